"""What is English in a text of another language: its messages and content, and common words."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from tests.text.test_ids import files, parameters
from tutor.content.files.folders import content_root
from tutor.content.translation.whole_language import up_to_date
from tutor.text import language
from tutor.text.language import ENGLISH, ENGLISH_ONLY

COMMON = re.compile(r"\b(?:the|and|your|you|with|takes|of|is|are|this|that|cards|for|not|which|from)\b", re.IGNORECASE)
"""Words that are none of German or French."""

SAME = {"As"}
"""What is a word of a language too, which the English one is not translated to: aces are so called in French."""

_HELD = "\ue000"  # stands where a message has a value
_EDGES = " .,:;!?()·–“”„‘’'\"«»\u202f\u00a0"


class English(NamedTuple):
    """The English texts that are other ones in a language: to equal one is a fault, to contain a long one too."""

    texts: frozenset[str]
    long: tuple[str, ...]

    def within(self, text: str) -> str | None:
        """Return what is English in a text, None if nothing is."""
        common = COMMON.search(text)
        if common is not None:
            return common[0]
        if text.strip(_EDGES) in self.texts:
            return text
        return next((one for one in self.long if one in text), None)


@cache
def english_beside(code: str) -> English:
    """Return the English that is no text of a language with this code."""
    content = [
        one for found in up_to_date(content_root(), code).items.values() for one in found if one.field != "forms"
    ]
    own = set(_parts([*_messages(code), *(one.said for one in content)]))
    whole = "\n".join(own)
    english = set(_parts([*_messages(ENGLISH), *(one.english for one in content)]))
    texts = frozenset(english - own - SAME)
    return English(texts, tuple(one for one in texts if len(one) > 11 and " " in one and one not in whole))


def _messages(code: str) -> Iterator[str]:
    for file, found in files(code).items():
        for name in found if file not in ENGLISH_ONLY else ():
            has = parameters(code, name)
            numbers = has.plural | has.grouped
            for number in (0, 1, 2, 5000):
                values: dict[str, str | int] = {one: number if one in numbers else _HELD for one in has.names}
                yield language(code).given(name, values)


def _parts(texts: Iterable[str]) -> Iterator[str]:
    """Yield what is between the values and numbers of texts, as far as it has a word."""
    for text in texts:
        for part in re.split(rf"[{_HELD}\d\n]+", text):
            found = part.strip(_EDGES)
            if re.search(r"[^\W\d_]{2}", found):
                yield found
