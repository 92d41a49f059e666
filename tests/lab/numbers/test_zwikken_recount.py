"""One figure of each question on Zwikken counted again, slowly, from the pack and the notation of the actions alone.

The rules are those of Parlett's game of the 20th century.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

import pytest

from tests.lab.numbers.test_trick_recount import summed
from tutor.bots.deals import dice_of, shuffled
from tutor.coach.kits import TRICK_KITS, rules_named
from tutor.coach.tricks.kit import TrickAction, TrickPosition
from tutor.lab.numbers.trick_counts import count_chips, count_holdings, count_staying
from tutor.lab.numbers.trick_games import TrickChooser, TrickGame, measured_game

PLAYERS, GAMES = 3, 90
POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1, "10": 0}
KIT, RULES = TRICK_KITS["zwikken"], rules_named("zwikken-1900", {})


@dataclass
class Told:
    """A game of Zwikken as its pack and actions show it; the player on the dealer's left is 0."""

    pack: list[str]
    chips: list[int] = field(default_factory=lambda: [-1] * PLAYERS)
    pot: int = PLAYERS
    bids: list[tuple[int, bool]] = field(default_factory=list)
    met: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.hands = [self.pack[3 * at : 3 * at + 3] for at in range(PLAYERS)]
        self.dealt = [list(hand) for hand in self.hands]
        self.turned, *self.stock = self.pack[3 * PLAYERS :]
        self.first_trumps = self.turned[-1]

    def played(self, lines: Sequence[str]) -> "Told":
        """Play the actions of a game, which begin with the bids."""
        words = list(lines)
        gambler = self._bidding(words)
        for _ in range(3):
            if gambler is None and words.pop(0) == "turn":
                self.pot += PLAYERS
                self.chips = [chips - 1 for chips in self.chips]
                self.turned = self.stock.pop(0)
                self.met.add("another turn-up")
                gambler = self._bidding(words)
            else:
                break
        if gambler is not None:
            self._settle(gambler, words)
        assert not words
        return self

    def _bidding(self, words: list[str]) -> int | None:
        best, gambler, still_in, seat = 0, None, set(range(PLAYERS)), 0
        while best < 3 and still_in - {gambler}:
            if seat in still_in:
                word = words.pop(0)
                self.bids.append((seat, word != "pass"))
                if word == "pass":
                    still_in.remove(seat)
                else:
                    best += 1
                    assert word == f"bid {best}"
                    gambler = seat
            seat = (seat + 1) % PLAYERS
        return gambler

    def _settle(self, gambler: int, words: list[str]) -> None:
        ten = f"10{self.turned[-1]}"
        for hand in self.hands:
            if ten in hand:
                word = words.pop(0)
                if word == f"swap {ten} {self.turned}":
                    hand[hand.index(ten)] = self.turned
                    self.met.add("ten exchanged")
                else:
                    assert word == f"keep {ten}"
        ranks = [{card[:-1] for card in hand} for hand in self.hands]
        alike = [(list(POINTS).index(*found), seat) for seat, found in enumerate(ranks) if len(found) == 1]
        if alike:
            holder = min(alike)[1]
            self.chips[holder] += self.pot
            if gambler == holder:
                self.pot = 0
                self.met.add("own three of a kind")
            else:
                self.chips[gambler] -= self.pot
                self.met.add("three of a kind of another player")
            return
        won = self._tricks([word.removeprefix("play ") for word in words])
        words.clear()
        total = sum(points for _, points in won)
        own = [points for seat, points in won if seat == gambler]
        if len(own) >= 2 or any(points > total - points for points in own):
            self.chips[gambler] += self.pot
            self.pot = 0
            self.met.add("two tricks" if len(own) >= 2 else "one rich trick")
        else:
            self.chips[gambler] -= self.pot
            self.pot *= 2
            self.met.add("lost")

    def _tricks(self, cards: list[str]) -> list[tuple[int, int]]:
        """Return the winner of each trick and its points."""
        won, leader = [], 0
        while cards:
            trick = [((leader + at) % PLAYERS, cards.pop(0)) for at in range(PLAYERS)]
            for seat, card in trick:
                self.hands[seat].remove(card)
            led = trick[0][1][-1]

            def height(one: tuple[int, str], led: str = led) -> int:
                *_, suit = one[1]
                return POINTS[one[1][:-1]] + (100 if suit == self.turned[-1] else 50 if suit == led else 0)

            leader = max(trick, key=height)[0]
            won.append((leader, sum(POINTS[card[:-1]] for _, card in trick)))
        return won


