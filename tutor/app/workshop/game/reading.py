"""The game of the open draft: read once for each text, and its text after each kind of change."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from tutor.app.drafts.kept import change_draft, workshop_page
from tutor.app.visitor.session import ReadGame
from tutor.app.visitor.variants import variants
from tutor.catalogue.entered_game import (
    EnteredGame,
    Refused,
    bare_deal,
    determined,
    entered_game,
    finished_entry,
    proven_entry,
)
from tutor.catalogue.proving.plays import is_unread, unread_fault, why
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.content.files.load import Loaded, load_record
from tutor.content.files.models import RecordEntry
from tutor.content.yaml.round_trip import changed_yaml
from tutor.content.yaml.source import ContentError, Fault, SourceMark
from tutor.content.zwickern.claims import Claim
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Setup, Variants
from tutor.text import Line

_GAME_FILE: Final = "game.yaml"
_WORK: Final = 2 * SECOND


def read_game() -> ReadGame:
    """Return the game of the open draft."""
    here, known = workshop_page(), variants()
    if here.game is None or here.game.text != here.text or here.game.variants is not known:
        here.game = game_of_text(here.text, known)
    return here.game


def game_of_text(text: str, known: Variants) -> ReadGame:
    """Read the game of a text."""
    loaded: Loaded[RecordEntry] | None = None
    game: EnteredGame | None = None
    try:
        with budget(_WORK):
            loaded = load_record(_GAME_FILE, text, known)
            game = entered_game(loaded)
            record = proven_entry(_GAME_FILE, _GAME_FILE, finished_entry(game), loaded)
    except ContentError as error:
        return ReadGame(text, known, loaded, game, None, error.faults)
    except TooMuchWorkError:
        fault = Fault(_GAME_FILE, SourceMark(), "check-too-much-work")
        return ReadGame(text, known, loaded, game, None, (fault,))
    return ReadGame(text, known, loaded, game, record, tuple(_refused_play(loaded, game)))


def _refused_play(loaded: Loaded[RecordEntry], game: EnteredGame) -> Iterator[Fault]:
    """Yield the fault of an illegal play, with its place in the text."""
    refused = game.refused
    if refused is None:
        return
    path, made = ("deals", refused.deal, "plays", refused.play), game.entry.deals[refused.deal].plays[refused.play]
    if refused.verdict is None:
        turn = "" if game.possible is None else game.possible.seats[game.possible.turn]
        yield loaded.fault((*path, "seat"), "check-seat-out-of-turn", seat=made.seat, turn=turn)
    elif is_unread(refused.verdict):
        yield unread_fault(loaded, (*path, "play"), refused.verdict.position, made.play)
    else:
        said = why(refused.verdict)
        yield loaded.fault((*path, "play"), "check-play-illegal", play=made.play, seat=made.seat, why=said)


def change_game(text: str) -> None:
    """Give the open draft the text of a game, with what it implies; refuse an impossible one with the reason.

    A hand whose other cards are implied gets them, and the next deal begins once one is played out.
    """
    before, after = read_game(), game_of_text(text, variants())
    here = workshop_page()
    if after.game is None:
        here.refused = Line("workshop-game-refused")
        return
    if after.game.refused is not None and (before.game is None or before.game.refused is None):
        here.refused = refusal(after.game.refused, after.game)
        return
    change_draft(with_what_follows(text, after.game))


def refusal(refused: Refused, game: EnteredGame) -> Line:
    """Return why a play is refused, as a sentence."""
    number = sum(len(deal.plays) for deal in game.entry.deals[: refused.deal]) + refused.play + 1
    if refused.verdict is None:
        return Line("workshop-game-turn", {"number": number})
    return Line("workshop-game-play", {"number": number, "why": sentence(refused.verdict)})


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
