"""The Progress page: what is known and due, the way to practise it, and all of it to keep, take away and forget."""

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.base.test_local_day import browser_in
from tests.app.course import course_places
from tests.app.earlier_attempts import FIRST_DAY, Clock, clean, note, shown, tried
from tests.app.play.games import MOMENT, finished, match_of
from tests.app.play.test_trick_review import finished_tricks
from tests.app.playing import (
    WORDS,
    click,
    follower,
    lesson_places,
    links,
    open_app,
    open_step,
    puzzles,
    run,
    shown_puzzle,
    solve,
    solve_puzzle,
    texts,
)
from tests.app.progress.reading import map_of
from tests.matches.playing import started
from tutor.app.base.clock import now
from tutor.app.base.local_day import relative_date
from tutor.app.base.markdown import escape_markdown
from tutor.app.drafts.kept import MOST_DRAFTS
from tutor.app.exercise.task import CAPTURES
from tutor.app.progress.activity import DAYS
from tutor.app.progress.own_data import _archive
from tutor.app.replay.records import MOST_OWN
from tutor.app.visitor import attempt_log
from tutor.app.visitor.learner import LearnerProgress
from tutor.app.visitor.profile import LOCAL
from tutor.app.visitor.variants import MOST_HOUSES
from tutor.engine.zwickern import Capture, read_play
from tutor.matches.tally import tally
from tutor.text import Tenths
from tutor.trainer.archive import FORMAT, VERSION, write_archive
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.faults import LogError
from tutor.trainer.log import Log
from tutor.trainer.schedule import RANGES, Settings


def standing_of(at: AppTest) -> LearnerProgress:
    """What the page has worked out."""
    found = at.session_state["visit"].logged.progress.progress
    assert isinstance(found, LearnerProgress)
    return found


def table_of(at: AppTest) -> list[list[str]]:
    """The rows of the table of concepts without the day of the last try: variant, concept, level, day."""
    (table,) = at.table
    columns = [WORDS(f"progress-column-{name}") for name in ("variant", "concept", "level", "last", "due")]
    assert list(table.value.columns) == columns
    return [[*row[:3], row[4]] for row in table.value.itertuples(index=False)]


def row(concept: str, variant: str, level: str, day: str) -> list[str]:
    """A row of the table."""
    return [WORDS(f"variant-{variant}"), WORDS(f"concept-{concept}"), WORDS(f"level-{level}"), day]


def plot_of(at: AppTest) -> dict[str, dict[str, int]]:
    """What the plot shows: by day, how many concepts are at each level."""
    chart = at.get("vega_lite_chart")[-1]
    return _counts(chart, *(WORDS(f"progress-axis-{axis}") for axis in ("day", "level", "number")))


def weeks_of(at: AppTest) -> dict[str, tuple[int, int]]:
    """What the bars of the last weeks show: how much came right and how much did not, of days with anything."""
    chart = at.get("vega_lite_chart")[0]
    found = _counts(chart, *(WORDS(f"weeks-{axis}") for axis in ("day", "how", "number")))
    right, wrong = WORDS("weeks-right"), WORDS("weeks-not-right")
    assert len(found) == DAYS
    return {day: (one[right], one[wrong]) for day, one in found.items() if any(one.values())}


def _counts(chart: Any, day: str, kind: str, number: str) -> dict[str, dict[str, int]]:
    """The numbers in a plot, by day and kind."""
    assert "url" not in chart.proto.spec, "nothing is fetched from anywhere"
    found: dict[str, dict[str, int]] = {}
    for value in _bars(chart)["data"]["values"]:
        found.setdefault(value[day], {})[value[kind]] = value[number]
    return found


def _bars(chart: Any) -> dict[str, Any]:
    """What is drawn in the plot, with its data."""
    (bars,) = json.loads(chart.proto.spec)["layer"]
    return dict(bars)


def metrics(at: AppTest) -> dict[str, str]:
    """The numbers at the top."""
    return {one.label: one.value for one in at.metric}


def messages(at: AppTest) -> list[str]:
    """What is said of an import or a deletion."""
    return [box.value for boxes in (at.success, at.error) for box in boxes]


# -- what is known ------------------------------------------------------------


