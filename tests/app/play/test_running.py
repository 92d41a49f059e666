"""The visitor's matches in the log: a play is kept, whatever comes of the page that heard it."""

import pytest
import streamlit as st

from tests.app.play.test_page import begun, kept_match, match_id, play_one
from tests.app.playing import board_of, open_app
from tutor.app.play import running


def test_the_play_of_a_person_who_leaves_while_the_bots_think_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots go on at the next visit."""
    at = begun()
    before = kept_match(at).hand
    with monkeypatch.context() as left:
        # Their work is dropped, which ends the run of the page.
        left.setattr(running, "ahead_for_players", lambda *_: st.stop)
        play_one(at)
    assert len(kept_match(at).hand.plays) == len(before.plays) + 1
    again = open_app("play", match=match_id(at))
    assert kept_match(at).hand.turn == before.turn
    assert board_of(again)["interactive"]
