"""The place where a play fails: the card, group or build to look at again, without a word of the rule."""

from itertools import combinations

from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.verdict.wrong_sums import left_over_of, only_fits
from tutor.coach.zwickern.words.phrases import item_phrase, listing, sum_of, the_item, totals_phrase, values_phrase
from tutor.engine.zwickern import Build, Capture, Item, Reason, Violation
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.splits import group_values
from tutor.text import Line, Value

_MOST_PARTS = 8
"""The most items of which all groups are tried."""


def where_it_fails(verdict: Verdict, wrong: Violation) -> Line:
    """Name the place where a play fails, for a learner who took the play to be legal.

    A sum has its totals with it, and a card that goes with nothing else there is named instead of all of them.
    """
    play = verdict.play
    if isinstance(play, Capture):
        if wrong.reason is Reason.DOES_NOT_SPLIT:
            alone = _goes_with_nothing(verdict, wrong, play.takes)
            if alone is not None:
                values = values_phrase(verdict.position.rules, wrong.card, wrong.values)
                return Line("legal-why-alone", {"item": item_phrase(alone), "values": values})
        elif wrong.reason in (Reason.OUT_OF_REACH, Reason.GROUP_DOES_NOT_FIT) and wrong.items and wrong.totals:
            number = len(wrong.items)
            return Line(
                "legal-why-total",
                {"items": sum_of(wrong.items), "totals": totals_phrase(wrong.totals), "number": number},
            )
    return Line("legal-why-not", {"place": _place(verdict, wrong)})


def _goes_with_nothing(verdict: Verdict, wrong: Violation, takes: tuple[Item, ...]) -> Item | None:
    """Return the greatest item of a capture that is part of no group that the card could take, if there is one."""
    if wrong.card is None or len(takes) > _MOST_PARTS:
        return None
    rules, card = verdict.position.rules, wrong.card
    items = [item for item in takes if item_bits(rules, item)]
    groups = (some for size in range(1, len(items) + 1) for some in combinations(items, size))
    fitting = {id(item) for some in groups if group_values(rules, card, some, wrong.values) for item in some}
    alone = [item for item in items if id(item) not in fitting]
    return max(alone, key=lambda item: item_bits(rules, item), default=None)


def _place(verdict: Verdict, wrong: Violation) -> Value:
    play, rules = verdict.play, verdict.position.rules
    if isinstance(play, Build) and wrong.reason not in (Reason.CARD_NOT_HELD, Reason.OBLIGATION_BROKEN):
        return _build(verdict, play, wrong)
    match wrong.reason:
        case Reason.DOES_NOT_SPLIT if isinstance(play, Capture):
            found = left_over_of(rules, wrong)
            summed = tuple(item for item in play.takes if item_bits(rules, item))
            # If nothing is known to fit, no part of the sum is to blame more than another.
            if found is None or len(found.items) == len(summed):
                return _sum(summed)
            return listing([the_item(item) for item in found.items])
        case Reason.TWO_VALUES:
            return listing([sum_of(need.items) for need in only_fits(rules, wrong, verdict.stated)])
        case Reason.ITEM_NOT_ON_TABLE | Reason.PART_OF_BUILD:
            return the_item(wrong.items[0])
        case Reason.OUT_OF_REACH | Reason.GROUP_DOES_NOT_FIT if wrong.items:
            return _sum(wrong.items)
        case _ if wrong.items:
            # A build that this play would make is not on the table.
            lying = [item for item in wrong.items if item in verdict.position.table]
            return listing([the_item(item) for item in lying or wrong.items])
        case _ if wrong.card is not None and wrong.value is not None:
            return Line("card-as", {"card": wrong.card, "value": wrong.value})
    return Line("card-the", {"card": wrong.card or ""})


def _build(verdict: Verdict, play: Build, wrong: Violation) -> Value:
    """Name the card of a build that cannot be made, and the item below it.

    If the item below it is at fault, name only that item; on an empty table, name only the card.
    """
    on_nothing = wrong.reason in (Reason.ITEM_NOT_ON_TABLE, Reason.PART_OF_BUILD, Reason.JOKER_RULE)
    if wrong.items and on_nothing:
        return the_item(wrong.items[0])
    if not verdict.position.table:
        return Line("card-the", {"card": play.card})
    if play.onto is None:
        return Line("card-as", {"card": play.card, "value": play.value})
    return Line("card-on", {"card": play.card, "item": the_item(play.onto)})


def _sum(items: tuple[Item, ...]) -> Value:
    """Name a sum, or the single item that it consists of."""
    return the_item(items[0]) if len(items) == 1 else sum_of(items)
