"""The games that the tutor teaches beside Zwickern."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.coach.tricks.game import TaughtGame, TrickLabelProof
from tutor.coach.zwicken import taught as of_zwicken
from tutor.coach.zwikken import taught as of_zwikken
from tutor.text import Family

# A further game is a further row.
BESIDE_ZWICKERN: Mapping[str, TaughtGame] = MappingProxyType(
    {one.game.name: one for one in (of_zwicken.TAUGHT, of_zwikken.TAUGHT)}
)
"""The games by their names."""

READINGS_BESIDE = tuple(reading for one in BESIDE_ZWICKERN.values() for reading in one.readings)
"""The ids of the readings of all these games."""

VARIANT_TITLES = Family("beside-{}", [name for one in BESIDE_ZWICKERN.values() for name in one.game.variants])
"""The messages that name the ways to play them."""

LABELS_BESIDE: Mapping[str, TrickLabelProof] = MappingProxyType(
    {reading: proof for one in BESIDE_ZWICKERN.values() for reading, proof in one.labels.items()}
)
"""The proofs of labels by the ids of the readings of all these games; other readings cannot be proven."""
