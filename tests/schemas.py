"""The JSON Schemas of the package, written anew after a change of the models: `python -m tests.schemas`."""

import json

from tutor.content.files.kinds import FILE_KINDS
from tutor.content.files.schemas import SCHEMAS, json_schema


def texts() -> dict[str, str]:
    """Return the texts of the schemas by the names of their files."""
    return {f"{kind}.json": json.dumps(json_schema(kind), indent=2) + "\n" for kind in FILE_KINDS}


if __name__ == "__main__":
    SCHEMAS.mkdir(exist_ok=True)
    for name, text in texts().items():
        (SCHEMAS / name).write_text(text, "utf-8")
