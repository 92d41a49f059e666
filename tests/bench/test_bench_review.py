"""What the review marks, and how long it takes; no number is asserted, see test_bench_engine.

Run with: pytest tests/bench/test_bench_review.py -m bench --benchmark-enable -n 0 --benchmark-json FILE

The figures are in the file under `extra_info`.

The noise floor is how many plays of the strong bot are marked, of a hundred in which it had a choice. Each marked play
is measured again in ten times as many deals; `held` are those that would be marked there too, `less` those that give
away less than half a point there, and `best` those to which nothing is better there. The rows of the careful and the
casual bot show what there is to find. The seconds are those of the processor.
"""

import time
from collections import Counter
from collections.abc import Iterator
from statistics import mean
from typing import Any, NamedTuple

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tutor.bots.deals import SEATS, dice_of
from tutor.bots.decision import Decision
from tutor.bots.levels import Level, choose
from tutor.bots.ranking import WORLDS
from tutor.engine.zwickern import VARIANTS, seen_by, write_play
from tutor.matches.events import Dealt
from tutor.matches.match import Hand, play_through
from tutor.matches.proof import Proof
from tutor.matches.review.any_game import Measured, measuring_dice, sign_of
from tutor.matches.review.found import Judged, Review
from tutor.matches.review.measured import measured
from tutor.matches.review.review import review

pytestmark = pytest.mark.bench

HANDS = 20
AGAIN = 10 * WORLDS
"""The deals in which a marked play is measured again."""

SOUTH = "South"


class Row(NamedTuple):
    """The reviews of some hands, and the seconds for each."""

    hands: tuple[Hand, ...]
    reviews: tuple[Review, ...]
    seconds: tuple[float, ...]

    @property
    def chosen(self) -> int:
        """How many plays were made where there was a choice."""
        return sum(one.proof is not Proof.PROVEN for found in self.reviews for one in found.plays)

    @property
    def marked(self) -> list[tuple[Hand, Judged]]:
        """The marked plays with their hands."""
        return [(hand, one) for hand, found in zip(self.hands, self.reviews, strict=True) for one in found.marked]


def played(variant: str, players: int, level: Level, number: int) -> Hand:
    """Return a hand in which South plays at a level, and the others carefully."""
    seats, rules, dealt = SEATS[players], VARIANTS[variant], Dealt(number=str(number), dealer=number % players)
    hand = play_through(rules, seats, dealt, (), 1)
    while not hand.over:
        position, ply = hand.position, len(hand.lines)
        own = level if seats[position.turn] == SOUTH else "careful"
        play = choose(seen_by(position, position.turn), own, dice_of(f"bench/{number}/{ply}"))
        hand = play_through(rules, seats, dealt, (*hand.lines, write_play(position, play)), 1)
    return hand


def reviewed(variant: str, players: int, level: Level) -> Row:
    """Review some hands of South."""
    hands = tuple(played(variant, players, level, number) for number in range(HANDS))
    reviews, seconds = [], []
    for hand in hands:
        start = time.process_time()
        reviews.append(review(hand, SEATS[players].index(SOUTH)))
        seconds.append(time.process_time() - start)
    return Row(hands, tuple(reviews), tuple(seconds))


def again(row: Row) -> Iterator[Measured[Any]]:
    """Measure the marked plays again, with other dice."""
    for hand, one in row.marked:
        position = hand.positions[one.ply]
        found = measured(
            Decision(seen_by(position, position.turn)), hand.plays[one.ply], measuring_dice("again", one.ply), AGAIN
        )
        if found is not None:
            yield found


ROWS: tuple[tuple[str, int, Level], ...] = (
    ("jensen", 4, "strong"),
    ("jensen", 2, "strong"),
    ("christiansen", 4, "strong"),
    ("dietze", 3, "strong"),
    ("grupp", 4, "strong"),
    ("french", 4, "strong"),
    ("jensen", 4, "careful"),
    ("jensen", 4, "casual"),
)


@pytest.mark.parametrize(("variant", "players", "level"), ROWS)
def test_marks(benchmark: BenchmarkFixture, variant: str, players: int, level: Level) -> None:
    """Print the marks per hundred plays, what a larger sample says of them, and the seconds per hand."""
    rows: list[Row] = []
    benchmark.pedantic(lambda: rows.append(reviewed(variant, players, level)), rounds=1)
    (row,) = rows
    checked = list(again(row))
    found = {
        "plays": row.chosen,
        "marks": round(100 * len(row.marked) / row.chosen, 1),
        "signs": dict(Counter(str(one.sign) for _, one in row.marked)),
        "causes": dict(Counter(str(one.cause) for _, one in row.marked)),
        "held": sum(sign_of(one) is not None for one in checked),
        "less": sum(one.points < 0.5 for one in checked),
        "best": sum(one.points <= 0 for one in checked),
        "given away": round(mean(one.given_away for one in row.reviews), 2),
        "seconds": (round(mean(row.seconds), 2), round(max(row.seconds), 2)),
    }
    benchmark.extra_info.update(found)
