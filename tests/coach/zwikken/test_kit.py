"""The kit of Zwikken: what is shown beside a seat, and the same deal under four variants."""

import pytest

from tests.engine.zwikken.test_seen import PACK, after
from tutor.coach.zwikken.four_ways import FOUR_WAYS, OneWay, Span, in_four_ways, span_line
from tutor.coach.zwikken.kit import KIT
from tutor.engine.zwikken import Phase
from tutor.text import language, render

EVEN = {"Anna": ("QS", "10H", "AS"), "Ben": ("KS", "QH", "JC"), "Cilli": ("AH", "KD", "QD")}
JACKS = {"Anna": ("10H", "JS", "KD"), "Ben": ("JC", "JH", "JD"), "Cilli": ("KC", "AC", "10S")}


def spans(way: OneWay) -> list[tuple[int, int]]:
    """Return the least and the most that each seat gets."""
    return [(span.least, span.most) for span in way.chips]


def test_anyones_set_wins_under_the_old_rules_only() -> None:
    """Source: 003, L26, L48, L72; today only a set of a player who has asked wins."""
    found = in_four_ways(JACKS, "QD")
    assert [way.variant for way in found] == list(FOUR_WAYS)
    assert [way.who.message for way in found[:2]] == ["tricks-four-zwik"] * 2
    assert [way.how.message for way in found] == ["tricks-four-no-play"] * 2 + ["tricks-four-joined"] * 2
    exact = [(-3, 6, -3), (-6, 6, 0), (6, 0, 0), (6, 0, 0)]
    assert [spans(way) for way in found] == [[(chips, chips) for chips in row] for row in exact]


def test_where_cards_bring_a_player_the_same_the_others_get_from_so_much_to_so_much() -> None:
    thirds, *_ = in_four_ways(EVEN, "KC")
    assert thirds.how.message == "tricks-four-each"
    assert spans(thirds) == [(-3, 2), (4, 6), (-3, 2)]
    said = render(language("en"), thirds.who).replace("\u00a0", " ")
    assert said.endswith("Anna 0 to 1, Ben 2 to 3, Cilli 0 to 1")


def test_a_span_of_one_number_is_that_number() -> None:
    english = language("en")
    assert render(english, span_line(Span(3, 3))) == "3"
    assert render(english, span_line(Span(-3, 2))) == "-3 to 2"


GERMAN = language("de")


def said(variant: str, *actions: str) -> list[str]:
    """Return what is shown beside each seat after some actions."""
    lines = [KIT.said_by(after(variant, PACK, *actions), seat) for seat in range(3)]
    return ["" if line is None else line.said(GERMAN) for line in lines]


@pytest.mark.parametrize(
    ("actions", "beside"),
    [
        (["bid 1", "pass"], ["höchstes Gebot: 1", "hat gepasst", ""]),
        (["bid 1", "bid 2", "pass"], ["hat 1 geboten", "höchstes Gebot: 2", "hat gepasst"]),
        (["bid 1", "pass", "pass"], ["höchstes Gebot: 1", "", ""]),
        (["bid 1", "pass", "pass", "keep 10H", "play AH"], ["höchstes Gebot: 1", "", ""]),
        (["pass", "pass", "pass"], ["hat gepasst"] * 3),
    ],
)
def test_a_player_who_has_passed_plays_like_the_others_once_the_bidding_is_over(
    actions: list[str], beside: list[str]
) -> None:
    assert said("zwikken-1900", *actions) == beside


def test_a_player_who_has_dropped_out_has_passed_to_the_end() -> None:
    actions = ["pass", "stay", "stay"]
    assert after("zwikken-1850", PACK, *actions).phase is Phase.PLAY
    assert said("zwikken-1850", *actions)[0] == "hat gepasst"


def test_a_question_is_said_as_one() -> None:
    assert said("zwikken-2000", "ask 1", "pass")[:2] == ["hat gefragt", "hat gepasst"]
    assert render(GERMAN, KIT.said_by(after("zwikken-2000", PACK, "ask 1", "ask 2"), 1)) == "Hat „besser“ gesagt"
