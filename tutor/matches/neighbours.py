"""The neighbours who play at each level, by name, and the face that fits a first name."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from tutor.matches.events import AnyLevel

_NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "beginner": ("Finn", "Jette", "Momme", "Tjark", "Silja", "Onno", "Frauke"),
    "casual": ("Hein", "Merle", "Lasse", "Inga", "Enno", "Gesa", "Thies"),
    "careful": ("Wiebke", "Antje", "Geske", "Harro", "Rike", "Tade", "Nis"),
    "strong": ("Ole", "Uwe", "Boje", "Elke", "Insa", "Jelto", "Birte"),
}
"""The neighbours by level, as many as there are others at the largest table; no two of a level have the same face."""

_WITH_FACE: Final[Mapping[str, tuple[str, ...]]] = {
    "finn": ("Ben", "Bert", "Bo", "Charlie", "Finn", "Jelto", "Lasse", "Nis"),
    "geske": ("Elke", "Gesa", "Geske"),
    "hein": ("Dirk", "Emil", "Hannes", "Hein", "Jens", "Tjark", "Uwe"),
    "inga": ("Carla", "Cilli", "Clara", "Inga", "Insa", "Jette", "Rike"),
    "merle": ("Anna", "Antje", "Beatrice", "Birte", "Greta", "Karla", "Merle", "Silja"),
    "momme": ("Boje", "Enno", "Momme", "Tade"),
    "ole": ("Albert", "Cor", "Fritz", "Harro", "Lars", "Ole", "Onno", "Thies"),
    "wiebke": ("Dianne", "Dora", "Emma", "Frauke", "Wiebke"),
}
"""The first names of neighbours, and of people in content, by face; no two at a table look alike."""

_LIKE: Final = {name: face for face, names in _WITH_FACE.items() for name in names}


def neighbours(levels: Sequence[AnyLevel | None], taken: Collection[str], first: int) -> tuple[str, ...]:
    """Return a neighbour for each seat, clockwise from the one after the seat `first`; "" for a person.

    A neighbour plays at the level of the seat, and no two have the same name, or one that is `taken`, or the same face
    if there are enough. Levels of other games have no neighbours.

    >>> neighbours(("careful", "casual", None, "casual"), (), 2)
    ('Wiebke', 'Merle', '', 'Hein')
    """
    names = {name.casefold() for name in taken}
    faces = {face_of(name) for name in taken}
    found = [""] * len(levels)
    for step in range(1, len(levels) + 1):
        seat = (first + step) % len(levels)
        free = [name for name in _NAMES.get(levels[seat] or "", ()) if name.casefold() not in names]
        found[seat] = next((name for name in free if face_of(name) not in faces), next(iter(free), ""))
        names.add(found[seat].casefold())
        faces.add(face_of(found[seat]))
    return tuple(found)


def face_of(name: str) -> str | None:
    """Return the face that fits a first name, of a neighbour or of someone in a record; None for any other name.

    >>> face_of("Merle"), face_of("Antje"), face_of("Ben"), face_of("North")
    ('merle', 'merle', 'finn', None)
    """
    return _LIKE.get(name)


def face_at(level: AnyLevel | None) -> str | None:
    """Return the face of the first neighbour at a level, None for a person and in other games.

    >>> face_at("strong")
    'ole'
    """
    names = _NAMES.get(level or "", ())
    return names[0].lower() if names else None
