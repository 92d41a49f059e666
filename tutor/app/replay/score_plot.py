"""A plot of the points and cards of every side, play by play."""

from collections.abc import Sequence

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.plots import plot
from tutor.text import joined_texts

After = Sequence[Sequence[tuple[int, int]] | None]

# Colour-blind people can tell these colours apart, and they stand out on light and dark pages. The dashes differ too.
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a8a8a", "#8f7ee0", "#b8860b")
_DASHES = ((1, 0), (7, 3), (2, 2), (9, 3, 2, 3))
_RULE = "#8a8a8a"
_HEIGHT = 240
_ABREAST = 2  # names in a row of the legend; more do not fit on a phone
_LEGEND_ROW = 20
_LEAST_HIGH = 4  # an axis needs some height even before anything is won


def running(names: Sequence[str], after: After, at: int, *, ended: bool = False) -> None:
    """Draw the points and cards of every side after each play, a rule at play `at`, and the score there in words.

    `after[i]` holds (points, cards) for every name after play i, and `after[0]` before the first play. None is a play
    still hidden, which has room in the plot but no line. With `ended` the last entry is the end of the hand, not a
    play.
    """
    points, cards = st.columns(2)
    with points:
        _plot(names, after, at, 0, words()("running-points"))
    with cards:
        _plot(names, after, at, 1, words()("running-cards"))
    told = standing_text(names, after, at, ended=ended)
    if told:
        st.markdown(f":small[{escape_markdown(told)}]")


def _plot(names: Sequence[str], after: After, at: int, part: int, what: str) -> None:
    """Draw one part of the scores, 0 for points and 1 for cards, under the name `what`."""
    play, side = words()("running-play"), words()("running-side")
    last = max(1, len(after) - 1)
    rows = [
        {play: number, side: name, what: score[part]}
        for number, scores in enumerate(after)
        for name, score in zip(names, scores or (), strict=scores is not None)
    ]
    high = max([_LEAST_HIGH, *(score[part] for scores in after for score in scores or ())])
    x = {"field": play, "type": "quantitative", "title": play, "scale": {"domain": [0, last], "nice": False}}
    x["axis"] = {"tickMinStep": 1, "grid": False}
    y = {"field": what, "type": "quantitative", "title": what, "scale": {"domain": [0, _round(high)]}}
    y["axis"] = {"tickMinStep": 1, "tickCount": 5}
    here = {
        "data": {"values": [{play: min(at, last)}]},
        "mark": {"type": "rule", "color": _RULE, "strokeWidth": 1.5},
        "encoding": {"x": x},
    }
    lines = {
        "data": {"values": rows},
        "mark": {"type": "line", "interpolate": "step-after", "strokeWidth": 2.5},
        "encoding": {"x": x, "y": y, **_looks(names, side)},
    }
    padding = {"top": 4, "bottom": 0, "left": 0, "right": 8}
    plot([here, lines], _HEIGHT + _LEGEND_ROW * -(-len(names) // _ABREAST), what, padding=padding)


def _round(high: int) -> int:
    """Return the end of an axis, at a tick, that reaches up to `high`.

    >>> _round(4), _round(9), _round(26), _round(30)
    (4, 9, 30, 30)
    """
    return high if high < 10 else -(-high // 5) * 5


def _looks(names: Sequence[str], side: str) -> dict[str, object]:
    """Return the encoding that tells the lines of the sides apart, with one legend for colours and dashes."""
    legend = {"orient": "top", "title": None, "columns": _ABREAST, "symbolType": "stroke", "symbolSize": 500}
    told = {"field": side, "type": "nominal", "legend": legend | {"offset": 4}}
    return {
        "color": told | {"scale": _scale(names, _COLOURS)},
        "strokeDash": told | {"scale": _scale(names, _DASHES)},
    }


def _scale(names: Sequence[str], values: Sequence[str] | Sequence[Sequence[float]]) -> dict[str, object]:
    """Return a scale that gives each name a value, in order; with more names than values it begins again."""
    return {"domain": list(names), "range": [values[place % len(values)] for place in range(len(names))]}


def standing_text(names: Sequence[str], after: After, at: int, *, ended: bool = False) -> str:
    """Return the score after play `at` in words, or after the last play before it that may be seen; "" without one."""
    seen = [number for number, scores in enumerate(after[: at + 1]) if scores is not None]
    if not seen:
        return ""
    scores = after[seen[-1]] or ()
    sides = [
        words()("running-one", side=name, points=points, cards=cards)
        for name, (points, cards) in zip(names, scores, strict=True)
    ]
    told = joined_texts(words(), sides, "list-semicolon")
    if ended and seen[-1] == len(after) - 1:
        return words()("running-end", sides=told)
    return words()("running-after", play=seen[-1], sides=told)
