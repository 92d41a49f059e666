"""House rules as a file: one of the five variants with some readings reversed and some points changed."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated

from pydantic import Field

from tutor.content.yaml.entry import TEXT, CardText, Entry, Flag, LanguageCode, Number, ShortLine
from tutor.engine.cards import CARDS, read_card
from tutor.engine.zwickern import VARIANTS, Rules
from tutor.text import FOREIGN, Foreign

LONGEST_TITLE = 40
FLAGS = ("build_on_empty", "majority_on_tie", "subtract_from_card", "same_value")
"""The readings that house rules can reverse, by their names in `Rules`."""

NAMED_SCORES = ("majority", "zwick")
"""The scores besides those of the cards, by their names in `Rules`."""

HIGHEST_POINTS = 99


class VariantEntry(Entry):
    """The changes of a house to the variant `based_on`; a key that is left out changes nothing.

    `language` is that of the title, if it is not that of the folder.
    """

    name: ShortLine
    game: ShortLine | None = None
    based_on: ShortLine
    title: Annotated[ShortLine, Field(max_length=LONGEST_TITLE), TEXT] | None = None
    language: LanguageCode | None = None
    build_on_empty: Flag | None = None
    majority_on_tie: Flag | None = None
    subtract_from_card: Flag | None = None
    same_value: Flag | None = None
    points: Annotated[dict[CardText, Number], Field(max_length=100)] = Field(default_factory=dict)
    majority: Number | None = None
    zwick: Number | None = None


def house_rules_of(entry: VariantEntry) -> Rules:
    """Return the rules of an entry; raise KeyError for an unknown variant and UnreadableError for an unknown card.

    If the entry says its language, the title is marked as being in it.
    """
    base = VARIANTS[entry.based_on]
    changed = {key: value for key in (*FLAGS, *NAMED_SCORES) if (value := getattr(entry, key)) is not None}
    points = _points(base, {read_card(text).code: points for text, points in entry.points.items()})
    title = entry.title
    if title is not None and entry.language is not None:
        title = FOREIGN[entry.language](title)
    return replace(base, name=entry.name, base=base.name, title=title, points=points, **changed)


def _points(base: Rules, changes: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """Return the cards that score: first those of the base in its order, then the others in the order of `CARDS`."""
    more = {code: changes[code] for code in CARDS if code in changes}
    return tuple((code, points) for code, points in {**dict(base.points), **more}.items() if points)


def variant_entry(rules: Rules) -> VariantEntry:
    """Return the shortest entry that states how house rules differ from their base.

    Raise KeyError for rules without a base, which are not house rules.

    >>> house = house_rules_of(VariantEntry(name="ours", based_on="jensen", zwick=2, majority=3, points={"10D": 5}))
    >>> variant_entry(house)
    VariantEntry(name='ours', game=None, based_on='jensen', title=None, language=None, build_on_empty=None, \
majority_on_tie=None, subtract_from_card=None, same_value=None, points={'10D': 5}, majority=None, zwick=2)
    """
    base = VARIANTS[rules.base or ""]
    changed = {key: getattr(rules, key) for key in (*FLAGS, *NAMED_SCORES) if getattr(rules, key) != getattr(base, key)}
    before, now = dict(base.points), dict(rules.points)
    points = {code: now.get(code, 0) for code in CARDS if now.get(code, 0) != before.get(code, 0)}
    language = rules.title.code if isinstance(rules.title, Foreign) else None
    title = None if rules.title is None else str(rules.title)
    return VariantEntry.model_validate(
        {"name": rules.name, "based_on": base.name, "title": title, "language": language, "points": points, **changed}
    )


def changes_nothing(rules: Rules) -> bool:
    """Tell whether house rules play exactly like the variant that they are based on."""
    return variant_entry(replace(rules, title=None)) == VariantEntry(name=rules.name, based_on=rules.base or "")
