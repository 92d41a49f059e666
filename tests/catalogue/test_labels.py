"""Labels of exercises are proven: a true one is accepted, and a wrong reading in its place is refused."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from tutor.app.base.library import library
from tutor.cli import terminal
from tutor.coach.zwickern.labels import proofs
from tutor.coach.zwickern.labels.proofs import AUTHORS_WORD, LABEL_KEYS, READING_PROOFS, LabelKey, label_holds
from tutor.coach.zwickern.labels.subject import Subject, subject
from tutor.coach.zwickern.questions.table import ask
from tutor.coach.zwickern.rules.readings import READINGS
from tutor.content.files.load import load_positions
from tutor.content.files.models import StepEntry
from tutor.content.zwickern.goals import PlayGoal
from tutor.engine.zwickern import VARIANTS, Position


class Label(NamedTuple):
    """A label of the course, with the matter of its step and all labels of that step."""

    step: str
    key: LabelKey
    reading: str
    about: Subject
    besides: tuple[str, ...]


@cache
def course() -> tuple[Label, ...]:
    """Return every label of the lessons."""
    return tuple(_labels())


def _labels() -> Iterator[Label]:
    content = library()
    for lesson in content.lessons:
        for step in lesson.steps:
            entry = step.entry
            wrong = tuple(one.play for one in entry.wrong)
            about = subject(entry.goal, step.position, step.question, content.variants, wrong)
            for key in LABEL_KEYS:
                for reading in getattr(entry, key):
                    yield Label(entry.slug, key, reading, about, (*entry.shows, *entry.counter))


def swaps() -> Iterator[tuple[Label, str]]:
    """Yield every label with each reading that its step does not name."""
    for label in course():
        yield from ((label, other) for other in READING_PROOFS if other not in label.besides)


def test_every_reading_has_a_proof_or_is_the_authors_word() -> None:
    assert sorted((*READING_PROOFS, *AUTHORS_WORD)) == sorted(READINGS)


@pytest.mark.parametrize("key", LABEL_KEYS)
@pytest.mark.parametrize("reading", READING_PROOFS)
def test_every_reading_is_accepted_somewhere_in_the_course_and_refused_elsewhere(reading: str, key: LabelKey) -> None:
    named = [label for label in course() if label.key == key and label.reading == reading]
    assert named
    assert all(label_holds(label.about, key, reading) for label in named)
    refused = [label for label, other in swaps() if other == reading and not label_holds(label.about, key, reading)]
    assert len(refused) > len(named)


def test_a_label_changed_for_another_reading_is_refused_nearly_always() -> None:
    told: Counter[bool] = Counter(label_holds(label.about, label.key, other) for label, other in swaps())
    share = told[False] / told.total()
    assert told.total() > 5000
    assert share > 0.97


def test_a_label_that_shows_changed_for_one_that_counters_is_refused_nearly_always() -> None:
    told = [
        label_holds(label.about, "counter" if label.key == "shows" else "shows", label.reading) for label in course()
    ]
    assert told.count(False) / len(told) > 0.85


PARTNERS = "{variant: jensen, seats: [N, E, S, W], turn: S, hands: {S: [%s]}, table: [%s]%s}"
BUILT = "{cards: [5C, 4D], value: 9, owner: %s}"


def told(hand: str, table: str, goal: dict[str, object], *wrong: str, more: str = "") -> Subject:
    """Return the matter of a short exercise, given by its hand, table, goal and wrong plays."""
    text = PARTNERS % (hand, table, more)
    entry = StepEntry.model_validate({"slug": "x", "title": "x", "text": "x", "goal": goal})
    (there,) = load_positions("board", text, VARIANTS)
    assert isinstance(there, Position)
    asked = None if isinstance(entry.goal, PlayGoal) else ask(entry.goal, there, VARIANTS)
    return subject(entry.goal, there, asked, VARIANTS, wrong)


MOST: dict[str, object] = {"kind": "most-cards"}
PROMISE: dict[str, object] = {"kind": "promise"}
BUILD: dict[str, object] = {"kind": "build"}


class TestNearMisses:
    """Pairs of boards that differ little: on the first the label holds, on the second it does not."""

    @pytest.mark.parametrize(
        ("label", "holding", "failing"),
        [
            # The jack as 12 and as 2 at once, and a jack that has nothing to take as 2.
            (("shows", "1"), told("JS, 6D", "8D, 4S, 9H, 3C, 2C", MOST), told("JS, 6D", "8D, 4S, 9H, 3C, 5C", MOST)),
            # One queen counts 3 beside a queen of 13; without the 8 and 2 both are 13.
            (("counter", "1"), told("QC, 9H", "QS, QH, 8D, 2C", MOST), told("QC, 9H", "QS, QH, 8D, 4C", MOST)),
            (("shows", "2"), told("3S, 9C", "QH, 6S", MOST), told("6C, 10C", "QH, 6S", MOST)),
            (
                ("counter", "2"),
                told("3H", "KC, {cards: [QD], value: 13, owner: W}", {"kind": "lay"}, "3H x QD"),
                told("5H", "KC, {cards: [QD], value: 13, owner: W}", {"kind": "lay"}, "5H x QD"),
            ),
            (("shows", "3"), told("8D", "8H, 5C, 3D", MOST), told("8D", "5C, 3D, 9C", MOST)),
            (("counter", "3"), told("10S", "5H, 8S, 3D, 2C", MOST), told("10S", "5H, 8S, 3D, 4C", MOST)),
            (("shows", "4"), told("10S, 6D", f"{BUILT % 'W'}, AS", MOST), told("10S, 6D", "9S, AS", MOST)),
            (
                ("shows", "5"),
                told("6D", "10H, 4C, 6S", MOST, "6D x 10H+4C"),
                told("6D", "10H, 3C, 6S", MOST, "6D x 10H+3C"),
            ),
            (
                ("counter", "5"),
                told("6D", "{cards: [10H, 4C], value: 6, owner: E}, KD", MOST),
                told("6D", "{cards: [2H, 4C], value: 6, owner: E}, KD", MOST),
            ),
            (
                ("shows", "6"),
                told("3S, 8D", "5H, 9C", BUILD, "3S on 9C = 12"),
                told("3S, 8D", "5H", BUILD | {"card": "3S", "value": 8}, "8D on 5H = 12"),
            ),
            (("shows", "7"), told("3S, 8D", "5H, 9C", BUILD), told("8S, 8D", "10C, KC", BUILD)),
            (
                ("counter", "7"),
                told("10C, 4S", "6D", BUILD, "10C on 6D = 4"),
                told("10C, 4S", "6D", BUILD, "10C on 6D = 16"),
            ),
            (("shows", "8"), told("7S, 7D", "7H", BUILD), told("7S, 7D, KC", "7H", BUILD | {"value": 14})),
            (
                ("shows", "9"),
                told("6S, 8C", "JD", BUILD | {"card": "6S", "onto": "JD"}),
                told("6S, 8C", "2D", BUILD | {"card": "6S", "onto": "2D"}),
            ),
            (("shows", "10"), told("8S, 8D", "10C", BUILD), told("8S, 2D", "10C", BUILD | {"onto": "10C"})),
            (("shows", "11"), told("2S, AC", BUILT % "E", BUILD | {"onto": "5C"}), told("2S, AC", "9C", BUILD)),
            (
                ("shows", "11"),
                told("2S, AD", BUILT % "S", BUILD | {"onto": "5C"}),
                told("2S, AD, 9H", BUILT % "S", BUILD | {"onto": "5C"}),
            ),
            (("shows", "12"), told("9S, 6H", BUILT % "S", PROMISE), told("9S, 6H", BUILT % "E", PROMISE)),
            (("counter", "12"), told("9S, 6H", BUILT % "N", PROMISE), told("9S, 6H", "9C", PROMISE)),
            (
                ("shows", "14"),
                told("4S, 8D", "9C", BUILD | {"for": "N"}, more=", announced: {N: [13]}"),
                told("4S, KD", "10C", BUILD, "4S on 10C = 14 for N"),
            ),
            (
                ("counter", "14"),
                told("4S, KD", "10C", BUILD, "4S on 10C = 14 for N"),
                told("4S, KD", "10C", BUILD, "4S on 10C = 6"),
            ),
            (
                ("shows", "15"),
                told("5S, 5D", "", {"kind": "lay"}, "5S = 5"),
                told("5S, 6D", "", {"kind": "lay"}, "5S = 5"),
            ),
            (("counter", "15"), told("5S, 5D", "2C", BUILD), told("5S, 5D", "2C, 9H", BUILD)),
            (("shows", "16"), told("9S, 6D", "6H, 3C, 9D", {"kind": "zwick"}), told("9S, 6D", "6H, 3C, 9D", MOST)),
            (("shows", "19"), told("KS", "QS, AD", {"kind": "how-many"}), told("KS", "10S, 4D", {"kind": "how-many"})),
        ],
        ids=lambda value: "-".join(value) if isinstance(value, tuple) else "",
    )
    def test_what_differs_little_is_told_apart(
        self, label: tuple[LabelKey, str], holding: Subject, failing: Subject
    ) -> None:
        key, reading = label
        assert label_holds(holding, key, reading)
        assert not label_holds(failing, key, reading)


def test_a_reading_that_no_machine_can_tell_is_taken_as_the_author_states_it(monkeypatch: pytest.MonkeyPatch) -> None:
    about = told("9S, 6D", "6H, 3C, 9D", MOST)
    assert not label_holds(about, "shows", "16")
    monkeypatch.setattr(proofs, "AUTHORS_WORD", ("16",))
    assert label_holds(about, "shows", "16")


def test_coverage_lists_what_is_only_the_authors_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal.show_coverage((), steps=False)
    assert "every label is proven" in capsys.readouterr().out
    monkeypatch.setattr(terminal, "AUTHORS_WORD", ("5", "19"))
    terminal.show_coverage((), steps=False)
    assert "not proven, the author's word only: 5, 19" in capsys.readouterr().out
