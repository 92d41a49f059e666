"""Changes to a position as a file has it: each function returns the position after one."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from tutor.engine.cards import Card, UnreadableError, read_card
from tutor.engine.game import ImpossiblePositionError, Problem
from tutor.engine.zwickern import BuildSetup, Item, Plan, Rules, Setup, Variants, WonSetup, loose, plan, set_up
from tutor.engine.zwickern.building import build_values
from tutor.engine.zwickern.setup import SetupFault


def problems(setup: Setup, variants: Variants) -> tuple[Problem, ...]:
    """Return the problems of a position; an empty hand is not one yet."""
    try:
        set_up(setup, variants)
    except ImpossiblePositionError as error:
        return tuple(problem for problem in error.problems if problem.fault != SetupFault.NO_HAND_TO_PLAY)
    return ()


def pack_left(setup: Setup, rules: Rules, seating: Plan) -> list[Card]:
    """List the cards of the pack, or packs, that are not placed yet."""
    used = Counter(_codes(setup))
    found: list[Card] = []
    for card in dict.fromkeys(rules.pack):
        number = rules.pack.count(card) * seating.packs
        found += [card] * max(0, number - used[card.code])
    return found


def _codes(setup: Setup) -> Iterable[str]:
    for texts in (*setup.hands.values(), *(pile.cards for pile in setup.won.values())):
        yield from map(_code, texts)
    for item in setup.table:
        yield from map(_code, [item] if isinstance(item, str) else item.cards)


def _code(text: str) -> str:
    try:
        return read_card(text).code
    except UnreadableError:
        return text


def in_hand(setup: Setup, seat: str, cards: Sequence[str]) -> Setup:
    """Return the position with these cards added to the hand of a seat."""
    return replace(setup, hands={**setup.hands, seat: (*setup.hands.get(seat, ()), *cards)})


def put_on_table(setup: Setup, cards: Sequence[str]) -> Setup:
    """Return the position with these cards added to the table, loose."""
    return replace(setup, table=(*setup.table, *cards))


def in_pile(setup: Setup, seat: str, cards: Sequence[str]) -> Setup:
    """Return the position with these cards added to the pile of a seat."""
    pile = setup.won.get(seat, WonSetup())
    return replace(setup, won={**setup.won, seat: replace(pile, cards=(*pile.cards, *cards))})


def without_pile(setup: Setup, seat: str) -> Setup:
    """Return the position with the pile of a seat empty."""
    return replace(setup, won={name: pile for name, pile in setup.won.items() if name != seat})


def taken_back(setup: Setup, table: Iterable[int], hands: Mapping[str, Iterable[int]]) -> Setup:
    """Return the position without the items and cards at these places of the table and the hands."""
    gone = set(table)
    left = {seat: set(places) for seat, places in hands.items()}
    return replace(
        setup,
        table=tuple(item for place, item in enumerate(setup.table) if place not in gone),
        hands={
            seat: tuple(card for place, card in enumerate(cards) if place not in left.get(seat, ()))
            for seat, cards in setup.hands.items()
        },
    )


def values_for(setup: Setup, rules: Rules, card: str, onto: int | None) -> tuple[int, ...]:
    """Return the values that a build may announce, of a card alone or on the item at place `onto` of the table."""
    item = None if onto is None else laid_items(setup)[onto]
    return build_values(rules, read_card(card), item)


def laid_items(setup: Setup) -> tuple[Item, ...]:
    """Return the items of a table whose cards and owners have been checked."""
    return tuple(_item(item, setup.seats) for item in setup.table)


def _item(written: str | BuildSetup, seats: Sequence[str]) -> Item:
    if isinstance(written, str):
        return loose(read_card(written))
    return Item(tuple(map(read_card, written.cards)), written.value, seats.index(written.owner))


def built(setup: Setup, seat: str, card: str, onto: int | None, value: int) -> Setup:
    """Return the position with a build of a seat, of a card alone or on the item at place `onto` of the table."""
    if onto is None:
        return replace(setup, table=(*setup.table, BuildSetup((card,), value, seat)))
    there = setup.table[onto]
    below = (there,) if isinstance(there, str) else tuple(there.cards)
    made = BuildSetup((*below, card), value, seat)
    return replace(setup, table=tuple(made if place == onto else one for place, one in enumerate(setup.table)))


def seated(setup: Setup, seats: Sequence[str]) -> Setup:
    """Return the position with these seats, and without what belonged to a removed one."""
    turn = setup.turn if setup.turn in seats else seats[0]
    return replace(
        setup,
        seats=tuple(seats),
        turn=turn,
        hands={seat: cards for seat, cards in setup.hands.items() if seat in seats},
        table=tuple(item for item in setup.table if isinstance(item, str) or item.owner in seats),
        announced={seat: values for seat, values in setup.announced.items() if seat in seats},
        dealer=setup.dealer if setup.dealer in seats else None,
        won={seat: pile for seat, pile in setup.won.items() if seat in seats},
        last_capture=setup.last_capture if setup.last_capture in seats else None,
    )


def seating_of(setup: Setup, rules: Rules) -> Plan | None:
    """Return the plan for the number of seats, None if the variant has none."""
    return plan(rules, len(setup.seats))
