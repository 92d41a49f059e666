"""The choice of an imported file's settings: those that are valid here, up to the limits."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import NamedTuple

from tutor.app.base.library import library
from tutor.app.drafts.kept import fitting_drafts
from tutor.app.play.preferences import SETTING, TRICKS_SETTING
from tutor.app.replay import records as studies
from tutor.app.visitor import variants
from tutor.app.visitor.language import LANGUAGE_SETTINGS
from tutor.app.visitor.look import LOOKS
from tutor.app.visitor.own_puzzles import fitting_own_puzzles
from tutor.app.visitor.own_table import TABLE_SETTING
from tutor.app.visitor.puzzle_sets import fitting_sets
from tutor.catalogue.house_rules import known_variants
from tutor.trainer.schedule import RANGES

_MOST_LOOKED_AT = 4 * variants.MOST_HOUSES


class Fitting(NamedTuple):
    """The settings to import by their names, and the numbers of house rules, records and drafts, and of favourites,
    that are left out.
    """

    settings: Mapping[str, str]
    left: int
    favourites_left: int


def fitting_settings(found: Mapping[str, str], kept: Mapping[str, str]) -> Fitting:
    """Choose the settings `found` in a file to add to the `kept` ones; neither may have empty values.

    House rules must be valid and stored under their own name. A record whose name is taken gets a free one, and its
    guesses follow. Guesses in unknown games are left out. Puzzles from the learner's games, favourites and drafts are
    added up to the limits.
    """
    taken = {
        name: text
        for name, text in found.items()
        if name in (*RANGES, *LOOKS, *LANGUAGE_SETTINGS, TABLE_SETTING, SETTING, TRICKS_SETTING) and name not in kept
    }
    houses = dict(_houses(found, kept))
    room = variants.MOST_HOUSES - sum(name.startswith(variants.HOUSE_PREFIX) for name in kept)
    taken |= dict([*houses.items()][: max(room, 0)])
    asked = sum(name.startswith(variants.HOUSE_PREFIX) and kept.get(name) != text for name, text in found.items())
    left = asked - min(len(houses), max(room, 0))
    records, unkept = _records(found, kept)
    taken |= {name: found[source] for source, name in records.items() if kept.get(name) != found[source]}
    taken |= fitting_own_puzzles(found, kept)
    kept_drafts, unfit = fitting_drafts(found, kept)
    taken |= kept_drafts
    sets, unknown = fitting_sets(found, kept)
    taken |= sets
    games = {record.id: record.id for record in library().records} | records
    for source, name in games.items():
        guesses, here = found.get(studies.guesses_name(source)), studies.guesses_name(name)
        if guesses is not None and here not in kept:
            taken[here] = guesses
    return Fitting(taken, left + unkept + unfit, unknown)


def _houses(found: Mapping[str, str], kept: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the names and texts of house rules that are new here and valid under their own names.

    Only the first `_MOST_LOOKED_AT` new ones are read.
    """
    new = [name for name in found if name.startswith(variants.HOUSE_PREFIX) and name not in kept]
    for name in new[:_MOST_LOOKED_AT]:
        text, own = found[name], name.removeprefix(variants.HOUSE_PREFIX)
        if len(text) <= variants.MOST_HOUSE_BYTES and own in known_variants([(own, partial(str, text))], {}).variants:
            yield name, text


def _records(found: Mapping[str, str], kept: Mapping[str, str]) -> tuple[dict[str, str], int]:
    """Return the new names of a file's records by their names in the file, and the number of records over the limit.

    A record that is already kept has its present name.
    """
    names: dict[str, str] = {}
    used = {name: text for name, text in kept.items() if name.startswith(studies.RECORD_PREFIX)}
    left = 0
    for name, text in found.items():
        if not name.startswith(studies.RECORD_PREFIX):
            continue
        same = next((one for one, other in used.items() if other == text), None)
        if same is None and len(used) >= studies.MOST_OWN:
            left += 1
            continue
        names[name] = same or (
            name if name not in used else studies.free_name(name.removeprefix(studies.RECORD_PREFIX), used)
        )
        used[names[name]] = text
    return names, left
