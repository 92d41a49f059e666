"""Bytes made smaller for the way to the browser, as far as it says that it can unpack them."""

import gzip
import hashlib

import brotli

from tutor.app.delivery.kept import Kept

BROTLI, GZIP, PLAIN = "br", "gzip", "identity"
# Those that are known, the smaller first.
_KNOWN = (BROTLI, GZIP)
# Of the least size, and one that takes a fiftieth of the time for an eighth more.
_BEST, _QUICK = 11, 5


def accepted(said: str) -> str:
    """The encoding to answer in, where the browser said this of those that it accepts.

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
        # A comparison with what is no number is never true.
        return float(value) if name.strip() == "q" and 0 <= float(value) <= 1 else 0.0
    except ValueError:
        return 0.0


class Packer:
    """Packs bytes once, quickly, until somebody brings what is packed best, which is kept for later."""

    def __init__(self, kept: Kept) -> None:
        self._kept = kept
        self._quick: dict[tuple[str, str], bytes] = {}

    def at_hand(self, digest: str, encoding: str) -> bytes | None:
        """The bytes with this digest in an encoding, where they were packed before."""
        best = self._kept.get(_name(digest)) if encoding == BROTLI else None
        return self._quick.get((digest, encoding)) if best is None else best

    def packed(self, data: bytes, digest: str, encoding: str) -> bytes:
        """The bytes in an encoding; the digest names them."""
        if encoding == PLAIN:
            return data
        found = self.at_hand(digest, encoding)
        if found is None:
            found = self._quick[digest, encoding] = _pack(data, encoding)
        return found

    def has_best(self, digest: str) -> bool:
        """Whether there is already the least that these bytes can become."""
        return self._kept.get(_name(digest)) is not None

    def keep_best(self, digest: str, packed: bytes) -> None:
        """From now on give this, which `pack_best` made."""
        self._kept.put(_name(digest), packed)
        self._quick.pop((digest, BROTLI), None)


def pack_best(data: bytes) -> bytes:
    """Bytes packed as small as can be, which takes two seconds for a million of them."""
    return bytes(brotli.compress(data, quality=_BEST))


def digest_of(data: bytes) -> str:
    """A name for bytes that no others have."""
    return hashlib.sha256(data).hexdigest()[:32]


def _pack(data: bytes, encoding: str) -> bytes:
    if encoding == GZIP:
        # Whoever packs the same again gets the same.
        return gzip.compress(data, mtime=0)
    return bytes(brotli.compress(data, quality=_QUICK))


def _name(digest: str) -> str:
    return f"{digest}.{BROTLI}"
