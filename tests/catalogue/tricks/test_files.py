"""Situations and whole hands are read as files and proven; the commands print what they give."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from tutor.catalogue.tricks.hands import PlayedHand, hands
from tutor.catalogue.tricks.situations import Situation, situations
from tutor.cli.main import app
from tutor.content.yaml.source import ContentError

ENGINE = Path(__file__).parents[2] / "engine"


def facts(game: str, kind: str) -> list[dict[str, Any]]:
    """Return the facts of a game that were worked by hand."""
    found: list[dict[str, Any]] = yaml.safe_load((ENGINE / game / f"{kind}.yaml").read_text("utf-8"))
    return found


def stream(entries: list[dict[str, Any]]) -> str:
    """Write entries as a YAML stream, a document each."""
    return yaml.safe_dump_all(entries, sort_keys=False)


@pytest.mark.parametrize("game", ["zwicken", "zwikken"])
def test_every_situation_worked_by_hand_holds(game: str) -> None:
    entries = facts(game, "situations")
    found = situations("f", stream(entries))
    assert [one for one in found if isinstance(one, ContentError)] == []
    for entry, one in zip(entries, found, strict=True):
        assert isinstance(one, Situation)
        assert sorted(text for text, _ in one.actions) == sorted(entry["legal"])
        assert {text: fault for text, fault in one.actions if fault} == entry.get("faults", {})


@pytest.mark.parametrize("game", ["zwicken", "zwikken"])
def test_every_hand_worked_by_hand_holds(game: str) -> None:
    entries = facts(game, "hands")
    found = hands("f", stream(entries))
    assert [one for one in found if isinstance(one, ContentError)] == []
    for entry, one in zip(entries, found, strict=True):
        assert isinstance(one, PlayedHand)
        assert (one.net, one.pot, one.next_dealer) == (entry["net"], entry["pot_after"], entry["next_dealer"])
        assert sorted(one.faults) == sorted(entry.get("faults", []))


@pytest.mark.parametrize("game", ["zwicken", "zwikken"])
@pytest.mark.parametrize("key", ["net", "pot_after", "next_dealer", "tricks", "faults"])
def test_a_wrong_result_is_refused_at_its_place(game: str, key: str) -> None:
    entry = facts(game, "hands")[0]
    if key not in entry:
        return
    wrong = {"net": {entry["dealer"]: 99}, "tricks": {entry["dealer"]: 3}, "faults": []}.get(key, 99)
    text = stream([entry | {key: wrong}])
    (found,) = hands("f", text)
    assert isinstance(found, ContentError)
    (fault,) = found.faults
    assert fault.message == "check-hand-result"
    assert text.split("\n")[fault.mark.line - 1].strip().startswith((f"{key}:", f"{entry['dealer']}:"))


def run(command: str, text: str, *options: str) -> tuple[int, list[dict[str, Any]]]:
    """Run a command on a text; return its exit code and the JSON objects that it prints."""
    result = CliRunner().invoke(app, [command, "-", "--json", *options], input=text)
    return result.exit_code, [json.loads(line) for line in result.stdout.splitlines() if line.startswith("{")]


def test_moves_prints_the_actions_with_their_offences() -> None:
    text = "variant: zwicken\nphase: play\nturnup: 9S\nhand: [AS, 8C, KH]\n"
    code, (found,) = run("moves", text)
    assert code == 0
    plays = [{"play": f"play {card}", "fault": "ace-not-led"} for card in ("8C", "KH")]
    assert found == {"moves": [{"play": "play AS"}, *plays]}


@pytest.mark.parametrize(("variant", "key"), [("zwicken", "level: 1"), ("zwikken-1900", "stock: 2")])
def test_a_key_of_the_other_game_is_refused(variant: str, key: str) -> None:
    (found,) = situations("f", f"variant: {variant}\nphase: play\nturnup: QS\nhand: [AS, KH, QH]\n{key}\n")
    assert isinstance(found, ContentError)
    assert [(fault.message, fault.mark.line) for fault in found.faults] == [("content-unknown-key", 5)]


def test_moves_reads_streams_of_all_games() -> None:
    fishing = "variant: dietze\nseats: [A, B]\nturn: B\nhands: {B: [2S]}\ntable: [2D]\n"
    bidding = "variant: zwikken-1900\nphase: bid\nturnup: QH\nhand: [AS, KS, JC]\n"
    code, found = run("moves", f"{fishing}---\n{bidding}---\n{bidding.replace('JC', '9C')}---\n{bidding}")
    assert code == 1
    assert len(found[0]["moves"]) > 1
    assert [one["play"] for one in found[1]["moves"]] == ["pass", "bid 1"]
    assert found[2] == {"error": "<stdin>:15:16: the pack of zwikken-1900 has no 9C"}
    assert found[3] == found[1]


def test_replay_prints_what_each_hand_gives() -> None:
    entries = facts("zwicken", "hands")
    code, found = run("replay", stream(entries))
    assert code == 0
    assert len(found) == len(entries)
    assert found[0] == {
        "net": {"Anna": -5, "Ben": 2, "Cilli": -3, "Dora": 0},
        "pot": 6,
        "next_dealer": "Ben",
        "faults": ["Anna seven-lost", "Cilli no-trick"],
    }


def test_replay_refuses_an_action_with_its_reason_and_place() -> None:
    text = stream(facts("zwicken", "hands")[:1]).replace("Cilli play JS", "Cilli play QH")
    line = text.split("\n").index("- Cilli play QH") + 1
    code, (found,) = run("replay", text)
    assert code == 1
    why = "the play 'play QH' is not legal for Cilli: Trumps were led and you have one, but the Q♥ isn’t a trump."
    assert found == {"error": f"<stdin>:{line}:3: {why}"}


def test_people_read_situations_and_hands_too() -> None:
    situation = "variant: zwicken\nphase: check\n"
    shown = CliRunner().invoke(app, ["moves", "-"], input=situation)
    assert shown.exit_code == 0
    assert "unchecked" in shown.stdout
    hand = CliRunner().invoke(app, ["replay", "-"], input=stream(facts("zwikken", "hands")[:1]))
    assert hand.exit_code == 0
    assert "The pot holds 3. Ben deals next. Gezwickt: no one." in hand.stdout
