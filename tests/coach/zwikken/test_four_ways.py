"""The same deal under four ways to play: what each player can get, and against whom each plays."""

from tutor.coach.zwikken.four_ways import FOUR_WAYS, OneWay, Span, in_four_ways, span_line
from tutor.text import language, render

EVEN = {"Anna": ("QS", "10H", "AS"), "Ben": ("KS", "QH", "JC"), "Cilli": ("AH", "KD", "QD")}
JACKS = {"Anna": ("10H", "JS", "KD"), "Ben": ("JC", "JH", "JD"), "Cilli": ("KC", "AC", "10S")}


def spans(way: OneWay) -> list[tuple[int, int]]:
    """Return the least and the most that each seat gets."""
    return [(span.least, span.most) for span in way.chips]


def test_a_set_of_anybody_wins_under_the_old_rules_only() -> None:
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
