"""House rules as a part of an address: their file, compressed, so that a table can be sent as a link or a QR code."""

import base64
import binascii
import re
import zlib

from tutor.content.files.writing import variant_text
from tutor.content.yaml.source import ContentError, Fault, SourceMark
from tutor.content.zwickern.house_rules import VariantEntry

MOST_ADDRESS = 2000
"""The most characters of a table in an address."""

_MOST_TEXT = 20_000
_VERSION = "1"
_CODE = re.compile(rf"{_VERSION}([A-Za-z0-9_-]+)")
# The text that nearly every file has. It is part of the format: with another dictionary no earlier address could be
# read.
_DICTIONARY = (
    b"single_builds: false\nbuild_for_partner: false\nowner_may_lay: false\nbuild_on_empty: true\n"
    b"last_takes_rest: false\n"
    b"majority_on_tie: true\nsubtract_from_card: true\nsame_value: false\njoker_by_joker: true\nzwick_again: true\n"
    b"last_zwick: dealer\ncapturing: must\nduty: capture\nbuild_limit: 14\nbuild_left: 30\ntarget: 100\nhands: 4\n"
    b"joker_zwick: 0\nwild: [2, 14]\nlanguage: de\nvalues: {A: both, J: high, Q: low, K: high}\n"
    b"jokers: [X15, X20, X25, X30, X35, X1, X2, X3, X4, X5, X6]\nseats:\n- deals: [4, 4, 4, 5]\n  partners: true\n"
    b"  players: 4\n  table: [3, 0, 0, 1]\npoints: {10D: 3, 10S: 1, 2S: 1, AS: 1, AH: 1, AD: 1, AC: 1}\n"
    b"majority: 3\nzwick: 1\ntitle: name: ours\nbased_on: christiansen\nbased_on: dietze\nbased_on: grupp\n"
    b"based_on: french\nbased_on: jensen\n"
)


def table_code(entry: VariantEntry) -> str:
    """Return house rules as a text of letters, digits, hyphens and underscores, shorter than `MOST_ADDRESS`.

    >>> entry = VariantEntry(name="ours", based_on="jensen", zwick=2)
    >>> table_text(table_code(entry))
    'name: ours\\nbased_on: jensen\\nzwick: 2\\n'
    """
    packing = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zlib.Z_DEFAULT_STRATEGY, _DICTIONARY)
    packed = packing.compress(variant_text(entry).encode()) + packing.flush()
    return _VERSION + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def table_text(code: str) -> str:
    """Return the file of house rules in an address, not yet proven; raises ContentError for anything else."""
    found = _CODE.fullmatch(code) if len(code) <= MOST_ADDRESS else None
    try:
        if found is None:
            raise ValueError
        packed = base64.urlsafe_b64decode(found[1] + "=" * (-len(found[1]) % 4))
        unpacking = zlib.decompressobj(-zlib.MAX_WBITS, _DICTIONARY)
        text = unpacking.decompress(packed, _MOST_TEXT)
        # A few bytes may unpack to gigabytes, so no more is unpacked than a file may have.
        if not unpacking.eof or unpacking.unused_data:
            raise ValueError
        return text.decode()
    except (ValueError, zlib.error, binascii.Error):
        raise ContentError([Fault("address", SourceMark(), "house-shared-broken", {})]) from None
