"""One figure of each question counted again, slowly, from the notation of the plays and nothing else of the engine."""

import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, product

import pytest

from tests.lab.numbers.planted import counted
from tutor.engine.zwickern import VARIANTS, write_play
from tutor.lab.numbers.games import WholeGame, game_of_seed

POINTS = {"X15": 5, "X20": 6, "X25": 7, "10D": 3, "10S": 1, "2S": 1, "AS": 1, "AH": 1, "AD": 1, "AC": 1}
COURTS = {"A": (1, 11), "J": (2, 12), "Q": (3, 13), "K": (4, 14)}
SEEDS = (0, 1, 2)


@dataclass
class Lying:
    """A card or build on the table: its cards, the first of which is its name, and its announced value."""

    cards: list[str]
    value: int | None = None
    made: int = -1


@dataclass
class Turn:
    """A play as it is written, with the table before it and what it takes."""

    seat: int
    card: str
    kind: str
    before: list[Lying]
    taken: list[Lying] = field(default_factory=list)
    clears: bool = False

    @property
    def won(self) -> list[str]:
        """The cards that the play wins."""
        return [self.card, *(card for one in self.taken for card in one.cards)] if self.taken else []

    @property
    def points(self) -> int:
        """The points that the play wins."""
        return sum(POINTS.get(card, 0) for card in self.won) + self.clears


@dataclass
class Told:
    """A game as its plays show it; `ends` says of the play that made a build what became of it."""

    turns: list[Turn]
    left: list[Lying]
    ends: dict[int, str]


@cache
def told(seed: int) -> tuple[WholeGame, Told]:
    """Play a game of Jensen's with four players, and recount it from its notation: a deal ends with a whole round."""
    game = game_of_seed(VARIANTS["jensen"], 4, seed, "careful")
    table = [Lying([item.cards[0].code]) for item in game.moves[0].before.table]
    turns: list[Turn] = []
    owners: dict[int, int] = {}
    ends: dict[int, str] = {}
    for number, move in enumerate(game.moves):
        seat = (game.dealer + 1 + number) % 4
        card, sign, rest = re.fullmatch(r"(\w+)(?: (x|on|=) (.*))?", write_play(move.before, move.play)).groups()
        turn = Turn(seat, card, {None: "lay", "x": "take"}.get(sign, "build"), list(table))
        if sign == "x":
            names = re.split(r"[+ ]", rest)
            turn.taken = [one for one in table if one.cards[0] in names]
            assert len(turn.taken) == len(names)
            table = [one for one in table if one not in turn.taken]
            turn.clears = not table
            for one in turn.taken:
                if one.made >= 0:
                    ends[one.made] = "own" if owners[one.made] % 2 == seat % 2 else "others"
        elif sign is None:
            table = [*table, Lying([card])]
        else:
            onto, value, partner = re.fullmatch(r"(?:(\w+) = )?(\d+)( for \w+)?", rest).groups()
            below = next((one for one in table if one.cards[0] == onto), Lying([]))
            if below.made >= 0:
                ends[below.made] = "changed-own" if owners[below.made] % 2 == seat % 2 else "changed"
            owners[number] = (seat + 2) % 4 if partner else seat
            table = [one for one in table if one is not below]
            table = [*table, Lying([*below.cards, card], int(value), number)]
        turns.append(turn)
    ends.update((one.made, "left") for one in table if one.made >= 0)
    return game, Told(turns, table, ends)


def rank(card: str) -> str:
    """The rank of a card."""
    return card if card.startswith("X") else card[:-1]


def kind(card: str) -> str:
    """The kind of a card: those with points of their own are kinds by themselves."""
    return card if card in ("10D", "10S", "2S") else rank(card)


def values(one: Lying) -> tuple[int, ...]:
    """The values of a card or build on the table."""
    if one.value is not None:
        return (one.value,)
    name = rank(one.cards[0])
    return COURTS.get(name) or (int(name.removeprefix("X")),)


def split(items: list[Lying], value: int) -> list[list[Lying]] | None:
    """One way to sort cards and builds into groups of a value, None if there is none."""
    if not items:
        return []
    first, *others = items
    for number in range(len(others) + 1):
        for more in combinations(others, number):
            if any(sum(chosen) == value for chosen in product(*map(values, (first, *more)))):
                rest = split([one for one in others if one not in more], value)
                if rest is not None:
                    return [[first, *more], *rest]
    return None


def winner(points: Counter[int]) -> int | None:
    """The side that is ahead."""
    return None if points[0] == points[1] else int(points[1] > points[0])


