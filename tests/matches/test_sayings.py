"""What bots say at the table is true of the play just made, and none says it too often."""

from collections import Counter

import pytest

from tests.matches.playing import events_of, played_out, started
from tutor.engine.zwickern import VARIANTS, Capture, Lay, partner
from tutor.matches.events import Dealt, Started
from tutor.matches.match import Match, fold
from tutor.matches.sayings import sayings

TABLES = [("jensen", 4), ("christiansen", 4), ("dietze", 3), ("french", 2), ("grupp", 4)]
DEALS = range(12)


def played(began: Started, number: int) -> Match:
    return fold(events_of(began, played_out(began, Dealt(number=str(number), dealer=0), str(number))), VARIANTS)


def kind_of(message: str) -> str:
    """The kind of a sentence, by its id without the number of the wording."""
    return message.removeprefix("saying-").rpartition("-")[0]


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_each_is_true(variant: str, players: int) -> None:
    began = started(variant, players)
    (you,) = began.people
    for number in DEALS:
        match = played(began, number)
        hand = match.hand
        for ply, line in sayings(match).items():
            before, play, after = hand.positions[ply], hand.plays[ply], hand.positions[ply + 1]
            kind, ours = kind_of(line.message), partner(before.plan, you) == before.turn
            own = max((one for one in hand.own_plays(you) if one < ply), default=None)
            taken = play.takes if isinstance(play, Capture) else ()
            codes = [card.code for item in taken for card in item.cards]
            assert before.turn != you
            match kind:
                case "zwick" | "zwick-ours":
                    assert after.won[before.turn].zwicks > before.won[before.turn].zwicks
                    assert ours == (kind == "zwick-ours")
                case "build":
                    assert any(item.owner == you for item in taken)
                    assert not ours
                case "waiting" | "for-partner":
                    assert own is not None
                    assert isinstance(hand.plays[own], Lay)
                    assert line.values["card"] == hand.plays[own].card
                    assert hand.plays[own].card.code in codes
                    assert ours == (kind == "for-partner")
                case "joker":
                    assert any(code.startswith("X") for code in codes)
                case "many":
                    assert line.values["number"] == len(codes) >= 4
                case "nothing":
                    assert own is not None
                    assert hand.positions[own + 1].won[you].zwicks > hand.positions[own].won[you].zwicks
                    assert not before.table
                    assert isinstance(play, Lay)
                    assert not ours
                case _:
                    pytest.fail(f"nobody knows when {kind} is true")


def test_every_kind_is_said_somewhere() -> None:
    said: Counter[str] = Counter()
    for variant, players in TABLES:
        for number in DEALS:
            said.update(kind_of(line.message) for line in sayings(played(started(variant, players), number)).values())
    kinds = {"zwick", "zwick-ours", "build", "waiting", "for-partner", "joker", "many", "nothing"}
    assert set(said) == kinds


def test_no_sentence_is_said_twice_in_a_game_and_there_are_plays_between_two() -> None:
    for number in DEALS:
        said = sayings(played(started("jensen", 4), number))
        lines = [line.message for line in said.values()]
        assert len(lines) == len(set(lines))
        assert all(later - earlier >= 6 for earlier, later in zip([*said], [*said][1:], strict=False))
    assert any(len(sayings(played(started("jensen", 4), number))) > 1 for number in DEALS)


def test_what_was_said_stays_as_the_game_goes_on() -> None:
    began = started("jensen", 4)
    whole = sayings(played(began, 3))
    hand = played_out(began, Dealt(number="3", dealer=0), "3", most=20)
    part = sayings(fold(events_of(began, hand), VARIANTS))
    assert part == {ply: line for ply, line in whole.items() if ply < 20}


def test_where_several_people_share_the_screen_bots_keep_quiet() -> None:
    """A sentence says you, and would have to say which of them."""
    assert not sayings(played(started("jensen", 4, people=("South", "West")), 3))
