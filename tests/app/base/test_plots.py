"""Plots: in the language of the visitor, with nothing in English for a screen reader."""

import json
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import run
from tutor.text.formats import formats
from tutor.text.language import UNRELEASED


def page() -> None:
    """A page with nothing but a plot."""
    from datetime import date  # noqa: PLC0415 - Streamlit runs the source of this function

    from tutor.app.base.i18n import words  # noqa: PLC0415
    from tutor.app.base.plots import DAY_WORDS, days, plot, pointed_at  # noqa: PLC0415
    from tutor.app.visitor.language import find_language  # noqa: PLC0415
    from tutor.text.formats import day_words  # noqa: PLC0415

    find_language()
    row = {DAY_WORDS: day_words(words(), date(2026, 11, 24)), "Tag": "2026-11-24", "Zahl": 3}
    bars = {"data": {"values": [row]}, "encoding": {"x": days("Tag"), "tooltip": pointed_at("Tag", "Zahl")}}
    plot([bars], 100, "Was es zeigt")


def spec_of(code: str) -> dict[str, Any]:
    """What is drawn in a language."""
    at = AppTest.from_function(page, default_timeout=30)
    at.query_params["lang"] = code
    (chart,) = run(at).get("vega_lite_chart")
    return dict(json.loads(chart.proto.spec))


@pytest.mark.parametrize(
    ("code", "axis", "told", "month"),
    [
        ("en", "%-d %b", "24 November 2026", "Nov"),
        ("de", "%-d. %b", "24. November 2026", "Nov."),
        ("fr", "%-d %b", "24 novembre 2026", "nov."),
    ],
)
def test_days_are_written_as_the_language_writes_them(
    code: str, axis: str, told: str, month: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(UNRELEASED, "1")
    spec = spec_of(code)
    (layer,) = spec["layer"]
    assert layer["encoding"]["x"]["axis"]["format"] == axis
    assert layer["data"]["values"][0][layer["encoding"]["tooltip"][0]["field"]] == told
    assert [one["title"] for one in layer["encoding"]["tooltip"]] == ["Tag", "Zahl"]
    assert spec["config"]["locale"]["time"]["shortMonths"][10] == month


def test_nothing_of_a_plot_is_read_out_but_what_it_shows() -> None:
    spec = spec_of("en")
    assert spec["description"] == "Was es zeigt"
    assert spec["config"]["aria"] is False
    assert spec["config"]["mark"]["aria"] is False


def test_numbers_have_the_signs_of_the_language() -> None:
    signs = {code: formats(code)["number"]["decimal"] for code in ("en", "de", "fr", "xx", "-")}
    assert signs == {"en": ".", "de": ",", "fr": ",", "xx": ".", "-": "."}
    week = formats("fr")["time"]["days"]
    assert (week[0], week[1], len(week)) == ("dimanche", "lundi", 7)
