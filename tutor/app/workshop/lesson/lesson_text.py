"""The text of a lesson after a change, and the examples with which its steps begin."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any, Final

from tutor.catalogue.translated import entry_in_language
from tutor.content.files.folders import EXAMPLES, EXAMPLES_ID, content_root
from tutor.content.files.load import load_lesson
from tutor.content.files.models import LessonEntry
from tutor.content.yaml.round_trip import changed_yaml
from tutor.engine.zwickern import VARIANTS

Steps = list[dict[str, Any]]
_TEXTS, _BOARD = ("slug", "title", "text"), ("shows", "counter", "builds", "position")
_ORDER: Final = (*_TEXTS, *_BOARD, "goal", "solutions", "wrong", "done")


@cache
def examples(code: str) -> Mapping[str, dict[str, Any]]:
    """Return a step for each kind of exercise in a language, as files write it, by its kind."""
    english = load_lesson(EXAMPLES.name, EXAMPLES.read_bytes(), VARIANTS).entry
    entry = entry_in_language(english, EXAMPLES_ID, content_root(), code)
    return {one["goal"]["kind"]: one for one in written_steps(entry)}


def written_steps(entry: LessonEntry) -> Steps:
    """Return the steps of a lesson as files write them, with their keys in the order in which one reads them."""
    found = (one.model_dump(mode="json", exclude_defaults=True, by_alias=True) for one in entry.steps)
    return [{key: one[key] for key in sorted(one, key=_ORDER.index)} for one in found]


def with_steps(text: str, steps: Sequence[Mapping[str, Any]]) -> str:
    """Return the text with other steps; those that are only moved keep their comments."""
    return changed_yaml(text, {"steps": steps})


def moved(steps: Steps, place: int, by: int) -> Steps:
    """Return steps in which one has changed its place.

    >>> [one["slug"] for one in moved([{"slug": "a"}, {"slug": "b"}], 0, 1)]
    ['b', 'a']
    """
    others = steps[:place] + steps[place + 1 :]
    return [*others[: place + by], steps[place], *others[place + by :]]


def with_another(steps: Steps, place: int, step: Mapping[str, Any]) -> Steps:
    """Return steps with another one after a place; it gets a slug that no other has.

    >>> [one["slug"] for one in with_another([{"slug": "a"}], 0, {"slug": "a"})]
    ['a', 'a-2']
    """
    used = {one["slug"] for one in steps}
    slug = str(step["slug"])
    free = slug if slug not in used else next(one for n in count(2) if (one := f"{slug[:50]}-{n}") not in used)
    return [*steps[: place + 1], {**step, "slug": free}, *steps[place + 1 :]]
