"""The archive of a profile: everything in it as one JSON text, and the reading of such a text, which is not trusted.

The text is {"format": "zwickern-progress", "version": 3, "exported": moment, "settings": {name: value},
"attempts": [...], "matches": {id: [[moment, kind, value], ..., seal]}}. An attempt has the fields of `Attempt` except
the profile; fields with their default may be missing. A match has its events in order; those of its last game, which
may not be over, are a text of their own, "[[moment, kind, value], ...]", under a seal. Version 1 had no matches; before
version 3 there were no seals, and no attempt had the field `ahead`.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields
from datetime import UTC, datetime
from typing import Any, NamedTuple, NoReturn
from uuid import UUID

from tutor.trainer.attempts import Attempt, FieldError, in_utc
from tutor.trainer.events import DEALT, GameEvent, matches_of
from tutor.trainer.log import Log
from tutor.trainer.sealing import SealError, seal, unseal
from tutor.trainer.settings import Setting

FORMAT = "zwickern-progress"
VERSION = 3
MOST_ARCHIVE_BYTES = 32 * 2**20
MOST_ATTEMPTS = 100_000
MOST_EVENTS = 100_000
_MOST_SETTINGS = 1000
# Millions of empty lists would take far more room than their text; an attempt has one bracket, and so has an event.
_MOST_BRACKETS = 2 * MOST_ATTEMPTS + 2 * MOST_EVENTS
_LONGEST_NAME = 40

_USUAL = {field.name: field.default for field in fields(Attempt) if field.name != "profile"}
_REQUIRED = [name for name, usual in _USUAL.items() if usual is MISSING]
_KINDS: dict[str, tuple[type, ...]] = {
    "hints": (int,),
    "milliseconds": (int, type(None)),
    "variant": (str, type(None)),
    "mixed": (bool,),
    "ahead": (int,),
}
_PARTS: dict[str, type] = {"format": str, "version": int, "exported": str, "settings": dict, "attempts": list}
_SINCE_VERSION_2: dict[str, type] = {"matches": dict}


class ArchiveError(ValueError):
    """An error for a text that cannot be imported as progress: a message id and its values."""

    def __init__(self, message: str, values: Mapping[str, str | int] | None = None) -> None:
        self.message = message
        self.values = dict(values or {})
        super().__init__(f"{message}({', '.join(f'{name}={value}' for name, value in self.values.items())})")


class Archive(NamedTuple):
    """An archive that was read: its attempts, settings and events, now those of the profile that takes them over."""

    exported: datetime
    attempts: tuple[Attempt, ...]
    settings: tuple[Setting, ...]
    events: tuple[GameEvent, ...] = ()


class Merged(NamedTuple):
    """The number of attempts of an archive that were new to the log, of known ones, and of new events."""

    new: int
    known: int
    events: int = 0


def write_archive(
    attempts: Iterable[Attempt], settings: Mapping[str, str], now: datetime, events: Sequence[GameEvent] = ()
) -> str:
    """Return the attempts, settings and events of one profile as a text that `read_archive` reads."""
    return json.dumps(
        {
            "format": FORMAT,
            "version": VERSION,
            "exported": now.astimezone(UTC).isoformat(),
            "settings": dict(settings),
            "attempts": [_entry(one) for one in attempts],
            "matches": {str(match): _sealed(match, played) for match, played in matches_of(events).items()},
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


def _sealed(match: UUID, events: Sequence[GameEvent]) -> list[object]:
    """Return the events of a match, those from the last deal on under a seal."""
    entries = [[one.moment.isoformat(), one.kind, one.value] for one in events]
    last = max((place for place, one in enumerate(events) if one.kind == DEALT), default=len(events))
    before, rest = entries[:last], entries[last:]
    return [*before, *([seal(match, json.dumps(before), json.dumps(rest))] if rest else [])]


def _unsealed(match: UUID, entries: list[object]) -> list[object]:
    """Return the events of a match as `_sealed` was given them; raise FieldError if the seal is of another match."""
    if not entries or type(entries[-1]) is not str:
        return entries
    try:
        rest = _json(unseal(match, json.dumps(entries[:-1]), entries[-1]))
    except SealError as error:
        raise FieldError("seal", str(error)) from None
    if not isinstance(rest, list) or not rest:
        raise FieldError("seal", "holds no list of events")
    return [*entries[:-1], *rest]


def read_archive(text: str | bytes, profile: str) -> Archive:
    """Read a text for a profile to take over; raise ArchiveError, and nothing else, if it is not a valid archive."""
    parts = _parts(text)
    attempts = [_attempt(entry, number, profile) for number, entry in enumerate(parts["attempts"], start=1)]
    known: dict[UUID, Attempt] = {}
    for number, one in enumerate(attempts, start=1):
        # If one id has two different attempts, there is no way to know which of them is true.
        if known.setdefault(one.id, one) != one:
            _broken(number, "id")
    settings = [_setting(name, value, profile) for name, value in parts["settings"].items()]
    events = _events(parts.get("matches", {}), profile)
    return Archive(_exported(parts["exported"]), tuple(attempts), tuple(settings), tuple(events))


def merge(log: Log, found: Archive) -> Merged:
    """Add the attempts, settings and events that a log does not have yet; settings that it has stay as they are.

    A match goes on if the log has its beginning; a match that continues differently in the log stays as it is. Raise
    ArchiveError if a profile would get more attempts or events than an archive can hold, and LogError if not all of
    them can be added.
    """
    events = [one for profile in {one.profile for one in found.events} for one in _new_events(log, found, profile)]
    for profile in {one.profile for one in found.attempts}:
        ids = {one.id for one in log.attempts(profile)}
        if len(ids.union(one.id for one in found.attempts)) > MOST_ATTEMPTS:
            raise ArchiveError("archive-no-room", {"attempts": MOST_ATTEMPTS})
    new = log.add_all(found.attempts, found.settings)
    return Merged(new, len(found.attempts) - new, log.add_events(events))


def _new_events(log: Log, found: Archive, profile: str) -> Iterator[GameEvent]:
    """Yield the events that a profile lacks, except in matches where the profile and the archive disagree."""
    there = matches_of(log.events(profile))
    room = MOST_EVENTS - sum(map(len, there.values()))
    for match, events in matches_of([one for one in found.events if one.profile == profile]).items():
        kept = there.get(match, [])
        if events[: len(kept)] == kept:
            room -= len(events) - len(kept)
            if room < 0:
                raise ArchiveError("archive-no-room-events", {"events": MOST_EVENTS})
            yield from events[len(kept) :]


def _entry(attempt: Attempt) -> dict[str, object]:
    values = {name: getattr(attempt, name) for name, usual in _USUAL.items() if getattr(attempt, name) != usual}
    return values | {"id": str(attempt.id), "moment": attempt.moment.isoformat()}


def _parts(text: str | bytes) -> dict[str, Any]:
    """Return the parts of an archive, the type of each checked; raise ArchiveError if one is missing or wrong."""
    if len(text) > MOST_ARCHIVE_BYTES:
        _too_large()
    found = _json(text)
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise ArchiveError("archive-foreign")
    _check_version(found.get("version"))
    parts = _PARTS if found["version"] == 1 else _PARTS | _SINCE_VERSION_2
    for name in (*parts, *found):
        if name not in parts or type(found.get(name)) is not parts[name]:
            _part_broken(name)
    if len(found["attempts"]) > MOST_ATTEMPTS:
        _too_large()
    if len(found["settings"]) > _MOST_SETTINGS:
        _part_broken("settings")
    return found


def _check_version(version: object) -> None:
    if type(version) is not int or version < 1:
        _part_broken("version")
    elif version > VERSION:
        raise ArchiveError("archive-newer", {"version": _shown(str(version))})


def _part_broken(name: str) -> NoReturn:
    raise ArchiveError("archive-part-broken", {"part": _shown(name)}) from None


def _json(text: str | bytes) -> object:
    try:
        decoded = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        if decoded.count("[") + decoded.count("{") > _MOST_BRACKETS:
            _too_large()
        return json.loads(decoded, object_pairs_hook=_once, parse_constant=_no_number)
    except ArchiveError:
        raise
    except (ValueError, RecursionError):
        raise ArchiveError("archive-not-json") from None


def _too_large() -> NoReturn:
    raise ArchiveError("archive-too-large", {"mebibytes": MOST_ARCHIVE_BYTES // 2**20, "attempts": MOST_ATTEMPTS})


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        [(name, _)] = Counter(name for name, _ in pairs).most_common(1)
        raise ArchiveError("archive-twice", {"name": _shown(name)})
    return found


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number in JSON")


def _attempt(entry: object, number: int, profile: str) -> Attempt:
    if not isinstance(entry, dict):
        raise ArchiveError("archive-entry-broken", {"number": number})
    # The types are compared exactly, because True would pass for an int otherwise.
    for name in (*_REQUIRED, *entry):
        if name not in _USUAL or type(entry.get(name)) not in _KINDS.get(name, (str,)):
            _broken(number, name)
    try:
        return Attempt(**{**entry, "profile": profile, "id": _id(entry["id"]), "moment": _when(entry["moment"])})
    except FieldError as error:
        _broken(number, error.field)


def _events(matches: dict[str, object], profile: str) -> Iterator[GameEvent]:
    """Yield the events of an archive; raise ArchiveError at the first that is not a valid event."""
    left = MOST_EVENTS
    for number, (name, events) in enumerate(matches.items(), start=1):
        try:
            match = _id(name)
            if not isinstance(events, list) or not events or str(match) != name:
                raise FieldError("match", "is no list of events")
            entries = _unsealed(match, events)
            left -= len(entries)
            if left < 0:
                _too_large()
            for place, entry in enumerate(entries):
                if not (isinstance(entry, list) and len(entry) == 3 and all(type(part) is str for part in entry)):
                    raise FieldError("event", "is none")
                yield GameEvent(profile, match, place, _when(entry[0]), entry[1], entry[2])
        except FieldError:
            raise ArchiveError("archive-match-broken", {"number": number}) from None


def _broken(number: int, field: str) -> NoReturn:
    raise ArchiveError("archive-field-broken", {"number": number, "field": _shown(field)}) from None


def _id(text: str) -> UUID:
    try:
        return UUID(text)
    except ValueError as error:
        raise FieldError("id", str(error)) from None


def _when(text: str) -> datetime:
    try:
        return datetime.fromisoformat(text)
    except ValueError as error:
        raise FieldError("moment", str(error)) from None


def _exported(text: str) -> datetime:
    try:
        return in_utc(_when(text))
    except FieldError:
        _part_broken("exported")


def _setting(name: str, value: object, profile: str) -> Setting:
    try:
        if type(value) is str:
            return Setting(profile, name, value)
    except FieldError:
        pass
    raise ArchiveError("archive-setting-broken", {"name": _shown(name)})


def _shown(name: str) -> str:
    """Return a name from an archive, short and printable, because archives are not trusted."""
    return ascii(name[:_LONGEST_NAME])[1:-1]
