"""The learner's own games from the Play page, opened as records once they are over, with what their review says."""

import re
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.play.checked_cards import checked_cards
from tutor.app.play.partner import answer_about_partner, is_of_partner, partner_button
from tutor.app.play.preferences import rules_title, way_title
from tutor.app.play.review_store import keep_finished, kept_review
from tutor.app.play.review_view import OF_TRICKS, OF_ZWICKERN, ReviewTold, told_if_uncounted, with_proof
from tutor.app.play.running import ZWICKERN, AnyRunning, find_match
from tutor.app.replay.place import go_to_place
from tutor.app.visitor.session import PlayedGame, session
from tutor.catalogue.records import Record
from tutor.catalogue.tricks.hands import PlayedHand, TrickRecord
from tutor.content.tricks.entries import HandEntry
from tutor.matches.record import record_of_hand
from tutor.matches.tricks.match import TrickHand

_ID: Final = re.compile(r"match/([0-9a-f-]{36})/([1-9][0-9]?)")


def asked_game() -> PlayedGame | None:
    """Return the game of Zwickern that the address names, or that was last looked at; None if neither is over."""
    names = (st.query_params.get("game"), session().pages.places.get("game"))
    games = (played_game(name) for name in names if name is not None)
    return next((game for game in games if game is not None), None)


def played_game(record_id: str, *, tricks: bool = False) -> PlayedGame | None:
    """Return the learner's own game of Zwickern or of tricks by its id, None if there is none, or if it is not over."""
    known = session().replay.played
    if known is not None and (known.record.id != record_id or isinstance(known.record, TrickRecord) is not tricks):
        known = None
    if known is not None and known.review is not None and not known.review.to_bear_out:
        # A game that is over, and whose review is done, does not change any more.
        return known
    asked = _ID.fullmatch(record_id)
    if asked is None:
        return None
    keep_finished()
    running, number = find_match(asked[1]), int(asked[2]) - 1
    if running is None or number >= len(running.match.hands) or not running.match.hands[number].over:
        return None
    if (running.match.started.game == ZWICKERN) is tricks:
        return None
    # A record is equal to itself only, and what is worked out of it is kept for the very object.
    as_record = _trick_record if tricks else _record
    record = as_record(record_id, running, number) if known is None else known.record
    review = kept_review(running.match, number)
    session().replay.played = PlayedGame(record, running.id, running.match, number, review)
    return session().replay.played


def _record(record_id: str, running: AnyRunning, number: int) -> Record:
    title = words()("replay-own-game", variant=rules_title(running.match.rules), number=number + 1)
    return record_of_hand(record_id, title[:200], running.match, running.match.hands[number])


def _trick_record(record_id: str, running: AnyRunning, number: int) -> TrickRecord:
    title = words()("replay-own-game", variant=way_title(running.match.rules), number=number + 1)
    return TrickRecord(record_id, _as_record(title, running.match.hands[number]))


def _as_record(title: str, hand: TrickHand) -> PlayedHand:
    """Return a hand as a record; its actions are legal, so nothing has to be proven."""
    last, seats = hand.position, hand.position.seats
    actions = tuple(f"{seats[where.turn or 0]} {line}" for where, line in zip(hand.positions, hand.lines, strict=False))
    entry = HandEntry(
        title=title[:100],
        variant=last.rules.name,
        seats=seats,
        dealer=seats[hand.dealt.dealer],
        pot=hand.dealt.pot,
        hands={},
        actions=actions,
    )
    net = dict(zip(seats, last.accounts, strict=True))
    return PlayedHand(
        last.rules.game, entry, hand.positions[:-1], hand.plays, last, net, last.pot, seats[hand.next_dealer], ()
    )


def marked_plays(record: Record | TrickRecord) -> Mapping[int, Any]:
    """Return the plays that a review has marked, by their number in the record, from 1; none without a review."""
    known = session().replay.played
    return known.marked if known is not None and known.record is record else {}


def is_own_game(record: Record | TrickRecord) -> bool:
    """Tell whether a record is a game that the learner has played here."""
    known = session().replay.played
    return known is not None and known.record is record


def review_words(game: PlayedGame) -> ReviewTold:
    """Return how the review of a game is put into words."""
    return OF_ZWICKERN if isinstance(game.record, Record) else OF_TRICKS


def review_notes(game: PlayedGame | None, ply: int) -> None:
    """Draw what the review says of the play with a number, from 1, if it is one of the person under review."""
    judged = None if game is None else game.judged(ply)
    if game is None or judged is None:
        return
    if judged.sign is None:
        better_told(game, ply)
        return
    told = review_words(game)
    st.markdown(f"**{escape_markdown(str(judged.sign))}** {with_proof(told.mark(game.review, judged, game.hand))}")
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.button(words()("review-try"), key="try-again", on_click=partial(try_again, game, ply), shortcut="A")
        if judged.cause is not None:
            told.teach(game.hand, judged.cause)
    # Closed at first, since the learner may want to find it.
    with st.expander(words()("review-what-was-better")):
        better_told(game, ply)


def partner_notes(game: PlayedGame | None, ply: int) -> None:
    """Draw the question why the partner played the play with a number, from 1, and its answer."""
    if game is not None and is_of_partner(game.match.started, game.hand.positions[ply - 1]):
        partner_button(game.id, game.match, game.number, ply - 1)
        answer_about_partner(game.id, game.match, game.number, ply - 1)


def better_told(game: PlayedGame, ply: int) -> None:
    """Draw all that the review says of a play of the person, with the better one."""
    lines = review_words(game).said(game.review, game.judged(ply), game.hand)
    st.markdown("  \n".join(map(with_proof, lines)))


def try_again(game: PlayedGame, ply: int) -> None:
    """In a callback: go to the table before a play, to try a different one there."""
    session().replay.again = None
    go_to_place(review_words(game).address(game.id, game.number, ply, True))


def game_notes(game: PlayedGame | None) -> None:
    """Draw what the review says of the whole game."""
    if game is not None and game.review is not None:
        told_if_uncounted(game.id, game.number)
        st.markdown("  \n".join(map(with_proof, review_words(game).whole(game.review, game.hand))))


def end_notes(game: PlayedGame | None) -> None:
    """Draw what can be checked about the cards of the learner's own game, at its end."""
    if game is not None:
        checked_cards(game.match, game.hand)
