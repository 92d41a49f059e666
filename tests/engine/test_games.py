"""The promises of every game, checked for each game of the tutor."""

import tomllib
from collections.abc import Iterator
from functools import partial
from inspect import signature
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tutor.bots.deals import dice_of, played_hand, shuffled
from tutor.bots.dice import one_of
from tutor.engine import zwicken, zwickern, zwikken
from tutor.engine.cards import UnreadableError
from tutor.engine.game import Game, ImpossiblePositionError, Variant
from tutor.engine.games import GAMES, AnyGame, game_of

ROOT = Path(__file__).parents[2]
EVERY = list(GAMES.values())
WAYS = [pytest.param(game, rules, id=f"{game.name}-{rules.name}") for game in EVERY for rules in game.variants.values()]
SEATS = ("Ida", "Jan", "Ole", "Ute")
SEEDS = ("0", "1", "2")


def last_seat(game: AnyGame, rules: Variant) -> int:
    """Return the greatest number of these seats that a variant is for."""
    return next(number for number in (4, 3, 2) if _is_for(game, rules, number))


def _is_for(game: AnyGame, rules: Variant, players: int) -> bool:
    try:
        return bool(game.full_pack(rules, players))
    except ValueError:
        return False


def anything(game: AnyGame, dice: Random, position: Any) -> Any:
    """Choose some legal action by what the seat that acts may see."""
    seat = game.to_act(position)
    assert seat is not None
    return one_of(list(islice(game.legal_actions(game.seen_by(position, seat)), 50)), dice)


def hands(game: AnyGame, rules: Variant) -> Iterator[list[Any]]:
    """Return some hands, each as all its positions."""
    seats = SEATS[: last_seat(game, rules)]
    for seed in SEEDS:
        dice = dice_of(seed)
        pack = shuffled(game.full_pack(rules, len(seats)), dice)
        yield list(game.play_hand(rules, seats, 0, pack, partial(anything, game, dice)))


@pytest.mark.parametrize(("game", "rules"), WAYS)
class TestEveryWayToPlay:
    """The same facts, checked for every variant of every game through the names that all games have."""

    def test_the_bots_hands_are_played_through(self, game: AnyGame, rules: Variant) -> None:
        """The code that plays hands from seeds plays those of every game; equal seeds give equal hands."""
        seats = SEATS[: last_seat(game, rules)]

        def play(seed: str) -> list[Any]:
            dice = dice_of(seed)
            return list(played_hand(rules, seats, dice, lambda where: one_of(list(game.legal_actions(where)), dice)))

        found = play("a seed")
        assert found == play("a seed")
        assert all(game.to_act(position) is not None for position in found)

    def test_a_hand_ends_and_nothing_can_be_done_then(self, game: AnyGame, rules: Variant) -> None:
        for positions in hands(game, rules):
            over = [game.is_over(position) for position in positions]
            assert over == sorted(over)
            assert over[-1]
            for last in (position for position in positions if game.is_over(position)):
                assert game.to_act(last) is None
                assert list(game.legal_actions(last)) == []
                assert game.scores(last) == game.scores(positions[-1])

    def test_what_is_legal_has_nothing_against_it(self, game: AnyGame, rules: Variant) -> None:
        for positions in hands(game, rules):
            for position in positions:
                actions = list(game.legal_actions(position))
                assert len(set(actions)) == len(actions)
                assert bool(actions) == (game.to_act(position) is not None)
                assert not any(game.violations(position, action) for action in actions)

    def test_what_was_legal_elsewhere_is_legal_or_has_a_reason_against_it(self, game: AnyGame, rules: Variant) -> None:
        for positions in hands(game, rules):
            elsewhere = {action for position in positions[:6] for action in list(game.legal_actions(position))[:20]}
            for position in positions[:6]:
                legal = set(game.legal_actions(position))
                for action in elsewhere:
                    assert bool(game.violations(position, action)) == (action not in legal)

    def test_an_action_leads_on_and_leaves_the_position_as_it_was(self, game: AnyGame, rules: Variant) -> None:
        for positions in hands(game, rules):
            for position in positions[:6]:
                before = hash(position), repr(position)
                for action in list(game.legal_actions(position))[:20]:
                    assert game.play(position, action) != position
                assert (hash(position), repr(position)) == before

    def test_notation_is_read_as_it_is_written(self, game: AnyGame, rules: Variant) -> None:
        for positions in hands(game, rules):
            for position in positions:
                for action in list(game.legal_actions(position))[:20]:
                    assert game.read_action(position, game.write_action(position, action)) == action
        with pytest.raises(UnreadableError):
            game.read_action(position, "no such thing")

    def test_a_seat_sees_enough_to_act_and_nothing_of_the_others(self, game: AnyGame, rules: Variant) -> None:
        for positions in hands(game, rules):
            for position in positions:
                seat = game.to_act(position)
                if seat is None:
                    continue
                seen = game.seen_by(position, seat)
                assert game.seen_by(seen, seat) == seen
                assert set(game.legal_actions(seen)) == set(game.legal_actions(position))
                assert [place for place, hand in enumerate(seen.hands) if hand is not None] == [seat]

    def test_everyone_has_a_score(self, game: AnyGame, rules: Variant) -> None:
        for positions in hands(game, rules):
            for position in positions:
                seats = [seat for score in game.scores(position) for seat in score.seats]
                assert sorted(seats) == list(range(len(position.seats)))

    def test_a_variant_names_its_game(self, game: AnyGame, rules: Variant) -> None:
        assert rules.game == game.name
        assert game.variants[rules.name] is rules

    def test_a_number_of_players_that_it_is_not_for_is_refused(self, game: AnyGame, rules: Variant) -> None:
        with pytest.raises(ValueError, match=f"{rules.name} is not for 1 players"):
            game.full_pack(rules, 1)