def by_dice(seed: int) -> TrickChooser:
    """Return what picks actions by dice, so that all of the rules are met."""

    def choose(_: TrickPosition, actions: Sequence[TrickAction], number: int) -> TrickAction:
        return actions[int(dice_of(f"recount/{seed}/{number}").random() * len(actions))]

    return choose


def bots(seed: int, measured: int, stays: bool | None) -> tuple[TrickGame, Told]:
    """Return a game of players who throw dice, and the same from its notation.

    Where it is given, `stays` decides for the player `measured`: to bid at once, or never.
    """
    pack = shuffled(KIT.game.full_pack(RULES, PLAYERS), dice_of(f"recount/{seed}"))
    choose = by_dice(seed)
    lines: list[tuple[int, str]] = []
    decided = False

    def noted(position: TrickPosition, actions: Sequence[TrickAction], number: int) -> TrickAction:
        nonlocal decided
        if stays is not None and position.turn == measured and KIT.staking.decides(position):
            if not (stays and decided):
                actions = [one for one in actions if KIT.staking.stays(one) is stays] or actions
            decided = True
        action = choose(position, actions, number)
        lines.append((number, KIT.game.write_action(position, action)))
        return action

    begun = KIT.begin(RULES, ("North", "East", "South"), PLAYERS - 1, pack, 0, 1)
    game = measured_game(KIT, begun, pack, noted, measured if stays is None else -1)
    own = [line for _, line in lines[: next_game(lines)]]
    return game, Told([card.code for card in pack]).played(own)


def next_game(lines: Sequence[tuple[int, str]]) -> int:
    """Return the number of actions before one that is not the next: then the game is played again in another way."""
    return next((at for at, (number, _) in enumerate(lines) if number != at), len(lines))


@cache
def games() -> list[tuple[TrickGame, Told]]:
    """Games of players who throw dice, each in turn the measured one."""
    return [bots(seed, seed % PLAYERS, None) for seed in range(GAMES)]


def test_there_are_games_of_every_kind() -> None:
    met = set[str]().union(*(told.met for _, told in games()))
    assert met >= {"another turn-up", "ten exchanged", "two tricks", "one rich trick", "lost"}
    assert met >= {"own three of a kind", "three of a kind of another player"}
    assert {any(stays for _, stays in told.bids) for _, told in games()} == {True, False}


def test_the_chips_of_each_seat() -> None:
    found = summed([dict(count_chips(game)) for game, _ in games()])
    for place in range(PLAYERS):
        assert found[f"won/{place + 1}"] == (sum(told.chips[place] for _, told in games()), GAMES)
    assert found["left"] == (sum(told.pot for _, told in games()), GAMES)


def test_the_chips_by_trumps() -> None:
    found = summed([dict(count_holdings(game)) for game, _ in games()])
    hits, tries = Counter[int](), Counter[int]()
    for _, told in games():
        for seat, hand in enumerate(told.dealt):
            number = sum(card[-1] == told.first_trumps for card in hand)
            hits[number] += told.chips[seat]
            tries[number] += 1
    assert {f"trumps/{number}": (hits[number], tries[number]) for number in tries} == {
        key: cell for key, cell in found.items() if key.startswith("trumps/") and not key.endswith("all")
    }


def test_what_staying_brings_those_who_choose_it() -> None:
    found = summed([dict(count_staying(game)) for game, _ in games()])
    won = stayed = asked = 0
    for _, told in games():
        first = dict(reversed(told.bids))
        asked += len(first)
        stayed += sum(first.values())
        won += sum(told.chips[seat] + 1 for seat, stays in first.items() if stays)
    assert found["chosen/all/all"] == (stayed, asked)
    assert found["chosen-stay/all/all"] == (won, stayed)


@pytest.mark.parametrize("measured", range(PLAYERS))
def test_what_staying_is_worth_whatever_the_cards_are(measured: int) -> None:
    """Both games, in which the player bids at once and never bids, are recounted from their own notation."""
    compared = 0
    for seed in range(GAMES):
        pack = shuffled(KIT.game.full_pack(RULES, PLAYERS), dice_of(f"recount/{seed}"))
        begun = KIT.begin(RULES, ("North", "East", "South"), PLAYERS - 1, pack, 0, 1)
        game = measured_game(KIT, begun, pack, by_dice(seed), measured)
        if measured not in game.choices:
            continue
        compared += 1
        stay, drop = (bots(seed, measured, stays)[1] for stays in (True, False))
        counted = count_staying(game)
        key = next(key for key in counted if key.startswith("gain/") and key.endswith("/all"))
        assert counted[key] == (stay.chips[measured] - drop.chips[measured], 1)
    assert compared > 60
