"""The rules for the places of files of content: valid names, no number twice, and puzzles under their variant."""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tutor.content.files.folders import content_id, files_of
from tutor.content.files.kinds import FILE_KINDS, KindName
from tutor.content.files.load import Loaded
from tutor.content.files.models import PuzzleEntry
from tutor.content.yaml.source import Fault, SourceMark

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_NUMBERED = re.compile(r"([0-9]{2})-[a-z0-9]+(-[a-z0-9]+)*")


def name_faults(kind: KindName, file: Path, others: Sequence[Path]) -> Iterator[Fault]:
    """Yield a fault if the name of a file does not suit its kind, or if an earlier one of the others has its number.

    Kinds without a rule for names are not checked; house rules, for one, state their name inside the file.
    """
    named = FILE_KINDS[kind].named
    if named is None:
        return
    numbered = named == "numbered"
    found = (_NUMBERED if numbered else _SLUG).fullmatch(file.stem)
    if found is None:
        message = "check-file-name-numbered" if numbered else "check-file-name"
        like = "02-taking-cards" if numbered else "taking-cards"
        yield Fault(str(file), SourceMark(), message, {"name": file.stem, "like": like})
    elif numbered:
        before = (one for one in others if one < file and one.stem.startswith(f"{found[1]}-"))
        for other in list(before)[:1]:
            yield Fault(str(file), SourceMark(), "check-number-twice", {"number": found[1], "other": other.name})


@dataclass(frozen=True, slots=True)
class Shelf:
    """The ids of a folder's puzzles, each with the one that it replaces; `look` finds it for one not proven yet."""

    ids: Collection[str]
    look: Callable[[str], str | None] = lambda _: None
    replaced: dict[str, str | None] = field(default_factory=dict)

    def faults(self, item_id: str, loaded: Loaded[PuzzleEntry]) -> Iterator[Fault]:
        """Yield a fault if a puzzle is in another variant's folder, and one for a circle of replacements."""
        folder, written = item_id.split("/")[1], loaded.entry.position.variant
        rules = loaded.variants.get(written)
        if rules is not None and folder not in (rules.name, rules.base):
            details = {"variant": written, "folder": folder}
            yield loaded.fault(("position", "variant"), "check-puzzle-folder", **details)
        if loaded.entry.replaces is not None:
            self.replaced[item_id] = loaded.entry.replaces
            circle = self._circle(item_id)
            if circle:
                yield loaded.fault(("replaces",), "check-replaces-circle", ids=", ".join(circle))

    def _circle(self, item_id: str) -> list[str]:
        """Return the circle of puzzles, each replacing the next, that leads back to this one; empty if none."""
        chain = [item_id]
        while (following := self._older(chain[-1])) is not None and following not in chain:
            chain.append(following)
        return chain if following == item_id else []

    def _older(self, item_id: str) -> str | None:
        if item_id in self.ids and item_id not in self.replaced:
            self.replaced[item_id] = self.look(item_id)
        return self.replaced.get(item_id)


def shelf_of(root: Path, look: Callable[[str], str | None] = lambda _: None) -> Shelf:
    """Return the puzzles of a folder of content, none of them read yet."""
    return Shelf(frozenset(content_id(root, file) for file in files_of("puzzle", root)), look)
