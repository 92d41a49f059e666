"""The learner's own games from the Play page, opened as records once they are over, with what their review says."""

import re
from collections.abc import Mapping
from typing import Final

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.play.review.keeping import keep_finished, kept_review
from tutor.app.play.running import find
from tutor.app.play.seats import rules_title
from tutor.app.visitor.state import PlayedGame, visit
from tutor.catalogue.records import Record
from tutor.matches.record import record_of_hand
from tutor.matches.review.found import Judged, Review

_ID: Final = re.compile(r"match/([0-9a-f-]{36})/([1-9][0-9]?)")


def asked_game() -> PlayedGame | None:
    """Return the game that the address names, or that was last looked at; None if it names none that is over."""
    names = (st.query_params.get("game"), visit().pages.places.get("game"))
    found = (played_game(name) for name in names if name is not None)
    return next((one for one in found if one is not None), None)


def played_game(record_id: str) -> PlayedGame | None:
    """Return a game of the learner's own by its id, None if there is none, or if it is not over."""
    known = visit().replay.played
    if known is not None and known.record.id == record_id and known.review is not None and not known.review.to_bear_out:
        # What is over, and whose review is done, does not change any more.
        return known
    asked = _ID.fullmatch(record_id)
    if asked is None:
        return None
    keep_finished()
    running, number = find(asked[1]), int(asked[2]) - 1
    if running is None or number >= len(running.match.hands) or not running.match.hands[number].over:
        return None
    hand = running.match.hands[number]
    if known is not None and known.record.id == record_id:
        # A record is equal to itself only, and what is worked out of it is kept for the very object.
        record = known.record
    else:
        title = words()("replay-own-game", variant=rules_title(running), number=number + 1)
        record = record_of_hand(record_id, title[:200], running.match, hand)
    review = kept_review(running.match, number)
    visit().replay.played = PlayedGame(
        record, running.id, running.match, number, review if isinstance(review, Review) else None
    )
    return visit().replay.played


def marked_plays(record: Record) -> Mapping[int, Judged]:
    """Return the plays that a review has marked, by their number in the record, from 1; none without a review."""
    known = visit().replay.played
    if known is None or known.record is not record or known.review is None:
        return {}
    return {one.ply + 1: one for one in known.review.marked}
