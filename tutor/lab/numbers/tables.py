"""What a table that is left gives the next player: captures at its totals, Zwicks, and builds."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from tutor.content.zwickern.figures import (
    items_part,
    length_part,
    part_values,
    series_part,
    unseen_part,
)
from tutor.engine.zwickern import Build, Capture, Item, Rules, partner, seen_by, sides, split_of
from tutor.engine.zwickern.plays import item_left
from tutor.engine.zwickern.position import item_bits
from tutor.lab.numbers.games import GameMove, WholeGame, move_points
from tutor.lab.numbers.sums import Counted
from tutor.lab.numbers.tally import GameTally


def count_totals(game: WholeGame) -> Counted:
    """Count what the next player takes, by the totals of groups that a play leaves, and by how much it leaves."""
    tally = GameTally("totals", game.rules, game.seats)
    most = int(part_values("total", game.rules, game.seats)[-1])
    for _, following in pairwise(game.moves):
        # The cards that a new deal brings to the table are there for the next player as well.
        table = following.before.table
        takes, loss = isinstance(following.play, Capture), move_points(following)
        tally.add("reply", items_part(len(table)), hits=takes)
        tally.add("reply-loss", items_part(len(table)), hits=loss)
        at = _value_of_group(following)
        for total in group_totals(game.rules, table, most):
            tally.add("taken", str(total), hits=total == at)
            tally.add("loss", str(total), hits=loss)
    return tally.counted


def group_totals(rules: Rules, table: Iterable[Item], most: int) -> list[int]:
    """Return the totals up to some value of all groups of two cards or builds or more."""
    one, more, limit = 0, 0, (2 << most) - 1
    for item in table:
        bits, with_one, with_more = item_bits(rules, item), 0, 0
        for value in range(1, bits.bit_length()):
            if bits >> value & 1:
                with_one |= one << value
                with_more |= more << value
        one, more = one | bits, (more | with_one | with_more) & limit
    return [total for total in range(2, most + 1) if more >> total & 1]


def _value_of_group(move: GameMove) -> int | None:
    """Return the value at which a play takes a group of several cards or builds, None if it takes none."""
    if not isinstance(move.play, Capture) or len(move.play.takes) < 2:
        return None
    split = split_of(move.before.rules, move.play)
    assert split is not None
    return split.value if any(len(group) > 1 for group in split.groups) else None


def count_zwicks(game: WholeGame) -> Counted:
    """Count the Zwicks at a turn, and how they follow each other: a Zwick, a card laid down, and the next Zwick."""
    tally = GameTally("zwicks", game.rules, game.seats)
    zwicks = [move.zwick for move in game.moves]
    for move, zwick in zip(game.moves, zwicks, strict=True):
        if move.before.table:
            tally.add("turn", items_part(len(move.before.table)), hits=zwick)
    for first, zwick in enumerate(zwicks):
        if zwick and not (first >= 2 and zwicks[first - 2]):
            chain = zwicks[first::2]
            length = chain.index(False) if False in chain else len(chain)
            tally.share("series", hit=series_part(length))
            # The last turns of a game have no second turn after them.
            for done in range(1, min(length + 1, len(chain))):
                tally.add("after", length_part(done), hits=done < length)
    tally.add("game", hits=sum(zwicks))
    return tally.counted


def count_builds(game: WholeGame) -> Counted:
    """Count how builds end, each that is made or altered by itself, and for how many of them an opponent is to blame.

    Unseen cards are those that the builder has not seen and that can take the value.
    """
    tally = GameTally("builds", game.rules, game.seats)
    side_of = {seat: side for side, seats in enumerate(sides(game.over.plan)) for seat in seats}
    ends = _ends(game, side_of)
    for number, move in enumerate(game.moves):
        play = move.play
        if not isinstance(play, Build):
            continue
        end, value = ends[number], str(play.value)
        tally.share("end", value, hit=end)
        bits = game.rules.hand_bits
        unseen = sum(bits[card] >> play.value & 1 for card in seen_by(move.before, move.seat).unseen)
        tally.add("lost", value, unseen_part(unseen), hits=end in ("others", "changed"))
        if play.owner == partner(game.over.plan, move.seat):
            tally.share("partner", hit=end)
    return tally.counted


def _ends(game: WholeGame, side_of: dict[int, int]) -> dict[int, str]:
    """Return how each build ends, by the number of the play that made it."""
    open_builds: dict[Item, list[tuple[int, int]]] = {}
    ends: dict[int, str] = {}
    for number, move in enumerate(game.moves):
        play, mine = move.play, side_of[move.seat]
        if isinstance(play, Capture):
            for item, times in Counter(item for item in play.takes if item.value is not None).items():
                for _ in range(times):
                    made, side = open_builds[item].pop(0)
                    ends[made] = "own" if side == mine else "others"
        if isinstance(play, Build):
            if play.onto is not None and play.onto.value is not None:
                made, side = open_builds[play.onto].pop(0)
                ends[made] = "changed-own" if side == mine else "changed"
            open_builds.setdefault(item_left(play), []).append((number, side_of[play.owner]))
    ends.update((made, "left") for builds in open_builds.values() for made, _ in builds)
    return ends
