"""What waits for a learner: thirty made-up histories, and what the home page and Progress say to each."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest

from tests.app.course import course_places
from tests.app.earlier_attempts import FIRST_DAY, Clock, clean, note, shown, tried
from tests.app.play.games import finished, keep
from tests.app.play.test_trick_review import finished_tricks
from tests.app.playing import WORDS, board_of, open_app, texts
from tests.matches.playing import started
from tests.matches.tricks.playing import started_tricks
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.catalogue.exercises import step_id
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.puzzle.way import STOP_NAMES
from tutor.matches.events import Dealt
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.daily import Daily
from tutor.trainer.next_thing import NextThing

BEGIN, GAME, DUE, TODAY, STEP, WEAK, ANY = NextThing
LABELS = {
    BEGIN: "home-tonight",
    GAME: "play-go-on",
    DUE: "help-due",
    TODAY: "home-puzzle",
    ANY: "help-any",
}
STARTS = {STEP: WORDS("learn-resume", title="").strip(), WEAK: WORDS("progress-practise", name="").strip()}


def of_path(number: int, *, day: int = 0) -> list[Attempt]:
    """The first steps of *Tonight*, solved."""
    steps = next(path for path in library().paths if path.name == "tonight").steps
    return [
        tried(one.step.goal.kind, item_id=one.id, day=day, minute=minute) for minute, one in enumerate(steps[:number])
    ]


def of_course(number: int, *, day: int = 0, lesson: int = 0) -> list[Attempt]:
    """Steps of the course, solved, from the beginning or from that of a lesson."""
    names = list(dict.fromkeys(place.name for place in course_places()))
    places = [place for place in course_places() if names.index(place.name) >= lesson]
    return [
        tried(place.step.goal.kind, item_id=place.item_id, day=day, minute=minute)
        for minute, place in enumerate(places[:number])
    ]


def each_day(days: int) -> list[Attempt]:
    """The first eight steps of the course, solved again on each of some days."""
    return [one for day in range(days) for one in of_course(8, day=day)]


def every_step() -> list[Attempt]:
    """All steps of the course, each as a question that no puzzle asks, so that nothing comes back."""
    ids = [step_id(lesson, step) for lesson in library().lessons for step in lesson.steps]
    return [tried("legal", item_id=one, variant=None) for one in ids]


def today(day: int) -> list[Attempt]:
    """The puzzle of a day, solved on it."""
    on = tried(day=day).moment.date()
    return [tried(day=day, item_id=Daily("jensen", on).id)]


def game(plays: int = 400, *, players: int = 2, variant: str = "jensen") -> None:
    """Play a game of so many plays."""
    finished(started(variant, players), moment=FIRST_DAY, most=plays)


def trick_game(*, over: bool) -> None:
    """Play a game of Zwicken, or deal one."""
    if over:
        finished_tricks()
    else:
        dealt = Dealt.model_validate({"number": "4711", "dealer": 0, "source": "drawn"})
        keep([started_tricks("zwicken", 3), dealt], FIRST_DAY)


class History(NamedTuple):
    """What someone has done, the number of days after the first on which they come, and what they are offered."""

    name: str
    day: int
    expected: NextThing
    attempts: Sequence[Attempt] = ()
    games: Sequence[Callable[[], object]] = ()


HISTORIES = [
    History("nothing yet", 0, BEGIN),
    History("three steps of Tonight, a minute ago", 0, STEP, of_path(3)),
    History("one wrong try", 0, STEP, [tried("capture", Outcome.WRONG, item_id=of_path(1)[0].item_id)]),
    History("all of Tonight, the same evening", 0, STEP, of_path(13)),
    History("all of Tonight and today's puzzle", 0, STEP, [*of_path(13), *today(0)]),
    History("Tonight, then a game begun", 0, GAME, of_path(13), [lambda: game(5)]),
    History("Tonight, then a game that is over", 0, STEP, of_path(13), [game]),
    History("three steps, the next day", 1, STEP, of_path(3)),
    History("five steps of the course, the same day", 0, STEP, of_course(5)),
    History("two lessons, the same day", 0, TODAY, of_course(22)),
    History("two lessons, three days on", 3, TODAY, of_course(22)),
    History(
        "three weeks, the same eight steps each day",
        21,
        STEP,
        [one for day in range(21) for one in of_course(8, day=day)],
    ),
    History("three weeks, and a game is open", 21, GAME, of_course(100), [lambda: game(9, players=4)]),
    History("a month away after two lessons", 40, DUE, of_course(22)),
    History("a month away in the middle of a game", 40, GAME, of_course(22), [lambda: game(12)]),
    History("only Play: one game", 0, TODAY, (), [game]),
    History("only Play: today's puzzle is done, too", 0, STEP, today(0), [game]),
    History("only Play: a game is open", 0, GAME, (), [lambda: game(3)]),
    History("only Play: the open game is not the last one", 0, GAME, (), [lambda: game(3), lambda: game(players=4)]),
    History("only puzzles: two, the same day", 0, STEP, clean(number=2)),
    History("only puzzles: fifteen, the same day", 0, TODAY, clean(number=15)),
    History("only puzzles, and one was shown, the next day", 1, DUE, [*clean(number=15), *shown("capture")]),
    History("only puzzles, forty days on", 40, DUE, clean(number=15)),
    History("only puzzles, weak at decoys", 0, WEAK, [*shown("zwick", 5, themes="decoy"), *today(0)]),
    History("house rules only: a game is open", 0, GAME, (), [lambda: game(3, variant="dietze")]),
    History("another version only: games", 0, TODAY, (), [lambda: game(variant="christiansen", players=3)]),
    History("the other games only: one is open", 0, GAME, (), [lambda: trick_game(over=False)]),
    History("the other games only: one is over", 0, TODAY, (), [lambda: trick_game(over=True)]),
    History("every step", 0, TODAY, every_step()),
    History("every step and today's puzzle", 0, ANY, [*every_step(), *today(0)]),
]


def put(history: History) -> None:
    """Put a history into the log."""
    note(history.attempts)
    for play in history.games:
        play()


def thing_of(label: str) -> NextThing:
    """Return what the label of a key stands for."""
    said = label.replace("\\", "")
    known = {WORDS(message): thing for thing, message in LABELS.items()}
    # On the chart of Progress the way begins with its first stop.
    known[WORDS(STOP_NAMES[Stop.FIRST_CATCH])] = BEGIN
    return known[said] if said in known else next(thing for thing, start in STARTS.items() if said.startswith(start))


@pytest.mark.parametrize("history", HISTORIES, ids=lambda one: one.name)
def test_each_learner_is_offered_what_comes_next(clock: Clock, history: History) -> None:
    put(history)
    clock.day(history.day)
    home, progress = open_app(), open_app("progress")
    assert thing_of(home.button(key="tonight").label) is history.expected
    assert thing_of(progress.button(key="help-most").label) is history.expected
    newcomer = history.expected is BEGIN
    assert (WORDS("home-back") in [one.value for one in home.header]) is not newcomer
    # A newcomer can touch the cards; all others see those of what comes next.
    assert board_of(home)["interactive"] is newcomer
    # Where a step or a weak spot comes next, not any puzzle will do.
    assert escape_markdown(WORDS("help-nothing")) not in texts(home) or history.expected is ANY


def test_there_are_thirty_of_them() -> None:
    assert len({history.name for history in HISTORIES}) == 30
    assert {history.expected for history in HISTORIES} == set(NextThing)