class TestSetup:
    """A position that is written down, for each game."""

    def test_all_faults_are_reported_at_once_by_every_game(self) -> None:
        """Code that reads files need not know the faults of each game."""
        fishing = zwickern.Setup("skat", ("Ida", "Jan"), "Ole", {"Ida": ["AS"]})
        tricks = zwicken.Setup("zwicken", "play", ["AS", "2S", "AS"], "9S", seats=("Ida", "Jan", "Jan"), pot=-3)
        bids = zwikken.Setup("zwikken-1900", "declare", "QH", ["7S"], {"rounds": 2}, turn="Ole")
        for game, setup, number in ((zwickern.GAME, fishing, 1), (zwicken.GAME, tricks, 5), (zwikken.GAME, bids, 4)):
            with pytest.raises(ImpossiblePositionError) as caught:
                game.set_up(setup, game.variants)
            assert len(caught.value.problems) == number, str(caught.value)
            assert all(problem.fault for problem in caught.value.problems)


class TestTable:
    """The table of games."""

    def test_a_variant_finds_its_game(self) -> None:
        for name, game in GAMES.items():
            assert game.name == name
            assert all(game_of(rules) is game for rules in game.variants.values())

    def test_no_two_games_have_a_variant_of_one_name(self) -> None:
        """A file names only the variant, and this implies the game."""
        names = [variant for game in EVERY for variant in game.variants]
        assert len(set(names)) == len(names)

    def test_every_game_has_a_public_api_with_its_game(self) -> None:
        """Every game is found as `tutor.engine.<game>.GAME`."""
        for name, game in GAMES.items():
            api = __import__(f"tutor.engine.{name}", fromlist=["GAME"])
            assert api.GAME is game
            assert "GAME" in api.__all__

    def test_contracts_keep_all_games_apart(self) -> None:
        """In every package in which a game has a module of its own, a contract names that module."""
        contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
        apart = {module for one in contracts if one["type"] == "independence" for module in one["modules"]}
        packages = {
            ".".join(folder.relative_to(ROOT).parts)
            for name in GAMES
            for folder in (ROOT / "tutor").rglob(name)
            if (folder / "__init__.py").exists()
        }
        assert packages
        assert apart == packages

    def test_a_contract_keeps_all_games_from_the_words(self) -> None:
        contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
        (words,) = (one for one in contracts if one.get("source_modules") == ["tutor.text"])
        assert words["forbidden_modules"] == [f"tutor.engine.{name}" for name in GAMES]


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_a_game_has_every_name_with_the_same_parameters(game: AnyGame) -> None:
    """mypy checks the types of the games in the tutor; this checks the names of all."""
    names = [name for name in vars(Game) if not name.startswith("_")]
    assert len(names) == 14
    for name in names:
        promised, given = getattr(Game, name), getattr(game, name)
        if callable(promised):
            assert list(signature(given).parameters) == list(signature(promised).parameters)[1:], name
    assert isinstance(game.name, str)
