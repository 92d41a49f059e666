"""The plots of a record: the score of every side after every play, and the standing in words."""

import json
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import WORDS, run, texts
from tutor.app.replay.score_plot import _COLOURS, _DASHES, After, standing_text

NAMES = ["Ann & Cem", "Ben & Dora"]
AFTER = [[(0, 0), (0, 0)], [(1, 3), (0, 0)], [(1, 3), (4, 2)], [(4, 5), (4, 2)]]
KINDS = {"running-points": 0, "running-cards": 1}


def page(names: list[str], after: object, at: int, ended: bool) -> None:
    """A page with nothing but the plots."""
    from tutor.app.replay.score_plot import running  # noqa: PLC0415 - Streamlit runs the source of this function

    running(names, after, at, ended=ended)


def plots(after: After, at: int, *, names: list[str] | None = None, ended: bool = False) -> AppTest:
    """The page with the plots."""
    given = {"names": names or NAMES, "after": after, "at": at, "ended": ended}
    return run(AppTest.from_function(page, kwargs=given, default_timeout=30))


def data_of(chart: Any) -> list[list[dict[str, Any]]]:
    """The rows that a plot shows: those of the rule, and those of the lines."""
    return [layer["data"]["values"] for layer in json.loads(chart.proto.spec)["layer"]]


def lines_of(chart: Any, what: str) -> list[tuple[int, str, int]]:
    """What the lines of a plot show: play, side and number."""
    play, side = WORDS("running-play"), WORDS("running-side")
    rows = next(rows for rows in data_of(chart) if side in rows[0])
    return [(row[play], row[side], row[WORDS(what)]) for row in rows]


def rule_of(chart: Any) -> int:
    """Where the rule of a plot is."""
    (row,) = next(rows for rows in data_of(chart) if WORDS("running-side") not in rows[0])
    return int(row[WORDS("running-play")])


@pytest.mark.parametrize("at", range(4))
def test_points_and_cards_of_every_side_are_drawn_with_a_rule_at_the_play(at: int) -> None:
    """There are two plots, and both have their rule at the play that is shown."""
    charts = plots(AFTER, at).get("vega_lite_chart")
    for chart, (what, part) in zip(charts, KINDS.items(), strict=True):
        expected = [
            (ply, name, one[part]) for ply, row in enumerate(AFTER) for name, one in zip(NAMES, row, strict=True)
        ]
        assert lines_of(chart, what) == expected
        assert rule_of(chart) == at
        assert json.loads(chart.proto.spec)["description"] == WORDS(what)


def test_what_may_not_be_seen_yet_is_not_drawn_but_keeps_its_place() -> None:
    """None gives no point, and the axis still goes to the last play."""
    for chart in plots([*AFTER[:2], None, None], 1).get("vega_lite_chart"):
        (what,) = [what for what in KINDS if WORDS(what) == json.loads(chart.proto.spec)["description"]]
        assert {ply for ply, *_ in lines_of(chart, what)} == {0, 1}
        domains = [layer["encoding"]["x"]["scale"]["domain"] for layer in json.loads(chart.proto.spec)["layer"]]
        assert domains == [[0, 3], [0, 3]]


def test_no_two_sides_look_alike() -> None:
    """Colours and dashes repeat at different places, so that even 25 sides can be told apart."""
    names = [f"Side {number}" for number in range(25)]
    chart, _ = plots([[(0, 0)] * 25], 0, names=names).get("vega_lite_chart")
    (lines,) = [layer["encoding"] for layer in json.loads(chart.proto.spec)["layer"] if "color" in layer["encoding"]]
    assert lines["color"]["scale"]["domain"] == lines["strokeDash"]["scale"]["domain"] == names
    looks = zip(lines["color"]["scale"]["range"], map(tuple, lines["strokeDash"]["scale"]["range"]), strict=True)
    assert len(set(looks)) == 25
    assert set(lines["color"]["scale"]["range"]) == set(_COLOURS)
    assert {tuple(dash) for dash in lines["strokeDash"]["scale"]["range"]} == set(_DASHES)


@pytest.mark.parametrize(
    ("at", "ended", "told"),
    [
        (0, False, "Before the first move: Ann & Cem 0 points, 0 cards; Ben & Dora 0 points, 0 cards."),
        (1, False, "After move 1: Ann & Cem 1 point, 3 cards; Ben & Dora 0 points, 0 cards."),
        (3, False, "After move 3: Ann & Cem 4 points, 5 cards; Ben & Dora 4 points, 2 cards."),
        (3, True, "At the end: Ann & Cem 4 points, 5 cards; Ben & Dora 4 points, 2 cards."),
        (2, True, "After move 2: Ann & Cem 1 point, 3 cards; Ben & Dora 4 points, 2 cards."),
    ],
)
def test_the_standing_of_the_sides_is_said_in_words(at: int, ended: bool, told: str) -> None:
    """What the plots show at the play can be read as well."""
    assert standing_text(NAMES, AFTER, at, ended=ended) == told


def test_the_words_say_nothing_that_may_not_be_seen_yet() -> None:
    """While a play is guessed, the words are those of the play before it; with nothing to see there are none."""
    assert standing_text(NAMES, [*AFTER[:2], None, None], 2) == standing_text(NAMES, AFTER, 1)
    assert standing_text(NAMES, [None, None], 1) == ""
    assert texts(plots([AFTER[0], None], 1)).startswith(":small[Before the first move")


def test_a_name_is_not_markup() -> None:
    """The names of seats come from files that anyone may write."""
    assert "\\*x\\* 1 point" in texts(plots([[(0, 0)], [(1, 1)]], 1, names=["*x*"]))
