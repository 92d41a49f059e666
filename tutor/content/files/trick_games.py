"""The loading of situations and whole hands, each with the keys of its game, which follows from the variant."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.content.files.load import Loaded, load_document
from tutor.content.tricks.entries import HandEntry, SituationEntry
from tutor.content.yaml.source import ContentError, Document, Fault
from tutor.content.zwicken.entries import ZwickenHand, ZwickenSituation
from tutor.content.zwikken.entries import ZwikkenHand, ZwikkenSituation
from tutor.engine import zwicken, zwikken
from tutor.engine.games import GAMES
from tutor.engine.zwickern import VARIANTS

_SITUATIONS: Mapping[str, type[SituationEntry]] = MappingProxyType(
    {zwicken.GAME.name: ZwickenSituation, zwikken.GAME.name: ZwikkenSituation}
)
_HANDS: Mapping[str, type[HandEntry]] = MappingProxyType(
    {zwicken.GAME.name: ZwickenHand, zwikken.GAME.name: ZwikkenHand}
)
TRICK_VARIANTS: Mapping[str, str] = MappingProxyType(
    {variant: game for game in _SITUATIONS for variant in GAMES[game].variants}
)
"""The variants of the trick-taking games, each with the name of its game."""


def load_situation(document: Document) -> Loaded[SituationEntry]:
    """Load a situation; raise ContentError if it cannot be used."""
    game = _trick_game(document)
    return load_document(document, SituationEntry if game is None else _SITUATIONS[game], VARIANTS)


def load_hand(document: Document) -> Loaded[HandEntry]:
    """Load a whole hand; raise ContentError if it cannot be used."""
    game = _trick_game(document)
    return load_document(document, HandEntry if game is None else _HANDS[game], VARIANTS)


def _trick_game(document: Document) -> str | None:
    """Return the name of the trick-taking game of a document; None if its variant is of no such game.

    Raises ContentError for an unknown variant in a document that can only be of such a game.
    """
    root = document.root
    keys = root.value if root is not None and isinstance(root.value, dict) else {}
    variant = keys.get("variant")
    if variant is None or not isinstance(variant.value, str):
        return None
    game = TRICK_VARIANTS.get(variant.value)
    if game is None and {"phase", "actions"} & keys.keys():
        details = {"name": variant.value, "known": ", ".join(TRICK_VARIANTS)}
        raise ContentError([*document.faults, Fault(document.file, variant.mark, "position-unknown-variant", details)])
    return game


def is_of_trick_game(document: Document) -> bool:
    """Tell whether a document is a situation or a hand of a trick-taking game, right or wrong."""
    root = document.root
    keys = root.value if root is not None and isinstance(root.value, dict) else {}
    if {"phase", "actions"} & keys.keys():
        return True
    variant = keys.get("variant")
    return variant is not None and isinstance(variant.value, str) and variant.value in TRICK_VARIANTS
