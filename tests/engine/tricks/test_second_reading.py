"""The cards that may be played to a trick, and its winner, are held to a second, slow reading of the rules."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.engine.trick_hands import open_positions
from tests.engine.tricks.second_reading import best, may_play
from tutor.engine import zwicken, zwikken
from tutor.engine.games import game_of
from tutor.engine.tricks import Trick, winners

# Lubbers' ace, which is no matter of tricks, has tests of its own.
RULES = [rules for game in (zwicken, zwikken) for rules in game.VARIANTS.values() if rules.name != "zwikken-lubbers"]


def laid(trick: Trick) -> list[str]:
    """Return a trick as the second reading writes it."""
    return ["~" * played.face_down + str(played.card) for played in trick]


@given(st.sampled_from(RULES), st.integers(0, 2**32))
def test_a_hand_is_played_as_the_second_reading_says(rules: Any, seed: int) -> None:
    game = "zwicken" if rules.game == "zwicken" else rules.name
    for position in open_positions(rules, Random(seed)):
        trumps, number = str(position.trumps), len(position.tricks) + 1
        legal = game_of(rules).legal_actions(position)
        found = {"~" * getattr(action, "face_down", False) + str(action.card) for action in legal}
        hand = [str(card) for card in position.hand]
        assert found == may_play(game, number, hand, laid(position.trick), trumps)
        won = winners(rules.tricks, position.trumps, position.tricks)
        assert won == tuple(trick[best(game, laid(trick), trumps)].seat for trick in position.tricks)
