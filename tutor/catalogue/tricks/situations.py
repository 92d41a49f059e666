"""Situations of the trick-taking games: the legal actions there, and the claims of the file proven.

The keys of situations and of whole hands are those of their game, which follows from the variant.
"""

from dataclasses import dataclass
from typing import Any

from tutor.coach.kits import TRICK_VARIANTS
from tutor.coach.tricks.kit import TrickKit
from tutor.content.files.load import Loaded, load_document
from tutor.content.tricks.entries import HandEntry, SituationEntry
from tutor.content.yaml.documents import read_documents
from tutor.content.yaml.source import ContentError, Document, Fault, Path, written_marks
from tutor.engine.cards import UnreadableError
from tutor.engine.game import ImpossiblePositionError, Problem
from tutor.engine.tricks.setup import TrickSetupFault
from tutor.engine.zwickern import VARIANTS
from tutor.text import Family, language, render

_SETUP_FAULTS = Family("position-{}", TrickSetupFault)
_NO_OFFENCE = "none"


@dataclass(frozen=True, slots=True)
class Situation:
    """A proven situation: its position, and every legal action as text, each with its offence if it is one."""

    game: str
    position: Any
    actions: tuple[tuple[str, str | None], ...]


def situations(file: str, data: bytes | str) -> list[Situation | ContentError]:
    """List the result of each document of a stream: a situation, or the error with its faults."""
    return [situation_or_error(document) for document in read_documents(file, data)]


def situation_or_error(document: Document) -> Situation | ContentError:
    """Return the proven situation of a document, or the error with its faults."""
    try:
        return _prove(load_situation(document))
    except ContentError as error:
        return error


def _prove(loaded: Loaded[SituationEntry]) -> Situation:
    entry = loaded.entry
    kit = TRICK_VARIANTS[entry.variant]
    try:
        position = kit.game.set_up(kit.files.setup(entry), kit.game.variants)
    except ImpossiblePositionError as error:
        found = (_setup_fault(loaded, problem) for problem in error.problems)
        raise ContentError([*loaded.faults, *found]) from None
    legal = {action: kit.game.write_action(position, action) for action in kit.game.legal_actions(position)}
    offences = {text: _offence(kit, position, action) for action, text in legal.items()}
    faults = [*loaded.faults, *_legal_faults(loaded, kit, position, legal), *_offence_faults(loaded, offences)]
    if faults:
        raise ContentError(faults)
    return Situation(kit.game.name, position, tuple(offences.items()))


def _offence(kit: TrickKit, position: Any, action: Any) -> str | None:
    offence = kit.offence(position, action)
    return None if offence is None else offence.value


def _setup_fault(loaded: Loaded[Any], problem: Problem) -> Fault:
    """Return a problem of a setup as a fault; if an unknown seat is a key of a mapping, its place is the key's."""
    place = problem.place
    is_key = problem.fault is TrickSetupFault.UNKNOWN_SEAT and place[0] == "hands"
    mark = loaded.root.key_at(place) if is_key else loaded.root.mark_at(place)
    details: dict[str, str | int] = {"variant": loaded.entry.variant, **problem.details}
    if problem.others:
        details["places"] = written_marks(map(loaded.root.mark_at, problem.others))
    return Fault(loaded.file, mark, _SETUP_FAULTS[TrickSetupFault(problem.fault)], details)


def why_not(kit: TrickKit, position: Any, text: str) -> tuple[Any, str]:
    """Return the action that a text means, and why it is not legal; an empty text if it is."""
    try:
        action = kit.game.read_action(position, text)
    except UnreadableError:
        return None, render(language("en"), kit.files.unreadable(text))
    wrong = kit.game.violations(position, action)
    return action, render(language("en"), kit.reason(position, action, wrong[0])) if wrong else ""


def _legal_faults(loaded: Loaded[SituationEntry], kit: TrickKit, position: Any, legal: dict[Any, str]) -> list[Fault]:
    """List the faults of the claimed legal actions: each that is not legal, and each that is missing."""
    claimed = loaded.entry.legal
    if claimed is None:
        return []
    found, faults = set(), []
    for place, text in enumerate(claimed):
        action, why = why_not(kit, position, text)
        if why:
            seat = "" if position.turn is None else position.seats[position.turn]
            details = {"play": text[:80], "seat": seat, "why": why}
            faults.append(loaded.fault(("legal", place), "check-play-illegal", **details))
        found.add(action)
    missing = [text for action, text in legal.items() if action not in found]
    faults += [loaded.fault(("legal",), "check-legal-missing", play=text) for text in missing]
    return faults


def _offence_faults(loaded: Loaded[SituationEntry], offences: dict[str, str | None]) -> list[Fault]:
    claimed = loaded.entry.faults
    if claimed is None:
        return []
    faults = []
    for text, stated in claimed.items():
        path: Path = ("faults", text)
        if text not in offences:
            details = {"play": text[:80], "known": ", ".join(offences)}
            faults.append(Fault(loaded.file, loaded.root.key_at(path), "check-offence-play", details))
        elif stated != offences[text]:
            found = offences[text] or _NO_OFFENCE
            faults.append(loaded.fault(path, "check-offence-wrong", play=text, stated=stated, found=found))
    unclaimed = ((text, found) for text, found in offences.items() if found and text not in claimed)
    faults += [
        loaded.fault(("faults",), "check-offence-wrong", play=text, stated=_NO_OFFENCE, found=found)
        for text, found in unclaimed
    ]
    return faults


def load_situation(document: Document) -> Loaded[SituationEntry]:
    """Load a situation; raise ContentError if it cannot be used."""
    kit = _trick_kit(document)
    return load_document(document, SituationEntry if kit is None else kit.files.situation, VARIANTS)


def load_hand(document: Document) -> Loaded[HandEntry]:
    """Load a whole hand; raise ContentError if it cannot be used."""
    kit = _trick_kit(document)
    return load_document(document, HandEntry if kit is None else kit.files.hand, VARIANTS)


def _trick_kit(document: Document) -> TrickKit | None:
    """Return the kit of the trick-taking game of a document; None if its variant is of no such game.

    Raises ContentError for an unknown variant in a document that can only be of such a game.
    """
    root = document.root
    keys = root.value if root is not None and isinstance(root.value, dict) else {}
    variant = keys.get("variant")
    if variant is None or not isinstance(variant.value, str):
        return None
    kit = TRICK_VARIANTS.get(variant.value)
    if kit is None and {"phase", "actions"} & keys.keys():
        details = {"name": variant.value, "known": ", ".join(TRICK_VARIANTS)}
        raise ContentError([*document.faults, Fault(document.file, variant.mark, "position-unknown-variant", details)])
    return kit


def is_of_trick_game(document: Document) -> bool:
    """Tell whether a document is a situation or a hand of a trick-taking game, right or wrong."""
    root = document.root
    keys = root.value if root is not None and isinstance(root.value, dict) else {}
    if {"phase", "actions"} & keys.keys():
        return True
    variant = keys.get("variant")
    return variant is not None and isinstance(variant.value, str) and variant.value in TRICK_VARIANTS
