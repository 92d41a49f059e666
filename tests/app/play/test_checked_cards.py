"""The box that checks the cards: a checksum while the game runs, and its proof at the end."""

import secrets
import shlex
from uuid import UUID

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.play.games import finished, keep, match_of
from tests.app.play.test_hidden_number import sent
from tests.app.play.test_page import begun, kept_match, match_id, play_one
from tests.app.playing import WORDS, click, open_app
from tests.cli.test_main import run as run_command
from tests.matches.playing import events_of, played_out, started
from tutor.app.base.markdown import escape_markdown
from tutor.app.play.preferences import TRICKS_SETTING
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import LOCAL
from tutor.engine.zwickern import VARIANTS
from tutor.matches.dealing import Numbered
from tutor.matches.events import Dealt, read_event
from tutor.matches.fair_deal import checksum, numbered_of
from tutor.matches.games import AnyMatch, fold_any
from tutor.matches.settings import PlaySettings, write_settings

NONCE = "fedcba9876543210" * 2


@pytest.fixture(autouse=True)
def one_nonce(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every nonce be one that appears nowhere else."""
    monkeypatch.setattr(secrets, "token_hex", lambda _: NONCE)


def titles(at: AppTest) -> list[str]:
    """Return the titles of the boxes."""
    return [box.label for box in at.expander]


def sum_of(match: AnyMatch) -> str:
    """Return the checksum of the last game of a match."""
    dealt = match.hand.dealt
    return checksum(numbered_of(match.started, match.rules, dealt.number), dealt.nonce)


def test_the_checksum_stands_there_from_the_first_card_and_is_proven_at_the_end() -> None:
    at = begun(variant="dietze", players=2)
    promised = sum_of(kept_match(at))
    assert promised in [code.value for code in at.code]
    while not kept_match(at).hand.over:
        assert NONCE not in sent(at), "with the nonce all numbers could be tried"
        assert promised in sent(at)
        play_one(at)
    dealt = kept_match(at).hand.dealt
    text = f"dietze/2/{dealt.number}/{NONCE}"
    assert f"printf {text} | sha256sum | cut -c1-32" in [code.value for code in at.code]
    (command,) = [code.value for code in at.code if code.value.startswith("zwickern deal")]
    checked = run_command(*shlex.split(command)[1:])
    assert checked.exit_code == 0
    assert promised in checked.stdout
    assert escape_markdown(WORDS("deal-agrees")) == escape_markdown(checked.stdout.splitlines()[-1])


def test_the_next_game_of_a_match_has_a_checksum_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    at = begun(variant="dietze", players=2)
    before = sum_of(kept_match(at))
    while not kept_match(at).hand.over:
        play_one(at)
    monkeypatch.setattr(secrets, "token_hex", lambda _: NONCE[::-1])
    click(at, "next-game")
    assert sum_of(kept_match(at)) in [code.value for code in at.code]
    assert before not in sent(at)


def test_other_games_have_it_too() -> None:
    settings = PlaySettings(variant="zwikken-1900", players=3, teach=False)
    log().set_setting(LOCAL, TRICKS_SETTING, write_settings(settings))
    at = click(open_app("play", games="other"), "begin-game")
    events = log().events(LOCAL, UUID(match_id(at)))
    match = fold_any((read_event(one.kind, one.value) for one in events), VARIANTS)
    assert sum_of(match) in [code.value for code in at.code]
    assert NONCE not in sent(at)


@pytest.mark.parametrize(
    ("address", "key", "said"),
    [({"deal": "jensen/4/12345"}, "this-deal", "checked-address"), ({}, "todays cards", "checked-day")],
)
def test_of_a_number_that_anyone_may_have_it_says_that_it_is_no_secret(
    address: dict[str, str], key: str, said: str
) -> None:
    at = click(open_app("play", **address), key)
    assert escape_markdown(WORDS(said)) in [one.value for one in at.markdown]
    assert not at.code
    assert kept_match(at).hand.dealt.number not in sent(at).replace("deal=", "")


def test_of_the_same_cards_again_it_says_that_they_were_known() -> None:
    at = begun(variant="dietze", players=2)
    while not kept_match(at).hand.over:
        play_one(at)
    click(at, "same-deal")
    assert escape_markdown(WORDS("checked-again")) in [one.value for one in at.markdown]
    assert not kept_match(at).hand.dealt.nonce


def test_a_match_from_before_says_nothing() -> None:
    match = finished(started("dietze", 2))
    assert WORDS("checked-title") not in titles(open_app("play", match=str(match)))
    going = finished(started("dietze", 2), "4712", most=4)
    at = open_app("play", match=str(going))
    assert WORDS("checked-title") not in titles(at)
    assert match_id(at) == str(going)
    assert not match_of(going).hand.over


def test_replay_has_the_proof_of_an_earlier_game_at_its_end() -> None:
    began = started("dietze", 2)
    match = keep(events_of(began, played_out(began, Dealt(number="4711", dealer=0, nonce=NONCE))))
    at = open_app("replay", game=f"match/{match}/1", ply=str(len(match_of(match).hand.plays) + 1))
    assert checksum(Numbered("dietze", 2, "4711"), NONCE) in [code.value for code in at.code]
