"""Tables as families may play: random house rules stated in full, and what the reference has to know of them.

`python -m tests.tables 2000` plays five whole hands at each of so many and checks every position.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from time import monotonic

from tests import reference
from tutor.bots.levels import LEVELS, choose
from tutor.catalogue.house_rules import read_variant
from tutor.content.files.writing import variant_text
from tutor.content.zwickern.house_rules import (
    FLAGS,
    NO_VARIANT,
    SeatingEntry,
    VariantEntry,
    house_rules_of,
    start_of,
)
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.cards import CARDS, FIXED_JOKERS, RANKS, WILD_JOKERS
from tutor.engine.zwickern import (
    Build,
    Capture,
    Play,
    Position,
    Rules,
    full_pack,
    legal_plays,
    make_play,
    number_of_plays,
    play_hand,
    read_play,
    scores,
    seen_by,
    violations,
    write_play,
)
from tutor.engine.zwickern.open_hands.every_line import EveryLine
from tutor.engine.zwickern.rules import total_points
from tutor.lab.solver import solve

_SHORT = (1, 1, 2, 3, 4)
_MOST_ITEMS = 6
"""The reference is asked about tables of so many items at most."""


def random_table(dice: random.Random, name: str = "ours") -> VariantEntry:
    """Return house rules stated in full, so that each thing that a table says is often unusual."""
    wild = dice.choice((0, 0, 0, 1, 2, 6))
    fixed = dice.sample(FIXED_JOKERS, dice.choice((0, 1, 2, 3, 4))) * dice.choice((1, 1, 2))
    jokers = [*fixed, *WILD_JOKERS[:wild]][:6]
    least = dice.randint(1, 20)
    said = {flag: dice.random() < 0.5 for flag in FLAGS}
    said["subtract_from_card"] &= said["subtract"]
    # At half of the tables turns, duties and ends are the usual ones, which the fast searches know.
    usual = dice.random() < 0.5
    said |= {"owner_may_lay": True, "zwick_again": False, "last_takes_rest": True} if usual else {}
    return VariantEntry.model_validate(
        {
            "name": name,
            "based_on": NO_VARIANT,
            "jokers": jokers,
            "wild": (least, dice.randint(least, 40)) if set(jokers) & set(WILD_JOKERS) else None,
            "values": {rank: dice.choice(("low", "high", "both")) for rank in ("A", "J", "Q", "K")},
            "seats": [_seating(dice, len(jokers), players) for players in sorted(dice.sample(range(2, 9), 2))],
            "duty": "hold" if usual else dice.choice(("hold", "capture", "none")),
            "capturing": "may" if usual else dice.choice(("may", "must", "all")),
            "last_zwick": "counts" if usual else dice.choice(("counts", "dealer", "not")),
            "points": {
                one: dice.randint(0, 9) for one in (*dice.sample(RANKS, 3), *dice.sample(sorted(_cards(jokers)), 3))
            },
            "build_limit": dice.choice((0, 0, 9, 14, 20)),
            "build_left": 0 if usual else dice.choice((0, 1, 30)),
            "majority": dice.randint(0, 4),
            "zwick": dice.randint(0, 4),
            "joker_zwick": dice.randint(0, 4),
            **said,
        }
    )


def _cards(jokers: list[str]) -> set[str]:
    return {code for code, card in CARDS.items() if card.suit is not None} | set(jokers)


def _seating(dice: random.Random, jokers: int, players: int) -> SeatingEntry:
    """Return deals that use up the packs, to players, to the table, and out of the game."""
    packs = 1 if players < 5 else dice.choice((1, 1, 2))
    left = packs * (52 + jokers)
    deals: list[int | tuple[int, ...]] = []
    table: list[int] = []
    while left:
        to_table = min(left, dice.choice((0, 0, 1, 4)) if deals else dice.choice((0, 2, 4, 8)))
        sizes = tuple(min(dice.choice(_SHORT), (left - to_table) // players) for _ in range(players))
        if dice.random() < 0.8:
            sizes = (max(sizes),) * players
        if not sum(sizes) or len(deals) > 30:
            break
        deals.append(sizes[0] if len(set(sizes)) == 1 else sizes)
        table.append(to_table)
        left -= sum(sizes) + to_table
    if left and dice.random() < 0.5:
        table[-1], left = table[-1] + left, 0
    partners = players in (4, 6, 8) and dice.random() < 0.5
    return SeatingEntry(
        players=players, packs=packs, partners=partners, deals=tuple(deals), table=tuple(table), out=left
    )


def facts_of(entry: VariantEntry) -> reference.Facts:
    """Return what the reference knows of a table that is stated in full."""
    assert start_of(entry).name == NO_VARIANT
    return reference.Facts(
        low=None,
        add_only=not entry.subtract,
        partners=True,
        limit=entry.build_limit or reference.HIGHEST,
        same=bool(entry.same_value),
        from_card=bool(entry.subtract_from_card),
        empty=bool(entry.build_on_empty),
        levels=tuple(entry.values.items()),
        bounds=(entry.wild[0], entry.wild[1]) if entry.wild else (0, 0),
        lone=bool(entry.joker_by_joker),
        alone=bool(entry.single_builds),
        for_partner=bool(entry.build_for_partner),
        must=entry.capturing or "may",
        duty=entry.duty or "hold",
        owner_lays=bool(entry.owner_may_lay),
        again=bool(entry.zwick_again),
        last=entry.last_zwick or "counts",
        joker_zwick=entry.joker_zwick != 0 or entry.zwick == 0,
    )


def table_of(seed: int) -> Rules:
    """Return the table of a number, which its file gives too, and give the reference what it has to know."""
    entry = random_table(random.Random(seed), f"table-{seed}")
    rules = read_variant(f"{entry.name}.yaml", variant_text(entry))
    assert rules == house_rules_of(entry)
    reference.FACTS[rules.name] = facts_of(entry)
    return rules


def check_hand(rules: Rules, dice: random.Random) -> None:
    """Play a whole hand at a table by chance, and check each position and the end."""
    plan = dice.choice(rules.plans)
    pack = list(full_pack(rules, plan))
    dice.shuffle(pack)
    whole = Counter(pack[: plan.dealt])
    seats = "ABCDEFGH"[: plan.players]
    dealer = dice.randrange(plan.players)
    last = None
    for position in play_hand(rules, seats, dealer, pack, lambda where: _chosen(where, dice)):
        there = Counter(card for hand in position.hands for card in hand or ())
        there.update(card for item in position.table for card in item.cards)
        there.update(card for pile in position.won for card in pile.cards)
        assert there.total() + position.stock == plan.dealt
        assert there <= whole
        last = position
    assert last is not None
    _check_points(last, whole)


def _check_points(end: Position, dealt: Counter[object]) -> None:
    """Check that all points of a hand are somewhere."""
    rules, found = end.rules, scores(end)
    table = Counter(card for item in end.table for card in item.cards)
    cards = sum(rules.card_points[card] for card in rules.pack) * end.plan.packs
    assert total_points(rules, end.plan.packs) == cards + rules.majority
    counted = sum(points for score in found for code, points in score.items.items() if code in CARDS)
    assert counted == sum(rules.card_points[card] * number for card, number in (dealt - table).items())
    most = max(score.cards for score in found)
    leading = [score for score in found if score.cards == most > 0]
    paid = rules.majority * len(leading) if len(leading) == 1 or rules.majority_on_tie else 0
    assert sum(score.items.get("most_cards", 0) for score in found) == paid
    ordinary, jokers = (sum(getattr(pile, key) for pile in end.won) for key in ("zwicks", "joker_zwicks"))
    zwicks = (ordinary - jokers) * rules.zwick + jokers * (rules.joker_zwick or 0)
    assert sum(score.items.get("zwicks", 0) for score in found) == zwicks
    lost = sum(pile.builds_left for pile in end.won)
    assert sum(score.items.get("builds_left", 0) for score in found) == -lost * rules.build_left


def _chosen(position: Position, dice: random.Random) -> Play:
    """Return a play by chance or by a bot, after the position is checked."""
    plays = list(legal_plays(position))
    assert plays
    assert number_of_plays(position) == len(plays)
    if dice.random() < 0.1:
        _check_plays(position, plays)
    if dice.random() < 0.05:
        play = choose(seen_by(position, position.turn), dice.choice(LEVELS), dice, 8)
        assert not violations(position, play)
        return play
    if sum(len(hand or ()) for hand in position.hands) <= 4 and len(plays) < 20:
        _check_solver(position)
    captures = [play for play in plays if isinstance(play, Capture)]
    builds = [play for play in plays if isinstance(play, Build)]
    return dice.choice(dice.choice([some for some in (captures, builds, plays) if some]))


def _check_plays(position: Position, plays: list[Play]) -> None:
    """Check list, judge, notation and the position after each play against the reference, on a small table."""
    for play in plays:
        reading = read_play(position, write_play(position, play))
        assert reading.play == play
        assert not violations(position, *reading)
        after = reference.effect(reference.after(position, play))
        assert reference.effect(make_play(position, play)) == after
    if len(position.table) <= _MOST_ITEMS and len(position.hand) <= 4:
        listed = {reference.effect(make_play(position, play)) for play in plays}
        assert len(listed) == len(plays)
        assert listed == {reference.effect(reference.after(position, play)) for play in reference.plays(position)}
        judged = [play for play in reference.candidates(position) if not violations(position, play)]
        assert {reference.effect(reference.after(position, play)) for play in judged} == listed


def _check_solver(position: Position) -> None:
    """Check the worth of each play of a small end against every line of play."""
    found = solve(position)
    assert found.done
    try:
        lines = EveryLine(position, 40_000)
        brute = {play: lines.worth(position, play) for play in legal_plays(position)}
    except TooMuchWorkError:
        return
    assert dict(found.worths) == brute


def check_tables(seeds: range, hands: int) -> Iterator[int]:
    """Check so many hands at each table, and yield its number."""
    for seed in seeds:
        rules, dice = table_of(seed), random.Random(seed)
        for _ in range(hands):
            check_hand(rules, dice)
        yield seed


if __name__ == "__main__":
    begun = monotonic()
    first, number = (int(sys.argv[2]) if len(sys.argv) > 2 else 0), int(sys.argv[1])
    for done in check_tables(range(first, first + number), 5):
        if done % 50 == 0:
            sys.stdout.write(f"{done}: {monotonic() - begun:.0f} s\n")
    sys.stdout.write(f"{number} tables: every position held\n")
