"""Every hint of every step and puzzle: it says something new, is true, and keeps something back."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from tutor.app.base.library import library
from tutor.coach.question import Question, Way
from tutor.coach.question_hints import RUNGS, Rungs, question_hints
from tutor.coach.zwickern.goals.kinds.find_all import captures_to_find
from tutor.coach.zwickern.goals.table import meets, solutions
from tutor.coach.zwickern.puzzle.hints import find_all_hints, play_hints
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.goals import BuildGoal, EverythingGoal, FindAllGoal, LayGoal, OnePlayGoal
from tutor.content.zwickern.questions import AnyGoal, PileGoal
from tutor.engine.cards import Card, read_card
from tutor.engine.zwickern import Build, Capture, Play, Position, legal_plays, split_of
from tutor.engine.zwickern.plays import cards_of
from tutor.text import Line, card_sign, language, render

WORDS = language("en")


class Hinted(NamedTuple):
    """An exercise with its hints."""

    id: str
    goal: AnyGoal
    position: Position | None
    question: Question | None
    rungs: Rungs


@cache
def hinted() -> tuple[Hinted, ...]:
    """Every step and puzzle."""
    steps = [
        (f"{one.id}#{step.entry.slug}", step.goal, step.position, step.question)
        for one in library().lessons
        for step in one.steps
    ]
    steps += [(puzzle.id, puzzle.goal, puzzle.position, None) for puzzle in library().puzzles]
    return tuple(Hinted(*step, hints_of(*step[1:])) for step in steps)


def hints_of(goal: AnyGoal, position: Position | None, question: Question | None) -> Rungs:
    """The hints of an exercise."""
    if question is not None:
        return question_hints(question)
    assert position is not None
    if isinstance(goal, FindAllGoal):
        return find_all_hints(position, goal, ())
    assert isinstance(goal, OnePlayGoal)
    return play_hints(position, goal)


def plays() -> Iterator[tuple[Hinted, Position, tuple[Play, ...]]]:
    """Yield the exercises that plays solve, each with its position and all of these plays."""
    for one in hinted():
        if one.position is not None and isinstance(one.goal, OnePlayGoal):
            yield one, one.position, solutions(one.position, one.goal)
        elif one.position is not None and isinstance(one.goal, FindAllGoal):
            yield one, one.position, tuple(captures_to_find(one.position, one.goal))


def told(rungs: Rungs) -> list[list[str]]:
    """Return the hints of each rung in words."""
    return [[render(WORDS, line) for line in rung] for rung in rungs]


def test_there_are_four_and_each_has_words_of_its_own() -> None:
    assert len(hinted()) > 400
    for one in hinted():
        texts = told(one.rungs)
        assert len(texts) == RUNGS, one.id
        assert all(rung and all(text.strip(" .:") for text in rung) for rung in texts), (one.id, texts)
        flat = [text for rung in texts for text in rung]
        assert len(set(flat)) == len(flat), (one.id, texts)


def test_no_hint_is_the_whole_solution() -> None:
    for one, position, right in plays():
        texts = told(one.rungs)
        whole = {render(WORDS, play_line(position, play)) for play in right}
        assert not whole & {text for rung in texts[:3] for text in rung}, (one.id, texts)


def test_what_is_called_a_part_is_one() -> None:
    found = 0
    for one, _, right in plays():
        captures = [play for play in right if isinstance(play, Capture)]
        for line in (line for rung in one.rungs[:3] for line in rung):
            if line.message not in ("hint-items", "hint-group"):
                continue
            found += 1
            text = render(WORDS, line)
            assert any(0 < named(text, play) < len(play.takes) for play in captures), (one.id, text)
            assert not any(named(text, play) == len(play.takes) for play in captures), (one.id, text)
    assert found > 150


def named(text: str, play: Capture) -> int:
    """Count the items of a capture that a text names."""
    return sum(all(card_sign(WORDS, card) in text for card in item.cards) for item in play.takes)


def says(rungs: Rungs, message: str) -> Iterator[Line]:
    """Return the hints with a message, except those of the last rung."""
    return (line for rung in rungs[:3] for line in rung if line.message == message)


def card(line: Line) -> Card:
    """The card of a hint."""
    found = line.values["card"]
    assert isinstance(found, Card)
    return found


def test_a_hint_does_not_say_again_what_the_task_says() -> None:
    for one, _, _ in plays():
        stated = getattr(one.goal, "card", None)
        if stated is not None:
            assert not list(says(one.rungs, "hint-card")), (one.id, told(one.rungs))
            assert not list(says(one.rungs, "hint-left-with")), (one.id, told(one.rungs))
        if isinstance(one.goal, BuildGoal) and one.goal.onto is not None:
            assert not list(says(one.rungs, "hint-onto")), (one.id, told(one.rungs))
        if isinstance(one.goal, LayGoal):
            assert not list(says(one.rungs, "hint-quiet")), (one.id, told(one.rungs))


def test_the_hints_of_a_play_are_true_of_one_of_its_solutions() -> None:
    tests = {
        "hint-card": lambda line, position, play: card(line) is play.card,
        "hint-one-item": lambda line, position, play: has_builds(position) and takes(play, 1),
        "hint-one-card": lambda line, position, play: not has_builds(position) and takes(play, 1),
        "hint-way": lambda line, position, play: has_builds(position) and takes(play, line.values["number"]),
        "hint-way-cards": lambda line, position, play: not has_builds(position) and takes(play, line.values["number"]),
        "hint-total-worth": lambda line, position, play: worth(position, play, line) and all_alone(position, play),
        "hint-worth": lambda line, position, play: worth(position, play, line) and all_alone(position, play),
        "hint-total": lambda line, position, play: worth(position, play, line) and not all_alone(position, play),
        "hint-total-of": lambda line, position, play: worth(position, play, line) and not all_alone(position, play),
        "hint-keep": lambda line, position, play: (
            isinstance(play, Build)
            and play.value in position.rules.hand_values[card(line)]
            and card(line) in position.hand
        ),
        "hint-more": lambda line, position, play: isinstance(play, Build) and play.value > (old(play) or 99),
        "hint-less": lambda line, position, play: isinstance(play, Build) and play.value < (old(play) or 0),
        "hint-same": lambda line, position, play: isinstance(play, Build) and play.value == old(play),
        "hint-quiet": lambda line, position, play: len(cards_of(play)) == 1,
    }

    def has_builds(position: Position) -> bool:
        return any(item.value is not None for item in position.table)

    def takes(play: Play, number: object) -> bool:
        return isinstance(play, Capture) and len(play.takes) == number

    def worth(position: Position, play: Play, line: Line) -> bool:
        split = split_of(position.rules, play) if isinstance(play, Capture) else None
        return split is not None and split.value == line.values["value"]

    def all_alone(position: Position, play: Play) -> bool:
        split = split_of(position.rules, play) if isinstance(play, Capture) else None
        return split is not None and all(len(group) == 1 for group in split.groups)

    def old(play: Build) -> int | None:
        onto = play.onto
        assert onto is not None
        # Hints of this kind are not given about cards with two values.
        return onto.value or int(onto.cards[0].code.strip("XSHDC"))

    seen = set()
    for one, position, right in plays():
        # For some goals only the largest captures are among the solutions.
        every = [*right, *(play for play in legal_plays(position) if reaches(position, one, play))][:2000]
        for rung in one.rungs[:3]:
            for line in rung:
                test = tests.get(line.message)
                if test is not None:
                    seen.add(line.message)
                    assert any(test(line, position, play) for play in every), (one.id, told(one.rungs))
    assert seen == set(tests)


def reaches(position: Position, one: Hinted, play: Play) -> bool:
    """Tell whether a legal play solves a small exercise."""
    return (
        len(position.table) < 8
        and isinstance(one.goal, OnePlayGoal)
        and one.goal.kind not in ("zwick-in-two", "win-most")
        and meets(position, play, one.goal)
    )


def test_no_one_is_told_to_add_zwicks_or_most_cards_where_there_are_none() -> None:
    piles = [(one.goal, told(one.rungs)[0][0]) for one in hinted() if isinstance(one.goal, PileGoal)]
    assert len({goal.zwicks > 0 for goal, _ in piles}) == 2
    for goal, look in piles:
        assert ("Zwicks" in look) == (goal.zwicks > 0), look
        assert ("for the most cards" in look) == goal.most_cards, look


@pytest.mark.parametrize("way", [Way.ONE, Way.SEVERAL])
def test_the_hints_of_a_question_leave_its_answer_to_be_found(way: Way) -> None:
    asked = [one for one in hinted() if one.question is not None and one.question.way is way]
    assert len(asked) > 30
    for one in asked:
        assert one.question is not None
        right = {render(WORDS, one.question.option(name).label) for name in one.question.right}
        options = {render(WORDS, option.label) for option in one.question.options}
        texts = [text for rung in told(one.rungs[:3]) for text in rung]
        shown = {label for label in right if f"This is right: {label}" in texts}
        gone = {label for label in options if f"It isn’t this: {label}" in texts}
        assert not gone & right, (one.id, texts)
        assert not right or shown < right, (one.id, texts)
        if way is Way.ONE:
            assert len(options - gone) > 1, (one.id, texts)
        assert right or gone < options, (one.id, texts)


def test_a_card_that_is_asked_about_takes_what_is_said() -> None:
    for one, _, right in plays():
        if isinstance(one.goal, EverythingGoal):
            asked = read_card(one.goal.card)
            assert all(play.card is asked for play in right), one.id
