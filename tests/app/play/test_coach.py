"""The coach on the Play page: hints, questions, the warning before a play, and what it points out at first."""

from typing import get_args
from uuid import UUID

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.play.test_page import begun, kept_match, match_id, play_one
from tests.app.playing import WORDS, click, make_play, message_of, open_app, run, tell
from tutor.app.base.clock import now
from tutor.app.base.markdown import escape_markdown
from tutor.app.play import coach
from tutor.app.play.preferences import SETTING
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import LOCAL
from tutor.engine.zwickern import Play, legal_plays, seen_by, write_play
from tutor.matches.advice.asked import AskedHelp, Moment, Warned, help_with, warned
from tutor.matches.advice.hints import STEPS
from tutor.matches.events import Event, Hinted, Played, kind_of, write_event
from tutor.matches.proof import Proof, Told
from tutor.matches.settings import PlaySettings, write_settings
from tutor.text import Line, render
from tutor.trainer.events import GameEvent


def keys(at: AppTest) -> set[str | None]:
    """Return the keys of the buttons that can be pressed."""
    return {button.key for button in at.button if not button.disabled}


def moment(at: AppTest) -> Moment:
    """Return what the person has seen."""
    hand = kept_match(at).hand
    return Moment(seen_by(hand.position, hand.position.turn), hand.dealt.number, len(hand.plays))


def last_kind(at: AppTest) -> str:
    """Return the kind of the last event of the match."""
    return log().events(LOCAL, UUID(match_id(at)))[-1].kind


def at_a_deal(*, teach: bool) -> AppTest:
    """Begin a game for two with cards of which some are poor to play."""
    log().set_setting(LOCAL, SETTING, write_settings(PlaySettings(players=2, teach=teach)))
    return click(open_app("play", deal="jensen/2/2"), "this-deal")


def said(at: AppTest) -> str:
    """Return the texts in the boxes of the page."""
    return " ".join(one.value for one in at.info)


def poor_play(at: AppTest) -> Play:
    """Return a play that the coach warns of."""
    now = moment(at)
    return next(play for play in legal_plays(now.seen.position) if warned(now, play).told is not None)


def test_a_hint_comes_in_steps_and_is_noted() -> None:
    at = begun()
    found = [escape_markdown(render(WORDS, one.line)) for one in help_with("hint", moment(at))]
    # The last step says why, too, where one play is best for a plain reason.
    assert len(found) in (STEPS, STEPS + 1)
    for step in range(1, STEPS + 1):
        assert "hint" in keys(at)
        click(at, "hint")
        assert [line in said(at) for line in found[:step]] == [True] * step
        assert all((line in said(at)) is (step == STEPS) for line in found[STEPS:])
        assert last_kind(at) == "hinted"
        # Sentences of one proof in a row say it once.
        assert 1 <= said(at).count("-badge[") <= step + 1
    assert "hint" not in keys(at)
    assert kept_match(at).hand.helped == {moment(at).ply}


@pytest.mark.parametrize("question", [one for one in get_args(AskedHelp) if one != "hint"])
def test_a_question_is_answered_until_something_is_played(question: AskedHelp) -> None:
    at = click(begun(), f"ask-{question}")
    asked = moment(at)
    for one in help_with(question, asked):
        assert escape_markdown(render(WORDS, one.line)) in said(at)
    assert kept_match(at).hand.helped == {asked.ply}
    assert not play_one(at).info


def test_a_warning_holds_a_play_back_once() -> None:
    at = at_a_deal(teach=True)
    play, position = poor_play(at), kept_match(at).hand.position
    before = kept_match(at).hand.lines
    make_play(at, position, play)
    assert len(at.warning) == 1
    assert kept_match(at).hand.lines == before
    assert last_kind(at) == "held-back"
    make_play(at, position, play)
    assert not at.warning
    assert len(kept_match(at).hand.lines) > len(before)


def test_a_play_made_against_a_warning_counts_and_another_one_was_helped() -> None:
    at = at_a_deal(teach=True)
    play, where = poor_play(at), moment(at)
    make_play(make_play(at, where.seen.position, play), where.seen.position, play)
    hand = kept_match(at).hand
    assert (hand.plays[where.ply], hand.helped, hand.warned) == (play, set(), set())
    click(at, "take-back")
    make_play(at, where.seen.position, next(one for one in legal_plays(where.seen.position) if one != play))
    assert kept_match(at).hand.warned == {where.ply}


def test_a_warned_play_can_be_made_by_its_button() -> None:
    at = at_a_deal(teach=True)
    play, position = poor_play(at), kept_match(at).hand.position
    place = len(kept_match(at).hand.plays)
    click(click(make_play(at, position, play), "ask-can"), "play-anyway")
    assert kept_match(at).hand.plays[place] == play
    assert "play-anyway" not in keys(at)


