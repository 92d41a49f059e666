"""The box that checks the cards of a game: during it their checksum, at its end the number and the nonce."""

from collections.abc import Sequence
from typing import Any, Final

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.engine.cards import Card
from tutor.matches.dealing import Numbered
from tutor.matches.events import Started
from tutor.matches.fair_deal import CardsOfNumber, cards_of_number, checksum, hashed_text, numbered_of
from tutor.matches.folding import HandOf
from tutor.matches.games import AnyMatch
from tutor.text import YOU, Family, Line, Name, card_sign

_KNOWN: Final = ("address", "day", "again")
_KNOWN_NUMBERS = Family("checked-{}", _KNOWN)


def checked_cards(match: AnyMatch, hand: HandOf[Any, Any]) -> None:
    """Draw the box for a game of a match: before its end nothing in it reveals a card.

    A number that the player knew from the start has no secret, which is said. Nothing is drawn in older matches.
    """
    dealt = hand.dealt
    if dealt.source == "drawn" and not dealt.nonce:
        return
    with st.expander(words()("checked-title")), st.container(key="checked-cards"):
        deal = numbered_of(match.started, match.rules, dealt.number)
        if dealt.source != "drawn":
            st.markdown(escape_markdown(words()(_KNOWN_NUMBERS[dealt.source])))
        elif hand.over:
            _proof(deal, dealt.nonce)
        else:
            st.markdown(escape_markdown(words()("checked-during")))
            _typed(checksum(deal, dealt.nonce))
        if hand.over:
            _dealt(match.started, cards_of_number(match.started, match.rules, hand))


def _proof(deal: Numbered, nonce: str) -> None:
    """Draw the number with its nonce, and how both are checked with and without the tutor."""
    found = checksum(deal, nonce)
    st.markdown(escape_markdown(words()("checked-over", deal=deal.address)))
    _typed(found)
    st.markdown(escape_markdown(words()("checked-tool")))
    _typed(f"printf {hashed_text(deal, nonce)} | sha256sum | cut -c1-{len(found)}")
    st.markdown(escape_markdown(words()("checked-command")))
    options = f"--variant {deal.variant} --seats {deal.players} --nonce {nonce} --sum {found}"
    _typed(f"zwickern deal {deal.number} {options}")


def _typed(text: str) -> None:
    st.code(text, language=None, wrap_lines=True)


def _dealt(started: Started, found: CardsOfNumber) -> None:
    """Draw the pack in its order, and who gets which cards of it."""
    st.markdown(f"{escape_markdown(words()('checked-pack'))}  \n{escape_markdown(_signs(found.pack))}")
    alone = len(started.people) == 1
    names = [Name(YOU if alone and seat in started.people else name) for seat, name in enumerate(started.seats)]
    in_turn = "checked-dealt" if started.game == "zwickern" else "checked-dealt-tricks"
    st.markdown(markdown(Line(in_turn, {"dealer": names[found.dealer]})))
    for number, one in enumerate(found.deals, 1):
        rows = [(name.label(words()), cards) for name, cards in zip(names, one.hands, strict=True)]
        rows += [(words()("board-table"), one.table)] if one.table else []
        lines = [escape_markdown(words()("checked-row", seat=name, cards=_signs(cards))) for name, cards in rows]
        st.markdown("  \n".join([f"**{words()('sheet-deal', number=number)}**", *lines]))


def _signs(cards: Sequence[Card]) -> str:
    return " ".join(card_sign(words(), card) for card in cards)
