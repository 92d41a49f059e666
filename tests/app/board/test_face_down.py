"""A card that was played face down is only named as such, to every player and onlooker."""

from tutor.app.board.tricks.zones import TRICK, trick_zones
from tutor.coach.zwikken.kit import KIT
from tutor.engine.zwikken import VARIANTS, act, read_action, set_up
from tutor.engine.zwikken.setup import Setup
from tutor.text import language

WORDS = language("en")


def test_it_is_shown_neither_to_its_player_nor_with_all_hands_open() -> None:
    hands = {"Anna": ["KS", "9C", "3D"], "Ben": ["2H", "QS", "QC"], "Cor": ["AS", "7C", "4D"]}
    setup = Setup("zwikken-1850", "play", "6H", seats=tuple(hands), hands=hands, pot=3)
    position = set_up(setup, VARIANTS)
    for text in ("play 9C", "down QS"):
        position = act(position, read_action(text))
    assert [str(played.card) for played in position.trick] == ["9C", "QS"], "the position itself knows it"
    for seat in range(3):
        for all_open in (False, True):
            zones = trick_zones(WORDS, KIT, position, seat, all_open=all_open)
            (trick,) = [zone for zone in zones if zone["id"] == TRICK]
            assert [item["cards"] for item in trick["items"]] == [["9C"]]
            assert "Ben" in trick["label"]
