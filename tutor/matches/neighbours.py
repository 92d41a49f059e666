"""The neighbours who play at each level, by name, and the face that fits a first name."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from tutor.matches.events import AnyLevel

_NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "beginner": ("Finn", "Jette", "Momme"),
    "casual": ("Hein", "Merle", "Lasse"),
    "careful": ("Wiebke", "Antje", "Geske"),
    "strong": ("Ole", "Uwe", "Boje"),
}
"""By level; the first of a level, and the first two casual ones, have a face of their own."""

_OF_OTHERS: Final[Mapping[str, tuple[str, ...]]] = {
    "finn": ("Ben", "Bert", "Bo", "Charlie"),
    "hein": ("Dirk", "Emil", "Hannes", "Jens"),
    "inga": ("Carla", "Cilli", "Clara", "Inga"),
    "merle": ("Anna", "Beatrice", "Greta", "Karla"),
    "ole": ("Albert", "Cor", "Fritz", "Lars"),
    "wiebke": ("Dianne", "Dora", "Emma"),
}
"""By face, the first names in records, lessons and puzzles; no two of one table have the same face."""

_LIKE: Final = (
    {name: names[0].lower() for names in _NAMES.values() for name in names}
    | {name: face for face, names in _OF_OTHERS.items() for name in names}
    | {"Merle": "merle"}
)


def neighbours(levels: Sequence[AnyLevel | None], taken: Collection[str], first: int) -> tuple[str, ...]:
    """Return a neighbour for each seat, clockwise from the one after the seat `first`; "" for a person.

    A neighbour plays at the level of the seat, and no two have one name, nor one that is `taken`. Levels of other games
    have no neighbours.

    >>> neighbours(("careful", "casual", None, "casual"), (), 2)
    ('Wiebke', 'Merle', '', 'Hein')
    """
    used = {name.casefold() for name in taken}
    found = [""] * len(levels)
    for step in range(1, len(levels) + 1):
        seat = (first + step) % len(levels)
        level = levels[seat]
        free = (name for name in _NAMES.get(level or "", ()) if name.casefold() not in used)
        found[seat] = next(free, "")
        used.add(found[seat].casefold())
    return tuple(found)


def face_of(name: str) -> str | None:
    """Return the face that fits a first name, of a neighbour or of somebody in a record; None for any other name.

    >>> face_of("Merle"), face_of("Antje"), face_of("Ben"), face_of("North")
    ('merle', 'wiebke', 'finn', None)
    """
    return _LIKE.get(name)


def face_at(level: AnyLevel | None) -> str | None:
    """Return the face of the first neighbour at a level, None for a person and in other games.

    >>> face_at("strong")
    'ole'
    """
    names = _NAMES.get(level or "", ())
    return names[0].lower() if names else None
