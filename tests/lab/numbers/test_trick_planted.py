"""What is counted of games of tricks whose players have one fixed habit, or whose pack is in a chosen order."""

from collections.abc import Sequence

import pytest

from tutor.coach.kits import TRICK_KITS, TRICK_VARIANTS, rules_named
from tutor.coach.tricks.kit import TrickAction, TrickPosition
from tutor.content.tricks.figures import TRICK_QUESTIONS, TrickQuestion
from tutor.engine.cards import CARDS, Card
from tutor.lab.numbers.trick_counts import TRICK_COUNTERS
from tutor.lab.numbers.trick_games import (
    TrickChooser,
    TrickGame,
    level_chooser,
    measured_game,
    trick_game_of_seed,
)

SEATS = ("North", "East", "South", "West")
DEALER = 3
STRONGEST = ("AS", "7D", "KS")
HEARTS = ("8H", "9H", "JH")


def counted(question: TrickQuestion, game: TrickGame) -> dict[str, tuple[int, int]]:
    """Return the hits and tries of a game."""
    return dict(TRICK_COUNTERS[question](game))


def pack_with(way: str, hands: Sequence[Sequence[str]], turn_up: str) -> list[Card]:
    """Return a pack that deals these hands from the dealer's left on, and turns a card up; the last one is a queen."""
    rules = rules_named(way, {})
    given = [CARDS[code] for hand in hands for code in hand]
    bottom = next(card for card in reversed(rules.pack) if card.rank == "Q" and card not in given)
    used = {*given, CARDS[turn_up], bottom}
    rest = [card for card in rules.pack if card not in used]
    if rules.game == "zwikken":
        return [*given, CARDS[turn_up], *rest, bottom]
    two = [CARDS[code] for hand in hands for code in hand[:2]]
    return [*two, CARDS[turn_up], *(CARDS[hand[2]] for hand in hands), *rest, bottom]


def planted(way: str, pack: Sequence[Card], chooser: TrickChooser, measured: int = 0) -> TrickGame:
    """Return the game of a pack with four players, and what becomes of one of them either way."""
    rules = rules_named(way, {})
    kit = TRICK_KITS[rules.game]
    begun = kit.begin(rules, SEATS, DEALER, pack, 0, 1)
    return measured_game(kit, begun, pack, chooser, measured)


def who(*staying: int) -> TrickChooser:
    """Return players of whom only some seats stay in without an exchange; the rest of the game they play greedily."""

    def choose(position: TrickPosition, actions: Sequence[TrickAction], number: int) -> TrickAction:
        kit = TRICK_KITS[position.rules.game]
        if not kit.staking.decides(position):
            return level_chooser(kit, "greedy", "planted")(position, actions, number)
        wanted = [one for one in actions if kit.staking.stays(one) is (position.turn in staking_seats)]
        return (wanted or actions)[0]

    staking_seats = staying
    return choose


ZWICKEN = pack_with("zwicken", (STRONGEST, HEARTS, ("8C", "9C", "JC"), ("8D", "9D", "JD")), "9S")
"""A pack that gives the first player the three highest trumps and no other player one."""


def test_bots_that_never_stay_leave_the_pot_to_the_dealer_and_to_whom_alone_stays() -> None:
    game = planted("zwicken", ZWICKEN, who())
    found = counted("staying", game)
    # The dealer is not asked.
    assert found["chosen/all/all"] == (0, 3)
    assert "chosen-stay/all/all" not in found
    assert found["stay/all/all"] == found["gain/all/all"] == (3, 1)
    assert found["drop/all/all"] == (0, 1)
    chips = counted("chips", game)
    # The dealer has paid the three chips that it takes.
    assert [chips[f"won/{place}"] for place in range(1, 5)] == [(0, 1)] * 4
    assert chips["takes/4"] == (1, 1)
    assert chips["ante/4"] == (-3, 1)


