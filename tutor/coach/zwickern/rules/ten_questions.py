"""A family's house rules from the answers to a few questions, and for each answer a position in which it matters."""

import re
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import NamedTuple

from tutor.coach.zwickern.rules.under_each_variant import Ruling, ruling
from tutor.content.zwickern.house_rules import (
    MOST_JOKERS,
    MOST_PLAYERS,
    NO_VARIANT,
    VariantEntry,
    house_rules_of,
    suggested_seating,
)
from tutor.engine.cards import FIXED_JOKERS, HIGHEST_JOKER, WILD_JOKERS
from tutor.engine.zwickern import BuildSetup, Position, Rules, Setup, read_play, set_up

_NUMBERS = re.compile(r"[0-9]{1,2}")
_MOST_OF_ONE_PACK = 5
_FIRST_JOKER, _JOKER_STEP, _FIRST_JOKER_POINTS = 15, 5, 5


class TableExample(NamedTuple):
    """A position of two players, written as cards, and a play in it on which tables differ."""

    hand: tuple[str, ...]
    table: tuple[str | BuildSetup, ...]
    play: str


class HouseQuestion(NamedTuple):
    """A question of the form for a new table: its options, the usual one first, and the position that shows them."""

    options: tuple[str, ...]
    example: TableExample | None = None


HOUSE_QUESTIONS: Mapping[str, HouseQuestion] = MappingProxyType(
    {
        "players": HouseQuestion(("4", *(str(number) for number in range(2, MOST_PLAYERS + 1) if number != 4))),
        "jokers": HouseQuestion(("3", *(str(number) for number in range(MOST_JOKERS + 1) if number != 3))),
        "numbers": HouseQuestion(("steps", "own", "wild")),
        "courts": HouseQuestion(("both", "high", "low"), TableExample(("JS", "9H"), ("2D", "6C"), "JS x 2D")),
        "deal": HouseQuestion(("4-3", "4-4", "4-2", "6-8", "8-8")),
        "building": HouseQuestion(("subtract", "add"), TableExample(("4S", "5H"), ("9C", "QD"), "4S on 9C = 5")),
        "duty": HouseQuestion(
            ("hold", "capture", "none"), TableExample(("10S", "9S"), (BuildSetup(("6C", "4C"), 10, "A"), "8H"), "9S")
        ),
        "capturing": HouseQuestion(("may", "must", "all"), TableExample(("8S", "2D"), ("8H", "KC"), "8S")),
        "zwick": HouseQuestion(("next", "same")),
        "points": HouseQuestion(("three", "ten")),
    }
)
"""The questions in their order, by name."""

_SCORES: Mapping[str, Mapping[str, int]] = MappingProxyType(
    {
        "three": {"10D": 3, "10S": 1, "2S": 1, "A": 1},
        "ten": {"10D": 10, "7D": 1, "7S": 1, "A": 2},
    }
)
_MAJORITY = {"three": 3, "ten": 1}
_ZWICK = {"three": 1, "ten": 3}


def asked_of(answers: Mapping[str, str]) -> tuple[str, ...]:
    """Return the questions that these answers leave to ask; without jokers their numbers are not asked."""
    return tuple(name for name in HOUSE_QUESTIONS if name != "numbers" or answers.get("jokers") != "0")


def jokers_of(number: int, kind: str, written: str) -> tuple[str, ...]:
    """Return the codes of so many jokers: wild, with the numbers written, or from 15 on by fives.

    >>> jokers_of(3, "own", "15, 30 und 35"), jokers_of(2, "own", "15"), jokers_of(2, "wild", "")
    (('X15', 'X30', 'X35'), ('X15', 'X20'), ('X1', 'X2'))
    """
    if kind == "wild":
        return WILD_JOKERS[:number]
    usual = [_FIRST_JOKER + _JOKER_STEP * place for place in range(number)]
    own = [int(one) for one in _NUMBERS.findall(written) if 1 <= int(one) <= HIGHEST_JOKER] if kind == "own" else []
    return tuple(FIXED_JOKERS[value - 1] for value in (own + usual[len(own) :])[:number])


def table_of_answers(answers: Mapping[str, str], written: str = "", name: str = "ours") -> VariantEntry:
    """Return the house rules of some answers; a question that is not answered has its usual answer."""
    said = {one: answers.get(one, question.options[0]) for one, question in HOUSE_QUESTIONS.items()}
    jokers = jokers_of(int(said["jokers"]), said["numbers"], written)
    wild = bool(set(jokers) & set(WILD_JOKERS))
    each, picture = map(int, said["deal"].split("-"))
    players = int(said["players"])
    packs = 1 if players <= _MOST_OF_ONE_PACK else 2
    seating = suggested_seating(players, packs, len(jokers), partners=players == 4, each=each, picture=picture)
    joker_points = {} if wild else {code: _FIRST_JOKER_POINTS + place for place, code in enumerate(sorted(set(jokers)))}
    stated: dict[str, object] = {
        "name": name,
        "based_on": NO_VARIANT,
        "jokers": jokers,
        "wild": (2, 14) if wild else None,
        "values": dict.fromkeys(("A", "J", "Q", "K"), said["courts"]),
        "seats": (seating,),
        "subtract": said["building"] == "subtract",
        "same_value": said["building"] == "subtract",
        "single_builds": True,
        "build_for_partner": True,
        "owner_may_lay": True,
        "last_takes_rest": True,
        "duty": said["duty"],
        "capturing": said["capturing"],
        "zwick_again": said["zwick"] == "same",
        "points": {**_SCORES[said["points"]], **joker_points},
        "majority": _MAJORITY[said["points"]],
        "zwick": _ZWICK[said["points"]],
        "joker_zwick": 0 if wild else _ZWICK[said["points"]],
    }
    return VariantEntry.model_validate(stated)


def shown_by(answers: Mapping[str, str], question: str) -> tuple[Position, Ruling] | None:
    """Return the position of a question, and what the table of the answers says of the play in it."""
    example = HOUSE_QUESTIONS[question].example
    if example is None:
        return None
    rules = _for_two(answers)
    position = set_up(Setup(rules.name, ("A", "B"), "A", {"A": example.hand}, example.table), {rules.name: rules})
    return position, ruling(position, rules, read_play(position, example.play).play)


def _for_two(answers: Mapping[str, str]) -> Rules:
    rules = house_rules_of(table_of_answers({**answers, "players": "2", "jokers": "0"}))
    return replace(rules, title=None)
