"""What a person has done in a match, beside a slower way to count it."""

import pytest

from tests.matches.playing import events_of, played_out, started
from tutor.engine.zwickern import VARIANTS
from tutor.matches.events import Dealt
from tutor.matches.match import fold
from tutor.matches.tally import Tally, table_of_match, tally
from tutor.text import language, render


@pytest.mark.parametrize("players", [2, 4])
def test_it_agrees_with_the_piles_and_the_scores_of_the_games(players: int) -> None:
    began = started(players=players)
    (seat,) = began.people
    hands = [played_out(began, Dealt(number=str(number), dealer=0), str(number)) for number in range(3)]
    found = tally(fold(events_of(began, *hands), VARIANTS))
    assert found.zwicks == sum(hand.end.won[seat].zwicks for hand in hands)
    assert found.captures == sum(
        hand.lines[ply].partition(" ")[0] != hand.lines[ply] and " = " not in hand.lines[ply]
        for hand in hands
        for ply in hand.own_plays(seat)
    )
    best = [max(hand.scores, key=lambda score: score.points) for hand in hands]
    alone = [
        [score.points for score in hand.scores].count(one.points) == 1 for hand, one in zip(hands, best, strict=True)
    ]
    assert found.won == sum(seat in one.seats and sure for one, sure in zip(best, alone, strict=True))
    assert found.games == 3
    own = [next(score.points for score in hand.scores if seat in score.seats) for hand in hands]
    others = [max(score.points for score in hand.scores if seat not in score.seats) for hand in hands]
    assert found.lead == sum(own) - sum(others)
    assert found.zwicks
    assert found.captures > found.zwicks


def test_a_game_that_is_not_over_is_not_won_but_its_captures_count() -> None:
    began = started()
    hand = played_out(began, Dealt(number="1", dealer=0), "1", 40)
    found = tally(fold(events_of(began, hand), VARIANTS))
    assert (found.games, found.won, found.lead) == (0, 0, 0)
    assert found.captures


def test_nothing_counts_where_several_people_share_a_screen() -> None:
    began = started(people=("South", "West"))
    hand = played_out(began, Dealt(number="1", dealer=0), "1")
    assert tally(fold(events_of(began, hand), VARIANTS)) == Tally()


def test_a_table_has_the_level_of_the_opponents_whatever_the_partner_plays() -> None:
    hand = played_out(started(), Dealt(number="1", dealer=0), "1", 4)
    for levels, level in (
        (("careful", "casual", None, "casual"), "casual"),
        (("careful", "casual", None, "strong"), None),
    ):
        table = table_of_match(fold(events_of(started(levels=levels), hand), VARIANTS))
        assert (table.players, table.level) == (4, level)
        assert render(language("en"), table.rules) == "Jensen"
