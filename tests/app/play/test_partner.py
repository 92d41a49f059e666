"""The question why a partner's bot made a play, in a running game and in Replay."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.play.games import finished, keep, match_of
from tests.app.play.test_coach import keys, last_kind, said
from tests.app.play.test_page import begun, kept_match, play_one
from tests.app.playing import WORDS, click, open_app
from tests.matches.playing import events_of, played_out, started
from tutor.app.base.markdown import markdown
from tutor.app.play import partner
from tutor.matches.advice.partner import ClosedPlay, OpenPlay, open_play, play_to_explain, why_partner
from tutor.matches.events import Dealt

NORTH = 0


def with_partner() -> AppTest:
    """Play until the partner has played, in a game of four."""
    at = begun()
    while not kept_match(at).hand.own_plays(NORTH):
        play_one(at)
    return at


def test_the_answer_is_that_of_what_lay_open_and_is_no_help() -> None:
    at = with_partner()
    hand, before = kept_match(at).hand, last_kind(at)
    ply = hand.own_plays(NORTH)[-1]
    click(at, "ask-partner")
    for told in why_partner(open_play(hand.positions[ply], hand.plays[ply])):
        assert markdown(told.line) in said(at)
    assert last_kind(at) == before
    assert not kept_match(at).hand.helped


def test_what_is_asked_while_the_deal_is_played_holds_no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """So neither the process that answers nor the answer can know one."""
    asked = list[object]()
    monkeypatch.setattr(partner, "for_players", lambda work, value: asked.append(value) or work(value))
    at = click(with_partner(), "ask-partner")
    (one,) = asked
    assert isinstance(one, OpenPlay)
    assert [len(hand or ()) for hand in one.position.hands] == [1, 0, 0, 0]
    assert at.info


def test_the_next_play_of_the_partner_is_asked_about_again() -> None:
    at = click(with_partner(), "ask-partner")
    answer = said(at)
    played = len(kept_match(at).hand.own_plays(NORTH))
    while len(kept_match(at).hand.own_plays(NORTH)) == played:
        play_one(at)
    assert answer not in said(at) or not answer
    assert "ask-partner" in keys(at)


def test_after_a_play_is_taken_back_its_answer_is_gone() -> None:
    at = with_partner()
    play_one(at)
    click(at, "ask-partner")
    assert at.info
    click(at, "take-back")
    assert not at.info


@pytest.mark.parametrize(("variant", "players"), [("jensen", 2), ("christiansen", 4)])
def test_without_a_partner_there_is_no_such_question(variant: str, players: int) -> None:
    assert "ask-partner" not in keys(play_one(begun(variant=variant, players=players)))


def test_a_person_is_not_asked_about() -> None:
    both = started(people=("North", "South"))
    match = keep(events_of(both, played_out(both, Dealt(number="7", dealer=0), most=5)))
    at = open_app("play", match=str(match))
    assert "ask-partner" not in keys(at)


def test_replay_tells_in_full_and_only_of_the_partner() -> None:
    match = finished(started())
    hand = match_of(match).hand
    ply = hand.own_plays(NORTH)[0]
    at = click(open_app("replay", game=f"match/{match}/1", ply=str(ply + 1)), "ask-partner")
    full = play_to_explain(hand, ply)
    assert isinstance(full, ClosedPlay)
    for told in why_partner(full):
        assert markdown(told.line) in said(at)
    for seat in (1, 2, 3):
        other = hand.own_plays(seat)[0]
        assert "ask-partner" not in keys(open_app("replay", game=f"match/{match}/1", ply=str(other + 1)))


def test_a_play_with_open_hands_is_explained_in_full_at_once() -> None:
    began = started(open_hands=True)
    match = keep(events_of(began, played_out(began, Dealt(number="7", dealer=0), most=7)))
    at = click(open_app("play", match=str(match)), "ask-partner")
    assert WORDS("play-ask-partner", seat="North") in [button.label for button in at.button]
    hand = match_of(match).hand
    for told in why_partner(play_to_explain(hand, hand.own_plays(NORTH)[-1], opened=True)):
        assert markdown(told.line) in said(at)
