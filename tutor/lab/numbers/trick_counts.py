"""What a hand is worth in trick-taking games for a pot: staying in, cards worth having, and who pays whom."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from tutor.coach.tricks.kit import TrickPosition
from tutor.coach.tricks.staking import pot_part, top_part, trumps_in
from tutor.content.tricks.figures import TrickQuestion
from tutor.lab.numbers.sums import Counted
from tutor.lab.numbers.tally import GameTally
from tutor.lab.numbers.trick_games import TrickGame


def _tally(question: TrickQuestion, game: TrickGame) -> GameTally:
    return GameTally(question, game.dealt.rules, game.seats)


def _won(before: TrickPosition, after: TrickPosition, seat: int) -> int:
    return after.accounts[seat] - before.accounts[seat]


def _parts(position: TrickPosition, seat: int) -> tuple[str, str]:
    """Return the number of trumps of a hand and its best card, as parts of a key."""
    hand = position.hands[seat] or ()
    return str(len(trumps_in(position, hand))), top_part(position, hand)


def count_staying(game: TrickGame) -> Counted:
    """Count what staying in and dropping out bring a player whatever the cards are, and the players who choose."""
    tally, staking = _tally("staying", game), game.kit.staking
    for seat, (position, _, stays) in game.choices.items():
        parts = _parts(position, seat)
        tally.add("chosen", *parts, hits=stays)
        if stays:
            tally.add("chosen-stay", *parts, hits=_won(position, game.end, seat))
            tally.add("chosen-takes", *parts, hits=staking.takes(game.end, seat))
            tally.add("chosen-pays", *parts, hits=staking.pays(game.end, seat))
    choice = game.choices.get(game.measured)
    if choice is None or game.stay is None or game.drop is None:
        return tally.counted
    position, seat = choice.position, game.measured
    parts, hand = _parts(position, seat), position.hands[seat] or ()
    stay, drop = _won(position, game.stay, seat), _won(position, game.drop, seat)
    tally.add("stay", *parts, hits=stay)
    tally.add("drop", *parts, hits=drop)
    tally.add("gain", *parts, hits=stay - drop)
    tally.add("takes", *parts, hits=staking.takes(game.stay, seat))
    tally.add("pays", *parts, hits=staking.pays(game.stay, seat))
    tally.add("gain-pot", pot_part(position.pot // game.ante), hits=stay - drop)
    tally.add("gain-place", str(game.place(seat)), hits=stay - drop)
    tally.add("pot", hits=position.pot)
    for holding, has in staking.holdings(position.rules).items():
        if has(position, hand):
            tally.add("gain-with", holding, hits=stay - drop)
    return tally.counted


def count_holdings(game: TrickGame) -> Counted:
    """Count the chips that each player wins in a game, by the cards dealt."""
    tally, position = _tally("holdings", game), game.dealt
    for seat, chips in enumerate(game.end.accounts):
        hand = position.hands[seat] or ()
        tally.add("trumps", _parts(position, seat)[0], hits=chips)
        for holding, has in game.kit.staking.holdings(position.rules).items():
            tally.add("held", holding, "yes" if has(position, hand) else "no", hits=chips)
    return tally.counted


def count_chips(game: TrickGame) -> Counted:
    """Count what each place in the turn wins and pays; the last place deals."""
    tally, staking = _tally("chips", game), game.kit.staking
    for seat, chips in enumerate(game.end.accounts):
        place = str(game.place(seat))
        tally.add("won", place, hits=chips)
        tally.add("ante", place, hits=game.dealt.accounts[seat])
        tally.add("takes", place, hits=staking.takes(game.end, seat))
        tally.add("pays", place, hits=staking.pays(game.end, seat))
        if seat in game.choices:
            tally.add("stays", place, hits=game.choices[seat].stays)
    tally.add("left", hits=game.end.pot)
    return tally.counted


TRICK_COUNTERS: Final[Mapping[TrickQuestion, Callable[[TrickGame], Counted]]] = MappingProxyType(
    {"staying": count_staying, "holdings": count_holdings, "chips": count_chips}
)
"""What is counted in a game for each question."""

TRICK_NUMBERS_EDITION: Final = 1
"""The edition of what is counted of trick-taking games, which changes with what their bots choose and keys mean."""
