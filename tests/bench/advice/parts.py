"""The parts of the bench: each judges the tutor in one hand, by its number, so that it can go on where it stopped."""

import time
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Literal, NamedTuple

from tests.bench.advice.playouts import Lost, Table, casual_hand, differences, hand_with, lost_in
from tutor.bots.deals import dice_of, shuffled
from tutor.bots.dice import Dice, one_of
from tutor.bots.levels import Level, choose
from tutor.engine.zwickern import Play, Position, legal_plays, read_play, seen_by, write_play
from tutor.engine.zwickern.open_hands.endgame import margins
from tutor.matches.advice.asked import Moment, Warned, warned
from tutor.matches.advice.hints import hint
from tutor.matches.match import Hand
from tutor.matches.proof import Told
from tutor.matches.review.found import Judged
from tutor.matches.review.review import borne_out, judged

EXACT_CARDS = (3, 4, 5)
"""The cards of each hand in the positions that are solved."""

EXACT_NODES = 20_000_000
"""The states that the bench may visit to solve a position: more than any has needed."""

RANDOM_PLAYS = 2
"""The random plays that are judged in a solved position, in addition to the casual one and a best one."""

MOST_OF_A_HAND = 2
"""The warnings, and the marks, that are taken from one hand."""

BLUNDERS_TRIED = 4
"""The places of a hand in which a play is made at random."""

BLUNDER = 2.0
"""The points that a planted play gives away at least, beyond error."""

FIRST_WORLDS = 40
"""The worlds after which most plays that are no blunders are known."""

MOST_LISTED = 2000
TIMES_BASE = 70_000
"""From this number on are the hands in which times are taken, so that nothing of them is remembered."""

Kind = Literal["warning", "mark"]
OPPONENTS: tuple[Level, ...] = ("careful", "casual")


class Solved(NamedTuple):
    """What the tutor says of a play in a solved position: `lost` is exact, `named` what a warning names at least."""

    cards: int
    play: str
    lost: int
    warned: bool
    named: float | None
    marked: bool
    points: float | None


class SolvedHint(NamedTuple):
    """What the play of a hint loses in a solved position, None where there was no hint."""

    cards: int
    lost: int | None


class Checked(NamedTuple):
    """A warning or a mark: what it says, and what the play loses against the best play that the tutor names.

    `said` is what a warning names at least, None if it names no number, or the points of a mark, with their `error`.
    """

    number: int
    ply: int
    play: str
    best: str
    message: str
    said: float | None
    error: float
    careful: Lost
    casual: Lost


class Blunder(NamedTuple):
    """A planted play that loses much against the careful one."""

    number: int
    ply: int
    play: str
    lost: Lost


class Found(NamedTuple):
    """What the review says of a planted play."""

    sign: str | None
    points: float | None
    error: float


class Times(NamedTuple):
    """The milliseconds of the processor in one hand, and those of a piece of plain work beside them."""

    warnings: tuple[float, ...]
    first: float
    whole: float
    strong: tuple[float, ...]
    yardstick: float


def solved(number: int) -> list[Solved | SolvedHint]:
    """Ask of plays in the last deal of a hand of two, in which all cards are known."""
    hand, found = casual_hand(Table("jensen", 2), number), list[Solved | SolvedHint]()
    for ply, position in enumerate(hand.positions[:-1]):
        sizes = {len(cards or ()) for cards in position.hands}
        if position.stock or len(sizes) > 1 or not sizes & {*EXACT_CARDS}:
            continue
        exact = margins(position, EXACT_NODES)
        best = max(exact.values())
        given = hint(seen_by(position, position.turn), dice_of(f"solved/{number}/{ply}"))
        found.append(SolvedHint(min(sizes), None if given is None else best - exact[given.plays[0]]))
        some = shuffled(list(exact), dice_of(f"plays/{number}/{ply}"))[:RANDOM_PLAYS]
        first = next(play for play, margin in exact.items() if margin == best)
        for play in dict.fromkeys((hand.plays[ply], first, *some)):
            found.append(_solved(hand_with(hand, ply, play), ply, min(sizes), best - exact[play]))
    return found


def _solved(hand: Hand, ply: int, cards: int, lost: int) -> Solved:
    told, one = _warning(hand, ply).told, judged(hand, ply)
    return Solved(
        cards=cards,
        play=hand.lines[ply],
        lost=lost,
        warned=told is not None,
        named=_named(told),
        marked=one.sign is not None,
        points=None if one.proof is None else one.points,
    )


def _warning(hand: Hand, ply: int) -> Warned:
    position = hand.positions[ply]
    return warned(Moment(seen_by(position, position.turn), hand.dealt.number, ply), hand.plays[ply])


def _named(told: Told | None) -> float | None:
    """Return the points that a warning names at least, None if it names none."""
    lost = None if told is None else told.line.values.get("lost")
    return float(lost) if isinstance(lost, int | float) else None


def checked(kind: Kind, table: Table, worlds: int, number: int) -> list[Checked]:
    """Check some warnings or marks of the plays of a hand."""
    hand = casual_hand(table, number)
    plies = shuffled(_hidden(hand), dice_of(f"plies/{number}"))
    found = (one for ply in plies if (one := _checked(kind, hand, ply, worlds)) is not None)
    return list(islice(found, MOST_OF_A_HAND))


