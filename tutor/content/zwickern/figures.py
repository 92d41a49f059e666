"""The questions of the book of numbers: what is counted for each, and the keys under which files keep it."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, get_args

from tutor.engine.cards import Card
from tutor.engine.zwickern import Rules, is_wild

NumbersQuestion = Literal["cards", "jokers", "totals", "laying", "zwicks", "builds", "seats", "luck"]

NUMBERS_QUESTIONS: Final[tuple[NumbersQuestion, ...]] = get_args(NumbersQuestion)
"""The questions, in the order in which a learner reads them."""

NumbersPlayers = Literal["careful", "strong", "mixed"]

NUMBERS_PLAYERS: Final[tuple[NumbersPlayers, ...]] = get_args(NumbersPlayers)
"""The bots whose games are counted: all of one level, or strong ones on every second seat and careful ones between."""

ALL: Final = "all"
"""Stands in a key for every value of one part of it."""

Unit = Literal["chance", "points", "cards", "zwicks"]
PartName = Literal[
    "card", "joker", "items", "total", "value", "held", "unseen", "place", "length", "dealt", "source", "way", "fate",
    "last", "series",
]  # fmt: skip
Manner = Literal["split", "share", "apart"]
"""How the cells of one part go together.

Each try falls under one value of a part that is `split`, and those of all values add up to `ALL`. Each try is counted
under every value of a part that is `share`, of which one gets the hit, or for points each hit goes to one of them.
Values of a part that is `apart` overlap or stand by themselves.
"""


class KeyPart(NamedTuple):
    """One part of a key."""

    name: PartName
    manner: Manner


class Figure(NamedTuple):
    """One thing that is counted, under a name and the parts of its key.

    In no game are there more hits than tries of a `chance`. The other units are means, which may be less than 0.
    """

    unit: Unit
    parts: tuple[KeyPart, ...] = ()


def _split(*names: PartName) -> tuple[KeyPart, ...]:
    return tuple(KeyPart(name, "split") for name in names)


FIGURES: Final[Mapping[NumbersQuestion, Mapping[str, Figure]]] = MappingProxyType(
    {
        "cards": {
            # What a card wins when it is played, with itself where it captures.
            "won": Figure("points", _split("card")),
            "captures": Figure("chance", _split("card")),
            "taken": Figure("cards", _split("card")),
            # The lead of a side in the end over the others, for each card dealt to it.
            "lead": Figure("points", _split("card")),
        },
        "jokers": {
            # All points of a game, by what decides them.
            "points": Figure("chance", (KeyPart("source", "share"),)),
            "won": Figure("chance", (KeyPart("joker", "split"), KeyPart("way", "share"))),
            "kept": Figure("chance", _split("joker")),
        },
        "totals": {
            # After a group of several cards or builds is left that adds up to a total.
            "taken": Figure("chance", (KeyPart("total", "apart"),)),
            "loss": Figure("points", (KeyPart("total", "apart"),)),
            # After anything is left, whatever it adds up to.
            "reply": Figure("chance", _split("items")),
            "reply-loss": Figure("points", _split("items")),
        },
        "laying": {
            "taken": Figure("chance", _split("card", "items")),
            "loss": Figure("points", _split("card", "items")),
            "held": Figure("chance", _split("card", "held")),
        },
        "zwicks": {
            "turn": Figure("chance", _split("items")),
            "after": Figure("chance", (KeyPart("length", "apart"),)),
            "series": Figure("chance", (KeyPart("series", "share"),)),
            "game": Figure("zwicks"),
        },
        "builds": {
            "end": Figure("chance", (KeyPart("value", "split"), KeyPart("fate", "share"))),
            "lost": Figure("chance", _split("value", "unseen")),
            "partner": Figure("chance", (KeyPart("fate", "share"),)),
        },
        "seats": {
            "won": Figure("points", _split("place")),
            "lead": Figure("points", (KeyPart("place", "apart"),)),
            "wins": Figure("chance", (KeyPart("place", "apart"),)),
            "draw": Figure("chance"),
            "last": Figure("chance", (KeyPart("last", "share"),)),
            "left": Figure("points"),
            "left-cards": Figure("cards"),
            "left-decides": Figure("chance"),
            "most-tied": Figure("chance"),
            "most-decides": Figure("chance"),
        },
        "luck": {
            # The lead of the side that begins; its spread is the luck of a game.
            "lead": Figure("points"),
            # How far the best side is ahead of the next.
            "margin": Figure("points"),
            "wins": Figure("chance", _split("dealt")),
            # The lead of strong players over careful ones, where both play.
            "edge": Figure("points"),
        },
    }
)
"""What is counted for each question, by the names with which keys begin."""

WAYS: Final = ("hand-build", "hand-group", "hand-single", "built-down", "built-else", "loose", "left", "nobody")
"""How a joker is won: played from the hand to take a build among others, several loose cards, or one; taken inside a
build that was made of it below its value, or another; taken loose; left for the last capture, or won by no player."""

FATES: Final = ("own", "others", "changed", "changed-own", "left")
"""How a build ends: taken by its owner's side or by others, changed by others or by the own side, or left."""

POINT_SOURCES: Final = ("jokers", "with", "without", "most")
"""What decides points: they are those of jokers themselves, or won in a capture with a joker, without one, or are for
the most cards."""

_MOST_ITEMS, _MOST_TOTAL, _MOST_HELD, _MOST_UNSEEN = 8, 30, 3, 8
_MOST_LENGTH, _MOST_DEALT = 3, 4