@pytest.mark.parametrize("seed", SEEDS)
def test_the_points_that_cards_win(seed: int) -> None:
    game, story = told(seed)
    hits, tries = Counter[str](), Counter[str]()
    for turn in story.turns:
        tries[kind(turn.card)] += 1
        hits[kind(turn.card)] += turn.points
    found = counted("cards", game)
    assert {key: found[f"won/{key}"] for key in tries} == {key: (hits[key], tries[key]) for key in tries}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_jokers_left_and_taken_with_builds(seed: int) -> None:
    game, story = told(seed)
    found = counted("jokers", game)
    left = sum(card.startswith("X") for one in story.left for card in one.cards)
    taking = [turn for turn in story.turns if turn.taken and turn.card.startswith("X")]
    with_build = sum(any(one.value is not None for one in turn.taken) for turn in taking)
    assert found["won/all/left"] == (left, 3)
    assert found["won/all/hand-build"] == (with_build, 3)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_totals_that_are_left(seed: int) -> None:
    game, story = told(seed)
    tries, replies, taken = Counter[int](), Counter[int](), Counter[int]()
    for turn in story.turns[1:]:
        totals = {
            sum(chosen)
            for number in range(2, len(turn.before) + 1)
            for group in combinations(turn.before, number)
            for chosen in product(*map(values, group))
        }
        tries.update(total for total in totals if total <= 30)
        replies[len(turn.before)] += turn.kind == "take"
        ways = ((value, split(turn.taken, value)) for value in values(Lying([turn.card])))
        value, groups = next(((value, way) for value, way in ways if way is not None), (0, []))
        if any(len(group) > 1 for group in groups):
            taken[value] += 1
    found = counted("totals", game)
    assert {total: found[f"taken/{total}"][1] for total in tries} == tries
    assert {total: found[f"taken/{total}"][0] for total in tries if taken[total]} == taken
    assert taken.total() > 0
    assert {size: found[f"reply/{size}"][0] for size in replies if size < 8} == replies


@pytest.mark.parametrize("seed", SEEDS)
def test_what_becomes_of_cards_that_are_laid(seed: int) -> None:
    game, story = told(seed)
    hits, tries = Counter[str](), Counter[str]()
    for turn, after in zip(story.turns, story.turns[1:], strict=False):
        if turn.kind == "lay":
            key = f"taken/{kind(turn.card)}/{len(turn.before)}"
            tries[key] += 1
            hits[key] += any(one.cards == [turn.card] for one in after.taken)
    found = counted("laying", game)
    own = {key: counts for key, counts in found.items() if key.startswith("taken/") and "/all" not in key}
    assert own == {key: (hits[key], tries[key]) for key in tries}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_zwicks_and_their_series(seed: int) -> None:
    game, story = told(seed)
    found = counted("zwicks", game)
    signs = "".join("z" if turn.clears else "." for turn in story.turns)
    lengths = Counter[int]()
    for first in range(2):
        # Only plays with the same player or partner can follow each other.
        lengths.update(map(len, re.findall("z+", signs[first::2])))
    assert found["game"] == (signs.count("z"), 1)
    assert found.get("series/1", (0, 0)) == (lengths[1], lengths.total())
    alone = [turn for turn in story.turns if len(turn.before) == 1]
    assert found["turn/1"] == (sum(turn.clears for turn in alone), len(alone))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_becomes_of_builds(seed: int) -> None:
    game, story = told(seed)
    found, ends = counted("builds", game), Counter(story.ends.values())
    assert {end: found[f"end/all/{end}"][0] for end in ends} == ends
    assert found["end/all/own"][1] == sum(turn.kind == "build" for turn in story.turns) == ends.total()


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_capture_and_what_places_win(seed: int) -> None:
    game, story = told(seed)
    found, won = counted("seats", game), Counter[int]()
    for turn in story.turns:
        won[turn.seat] += turn.points
    last = [turn.seat for turn in story.turns if turn.taken][-1]
    left = sum(POINTS.get(card, 0) for one in story.left for card in one.cards)
    won[last] += left
    assert found["left"] == (left, 1)
    for place in range(1, 5):
        seat = (game.dealer + place) % 4
        assert found[f"won/{place}"] == (won[seat], 1)
        assert found[f"last/{place}"] == (seat == last, 1)


# The most cards decide the second of these games, and the last capture the third.
@pytest.mark.parametrize("seed", [0, 6, 10])
def test_by_how_much_a_game_is_won_and_what_decides_it(seed: int) -> None:
    game, story = told(seed)
    points, cards = Counter[int](), Counter[int]()
    for turn in story.turns:
        points[turn.seat % 2] += turn.points
        cards[turn.seat % 2] += len(turn.won)
    last = [turn.seat % 2 for turn in story.turns if turn.taken][-1]
    left = [card for one in story.left for card in one.cards]
    points[last] += sum(POINTS.get(card, 0) for card in left)
    cards[last] += len(left)
    seats, without = counted("seats", game), Counter(points)
    # There are 55 cards, so one side has the most.
    points[cards[1] > cards[0]] += 3
    assert seats["most-decides"] == (winner(points) != winner(without), 1)
    without = Counter(points)
    without[last] -= sum(POINTS.get(card, 0) for card in left)
    assert seats["left-decides"] == (winner(points) != winner(without), 1)
    first = (game.dealer + 1) % 2
    found = counted("luck", game)
    assert found["lead"] == (points[first] - points[1 - first], 1)
    assert found["margin"] == (abs(points[0] - points[1]), 1)
