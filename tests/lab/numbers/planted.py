"""Games of which it is known what must be counted: players with one fixed habit, and packs in a chosen order."""

from collections.abc import Callable, Sequence

from tutor.bots.deals import dice_of, shuffled
from tutor.content.zwickern.figures import ZwickernQuestion
from tutor.engine.cards import Card
from tutor.engine.zwickern import GAME, VARIANTS, Build, Capture, Lay, Play, Position, Rules, legal_plays
from tutor.lab.numbers.counted import COUNTERS
from tutor.lab.numbers.games import Chooser, WholeGame, recorded

JENSEN = VARIANTS["jensen"]


def pack_of(seed: int, rules: Rules = JENSEN, seats: int = 4) -> list[Card]:
    """Return a shuffled pack."""
    return shuffled(GAME.full_pack(rules, seats), dice_of(f"planted/{seed}"))


def planted(
    chooser: Chooser, seed: int = 0, rules: Rules = JENSEN, seats: int = 4, pack: Sequence[Card] | None = None
) -> WholeGame:
    """Return the game of players with a habit; the last seat deals."""
    return recorded(rules, seats, seats - 1, pack or pack_of(seed, rules, seats), chooser)


def counted(question: ZwickernQuestion, game: WholeGame) -> dict[str, tuple[int, int]]:
    """Return the hits and tries of a game."""
    return dict(COUNTERS[question](game))


def first_of(*wanted: Callable[[Position, Play], bool]) -> Chooser:
    """Return players who make the first play that fits the first wish that any play fits, else any play."""

    def choose(position: Position) -> Play:
        # No list is made of all, since there are very many on a table from which little is taken.
        plays = (play for wish in wanted for play in legal_plays(position) if wish(position, play))
        return next(plays, None) or next(legal_plays(position))

    return choose


def only_takes(seat: int) -> Chooser:
    """Return players of whom one alone ever takes something, whenever it can; the others lay."""
    taking, laying = first_of(takes, lays), first_of(lays)
    return lambda position: (taking if position.turn == seat else laying)(position)


def lays(_: Position, play: Play) -> bool:
    """Wish to lay a card down."""
    return isinstance(play, Lay)


def takes(_: Position, play: Play) -> bool:
    """Wish to take something."""
    return isinstance(play, Capture)


def builds(position: Position, play: Play) -> bool:
    """Wish to make a build of one's own on a loose card, or of a card by itself."""
    return isinstance(play, Build) and play.owner == position.turn and (play.onto is None or play.onto.value is None)


def leaves_jokers(position: Position, play: Play) -> bool:
    """Wish to take something without a joker in it."""
    return isinstance(play, Capture) and all(card.suit for card in _cards(play))


def _cards(play: Capture) -> list[Card]:
    return [play.card, *(card for item in play.takes for card in item.cards)]
