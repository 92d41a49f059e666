"""Typography of a language, so that translators type plain quotation marks and blanks."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

_NARROW, _FIXED = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
# Tags, code and addresses are left as they are.
_KEPT = re.compile(r"(<[^<>]*>|`[^`]*`|\w+://\S+)")
_QUOTED = re.compile(r'"([^"]*)"')
_AFTER = r"(?=$|[\s)»*.,])"


def typeset(code: str, text: str) -> str:
    r"""Return a text with the quotation marks and no-break spaces of a language; a typeset text stays the same.

    >>> typeset("fr", 'Zwick ! « Oui » : "non" ?') == "Zwick\u202f! «\u202fOui\u202f»\u00a0: «\u202fnon\u202f»\u202f?"
    True
    >>> typeset("fr", "Le joker nº 4") == "Le joker nº\u00a04"
    True
    >>> typeset("de", 'Das "Bild".'), typeset("en", 'The "picture".')
    ('Das „Bild“.', 'The "picture".')
    >>> typeset("de", "Joker Nr. 4") == "Joker Nr.\u00a04"
    True
    """
    rule = _RULES.get(code)
    if rule is None:
        return text
    # Every second part is a match of `_KEPT`, which stays as it is.
    parts = _KEPT.split(text)
    return "".join(part if place % 2 else rule(part) for place, part in enumerate(parts))


def _german(text: str) -> str:
    return _QUOTED.sub(r"„\1“", text).replace("Nr. ", f"Nr.{_FIXED}")


def _french(text: str) -> str:
    text = _QUOTED.sub(r"« \1 »", text)
    text = text.replace("« ", f"«{_NARROW}").replace(" »", f"{_NARROW}»")
    text = re.sub(rf" ([;!?]){_AFTER}", rf"{_NARROW}\1", text)
    text = text.replace("nº ", f"nº{_FIXED}")
    return re.sub(rf" :{_AFTER}", f"{_FIXED}:", text)


_RULES: Mapping[str, Callable[[str], str]] = MappingProxyType({"de": _german, "nds": _german, "fr": _french})
