"""The text of a game after each kind of change."""

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.catalogue.entered_game import EnteredGame, bare_deal, determined
from tutor.content.files.models import RecordEntry
from tutor.content.yaml.round_trip import changed_yaml
from tutor.content.zwickern.claims import Claim
from tutor.engine.zwickern import Setup


def written_deals(entry: RecordEntry) -> list[dict[str, Any]]:
    """Return the deals of a record as a file has them."""
    return [deal.model_dump(mode="json", exclude_defaults=True, by_alias=True) for deal in entry.deals]


def with_deals(text: str, deals: Sequence[Mapping[str, Any]]) -> str:
    """Return the text with other deals, and without the result of the earlier ones."""
    return changed_yaml(text, {"deals": deals, "result": None})


def with_cards(text: str, entry: RecordEntry, setup: Setup) -> str:
    """Return the text with the hands and the table of a position in its last deal."""
    deals = written_deals(entry)
    deals[-1] |= {"hands": {seat: list(setup.hands.get(seat, ())) for seat in entry.seats}, "table": list(setup.table)}
    return with_deals(text, deals)


def with_play(text: str, entry: RecordEntry, seat: str, play: str, *, seen: str | None) -> str:
    """Return the text with another play in the last deal; its card is `seen` if the hand did not have it yet."""
    deals = written_deals(entry)
    last = deals[-1]
    if seen is not None:
        last["hands"] = {**last["hands"], seat: [*last["hands"].get(seat, []), seen]}
    last["plays"] = [*last["plays"], {"seat": seat, "play": play}]
    return with_deals(text, deals)


def _with_hands(text: str, entry: RecordEntry, more: Mapping[str, Sequence[str]]) -> str:
    """Return the text with `more` cards in the hands of the last deal."""
    deals = written_deals(entry)
    hands = deals[-1]["hands"]
    deals[-1]["hands"] = {**hands, **{seat: [*hands.get(seat, []), *cards] for seat, cards in more.items()}}
    return with_deals(text, deals)


def with_another_deal(text: str, entry: RecordEntry) -> str:
    """Return the text with another deal, still empty."""
    bare = bare_deal(entry.seats).model_dump(mode="json", exclude_defaults=True)
    return with_deals(text, [*written_deals(entry), bare])


def without_plays(text: str, entry: RecordEntry, deal: int, first: int) -> str:
    """Return the text without the plays of a deal from place `first` on, and without all later deals."""
    deals = written_deals(entry)[: deal + 1]
    deals[deal]["plays"] = deals[deal]["plays"][:first]
    return with_deals(text, deals)


def annotated(text: str, entry: RecordEntry, deal: int, place: int, note: str, claims: Sequence[Claim]) -> str:
    """Return the text with a note and claims at a play, in place of its earlier ones."""
    deals = written_deals(entry)
    made = entry.deals[deal].plays[place].model_copy(update={"note": note or None, "claims": tuple(claims)})
    deals[deal]["plays"][place] = made.model_dump(mode="json", exclude_defaults=True)
    # A note does not change the result.
    return changed_yaml(text, {"deals": deals})


def seated_otherwise(text: str, entry: RecordEntry, seats: Sequence[str], dealer: str) -> str:
    """Return the text with these names for the seats, in their order, and this dealer.

    Fewer names drop the last seats; more names add seats.
    """
    names = dict(zip(entry.seats, seats, strict=False))
    deals = written_deals(entry)
    for deal in deals:
        hands = {names[seat]: cards for seat, cards in deal["hands"].items() if seat in names}
        deal["hands"] = {seat: hands.get(seat, []) for seat in seats}
        deal["plays"] = [{**play, "seat": names.get(play["seat"], play["seat"])} for play in deal["plays"]]
    return changed_yaml(text, {"seats": list(seats), "dealer": dealer, "deals": deals, "result": None})


def with_what_follows(text: str, game: EnteredGame) -> str:
    """Return the text with what the game implies: the rest of a hand, or the next deal once one is played out."""
    found = determined(game)
    if found and game.refused is None:
        more = {seat: [card.code for card in cards] for seat, cards in found.items()}
        return _with_hands(text, game.entry, more)
    if game.deal_over and game.deals_to_come and not game.exact:
        return with_another_deal(text, game.entry)
    return text


def record_file(text: str, entry: RecordEntry, result: Mapping[str, Any]) -> str:
    """Return the text of the finished record, with its deal and its result."""
    plain = entry.model_dump(mode="json", exclude_defaults=True, by_alias=True)
    changes = {"dealt": plain.get("dealt"), "deals": plain["deals"], "result": dict(result) or None}
    return changed_yaml(text, changes)
