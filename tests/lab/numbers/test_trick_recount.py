"""One figure of each question on tricks counted again, slowly, from the pack and the notation of the actions alone."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

import pytest

from tutor.bots.deals import dice_of, shuffled
from tutor.coach.kits import TRICK_KITS, rules_named
from tutor.coach.tricks.kit import TrickAction, TrickPosition
from tutor.lab.numbers.trick_counts import count_chips, count_holdings, count_staying
from tutor.lab.numbers.trick_games import TrickGame, level_chooser, measured_game

PLAYERS, STAKE = 4, 3
ORDER = ("A", "K", "Q", "J", "10", "9", "8", "7")


@dataclass
class Told:
    """A game of Zwicken as its pack and actions show it; the player on the dealer's left is 0, the dealer 3."""

    pack: list[str]
    chips: list[int] = field(default_factory=lambda: [0, 0, 0, -STAKE])
    pot: int = STAKE

    def __post_init__(self) -> None:
        self.trumps = self.pack[8][-1]
        self.hands = [[*self.pack[2 * at : 2 * at + 2], self.pack[9 + at]] for at in range(PLAYERS)]
        self.dealt = [list(hand) for hand in self.hands]
        self.stock = self.pack[13:]

    def is_trump(self, card: str) -> bool:
        """The 7 of diamonds is always a trump."""
        return card == "7D" or card[-1] == self.trumps

    def height(self, card: str, led: str) -> int:
        """The height of a card in a trick to which a card was led."""
        if card == "7D":
            return 99
        rank = 8 - ORDER.index(card[:-1])
        if card[-1] == self.trumps:
            return 100 if rank == 8 else 50 + rank
        return rank if card[-1] == led[-1] and not self.is_trump(led) else 0

    def played(self, lines: Sequence[str]) -> "Told":
        """Play the actions of a game, which begin with the words of the four players."""
        words = list(lines)
        assert words.pop(0) == "check"
        staying: list[int] = []
        for seat in range(PLAYERS):
            if seat == PLAYERS - 1 and not staying:
                staying.append(seat)
                break
            said, *given = words.pop(0).split()
            if said == "pass":
                continue
            staying.append(seat)
            for card in given:
                self.hands[seat].remove(card)
                self.hands[seat].append(self.stock.pop(0))
        if len(staying) == 1:
            assert not words
            self.chips[staying[0]] += self.pot
            self.pot = 0
            return self
        self._tricks(staying, [line.removeprefix("play ") for line in words])
        return self

    def _tricks(self, staying: list[int], cards: list[str]) -> None:
        won: Counter[int] = Counter()
        fines: list[int] = []
        leader, led_before, had_ace = staying[0], set[int](), f"A{self.trumps}"
        while cards:
            turn = staying[staying.index(leader) :] + staying[: staying.index(leader)]
            trick = [(seat, cards.pop(0)) for seat in turn]
            if leader not in led_before and had_ace in self.hands[leader] and trick[0][1] != had_ace:
                fines.append(leader)
            led_before.add(leader)
            for seat, card in trick:
                self.hands[seat].remove(card)
            names = [card for _, card in trick]
            if had_ace in names and "7D" in names:
                fines.append(trick[names.index("7D")][0])
            leader = max(trick, key=lambda one: self.height(one[1], trick[0][1]))[0]
            won[leader] += 1
        fines += [seat for seat in staying if not won[seat]]
        for seat, tricks in won.items():
            self.chips[seat] += tricks * self.pot // 3
        self.pot = STAKE * len(fines)
        for seat in fines:
            self.chips[seat] -= STAKE


@cache
def games() -> list[tuple[TrickGame, Told, list[str]]]:
    """Games of greedy players whose deal does not move, recounted from their notation."""
    rules = rules_named("zwicken", {})
    kit = TRICK_KITS["zwicken"]
    choose = level_chooser(kit, "greedy", "recount")
    found = []
    for seed in range(60):
        pack = shuffled(kit.game.full_pack(rules, PLAYERS), dice_of(f"recount/{seed}"))
        if pack[-1].rank in ("A", "7"):
            continue
        lines: list[tuple[int, str]] = []

        def noted(
            position: TrickPosition, actions: Sequence[TrickAction], number: int, lines: list[tuple[int, str]] = lines
        ) -> TrickAction:
            action = choose(position, actions, number)
            lines.append((number, kit.game.write_action(position, action)))
            return action

        begun = kit.begin(rules, ("North", "East", "South", "West"), 3, pack, 0, 1)
        game = measured_game(kit, begun, pack, noted, seed % PLAYERS)
        codes = [card.code for card in pack]
        own = lines[: _length(lines)]
        found.append((game, Told(codes).played([line for _, line in own]), [line for _, line in own]))
    return found


