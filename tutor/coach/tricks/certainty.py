"""The tricks and chips that are certain for a player whatever others do, and how the others keep more from them."""

from collections.abc import Iterable, Mapping, Sequence

from tutor.coach.tricks.kit import TrickAction, TrickKit, TrickPosition, card_in_action
from tutor.engine.budget import CALL, spend
from tutor.engine.cards import Card, Suit
from tutor.engine.tricks import TrickRules, UnknownCardsError, strength, suit_followed
from tutor.engine.tricks.open_hands import rank_for


def sure_tricks(rules: TrickRules, trumps: Suit, hand: Sequence[Card], elsewhere: Iterable[Card]) -> int:
    """Return how many tricks are certain for a hand, whatever others hold and do, if it comes to the tricks.

    `elsewhere` are the cards that others may hold. Each of them that is a higher trump can win one of the tricks to
    which the player plays a trump, and nothing else can.

    >>> from tutor.engine.cards import CARDS
    >>> rules = TrickRules(("A", "K", "Q", "J", "10"))
    >>> hand = [CARDS[code] for code in ("AS", "QS", "JS")]
    >>> sure_tricks(rules, Suit.SPADES, hand, [CARDS["KS"], CARDS["AH"]])
    2
    """
    own = sorted((height for card in hand if (height := _height(rules, trumps, card))), reverse=True)
    others = [height for card in elsewhere if (height := _height(rules, trumps, card))]
    counts = (number - sum(other > least for other in others) for number, least in enumerate(own, 1))
    return max(counts, default=0)


def _height(rules: TrickRules, trumps: Suit, card: Card) -> int:
    """Return the height of a trump, 0 for any other card."""
    return strength(rules, trumps, None, card) if suit_followed(rules, trumps, card) is trumps else 0


def trumps_above(rules: TrickRules, trumps: Suit, hand: Sequence[Card], elsewhere: Iterable[Card]) -> tuple[int, int]:
    """Return how many trumps a hand has, and how many that others may hold beat the lowest of them.

    >>> from tutor.engine.cards import CARDS
    >>> rules = TrickRules(("A", "K", "Q", "J", "10"))
    >>> trumps_above(rules, Suit.SPADES, [CARDS["KS"], CARDS["JS"]], [CARDS["AS"], CARDS["QS"], CARDS["10S"]])
    (2, 2)
    """
    own = [height for card in hand if (height := _height(rules, trumps, card))]
    return len(own), sum(_height(rules, trumps, card) > min(own) for card in elsewhere) if own else 0


def certain_chips(game: TrickKit, position: TrickPosition, seat: int, *, plainly: bool = False) -> int:
    """Return the chips that are certain for a seat whatever all others do, with all hands open.

    With `plainly` the others do nothing that depends on cards which no player knows. Raises UnknownCardsError.
    """
    spend(CALL)
    if position.turn is None:
        return position.accounts[seat]
    values = certain_by_action(game, position, seat, plainly=plainly).values()
    return max(values) if position.turn == seat else min(values)


def certain_by_action(
    game: TrickKit, position: TrickPosition, seat: int, *, plainly: bool = False
) -> Mapping[TrickAction, int]:
    """Return the chips that are certain for a seat after each legal action; see `certain_chips`."""
    actions = list(game.game.legal_actions(position))
    if game.playing(position):
        by_card = game.open_tricks(position).against_all(seat)
        return {action: by_card[card] for action in actions if (card := card_in_action(action)) is not None}
    found = {}
    for action in actions:
        try:
            after = game.game.play(position, action)
        except UnknownCardsError:
            if position.turn == seat or not plainly:
                raise
            continue
        found[action] = certain_chips(game, after, seat, plainly=plainly)
    return found


def kept_from(game: TrickKit, position: TrickPosition, action: TrickAction) -> tuple[tuple[int, TrickAction], ...]:
    """Return the play after an action, as seats and actions, if all others keep chips from its player."""
    seat, found = position.turn, list[tuple[int, TrickAction]]()
    assert seat is not None
    position = game.game.play(position, action)
    while position.turn is not None:
        values = certain_by_action(game, position, seat)
        # The first of equals.
        best = (max if position.turn == seat else min)(values, key=values.__getitem__)
        found.append((position.turn, best))
        position = game.game.play(position, best)
    return tuple(found)


def could_fail(game: TrickKit, position: TrickPosition, of: str) -> bool:
    """Tell whether the seat to act may miss what should be certain, with the hands as they are."""
    sure, seat = game.sure(position, of), position.turn
    if sure is None or seat is None:
        raise ValueError(of)
    chips = sure.chips(position)
    return all(certain_chips(game, after, seat, plainly=True) < chips for after in sure.tried(position))


def played_alone(game: TrickKit, positions: Sequence[TrickPosition], seat: int) -> TrickPosition:
    """Return the end of a hand in which all cards are open and every player acts for the most chips.

    A seat chooses one of the positions given as beginnings. Of equal results it takes the one that leaves the least to
    all others together.
    """
    ends = [_end_alone(game, position) for position in positions]
    return max(ends, key=lambda end: rank_for(end.accounts, seat))


def ends_alone(game: TrickKit, position: TrickPosition) -> tuple[TrickPosition, ...]:
    """Return an end for each possible result of a hand with all cards open, in which all play for the most chips.

    If two actions bring a seat the same it may take either, so there may be several results; they are in the order of
    the chips.
    """
    found = _ends(game, position)
    return tuple(found[chips] for chips in sorted(found))


def _ends(game: TrickKit, position: TrickPosition) -> Mapping[tuple[int, ...], TrickPosition]:
    spend(CALL)
    seat = position.turn
    if seat is None:
        return {position.accounts: position}
    after = [_ends(game, game.game.play(position, action)) for action in game.game.legal_actions(position)]
    # The least that every action is worth: no seat is content with less than the best of these.
    least = max(min(chips[seat] for chips in found) for found in after)
    return {chips: end for found in after for chips, end in found.items() if chips[seat] >= least}


def _end_alone(game: TrickKit, position: TrickPosition) -> TrickPosition:
    while position.turn is not None:
        seat = position.turn
        actions = list(game.game.legal_actions(position))
        if not game.playing(position):
            return played_alone(game, [game.game.play(position, action) for action in actions], seat)
        by_card = game.open_tricks(position).each_alone()
        best = max(by_card, key=lambda card: rank_for(by_card[card], seat))
        position = game.game.play(position, next(one for one in actions if card_in_action(one) is best))
    return position
