"""The bots: they play by the rules, in their style, and the same with equal dice."""

from collections import Counter
from random import Random

import pytest

from tests.engine.setups import at
from tutor.bots.deals import SEATS, shuffled
from tutor.bots.players import Style, chooser
from tutor.engine.zwickern import VARIANTS, Build, Capture, Lay, Play, Position, full_pack, plan, play_hand, violations
from tutor.lab.goal_kinds import BUILDING, MESSY, PROMISING

TABLES = [(name, one.players) for name, rules in VARIANTS.items() for one in rules.plans if one.players in SEATS]


def watched(variant: str, players: int, style: Style, seed: str) -> list[tuple[Position, Play]]:
    """Return every position of a hand of bots, with what they played."""
    rules, dice = VARIANTS[variant], Random(seed)
    seating = plan(rules, players)
    assert seating is not None
    bot, played = chooser(style, dice), []

    def choose(position: Position) -> Play:
        played.append((position, bot(position)))
        return played[-1][1]

    pack = shuffled(full_pack(rules, seating), dice)
    assert len(list(play_hand(rules, SEATS[players], 0, pack, choose))) > len(played)
    return played


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_bots_never_choose_an_illegal_play(variant: str, players: int) -> None:
    for style in (MESSY, BUILDING, PROMISING):
        for position, play in watched(variant, players, style, f"{variant} {players} {style}"):
            assert not violations(position, play)


def test_equal_dice_give_equal_plays() -> None:
    assert watched("jensen", 4, MESSY, "one") == watched("jensen", 4, MESSY, "one")
    assert watched("jensen", 4, MESSY, "one") != watched("jensen", 4, MESSY, "another")


def test_the_style_decides_how_often_bots_take_and_build() -> None:
    def kinds(style: Style) -> Counter[type]:
        return Counter(type(play) for seed in range(3) for _, play in watched("jensen", 4, style, str(seed)))

    taking, building, laying = kinds(Style(1, 1, 0)), kinds(Style(0.2, 0, 1)), kinds(Style(0, 0, 0))
    assert taking[Capture] > building[Capture] > laying[Capture] == 0
    assert building[Build] > taking[Build] == laying[Build] == 0
    assert laying[Lay] > taking[Lay]


def test_a_greedy_bot_takes_what_no_larger_capture_contains() -> None:
    position = at("9S", "9D 5H 4C")
    assert all(len(chooser(Style(1, 1), Random(seed))(position).takes) == 3 for seed in range(9))
    assert {len(chooser(Style(1, 0), Random(seed))(position).takes) for seed in range(9)} == {1, 2, 3}


def test_a_helpful_bot_builds_for_its_partner_where_it_can() -> None:
    position = at("4S 9H 3C", "5H", announced={"N": [9]})
    made = [chooser(Style(0, 0, 1, 1), Random(seed))(position) for seed in range(9)]
    assert {(play.value, play.owner) for play in made if isinstance(play, Build)} == {(9, 0)}


def test_a_bot_would_rather_lay_what_scores_nothing() -> None:
    position = at("10D 4H", "KS")
    laid = Counter(chooser(Style(0, 0, 0), Random(seed))(position).card.code for seed in range(9))
    assert laid == {"4H": 9}


def test_a_bot_that_may_not_lay_takes_a_build_of_its_own() -> None:
    """Reading 12."""
    position = at("9H", "5H+4S=9@S")
    assert isinstance(chooser(Style(0, 0, 0), Random(0))(position), Capture)
