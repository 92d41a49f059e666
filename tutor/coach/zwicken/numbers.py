"""The numbers of a way to play Zwicken, read from its rules."""

from tutor.coach.tricks.numbers import cards_of_pack, chips, pack_size, players, seats
from tutor.engine.cards import CARDS
from tutor.engine.zwicken import Rules
from tutor.text import Line


def numbers_told(rules: Rules) -> dict[str, Line]:
    """Return the numbers of the rules, each by what it is about."""
    return {
        "players": players(rules.players),
        "pack": pack_size(rules.pack),
        "order": cards_of_pack(rules.ranks),
        "always-trump": Line("option-card", {"card": CARDS[rules.permanent_trump]}),
        "payment": chips(rules.stake),
        "hop": seats(rules.hop),
    }
