"""One deal under four rules of Zwikken: its cards, and a table of the winners and payers under each."""

from functools import partial

import streamlit as st

from tutor.app.base.html_table import show_table
from tutor.app.base.i18n import words
from tutor.app.base.library import once_for_content
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.visitor.address import address_value, choose_in_row, go_to
from tutor.coach.kits import VARIANT_TITLES
from tutor.coach.tricks.numbers import signed
from tutor.coach.zwikken.four_ways import POT, SEATS_OF_DEAL, OneWay, in_four_ways, span_line
from tutor.engine.cards import CARDS
from tutor.text import Line, render
from tutor.text.lines import Listed, Name

# The hands of the three, and the card turned up; no two rules always end alike, except for Lubbers' and today's.
FOUR_WAYS_DEALS: tuple[tuple[str, str, str, str], ...] = (
    ("QS 10H AS", "KS QH JC", "AH KD QD", "KC"),
    ("JH AH AD", "KS KH KC", "KD 10C JS", "AC"),
    ("10H JS KD", "JC JH JD", "KC AC 10S", "QD"),
    ("AD 10S AS", "AH 10H QH", "10C QS KS", "JS"),
)
"""The deals to choose from."""

_KEY = "deal"


def four_ways() -> None:
    """Draw the deal in the address under each set of rules."""
    st.header(escape_markdown(words()("tricks-four")))
    numbers = [str(number) for number in range(1, len(FOUR_WAYS_DEALS) + 1)]
    chosen = address_value(_KEY, numbers) if _KEY in st.query_params else numbers[0]
    who = Line("tricks-four-about", {"seat": Name(SEATS_OF_DEAL[0])})
    st.markdown(markdown(who))
    labels = {number: words()("tricks-four-deal-of", number=int(number)) for number in numbers}
    choose_in_row("choose-deal", labels, chosen, words()("tricks-four"), partial(go_to, _KEY))
    *hands, turned = FOUR_WAYS_DEALS[int(chosen) - 1]
    for seat, cards in zip(SEATS_OF_DEAL, hands, strict=True):
        held = Listed(tuple(CARDS[code] for code in cards.split()))
        st.markdown("- " + markdown(Line("tricks-hand-of", {"seat": Name(seat), "cards": held})))
    st.markdown("- " + markdown(Line("tricks-four-turned", {"card": CARDS[turned]})))
    head = [*map(words(), ("tricks-four-way", "tricks-four-how", "tricks-four-who")), *SEATS_OF_DEAL]
    found = _results(int(chosen) - 1)
    show_table(head, map(_row, found))
    st.markdown(f":small[{escape_markdown(words()('tricks-four-why', number=POT))}]")
    if any(span.least < span.most for way in found for span in way.chips):
        st.markdown(f":small[{escape_markdown(words()('tricks-four-open'))}]")


def _row(way: OneWay) -> list[str]:
    chips = [render(words(), span_line(span, signed)) for span in way.chips]
    return [words()(VARIANT_TITLES[way.variant]), render(words(), way.how), render(words(), way.who), *chips]


@once_for_content
def _results(place: int) -> tuple[OneWay, ...]:
    *hands, turned = FOUR_WAYS_DEALS[place]
    dealt = {seat: tuple(cards.split()) for seat, cards in zip(SEATS_OF_DEAL, hands, strict=True)}
    return in_four_ways(dealt, turned)
