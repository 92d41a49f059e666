"""Branches of a record: other plays tried from one of its positions, and the record that they make."""

from collections.abc import Iterable
from dataclasses import dataclass

from tutor.catalogue.proving.dealing import is_off_plan
from tutor.catalogue.records import Record
from tutor.coach.zwickern.verdict.judge import legality
from tutor.content.files.models import DealEntry, PlyEntry, RecordEntry
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Play, Position, deal_is_over, make_play, write_play
from tutor.engine.zwickern.hand.deal_and_play import deal_again, finish

_BRANCH_WORK = 2 * SECOND
"""The most work that is done to read the plays of a branch."""


@dataclass(frozen=True, slots=True)
class Branch:
    """The first `kept` plays of a record, followed by other plays, the `plays`.

    `positions` are those before each of the plays, and the one after the last. `refused` is the first line that was
    not a legal play or took too much work to read; no line after it was read.
    """

    record: Record
    kept: int
    plays: tuple[Play, ...]
    positions: tuple[Position, ...]
    refused: str | None = None

    @property
    def position(self) -> Position:
        """The position after the last play of the branch."""
        return self.positions[-1]

    @property
    def over(self) -> bool:
        """Whether no play is left, because every card that the record deals has been played."""
        return deal_is_over(self.position)

    @property
    def finished(self) -> bool:
        """Whether the whole pack was dealt and played out."""
        return self.over and self.position.stock == 0

    @property
    def end(self) -> Position:
        """The position to score: with the end of the hand carried out, if the hand was played out."""
        return finish(self.position) if self.finished else self.position


def before(record: Record, number: int) -> Position:
    """Return the position after the first `number` plays of a record; the next deal, if due, has been dealt."""
    return record.plies[number].position if number < len(record.plies) else record.played


def branch(record: Record, kept: int, lines: Iterable[str] = ()) -> Branch:
    """Return the branch with the first `kept` plays of a record and these lines, up to the first illegal one."""
    positions = [before(record, kept)]
    plays: list[Play] = []
    with budget(_BRANCH_WORK):
        for line in lines:
            play = None if deal_is_over(positions[-1]) else _legal(positions[-1], line)
            if play is None:
                return Branch(record, kept, tuple(plays), tuple(positions), line)
            plays.append(play)
            positions.append(after(record, positions[-1], play))
    return Branch(record, kept, tuple(plays), tuple(positions))


def _legal(position: Position, line: str) -> Play | None:
    """Return the play that a line states, or None if it is illegal or takes too much work to judge."""
    try:
        verdict = legality(position, line)
    except TooMuchWorkError:
        return None
    return verdict.play if verdict.legal else None


def after(record: Record, position: Position, play: Play) -> Position:
    """Return the position after a legal play; at the end of a deal, deal the record's next one."""
    found = make_play(position, play)
    following = next((dealt for dealt in record.dealt if dealt.stock < position.stock), None)
    if not deal_is_over(found) or following is None or found.dealer is None:
        return found
    return deal_again(found, found.dealer, following.deal, following.stock)


def played_lines(branch: Branch) -> tuple[str, ...]:
    """Return the plays that a branch adds, in notation."""
    return tuple(write_play(position, play) for position, play in zip(branch.positions, branch.plays, strict=False))


def record_entry(branch: Branch, title: str) -> RecordEntry:
    """Return a branch as a game record: the kept plays with their notes and claims, the added ones, and no result."""
    plays: dict[int, list[PlyEntry]] = {}
    for ply in branch.record.plies[: branch.kept]:
        plays.setdefault(ply.deal, []).append(ply.entry)
    for position, line in zip(branch.positions, played_lines(branch), strict=False):
        entry = PlyEntry(seat=position.seats[position.turn], play=line)
        plays.setdefault(_deal_of(branch.record, position), []).append(entry)
    deals = branch.record.entry.deals
    kept = [_with_plays(deals[number], plays.get(number, [])) for number in range(max(plays, default=0) + 1)]
    made = branch.record.entry.model_copy(
        update={"title": title, "about": None, "deals": tuple(kept), "result": {}, "dealt": None}
    )
    # The deal that departs from the variant's plan may be one that the branch does not reach.
    otherwise = is_off_plan(made, branch.record.played.plan)
    return made.model_copy(update={"dealt": "otherwise"}) if otherwise else made


def _deal_of(record: Record, position: Position) -> int:
    # Every deal leaves another stock, so the stock identifies the deal.
    return next(number for number, dealt in enumerate(record.dealt) if dealt.stock == position.stock)


def _with_plays(deal: DealEntry, plays: list[PlyEntry]) -> DealEntry:
    return deal.model_copy(update={"plays": tuple(plays)})
