"""Characters that only look right in names, cards and keys are named with their place."""

import pytest

from tutor.content.yaml.disguises import as_seen, disguise_in


@pytest.mark.parametrize(
    ("text", "message", "place"),
    [
        ("South\u00a0", "yaml-hard-blank", 5),
        ("\u3000South", "yaml-hard-blank", 0),
        ("kind:\u202fzwick", "yaml-hard-blank", 5),
        ("So\u00aduth", "yaml-unseen", 2),
        ("zwick\ufe0f", "yaml-unseen", 5),
        ("“South”", "check-curly-quotes", 0),
        ("„South“", "check-curly-quotes", 0),
        ("‚S‘", "check-curly-quotes", 0),
        ("`S`", "check-curly-quotes", 0),
    ],
)
def test_what_only_looks_right_is_found(text: str, message: str, place: int) -> None:
    found = disguise_in(text)
    assert found is not None
    assert (found.message, found.place) == (message, place)


@pytest.mark.parametrize("text", ["South", "O’Hara", "The “first” one", "10♥", "", "Zoë", "a b"])
def test_what_is_right_is_not_a_disguise(text: str) -> None:
    assert disguise_in(text) is None


def test_a_text_is_shown_as_it_looks() -> None:
    assert as_seen("So\u200buth\u00a0East") == "South East"