def _length(lines: Sequence[tuple[int, str]]) -> int:
    """The number of actions before one is noted that is not the next: then a game is played again in another way."""
    return next((at for at, (number, _) in enumerate(lines) if number != at), len(lines))


def summed(parts: Sequence[dict[str, tuple[int, int]]]) -> dict[str, tuple[int, int]]:
    """The hits and tries of several games."""
    hits, tries = Counter[str](), Counter[str]()
    for part in parts:
        for key, (hit, tried) in part.items():
            hits[key] += hit
            tries[key] += tried
    return {key: (hits[key], tries[key]) for key in tries}


def test_there_are_games_with_tricks_and_games_that_one_player_has_alone() -> None:
    assert len(games()) > 30
    assert {bool(game.end.tricks) for game, _, _ in games()} == {True, False}


def test_the_chips_of_each_seat() -> None:
    found = summed([dict(count_chips(game)) for game, _, _ in games()])
    for place in range(PLAYERS):
        assert found[f"won/{place + 1}"] == (sum(told.chips[place] for _, told, _ in games()), len(games()))
    assert found["left"] == (sum(told.pot for _, told, _ in games()), len(games()))


def test_the_chips_by_trumps() -> None:
    found = summed([dict(count_holdings(game)) for game, _, _ in games()])
    hits, tries = Counter[int](), Counter[int]()
    for _, told, _ in games():
        for seat, hand in enumerate(told.dealt):
            number = sum(map(told.is_trump, hand))
            hits[number] += told.chips[seat]
            tries[number] += 1
    assert {f"trumps/{number}": (hits[number], tries[number]) for number in tries} == {
        key: cell for key, cell in found.items() if key.startswith("trumps/") and not key.endswith("all")
    }


def test_what_staying_brings_those_who_choose_it() -> None:
    found = summed([dict(count_staying(game)) for game, _, _ in games()])
    won = stayed = asked = 0
    for _, told, lines in games():
        staying = [seat for seat, line in enumerate(lines[1:5]) if not line.startswith(("pass", "play"))]
        for seat in range(PLAYERS):
            if seat == 3 and not any(one < 3 for one in staying):
                continue
            asked += 1
            if seat in staying:
                stayed += 1
                won += told.chips[seat] + (STAKE if seat == 3 else 0)
    assert found["chosen/all/all"] == (stayed, asked)
    assert found["chosen-stay/all/all"] == (won, stayed)


@pytest.mark.parametrize("measured", range(PLAYERS))
def test_what_staying_is_worth_whatever_the_cards_are(measured: int) -> None:
    """The game with the other word of one player is recounted from its own notation."""
    rules = rules_named("zwicken", {})
    kit = TRICK_KITS["zwicken"]
    choose = level_chooser(kit, "greedy", "recount")
    compared = 0
    for seed in range(60):
        pack = shuffled(kit.game.full_pack(rules, PLAYERS), dice_of(f"recount/{seed}"))
        if pack[-1].rank in ("A", "7"):
            continue
        lines: list[str] = []

        def forced(
            position: TrickPosition, actions: Sequence[TrickAction], number: int, lines: list[str] = lines
        ) -> TrickAction:
            # The words of the players come after the look at the bottom card.
            if number == measured + 1 and len(actions) > 1:
                actions = [one for one in actions if kit.game.write_action(position, one) != "pass"]
            action = choose(position, actions, number)
            lines.append(kit.game.write_action(position, action))
            return action

        begun = kit.begin(rules, ("North", "East", "South", "West"), 3, pack, 0, 1)
        measured_game(kit, begun, pack, forced, -1)
        told = Told([card.code for card in pack]).played(lines)
        game = measured_game(kit, begun, pack, choose, measured)
        if measured in game.choices:
            compared += 1
            key = next(key for key in count_staying(game) if key.startswith("gain/") and key.endswith("/all"))
            assert count_staying(game)[key] == (told.chips[measured] + (STAKE if measured == 3 else 0), 1)
    assert compared > 20
