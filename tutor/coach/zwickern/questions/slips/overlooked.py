"""The lines on what is easily overlooked about right options that were not chosen; no line names the option."""

from collections.abc import Iterator, Sequence

from tutor.coach.question import Slip
from tutor.coach.zwickern.words.phrases import item_phrase
from tutor.engine.cards import Card
from tutor.engine.zwickern import Build, Capture, Item, Play, Position, Rules, is_wild, is_zwick, seen_by, split_of
from tutor.engine.zwickern.hand.deal_and_play import next_deal
from tutor.engine.zwickern.listing import promises_suspended
from tutor.engine.zwickern.plays import promised
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits
from tutor.engine.zwickern.safety import after_laying
from tutor.text import Line


def _slip(option: str, line: Line) -> Slip:
    return Slip((option,), line)


def taker_slips(position: Position, items: tuple[Item, ...], right: Sequence[Card]) -> Iterator[Slip]:
    """Yield a line for each card that takes some items, on what hides this: groups, a second value, a sum, a joker."""
    for card in right:
        yield _slip(card.code, _taker(position.rules, card, items))


def _taker(rules: Rules, card: Card, items: tuple[Item, ...]) -> Line:
    split, values = split_of(rules, Capture(card, items)), rules.hand_values[card]
    if is_wild(rules, card):
        return Line("overlooked-wild", {"least": values[0], "most": values[-1]})
    if split is not None and len(split.groups) > 1:
        return Line("overlooked-groups")
    two = next((item for item in items if len(from_bits(item_bits(rules, item))) > 1), None)
    if len(items) == 1 and two is not None:
        return Line("overlooked-either", {"item": item_phrase(two)})
    if split is not None and len(values) > 1:
        return Line("overlooked-low" if split.value == values[0] else "overlooked-high")
    return Line("overlooked-equal" if len(items) == 1 else "overlooked-sum")


def announcement_slips(position: Position, card: Card, onto: Item | None, right: Sequence[int]) -> Iterator[Slip]:
    """Yield for each value that may be announced the way to it: a sum, a difference, no change, or a single card."""
    rules = position.rules
    old = () if onto is None else from_bits(item_bits(rules, onto))
    for value in right:
        if onto is None:
            way = "overlooked-single"
        elif any(value == before + own for before in old for own in rules.hand_values[card]):
            way = "overlooked-adding"
        else:
            way = "overlooked-kept" if value in old else "overlooked-subtracting"
        yield _slip(str(value), Line(way))


def promise_slips(position: Position, right: Sequence[tuple[str, Play]]) -> Iterator[Slip]:
    """Yield a line for each play that keeps every promise, on how it does."""
    suspended = promises_suspended(position)
    for option, play in right:
        yield _slip(option, Line("overlooked-promise-suspended") if suspended else _kept(position, play))


def _kept(position: Position, play: Play) -> Line:
    rules, seat = position.rules, position.turn
    owed = promised(position.table, seat)
    if not owed:
        return Line("overlooked-promise-none")
    if isinstance(play, Capture) and any(item.value is not None and item.owner == seat for item in play.takes):
        return Line("overlooked-promise-taken")
    if isinstance(play, Build) and _changes_own(play, seat):
        return Line("overlooked-promise-built")
    if rules.hand_bits[play.card] & owed:
        # The card could take a build of the player's own, and is not needed for it.
        return Line("overlooked-promise-other")
    return Line("overlooked-promise-free")


def _changes_own(play: Build, seat: int | None) -> bool:
    """Tell whether a build changes the value that a seat owes a card for; kept at its value, it is owed as before."""
    onto = play.onto
    return onto is not None and onto.owner == play.owner == seat and onto.value not in (None, play.value)


def safe_slips(position: Position, right: Sequence[Card], against: Card | None) -> Iterator[Slip]:
    """Yield for each safe card why it is safe: nothing clears the table, or only cards that no other hand has."""
    unseen = set(seen_by(position, position.turn).unseen)
    dealt = next_deal(position)
    if against is None and dealt is not None and dealt.to_table:
        # Another card may come to the table before the next play.
        return
    for card in right:
        if against is not None:
            yield _slip(card.code, Line("overlooked-safe-from", {"card": against}))
            continue
        after = after_laying(position, card)
        clearing = [other for other in position.rules.pack if _clears(after, other)]
        if not clearing:
            yield _slip(card.code, Line("overlooked-safe"))
        elif not unseen & set(clearing):
            yield _slip(card.code, Line("overlooked-safe-seen"))


def _clears(position: Position, card: Card) -> bool:
    whole = Capture(card, position.table)
    return is_zwick(position, whole) and split_of(position.rules, whole) is not None


def variant_slips(play: Play, there: Position) -> Iterator[Slip]:
    """Yield a line on what allows a play in the variant of a position, and may be missing in another variant."""
    line = _allows(there, play)
    if line is not None:
        yield _slip(there.rules.name, line)


def _allows(position: Position, play: Play) -> Line | None:
    rules = position.rules
    match play:
        case Build() if play.owner != position.turn:
            return Line("overlooked-variant-partner")
        case Build(card, Item() as onto, value):
            old = from_bits(item_bits(rules, onto))
            if not any(value == before + own for before in old for own in rules.hand_values[card]):
                return Line("overlooked-variant-kept" if value in old else "overlooked-variant-subtracting")
            return Line("overlooked-variant-value", {"value": value})
        case Capture(card, takes):
            return _low(rules, card, takes)
    return None


def _low(rules: Rules, card: Card, takes: tuple[Item, ...]) -> Line | None:
    """Say that a card of a capture has two values, if one has."""
    loose = [item.cards[0] for item in takes if item.value is None]
    two = next((one for one in (*loose, card) if len(rules.hand_values[one]) == 2), None)
    return None if two is None else Line("overlooked-variant-two", {"card": two})
