"""The short second sentence on an illegal answer: the smallest change that would mend it.

It is worded for the four most common wrong tries: a card that takes nothing at all, one card too few or too many, a
capture that another card of the hand could make, and a part of a build.
"""

from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.verdict.repair import Help, change, meant, with_other_card
from tutor.coach.zwickern.words.phrases import listing, the_item
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Build, Capture, Item, Play, Position, Reason, Stated, split_of, violations
from tutor.engine.zwickern.captures import lay_out, taking
from tutor.engine.zwickern.listing import legal_builds, legal_taking
from tutor.engine.zwickern.rules import takes_lone
from tutor.engine.zwickern.splits import split_at
from tutor.text import Line

Nudge = tuple[Line, Play]
"""A sentence, and the legal play that it points at."""

NUDGE_WORK = SECOND // 2
"""The budget for finding out that nothing fits."""

_MOST_CHANGES = 2
_FEW = 3
"""The most items that are named one by one if another card could take them."""


def nothing_fits(position: Position, wrong: Play) -> Line | None:
    """Say that the card takes or builds nothing at all, if that is so; this gives no solution away."""
    if wrong.card not in position.hand or not position.table:
        return None
    try:
        with budget(NUDGE_WORK):
            if isinstance(wrong, Capture):
                return _takes_nothing(position, wrong)
            if isinstance(wrong, Build) and not legal_builds(position, wrong.card):
                return Line("verdict-nudge-no-build", {"card": wrong.card})
    except TooMuchWorkError:
        pass
    return None


def _takes_nothing(position: Position, wrong: Capture) -> Line | None:
    if legal_taking(position, wrong.card).vectors:
        return None
    rules = position.rules
    layout = lay_out(position, rules.hand_bits[wrong.card], joker=takes_lone(rules, wrong.card), counting=True)
    # Without promises, to distinguish a promise that is in the way from a card that fits nothing.
    free = taking(position, wrong.card, layout, dutiful=False).vectors
    return Line("verdict-nudge-promise" if free else "verdict-nudge-nothing", {"card": wrong.card})


def smallest_mend(verdict: Verdict, wrong: Play) -> Nudge | None:
    """Return the smallest change that would make a wrong play legal, if a few words can say it."""
    repaired = verdict.repair.play
    if isinstance(wrong, Capture) and wrong.takes:
        if verdict.repair.help is Help.NEAREST and isinstance(repaired, Capture):
            return _same_card(verdict, wrong, repaired)
        return _other_card(verdict.position, wrong)
    if isinstance(wrong, Build) and isinstance(repaired, Build):
        return _build(verdict, wrong, repaired)
    return None


def _same_card(verdict: Verdict, wrong: Capture, repaired: Capture) -> Nudge | None:
    """Say what would make the chosen items fit; prefer another card of the hand to two changes."""
    chosen = meant(verdict.position.table, wrong.takes)
    added, dropped = change(chosen, repaired.takes)
    number = len(added) + len(dropped)
    if set(dropped) & set(repaired.takes) or len(set(dropped)) < len(dropped):
        # An item was chosen twice: there is nothing on the table to leave out.
        return None
    if verdict.violations[0].reason is Reason.PART_OF_BUILD:
        line = _whole_build(verdict, added, dropped)
    elif not number:
        line = _other_groups(verdict, repaired)
    else:
        other = _other_card(verdict.position, wrong) if number > 1 else None
        if other is not None:
            return other
        # If none of the chosen items remains, the repair is a different capture and does not mend this one.
        mends = number <= _MOST_CHANGES and len(dropped) < len(chosen) and _as_stated(verdict, repaired, added, dropped)
        line = _changes(verdict, added, dropped) if mends else None
    return None if line is None else (line, repaired)


def _as_stated(verdict: Verdict, repaired: Capture, added: tuple[Item, ...], dropped: tuple[Item, ...]) -> bool:
    """Tell whether a mended capture is legal with the value and the groups that were stated.

    Dropped items leave their groups; added items join one of the groups, or make one or several new ones.
    """
    stated = verdict.stated
    if stated is None or stated.groups is None:
        return not violations(verdict.position, repaired, stated)
    groups = [some for group in stated.groups if (some := tuple(item for item in group if item not in dropped))]
    placed = [[*groups, added], [*groups, *((item,) for item in added)]] if added else [groups]
    placed += [[*groups[:at], (*group, *added), *groups[at + 1 :]] for at, group in enumerate(groups) if added]
    ways = (Stated(stated.value, tuple(some)) for some in placed)
    return any(not violations(verdict.position, repaired, way) for way in ways)


def _changes(verdict: Verdict, added: tuple[Item, ...], dropped: tuple[Item, ...]) -> Line:
    more, less = [the_item(item) for item in added], [the_item(item) for item in dropped]
    # Taking less never keeps a promise, so dropping alone has no such sentence.
    keeps = verdict.violations[0].reason is Reason.OBLIGATION_BROKEN
    if not less:
        return Line("verdict-nudge-keep" if keeps else "verdict-nudge-with", {"items": listing(more)})
    if not more:
        return Line("verdict-nudge-without", {"items": listing(less)})
    form = "verdict-nudge-swap-keep" if keeps else "verdict-nudge-swap"
    return Line(form, {"added": listing(more), "dropped": listing(less)})


def _whole_build(verdict: Verdict, added: tuple[Item, ...], dropped: tuple[Item, ...]) -> Line | None:
    """Say of a part of a build that the whole build fits, or that the other items fit without it."""
    builds = {wrong.items[1] for wrong in verdict.violations if wrong.reason is Reason.PART_OF_BUILD}
    if not added and not dropped:
        return Line("verdict-nudge-whole")
    return Line("verdict-nudge-rest") if not added and set(dropped) == builds else None


def _other_groups(verdict: Verdict, repaired: Capture) -> Line | None:
    """Say that the chosen items fit, but not with the groups or the value that were stated."""
    rules, stated = verdict.position.rules, verdict.stated
    if stated is None:
        return None
    if stated.value is None or split_at(rules, repaired, stated.value) is not None:
        return Line("verdict-nudge-regroup")
    split = split_of(rules, repaired)
    return None if split is None else Line("verdict-nudge-value", {"value": split.value})


def _other_card(position: Position, wrong: Capture) -> Nudge | None:
    other = with_other_card(position, wrong)
    if other is None:
        return None
    if len(wrong.takes) > _FEW:
        return Line("verdict-nudge-other-card-all", {"card": other.card}), other
    items = listing([the_item(item) for item in wrong.takes])
    return Line("verdict-nudge-other-card", {"card": other.card, "items": items}), other


def _build(verdict: Verdict, wrong: Build, repaired: Build) -> Nudge | None:
    if verdict.repair.help is Help.OTHER_CARD:
        return Line("verdict-nudge-other-card-build", {"card": repaired.card}), repaired
    if (wrong.onto, wrong.owner) != (repaired.onto, repaired.owner):
        return None
    return Line("verdict-nudge-announce", {"value": repaired.value}), repaired
