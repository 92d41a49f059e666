"""The bots of the trick-taking games: legal, the same from equal dice, and blind to what their seat does not see."""

from random import Random
from typing import Any

import pytest

from tests.engine.trick_hands import chooser, shuffled_pack
from tutor.bots.tricks.levels import TRICK_LEVELS, TrickBot, chosen_action
from tutor.coach.kits import TRICK_KITS
from tutor.engine.cards import CARDS
from tutor.engine.game import Variant
from tutor.engine.zwicken import Exchange, Setup
from tutor.engine.zwicken import Phase as ZwickenPhase

WAYS = [
    pytest.param(kit.bot, rules, id=rules.name) for kit in TRICK_KITS.values() for rules in kit.game.variants.values()
]


def some_positions(bot: TrickBot, rules: Variant, hands: int) -> list[Any]:
    """Return the positions of some hands, played by bots that take any action, in which a seat is to act."""
    dice = Random(rules.name)
    choose = chooser(bot.game, dice)
    players = sorted(bot.game.variants[rules.name].players)
    found = []
    for number in range(hands):
        seats = tuple(map(str, range(players[number % len(players)])))
        pack = shuffled_pack(bot.game, rules, len(seats), dice)
        found += list(bot.game.play_hand(rules, seats, number % len(seats), pack, choose))
    return [position for position in found if bot.game.to_act(position) is not None]


@pytest.mark.parametrize(("bot", "rules"), WAYS)
def test_what_is_guessed_agrees_with_what_is_seen(bot: TrickBot, rules: Variant) -> None:
    dice = Random(1)
    for position in some_positions(bot, rules, 20):
        if position.phase is ZwickenPhase.CHECK and rules.game == "zwicken":
            # Nothing is dealt yet, and a bot always looks.
            continue
        seat = position.turn
        seen = bot.game.seen_by(position, seat)
        world = bot.guess(seen, dice)
        assert bot.game.seen_by(world, seat) == seen
        dealt = [card for hand in world.hands for card in hand or ()] + list(world.stock)
        assert len(dealt) == len(set(dealt))
        assert set(dealt) <= set(rules.pack)


@pytest.mark.parametrize("level", TRICK_LEVELS)
@pytest.mark.parametrize(("bot", "rules"), WAYS)
def test_a_bot_does_what_is_legal_and_the_same_from_equal_dice(bot: TrickBot, rules: Variant, level: Any) -> None:
    for position in some_positions(bot, rules, 2):
        seen = bot.game.seen_by(position, position.turn)
        action = chosen_action(bot, seen, level, Random(7), worlds=2)
        assert action in list(bot.game.legal_actions(position))
        assert action == chosen_action(bot, seen, level, Random(7), worlds=2)


@pytest.mark.parametrize("level", TRICK_LEVELS)
def test_a_bot_in_zwicken_always_looks_at_the_bottom_card(level: Any) -> None:
    """Who deals without looking pays (Source: Katira and Danyliuk)."""
    bot = TRICK_KITS["zwicken"].bot
    position = some_positions(bot, bot.game.variants["zwicken"], 1)[0]
    assert bot.game.write_action(position, chosen_action(bot, position, level, Random(1))) == "check"


def test_a_careful_bot_stays_with_sure_tricks_and_leads_the_ace() -> None:
    bot = TRICK_KITS["zwicken"].bot
    sure = bot.game.set_up(Setup("zwicken", "declare", ["AS", "7D", "KS"], "9S"), bot.game.variants)
    said = bot.game.write_action(sure, chosen_action(bot, sure, "careful", Random(1)))
    assert said != "pass"
    leading = bot.game.set_up(Setup("zwicken", "play", ["AS", "7D", "KS"], "9S"), bot.game.variants)
    assert bot.game.write_action(leading, chosen_action(bot, leading, "careful", Random(1))) == "play AS"


def test_a_bot_knows_who_has_drawn_the_bottom_card_that_was_shown() -> None:
    """Six players can draw the whole stock, and its last card is the one that the cut has shown (Z6, Z11).

    Source: Katira, hop and jump: the lowest card is revealed.
    """
    bot = TRICK_KITS["zwicken"].bot
    rules = bot.game.variants["zwicken"]
    pack = [card for card in rules.pack if card.code != "KC"] + [CARDS["KC"]]
    # Four draw three cards each of the thirteen, and the fifth draws the last one.
    wanted = [3, 3, 3, 3, 1]

    def choose(position: Any) -> Any:
        if position.phase is ZwickenPhase.CHECK:
            return bot.game.read_action(position, "check")
        if position.phase is ZwickenPhase.DECLARE and wanted:
            return Exchange(frozenset(position.hand[: wanted.pop(0)]))
        return list(bot.game.legal_actions(position))[1 if position.phase is ZwickenPhase.DECLARE else 0]

    seats = tuple(map(str, range(6)))
    positions = list(bot.game.play_hand(rules, seats, 5, pack, choose))
    drawn = next(one for one in positions if one.phase is ZwickenPhase.DECLARE and not one.stock)
    assert drawn.hands[4][-1] is CARDS["KC"]
    seen = bot.game.seen_by(drawn, drawn.turn)
    for seed in range(10):
        assert CARDS["KC"] in bot.guess(seen, Random(seed)).hands[4]


def test_a_stock_that_ran_out_is_guessed_though_its_bottom_card_was_never_named() -> None:
    """A position that was written down need not name the card that the dealer looked at."""
    bot = TRICK_KITS["zwicken"].bot
    hands = {"A": ("AS", "KS", "8H"), "B": ("JH", "JS", "9D"), "C": ("8S", "10D", "KC"), "D": ("JC", "QC", "KD")}
    seats = tuple(hands)
    setup = Setup("zwicken", "declare", turnup="9S", seats=seats, dealer="D", hands=hands, stock=1, undealt=("10H",))
    game = bot.game
    position = game.set_up(setup, game.variants)
    position = game.play(position, Exchange(frozenset({CARDS["8H"]})))
    world = bot.guess(game.seen_by(position, 1), Random(1))
    assert all(hand is not None for hand in world.hands)