def test_a_learner_who_has_done_nothing_is_shown_where_to_begin() -> None:
    at = open_app("progress")
    assert escape_markdown(WORDS("progress-nothing")) in texts(at)
    course = ("", {"view": "course"})
    assert links(at) == {WORDS("progress-to-learn"): course, WORDS("learn-to-puzzles"): ("puzzles", {})}
    assert {one.said for one in map_of(at).values()} == {WORDS("map-not-yet")}
    assert not at.table
    assert not at.metric
    assert not at.get("vega_lite_chart")
    assert [one.label for one in at.expander] == [WORDS("progress-settings"), WORDS("progress-yours")]


def figures_of(at: AppTest) -> list[str]:
    """The four figures in their order."""
    names = ("days", "zwicks", "won", "captures")
    found = metrics(at)
    assert list(found) == [WORDS(f"progress-{name}") for name in names]
    return list(found.values())


def test_zwicks_and_captures_are_counted_where_an_exercise_that_asks_for_one_was_solved(clock: Clock) -> None:
    note([*clean("zwick", 2), *clean("capture", 3, day=1), *clean("find-all"), *clean("build"), *shown("zwick", 4)])
    note([tried("most-points", outcome=Outcome.WRONG, day=2)])
    clock.day(2)
    assert figures_of(open_app("progress")) == ["3", "2", "0", "6"]


def test_days_count_for_a_week_and_what_was_found_for_good(clock: Clock) -> None:
    note([*clean("zwick"), *clean("zwick", day=1)])
    for day, days in ((1, "2"), (6, "2"), (7, "1"), (8, "0")):
        clock.day(day)
        assert figures_of(open_app("progress")) == [days, "2", "0", "2"]


def test_what_was_done_in_games_counts_too_and_their_days(clock: Clock) -> None:
    matches = [match_of(finished(started(), str(number), moment=FIRST_DAY)) for number in range(4)]
    clock.day(3)
    own = [tally(one) for one in matches]
    zwicks, won, captures = (
        sum(counts) for counts in ([one.zwicks for one in own], [one.won for one in own], [one.captures for one in own])
    )
    assert zwicks * won * captures
    assert figures_of(open_app("progress")) == list(map(str, ["1", zwicks, won, captures]))


def test_games_are_counted_by_table_and_level(clock: Clock) -> None:
    """The table with the most games comes first; one that is not over counts nowhere."""
    strong = ("strong", "strong", None, "strong")
    played = [
        *(finished(started(), str(number), moment=FIRST_DAY) for number in range(3)),
        finished(started(levels=strong), "1", moment=FIRST_DAY),
    ]
    finished(started("dietze", 2), "1", moment=FIRST_DAY, most=5)
    finished(started(people=("South", "West")), "1", moment=FIRST_DAY)
    at = open_app("progress")
    rows = at.table[0].value.to_dict("records")
    counted = [tally(match_of(one)) for one in played]
    each = ((counted[:3], "casual"), (counted[3:], "strong"))
    assert [list(row.values()) for row in rows] == [
        [
            "Jensen, 4",
            WORDS(f"play-level-{level}"),
            str(len(some)),
            str(sum(one.won for one in some)),
            Tenths(sum(one.lead for one in some) / len(some)).said(WORDS),
        ]
        for some, level in each
    ]


def test_a_game_that_is_not_of_zwickern_counts_for_its_day_only(clock: Clock) -> None:
    finished_tricks()
    clock.moment = MOMENT
    assert figures_of(open_app("progress")) == ["1", "0", "0", "0"]


def test_the_kinds_that_count_as_captures_are_those_that_ask_for_one() -> None:
    plays: dict[str, set[type]] = {}
    for one in (*puzzles(), *(place.step for place in course_places())):
        if one.position is not None and one.entry.solutions:
            found = plays.setdefault(one.goal.kind, set())
            found |= {type(read_play(one.position, text).play) for text in one.entry.solutions}
    assert {kind for kind, found in plays.items() if found == {Capture}} == CAPTURES - {"find-all"}


def test_every_concept_is_in_the_table_with_its_level_and_the_day_on_which_it_comes_back(clock: Clock) -> None:
    note(clean("zwick"))
    note(clean("zwick", day=6))
    note(clean("zwick", day=7, mixed=True))
    note([*clean("most-cards", variant="french"), *clean("most-cards", variant="french", day=6)])
    note([*clean("capture"), *shown("capture", day=6), *shown("safe-lay", day=6)])
    note(shown("legal", day=7))
    clock.day(7)
    at = open_app("progress")
    due = {key: relative_date(WORDS, state.due, now().date()) for key, state in standing_of(at).states.items()}
    assert table_of(at) == [
        row("most-cards", "french", "settled", due["most-cards", "french"]),
        row("zwick", "jensen", "sure", due["zwick", "jensen"]),
        row("capture", "jensen", "learnt", "now"),
        row("safe-lay", "jensen", "new", "now"),
        row("legal", "jensen", "new", ""),
    ]


