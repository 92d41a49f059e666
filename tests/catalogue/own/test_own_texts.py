"""Texts of the course and puzzles name cards on the table, state every reading, and never name the learner's seat."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from operator import itemgetter
from typing import NamedTuple

import pytest

from tests.cases import of_all
from tutor.app.base.library import library
from tutor.catalogue.coverage import covered_beside, stated_in_book
from tutor.coach.kits import TRICK_KITS, TRICK_LABELS
from tutor.coach.zwickern.goals.kinds.find_all import captures_to_find
from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.words.plays import values_in_group
from tutor.content.yaml.entry import Entry
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal
from tutor.content.zwickern.questions import HowManyGoal
from tutor.engine.zwickern import Build, Capture, Item, Play, Position, split_of
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits

FIELDS = ("title", "text", "hint", "done", "remark")
SUM = re.compile(r"\d+(?: \+ \d+)+")
BUILD = re.compile(r"builds? of (\d+)(?! and \d+\.)(?: and (\d+)\b(?!\.))?")
NUMBERS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Exercise(NamedTuple):
    """A step or puzzle with a board."""

    id: str
    entry: Entry
    goal: object
    position: Position


@cache
def exercises() -> tuple[Exercise, ...]:
    """Every step and puzzle with a board."""
    steps = [(key, step.entry, step.goal, step.position) for key, step in library().steps.items()]
    steps += [(one.id, one.entry, one.goal, one.position) for one in library().puzzles]
    return tuple(Exercise(key, entry, goal, where) for key, entry, goal, where in steps if where is not None)


def texts(entry: Entry) -> Iterator[str]:
    """Yield the texts of an entry, each in one line."""
    yield from (" ".join(str(text).split()) for field in FIELDS if (text := getattr(entry, field, None)) is not None)


def right_plays(one: Exercise) -> tuple[Play, ...]:
    """Return the plays that solve an exercise."""
    if isinstance(one.goal, OnePlayGoal):
        return tuple(solutions(one.position, one.goal))
    return tuple(captures_to_find(one.position, one.goal)) if isinstance(one.goal, FindAllGoal) else ()


def groups(one: Exercise) -> set[tuple[tuple[Item, ...], int]]:
    """Return the groups that are drawn for the solutions of an exercise, with their value."""
    splits = [split_of(one.position.rules, play) for play in right_plays(one) if isinstance(play, Capture)]
    return {(group, split.value) for split in splits if split is not None for group in split.groups}


def counted_as(position: Position, group: tuple[Item, ...], value: int) -> set[tuple[int, ...]]:
    """Return all ways to count a group."""
    values = [from_bits(item_bits(position.rules, item)) for item in group]
    return {tuple(sorted(ways)) for ways in product(*values) if sum(ways) == value}


def test_a_sum_that_a_text_gives_is_the_one_that_is_drawn_or_shown_beside_it() -> None:
    seen = 0
    for one in exercises():
        drawn = [
            (
                counted_as(one.position, group, value),
                tuple(sorted(values_in_group(one.position.rules, group, value) or ())),
            )
            for group, value in groups(one)
            if len(group) <= 8
        ]
        for text in texts(one.entry):
            said = {tuple(sorted(map(int, found.split(" + ")))) for found in SUM.findall(text)}
            for ways, witness in drawn:
                if said & ways:
                    seen += 1
                    assert witness in said, (one.id, witness, said & ways)
    assert seen > 50


def test_a_build_that_a_text_names_is_on_the_table_or_made_here() -> None:
    seen = 0
    for one in exercises():
        known = {item.value for item in one.position.table}
        known |= {play.value for play in right_plays(one) if isinstance(play, Build)}
        stated = [*getattr(one.entry, "solutions", ()), *(getattr(one.goal, key, "") for key in ("play", "value"))]
        stated += [getattr(wrong, "play", "") for wrong in getattr(one.entry, "wrong", ())]
        known |= {int(number) for text in stated for number in re.findall(r"(?:= |^)(\d+)(?: |$)", str(text))}
        for text in texts(one.entry):
            for found in BUILD.findall(text):
                seen += 1
                assert {int(value) for value in found if value} <= known, (one.id, text)
    assert seen > 30


def test_the_number_of_captures_that_is_asked_for_is_not_a_number_in_the_text() -> None:
    """Who counts the ways of a sum that the text speaks of gets another number than who counts captures."""
    for one in exercises():
        if isinstance(one.goal, HowManyGoal):
            answer = int(one.goal.answer)
            words = re.findall(r"\w+", str(getattr(one.entry, "text", "")).casefold())
            assert NUMBERS[answer] not in words, one.id
            assert str(answer) not in words, one.id


# -- the trick-taking games ----------------------------------------------------

RANKS = {"ace": "A", "king": "K", "queen": "Q", "jack": "J"} | {str(rank): str(rank) for rank in range(2, 11)}
BARE = re.compile(
    r"\b(?P<by>[Tt]he|[Hh]is|[Hh]er|[Yy]our|\w+’s)(?: last| first)? (?P<rank>ace|king|queen|jack|10|[2-9])\b"
    r"(?! of\b| that\b|,? and (?:the )?(?:\w+) of\b| (?:chips?|tricks?|points?|cards?|stakes?)\b)"
)


def tricks_entries() -> list[tuple[str, Entry]]:
    """Return every step and puzzle of the trick-taking games."""
    steps = [(f"{lesson.id}/{step.entry.slug}", step.entry) for lesson in library().tricks for step in lesson.steps]
    return [*steps, *((one.id, one.entry) for one in library().trick_puzzles)]


def hands_of(entry: Entry) -> list[tuple[str, ...]]:
    """Return the hands that are written down for an exercise, and the cards on the table as one more."""
    position = getattr(entry, "position", None)
    goal = getattr(entry, "goal", None) or getattr(entry, "trick_goal", None)
    lies = [*(getattr(goal, "cards", None) or ()), getattr(goal, "turnup", None)]
    if position is None:
        return [tuple(card for card in lies if card)]
    lies += [*position.trick, position.turnup, *(getattr(position, "upcards", None) or ())]
    held = [tuple(position.hand or ()), *map(tuple, (position.hands or {}).values())]
    return [*held, tuple(card for card in lies if isinstance(card, str))]


@of_all(tricks_entries, name=itemgetter(0))
def test_a_card_is_named_so_that_only_one_can_be_meant(one: tuple[str, Entry]) -> None:
    """With a possessive it is one of a single hand; otherwise one of all cards that are to be seen."""
    _, entry = one
    hands = hands_of(entry)
    for text in texts(entry):
        if text == getattr(entry, "title", None):
            continue
        for found in BARE.finditer(text):
            same = [[card for card in hand if card.lstrip("~")[:-1] == RANKS[found["rank"]]] for hand in hands]
            if found["by"].casefold() == "the":
                assert sum(map(len, same)) < 2, text
            else:
                assert min((len(cards) for cards in same if cards), default=0) < 2, text


@pytest.mark.parametrize("game", TRICK_KITS)
def test_the_rule_book_states_every_reading(game: str) -> None:
    assert [one for one in TRICK_KITS[game].readings if one not in stated_in_book(library())] == []


@pytest.mark.parametrize("game", TRICK_KITS)
def test_a_step_shows_every_reading_of_which_a_machine_can_tell(game: str) -> None:
    found = {one.reading: one for one in covered_beside(library())[game]}
    assert [reading for reading in TRICK_KITS[game].labels if not found[reading].shows] == []


@pytest.mark.parametrize("game", TRICK_KITS)
def test_no_label_rests_on_the_authors_word(game: str) -> None:
    named = [one.reading for one in covered_beside(library())[game] if one.shows or one.counter]
    assert [reading for reading in named if reading not in TRICK_LABELS] == []


LIBRARY = library()


def names_its_own_seat(position: Position | None, *texts: str | None) -> bool:
    """Tell whether a text names the seat whose turn it is."""
    if position is None:
        return False
    name = re.compile(rf"\b{re.escape(position.seats[position.turn])}\b")
    return any(name.search(text) for text in texts if text is not None)


def test_no_step_names_the_learners_seat() -> None:
    every = [(lesson.id, step) for lesson in LIBRARY.lessons for step in lesson.steps]
    named = [
        f"{name}/{step.entry.slug}"
        for name, step in every
        if names_its_own_seat(step.position, step.entry.title, step.entry.text, step.entry.done)
    ]
    assert named == []


def test_no_puzzle_names_the_learners_seat() -> None:
    every = LIBRARY.puzzles
    assert [one.id for one in every if names_its_own_seat(one.position, one.entry.title, one.entry.remark)] == []


def test_no_board_of_the_rule_book_names_the_learners_seat() -> None:
    every = [rule for section in LIBRARY.sections for rule in section.rules]
    boards = [(rule.slug, one) for rule in every for one in rule.examples]
    assert [slug for slug, one in boards if names_its_own_seat(one.position, one.entry.text)] == []
