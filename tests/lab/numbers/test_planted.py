"""What is counted of players with one fixed habit is what it must be."""

import pytest

from tests.lab.numbers.planted import (
    builds,
    counted,
    first_of,
    lays,
    leaves_jokers,
    only_takes,
    pack_of,
    planted,
    takes,
)
from tutor.content.zwickern.figures import ZWICKERN_BOOK, ZWICKERN_QUESTIONS, ZwickernQuestion
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import VARIANTS, Capture, Play, Position
from tutor.lab.numbers.games import WholeGame, game_of_seed

ONLY_LAYS = planted(first_of(lays))
ALWAYS_TAKES = planted(first_of(takes, lays), seed=1)


def test_a_player_who_never_takes_wins_nothing_with_any_card() -> None:
    found = counted("cards", ONLY_LAYS)
    assert found["captures/all"] == (0, 52)
    assert found["won/all"] == (0, 52)
    assert found["captures/9"] == (0, sum(card.rank == "9" for hand in ONLY_LAYS.dealt for card in hand))


def test_a_pack_without_aces_says_nothing_about_aces() -> None:
    pack = [CARDS["9S"] if card.rank == "A" else card for card in pack_of(0)]
    game = planted(first_of(takes, lays), pack=pack)
    assert not [key for key in counted("cards", game) if "/A" in key]
    assert not [key for key in counted("laying", game) if "/A" in key]


def test_jokers_that_no_one_takes_are_left_for_the_last_capture() -> None:
    found = counted("jokers", planted(first_of(leaves_jokers, lays)))
    assert found["won/all/left"] == (3, 3)
    hits, tries = found["points/jokers"]
    assert hits == 18
    assert found["points/with"] == (0, tries)


def test_jokers_are_won_by_no_player_where_nothing_is_taken() -> None:
    assert counted("jokers", ONLY_LAYS)["won/all/nobody"] == (3, 3)


def test_a_question_about_jokers_has_no_answer_where_there_are_none() -> None:
    assert counted("jokers", planted(first_of(takes, lays), rules=VARIANTS["dietze"])) == {}


def test_nothing_is_taken_at_any_total_where_all_only_lay() -> None:
    found = counted("totals", ONLY_LAYS)
    assert found["reply/all"] == (0, 51)
    assert {hits for hits, _ in found.values()} == {0}
    assert found["taken/15"][1] > 0


def test_every_card_is_taken_at_once_where_all_are_nines_and_the_next_player_takes() -> None:
    game = planted(only_takes(1), seats=2, pack=[CARDS["9S"]] * 55)
    found = counted("laying", game)
    assert found["taken/9/all"] == found["held/9/all"] == (26, 26)
    # Deals of 4, 4, 4, 4, 5 and 5 cards: three or more are held but before the last two of each.
    assert [found[f"held/9/{held}"] for held in ("1", "2", "3+")] == [(6, 6), (6, 6), (14, 14)]


def test_as_many_zwicks_are_counted_as_are_in_the_piles() -> None:
    found = counted("zwicks", ALWAYS_TAKES)
    zwicks = sum(pile.zwicks for pile in ALWAYS_TAKES.end.won)
    assert zwicks > 0
    assert found["game"] == (zwicks, 1)
    assert found["turn/all"][0] == zwicks
    assert counted("zwicks", ONLY_LAYS)["game"] == (0, 1)


def test_builds_that_no_one_else_touches_come_home_or_are_left() -> None:
    def keeps_off(position: Position, play: Play) -> bool:
        own = all(item.owner in (None, position.turn) for item in getattr(play, "takes", ()))
        return isinstance(play, Capture) and own

    found = counted("builds", planted(first_of(builds, keeps_off, lays)))
    assert found["end/all/own"][0] + found["end/all/left"][0] == found["end/all/own"][1] > 0
    assert found["lost/all/all"] == (0, found["end/all/own"][1])


def test_builds_are_lost_to_players_who_take_those_of_others_first() -> None:
    def steals(position: Position, play: Play) -> bool:
        return isinstance(play, Capture) and any(item.owner not in (None, position.turn) for item in play.takes)

    found = counted("builds", planted(first_of(steals, builds, lays), seats=2))
    assert found["end/all/others"][0] > 0
    assert found["lost/all/all"][0] >= found["end/all/others"][0]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_dealer_who_alone_takes_wins_every_game_and_makes_the_last_capture(seats: int) -> None:
    game = planted(only_takes(seats - 1), seats=seats)
    found, dealer = counted("seats", game), str(seats)
    assert found[f"wins/{dealer}"] == found[f"last/{dealer}"] == (1, 1)
    assert found["wins/1"] == found["last/nobody"] == (0, 1)
    assert found["won/1"] == (0, 1)
    assert found["won/all"] == (found[f"won/{dealer}"][0], seats)
    assert found["draw"] == found["most-tied"] == (0, 1)
    (lead, tries), points = found[f"lead/{dealer}"], max(score.points for score in game.scores)
    assert (lead, tries) == ((seats - 1) * points, seats - 1)


def test_a_card_leads_by_the_points_of_the_side_it_is_dealt_to_over_each_other() -> None:
    game = planted(only_takes(2), seats=3)
    points = max(score.points for score in game.scores)
    lead = 0
    for seat, cards in enumerate(game.dealt):
        lead += sum(card.rank == "5" for card in cards) * (2 * points if seat == 2 else -points)
    number = sum(card.rank == "5" for cards in game.dealt for card in cards)
    assert counted("cards", game)["lead/5"] == (lead, 2 * number)


def test_a_game_in_which_nothing_is_taken_is_a_draw_that_luck_has_not_decided() -> None:
    assert counted("seats", ONLY_LAYS)["draw"] == (1, 1)
    found = counted("luck", ONLY_LAYS)
    assert found["margin"] == found["lead"] == (0, 1)
    assert found["wins/all"] == (0, 2)


def test_strong_players_have_each_seat_in_turn_and_their_edge_is_counted() -> None:
    dietze = VARIANTS["dietze"]
    games = [game_of_seed(dietze, 2, seed, "mixed") for seed in (0, 1)]
    assert [game.strong for game in games] == [(0,), (1,)]
    for game in games:
        points = [score.points for score in game.scores]
        (strong,) = game.strong
        assert counted("luck", game)["edge"] == (points[strong] - points[1 - strong], 1)
    assert "edge" not in counted("luck", ONLY_LAYS)


@pytest.mark.parametrize("question", ZWICKERN_QUESTIONS)
def test_cells_have_keys_of_the_question_and_add_up(question: ZwickernQuestion) -> None:
    games: list[tuple[WholeGame, int]] = [(ONLY_LAYS, 4), (ALWAYS_TAKES, 4)]
    for name, seats in (("jensen", 4), ("grupp", 3), ("french", 2)):
        games.append((game_of_seed(VARIANTS[name], seats, 0, "careful"), seats))
    for game, seats in games:
        found = counted(question, game)
        assert found.keys() <= ZWICKERN_BOOK.keys(question, game.rules, seats).keys()
        for manner, whole, keys in ZWICKERN_BOOK.totals(question, game.rules, seats):
            parts = [found.get(key, (0, 0)) for key in keys]
            hits, tries = (sum(numbers) for numbers in zip(*parts, strict=True))
            if manner == "split":
                assert found.get(whole, (0, 0)) == (hits, tries)
            else:
                assert {part[1] for part in parts} == {hits}
