"""The number of a running game, at whose address anyone could open all hands, does not leave the server."""

import json
import secrets
from base64 import b64decode

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.play.test_page import begun, kept_match, match_id, play_one
from tests.app.playing import click, open_app
from tutor.app.play.preferences import SETTING, TRICKS_SETTING
from tutor.app.progress.own_data import _archive
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import LOCAL
from tutor.matches.events import Dealt, kind_of, read_event
from tutor.matches.settings import PlaySettings, write_settings
from tutor.trainer.archive import merge, read_archive
from tutor.trainer.events import DEALT
from tutor.trainer.log import memory_log

NUMBER = "987654321098"


@pytest.fixture(autouse=True)
def one_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the first cards that are dealt carry a number that appears nowhere else."""
    monkeypatch.setattr(secrets, "randbelow", lambda _: int(NUMBER))


def sent(at: AppTest) -> str:
    """Return all that a page sends to the browser, its address too."""

    def every(node: object) -> list[object]:
        children = getattr(node, "children", {}).values()
        return [node, *(deeper for child in children for deeper in every(child))]

    return " ".join([str(dict(at.query_params)), *(str(getattr(one, "proto", "")) for one in every(at._tree))])


@pytest.mark.parametrize("variant", ["", "zwicken", "zwikken-1900"])
def test_no_page_sends_the_number_while_the_game_runs(variant: str) -> None:
    settings = PlaySettings.model_validate({"teach": False} | ({"variant": variant, "players": 3} if variant else {}))
    log().set_setting(LOCAL, TRICKS_SETTING if variant else SETTING, write_settings(settings))
    at = click(open_app("play", **({"games": "other"} if variant else {})), "begin-game")
    assert NUMBER in "".join(one.value for one in log().events(LOCAL)), "this is the number"
    pages = [at, open_app("play"), open_app("replay", match=match_id(at)), open_app("progress")]
    assert not [sent(page) for page in pages if NUMBER in sent(page)]


def test_the_kind_of_event_that_is_sealed_is_the_deal() -> None:
    assert kind_of(Dealt(number="1", dealer=0)) == DEALT


def test_a_running_game_is_saved_without_the_number_and_goes_on_wherever_it_is_read() -> None:
    at = play_one(begun())
    saved, before = _archive(LOCAL), kept_match(at)
    (entries,) = json.loads(saved)["matches"].values()
    assert NUMBER not in saved
    assert NUMBER.encode() not in b64decode(entries[-1])
    elsewhere = memory_log()
    merge(elsewhere, read_archive(saved, "somebody"))
    assert [read_event(one.kind, one.value) for one in elsewhere.events("somebody")] == [
        read_event(one.kind, one.value) for one in log().events(LOCAL)
    ]
    log().delete(LOCAL)
    merge(log(), read_archive(saved, LOCAL))
    at = open_app("play", match=match_id(at))
    assert kept_match(at) == before
    assert len(kept_match(play_one(at)).hand.plays) > len(before.hand.plays)


def test_the_cards_of_the_next_game_cannot_be_begun_again_from_a_tab_that_shows_the_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = begun(variant="dietze", players=2)
    while not kept_match(at).hand.over:
        play_one(at)
    numbers = iter(range(1000, 2000))
    monkeypatch.setattr(secrets, "randbelow", lambda _: next(numbers))
    click(open_app("play", match=match_id(at)), "next-game")
    again = click(at, "same-deal")
    assert kept_match(again).hand.dealt.number == NUMBER
