"""Games of tricks that bots play from a seed; one player both stays in and drops out, whatever the cards are."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from tutor.bots.deals import SEATS, dice_of, shuffled
from tutor.bots.tricks.levels import TrickLevel, chosen_action
from tutor.coach.kits import TRICK_KITS
from tutor.coach.tricks.kit import TrickAction, TrickKit, TrickPosition
from tutor.engine.cards import Card

TrickChooser = Callable[[TrickPosition, Sequence[TrickAction], int], TrickAction]
"""What picks one of some actions of the seat to act; the number is that of the action in the game."""


class FirstChoice(NamedTuple):
    """The first choice of a seat between staying in and dropping out, its number in the game, and what it was."""

    position: TrickPosition
    number: int
    stays: bool


@dataclass(frozen=True, slots=True)
class TrickGame:
    """A game of tricks: the position in which the cards are dealt and its end, with the first choice of each seat.

    `measured` is a seat that also stays in and drops out, whatever its cards are: `stay` and `drop` are the ends after
    that, or where its account is settled, None if it has no choice. Staying in is its first word, and later it does
    what it likes; if it drops out, it passes as often as it is asked. `ante` are the chips that are put into an
    empty pot when a game begins.
    """

    kit: TrickKit
    dealt: TrickPosition
    end: TrickPosition
    choices: Mapping[int, FirstChoice]
    measured: int
    stay: TrickPosition | None
    drop: TrickPosition | None
    ante: int

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.dealt.seats)

    def place(self, seat: int) -> int:
        """Return the place of a seat in the turn, from 1; the last is that of the player who has dealt."""
        return (seat - self.dealt.dealer - 1) % self.seats + 1


def trick_game_of_seed(rules: Any, seats: int, seed: int, level: TrickLevel) -> TrickGame:
    """Play the game of a seed; equal seeds give the same cards and the same pot to players of any level.

    Greedy players have played a round before, in which each seat has dealt, and the pot holds what they left. Raises
    ValueError if the rules are not for so many players.
    """
    kit, name = TRICK_KITS[rules.game], f"numbers/{rules.name}/{seats}/{seed}"
    dice = dice_of(name)
    dealer, pot = int(dice.random() * seats), 0
    pack = shuffled(kit.game.full_pack(rules, seats), dice)
    greedy = level_chooser(kit, "greedy", name)
    for number in range(1, seats + 1):
        begun = kit.begin(rules, SEATS[seats], dealer, pack, pot, number)
        end = played_on(kit, begun, pack, greedy)
        dealer, pot, pack = kit.next_dealer(end), end.pot, shuffled(pack, dice)
    begun = kit.begin(rules, SEATS[seats], dealer, pack, pot, seats + 1)
    # By the seed, so that in the long run each place is measured equally often.
    return measured_game(kit, begun, pack, level_chooser(kit, level, name), (dealer + seed) % seats)


def level_chooser(kit: TrickKit, level: TrickLevel, name: str) -> TrickChooser:
    """Return what picks the actions of bots, with dice of their own for each action of a game of this name."""

    def choose(position: TrickPosition, actions: Sequence[TrickAction], number: int) -> TrickAction:
        seat = position.turn
        assert seat is not None
        seen, allowed = kit.game.seen_by(position, seat), set(actions)
        if level == "greedy":
            own = kit.bot.greedy(seen)
            # The last ones are the boldest, such as to exchange all that may be exchanged.
            return own if own in allowed else actions[-1]

        def worth_trying(position: TrickPosition) -> Sequence[TrickAction]:
            return [action for action in kit.bot.worth_trying(position) if action in allowed]

        bot = replace(kit.bot, worth_trying=worth_trying)
        return chosen_action(bot, seen, level, dice_of(f"{name}/{number}"))

    return choose


def played_on(
    kit: TrickKit,
    position: TrickPosition,
    pack: Sequence[Card],
    choose: TrickChooser,
    number: int = 0,
    settled: int | None = None,
) -> TrickPosition:
    """Return the end of a game from a position on, or where the account of the seat `settled`, if given, is settled."""
    while position.turn is not None and (settled is None or not kit.bot.settled(position, settled)):
        actions = _worth_trying(kit, position)
        position = kit.go_on(kit.game.play(position, choose(position, actions, number)), pack)
        number += 1
    return position


def _worth_trying(kit: TrickKit, position: TrickPosition) -> Sequence[TrickAction]:
    found: Sequence[TrickAction] = kit.bot.worth_trying(position)
    return found


def measured_game(
    kit: TrickKit, begun: TrickPosition, pack: Sequence[Card], choose: TrickChooser, measured: int
) -> TrickGame:
    """Return the game that a chooser of actions makes of a pack, with what becomes of a measured seat either way."""
    ante = kit.begin(begun.rules, begun.seats, begun.dealer, pack, 0, 1).pot
    position, number, dealt = begun, 0, None
    choices: dict[int, FirstChoice] = {}
    later_stay = False
    while position.turn is not None:
        seat, actions = position.turn, _worth_trying(kit, position)
        action = choose(position, actions, number)
        if kit.staking.decides(position):
            dealt = dealt or position
            stays = kit.staking.stays(action)
            if seat in choices:
                later_stay = later_stay or (stays and seat == measured)
            elif len(set(map(kit.staking.stays, actions))) > 1:
                choices[seat] = FirstChoice(position, number, stays)
        position = kit.go_on(kit.game.play(position, action), pack)
        number += 1
    assert dealt is not None
    stay = drop = None
    choice = choices.get(measured)
    if choice is not None:
        stay = position if choice.stays else _branch(kit, choice, pack, choose, stays=True)
        dropped = not choice.stays and not later_stay
        drop = position if dropped else _branch(kit, choice, pack, choose, stays=False)
    return TrickGame(kit, dealt, position, choices, measured, stay, drop, ante)


def _branch(
    kit: TrickKit, choice: FirstChoice, pack: Sequence[Card], choose: TrickChooser, *, stays: bool
) -> TrickPosition:
    """Return the end of a game in which a seat stays in with its first word, or passes as often as it is asked.

    It ends where the account of the seat is settled.
    """
    own, staking = choice.position.turn, kit.staking

    def forced(position: TrickPosition, actions: Sequence[TrickAction], number: int) -> TrickAction:
        first = number == choice.number
        if (first or (position.turn == own and not stays)) and staking.decides(position):
            actions = [action for action in actions if staking.stays(action) is stays] or actions
        return choose(position, actions, number)

    return played_on(kit, choice.position, pack, forced, choice.number, own)