def _hidden(hand: Hand) -> list[int]:
    """Return the plays before which something was hidden: all but those of two in the last deal, which are solved."""
    two = len(hand.position.seats) == 2
    return [ply for ply in range(len(hand.plays)) if hand.positions[ply].stock or not two]


def _checked(kind: Kind, hand: Hand, ply: int, worlds: int) -> Checked | None:
    """Check what is said of a play; None if nothing is said."""
    said = _mark(hand, ply) if kind == "mark" else _warned_of(hand, ply)
    if said is None:
        return None
    position, play, best = hand.positions[ply], hand.plays[ply], _best(hand, ply)
    careful, casual = (_lost(hand, ply, play, best, level, worlds) for level in OPPONENTS)
    return Checked(hand_number(hand), ply, hand.lines[ply], write_play(position, best), *said, careful, casual)


def _mark(hand: Hand, ply: int) -> tuple[str, float | None, float] | None:
    one = _reviewed(hand, ply)
    return None if one.sign is None else (str(one.cause), one.points, one.error)


def _reviewed(hand: Hand, ply: int) -> Judged:
    """Return what the review says of a play in the end."""
    return borne_out(hand, judged(hand, ply))


def _warned_of(hand: Hand, ply: int) -> tuple[str, float | None, float] | None:
    told = _warning(hand, ply).told
    return None if told is None else (told.line.message, _named(told), 0.0)


def hand_number(hand: Hand) -> int:
    """Return the number of the cards of a hand."""
    return int(hand.dealt.number)


def _best(hand: Hand, ply: int) -> Play:
    """Return the play that the tutor says is best: that of the review, or of a hint where the review sees none."""
    position = hand.positions[ply]
    best = read_play(position, judged(hand, ply).best).play
    if best == hand.plays[ply]:
        given = hint(seen_by(position, position.turn), dice_of(f"best/{hand.dealt.number}/{ply}"))
        best = best if given is None else given.plays[0]
    return best


def _lost(hand: Hand, ply: int, play: Play, best: Play, opponents: Level, worlds: int) -> Lost:
    seed = f"judge/{hand.dealt.number}/{ply}"
    return lost_in(differences(hand.positions[ply], play, best, opponents, range(worlds), seed))


def blunders(table: Table, worlds: int, number: int) -> list[Blunder]:
    """Return the plays made at random in a hand that lose much; the tutor has no part in it."""
    hand = casual_hand(table, number)
    dice = dice_of(f"blunders/{number}")
    plies = shuffled(_hidden(hand), dice)[:BLUNDERS_TRIED]
    return [one for ply in plies if (one := _blunder(hand, ply, dice, worlds)) is not None]


def _blunder(hand: Hand, ply: int, dice: Dice, worlds: int) -> Blunder | None:
    position, seed = hand.positions[ply], f"blunder/{hand.dealt.number}/{ply}"
    play = one_of(_listed(position), dice)
    best = choose(seen_by(position, position.turn), "careful", dice)
    found = list[float]()
    for places in (range(FIRST_WORLDS), range(FIRST_WORLDS, worlds)):
        found += differences(position, play, best, "careful", places, seed)
        if len(found) < 2 or lost_in(found).most < BLUNDER:
            return None
    lost = lost_in(found)
    return Blunder(hand_number(hand), ply, write_play(position, play), lost) if lost.least >= BLUNDER else None


def _listed(position: Position) -> list[Play]:
    return list(islice(legal_plays(position), MOST_LISTED))


def found_blunder(table: Table, blunder: Blunder) -> Found:
    """Return what the review says of a planted play."""
    hand = casual_hand(table, blunder.number)
    play = read_play(hand.positions[blunder.ply], blunder.play).play
    one = _reviewed(hand_with(hand, blunder.ply, play), blunder.ply)
    return Found(None if one.sign is None else str(one.sign), None if one.proof is None else one.points, one.error)


def times(table: Table, number: int) -> Times:
    """Take the times of one hand: warnings and Strong at every fourth play, and the review of a seat."""
    hand = casual_hand(table, TIMES_BASE + number)
    every, own = range(number % 4, len(hand.plays), 4), hand.own_plays(number % table.players)
    before = _took(_plain_work)
    warnings = tuple(_took(partial(_warning, hand, ply)) for ply in every)
    reviewed = [_took(partial(judged, hand, ply)) for ply in own]
    strong = tuple(_took(partial(_strong, hand, ply)) for ply in every)
    return Times(warnings, reviewed[0], sum(reviewed), strong, (before + _took(_plain_work)) / 2)


def _strong(hand: Hand, ply: int) -> Play:
    position = hand.positions[ply]
    return choose(seen_by(position, position.turn), "strong", dice_of(f"strong/{hand.dealt.number}/{ply}"))


def _plain_work() -> int:
    """Do what takes about ten milliseconds everywhere and knows nothing of the tutor."""
    known = dict[int, int]()
    for number in range(60_000):
        known[number * 7919 % 10_007] = known.get(number, 0) ^ number
    return len(known)


def _took(work: Callable[[], object]) -> float:
    """Return the milliseconds of the processor that some work takes."""
    start = time.process_time()
    work()
    return round(1000 * (time.process_time() - start), 2)
