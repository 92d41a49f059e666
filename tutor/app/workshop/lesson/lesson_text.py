"""The text of a lesson after a change, and the examples for new steps."""

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
_ORDER: Final = (*_TEXTS, *_BOARD, "goal", "reasons", "solutions", "wrong", "done")


@cache
def examples(code: str) -> Mapping[str, dict[str, Any]]:
    """Return an example step in a language by the kind of its exercise, as a file has it."""
    english = load_lesson(EXAMPLES.name, EXAMPLES.read_bytes(), VARIANTS).entry
    entry = entry_in_language(english, EXAMPLES_ID, content_root(), code)
    return {step["goal"]["kind"]: step for step in written_steps(entry)}


def written_steps(entry: LessonEntry) -> Steps:
    """Return the steps of a lesson as a file has them, with their keys in reading order."""
    found = (step.model_dump(mode="json", exclude_defaults=True, by_alias=True) for step in entry.steps)
    return [{key: one[key] for key in sorted(one, key=_ORDER.index)} for one in found]


def with_steps(text: str, steps: Sequence[Mapping[str, Any]]) -> str:
    """Return the text with these steps; a step that only moves keeps its comments."""
    return changed_yaml(text, {"steps": steps})


def moved(steps: Steps, place: int, by: int) -> Steps:
    """Return the steps with one of them moved.

    >>> [step["slug"] for step in moved([{"slug": "a"}, {"slug": "b"}], 0, 1)]
    ['b', 'a']
    """
    others = steps[:place] + steps[place + 1 :]
    return [*others[: place + by], steps[place], *others[place + by :]]


def with_another(steps: Steps, place: int, step: Mapping[str, Any]) -> Steps:
    """Return the steps with another one inserted after a place, under a slug of its own.

    >>> [step["slug"] for step in with_another([{"slug": "a"}], 0, {"slug": "a"})]
    ['a', 'a-2']
    """
    used = {step["slug"] for step in steps}
    slug = str(step["slug"])
    free = slug if slug not in used else next(one for n in count(2) if (one := f"{slug[:50]}-{n}") not in used)
    return [*steps[: place + 1], {**step, "slug": free}, *steps[place + 1 :]]