def test_the_days_on_which_concepts_come_back_are_those_of_the_visitors_calendar(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Midnight of tomorrow in UTC is still today by the Pacific."""
    browser_in(monkeypatch, "America/Vancouver")
    clock.day(0, hour=23)
    note([replace(one, moment=clock.moment, ahead=-480) for one in shown()])
    clock.day(1, hour=1)
    at = open_app("progress")
    assert table_of(at) == [row("zwick", "jensen", "new", "tomorrow")]
    assert escape_markdown(WORDS("pick-nothing-due-until", day="tomorrow")) in texts(at)
    clock.day(1, hour=9)
    assert table_of(open_app("progress")) == [row("zwick", "jensen", "new", "now")]


def test_the_plot_has_every_day_on_which_something_was_done(clock: Clock) -> None:
    note([*clean("zwick"), *shown("capture", day=3), *clean("zwick", day=6), *clean("capture", day=6)])
    clock.day(6)
    at = open_app("progress")
    names = [WORDS(f"level-{level}") for level in ("learnt", "settled", "sure")]
    days = [("2027-03-01", (1, 0, 0)), ("2027-03-04", (1, 0, 0)), ("2027-03-07", (1, 1, 0))]
    assert plot_of(at) == {day: dict(zip(names, counts, strict=True)) for day, counts in days}
    assert escape_markdown(WORDS("progress-now", learnt=1, settled=1, sure=0)) in texts(at)


def test_the_bars_have_what_was_tried_on_each_of_the_last_days_fresh_puzzles_too(clock: Clock) -> None:
    note([*clean("zwick", 2), *shown("capture", day=3), *clean("most-cards", day=3)])
    note([tried(outcome=Outcome.WRONG, day=3)])
    clock.day(3)
    note(clean("most-cards", day=2))
    at = open_app("progress")
    assert weeks_of(at) == {"2027-03-01": (2, 0), "2027-03-03": (1, 0), "2027-03-04": (1, 2)}
    assert f":small[{escape_markdown(WORDS('weeks-sum', tried=6, right=4, days=3))}]" in texts(at)
    clock.day(90)
    assert escape_markdown(WORDS("weeks-none")) in texts(open_app("progress"))


def test_there_are_no_bars_of_the_weeks_before_the_third_day(clock: Clock) -> None:
    for day, charts in ((0, 0), (1, 1), (2, 2)):
        note(clean(day=day))
        clock.day(day)
        at = open_app("progress")
        assert len(at.get("vega_lite_chart")) == charts, "one of them is of levels, from the second day on"
        assert f":small[{escape_markdown(WORDS('weeks-sum', tried=day + 1, right=day + 1, days=day + 1))}]" in texts(at)


def test_the_days_of_the_plot_are_the_days_of_the_schedule_wherever_the_browser_is(clock: Clock) -> None:
    note([*clean(), *clean(day=1)])
    clock.day(1)
    for chart in open_app("progress").get("vega_lite_chart"):
        across = _bars(chart)["encoding"]["x"]
        assert across["timeUnit"].startswith("utc")
        assert across["scale"]["type"] == "utc"


def test_questions_about_no_variant_make_no_row(clock: Clock) -> None:
    note([tried("pile", variant=None)])
    clock.day(1)
    at = open_app("progress")
    assert not at.table
    assert escape_markdown(WORDS("progress-no-concepts")) in texts(at)


def test_what_is_solved_on_another_page_is_seen_here_at_once() -> None:
    place = lesson_places()[0]
    at = solve(open_step(place), place)
    at.query_params.clear()
    at.switch_page("views/progress.py")
    run(at)
    assert metrics(at)[WORDS("progress-days")] == "1"
    assert [cells[1:3] for cells in table_of(at)] == [[WORDS(f"concept-{place.step.goal.kind}"), WORDS("level-learnt")]]


# -- what is due and weak -----------------------------------------------------


def test_what_is_due_is_practised_with_a_button(clock: Clock) -> None:
    note([*shown("zwick"), *shown("most-points", variant="french")])
    at = open_app("progress")
    assert escape_markdown(WORDS("pick-nothing-due-until", day="tomorrow")) in texts(at)
    assert WORDS("help-due") not in at.button(key="help-most").label
    clock.day(1)
    run(at)
    assert due_line(2) in texts(at)
    assert WORDS("help-due") in at.button(key="help-most").label
    click(at, "help-most")
    assert at.query_params["pick"] == "due"
    assert follower(at.segmented_control, "wish-pick").value == "due"
    found = shown_puzzle(at)
    assert (found.goal.kind, found.position.rules.name) in {("zwick", "jensen"), ("most-points", "french")}


def due_line(number: int, last: str = "yesterday") -> str:
    """What is said of what is due."""
    return escape_markdown(
        f"{WORDS('progress-due', number=number)} {WORDS('progress-due-last', number=number, day=last)}"
    )


def test_where_nothing_can_ever_be_due_it_is_said(clock: Clock) -> None:
    note(clean("pile", variant=None))
    clock.day(1)
    assert escape_markdown(WORDS("pick-nothing-due")) in texts(open_app("progress"))


def weak_lines(at: AppTest) -> list[str]:
    """What is said of weak spots."""
    end = escape_markdown(WORDS("progress-weak-share", name="", clean=0, of=0)).rpartition("0")[2]
    # The first of them may also be at the top, as what would help most.
    return [one.value for one in at.expander[0].markdown if one.value.endswith(end) and "of the last" in one.value]


def weak_line(name: str, done: int, of: int) -> str:
    """What is said of a weak spot, of a concept in Jensen."""
    spot = WORDS(name)
    if name.startswith("concept-"):
        spot = WORDS("progress-weak-in", name=spot, variant=WORDS("variant-jensen"))
    return escape_markdown(WORDS("progress-weak-share", name=spot, clean=done, of=of))


def test_the_three_weakest_are_listed_the_weakest_first(clock: Clock) -> None:
    for number, (concept, theme) in enumerate([("zwick", "decoy"), ("capture", "quiet"), ("most-points", "honours")]):
        note(shown(concept, 5, themes=theme, day=number))
        note(clean(concept, 2 * number, themes=theme, day=number + 5))
    clock.day(20)
    assert weak_lines(open_app("progress")) == [
        weak_line("theme-decoy", 0, 5),
        weak_line("concept-zwick", 0, 5),
        weak_line("theme-quiet", 2, 7),
    ]


@pytest.mark.parametrize(
    ("key", "wished"),
    [
        ("goal-most-points-jensen", {"goal": "most-points", "variant": "jensen"}),
        ("theme-honours", {"theme": "honours"}),
    ],
)
def test_a_weak_spot_is_practised_with_a_button(clock: Clock, key: str, wished: dict[str, str]) -> None:
    note(shown("most-points", 5, themes="honours"))
    clock.day(1)
    at = open_app("puzzles", goal="zwick", difficulty="2", pick="due")
    before = shown_puzzle(at)
    at.query_params.clear()
    at.switch_page("views/progress.py")
    click(run(at), f"practise-{key}")
    assert {key: value for key, value in at.query_params.items() if key != "puzzle"} == wished
    found = shown_puzzle(at)
    assert found != before
    assert {*wished.values()} <= {found.goal.kind, found.position.rules.name, *found.themes}


def test_a_theme_and_a_goal_of_the_same_name_are_two_weak_spots(clock: Clock) -> None:
    note(shown("safe-lay", 5, themes="quiet safe-lay"))
    clock.day(1)
    at = open_app("progress")
    keys = [one.key for one in at.button if one.key.startswith("practise-")]
    assert keys == ["practise-theme-quiet", "practise-theme-safe-lay", "practise-goal-safe-lay-jensen"]
    click(at, "practise-goal-safe-lay-jensen")
    assert shown_puzzle(at).goal.kind == "safe-lay"


def test_questions_that_only_lessons_ask_are_not_weak_spots_here(clock: Clock) -> None:
    note([*shown("legal", 5), *shown("which-games", 5, variant=None)])
    clock.day(1)
    at = open_app("progress")
    assert weak_lines(at) == []
    assert escape_markdown(WORDS("pick-nothing-weak")) in texts(at)


def test_wrong_tries_in_lessons_are_not_weak_spots_and_what_is_weak_is_not_called_learnt(clock: Clock) -> None:
    """The page of the course says that a wrong try costs nothing."""
    for number in range(6):
        step = f"lessons/03-the-zwick/{number}"
        note([tried(outcome=Outcome.WRONG, item_id=step, minute=number)])
        note([tried(item_id=step, minute=number + 10)])
    clock.day(1)
    at = open_app("progress")
    assert weak_lines(at) == []
    assert [line[2] for line in table_of(at)] == [WORDS("level-learnt")]
    note(shown("zwick", 5, day=1))
    clock.day(2)
    at = open_app("progress")
    assert weak_lines(at) == [weak_line("concept-zwick", 0, 5)]
    assert [line[2] for line in table_of(at)] == [WORDS("level-weak")]


def test_before_five_exercises_nothing_is_weak(clock: Clock) -> None:
    note(shown("zwick", 4))
    clock.day(1)
    assert weak_lines(open_app("progress")) == []


# -- settings -----------------------------------------------------------------


def settings_shown(at: AppTest) -> Settings:
    """The settings as the widgets show them."""
    return Settings(**{name: int(follower(at.number_input, f"setting-{name}").value or 0) for name in RANGES})


def change(at: AppTest, name: str, value: int) -> AppTest:
    """Set something."""
    follower(at.number_input, f"setting-{name}").set_value(value)
    return run(at)


def test_settings_are_kept_and_applied(clock: Clock) -> None:
    kinds = ("zwick", "capture", "most-cards", "most-points")
    note(one for kind in kinds for one in shown(kind))
    clock.day(1)
    at = open_app("progress")
    assert settings_shown(at) == Settings()
    assert due_line(4) in texts(at)
    change(at, "most_a_day", 3)
    assert due_line(3) in texts(at)
    assert settings_shown(open_app("progress")) == Settings(most_a_day=3), "a new visit"
    assert follower(open_app("puzzles").segmented_control, "wish-pick").options[1] == WORDS("pick-due", due=3)


def test_the_longest_interval_is_applied_to_what_was_done_before(clock: Clock) -> None:
    note([*clean("zwick"), *clean("zwick", day=10), *clean("zwick", day=50)])
    clock.day(51)
    at = open_app("progress")
    assert table_of(at)[0][3] == "in 2 months", "after ninety days"
    change(at, "most_days", 30)
    assert table_of(at)[0][3] == "in 4 weeks", "after thirty days"


def test_the_widgets_allow_no_settings_that_there_are_not() -> None:
    at = open_app("progress")
    for name, values in RANGES.items():
        one = follower(at.number_input, f"setting-{name}")
        assert (one.min, one.max) == (values[0], values[-1])


# -- saving and reading -------------------------------------------------------


def log() -> Sequence[Attempt]:
    """All attempts of the learner."""
    return attempt_log.log().attempts(LOCAL)


def read_file(at: AppTest, data: str | bytes, name: str = "saved.json") -> AppTest:
    """Choose a file and have it read."""
    content = data.encode() if isinstance(data, str) else data
    at.file_uploader(key="import-file").set_value((name, content, "application/json"))
    return click(run(at), "import")


def delete_all(at: AppTest) -> AppTest:
    """Say that one is sure, and delete everything."""
    at.checkbox(key="delete-sure").check()
    return click(run(at), "delete")


def test_everything_comes_back_from_the_file_that_was_saved(clock: Clock) -> None:
    note(
        [*clean("zwick", 3, themes="decoy"), *shown("capture", 5, variant="french"), *clean("zwick", day=7, mixed=True)]
    )
    clock.day(8)
    at = change(change(open_app("progress"), "most_a_day", 4), "most_days", 45)
    before, settings, table, plot = log(), settings_shown(at), table_of(at), plot_of(at)
    saved = _archive(LOCAL)
    delete_all(at)
    assert log() == ()
    assert messages(at) == [escape_markdown(WORDS("progress-deleted"))]
    assert escape_markdown(WORDS("progress-nothing")) in texts(at)
    assert settings_shown(at) == Settings(), "the settings too"
    read_file(at, saved)
    more = WORDS("progress-import-more", number=2)
    assert messages(at) == [escape_markdown(f"{WORDS('progress-imported', new=len(before), known=0)} {more}")]
    assert log() == before
    assert (settings_shown(at), table_of(at), plot_of(at)) == (settings, table, plot)
    assert settings_shown(open_app("progress")) == settings


def test_a_file_that_is_read_twice_doubles_nothing(clock: Clock) -> None:
    note(clean("zwick", 3))
    saved = _archive(LOCAL)
    assert clock.moment == FIRST_DAY
    at = open_app("progress")
    for _ in range(2):
        read_file(at, saved)
        assert messages(at) == [escape_markdown(WORDS("progress-imported", new=0, known=3))]
    assert len(log()) == 3
    click(at, "import")
    assert len(log()) == 3


def test_a_file_adds_what_is_not_there_yet_and_leaves_what_is_set(clock: Clock) -> None:
    mine, both, theirs = clean("zwick")[0], clean("capture")[0], clean("most-cards")[0]
    note([mine, both])
    attempt_log.log().set_setting(LOCAL, "most_a_day", "7")
    at = open_app("progress")
    read_file(at, write_archive([both, theirs], {"most_a_day": "3", "most_days": "30"}, clock.moment))
    more = WORDS("progress-import-more", number=1)
    assert messages(at) == [escape_markdown(f"{WORDS('progress-imported', new=1, known=1)} {more}")]
    assert {one.id for one in log()} == {mine.id, both.id, theirs.id}
    assert settings_shown(at) == Settings(most_days=30, most_a_day=7)


def test_what_was_read_counts_on_every_page_at_once() -> None:
    puzzle = puzzles()[0]
    at = open_app("puzzles", puzzle=puzzle.id)
    assert escape_markdown(WORDS("puzzle-solved")) not in texts(at)
    at.switch_page("views/progress.py")
    solved = tried(puzzle.goal.kind, item_id=puzzle.id)
    read_file(run(at), write_archive([solved], {}, now()))
    at.switch_page("views/puzzles.py")
    assert escape_markdown(WORDS("puzzle-solved")) in texts(run(at))


def archive(**changed: object) -> str:
    """A file of one attempt and one setting, changed."""
    whole = json.loads(write_archive(clean(), {"most_days": "30"}, datetime.now(UTC)))
    return json.dumps({**whole, **changed})


def entry(**changed: object) -> list[dict[str, Any]]:
    """The entry of one attempt, changed."""
    (one,) = json.loads(write_archive(clean(), {}, datetime.now(UTC)))["attempts"]
    return [{**one, **changed}]


BROKEN = {
    "empty": ("", "archive-not-json", {}),
    "no-json": ("{", "archive-not-json", {}),
    "no-text": (b"\xff\xfe\x00", "archive-not-json", {}),
    "deep": ("[" * 5000, "archive-not-json", {}),
    "picture": (b"\x89PNG\r\n\x1a\n", "archive-not-json", {}),
    "list": ("[]", "archive-foreign", {}),
    "foreign": ('{"format": "something-else", "version": 1}', "archive-foreign", {}),
    "newer": (archive(version=VERSION + 1), "archive-newer", {"version": str(VERSION + 1)}),
    "no-version": (archive(version="1"), "archive-part-broken", {"part": "version"}),
    "no-attempts": (archive(attempts=None), "archive-part-broken", {"part": "attempts"}),
    "more-parts": (archive(more=1), "archive-part-broken", {"part": "more"}),
    "no-entry": (archive(attempts=[7]), "archive-entry-broken", {"number": 1}),
    "no-id": (archive(attempts=entry(id="x")), "archive-field-broken", {"number": 1, "field": "id"}),
    "no-moment": (archive(attempts=entry(moment="soon")), "archive-field-broken", {"number": 1, "field": "moment"}),
    "hints": (archive(attempts=entry(hints=-1)), "archive-field-broken", {"number": 1, "field": "hints"}),
    "second": (
        archive(attempts=[*entry(), *entry(outcome="great")]),
        "archive-field-broken",
        {"number": 2, "field": "outcome"},
    ),
    "setting": (archive(settings={"most_days": 30}), "archive-setting-broken", {"name": "most_days"}),
    "twice": ('{"format": "x", "format": "y"}', "archive-twice", {"name": "format"}),
    "markup": (archive(**{"**<b>": 1}), "archive-part-broken", {"part": "**<b>"}),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_file_that_is_not_an_archive_is_reported_and_changes_nothing(name: str) -> None:
    data, message, values = BROKEN[name]
    note(clean())
    before = log()
    at = read_file(open_app("progress"), data)
    assert messages(at) == [escape_markdown(WORDS.given(message, values))]
    assert not at.success
    assert log() == before
    assert attempt_log.log().settings(LOCAL) == {}
    assert settings_shown(at) == Settings()
    read_file(at, _archive(LOCAL))
    assert messages(at) == [escape_markdown(WORDS("progress-imported", new=0, known=1))], (
        "and then the right one is read"
    )


def test_a_message_is_said_once() -> None:
    at = read_file(open_app("progress"), "{}")
    assert len(messages(at)) == 1
    assert messages(run(at)) == []


def test_a_file_may_speak_of_what_there_is_not(clock: Clock) -> None:
    """A file of a later or earlier version, or of a stranger, may name other concepts, variants and themes."""
    strange = ["nothing", "<b>", "Zwick now", "x" * 200, "a.b", "-", "😀"]
    attempts = [
        tried(concept, Outcome.SHOWN, hints=4, variant=variant, themes="nothing decoy x.y", minute=minute)
        for concept in strange
        for variant in ("jensen", "nowhere", "<i>")
        for minute in range(5)
    ]
    attempts += [
        tried("zwick", Outcome.SHOWN, hints=4, themes="nothing decoy x.y", minute=minute) for minute in range(5)
    ]
    clock.day(3)
    at = open_app("progress")
    read_file(at, write_archive(attempts, {"unknown": "7", "most_days": "many"}, clock.moment))
    assert len(at.success) == 1
    assert table_of(at) == [row("zwick", "jensen", "weak", "now")]
    assert set(weak_lines(at)) == {weak_line("theme-decoy", 0, 5), weak_line("concept-zwick", 0, 5)}
    assert settings_shown(at) == Settings()
    assert "unknown" not in attempt_log.log().settings(LOCAL)
    for page in ("puzzles", "learn", "replay"):
        assert open_app(page) is not None
    solve_puzzle(at := open_app("puzzles", pick="weak"), shown_puzzle(at))
    assert at.success


def rules_called(name: str, zwick: int = 2) -> str:
    """The file of house rules."""
    return f"name: {name}\nbased_on: jensen\nzwick: {zwick}\n"


def test_house_rules_and_records_of_a_file_are_added_as_far_as_there_is_room(clock: Clock) -> None:
    attempt_log.log().set_setting(LOCAL, "record/dropped", "")
    attempt_log.log().set_setting(LOCAL, "record/kept", "mine")
    theirs = {f"house/rules-{number:02}": rules_called(f"rules-{number:02}") for number in range(30)}
    theirs |= {f"record/{number:02}": f"record {number}" for number in range(30)}
    theirs |= {"guess/record/05": "{}", "guess/record/29": "{}", "guess/nowhere": "{}", "guess/most_days": "{}"}
    at = read_file(open_app("progress"), write_archive([], theirs | {"look-text": "yes"}, clock.moment))
    kept = {name: value for name, value in attempt_log.log().settings(LOCAL).items() if value}
    houses, records = ([name for name in kept if name.startswith(kind)] for kind in ("house/", "record/"))
    assert (len(houses), len(records)) == (MOST_HOUSES, MOST_OWN)
    assert {name for name in kept if name not in (*houses, *records)} == {"look-text", "guess/record/05"}
    more = WORDS("progress-import-more", number=MOST_HOUSES + MOST_OWN - 1 + 2)
    left = WORDS("progress-import-left", number=18 + 11, houses=MOST_HOUSES, records=MOST_OWN, drafts=MOST_DRAFTS)
    assert messages(at) == [escape_markdown(f"{more} {left}")]
    saved = json.loads(_archive(LOCAL))
    assert saved["settings"] == kept, "what was deleted is not taken along"


def test_what_has_the_name_of_something_else_takes_no_place_of_it(clock: Clock) -> None:
    mine = {"record/game": "mine", "house/ours": rules_called("ours"), "guess/record/game": "mine"}
    for name, value in mine.items():
        attempt_log.log().set_setting(LOCAL, name, value)
    theirs = {"record/game": "theirs", "house/ours": rules_called("ours", 3), "guess/record/game": "theirs"}
    wrong = {"house/aa": "name: aa", "house/bb": rules_called("other"), "house/cc": "x" * 30_000, "record/same": "mine"}
    at = read_file(open_app("progress"), write_archive([], theirs | wrong, clock.moment))
    kept = {name: value for name, value in attempt_log.log().settings(LOCAL).items() if value}
    assert kept == mine | {"record/game-2": "theirs", "guess/record/game-2": "theirs"}
    more, left = (
        WORDS("progress-import-more", number=2),
        {"houses": MOST_HOUSES, "records": MOST_OWN, "drafts": MOST_DRAFTS},
    )
    assert messages(at) == [escape_markdown(f"{more} {WORDS('progress-import-left', number=4, **left)}")]
    read_file(at, write_archive([], theirs, clock.moment))
    again = {name: value for name, value in attempt_log.log().settings(LOCAL).items() if value}
    assert again == kept, "nothing is doubled"
    nothing = WORDS("progress-imported", new=0, known=0)
    assert messages(at) == [escape_markdown(f"{nothing} {WORDS('progress-import-left', number=1, **left)}")]


def test_the_plot_ends_somewhere(clock: Clock) -> None:
    note(tried("zwick", day=-number) for number in range(1100))
    assert len(plot_of(open_app("progress"))) == 1000


def test_nothing_is_read_before_a_file_is_chosen() -> None:
    at = open_app("progress")
    assert at.button(key="import").disabled
    assert at.file_uploader(key="import-file").allowed_type == [".json"]


def test_what_is_saved_is_all_that_is_kept_and_of_no_one_else(clock: Clock) -> None:
    mine = clean("zwick", 2)
    note(mine)
    other = Attempt(tried().id, FIRST_DAY, "somebody", "x", "zwick", Outcome.RIGHT)
    note([other])
    attempt_log.log().set_setting(LOCAL, "most_days", "30")
    clock.day(4)
    saved = json.loads(_archive(LOCAL))
    assert (saved["format"], saved["version"], saved["exported"]) == (FORMAT, VERSION, clock.moment.isoformat())
    assert [one["id"] for one in saved["attempts"]] == [str(one.id) for one in mine]
    assert saved["settings"] == {"most_days": "30"}


# -- deleting -----------------------------------------------------------------


def test_nothing_is_deleted_unless_one_says_that_one_is_sure() -> None:
    note(clean())
    at = open_app("progress")
    assert at.button(key="delete").disabled
    at.checkbox(key="delete-sure").check()
    run(at)
    assert not at.button(key="delete").disabled
    at.checkbox(key="delete-sure").uncheck()
    assert run(at).button(key="delete").disabled
    assert len(log()) == 1
    delete_all(at)
    assert log() == ()
    assert at.checkbox(key="delete-sure").value is False
    assert at.button(key="delete").disabled, "once said is not said for ever"


def test_after_a_deletion_everything_is_as_if_it_were_new() -> None:
    at = open_app("puzzles")
    first = shown_puzzle(at)
    solve_puzzle(at, first)
    at.switch_page("views/progress.py")
    delete_all(run(at))
    at.switch_page("views/puzzles.py")
    run(at)
    assert shown_puzzle(at) == first, "the place is kept"
    assert not at.success, "but the board is fresh"
    assert escape_markdown(WORDS("puzzle-solved")) not in texts(at)
    assert escape_markdown(WORDS("puzzle-solved-count", solved=0, total=len(puzzles()))) in texts(at)


def test_the_attempts_of_others_are_left_alone() -> None:
    other = Attempt(tried().id, FIRST_DAY, "somebody", "x", "zwick", Outcome.RIGHT)
    note([*clean(), other])
    delete_all(open_app("progress"))
    assert log() == ()
    assert attempt_log.log().attempts("somebody") == (other,)


def test_a_refusal_of_the_database_is_reported_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_: object) -> int:
        raise LogError("log-full", {"place": "here", "problem": "no room"})

    note(clean())
    at = open_app("progress")
    monkeypatch.setattr(Log, "delete", refuses)
    monkeypatch.setattr(Log, "add_all", refuses)
    told = escape_markdown(WORDS("log-full", place="here", problem="no room"))
    delete_all(at)
    assert (messages(at), at.success.len) == ([told], 0)
    read_file(at, archive())
    assert messages(at) == [f"{told} {escape_markdown(WORDS('progress-import-again'))}"]
    assert len(log()) == 1
