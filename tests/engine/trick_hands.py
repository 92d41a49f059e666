"""Random hands of the trick-taking games, one after the other for one pot, and what must hold after every action."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from tutor.engine.games import AnyGame, game_of

Opened = Callable[[int, int, int], Iterator[Any]]
"""What plays a hand: of the dealer, the pot and the number of the hand it makes all positions."""

LONG = 100_000
"""The hands that are played with `pytest -m long`."""


def some_action(game: AnyGame, dice: Random, position: Any) -> Any:
    """Choose any legal action, and check on the way what must hold of all."""
    seat = game.to_act(position)
    assert seat is not None
    found = list(game.legal_actions(position))
    assert found, position
    assert len(set(found)) == len(found)
    if dice.random() < 0.05:
        check_view(game, position, seat, found)
    # Who passes is out in most games, so hands in which many play need some who would rather not.
    if len(found) > 1 and "pass" in game.write_action(position, found[0]) and dice.random() < 0.7:
        found = found[1:]
    return dice.choice(found)


def check_view(game: AnyGame, position: Any, seat: int, found: list[Any]) -> None:
    """Check notation, and what the seat to act and all others see."""
    assert [game.read_action(position, game.write_action(position, action)) for action in found] == found
    assert list(game.legal_actions(game.seen_by(position, seat))) == found
    for other in range(len(position.seats)):
        view = game.seen_by(position, other)
        assert game.seen_by(view, other) == view
        assert [place for place, hand in enumerate(view.hands) if hand is not None] == [other]
        assert view.hands[other] == position.hands[other]
        if other != seat:
            assert game.to_act(view) in (seat, None)


def play_game(game: AnyGame, play: Opened, seats: int, hands: int, check_end: Callable[[Any, int], int]) -> int:
    """Play hands for one pot and return how many actions there were; `check_end` gives the next dealer.

    The sum of the pot and all accounts stays 0, the pot never falls below 0, and each hand ends.
    """
    pot, dealer, actions = 0, 0, 0
    accounts = [0] * seats
    for number in range(1, hands + 1):
        last = None
        for length, position in enumerate(play(dealer, pot, number)):
            assert position.pot >= 0
            assert position.pot + sum(position.accounts) == pot
            assert length < 100
            last = position
            actions += 1
        assert last is not None
        assert game.is_over(last)
        accounts = [had + score.points for had, score in zip(accounts, game.scores(last), strict=True)]
        dealer, pot = check_end(last, pot), last.pot
        assert pot + sum(accounts) == 0
        if pot > 10**9:
            # Where failing doubles the pot it would grow without end.
            accounts, pot = [0] * seats, 0
    return actions


def shuffled_pack(game: AnyGame, rules: Any, seats: int, dice: Random) -> list[Any]:
    """Return a pack in any order."""
    pack = list(game.full_pack(rules, seats))
    dice.shuffle(pack)
    return pack


def chooser(game: AnyGame, dice: Random) -> Callable[[Any], Any]:
    """Return what chooses any legal action."""
    return partial(some_action, game, dice)


def open_positions(rules: Any, dice: Random, seats: int | None = None) -> Iterator[Any]:
    """Yield the positions of a hand, with all cards known, in which cards are played; many stay in it."""
    game = game_of(rules)
    players = rules.players[int(dice.random() * len(rules.players))] if seats is None else seats
    names = tuple("ABCDEF"[:players])

    def choose(position: Any) -> Any:
        found = list(game.legal_actions(position))
        willing = [one for one in found if "pass" not in game.write_action(position, one)]
        return dice.choice(willing if willing and dice.random() < 0.9 else found)

    found: list[Any] = []
    while not found:
        positions = game.play_hand(rules, names, 0, shuffled_pack(game, rules, players, dice), choose)
        found = [position for position in positions if position.phase == "play"]
    yield from found
