"""In the course no one meets a word before it is explained, nor a button before its rule."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import NamedTuple

import pytest

from tutor.app.base.library import library
from tutor.catalogue.exercises import Lesson, Step
from tutor.coach.question_hints import question_hints
from tutor.coach.zwickern.puzzle.hints import find_all_hints, play_hints
from tutor.coach.zwickern.verdict.explanation import (
    happened,
    help_line,
    missed_lines,
    missed_notes,
    nudge,
    sentence,
)
from tutor.coach.zwickern.verdict.judge import judge
from tutor.content.files.glossary import terms_in
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal
from tutor.content.zwickern.plays import KIND_OF
from tutor.engine.zwickern import Reading, legal_plays
from tutor.text import Line, language, render

WORDS = language("en")
LIBRARY = library()

# The step whose text explains a term of the glossary. What is not named here is explained where it first occurs in the
# text of a step, or is no word of the table in the course, such as the verb "to match".
EXPLAINED = {
    "capture": "01-the-game-and-the-cards/a-first-catch",
    "won cards": "01-the-game-and-the-cards/a-first-catch",
    "hand": "01-the-game-and-the-cards/a-first-catch",
    "lay down": "01-the-game-and-the-cards/a-first-catch",
    "partner": "01-the-game-and-the-cards/partners-and-turns",
    "team": "01-the-game-and-the-cards/partners-and-turns",
    "joker": "01-the-game-and-the-cards/the-pack",
    "points of a card": "01-the-game-and-the-cards/what-cards-score",
    "group": "02-taking-cards/two-cards-that-add-up",
    "loose card": "02-taking-cards/two-valued-cards-on-the-table",
    "build": "02-taking-cards/a-build-counts-as-one",
    "card or build": "02-taking-cards/a-build-counts-as-one",
    "announce": "02-taking-cards/a-build-counts-as-one",
    "Zwick": "02-taking-cards/the-zwick",
    "dealer": "03-the-zwick/the-last-card",
    "last capture": "03-the-zwick/empty-but-no-zwick",
    "face card": "04-laying-a-card/a-loose-queen",
    "owner": "05-building/adding",
    "single-card build": "05-building/a-build-of-one-card",
    "promise": "06-what-a-builder-owes/@",
    "for your partner": "07-for-partner/@",
    "layout": "08-deals-and-the-end/the-picture",
    "deal": "08-deals-and-the-end/shuffle-and-cut",
    "shuffle": "08-deals-and-the-end/shuffle-and-cut",
    "cut": "08-deals-and-the-end/shuffle-and-cut",
    "most cards": "09-scoring/@",
    "target score": "09-scoring/playing-to-a-target",
    "build down": "11-christiansen/@",
}
# Subtracting has no term of its own. A sum such as 13 - 9 that explains a finished answer is arithmetic.
SUBTRACTING = re.compile(r"subtract|\bplus or minus\b|\bminus\b|\btaken? away\b", re.IGNORECASE)
MOST_PLAYS = 40
STEP = {f"{lesson.id}/{step.entry.slug}": (lesson, step) for lesson in LIBRARY.lessons for step in lesson.steps}
PLACES = list(STEP)


class Met(NamedTuple):
    """A text that a learner may meet at a step, and the kind of it."""

    place: int
    kind: str
    text: str


def place_of(name: str) -> int:
    """Return the number of a step of the course; `@` stands for the first one of its lesson."""
    lesson, _, slug = name.partition("/")
    if slug == "@":
        return next(number for number, one in enumerate(PLACES) if one.startswith(f"lessons/{lesson}/"))
    return PLACES.index(f"lessons/{name}")


def said(step: Step) -> Iterator[tuple[str, str]]:
    """Yield what a step says to a learner: its text, what it asks and offers, and its hints."""
    yield "title", step.entry.title
    yield "text", step.entry.text
    question = step.question
    if question is not None:
        yield "ask", render(WORDS, question.ask)
        yield from (("option", render(WORDS, option.label)) for option in question.options)
        rungs = question_hints(question)
    elif isinstance(step.goal, FindAllGoal):
        assert step.position is not None
        rungs = find_all_hints(step.position, step.goal, ())
    else:
        assert step.position is not None
        assert isinstance(step.goal, OnePlayGoal)
        rungs = play_hints(step.position, step.goal)
    yield from (("hint", render(WORDS, line)) for rung in rungs for line in rung)


def verdicts(lesson: Lesson, step: Step) -> Iterator[tuple[str, str]]:
    """Yield what is said of the plays that the board of a step offers and the rules allow."""
    if step.position is None or not isinstance(step.goal, OnePlayGoal):
        return
    offered = (play for play in legal_plays(step.position) if KIND_OF[type(play)] in lesson.entry.plays)
    for play in islice(offered, MOST_PLAYS):
        verdict = judge(step.position, Reading(play), step.goal)
        lines: list[Line | None] = [sentence(verdict), nudge(verdict), happened(verdict), help_line(verdict)]
        lines += [*missed_lines(verdict), *missed_notes(verdict, len(verdict.missed))]
        yield from (("verdict", render(WORDS, line)) for line in lines if line is not None)


@cache
def met() -> tuple[Met, ...]:
    """Return all that is said before the lessons about other tables, and once a step is done."""
    found = []
    for place, (_, step) in enumerate(STEP.values()):
        found += [Met(place, kind, text) for kind, text in said(step)]
        if step.entry.done:
            found.append(Met(place, "done", step.entry.done))
    return tuple(found)


@pytest.mark.parametrize("term", EXPLAINED)
def test_no_word_is_met_before_it_is_explained(term: str) -> None:
    explained = place_of(EXPLAINED[term])
    early = [
        (PLACES[one.place], one.kind, one.text)
        for one in met()
        if one.place < explained and any(found.term == term for found in terms_in(LIBRARY.glossary, one.text))
    ]
    assert early == []


def test_a_term_that_is_named_nowhere_is_first_met_in_a_text_that_can_explain_it() -> None:
    first: dict[str, Met] = {}
    for one in met():
        for term in terms_in(LIBRARY.glossary, one.text):
            first.setdefault(term.term, one)
    late = {name: (PLACES[one.place], one.kind) for name, one in first.items() if name not in EXPLAINED}
    assert {name: where for name, where in late.items() if where[1] not in ("title", "text")} == IN_ASKING


# The names of the other games are in the answers of the lesson about them, whose overview has named them.
IN_ASKING: Mapping[str, tuple[str, str]] = {
    "Zwicken": ("lessons/15-not-to-be-confused/fishing-or-tricks", "option"),
    "Zwikken": ("lessons/15-not-to-be-confused/fishing-or-tricks", "option"),
}


def test_nothing_is_subtracted_before_the_step_about_it() -> None:
    step = place_of("05-building/subtracting")
    assert [one for one in met() if one.place < step and SUBTRACTING.search(one.text)] == []


@pytest.mark.parametrize("number", range(place_of("02-taking-cards/the-zwick")))
def test_no_verdict_speaks_of_a_zwick_or_a_build_before_they_are_explained(number: int) -> None:
    lesson, step = STEP[PLACES[number]]
    early = {"Zwick", "promise", "owner"} | ({"build"} if number < place_of(EXPLAINED["build"]) else set())
    told = [text for _, text in verdicts(lesson, step)]
    assert [text for text in told for term in terms_in(LIBRARY.glossary, text) if term.term in early] == []


def test_no_button_comes_before_its_rule() -> None:
    """A lesson that lacks a button teaches before it, or needs it in no step."""
    rule = {"take": place_of("01-the-game-and-the-cards/a-first-catch")}
    rule["lay"] = place_of(EXPLAINED["lay down"])
    rule["build"] = place_of("05-building/adding")
    offered = {
        kind: min(number for number, name in enumerate(PLACES) if kind in STEP[name][0].entry.plays) for kind in rule
    }
    assert all(offered[kind] >= rule[kind] for kind in rule), offered
