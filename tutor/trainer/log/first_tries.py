"""The results of first tries at items, for statistics about the items; no learner can be recognised in them."""

from typing import NamedTuple

from sqlalchemy import Engine, func, select

from tutor.trainer.attempts import Outcome
from tutor.trainer.database.schema import AttemptRow
from tutor.trainer.exercises import LESSONS

MOST_OF_ONE = 1000
"""The most items that count for a profile, those that it tried first, so that no learner outweighs all others."""

_PORTION = 1000  # rows read at once


class FirstTry(NamedTuple):
    """The result of a learner's first try at an item; the learner is a number that means nothing elsewhere.

    `clean` means that the answer was right and no hint was shown before it.
    """

    learner: int
    item_id: str
    clean: bool
    milliseconds: int | None


def first_tries(engine: Engine) -> list[FirstTry]:
    """List the first try of each profile at each item but the steps of lessons, where a wrong try costs nothing."""
    each = (AttemptRow.profile, AttemptRow.item_id)
    order = (AttemptRow.moment, AttemptRow.number)
    tries = (
        select(
            AttemptRow.profile.label("profile"),
            AttemptRow.item_id.label("item_id"),
            AttemptRow.outcome.label("outcome"),
            AttemptRow.hints.label("hints"),
            AttemptRow.milliseconds.label("milliseconds"),
            AttemptRow.moment.label("moment"),
            AttemptRow.number.label("number"),
            func.row_number().over(partition_by=each, order_by=order).label("place"),
        )
        .where(~AttemptRow.item_id.startswith(LESSONS, autoescape=True))
        .subquery()
    )
    place = func.row_number().over(partition_by=tries.c.profile, order_by=(tries.c.moment, tries.c.number))
    firsts = select(tries, place.label("item")).where(tries.c.place == 1).subquery()
    query = select(firsts).where(firsts.c.item <= MOST_OF_ONE).order_by(firsts.c.profile, firsts.c.item)
    numbers: dict[str, int] = {}
    with engine.connect() as connection:
        return [
            FirstTry(
                numbers.setdefault(row.profile, len(numbers)),
                row.item_id,
                row.outcome is Outcome.RIGHT and not row.hints,
                row.milliseconds,
            )
            for portion in connection.execute(query).partitions(_PORTION)
            for row in portion
        ]
