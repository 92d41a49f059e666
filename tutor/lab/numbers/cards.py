"""What single cards are worth: when they are played, dealt, or laid down, and how jokers are won."""

from collections.abc import Iterator

from tutor.content.zwickern.figures import card_kinds, held_part, items_part
from tutor.engine.cards import Card
from tutor.engine.zwickern import Capture, Item, Lay, sides
from tutor.lab.numbers.games import GameMove, WholeGame, move_points
from tutor.lab.numbers.sums import Counted
from tutor.lab.numbers.tally import GameTally


def count_cards(game: WholeGame) -> Counted:
    """Count what each card wins when it is played, and what it brings the side that it is dealt to."""
    tally, kinds = GameTally("cards", game.rules, game.seats), card_kinds(game.rules)
    for move in game.moves:
        kind, takes = kinds[move.play.card], isinstance(move.play, Capture)
        tally.add("won", kind, hits=move_points(move))
        tally.add("captures", kind, hits=takes)
        tally.add("taken", kind, hits=cards_won(move))
    for side, lead in side_leads(game):
        for seat in side:
            for card in game.dealt[seat]:
                tally.add("lead", kinds[card], hits=lead, tries=len(game.scores) - 1)
    return tally.counted


def side_leads(game: WholeGame) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield the seats of each side with its lead: the points by which it is ahead of each other side, together."""
    total = sum(score.points for score in game.scores)
    for score in game.scores:
        yield score.seats, len(game.scores) * score.points - total


def cards_won(move: GameMove) -> int:
    """Return the number of cards that a play wins, its own with them."""
    return len(move.after.won[move.seat].cards) - len(move.before.won[move.seat].cards)


def count_laying(game: WholeGame) -> Counted:
    """Count what becomes of a card that is laid down before the next player has played; the last one does not count."""
    tally, kinds = GameTally("laying", game.rules, game.seats), card_kinds(game.rules)
    for move, following in zip(game.moves, game.moves[1:], strict=False):
        if not isinstance(move.play, Lay):
            continue
        card = move.play.card
        taken = takes_loose(following, card)
        kind, items = kinds[card], items_part(len(move.before.table))
        tally.add("taken", kind, items, hits=taken)
        tally.add("loss", kind, items, hits=move_points(following))
        held = sum(one.rank == card.rank for one in move.before.hand)
        tally.add("held", kind, held_part(held), hits=taken)
    return tally.counted


def takes_loose(move: GameMove, card: Card) -> bool:
    """Tell whether a play takes a loose card."""
    return isinstance(move.play, Capture) and Item((card,)) in move.play.takes


def count_jokers(game: WholeGame) -> Counted:
    """Count the points that jokers decide, and how each joker is won; where there are none, nothing."""
    tally = GameTally("jokers", game.rules, game.seats)
    if not game.rules.jokers:
        return tally.counted
    _count_sources(game, tally)
    _count_ways(game, tally)
    return tally.counted


def _count_sources(game: WholeGame, tally: GameTally) -> None:
    points = game.rules.card_points
    won = {"jokers": 0, "with": 0, "without": 0, "most": 0}
    for move in game.moves:
        if isinstance(move.play, Capture):
            cards = [move.play.card, *(card for item in move.play.takes for card in item.cards)]
            own = sum(points[card] for card in cards if card.suit is None)
            won["jokers"] += own
            won["with" if any(card.suit is None for card in cards) else "without"] += move_points(move) - own
    for card in _left(game):
        won["jokers" if card.suit is None else "without"] += points[card]
    won["most"] = sum(score.items.get("most_cards", 0) for score in game.scores)
    for source, hits in won.items():
        tally.add("points", source, hits=hits, tries=sum(won.values()))


def _left(game: WholeGame) -> list[Card]:
    """Return the cards that the last to capture gets at the end."""
    return [] if game.end.table else [card for item in game.over.table for card in item.cards]


def _count_ways(game: WholeGame, tally: GameTally) -> None:
    kinds = card_kinds(game.rules)
    ways = [(card, _way(move, card), move.seat) for move in game.moves for card in _jokers_won(move)]
    last = game.over.last_capture
    ways += [(card, "left", last) for card in _left(game) if card.suit is None and last is not None]
    ways += [(card, "nobody", -1) for item in game.end.table for card in item.cards if card.suit is None]
    side_of = {seat: side for side, seats in enumerate(sides(game.over.plan)) for seat in seats}
    holders: dict[Card, list[int]] = {}
    for seat, cards in enumerate(game.dealt):
        for card in cards:
            if card.suit is None:
                holders.setdefault(card, []).append(seat)
    for card, way, winner in ways:
        tally.share("won", kinds[card], hit=way)
        # Of equal jokers of several packs it is not known which of them is won.
        if len(holders.get(card, ())) == 1 and game.over.plan.packs == 1:
            tally.add("kept", kinds[card], hits=side_of.get(winner) == side_of[holders[card][0]])


def _jokers_won(move: GameMove) -> list[Card]:
    if not isinstance(move.play, Capture):
        return []
    cards = (move.play.card, *(card for item in move.play.takes for card in item.cards))
    return [card for card in cards if card.suit is None]


def _way(move: GameMove, joker: Card) -> str:
    """Return how a play wins a joker, as one of the ways of the figures."""
    play = move.play
    assert isinstance(play, Capture)
    if play.card == joker:
        if any(item.value is not None for item in play.takes):
            return "hand-build"
        return "hand-group" if len(play.takes) > 1 else "hand-single"
    item = next(item for item in play.takes if joker in item.cards)
    if item.value is None:
        return "loose"
    own = max(move.before.rules.hand_values[joker])
    return "built-down" if len(item.cards) > 1 and item.value < own else "built-else"
