"""The proof of house rules: their name is free, their base is known, and their changes mean something there."""

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
    NAMED_SCORES,
    VariantEntry,
    changes_nothing,
    house_rules_of,
)
from tutor.engine.cards import UnreadableError, read_card
from tutor.engine.cousins import COUSINS
from tutor.engine.zwickern import VARIANTS, Rules, Variants

_NOWHERE: Mapping[str, str] = MappingProxyType({})
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
    if changes_nothing(rules):
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
    elif name in VARIANTS or name in COUSINS:
        yield loaded.fault(("name",), "check-variant-name-taken", name=name)


def _base_faults(loaded: Loaded[VariantEntry]) -> Iterator[Fault]:
    """Yield a fault for an unknown base, and one for each change that means nothing with that base."""
    entry = loaded.entry
    yield from loaded.game_faults((), entry.game, entry.based_on)
    base = VARIANTS.get(entry.based_on)
    if base is None:
        yield loaded.fault(("based_on",), "position-unknown-variant", name=entry.based_on, known=", ".join(VARIANTS))
        return
    if entry.subtract_from_card and not base.subtract:
        yield loaded.fault(("subtract_from_card",), "check-variant-adding-only", base=base.name)
    yield from _card_faults(loaded, base)


def _card_faults(loaded: Loaded[VariantEntry], base: Rules) -> Iterator[Fault]:
    """Yield a fault for each text that is no card, each card that the pack lacks, and each card named twice."""
    named: dict[str, str] = {}
    for text in loaded.entry.points:
        try:
            card = read_card(text)
        except UnreadableError:
            yield _at_card(loaded, text, "position-unknown-card", card=text)
            continue
        if card not in base.hand_bits:
            yield _at_card(loaded, text, "position-card-not-in-pack", card=card.code, variant=base.name)
        elif card.code in named:
            first = named[card.code]
            place = written_marks([loaded.root.key_at(("points", first))])
            yield _at_card(loaded, text, "check-variant-card-twice", card=text, other=first, place=place)
        named.setdefault(card.code, text)


def _at_card(loaded: Loaded[VariantEntry], text: str, message: str, **details: str | int) -> Fault:
    return Fault(loaded.file, loaded.root.key_at(("points", text)), message, details)


def _number_faults(loaded: Loaded[VariantEntry]) -> Iterator[Fault]:
    """Yield a fault for each number of points that is negative or above `HIGHEST_POINTS`."""
    entry = loaded.entry
    points = [(("points", text), number) for text, number in entry.points.items()]
    scoring = [((key,), number) for key in NAMED_SCORES if (number := getattr(entry, key)) is not None]
    for path, number in (*points, *scoring):
        if number < 0:
            yield loaded.fault(path, "position-negative-number", number=number)
        elif number > HIGHEST_POINTS:
            yield loaded.fault(path, "position-number-too-large", number=number, limit=HIGHEST_POINTS)
