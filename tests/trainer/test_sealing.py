"""The seal on the last game of a match in an archive: nothing is read from it, and nothing before it can be changed."""

from base64 import b64decode, b64encode
from uuid import UUID, uuid4

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.trainer.sealing import SealError, seal, unseal

MATCH = UUID(int=7)
TEXT = '[["2026-11-28T12:00:00+00:00", "dealt", "987654321098"]]'
TEXTS = st.text(st.characters(codec="utf-8"))


@given(st.uuids(), TEXTS, TEXTS)
def test_what_is_sealed_comes_back(match: UUID, before: str, text: str) -> None:
    assert unseal(match, before, seal(match, before, text)) == text


def test_equal_texts_are_sealed_alike_and_different_ones_differently() -> None:
    seals = [seal(MATCH, "", TEXT), seal(MATCH, "before", TEXT), seal(uuid4(), "", TEXT), seal(MATCH, "", TEXT + " ")]
    assert len(set(seals)) == 4
    assert seal(MATCH, "", TEXT) == seals[0]


def test_nothing_of_a_text_can_be_read_in_its_seal() -> None:
    sealed = seal(MATCH, "", TEXT)
    raw = b64decode(sealed)
    assert not any(part in raw or part.decode() in sealed for part in (b"987654", b"dealt", b"2026"))
    assert len({one[16:] for one in (raw, b64decode(seal(MATCH, "x", TEXT)))}) == 2, "the mixture depends on all of it"


@pytest.mark.parametrize("place", [0, 15, 16, -1])
def test_a_seal_that_was_changed_is_refused(place: int) -> None:
    raw = bytearray(b64decode(seal(MATCH, "", TEXT)))
    raw[place] ^= 1
    with pytest.raises(SealError):
        unseal(MATCH, "", b64encode(raw).decode())


@pytest.mark.parametrize(("match", "before"), [(UUID(int=8), ""), (MATCH, "open hands")])
def test_a_seal_of_another_match_or_another_beginning_is_refused(match: UUID, before: str) -> None:
    with pytest.raises(SealError):
        unseal(match, before, seal(MATCH, "", TEXT))


@given(TEXTS | st.binary().map(lambda data: b64encode(data).decode()))
def test_what_is_not_a_seal_is_refused(text: str) -> None:
    with pytest.raises(SealError):
        unseal(MATCH, "", text)
