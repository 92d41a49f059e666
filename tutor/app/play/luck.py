"""Luck and skill in a game that is over: the points given away and those won, each as a bar with its sentence."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import NamedTuple

import streamlit as st

from tutor.app.base.i18n import words
from tutor.matches.review.found import AnyReview
from tutor.matches.review.words import stated_error


class Bar(NamedTuple):
    """A bar from nothing to a value, named by a message, with the error of the value or another one to compare."""

    name: str
    value: float
    error: float | None = None
    compared: float | None = None


def luck_title() -> None:
    """Draw the title of the box below the table, which has its place while the game is still being reviewed."""
    st.html(f'<p class="luck-title">{escape(words()("luck-title"))}</p>')


def bars_of(review: AnyReview, side: int, names: tuple[str, str]) -> Iterator[Bar]:
    """Yield the points that a side has given away, and those that it won beside the careful bot's, if these are known.

    `names` are the messages that name the two.
    """
    given, won = names
    yield Bar(given, review.given_away, error=stated_error(review.error) if review.given_away else None)
    if review.careful is not None:
        yield Bar(won, review.points[side], compared=review.careful[side])


def draw_luck(review: AnyReview, side: int, names: tuple[str, str], said: Iterable[str]) -> None:
    """Draw the bars of a side, each above its sentence in Markdown; both are as long as all points of the game."""
    found = [*bars_of(review, side, names)]
    low, high = _ends(review, found)
    with st.container(key="luck-bars"):
        for number, (bar, sentence) in enumerate(zip(found, said, strict=True)):
            with st.container(key=f"bar-in-luck-{number}"):
                st.html(bar_html(bar, low, high, f"bar-of-luck-{number}"))
                st.markdown(sentence)


def _ends(review: AnyReview, found: Iterable[Bar]) -> tuple[float, float]:
    """Return the least and the most on the line of all bars."""
    values = [0.0, *(sum(max(0, won) for won in of_sides) for of_sides in (review.points, review.careful or ()))]
    for bar in found:
        values += [bar.value, bar.value + (bar.error or 0), bar.compared or 0]
    return min(values), max(values)


def bar_html(bar: Bar, low: float, high: float, line: str) -> str:
    """Return a bar between two values as HTML for the eye only, with the style of its `line`, a class of its own.

    >>> bar_html(Bar("luck-given", 5, error=1), 0, 20, "bar-of-luck-0")[:91]
    '<style>.bar-of-luck-0 { --from: 0.0%; --to: 25.0%; --least: 20.0%; --most: 30.0%; }</style>'
    """

    def at(value: float) -> float:
        return round(100 * (value - low) / ((high - low) or 1), 1)

    places = {"from": at(min(0, bar.value)), "to": at(max(0, bar.value))}
    parts = '<span class="luck-own"></span>'
    if bar.error is not None:
        places |= {"least": at(max(0, bar.value - bar.error)), "most": at(bar.value + bar.error)}
        parts += '<span class="luck-error"></span>'
    if low < 0:
        places |= {"nothing": at(0)}
        parts += '<span class="luck-nothing"></span>'
    if bar.compared is not None:
        places |= {"careful": at(bar.compared)}
        parts += '<span class="luck-careful"></span>'
    # No element may have a style attribute.
    style = " ".join(f"--{name}: {place}%;" for name, place in places.items())
    name = f'<span class="luck-name">{escape(words()(bar.name))}</span>'
    return (
        f"<style>.{line} {{ {style} }}</style>"
        f'<div aria-hidden="true">{name}<div class="luck-line {line}">{parts}</div></div>'
    )
