"""Situations with every legal action, and whole hands with their payments, worked by hand; each names its source."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from tutor.engine.cards import Card, read_card
from tutor.engine.zwikken import (
    VARIANTS,
    Phase,
    Setup,
    act,
    legal_actions,
    next_dealer,
    opening,
    read_action,
    set_up,
    violations,
    with_options,
    write_action,
)

HERE = Path(__file__).parent
SITUATIONS = yaml.safe_load((HERE / "situations.yaml").read_text("utf-8"))
HANDS = yaml.safe_load((HERE / "hands.yaml").read_text("utf-8"))
CLAIMS = {"id", "source", "legal"}


def named(facts: list[dict[str, Any]]) -> list[Any]:
    """Return facts as parameters that are known by their ids."""
    return [pytest.param(one, id=one["id"]) for one in facts]


@pytest.mark.parametrize("fact", named(SITUATIONS))
def test_a_situation_has_these_legal_actions(fact: dict[str, Any]) -> None:
    position = set_up(Setup(**{key: value for key, value in fact.items() if key not in CLAIMS}), VARIANTS)
    found = list(legal_actions(position))
    assert sorted(map(write_action, found)) == sorted(fact["legal"])
    assert {read_action(text) for text in fact["legal"]} == set(found)


def pack_of(fact: dict[str, Any], size: int) -> list[Card | None]:
    """Return the pack, so much of it as is given: the hands in order of dealing, then the cards turned up."""
    seats = fact["seats"]
    first = seats.index(fact["dealer"]) + 1
    order = [seats[(first + step) % len(seats)] for step in range(len(seats))]
    told = [read_card(code) for name in order for code in fact["hands"][name]]
    told += map(read_card, fact["upcards"])
    return [*told, *[None] * (size - len(told))]


@pytest.mark.parametrize("fact", named(HANDS))
def test_a_hand_is_paid_so(fact: dict[str, Any]) -> None:
    seats = fact["seats"]
    rules = with_options(VARIANTS[fact["variant"]], fact.get("options", {}))
    position = opening(rules, seats, seats.index(fact["dealer"]), pack_of(fact, len(rules.pack)), fact["pot"])
    for line in fact["actions"]:
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
