"""The update of a PO file to the English texts of today, and the import of a translator's texts."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from typing import NamedTuple

from tutor.content.translation.catalog import Translated
from tutor.content.translation.texts import SourceText
from tutor.text import typeset

_ALIKE = 0.8
"""The least likeness of two English texts for the translation of one to be offered for the other."""


def updated(code: str, texts: Sequence[SourceText], old: Sequence[Translated]) -> tuple[Translated, ...]:
    """Return the texts of a PO file as English has them today, with their translations in `old`.

    A translation of another English text becomes fuzzy. A translation that has moved is found again by its English
    text, or offered as fuzzy if its text is nearly the same. Translations without an English text are kept at the end.
    """
    ready = [one for one in old if one.said and one.context]
    there = {one.context: one for one in old if one.context and not one.gone}
    # Of two with the same English text the one that is not gone counts.
    by_text = {one.english: one for one in sorted(ready, key=lambda one: not one.gone)}
    today = {text.text for text in texts}
    orphans = {english: one for english, one in by_text.items() if english not in today}
    found, used = list[Translated](), set[Translated]()
    for text in texts:
        before = there.get(text.context)
        if before is None or before.english != text.text:
            # A note of a game takes the place of another if a play was put in before it.
            left = before if before is not None and before.english not in today else None
            before = by_text.get(text.text) or left or _nearest(text.text, orphans)
        used |= {before} if before is not None else set()
        found.append(_today(code, text, before))
    return (*found, *(replace(one, gone=True) for one in ready if one not in used))


def _nearest(english: str, known: Mapping[str, Translated]) -> Translated | None:
    """Return the translation of the English text most like the given one, None if none is nearly the same."""
    alike = {one: SequenceMatcher(None, english, one, autojunk=False) for one in known}
    close = {one: match.ratio() for one, match in alike.items() if match.quick_ratio() >= _ALIKE}
    best = max(close, key=close.__getitem__, default="")
    return known[best] if close.get(best, 0) >= _ALIKE else None


def _today(code: str, text: SourceText, old: Translated | None) -> Translated:
    if old is None or not old.said:
        return Translated(text.context, text.text, "", field=text.field, notes=old.notes if old else ())
    # The oldest English text is the one that the translation was made from, unless the translator has looked again.
    made_from = (old.fuzzy and old.before) or old.english
    stale = text.text != made_from
    return Translated(
        context=text.context,
        english=text.text,
        said=typeset(code, old.said),
        fuzzy=stale or (old.fuzzy and not old.before),
        before=made_from if stale else "",
        field=text.field,
        notes=old.notes,
    )


class Counts(NamedTuple):
    """The numbers of texts of an import: those that are new, changed, the same, empty, to be looked at, and unknown."""

    new: int = 0
    changed: int = 0
    same: int = 0
    empty: int = 0
    fuzzy: int = 0
    unknown: int = 0

    def plus(self, other: "Counts") -> "Counts":
        """Return the sums."""
        return Counts(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


def merged(
    code: str, ours: Sequence[Translated], theirs: Iterable[Translated]
) -> tuple[tuple[Translated, ...], Counts]:
    """Return our texts of today with those that a translator sends, and the counts of these.

    Only a translation that is ready and made from the English text of today overwrites another.
    """
    found, counts = {one.context: one for one in ours if not one.gone}, Counts()
    gone = tuple(one for one in ours if one.gone)
    for one in theirs:
        mine = found.get(one.context)
        if mine is None or one.gone:
            counts = counts.plus(Counts(unknown=1))
        elif not one.said.strip():
            counts = counts.plus(Counts(empty=1))
        elif one.is_ready and one.english == mine.english:
            said = typeset(code, one.said)
            if mine.is_ready and mine.said == said:
                counts = counts.plus(Counts(same=1))
                continue
            counts = counts.plus(Counts(changed=1) if mine.said else Counts(new=1))
            found[one.context] = replace(mine, said=said, fuzzy=False, before="", notes=one.notes or mine.notes)
        else:
            counts = counts.plus(Counts(fuzzy=1))
            if not mine.said:
                before = one.english if one.english != mine.english else ""
                found[one.context] = replace(mine, said=typeset(code, one.said), fuzzy=True, before=before)
    return (*found.values(), *gone), counts
