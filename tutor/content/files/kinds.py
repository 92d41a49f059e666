"""The kinds of files, each known by a key that no other kind has."""

from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from itertools import islice
from types import MappingProxyType
from typing import Literal, NamedTuple

from tutor.content.files.glossary import Glossary
from tutor.content.files.models import POSITION, GameEntry, LessonEntry, PuzzleEntry
from tutor.content.files.paths import PathEntry
from tutor.content.files.rulebook import SectionEntry
from tutor.content.yaml.entry import Entry
from tutor.content.zwickern.house_rules import VariantEntry

KindName = Literal["lesson", "path", "puzzle", "game", "section", "house", "glossary", "position"]


class Kind(NamedTuple):
    """A kind of file: the key that tells it, what is in it, where such files lie among content, and how they are named.

    `folder` is None where none lie there. A name is a slug, or one behind a number; without `named` it may be any.
    """

    key: str
    model: type[Entry]
    folder: str | None = None
    pattern: str = "*.yaml"
    named: Literal["slug", "numbered"] | None = None

    @property
    def place(self) -> str | None:
        """The paths of such files, from the folder of content on."""
        return None if self.folder is None else f"{self.folder}/{self.pattern}"


KINDS: Mapping[KindName, Kind] = MappingProxyType(
    {
        "lesson": Kind("steps", LessonEntry, "lessons", named="numbered"),
        "path": Kind("path", PathEntry, "lessons/paths", named="slug"),
        "puzzle": Kind("goal", PuzzleEntry, "puzzles", "*/*.yaml", named="slug"),
        "game": Kind("deals", GameEntry, "lessons/games", named="slug"),
        "section": Kind("rules", SectionEntry, "lessons/rules", named="numbered"),
        "house": Kind("based_on", VariantEntry, "lessons/variants"),
        "glossary": Kind("terms", Glossary, "lessons/glossary", "terms.yaml"),
        "position": Kind("turn", POSITION.shape),
    }
)
"""The kinds by name; a file with the keys of several is of the first. The catalogue has the `PROOFS` of each."""

_FIELDS = frozenset(field for kind in KINDS.values() for field in kind.model.model_fields)

# Nobody misspells a key in a file that has more of them.
_MOST_KEYS, _LONGEST_KEY = 50, 40
_ALIKE = 0.7


def kind_of(keys: Iterable[str]) -> KindName | None:
    """The kind of a file with these keys, None if no key tells.

    >>> kind_of(["title", "goal"]), kind_of(["seats"])
    ('puzzle', None)
    """
    given = set(keys)
    return next((kind for kind, one in KINDS.items() if one.key in given), None)


def likely_kind(keys: Iterable[str]) -> KindName | None:
    """The kind of a file with these keys; a main key may be misspelt, as long as it is the only one.

    A key that some kind of file has is not misspelt.

    >>> likely_kind(["title", "goals"]), likely_kind(["titel"]), likely_kind(["dealer"])
    ('puzzle', None, None)
    """
    given = list(keys)
    unknown = [key for key in given if key not in _FIELDS]
    return kind_of(given) or next((kind for kind, one in KINDS.items() if nearest(one.key, unknown)), None)


def other_kind(keys: Collection[str], model: type[Entry]) -> dict[str, str]:
    """The kind of a file that is no such entry as was `wanted`, and the kind that was; nothing where it may be one."""
    wanted = next(name for name, one in KINDS.items() if one.model is model)
    kind = kind_of(keys)
    return {} if kind is None or KINDS[wanted].key in keys else {"kind": kind, "wanted": wanted}


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The one of some keys that a word is most like, None where it is like none of them.

    >>> nearest("tabel", ["title", "table"]), nearest("x", ["table"])
    ('table', None)
    """
    likely = [key for key in islice(known, _MOST_KEYS) if len(key) <= _LONGEST_KEY]
    found = get_close_matches(word, likely, n=1, cutoff=_ALIKE) if len(word) <= _LONGEST_KEY else []
    return found[0] if found else None
