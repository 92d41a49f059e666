"""Why an action is not legal in Zwicken, as data, and what fines are."""

from dataclasses import replace
from typing import Any

import pytest

from tutor.engine.cards import UnreadableError
from tutor.engine.zwicken import VARIANTS, Setup, act, grounds, read_action, set_up, violations, violations_of

PLAY = {"phase": "play", "turnup": "9S"}
WRONG: list[tuple[dict[str, Any], str, str, list[str]]] = [
    ({"phase": "check"}, "stay", "not-now", []),
    ({"phase": "declare", "turnup": "9S", "hand": ["8S", "KS", "AC"]}, "check", "not-now", []),
    ({"phase": "declare", "turnup": "9S", "hand": ["8S", "KS", "AC"]}, "exchange 8S AD", "card-not-held", []),
    (
        {"phase": "declare", "turnup": "9S", "hand": ["8S", "KS", "AC"], "stock": 1},
        "exchange 8S KS",
        "too-many-exchanged",
        [],
    ),
    ({**PLAY, "hand": ["8S", "KS", "AC"]}, "pass", "not-now", []),
    ({**PLAY, "hand": ["8S", "KS", "AC"]}, "play KC", "card-not-held", []),
    ({**PLAY, "hand": ["QH", "8H", "AS"], "trick": ["KH"]}, "play AS", "must-follow", ["QH", "8H"]),
    ({**PLAY, "hand": ["KH", "8H", "AS"], "trick": ["QH"]}, "play 8H", "must-head", ["KH"]),
    ({**PLAY, "hand": ["8S", "AC", "9D"], "trick": ["QH"]}, "play AC", "must-trump", ["8S"]),
    ({**PLAY, "hand": ["8S", "KS", "AC"], "trick": ["QH", "JS"]}, "play 8S", "must-overtrump", ["KS"]),
    # The permanent trump is no diamond (Z13).
    ({**PLAY, "hand": ["7D", "8D", "AC"], "trick": ["KD"]}, "play 7D", "must-follow", ["8D"]),
]


@pytest.mark.parametrize(("told", "text", "reason", "instead"), WRONG, ids=[f"{w[2]} {w[1]}" for w in WRONG])
def test_a_reason_says_what_would_do(told: dict[str, Any], text: str, reason: str, instead: list[str]) -> None:
    (found,) = violations(set_up(Setup("zwicken", **told), VARIANTS), read_action(text))
    assert (found.reason.value, [str(card) for card in found.instead]) == (reason, instead)


def test_a_player_who_has_passed_has_dropped_out() -> None:
    told = {**PLAY, "hand": ["8S", "KS", "AC"], "passed": ["3"]}
    position = set_up(Setup("zwicken", **told), VARIANTS)
    reasons = [violations_of(position, seat, read_action("play 8S")) for seat in range(4)]
    assert [one[0].reason.value if one else "" for one in reasons] == [
        "",
        "not-your-turn",
        "dropped-out",
        "not-your-turn",
    ]


def test_fines_that_do_not_add_up_are_one_stake_each() -> None:
    """What Z21 leaves open, turned round: the dealer did not look and took no trick, and pays once."""
    rules = replace(VARIANTS["zwicken"], name="ours", fines_add_up=False, base="zwicken")
    told: dict[str, Any] = {
        **PLAY,
        "hands": {"1": ["AH"], "4": ["8H"]},
        "passed": ["2", "3"],
        "tricks": [["AS", "8C"], ["KH", "7H"]],
    }
    found = []
    for variants in (VARIANTS, {"zwicken": rules}):
        position = set_up(Setup("zwicken", **told), variants)._replace(looked=False)
        for text in ("play AH", "play 8H"):
            position = act(position, read_action(text))
        found.append([ground.value for _, ground in grounds(position)])
        assert position.accounts == (3, 0, 0, -3 * len(found[-1]))
    assert found == [["unchecked", "no-trick"], ["unchecked"]]


@pytest.mark.parametrize("text", ["", "exchange", "exchange 8S 8S", "play 8S 9S", "offer", "stay 8S", "play", "x" * 99])
def test_what_is_not_an_action_is_not_read(text: str) -> None:
    with pytest.raises(UnreadableError):
        read_action(text)
