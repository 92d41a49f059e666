"""The loading of situations and whole hands, each with the keys of its game, which follows from the variant."""

from tutor.coach.kits import TRICK_VARIANTS
from tutor.coach.tricks.kit import TrickKit
from tutor.content.files.load import Loaded, load_document
from tutor.content.tricks.entries import HandEntry, SituationEntry
from tutor.content.yaml.source import ContentError, Document, Fault
from tutor.engine.zwickern import VARIANTS


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
