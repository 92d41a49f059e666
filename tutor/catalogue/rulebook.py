"""The proof of the rule book: sources, readings and variants are known, and every claim on a board holds."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tutor.catalogue.proving.plays import is_unread, unread_fault, why
from tutor.coach.kits import TRICK_READINGS
from tutor.coach.zwickern.rules.readings import READINGS, SOURCES
from tutor.coach.zwickern.verdict.judge import legality
from tutor.content.files.load import Loaded, position_of
from tutor.content.files.rulebook import ExampleEntry, IllegalEntry, RuleEntry, SectionEntry
from tutor.content.yaml.source import ContentError, Fault, Path
from tutor.engine.zwickern import VARIANTS, Position, Reason


class Example(NamedTuple):
    """A board on which every claim of the file holds."""

    position: Position
    entry: ExampleEntry


@dataclass(frozen=True, slots=True)
class Rule:
    """A proven rule; `slug` is its address, unique in the book, and `variants` are all those in which it applies."""

    slug: str
    entry: RuleEntry
    variants: tuple[str, ...]
    examples: tuple[Example, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A proven section of the rule book; `id` is its path."""

    id: str
    entry: SectionEntry
    rules: tuple[Rule, ...]


def prove_section(item_id: str, loaded: Loaded[SectionEntry], elsewhere: Mapping[str, str] | None = None) -> Section:
    """Return the section of a file if every rule holds; raise ContentError with every problem otherwise.

    `elsewhere` has the slugs of other sections, each with the id of its section.
    """
    faults = list(loaded.faults)
    taken = dict(elsewhere or {})
    rules = []
    for index, entry in enumerate(loaded.entry.rules):
        path: Path = ("rules", index)
        if entry.slug in taken:
            faults.append(loaded.fault((*path, "slug"), "check-rule-twice", slug=entry.slug, section=taken[entry.slug]))
        taken[entry.slug] = item_id
        variants = () if loaded.entry.cousins else entry.variants or tuple(VARIANTS)
        faults += _rule_faults(loaded, path, entry)
        rules.append(Rule(entry.slug, entry, variants, tuple(_examples(loaded, path, entry, variants, faults))))
    if faults:
        raise ContentError(faults)
    return Section(item_id, loaded.entry, tuple(rules))


def _rule_faults(loaded: Loaded[SectionEntry], path: Path, entry: RuleEntry) -> Iterator[Fault]:
    """Yield the faults of a rule other than those of its boards.

    They are unknown names, keys that a rule of another game must not have, and the source `ours` without a `reading`.
    """
    names: tuple[tuple[str, str, tuple[str, ...]], ...] = (
        ("source", "check-source-unknown", SOURCES),
        ("reading", "check-reading-unknown", TRICK_READINGS if loaded.entry.cousins else READINGS),
        ("variant", "check-variant-unknown", tuple(VARIANTS)),
    )
    for kind, message, known in names:
        for place, name in enumerate(getattr(entry, f"{kind}s") or ()):
            if name not in known:
                details = {kind: name, "known": ", ".join(known)}
                yield loaded.fault((*path, f"{kind}s", place), message, **details)
    if loaded.entry.cousins:
        for key in ("variants", "examples"):
            if getattr(entry, key):
                yield loaded.fault((*path, key), "check-cousin-key", key=key)
    if "ours" in entry.sources and entry.reading is None:
        yield loaded.fault((*path, "sources", entry.sources.index("ours")), "check-ours-needs-reading")


def _examples(
    loaded: Loaded[SectionEntry], path: Path, entry: RuleEntry, variants: tuple[str, ...], faults: list[Fault]
) -> Iterator[Example]:
    """Yield the boards of a rule whose positions are possible; add the faults of any board to `faults`."""
    for place, example in enumerate(entry.examples):
        here: Path = (*path, "examples", place)
        try:
            position = position_of(loaded, (*here, "position"), example.position)
        except ContentError as error:
            faults += error.faults
            continue
        if variants and position.rules.name not in variants:
            details = {"variant": position.rules.name, "known": ", ".join(variants)}
            faults.append(loaded.fault((*here, "position", "variant"), "check-example-variant", **details))
        faults += _claim_faults(loaded, here, position, example)
        yield Example(position, example)


def _claim_faults(
    loaded: Loaded[SectionEntry], path: Path, position: Position, example: ExampleEntry
) -> Iterator[Fault]:
    """Yield a fault for each false statement about a play on a board."""
    for place, play in enumerate(example.legal):
        verdict = legality(position, play)
        if is_unread(verdict):
            yield unread_fault(loaded, (*path, "legal", place), position, play)
        elif not verdict.legal:
            yield loaded.fault((*path, "legal", place), "check-example-illegal", play=play, why=why(verdict))
    for place, stated in enumerate(example.illegal):
        yield from _illegal_faults(loaded, (*path, "illegal", place), position, stated)


def _illegal_faults(
    loaded: Loaded[SectionEntry], path: Path, position: Position, stated: IllegalEntry
) -> Iterator[Fault]:
    """Yield a fault if the reason is unknown, the play is legal after all, or it fails for another reason."""
    details = {"play": stated.play, "reason": stated.reason}
    known = [str(reason) for reason in Reason]
    verdict = legality(position, stated.play)
    found = [str(violation.reason) for violation in verdict.violations]
    place: Path = (*path, "reason")
    if stated.reason not in known:
        yield loaded.fault(place, "check-wrong-unknown-reason", reason=stated.reason, known=", ".join(known))
    elif not found:
        yield loaded.fault(place, "check-wrong-is-legal", **details)
    elif is_unread(verdict) and stated.reason != Reason.UNREADABLE:
        yield unread_fault(loaded, (*path, "play"), position, stated.play, "check-unreadable-wrong")
    elif stated.reason not in found:
        yield loaded.fault(place, "check-wrong-other-reason", found=", ".join(found), **details)
