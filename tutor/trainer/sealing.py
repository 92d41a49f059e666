"""The seal on the last game of each match in an archive: its cards and plays, which a learner may not know yet.

Reading the file, or changing its text before the seal, shows nothing of the cards. The seal needs no key, so that any
server opens it. A programmer can take it apart, but might as well play a copy of the game to its end.
"""

from base64 import b64decode, b64encode
from hashlib import sha256, shake_256
from uuid import UUID

_TAG = 16


class SealError(ValueError):
    """An error for a text that is not a seal, or the seal of another match or another beginning."""


def seal(match: UUID, before: str, text: str) -> str:
    """Return a text of a match, which follows `before`, in an unreadable form; equal arguments give equal seals."""
    data = text.encode()
    tag = _tag(match, before, data)
    return b64encode(tag + _mixed(match, tag, data)).decode()


def unseal(match: UUID, before: str, sealed: str) -> str:
    """Return the text that was sealed for a match and followed `before`; raises SealError."""
    try:
        found = b64decode(sealed, validate=True)
        tag, data = found[:_TAG], _mixed(match, found[:_TAG], found[_TAG:])
        if _tag(match, before, data) == tag:
            return data.decode()
    except ValueError:
        pass
    raise SealError("this is no seal of this match")


def _tag(match: UUID, before: str, data: bytes) -> bytes:
    return sha256(b"".join((match.bytes, sha256(before.encode()).digest(), data))).digest()[:_TAG]


def _mixed(match: UUID, tag: bytes, data: bytes) -> bytes:
    """Return data mixed with pseudorandom bytes; mixing it again restores it."""
    stream = shake_256(match.bytes + tag).digest(len(data))
    return (int.from_bytes(data) ^ int.from_bytes(stream)).to_bytes(len(data))
