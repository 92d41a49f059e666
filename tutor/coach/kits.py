"""The registry of the games above the engine."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tutor.coach.kit import Kit
from tutor.coach.tricks.kit import TrickKit, TrickLabelProof
from tutor.coach.zwicken import kit as zwicken
from tutor.coach.zwickern import kit as zwickern
from tutor.coach.zwikken import kit as zwikken
from tutor.content.figures import Figure
from tutor.text import Family

# A further game is a further entry.
KITS: Mapping[str, Kit] = MappingProxyType({kit.game.name: kit for kit in (zwickern.KIT, zwicken.KIT, zwikken.KIT)})
"""The kits by the names of the games."""

TRICK_KITS: Mapping[str, TrickKit] = MappingProxyType(
    {name: kit for name, kit in KITS.items() if isinstance(kit, TrickKit)}
)
"""The kits of the trick-taking games by their names."""

TRICK_VARIANTS: Mapping[str, TrickKit] = MappingProxyType(
    {variant: kit for kit in TRICK_KITS.values() for variant in kit.game.variants}
)
"""The kits of the trick-taking games by their variants."""

FIGURES_OF: Mapping[str, Mapping[str, Figure]] = MappingProxyType(
    {question: figures for kit in KITS.values() for question, figures in kit.figures.figures.items()}
)
"""The figures of the book of numbers by the questions of all games."""


def rules_named(name: str, variants: Mapping[str, Any]) -> Any:
    """Return the rules of a name: one of some variants, or a variant of a trick-taking game; None if unknown.

    >>> rules_named("zwicken", {}).players, rules_named("whist", {})
    ((4, 5, 6), None)
    """
    kit = TRICK_VARIANTS.get(name)
    return variants.get(name) if kit is None else kit.game.variants[name]


TRICK_READINGS = tuple(reading for kit in TRICK_KITS.values() for reading in kit.readings)
"""The ids of the readings of the trick-taking games."""

VARIANT_TITLES = Family("beside-{}", TRICK_VARIANTS)
"""The messages that name the variants of the trick-taking games."""

TRICK_LABELS: Mapping[str, TrickLabelProof] = MappingProxyType(
    {reading: proof for kit in TRICK_KITS.values() for reading, proof in kit.labels.items()}
)
"""The proofs of labels by the ids of the readings of the trick-taking games; other readings cannot be proven."""
