"""The step of building that says where the project is published, from the one setting in `pyproject.toml`."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


def with_addresses(text: str, repository: str) -> str:
    """Return a README whose relative links lead to a repository; without one it stays as it is.

    >>> with_addresses("[add](puzzles/README.md) [up](#top) ![a](.readme/a.jpg)", "https://forge.example/z")
    '[add](https://forge.example/z/blob/main/puzzles/README.md) [up](#top) ![a](https://forge.example/z/raw/main/.readme/a.jpg)'
    >>> with_addresses("[add](puzzles/README.md)", "")
    '[add](puzzles/README.md)'
    """
    if not repository:
        return text

    def absolute(link: re.Match[str]) -> str:
        kind = "raw" if link[2].endswith((".jpg", ".png", ".svg")) else "blob"
        return f"{link[1]}({repository}/{kind}/main/{link[2]})"

    return re.sub(r"(\])\((?!https?:|#|mailto:)([^)\s]+)\)", absolute, text)


def addresses(repository: str) -> dict[str, str]:
    """Return the addresses of the project in its repository; without one there are none.

    >>> addresses("https://forge.example/z")["Changelog"]
    'https://forge.example/z/blob/main/CHANGELOG.md'
    """
    if not repository:
        return {}
    return {
        "Homepage": repository,
        "Documentation": f"{repository}/blob/main/README.md",
        "Source": repository,
        "Issues": f"{repository}/issues",
        "Changelog": f"{repository}/blob/main/CHANGELOG.md",
    }


class Published(MetadataHookInterface):
    """The metadata hook that adds the README and the addresses."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add `readme` and `urls` to the metadata of the project."""
        repository = str(self.config.get("repository", "")).rstrip("/")
        text = Path(self.root, "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": with_addresses(text, repository)}
        metadata["urls"] = addresses(repository)
