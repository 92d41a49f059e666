"""The board in words says what the board shows."""

from dataclasses import replace

from tests.app.playing import WORDS
from tests.engine.setups import at
from tutor.app.base.library import library
from tutor.app.board.zwickern.in_words import spoken
from tutor.app.board.zwickern.table import (
    addressed,
    ended_data,
    exercise_data,
    open_data,
    pile_data,
    played_data,
    show_play,
)
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import Capture, make_play, read_play
from tutor.text import card_sign, language

GERMAN = language("de")
GAME = next(game for game in library().records if game.id == "lessons/games/christiansen")


def test_an_exercise_says_the_table_the_hand_and_the_seats() -> None:
    """The table comes first, then what the learner holds; of the others there is little to say."""
    data = exercise_data(WORDS, at("8S 5D", "3C 8H"), "e", interactive=True)
    table, hand, seats = spoken(WORDS, data)
    assert table == "Table: 3♣, 8♥."
    assert hand == "Your hand: 5♦, 8♠."
    assert "You: to play." in seats
    assert all(seat["label"] in seats for seat in data["seats"])


def test_a_build_is_described_with_its_value_its_owner_and_its_cards() -> None:
    """What owner and value mean for a play can be heard."""
    ply = GAME.plies[5]
    lines = spoken(WORDS, exercise_data(WORDS, ply.position, "e", interactive=True))
    assert lines[0] == "Table: Dianne’s build of 20 (30 joker+10♠)."


def test_your_own_seat_is_called_you_in_an_exercise_and_by_its_name_in_a_replay() -> None:
    """On the board, in words and for screen readers; elsewhere the seats keep their names."""
    position = at("8S 5D", "3C")
    after = make_play(position, read_play(position, "5D on 3C = 8").play)
    back = replace(after, turn=position.turn, hands=position.hands)
    data = exercise_data(WORDS, back, "e", interactive=True)
    [item] = [one for zone in data["zones"] if zone["kind"] == "table" for one in zone["items"]]
    assert [seat["label"] for seat in data["seats"]] == ["N", "E", "You", "W"]
    assert item["owner"] == "You"
    assert item["label"].startswith("your build of 8: ")
    assert spoken(WORDS, data)[0] == "Table: your build of 8 (3♣+5♦)."
    german = exercise_data(GERMAN, back, "e", interactive=True)
    [item] = [one for zone in german["zones"] if zone["kind"] == "table" for one in zone["items"]]
    assert item["label"].startswith("8er-Stapel von dir: ")
    named = exercise_data(WORDS, back, "e", interactive=True, named=True)
    assert [seat["label"] for seat in named["seats"]] == list(back.seats)
    assert [seat["label"] for seat in open_data(WORDS, back, "e")["seats"]] == list(back.seats)


def test_a_seat_that_is_called_you_in_a_file_keeps_the_names() -> None:
    """Two seats of one name could not be told apart."""
    position = at("8S", "3C", seats="You Anna", turn="Anna", variant="dietze")
    data = exercise_data(WORDS, position, "e", interactive=True)
    assert [seat["label"] for seat in data["seats"]] == ["You", "Anna"]


def test_an_empty_table_is_said_to_be_empty() -> None:
    """Nothing on the table is something to know."""
    assert spoken(WORDS, exercise_data(WORDS, at("8S", ""), "e", interactive=True))[0] == "The table is empty."


def test_a_play_that_is_shown_is_described_with_the_table_after_it() -> None:
    """A capture is described in one line, before what it leaves; what is laid or built is on the table already."""
    position = at("8S 5D", "3C 8H")
    position = addressed(WORDS, position, position.turn)
    data = exercise_data(WORDS, position, "e", interactive=False)
    show_play(WORDS, data, position, read_play(position, "8S x 8H").play, kept=True)
    assert spoken(WORDS, data)[:4] == [
        "Group A: 8♥.",
        "Table before the move: 3♣, 8♥.",
        "Table after the move: 3♣.",
        "Your hand: 5♦.",
    ]
    data = exercise_data(WORDS, position, "e", interactive=False)
    show_play(WORDS, data, position, read_play(position, "5D on 3C = 8").play)
    assert spoken(WORDS, data)[:2] == ["Played: 5♦.", "Table: your build of 8 (3♣+5♦), 8♥."]


def test_a_build_that_was_taken_has_a_small_letter_after_the_colon() -> None:
    position = at("8S 5D", "3C+5H=8@N")
    for words, said in ((WORDS, "by the 8♠: build of 8"), (language("fr"), "\N{NO-BREAK SPACE}: pile à 8")):
        data = exercise_data(words, position, "e", interactive=False)
        show_play(words, data, position, Capture(CARDS["8S"], position.table), kept=True)
        assert said in spoken(words, data)[0]


def test_every_play_of_a_game_is_described_with_every_card_that_is_shown() -> None:
    """In words nothing is missing that can be seen."""
    for ply in GAME.plies:
        data = played_data(WORDS, ply.position, ply.play, "e")
        said = " ".join(spoken(WORDS, data))
        zones = [zone for zone in data["zones"] if zone["kind"] in ("table", "hand")]
        codes = [code for zone in zones for item in zone.get("items", ()) for code in item["cards"]]
        assert all(card_sign(WORDS, CARDS[code]) in said for code in [*codes, ply.play.card.code])
        assert ("after the move" in said) == isinstance(ply.play, Capture)
        assert said.count("just played") == 1


def test_boards_without_a_turn_are_described_too() -> None:
    """The end of a game, its start, and a pile to count."""
    assert "to play" not in " ".join(spoken(WORDS, ended_data(WORDS, GAME.last, finished=True)))
    assert "to play" in " ".join(spoken(WORDS, open_data(WORDS, GAME.plies[0].position, "e", closed=True)))
    assert spoken(WORDS, pile_data(WORDS, [CARDS["10D"], CARDS["X15"]], [3, 5], 0, (), epoch="e")) == [
        "Won cards: 10♦, 15 joker."
    ]