def test_trumps_that_cannot_be_beaten_win_the_pot_and_the_others_pay() -> None:
    game = planted("zwicken", ZWICKEN, who(0, 1, 2, 3))
    found = counted("staying", game)
    assert found["takes/3/A"] == (1, 1)
    assert found["pays/3/A"] == (0, 1)
    assert found["gain/3/A"] == found["gain-with/ace"] == found["gain-with/always"] == (3, 1)
    assert found["chosen-pays/0/none"] == (3, 3)
    assert found["chosen-stay/0/none"] == (-9, 3)
    chips = counted("chips", game)
    assert [chips[f"won/{place}"] for place in range(1, 5)] == [(3, 1), (-3, 1), (-3, 1), (-6, 1)]
    assert chips["left"] == (9, 1)
    held = counted("holdings", game)
    assert held["held/ace/yes"] == held["held/always/yes"] == held["trumps/3"] == (3, 1)
    assert held["held/ace/no"] == held["trumps/0"] == (-12, 3)


def test_a_player_who_has_nothing_against_trumps_that_cannot_be_beaten_pays_only_by_staying() -> None:
    game = planted("zwicken", ZWICKEN, who(0), measured=1)
    found = counted("staying", game)
    assert found["stay/0/none"] == found["gain/0/none"] == (-3, 1)
    assert found["takes/0/none"] == (0, 1)
    assert found["pays/0/none"] == (1, 1)
    assert found["drop/0/none"] == (0, 1)


def test_three_of_a_kind_win_the_pot_of_1850_only_if_one_stays() -> None:
    pack = pack_with("zwikken-1850", (("5S", "5H", "5C"), STRONGEST, HEARTS, ("8C", "9C", "JC")), "9S")
    found = counted("staying", planted("zwikken-1850", pack, who(1, 2)))
    assert found["gain-with/three"] == found["stay/1/low"] == (3, 1)
    # The two others who stayed are bête.
    assert found["chosen-pays/all/all"][1] == 2


def test_three_of_a_kind_win_the_pot_of_1900_even_for_a_player_who_passes() -> None:
    hands = (("KS", "KH", "KC"), ("AS", "QS", "JH"), ("AC", "QC", "JC"), ("AD", "QH", "JD"))
    pack = pack_with("zwikken-1900", hands, "10S")
    found = counted("staying", planted("zwikken-1900", pack, who(1)))
    assert found["drop/all/all"] == found["stay/all/all"] == (4, 1)
    assert found["gain-with/three"] == (0, 1)
    # The bidder whose cards are not alike pays as much.
    assert found["chosen-pays/all/all"] == (1, 1)


@pytest.mark.parametrize("way", TRICK_VARIANTS)
def test_cells_have_keys_of_the_question_and_add_up(way: str) -> None:
    rules = rules_named(way, {})
    book = TRICK_VARIANTS[way].figures
    for seats, level in ((rules.players[0], "careful"), (rules.players[-1], "greedy")):
        game = trick_game_of_seed(rules, seats, 5, "greedy" if level == "greedy" else "careful")
        for question in TRICK_QUESTIONS:
            found = counted(question, game)
            assert found.keys() <= book.keys(question, rules, seats).keys()
            for _, whole, keys in book.totals(question, rules, seats):
                parts = [found.get(key, (0, 0)) for key in keys]
                assert found.get(whole, (0, 0)) == tuple(sum(numbers) for numbers in zip(*parts, strict=True))


@pytest.mark.parametrize("way", TRICK_VARIANTS)
def test_what_the_players_win_is_missing_in_the_pot(way: str) -> None:
    rules = rules_named(way, {})
    for seed in range(20):
        game = trick_game_of_seed(rules, rules.players[0], seed, "greedy")
        found = counted("chips", game)
        before = game.dealt.pot + sum(game.dealt.accounts)
        assert found["won/all"][0] == before - found["left"][0]


def test_equal_seeds_give_players_of_any_level_the_same_cards_and_pot() -> None:
    rules = rules_named("zwikken-1850", {})
    greedy, careful = (trick_game_of_seed(rules, 4, 7, level) for level in ("greedy", "careful"))
    assert (greedy.dealt.hands, greedy.dealt.pot) == (careful.dealt.hands, careful.dealt.pot)


def test_each_seat_is_measured_in_turn() -> None:
    rules = rules_named("zwikken-1850", {})
    games = [trick_game_of_seed(rules, 4, seed, "greedy") for seed in range(8)]
    assert sorted(game.place(game.measured) for game in games) == [1, 1, 2, 2, 3, 3, 4, 4]
