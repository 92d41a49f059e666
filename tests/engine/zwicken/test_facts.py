"""Situations with every legal action, and whole hands with their payments, worked by hand; each names its source."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from tutor.engine.cards import Card, read_card
from tutor.engine.zwicken import (
    VARIANTS,
    Phase,
    Position,
    Setup,
    act,
    cut,
    grounds,
    legal_actions,
    next_dealer,
    offence,
    opening,
    read_action,
    set_up,
    tricks_won,
    violations,
    write_action,
)

HERE = Path(__file__).parent
SITUATIONS = yaml.safe_load((HERE / "situations.yaml").read_text("utf-8"))
HANDS = yaml.safe_load((HERE / "hands.yaml").read_text("utf-8"))
CLAIMS = {"id", "source", "legal", "faults"}


def named(facts: list[dict[str, Any]]) -> list[Any]:
    """Return facts as parameters that are known by their ids."""
    return [pytest.param(one, id=one["id"]) for one in facts]


@pytest.mark.parametrize("fact", named(SITUATIONS))
def test_a_situation_has_these_legal_actions(fact: dict[str, Any]) -> None:
    position = set_up(Setup(**{key: value for key, value in fact.items() if key not in CLAIMS}), VARIANTS)
    found = list(legal_actions(position))
    assert sorted(write_action(position, action) for action in found) == sorted(fact["legal"])
    assert {read_action(text) for text in fact["legal"]} == set(found)
    faults = {write_action(position, action): offence(position, action) for action in found}
    assert {text: ground.value for text, ground in faults.items() if ground} == fact.get("faults", {})


def pack_of(fact: dict[str, Any], position: Position) -> list[Card | None]:
    """Return the pack that is cut now: only its bottom card is known where the deal moves on, else all given ones."""
    cuts = [read_card(code) for code in fact["cuts"]]
    seen = len(position.shown)
    bottom = cuts[seen] if seen < len(cuts) else None
    if seen < len(cuts) - 1:
        return [*[None] * 31, bottom]
    seats = fact["seats"]
    order = [seats[(position.dealer + 1 + step) % len(seats)] for step in range(len(seats))]
    hands = [[read_card(code) for code in fact["hands"][name]] for name in order]
    top = [card for hand in hands for card in hand[:2]]
    dealt = [*top, read_card(fact["turnup"]), *(hand[2] for hand in hands), *map(read_card, fact["stock"])]
    return [*dealt, *[None] * (31 - len(dealt)), bottom]


@pytest.mark.parametrize("fact", named(HANDS))
def test_a_hand_is_paid_so(fact: dict[str, Any]) -> None:
    seats = fact["seats"]
    position = opening(VARIANTS[fact["variant"]], seats, seats.index(fact["dealer"]), fact["pot"])
    for line in fact["actions"]:
        if position.phase is Phase.CUT:
            position = cut(position, pack_of(fact, position))
        name, _, text = line.partition(" ")
        assert position.turn is not None
        assert seats[position.turn] == name, line
        action = read_action(text)
        assert not violations(position, action), line
        position = act(position, action)
        assert position.pot + sum(position.accounts) == fact["pot"]
    assert position.phase is Phase.OVER
    assert dict(zip(seats, position.accounts, strict=True)) == fact["net"]
    assert position.pot == fact["pot_after"]
    assert seats[next_dealer(position)] == fact["next_dealer"]
    assert [f"{seats[seat]} {ground.value}" for seat, ground in grounds(position)] == fact["faults"]
    assert {name: tricks_won(position)[seats.index(name)] for name in fact["tricks"]} == fact["tricks"]
