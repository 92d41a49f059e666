"""The proof of the book of numbers: its sums can come from games, and add up where they must."""

from collections.abc import Iterator, Mapping
from typing import Any

from tutor.coach.kits import KITS, rules_named
from tutor.content.files.load import Loaded
from tutor.content.files.numbers import CellSums, CountedEntry, NumbersEntry, NumbersQuestion
from tutor.content.yaml.source import ContentError, Fault, Path
from tutor.engine.zwickern import Rules, plan

_NONE: CellSums = (0, 0, 0, 0, 0)


def prove_numbers(loaded: Loaded[NumbersEntry], name: str | None = None) -> NumbersEntry:
    """Return the numbers of a question, whose file has this `name`; raise ContentError with all faults."""
    faults = list(loaded.faults)
    question = loaded.entry.question
    if name is not None and name != question:
        faults.append(loaded.fault(("question",), "check-numbers-name", name=name))
    first: dict[tuple[object, ...], int] = {}
    for number, entry in enumerate(loaded.entry.entries):
        path: Path = ("entries", number)
        who = (entry.variant, entry.seats, entry.players, entry.edition)
        if first.setdefault(who, number) != number:
            line = loaded.root.mark_at(("entries", first[who])).line
            faults.append(loaded.fault(path, "check-numbers-twice", line=line))
        faults += _entry_faults(loaded, path, entry)
    if faults:
        raise ContentError(faults)
    return loaded.entry


def _entry_faults(loaded: Loaded[NumbersEntry], path: Path, entry: CountedEntry) -> Iterator[Fault]:
    """Yield the faults of one entry; where it is not known who played, nothing is said of the sums."""
    question, rules = loaded.entry.question, rules_named(entry.variant, loaded.variants)
    if rules is None:
        known = ", ".join(loaded.variants)
        yield loaded.fault((*path, "variant"), "position-unknown-variant", name=entry.variant, known=known)
    elif not _takes(rules, entry.seats):
        yield loaded.fault((*path, "seats"), "check-players", variant=entry.variant, number=entry.seats)
    elif not _is_asked(question, rules, entry.players):
        asked = {"question": question, "variant": entry.variant, "level": entry.players}
        yield loaded.fault((*path, "variant"), "check-numbers-not-asked", **asked)
    else:
        yield from _sums_faults(loaded, (*path, "sums"), entry, rules)


def _takes(rules: Any, seats: int) -> bool:
    return plan(rules, seats) is not None if isinstance(rules, Rules) else seats in rules.players


def _is_asked(question: NumbersQuestion, rules: Any, players: str) -> bool:
    book = KITS[rules.game].figures
    return players in book.players and book.asked(question, rules, players)


def _sums_faults(loaded: Loaded[NumbersEntry], path: Path, entry: CountedEntry, rules: Any) -> Iterator[Fault]:
    question, faulty = loaded.entry.question, False
    book = KITS[rules.game].figures
    known = book.keys(question, rules, entry.seats)
    for key, sums in entry.sums.items():
        figure = known.get(key)
        if figure is None:
            place = loaded.root.key_at((*path, key))
            details = {"key": key, "question": question, "variant": entry.variant}
            yield Fault(loaded.file, place, "check-numbers-key", details)
        elif not (sums[1] and from_games(sums, entry.games)):
            yield loaded.fault((*path, key), "check-numbers-sums", games=entry.games)
        elif figure.unit == "chance" and not _of_chance(sums):
            yield loaded.fault((*path, key), "check-numbers-chance")
        else:
            continue
        faulty = True
    if not faulty:
        yield from _total_faults(loaded, path, entry.sums, book.totals(question, rules, entry.seats))


def from_games(sums: CellSums, games: int) -> bool:
    """Tell whether five sums can be those of so many games.

    >>> from_games((3, 4, 5, 6, 8), 2), from_games((3, 4, 5, 7, 8), 2)
    (True, False)
    """
    hits, tries, hits_squared, hits_tries, tries_squared = sums
    # A whole number and its square are both odd or both even, and the square is no smaller.
    pairs = ((hits, hits_squared), (tries, tries_squared))
    squares = all(abs(one) <= square and (one - square) % 2 == 0 for one, square in pairs)
    # What Cauchy and Schwarz say of the hits and tries of games, and of either and the number of games.
    spread = hits_tries**2 <= hits_squared * tries_squared
    # Without games all sums are zero.
    return (
        (games > 0 or not any(sums))
        and tries >= 0
        and squares
        and spread
        and hits**2 <= games * hits_squared
        and tries**2 <= games * tries_squared
    )


def _of_chance(sums: CellSums) -> bool:
    """Tell whether in no game there can be more hits than tries, or fewer than none."""
    hits, tries, hits_squared, hits_tries, tries_squared = sums
    return 0 <= hits <= tries and hits_squared <= hits_tries <= tries_squared


def _total_faults(
    loaded: Loaded[NumbersEntry],
    path: Path,
    sums: Mapping[str, CellSums],
    totals: Iterator[tuple[str, str, tuple[str, ...]]],
) -> Iterator[Fault]:
    for manner, whole, keys in totals:
        parts = [sums.get(key, _NONE) for key in keys]
        there = whole if whole in sums else next((key for key in keys if key in sums), None)
        if there is None:
            continue
        hits = sum(part[0] for part in parts)
        if manner == "split" and (hits, sum(part[1] for part in parts)) != sums.get(whole, _NONE)[:2]:
            yield loaded.fault((*path, there), "check-numbers-total", key=whole)
        elif manner == "share" and (any(part[1] != parts[0][1] for part in parts) or hits != parts[0][1]):
            yield loaded.fault((*path, there), "check-numbers-share", key=whole.rpartition("/")[0])
