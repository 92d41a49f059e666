"""The numbers of a way to play Zwikken, read from its rules."""

from tutor.coach.tricks.numbers import cards_of_pack, pack_size, players, stakes
from tutor.engine.zwikken import Rules
from tutor.text import Line


def numbers_told(rules: Rules) -> dict[str, Line]:
    """Return the numbers of the rules, each by what it is about; prices of zero are left out."""
    found = {
        "players": players(rules.players),
        "pack": pack_size(rules.pack),
        "order": cards_of_pack(rules.ranks),
        "dealer-pays": stakes(rules.dealer_ante),
        "each-pays": stakes(rules.ante),
        "turned": Line("option-choice", {"value": 1 + len(rules.prices)}),
        "three-alike": cards_of_pack(rules.set_ranks),
        "fine": stakes(rules.fine),
    }
    paid = {"dealer-pays": rules.dealer_ante, "each-pays": rules.ante, "fine": rules.fine}
    return {what: line for what, line in found.items() if paid.get(what, 1)}
