"""An open hand of tricks is sorted by suits, black and red in turns, the highest card of each first."""

from tutor.app.board.tricks.zones import trick_zones
from tutor.coach.zwikken.kit import KIT
from tutor.engine.zwikken import VARIANTS, set_up
from tutor.engine.zwikken.setup import Setup
from tutor.text import language


def test_by_suits_the_highest_first() -> None:
    hands = {"Anna": ["2H", "4D", "QS"], "Ben": ["9C", "KH", "KC"], "Cor": ["AS", "7C", "AD"]}
    setup = Setup("zwikken-1850", "play", "6H", seats=tuple(hands), hands=hands, pot=3)
    zones = trick_zones(language("en"), KIT, set_up(setup, VARIANTS), 0, all_open=True)
    shown = [[card for item in zone["items"] for card in item["cards"]] for zone in zones if zone["kind"] == "hand"]
    assert shown == [["QS", "2H", "4D"], ["KH", "KC", "9C"], ["AS", "7C", "AD"]]
