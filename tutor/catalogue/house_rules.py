"""The proof of house rules: their name is free, their base is known, and what they say makes a game."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from tutor.content.files.kinds import FILE_KINDS
from tutor.content.files.load import Loaded, load_variant
from tutor.content.yaml.documents import read_documents
from tutor.content.yaml.source import ContentError, Fault, written_marks
from tutor.content.zwickern.house_rules import (
    HIGHEST_POINTS,
    LIMITS,
    MOST_JOKERS,
    MOST_PLAYERS,
    NAMED_SCORES,
    NO_VARIANT,
    VariantEntry,
    cards_over,
    changes_nothing,
    house_rules_of,
    is_rank,
    start_of,
)
from tutor.engine.cards import CARDS, HIGHEST_JOKER, WILD_JOKERS, Card, UnreadableError, read_card
from tutor.engine.cousins import COUSINS
from tutor.engine.zwickern import VARIANTS, Plan, Rules, Variants

_NOWHERE: Mapping[str, str] = MappingProxyType({})
_MOST_PACKS = 2
_LEAST_PARTNERS = 4
_NAME = re.compile(r"[a-z][a-z0-9-]{1,29}")


class KnownVariants(NamedTuple):
    """The five variants with the house rules of some files, and the faults of those files."""

    variants: Variants
    faults: tuple[Fault, ...] = ()


def _prove_variant(loaded: Loaded[VariantEntry]) -> Rules:
    """Return the rules of a file if all of it makes sense; raise ContentError with every problem otherwise."""
    faults = [*loaded.faults, *_name_faults(loaded), *_base_faults(loaded), *_number_faults(loaded)]
    if faults:
        raise ContentError(faults)
    rules = house_rules_of(loaded.entry)
    faults = list(_deal_faults(loaded, rules))
    if faults:
        raise ContentError(faults)
    # Rules that are stated in full may be those of a variant: then that is what they say.
    if loaded.entry.based_on != NO_VARIANT and changes_nothing(rules):
        raise ContentError([loaded.fault((), "check-variant-unchanged", base=loaded.entry.based_on)])
    return rules


def read_variant(file: str, data: bytes | str) -> Rules:
    """Load and prove the house rules of a file; raise ContentError if they do not hold."""
    return _prove_variant(load_variant(file, data))


def holds_variant(data: bytes) -> bool:
    """Tell whether a file holds house rules, right or wrong."""
    root = read_documents("-", data)[0].root
    return root is not None and isinstance(root.value, dict) and FILE_KINDS["house"].key in root.value


def known_variants(
    files: Iterable[tuple[str, Callable[[], bytes | str]]], known: Variants, places: Mapping[str, str] = _NOWHERE
) -> KnownVariants:
    """Return the `known` variants and those of the files, each read by calling its function; no two share a name.

    `places` has the origins of some known variants.
    """
    found, came_from, faults = dict(known), dict(places), list[Fault]()
    for file, read in files:
        try:
            # The file is read here, because a file that cannot be read is a fault like any other.
            loaded = load_variant(file, read())
            rules = _prove_variant(loaded)
        except ContentError as error:
            faults += error.faults
            continue
        if rules.name in found:
            other = came_from.get(rules.name, "")
            where = {"where": "file" if other else "own", "file": other}
            faults.append(loaded.fault(("name",), "check-variant-twice", name=rules.name, **where))
        else:
            found[rules.name], came_from[rules.name] = rules, file
    return KnownVariants(found, tuple(faults))


def _name_faults(loaded: Loaded[VariantEntry]) -> Iterator[Fault]:
    name = loaded.entry.name
    if not _NAME.fullmatch(name):
        yield loaded.fault(("name",), "check-variant-name", name=name)
    elif name in VARIANTS or name in COUSINS or name == NO_VARIANT:
        yield loaded.fault(("name",), "check-variant-name-taken", name=name)


def _base_faults(loaded: Loaded[VariantEntry]) -> Iterator[Fault]:
    """Yield a fault for an unknown base, and one for each change that means nothing with that base."""
    entry = loaded.entry
    if entry.based_on != NO_VARIANT:
        yield from loaded.game_faults((), entry.game, entry.based_on)
        if entry.based_on not in VARIANTS:
            known = ", ".join((*VARIANTS, NO_VARIANT))
            yield loaded.fault(("based_on",), "position-unknown-variant", name=entry.based_on, known=known)
            return
    elif entry.seats is None:
        yield loaded.fault((), "check-table-no-seats")
    base = start_of(entry)
    if entry.subtract_from_card and not (base.subtract if entry.subtract is None else entry.subtract):
        yield loaded.fault(("subtract_from_card",), "check-variant-adding-only")
    jokers, faults = _jokers(loaded, base)
    yield from faults
    yield from _card_faults(loaded, jokers)
    yield from _seat_faults(loaded)


def _jokers(loaded: Loaded[VariantEntry], base: Rules) -> tuple[frozenset[Card], list[Fault]]:
    """Return the jokers that are named, or those of the base, and the faults of those named and of their values."""
    entry, faults = loaded.entry, list[Fault]()
    found = [CARDS[code] for code in base.jokers] if entry.jokers is None else []
    for number, text in enumerate(entry.jokers or ()):
        try:
            card = read_card(text)
        except UnreadableError:
            faults.append(loaded.fault(("jokers", number), "position-unknown-card", card=text))
            continue
        if card.suit is not None:
            faults.append(loaded.fault(("jokers", number), "check-table-no-joker", card=card.code))
        found.append(card)
    if len(found) > MOST_JOKERS:
        faults.append(loaded.fault(("jokers",), "check-table-too-many-jokers", number=len(found), limit=MOST_JOKERS))
    wild = any(card.code in WILD_JOKERS for card in found)
    bounds = base.wild if entry.wild is None else entry.wild
    if wild and bounds is None:
        faults.append(loaded.fault(("jokers",), "check-table-wild-bounds"))
    if entry.wild is not None and not wild:
        faults.append(loaded.fault(("wild",), "check-table-nothing-wild"))
    if entry.wild is not None and not 1 <= entry.wild[0] <= entry.wild[1] <= HIGHEST_JOKER:
        faults.append(loaded.fault(("wild",), "check-table-bounds", limit=HIGHEST_JOKER))
    return frozenset(found), faults


def _seat_faults(loaded: Loaded[VariantEntry]) -> Iterator[Fault]:
    """Yield the faults of the deals that are named, but for cards that are left over."""
    met: set[int] = set()
    for number, one in enumerate(loaded.entry.seats or ()):
        at = ("seats", number)
        if not 2 <= one.players <= MOST_PLAYERS:
            yield loaded.fault((*at, "players"), "check-table-players", number=one.players, limit=MOST_PLAYERS)
        elif one.players in met:
            yield loaded.fault((*at, "players"), "check-table-players-twice", number=one.players)
        met.add(one.players)
        if not 1 <= one.packs <= _MOST_PACKS:
            yield loaded.fault((*at, "packs"), "check-table-packs", number=one.packs, limit=_MOST_PACKS)
        if one.partners and (one.players % 2 or one.players < _LEAST_PARTNERS):
            yield loaded.fault((*at, "partners"), "check-table-partners", number=one.players)
        if len(one.table) > len(one.deals):
            yield loaded.fault((*at, "table"), "check-table-table", number=len(one.table), deals=len(one.deals))
        for place, sizes in enumerate(one.deals):
            each = (sizes,) if isinstance(sizes, int) else sizes
            if not isinstance(sizes, int) and len(sizes) != one.players:
                details: dict[str, str | int] = {"number": len(sizes), "players": one.players}
                yield loaded.fault((*at, "deals", place), "check-table-deal-players", **details)
            elif min(each) < 0 or max(each) == 0:
                yield loaded.fault((*at, "deals", place), "check-table-deal-empty")
        for key, numbers in (("table", one.table), ("out", (one.out,))):
            for cards in numbers:
                if cards < 0:
                    yield loaded.fault((*at, key), "position-negative-number", number=cards)


def _deal_faults(loaded: Loaded[VariantEntry], rules: Rules) -> Iterator[Fault]:
    """Yield a fault for each number of players whose deals do not use up the packs, or the first where all are kept."""
    seats = loaded.entry.seats
    for number, seating in enumerate(rules.plans):
        over = cards_over(seating, rules.jokers)
        if not over:
            continue
        counted: dict[str, str | int] = {
            "cards": seating.packs * len(rules.pack),
            "sum": _sum(seating),
            "dealt": seating.dealt + seating.out,
        }
        message = "check-table-cards-over" if over > 0 else "check-table-cards-missing"
        place = ("jokers",) if seats is None else ("seats", _place(loaded, seating.players, number), "deals")
        yield loaded.fault(place, message, **counted, number=abs(over), players=seating.players)
        if seats is None:
            return


def _place(loaded: Loaded[VariantEntry], players: int, otherwise: int) -> int:
    found = (at for at, one in enumerate(loaded.entry.seats or ()) if one.players == players)
    return next(found, otherwise)


def _sum(seating: Plan) -> str:
    """Write what is dealt as a sum: 4 × (4 + 4 + 5) + 3."""
    if all(len(set(sizes)) == 1 for sizes in seating.deals):
        text = f"{seating.players} × ({' + '.join(str(sizes[0]) for sizes in seating.deals)})"
    else:
        text = " + ".join(str(sum(sizes)) for sizes in seating.deals)
    return " + ".join([text, *(str(cards) for cards in (*seating.to_table, seating.out) if cards)])


def _card_faults(loaded: Loaded[VariantEntry], jokers: frozenset[Card]) -> Iterator[Fault]:
    """Yield a fault for each text that is not a card or rank, each card not in the pack, and each one named twice."""
    named: dict[str, str] = {}
    for text in loaded.entry.points:
        try:
            name = text.strip().upper() if is_rank(text) else read_card(text).code
        except UnreadableError:
            yield _at_card(loaded, text, "position-unknown-card", card=text)
            continue
        if name in CARDS and CARDS[name].suit is None and CARDS[name] not in jokers:
            variant = loaded.entry.name if loaded.entry.based_on == NO_VARIANT else loaded.entry.based_on
            yield _at_card(loaded, text, "position-card-not-in-pack", card=name, variant=variant)
        elif name in named:
            first = named[name]
            place = written_marks([loaded.root.key_at(("points", first))])
            yield _at_card(loaded, text, "check-variant-card-twice", card=text, other=first, place=place)
        named.setdefault(name, text)


def _at_card(loaded: Loaded[VariantEntry], text: str, message: str, **details: str | int) -> Fault:
    return Fault(loaded.file, loaded.root.key_at(("points", text)), message, details)


def _number_faults(loaded: Loaded[VariantEntry]) -> Iterator[Fault]:
    """Yield a fault for each number of points that is negative or above `HIGHEST_POINTS`, and each end that is."""
    entry = loaded.entry
    points = [(("points", text), number, HIGHEST_POINTS) for text, number in entry.points.items()]
    scoring = [((key,), number, HIGHEST_POINTS) for key in NAMED_SCORES if (number := getattr(entry, key)) is not None]
    ends = [((key,), number, most) for key, most in LIMITS.items() if (number := getattr(entry, key)) is not None]
    for path, number, most in (*points, *scoring, *ends):
        if number < 0:
            yield loaded.fault(path, "position-negative-number", number=number)
        elif number > most:
            yield loaded.fault(path, "position-number-too-large", number=number, limit=most)
