"""The mistakes in counting chips: those that a player wins or loses, and those in the pot."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from tutor.coach.question import Slip, number_slip
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.coach.tricks.played_on import positions_after
from tutor.content.tricks.goals import AccountGoal, PotGoal
from tutor.engine.tricks import winners
from tutor.text import Line, Name, Value

_TRICKS = 3


def account_slips(game: TrickKit, goal: AccountGoal, position: TrickPosition) -> Iterator[Slip]:
    """Yield the mistakes in counting the chips that a seat wins or loses, the likeliest first.

    They are: a fine forgotten, only payments or only gains counted, the stake for the deal counted, another number of
    tricks or of fines, nothing at all, and a win taken for a loss or the other way round.
    """
    after, seat = positions_after(game, position, goal.then), position.seats.index(goal.seat)
    chips = [one.accounts[seat] for one in after]
    right, changes = chips[-1], [then - before for before, then in pairwise(chips)]
    paid, taken = sum(one for one in changes if one < 0), sum(one for one in changes if one > 0)
    values: dict[str, Value] = {"seat": Name(goal.seat)}
    unfined, fine = _unfined(game, goal, after, seat), game.fine(position.rules)
    fines = [right - fine] if unfined is not None and fine else []
    if fine and unfined is not None and unfined - right > fine:
        fines.append(right + fine)
    for number, message in (
        (unfined, "slip-account-fine"),
        (taken if paid else None, "slip-account-paid"),
        (paid if taken else None, "slip-account-taken"),
        (right - game.staked(position, seat), "slip-account-stake"),
        *((right + third, "slip-account-trick") for third in _thirds(game, after, seat)),
        *((number, "slip-account-fines") for number in fines),
    ):
        if number not in (None, right):
            yield Slip((str(number),), Line(message, values))
    wins = Line("slip-account-wins" if right > 0 else "slip-account-loses", values)
    if right:
        yield Slip(("0",), wins)
        yield Slip((str(-right),), wins)


def _unfined(game: TrickKit, goal: AccountGoal, after: Sequence[TrickPosition], seat: int) -> int | None:
    """Return the chips that a seat wins or loses without fines; None if more than that would change."""
    first: Any = after[0]
    there = positions_after(game, replace(first, rules=game.unfined(first.rules)), goal.then)
    alike = len(after) < 2 or there[-2].pot == after[-2].pot
    return there[-1].accounts[seat] if alike else None


def _thirds(game: TrickKit, after: Sequence[TrickPosition], seat: int) -> Iterator[int]:
    """Yield the results with one trick more and one less, if each brings a third of the pot.

    A player with at least one trick pays no fine for having none, so other numbers would not be thirds.
    """
    end = after[-1]
    if game.thirds(end.rules) and len(end.tricks) == _TRICKS and len(after) > 1:
        third = after[-2].pot // _TRICKS
        won = winners(end.rules.tricks, end.trumps, end.tricks).count(seat)
        yield from (third * (other - won) for other in (won + 1, won - 1) if won and 0 < other <= _TRICKS)


def pot_slips(game: TrickKit, goal: PotGoal, position: TrickPosition) -> Iterator[Slip]:
    """Yield the mistakes in counting the pot, the likeliest first.

    They are: the next stakes forgotten, or nothing else counted; of the last payments only those into the pot or only
    those out of it; one player paying where all do; and a pot that was there before.
    """
    after = positions_after(game, position, goal.then)
    end = after[-1]
    if goal.next:
        pot = game.next_pot(end)
        yield number_slip(end.pot, "slip-pot-stakes")
        yield number_slip(pot - end.pot, "slip-pot-left")
    elif len(after) > 1:
        changes = [then - before for before, then in zip(after[-2].accounts, end.accounts, strict=True)]
        paid, taken = -sum(one for one in changes if one < 0), sum(one for one in changes if one > 0)
        if paid and taken:
            yield number_slip(after[-2].pot + paid, "slip-pot-taken")
            yield number_slip(after[-2].pot - taken, "slip-pot-paid")
        yield number_slip(end.pot - _paid_by_others(after), "slip-pot-one-pays")
    for one in reversed(after[:-1]):
        yield number_slip(one.pot, "slip-pot-before")


def _paid_by_others(after: Sequence[TrickPosition]) -> int:
    """Return the chips paid by all seats but one, in the payments that all make alike."""
    found = 0
    for before, then in pairwise(after):
        paid = {had - has for had, has in zip(before.accounts, then.accounts, strict=True)}
        if len(paid) == 1:
            found += paid.pop() * (len(then.seats) - 1)
    return found