def test_a_button_for_a_play_of_another_moment_plays_nothing() -> None:
    """Another tab has gone on in the meantime."""
    at = at_a_deal(teach=True)
    make_play(at, kept_match(at).hand.position, poor_play(at))
    other = open_app("play", match=match_id(at))
    events = kept_match(play_one(other)).events
    click(at, "play-anyway")
    assert kept_match(at).events == events


def test_who_wants_no_warning_gets_none() -> None:
    at = at_a_deal(teach=False)
    before = len(kept_match(at).hand.plays)
    make_play(at, kept_match(at).hand.position, poor_play(at))
    assert not at.warning
    assert len(kept_match(at).hand.plays) > before


def test_who_wants_no_help_gets_no_buttons_for_it() -> None:
    at = begun(hints=False)
    assert not keys(at) & {"hint", "ask-can", "ask-safe"}


def test_the_first_game_after_the_path_is_guided() -> None:
    at = click(open_app("play", first="1"), "begin-game")
    assert kept_match(at).started.guided
    assert len(at.info) == 1
    later = click(open_app("play", first="1"), "begin-game")
    assert not kept_match(later).started.guided
    assert not later.info


def test_a_play_held_back_while_another_tab_goes_on_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """It belongs to a table that is no more, and as a later play it would spoil the match."""
    at = at_a_deal(teach=True)
    play, hand = poor_play(at), kept_match(at).hand
    line = write_play(hand.position, next(one for one in legal_plays(hand.position) if one != play))
    other = happened(at, Played(ply=len(hand.plays), play=line))

    def meanwhile(*_: object) -> Warned:
        log().append([other])
        return Warned(Told(Line("advice-wait-missed-zwick"), Proof.PROVEN), None)

    monkeypatch.setattr(coach, "prefetched_warning", meanwhile)
    make_play(at, hand.position, play)
    assert not at.warning
    assert "play-anyway" not in keys(at)
    assert kept_match(at).hand.lines[len(hand.lines)] == line


def happened(at: AppTest, event: Event) -> GameEvent:
    """Return what another tab adds to the match."""
    return GameEvent(LOCAL, UUID(match_id(at)), kept_match(at).events, now(), kind_of(event), write_event(event))


def test_a_play_is_kept_though_another_tab_is_warned_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    at = at_a_deal(teach=True)
    play, hand = poor_play(at), kept_match(at).hand
    other = happened(at, Hinted(ply=len(hand.plays), step=0))

    def meanwhile(*_: object) -> Warned:
        log().append([other])
        return Warned(None, None)

    monkeypatch.setattr(coach, "prefetched_warning", meanwhile)
    make_play(at, hand.position, play)
    assert kept_match(at).hand.plays[len(hand.plays)] == play


def test_help_in_another_tab_is_not_the_game_going_on() -> None:
    """The warning stays, and its button plays."""
    at = at_a_deal(teach=True)
    play, hand = poor_play(at), kept_match(at).hand
    make_play(at, hand.position, play)
    other = click(open_app("play", match=match_id(at)), "ask-can")
    assert make_play(other, hand.position, play).warning
    assert run(at).warning
    assert escape_markdown(WORDS("play-elsewhere")) not in [box.value for box in at.info]
    click(at, "play-anyway")
    assert kept_match(at).hand.plays[len(hand.plays)] == play
    assert escape_markdown(WORDS("play-elsewhere")) in [box.value for box in run(other).info]


def test_another_card_is_chosen_so_the_warned_play_is_not_made_by_its_button() -> None:
    at = at_a_deal(teach=True)
    play, hand = poor_play(at), kept_match(at).hand
    sent = message_of(at, hand.position, play)
    tell(at, sent)
    assert "play-anyway" in keys(at)
    other = next(card for card in hand.position.hand if card != play.card)
    chosen = {"epoch": sent["epoch"], "seq": sent["seq"] + 1, "selected": [f"h{hand.position.turn}-{other.code}-0"]}
    at.session_state["board"] = {"answer": sent, "selection": chosen}
    # The button was drawn before.
    click(at, "play-anyway")
    assert kept_match(at).hand.lines == hand.lines
    assert "play-anyway" not in keys(at)
    assert not at.warning
    again = {**chosen, "seq": sent["seq"] + 2, "selected": sent["selected"]}
    at.session_state["board"] = {"answer": sent, "selection": again}
    click(run(at), "play-anyway")
    assert kept_match(at).hand.plays[len(hand.plays)] == play
