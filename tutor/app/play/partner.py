"""The question why a partner's bot made a play, in a game that runs and in Replay, and its answer."""

from functools import partial
from uuid import UUID

import streamlit as st

from tutor.app.base.markdown import markdown
from tutor.app.base.processes import for_players
from tutor.app.play.review_view import listed_with_proofs
from tutor.app.play.running import Running, find_match
from tutor.app.visitor.session import MatchState, PartnerPlay, session
from tutor.engine.zwickern import Position, partner
from tutor.matches.advice.partner import play_to_explain, why_partner
from tutor.matches.events import Started
from tutor.matches.games import AnyMatch
from tutor.text import Line, Name


def last_partner_play(running: Running) -> int | None:
    """Return the number of the last play of the bot that is the partner of the person at the screen, None without."""
    hand, you = running.hand, running.you
    mate = partner(hand.position.plan, you)
    own = () if mate is None or running.match.started.levels[mate] is None else hand.own_plays(mate)
    return own[-1] if own else None


def is_of_partner(started: Started, position: Position) -> bool:
    """Tell whether the seat to play in a position is a bot whose partner is a person."""
    mate = partner(position.plan, position.turn)
    return mate is not None and started.levels[mate] is None and started.levels[position.turn] is not None


def partner_button(match_id: UUID, match: AnyMatch, number: int, ply: int) -> None:
    """Draw the question for the play with a number in a game of a match, both from 0."""
    position = match.hands[number].positions[ply]
    label = markdown(Line("play-ask-partner", {"seat": Name(position.seats[position.turn])}))
    ask = partial(_ask, str(match_id), number, ply)
    st.button(label, key="ask-partner", on_click=ask, type="tertiary")


def answer_about_partner(match_id: UUID, match: AnyMatch, number: int, ply: int) -> None:
    """Draw the answer, if this play was asked about last."""
    asked = session().play.partner
    if asked is not None and asked.where == _place(match_id, match, number, ply):
        st.info(listed_with_proofs(asked.answers))


def _place(match_id: UUID, match: AnyMatch, number: int, ply: int) -> MatchState:
    """Return the state of a match after a play, which is a different one once the play was taken back."""
    return MatchState(match_id, number + 1, match.hands[number].lines[: ply + 1])


def _ask(match_id: str, number: int, ply: int) -> None:
    """In a callback: have the answer worked out in a process for bots, which holds up no other visitor."""
    running = find_match(match_id)
    # Another tab may have taken the play back.
    if running is None or running.covered or ply >= len(running.match.hands[number].plays):
        return
    asked = play_to_explain(running.match.hands[number], ply, opened=running.match.started.open_hands)
    place = _place(running.id, running.match, number, ply)
    session().play.partner = PartnerPlay(place, for_players(why_partner, asked))
