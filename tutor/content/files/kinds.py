"""The kinds of files, each recognised by its main key."""

from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from itertools import islice
from pathlib import PurePosixPath
from types import MappingProxyType
from typing import Literal, NamedTuple

from tutor.content.files.glossary import Glossary
from tutor.content.files.models import POSITION, ContentEntry, LessonEntry, PuzzleEntry, RecordEntry
from tutor.content.files.numbers import NumbersEntry
from tutor.content.files.paths import PathEntry
from tutor.content.files.rulebook import SectionEntry
from tutor.content.files.search_words import SearchWords
from tutor.content.files.tricks_lesson import TrickPuzzleEntry, TricksLessonEntry
from tutor.content.yaml.entry import Cards, CardText, Entry
from tutor.content.zwicken.entries import ZwickenHand, ZwickenSituation
from tutor.content.zwickern.house_rules import VariantEntry
from tutor.content.zwikken.entries import ZwikkenHand, ZwikkenSituation


class AnySituation(ZwickenSituation, ZwikkenSituation):
    """A situation of any of the games; loading refuses the keys of another game than that of the variant."""

    turnup: CardText | None = None  # type: ignore[assignment]


class AnyHand(ZwickenHand, ZwikkenHand):
    """A hand of any of the games; loading refuses the keys of another game than that of the variant."""

    turnup: CardText | None = None  # type: ignore[assignment]
    upcards: Cards = ()


KindName = Literal[
    "lesson",
    "path",
    "puzzle",
    "game",
    "section",
    "house",
    "glossary",
    "search",
    "numbers",
    "tricks",
    "trick-puzzle",
    "content",
    "situation",
    "hand",
    "position",
]


class FileKind(NamedTuple):
    """A kind of file: its main key, the model of its contents, and the folder and names of such files among content.

    `folder` is None if no such files belong among content. A name is a slug or a slug after a number, as `named` says;
    without `named` any name will do.
    """

    key: str
    model: type[Entry]
    folder: str | None = None
    pattern: str = "*.yaml"
    named: Literal["slug", "numbered"] | None = None

    @property
    def place(self) -> str | None:
        """The pattern of the paths of such files, relative to the folder of content; None if they have no folder."""
        return None if self.folder is None else str(PurePosixPath(self.folder) / self.pattern)


FILE_KINDS: Mapping[KindName, FileKind] = MappingProxyType(
    {
        "lesson": FileKind("steps", LessonEntry, "lessons", named="numbered"),
        "path": FileKind("path", PathEntry, "lessons/paths", named="slug"),
        "puzzle": FileKind("goal", PuzzleEntry, "puzzles", "*/*.yaml", named="slug"),
        "game": FileKind("deals", RecordEntry, "lessons/games", named="slug"),
        "section": FileKind("rules", SectionEntry, "lessons/rules", named="numbered"),
        "house": FileKind("based_on", VariantEntry, "lessons/variants"),
        "glossary": FileKind("terms", Glossary, "lessons/glossary", "terms.yaml"),
        "search": FileKind("synonyms", SearchWords, "lessons/search", named="slug"),
        "numbers": FileKind("question", NumbersEntry, "lessons/numbers", named="slug"),
        "tricks": FileKind("trick_steps", TricksLessonEntry, "lessons/tricks", named="slug"),
        "trick-puzzle": FileKind("trick_goal", TrickPuzzleEntry, "puzzles/tricks", "*/*.yaml", named="slug"),
        "content": FileKind("slug", ContentEntry, ".", "content.yaml"),
        "situation": FileKind("phase", AnySituation),
        "hand": FileKind("actions", AnyHand, "lessons/games/tricks", named="slug"),
        "position": FileKind("turn", POSITION.shape),
    }
)
"""The kinds by name; a file with the keys of several is of the first. `FILE_PROOFS` has their proofs."""

_FIELDS = frozenset(field for kind in FILE_KINDS.values() for field in kind.model.model_fields)

# A file with more keys, or longer ones, was probably not written by hand, so it gets no suggestions.
_MOST_KEYS, _LONGEST_KEY = 50, 40
_ALIKE = 0.7


def file_kind(keys: Iterable[str]) -> KindName | None:
    """Return the kind of a file with these keys, or None if none of them is a main key.

    >>> file_kind(["title", "goal"]), file_kind(["seats"])
    ('puzzle', None)
    """
    given = set(keys)
    return next((kind for kind, one in FILE_KINDS.items() if one.key in given), None)


def likely_kind(keys: Iterable[str]) -> KindName | None:
    """Return the kind of a file with these keys; if none is a main key, one may be a misspelt main key.

    A key that any kind of file has does not count as misspelt.

    >>> likely_kind(["title", "goals"]), likely_kind(["titel"]), likely_kind(["dealer"])
    ('puzzle', None, None)
    """
    given = list(keys)
    unknown = [key for key in given if key not in _FIELDS]
    return file_kind(given) or next((kind for kind, one in FILE_KINDS.items() if nearest(one.key, unknown)), None)


def other_kind(keys: Collection[str], model: type[Entry]) -> dict[str, str]:
    """Return the kind of a file and the one `wanted`, if they differ; empty if the file may be of the wanted kind."""
    # The kinds of the trick-taking games have the keys of all of them, and a file those of one.
    wanted = next(name for name, one in FILE_KINDS.items() if issubclass(one.model, model))
    kind = file_kind(keys)
    return {} if kind is None or FILE_KINDS[wanted].key in keys else {"kind": kind, "wanted": wanted}


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known key that a word most resembles, or None if it resembles none.

    >>> nearest("tabel", ["title", "table"]), nearest("x", ["table"])
    ('table', None)
    """
    likely = [key for key in islice(known, _MOST_KEYS) if len(key) <= _LONGEST_KEY]
    found = get_close_matches(word, likely, n=1, cutoff=_ALIKE) if len(word) <= _LONGEST_KEY else []
    return found[0] if found else None
