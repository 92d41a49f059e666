"""The tables that the bench prints."""

from collections.abc import Mapping, Sequence
from math import hypot
from statistics import fmean, median, quantiles

from rich.table import Table as Printed

from tests.bench.advice.parts import BLUNDER, EXACT_CARDS, Blunder, Checked, Found, Solved, SolvedHint, Times
from tests.bench.advice.playouts import SURE, Lost, Table


def exact(found: tuple[Sequence[Solved], Sequence[SolvedHint]]) -> Printed:
    """Return what is said in solved positions, by the cards of a hand."""
    table = Printed("jensen 2, the last deal", *(f"{cards} cards" for cards in EXACT_CARDS), "all")
    each = [_of(found, (cards,)) for cards in EXACT_CARDS] + [_of(found, EXACT_CARDS)]
    for name in each[0]:
        table.add_row(name, *(one[name] for one in each))
    return table


def _of(found: tuple[Sequence[Solved], Sequence[SolvedHint]], cards: Sequence[int]) -> dict[str, str]:
    plays = [one for one in found[0] if one.cards in cards]
    hints = [one for one in found[1] if one.cards in cards]
    known = [one for one in plays if one.points is not None]
    off = [abs(one.points - one.lost) for one in known if one.points is not None]
    return {
        "positions": str(len(hints)),
        "plays asked of": str(len(plays)),
        "warnings": str(sum(one.warned for one in plays)),
        "of a play that is exactly best": str(sum(one.warned and not one.lost for one in plays)),
        "that name more than the exact loss": str(sum(one.named is not None and one.named > one.lost for one in plays)),
        "marks": str(sum(one.marked for one in plays)),
        "on a play that is exactly best": str(sum(one.marked and not one.lost for one in plays)),
        "plays that lose 2 and more": str(sum(one.lost >= BLUNDER for one in plays)),
        "of these unmarked": str(sum(one.lost >= BLUNDER and not one.marked for one in plays)),
        "mean error of the loss": f"{fmean(off):.2f}" if off else "",
        "plays of which nothing is said": str(len(plays) - len(known)),
        "hints that lose something": str(sum(bool(one.lost) for one in hints)),
    }


def checked(title: str, found: Mapping[Table, Sequence[Checked]]) -> Printed:
    """Return how many of what was said the playouts refute, against Careful opponents, Casual ones, and both."""
    table = Printed("against Careful / Casual / both", *map(_name, found), "all", title=title)
    each = [_judged(some) for some in (*found.values(), [one for some in found.values() for one in some])]
    for name in each[0]:
        table.add_row(name, *(one[name] for one in each))
    return table


def _judged(some: Sequence[Checked]) -> dict[str, str]:
    def counted(holds: list[tuple[bool, bool]]) -> str:
        careful, casual = (sum(one[place] for one in holds) for place in (0, 1))
        return f"{careful} / {casual} / {sum(map(all, holds))}"

    numbered = [one for one in some if one.said is not None]
    return {
        "checked": str(len(some)),
        "the play is at least as good": counted([(one.careful.points <= 0, one.casual.points <= 0) for one in some]),
        "refuted: no worse at two errors": counted([(one.careful.most <= 0, one.casual.most <= 0) for one in some]),
        "with a number": str(len(numbered)),
        "more than the mean of the playouts": counted(
            [(_said(one) > one.careful.points, _said(one) > one.casual.points) for one in numbered]
        ),
        "more than they bear out, at two errors": counted(
            [(_is_above(one, one.careful), _is_above(one, one.casual)) for one in numbered]
        ),
    }


def _said(one: Checked) -> float:
    return one.said or 0.0


def _is_above(one: Checked, lost: Lost) -> bool:
    """Tell whether more is said than playouts bear out, beyond both errors."""
    return _said(one) - lost.points > SURE * hypot(one.error, lost.error)


def blunders(found: Mapping[Table, Sequence[tuple[Blunder, Found]]]) -> Printed:
    """Return how many planted plays the review marks."""
    table = Printed("", *map(_name, found), "all", title=f"Planted plays that lose {BLUNDER:g} and more beyond error")
    each = [*found.values(), [one for some in found.values() for one in some]]
    table.add_row("planted", *(str(len(some)) for some in each))
    table.add_row("marked", *(str(sum(said.sign is not None for _, said in some)) for some in each))
    table.add_row("mean loss by the playouts", *(f"{fmean(one.lost.points for one, _ in some):.1f}" for some in each))
    points = [[said.points or 0.0 for _, said in some] for some in each]
    table.add_row("mean loss by the review", *(f"{fmean(some):.1f}" for some in points))
    return table


def times(found: Mapping[Table, Sequence[Times]]) -> Printed:
    """Return the times, in milliseconds of the processor, and in pieces of plain work that were done beside them."""
    table = Printed("ms of the processor (× the plain work beside it)", *map(_name, found), title="Times")
    for name, values in (("a warning", "warnings"), ("a Strong play", "strong")):
        for place, part in ((9, "median"), (18, "95 of 100")):
            table.add_row(f"{name}, {part}", *(_cut(some, values, place) for some in found.values()))
    for name, value in (("a review, its first play", "first"), ("a review, whole", "whole")):
        table.add_row(f"{name}, mean", *(_mean(some, value) for some in found.values()))
        table.add_row(f"{name}, most", *(f"{max(getattr(one, value) for one in some):.0f}" for some in found.values()))
    table.add_row("the plain work", *(f"{median(one.yardstick for one in some):.1f}" for some in found.values()))
    return table


def _cut(some: Sequence[Times], name: str, place: int) -> str:
    plain = [time for one in some for time in getattr(one, name)]
    ratios = [time / one.yardstick for one in some for time in getattr(one, name)]
    ms, ratio = (quantiles(values, n=20, method="inclusive")[place] for values in (plain, ratios))
    return f"{ms:.0f} (× {ratio:.1f})"


def _mean(some: Sequence[Times], name: str) -> str:
    ms = fmean(getattr(one, name) for one in some)
    ratio = fmean(getattr(one, name) / one.yardstick for one in some)
    return f"{ms:.0f} (× {ratio:.0f})"


def _name(table: Table) -> str:
    return f"{table.variant} {table.players}"
