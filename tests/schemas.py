"""The JSON Schemas of the package, to be written again after a change of the models: `python -m tests.schemas`."""

import json
from typing import Any

from tutor.coach.kits import TRICK_KITS, TRICK_READINGS
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.coach.zwickern.rules.readings import READINGS, SOURCES
from tutor.content.files.kinds import FILE_KINDS, KindName
from tutor.content.files.schemas import SCHEMAS, KnownNames, json_schema
from tutor.engine import zwicken, zwikken
from tutor.engine.zwickern import VARIANTS, Reason

_BESIDE = [name for one in TRICK_KITS.values() for name in one.game.variants]
_GROUNDS = (zwicken.Reason, zwicken.Ground, zwikken.Reason)
_REASONS_BESIDE = [str(reason) for reasons in _GROUNDS for reason in reasons]
ZWICKERN = KnownNames(tuple(VARIANTS), [str(reason) for reason in Reason], tuple(THEMES), READINGS, SOURCES)
BESIDE = KnownNames(_BESIDE, list(dict.fromkeys(_REASONS_BESIDE)), readings=TRICK_READINGS, houses=False)
BOTH = ZWICKERN._replace(variants=[*VARIANTS, *_BESIDE], readings=[*READINGS, *TRICK_READINGS])
KNOWN: dict[str, KnownNames] = {
    **dict.fromkeys(("situation", "hand", "tricks", "trick-puzzle"), BESIDE),
    **dict.fromkeys(("section", "numbers"), BOTH),
}


def schema(kind: KindName) -> dict[str, Any]:
    """Return the schema of a kind of file with the names that the tutor knows."""
    return json_schema(kind, KNOWN.get(kind, ZWICKERN))


def texts() -> dict[str, str]:
    """Return the texts of the schemas by the names of their files."""
    return {f"{kind}.json": json.dumps(schema(kind), indent=2) + "\n" for kind in FILE_KINDS}


if __name__ == "__main__":
    SCHEMAS.mkdir(exist_ok=True)
    for name, text in texts().items():
        (SCHEMAS / name).write_text(text, "utf-8")
