"""Compression of the bytes sent to a browser, in an encoding that it accepts."""

import gzip
import hashlib

import brotli

from tutor.app.base.byte_cache import ByteCache

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


class Packer:
    """Packs bytes quickly, once for each encoding, until it is given their smallest packing, which it keeps."""

    def __init__(self, kept: ByteCache) -> None:
        self._kept = kept
        self._quick: dict[tuple[str, str], bytes] = {}

    def at_hand(self, digest: str, encoding: str) -> bytes | None:
        """Return the packed bytes with this digest, None if they were not packed in this encoding before."""
        best = self._kept.get(_name(digest)) if encoding == BROTLI else None
        return self._quick.get((digest, encoding)) if best is None else best

    def packed(self, data: bytes, digest: str, encoding: str) -> bytes:
        """Return the bytes in an encoding; `digest` must be that of `data`."""
        if encoding == PLAIN:
            return data
        found = self.at_hand(digest, encoding)
        if found is None:
            found = self._quick[digest, encoding] = _pack(data, encoding)
        return found

    def has_best(self, digest: str) -> bool:
        """Tell whether the smallest packing of the bytes with this digest is kept."""
        return self._kept.get(_name(digest)) is not None

    def keep_best(self, digest: str, packed: bytes) -> None:
        """Keep the packing that `pack_best` made, and use it from now on."""
        self._kept.put(_name(digest), packed)
        self._quick.pop((digest, BROTLI), None)


def pack_best(data: bytes) -> bytes:
    """Return bytes packed as small as possible, in about two seconds for a million of them."""
    return bytes(brotli.compress(data, quality=_BEST))


def digest_of(data: bytes) -> str:
    """Return a name for bytes: 32 hexadecimal digits of their SHA-256."""
    return hashlib.sha256(data).hexdigest()[:32]


def _pack(data: bytes, encoding: str) -> bytes:
    if encoding == GZIP:
        # Without the time in its head, the same data packs to the same bytes.
        return gzip.compress(data, mtime=0)
    return bytes(brotli.compress(data, quality=_QUICK))


def _name(digest: str) -> str:
    return f"{digest}.{BROTLI}"
