"""Compression of the bytes sent to a browser, in an encoding that it accepts."""

import gzip
import hashlib
import re
from pathlib import Path

import brotli

BROTLI, GZIP, PLAIN = "br", "gzip", "identity"
# The encodings supported, the one with smaller results first.
_KNOWN = (BROTLI, GZIP)
# Qualities of Brotli: for the smallest result, and for one an eighth larger in a fiftieth of the time.
_BEST, _QUICK = 11, 5


def accepted(said: str) -> str:
    """Return the encoding for an answer, given the browser's Accept-Encoding header.

    >>> accepted("gzip, deflate, br"), accepted("gzip;q=0.5, br;q=0"), accepted("*"), accepted("")
    ('br', 'gzip', 'br', 'identity')
    """
    weights = {}
    for part in said.lower().split(","):
        name, _, weight = part.partition(";")
        weights[name.strip()] = _weight(weight.strip())
    asked = {name: weights.get(name, weights.get("*", 0.0)) for name in _KNOWN}
    best = max(_KNOWN, key=lambda name: asked[name])
    return best if asked[best] > 0 and asked[best] >= weights.get(PLAIN, 0.0) else PLAIN


def _weight(text: str) -> float:
    if not text:
        return 1.0
    name, _, value = text.partition("=")
    try:
        # NaN fails both comparisons and so weighs 0.
        return float(value) if name.strip() == "q" and 0 <= float(value) <= 1 else 0.0
    except ValueError:
        return 0.0


# Except those that begin with an exclamation mark, which have the licences of others.
_COMMENTS = re.compile(rb"/\*(?!!).*?\*/\s*", re.DOTALL)


def served_bytes(file: Path) -> bytes:
    """Return what is served of a file: all of it, but a style sheet without comments. Raises OSError."""
    data = file.read_bytes()
    return _COMMENTS.sub(b"", data) if file.suffix == ".css" else data


def smallest(data: bytes) -> bytes:
    """Return bytes packed by Brotli as small as possible, in about two seconds for a million of them."""
    return bytes(brotli.compress(data, quality=_BEST))


def smallest_name(digest: str) -> str:
    """Return the name under which the smallest packing of the bytes with a digest is kept."""
    return f"{digest}.{BROTLI}"


def digest_of(data: bytes) -> str:
    """Return a name for bytes: 32 hexadecimal digits of their SHA-256."""
    return hashlib.sha256(data).hexdigest()[:32]


def packed_quickly(data: bytes, encoding: str) -> bytes:
    """Return bytes in an encoding other than PLAIN."""
    if encoding == GZIP:
        # Without the time in its head, the same data packs to the same bytes.
        return gzip.compress(data, mtime=0)
    return bytes(brotli.compress(data, quality=_QUICK))
