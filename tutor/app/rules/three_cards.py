"""The same three cards in three games: what each of them is there, and what a player has to do with them."""

from collections.abc import Iterator
from typing import Final

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.coach.tricks.kit import TrickKit, TrickWay
from tutor.coach.zwicken.kit import KIT as ZWICKEN
from tutor.coach.zwickern.rules.readings import SOURCE_NAMES
from tutor.coach.zwickern.rules.tables import numbers_listed
from tutor.coach.zwickern.words.variants import GAME_NAMES
from tutor.coach.zwikken.kit import KIT as ZWIKKEN
from tutor.engine.cards import CARDS, Card, Suit
from tutor.engine.tricks import Heading, strength, suit_followed
from tutor.engine.zwickern import VARIANTS
from tutor.engine.zwickern.rules import matching_values
from tutor.engine.zwikken import Rules
from tutor.engine.zwikken.rules import TenExchange
from tutor.text import Family, Line, Value
from tutor.text.lines import Joined, Listed

THREE_CARDS: Final = tuple(CARDS[code] for code in ("7D", "KS", "10H"))
"""The cards: the one that all learners confuse, one that is a trump here, and the one that may be exchanged there."""

TURNED: Final = CARDS["QS"]
"""The card turned up, which is in the packs of both games of tricks."""

_FISHING = VARIANTS["jensen"]
_TRICKS = ((ZWICKEN, "zwicken"), (ZWIKKEN, "zwikken-2000"))
_DUTIES = Family("triple-do-{}", Heading)


def three_cards() -> None:
    """Draw the cards in three columns, which a phone shows one below another."""
    say = words()
    st.subheader(escape_markdown(say("triple-title")), anchor=False)
    st.markdown(markdown(Line("triple-about", {"cards": Listed(THREE_CARDS), "turned": TURNED})))
    first, *others = st.columns(1 + len(_TRICKS), gap="medium")
    with first:
        _column(words()("cousins-zwickern"), "english", [*map(_counts, THREE_CARDS), Line("triple-do-fishing")])
    for column, (game, name) in zip(others, _TRICKS, strict=True):
        with column:
            _column(words()(GAME_NAMES[name]), game.game.name, list(_of_tricks(game, game.game.variants[name])))


def _column(title: str, source: str, lines: list[Line]) -> None:
    st.markdown("\n".join([f"**{escape_markdown(title)}**", "", *(f"- {markdown(line)}" for line in lines)]))
    st.markdown(f":gray-badge[{escape_markdown(words()(SOURCE_NAMES[source]))}]")


def _counts(card: Card) -> Line:
    values = numbers_listed(matching_values(_FISHING, card), choice=True)
    return Line("triple-counts", {"card": card, "values": values})


def _of_tricks(game: TrickKit, rules: TrickWay) -> Iterator[Line]:
    for card in THREE_CARDS:
        yield _stands(game, rules, card)
    yield Line(_DUTIES[rules.tricks.heading])


def _stands(game: TrickKit, rules: TrickWay, card: Card) -> Line:
    """Say which cards beat a card, and what it brings in a trick."""
    if card.rank not in rules.ranks:
        return Line("triple-not-in-pack", {"card": card})
    suit, height = suit_followed(rules.tricks, _trumps(), card), strength(rules.tricks, _trumps(), card.suit, card)
    pack = [CARDS[rank + one] for rank in rules.ranks for one in Suit]
    alike = [one for one in pack if suit_followed(rules.tricks, _trumps(), one) is suit]
    higher = [one for one in alike if strength(rules.tricks, _trumps(), card.suit, one) > height]
    higher.sort(key=lambda one: strength(rules.tricks, _trumps(), card.suit, one), reverse=True)
    details: dict[str, Value] = {"card": card, "higher": Joined(tuple(higher), "list-comma"), "number": len(higher)}
    line = Line("triple-trump" if suit is _trumps() else "triple-plain", details)
    points = game.card_points(rules, card)
    if points:
        return Line("triple-and-points", {"what": line, "points": points})
    return Line("triple-and-swapped", {"what": line}) if _may_be_swapped(rules, card) else line


def _may_be_swapped(rules: TrickWay, card: Card) -> bool:
    """Tell whether a card could be exchanged for the one turned up if its suit were trumps."""
    return isinstance(rules, Rules) and rules.ten is not TenExchange.NEVER and card.rank == "10"


def _trumps() -> Suit:
    assert TURNED.suit is not None
    return TURNED.suit
