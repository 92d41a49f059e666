"""The home page: a catch that can be made at once, and the ways on."""

from datetime import UTC, datetime, timedelta
from uuid import uuid4

import pytest

from tests.app.course import course_places
from tests.app.earlier_attempts import FIRST_DAY, Clock, tried
from tests.app.earlier_attempts import note as note_attempts
from tests.app.play.games import finished
from tests.app.playing import WORDS, board_of, click, links, make_play, open_app, texts, verdicts
from tests.matches.playing import started
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.catalogue.paths import LearningPath, PathStep
from tutor.engine.zwickern import Capture, Position, is_zwick, legal_plays, read_play
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.daily import Daily


def path(name: str) -> LearningPath:
    """The path of a name."""
    return next(one for one in library().paths if one.name == name)


FIRST: PathStep = path("welcome").steps[0]
POSITION = FIRST.step.position


def table() -> Position:
    """The position on the home page."""
    assert POSITION is not None
    return POSITION


def note(item_id: str, kind: str = "capture") -> None:
    """Let an exercise have been solved before."""
    attempt_log.log().add(Attempt(uuid4(), datetime.now(UTC), LOCAL, item_id, kind, Outcome.RIGHT, 0, 1000))


def test_three_cards_face_four_with_one_zwick_and_smaller_catches() -> None:
    captures = [play for play in legal_plays(table()) if isinstance(play, Capture)]
    assert (len(table().hand), len(table().table)) == (3, 4)
    assert sum(is_zwick(table(), play) for play in captures) == 1
    assert len({play.card for play in captures}) == 2


def test_the_page_is_a_table_on_which_only_taking_is_offered() -> None:
    at = open_app()
    assert [one.value for one in at.title] == ["Zwickern"]
    assert [one["id"] for one in board_of(at)["actions"]] == ["take"]
    assert not at.get("progress")
    assert "Zwick\\." not in texts(at), "the word comes with the catch"


@pytest.mark.parametrize("text", ["5C x 5H", "9S x 9D", "9S x 5H+4S"])
def test_a_smaller_catch_is_one_and_more_can_be_tried(text: str) -> None:
    at = open_app()
    make_play(at, table(), read_play(table(), text).play)
    (said,) = verdicts(at)
    assert escape_markdown(WORDS("home-more")) in said
    assert board_of(at)["interactive"]


def test_the_zwick_is_named_and_the_table_is_seen_after_it() -> None:
    at = open_app()
    make_play(at, table(), read_play(table(), "9S x 9D 9C 5H+4S").play)
    (said,) = verdicts(at)
    assert said.startswith(f"**{WORDS('home-zwick')}**")
    assert not board_of(at)["interactive"]


def test_what_cannot_be_taken_is_explained() -> None:
    at = open_app()
    make_play(at, table(), read_play(table(), "5C x 9D").play)
    assert len(at.error) == 1
    assert not at.success


def test_a_try_on_the_home_page_is_not_kept() -> None:
    at = open_app()
    make_play(at, table(), read_play(table(), "5C x 5H").play)
    assert attempt_log.log().attempts(LOCAL) == ()


def test_the_ways_lead_to_tonight_the_puzzle_of_the_day_and_all_the_rest() -> None:
    at = open_app()
    assert links(at) == {
        WORDS("home-puzzle"): ("puzzles", {"puzzle": "today"}),
        WORDS("path-to-play"): ("play", {}),
        WORDS("home-watch"): ("replay", {}),
        WORDS("home-course"): ("", {"view": "course"}),
        WORDS("house-ours"): ("rules", {"view": "house"}),
        WORDS("home-other-tables"): ("", {"lesson": "11-christiansen"}),
        WORDS("home-history"): ("rules", {"view": "rules", "section": "01-the-game"}),
        WORDS("rules-view-cousins"): ("rules", {"view": "cousins"}),
        WORDS("nav-workshop"): ("workshop", {"view": "position"}),
    }
    click(at, "tonight")
    assert dict(at.query_params.items()) == {"path": "tonight", "step": "1"}


def test_a_learner_of_the_course_goes_on_there() -> None:
    places = course_places()
    note(places[0].item_id)
    at = open_app()
    assert at.button(key="tonight").label == escape_markdown(WORDS("learn-resume", title=places[1].title))
    click(at, "tonight")
    assert dict(at.query_params.items()) == places[1].address


def test_a_learner_on_the_path_goes_on_there() -> None:
    tonight = path("tonight")
    for one in tonight.steps[:2]:
        note(one.id)
    at = open_app()
    assert at.button(key="tonight").label == escape_markdown(
        WORDS("learn-resume", title=tonight.steps[2].step.entry.title)
    )
    click(at, "tonight")
    assert dict(at.query_params.items()) == {"path": "tonight", "step": "3"}


def test_the_doors_show_how_the_learner_stands(clock: Clock) -> None:
    today = FIRST_DAY.date()
    note_attempts(tried(day=-ago, item_id=Daily("jensen", today - timedelta(days=ago)).id) for ago in (0, 2, 6, 7))
    finished(started("jensen", 2), moment=FIRST_DAY)
    said = texts(open_app())
    assert escape_markdown(WORDS("home-puzzle-week", solved="yes", number=3)) in said, "seven days ago is no more"
    assert escape_markdown(WORDS("home-play-last", result="")).strip() in said
    clock.day(1)
    assert escape_markdown(WORDS("home-puzzle-week", solved="no", number=2)) in texts(open_app())


def test_an_unknown_view_is_reported_and_the_table_is_there() -> None:
    at = open_app(view="nothing")
    assert [one.value for one in at.info] == [escape_markdown(WORDS("address-unknown", id="nothing"))]
    assert [one.value for one in at.title] == ["Zwickern"]
