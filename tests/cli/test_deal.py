"""`zwickern deal`: how a number gives the cards, and whether a checksum is its own."""

import json
from pathlib import Path

import pytest

from tests.cli.test_main import run
from tutor.matches.dealing import Numbered
from tutor.matches.fair_deal import checksum

NONCE = "0" * 32
JENSEN = ("--variant", "jensen", "--seats", "4")
SUM = checksum(Numbered("jensen", 4, "12345"), NONCE)


def test_it_prints_the_pack_and_the_cards_of_each_player() -> None:
    result = run("deal", "12345", *JENSEN)
    assert result.exit_code == 0
    assert "East deals" in result.stdout
    assert "│ 1    │ South │ 4♦  3♦  20 joker  7♠" in result.stdout
    assert "Checksum" not in result.stdout


def test_json_has_the_pack_the_deals_and_the_checksum() -> None:
    found = json.loads(run("deal", "12345", *JENSEN, "--nonce", NONCE, "--json").stdout)
    assert found["sum"] == SUM
    assert found["dealer"] == "East"
    assert found["pack"][:3] == ["4D", "7C", "JS"]
    dealt = [code for deal in found["deals"] for cards in (*deal["hands"].values(), deal["table"]) for code in cards]
    assert sorted(dealt) == sorted(found["pack"])


def test_a_checksum_that_agrees_is_fine_in_capitals_too() -> None:
    result = run("deal", "12345", *JENSEN, "--nonce", NONCE, "--sum", SUM.upper())
    assert result.exit_code == 0
    assert "it belongs to these cards" in result.stdout


@pytest.mark.parametrize("more", [(), ("--json",)])
@pytest.mark.parametrize(("number", "nonce"), [("12346", NONCE), ("12345", "1" * 32)])
def test_another_number_or_nonce_is_an_error(number: str, nonce: str, more: tuple[str, ...]) -> None:
    result = run("deal", number, *JENSEN, "--nonce", nonce, "--sum", SUM, *more)
    assert result.exit_code == 1
    assert SUM in result.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("0123", *JENSEN), "'0123' is not the number"),
        (("1234567890123", *JENSEN), "at most 12 digits"),
        (("٣", *JENSEN), "is not the number"),
        (("", *JENSEN), "is not the number"),
        (("9" * 100_000, *JENSEN), "999…' is not the number"),
        (("1", *JENSEN, "--nonce", "x" * 100_000), "xxx…'"),
        (("1", *JENSEN, "--nonce", NONCE[1:]), "--nonce takes 32 digits"),
        (("1", *JENSEN, "--nonce", NONCE, "--sum", "é" * 32), "--sum takes 32 digits"),
        (("1", *JENSEN, "--sum", SUM), "together with --nonce"),
        (("1", "--variant", "none", "--seats", "4"), "there is no variant 'none'"),
        (("1", "--variant", "jensen", "--seats", "5"), "not played with 5 seats"),
    ],
)
def test_what_is_not_a_number_nonce_or_checksum_is_wrong_usage(arguments: tuple[str, ...], said: str) -> None:
    result = run("deal", *arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert len(result.stderr) < 300


def test_other_games_have_their_first_cards() -> None:
    found = json.loads(run("deal", "1", "--variant", "zwikken-2000", "--seats", "5", "--json").stdout)
    assert found["deals"][0]["hands"]["4"] == found["pack"][:3]


def test_house_rules_have_the_cards_of_their_variant(tmp_path: Path) -> None:
    house = tmp_path / "kitchen.yaml"
    house.write_text("name: kitchen\nbased_on: jensen\nzwick: 2\n", "utf-8")
    found = run("deal", "12345", "--variant", "kitchen", "--seats", "4", "--house", house, "--nonce", NONCE, "--json")
    assert json.loads(found.stdout)["sum"] == SUM