def capped(number: int, most: int) -> str:
    """Return a number as a part of a key, in which one value stands for the greatest and all above.

    >>> capped(2, 3), capped(3, 3), capped(7, 3)
    ('2', '3+', '3+')
    """
    return str(number) if number < most else f"{most}+"


def items_part(number: int) -> str:
    """Return a number of cards and builds on the table as a part of a key."""
    return capped(number, _MOST_ITEMS)


def held_part(number: int) -> str:
    """Return how many cards of a rank a player holds as a part of a key."""
    return capped(number, _MOST_HELD)


def unseen_part(number: int) -> str:
    """Return a number of unseen cards that fit as a part of a key."""
    return capped(number, _MOST_UNSEEN)


def length_part(number: int) -> str:
    """Return the length of a series of Zwicks as a part of a key."""
    return capped(number, _MOST_LENGTH)


def series_part(number: int) -> str:
    """Return the length of a series of Zwicks that is over as a part of a key."""
    return capped(number, _MOST_LENGTH + 1)


def dealt_part(number: int) -> str:
    """Return how many jokers a side is dealt as a part of a key."""
    return capped(number, _MOST_DEALT)


@cache
def card_kinds(rules: Rules) -> Mapping[Card, str]:
    """Return the kind of each card: its rank, or its own code where it scores and not all cards of its rank do.

    >>> from tutor.engine.zwickern import VARIANTS
    >>> list(dict.fromkeys(card_kinds(VARIANTS["jensen"]).values()))
    ['A', '2S', '3', '4', '5', '6', '7', '8', '9', '10S', 'J', 'Q', 'K', '2', '10', '10D', 'X15', 'X20', 'X25']
    """
    alike: dict[str, set[int]] = {}
    for card in rules.pack:
        alike.setdefault(card.rank, set()).add(rules.card_points[card])
    return MappingProxyType({card: _card_kind(rules, card, len(alike[card.rank]) == 1) for card in rules.pack})


def _card_kind(rules: Rules, card: Card, alike: bool) -> str:
    if is_wild(rules, card):
        return "joker"
    return card.rank if alike or not rules.card_points[card] else card.code


def has_question(question: NumbersQuestion, rules: Rules, players: NumbersPlayers) -> bool:
    """Tell whether a question is asked: not that of jokers where there are none, only that of luck if levels mix."""
    return (question != "jokers" or bool(rules.jokers)) and (question == "luck" or players != "mixed")


@cache
def part_values(name: PartName, rules: Rules, seats: int) -> tuple[str, ...]:
    """Return the values that a part of a key may have, without `ALL`."""
    match name:
        case "card":
            return tuple(dict.fromkeys(card_kinds(rules).values()))
        case "joker":
            return tuple(dict.fromkeys(kind for card, kind in card_kinds(rules).items() if card.suit is None))
        case "items":
            return _numbers(0, _MOST_ITEMS)
        case "total":
            return tuple(map(str, range(2, _MOST_TOTAL + 1)))
        case "value":
            return tuple(str(value) for value in range(rules.build_bits.bit_length()) if rules.build_bits >> value & 1)
        case "held":
            return _numbers(1, _MOST_HELD)
        case "unseen":
            return _numbers(0, _MOST_UNSEEN)
        case "place":
            return tuple(str(place) for place in range(1, seats + 1))
        case "length":
            return _numbers(1, _MOST_LENGTH)
        case "series":
            return _numbers(1, _MOST_LENGTH + 1)
        case "dealt":
            return _numbers(0, _MOST_DEALT)
        case "source":
            return POINT_SOURCES
        case "way":
            return WAYS
        case "fate":
            return FATES
        case "last":
            return (*(str(place) for place in range(1, seats + 1)), "nobody")


def _numbers(least: int, most: int) -> tuple[str, ...]:
    return tuple(capped(number, most) for number in range(least, most + 1))


def cell_key(name: str, *parts: str) -> str:
    """Return the key of a cell.

    >>> cell_key("taken", "9", "3")
    'taken/9/3'
    """
    return "/".join((name, *parts))


@cache
def cell_keys(question: NumbersQuestion, rules: Rules, seats: int) -> Mapping[str, Figure]:
    """Return every key that a question may have in a variant, in order, with its figure."""
    found: dict[str, Figure] = {}
    for name, figure in FIGURES[question].items():
        choices = [
            (*part_values(part.name, rules, seats), *((ALL,) if part.manner == "split" else ()))
            for part in figure.parts
        ]
        found.update((cell_key(name, *parts), figure) for parts in product(*choices))
    return MappingProxyType(found)


def sums_that_add_up(
    question: NumbersQuestion, rules: Rules, seats: int
) -> Iterator[tuple[Manner, str, tuple[str, ...]]]:
    """Yield what has to add up: a whole and its parts for what is split; a key and all that share its tries."""
    for name, figure in FIGURES[question].items():
        for place, part in enumerate(figure.parts):
            if part.manner == "apart":
                continue
            others = [
                (*part_values(one.name, rules, seats), *((ALL,) if one.manner == "split" else ()))
                for at, one in enumerate(figure.parts)
                if at != place
            ]
            for rest in product(*others):
                keys = tuple(
                    cell_key(name, *rest[:place], value, *rest[place:])
                    for value in part_values(part.name, rules, seats)
                )
                whole = cell_key(name, *rest[:place], ALL, *rest[place:]) if part.manner == "split" else keys[0]
                yield part.manner, whole, keys
