"""The questions of the book of numbers: what is counted for each, and the keys under which files keep it."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, Literal, get_args

from tutor.content.figures import Figure, FigureBook, KeyPart, capped, capped_numbers, split_by
from tutor.engine.cards import Card
from tutor.engine.zwickern import Rules, is_wild

ZwickernQuestion = Literal["cards", "jokers", "totals", "laying", "zwicks", "builds", "seats", "luck"]

ZWICKERN_QUESTIONS: Final[tuple[ZwickernQuestion, ...]] = get_args(ZwickernQuestion)
"""The questions, in the order in which a learner reads them."""

ZwickernPlayers = Literal["careful", "strong", "mixed"]

PartName = Literal[
    "card", "joker", "items", "total", "value", "held", "unseen", "place", "length", "dealt", "source", "way", "fate",
    "last", "series",
]  # fmt: skip

FIGURES: Final[Mapping[ZwickernQuestion, Mapping[str, Figure]]] = MappingProxyType(
    {
        "cards": {
            # What a card wins when it is played, with itself where it captures.
            "won": Figure("points", split_by("card")),
            "captures": Figure("chance", split_by("card")),
            "taken": Figure("cards", split_by("card")),
            # The lead of a side in the end over the others, for each card dealt to it.
            "lead": Figure("points", split_by("card")),
        },
        "jokers": {
            # All points of a game, by what decides them.
            "points": Figure("chance", (KeyPart("source", "share"),)),
            "won": Figure("chance", (KeyPart("joker", "split"), KeyPart("way", "share"))),
            "kept": Figure("chance", split_by("joker")),
        },
        "totals": {
            # After a play that leaves a group of several cards or builds adding up to a total.
            "taken": Figure("chance", (KeyPart("total", "apart"),)),
            "loss": Figure("points", (KeyPart("total", "apart"),)),
            # After a play that leaves anything, whatever it adds up to.
            "reply": Figure("chance", split_by("items")),
            "reply-loss": Figure("points", split_by("items")),
        },
        "laying": {
            "taken": Figure("chance", split_by("card", "items")),
            "loss": Figure("points", split_by("card", "items")),
            "held": Figure("chance", split_by("card", "held")),
        },
        "zwicks": {
            "turn": Figure("chance", split_by("items")),
            "after": Figure("chance", (KeyPart("length", "apart"),)),
            "series": Figure("chance", (KeyPart("series", "share"),)),
            "game": Figure("zwicks"),
        },
        "builds": {
            "end": Figure("chance", (KeyPart("value", "split"), KeyPart("fate", "share"))),
            "lost": Figure("chance", split_by("value", "unseen")),
            "partner": Figure("chance", (KeyPart("fate", "share"),)),
        },
        "seats": {
            "won": Figure("points", split_by("place")),
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
            "wins": Figure("chance", split_by("dealt")),
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
"""How a build ends: taken by its owner's side or by others, changed by others or by that side, or left."""

POINT_SOURCES: Final = ("jokers", "with", "without", "most")
"""What decides points: they are those of jokers themselves, or won in a capture with a joker, without one, or are for
the most cards."""

_MOST_ITEMS, _MOST_TOTAL, _MOST_HELD, _MOST_UNSEEN = 8, 30, 3, 8
_MOST_LENGTH, _MOST_DEALT = 3, 4


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


def _has_question(question: str, rules: Rules, players: str) -> bool:
    """Tell whether a question is asked: not that on jokers if there are none, and only that on luck if levels mix."""
    there = question in FIGURES and (question != "jokers" or bool(rules.jokers))
    return there and (question == "luck" or players != "mixed")


@cache
def part_values(name: str, rules: Rules, seats: int) -> tuple[str, ...]:
    """Return the values that a part of a key may have, without `ALL`."""
    match name:
        case "card":
            return tuple(dict.fromkeys(card_kinds(rules).values()))
        case "joker":
            return tuple(dict.fromkeys(kind for card, kind in card_kinds(rules).items() if card.suit is None))
        case "items":
            return capped_numbers(0, _MOST_ITEMS)
        case "total":
            return tuple(map(str, range(2, _MOST_TOTAL + 1)))
        case "value":
            return tuple(str(value) for value in range(rules.build_bits.bit_length()) if rules.build_bits >> value & 1)
        case "held":
            return capped_numbers(1, _MOST_HELD)
        case "unseen":
            return capped_numbers(0, _MOST_UNSEEN)
        case "place":
            return tuple(str(place) for place in range(1, seats + 1))
        case "length":
            return capped_numbers(1, _MOST_LENGTH)
        case "series":
            return capped_numbers(1, _MOST_LENGTH + 1)
        case "dealt":
            return capped_numbers(0, _MOST_DEALT)
        case "source":
            return POINT_SOURCES
        case "way":
            return WAYS
        case "fate":
            return FATES
        case "last":
            return (*(str(place) for place in range(1, seats + 1)), "nobody")
    raise ValueError(f"{name} is no part of a key")


ZWICKERN_BOOK: Final = FigureBook(FIGURES, get_args(ZwickernPlayers), part_values, _has_question)
"""The questions of Zwickern: in `mixed` games strong players have every second seat and careful ones those between."""
