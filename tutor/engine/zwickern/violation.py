"""A reason why a play is not legal, as data."""

from dataclasses import dataclass
from enum import StrEnum

from tutor.engine.cards import Card
from tutor.engine.zwickern.position import Item


class Reason(StrEnum):
    """The reasons why a play may be illegal."""

    UNREADABLE = "unreadable"
    CARD_NOT_HELD = "card-not-held"
    ITEM_NOT_ON_TABLE = "item-not-on-table"
    PART_OF_BUILD = "part-of-build"
    SEVERAL_ITEMS = "several-items"
    NOTHING_SELECTED = "nothing-selected"
    OUT_OF_REACH = "out-of-reach"
    DOES_NOT_SPLIT = "does-not-split"
    GROUP_DOES_NOT_FIT = "group-does-not-fit"
    TWO_VALUES = "two-values"
    JOKER_RULE = "joker-rule"
    OBLIGATION_BROKEN = "obligation-broken"
    NO_CARD_FOR_VALUE = "no-card-for-value"
    NOT_ANNOUNCED = "not-announced"
    VARIANT_FORBIDS = "variant-forbids"


class Ban(StrEnum):
    """The rules by which one variant or table forbids what another allows."""

    EMPTY_TABLE = "empty-table"
    SUBTRACTING = "subtracting"
    SAME_VALUE = "same-value"
    BUILD_LIMIT = "build-limit"
    NO_PARTNERS = "no-partners"
    FOR_PARTNER = "for-partner"
    SINGLE_BUILD = "single-build"
    MUST_CAPTURE = "must-capture"
    MORE_TO_TAKE = "more-to-take"
    BUILD_UNTAKEN = "build-untaken"
    OWNER_LAYS = "owner-lays"


@dataclass(frozen=True, slots=True)
class Violation:
    """One reason with its particulars; which of them are filled depends on the reason.

    `values` are those that the card or build could have, `totals` what the items can add up to, `value` the value
    announced, `seat` the owner of the build or announcement, `played` the value stated for the card; if items are left
    over, `beside` is the value of the groups beside them.
    """

    reason: Reason
    card: Card | None = None
    items: tuple[Item, ...] = ()
    values: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    value: int | None = None
    seat: int | None = None
    ban: Ban | None = None
    played: int | None = None
    beside: int | None = None
