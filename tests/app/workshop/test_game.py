"""A game entered in the Workshop: its cards, its plays on the table, what is said of them, and the record it makes."""

from streamlit.testing.v1 import AppTest

from tests.app.playing import WORDS, board_of, click, follower, open_app, run, tell, texts
from tests.app.workshop.test_page import act, draft, go, put, refused
from tutor.app.base.markdown import escape_markdown
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.app.visitor.variants import keep_house
from tutor.app.workshop.game.entering import finished_game
from tutor.app.workshop.game.reading import game_of_text
from tutor.catalogue.library import prove_file
from tutor.catalogue.records import Record
from tutor.engine.zwickern import VARIANTS

TABLE = ("9C", "2S", "5H")


def begun() -> AppTest:
    """A game of two of which only the cards on the table are laid out."""
    return put(open_app("workshop", view="game"), "to-table", *TABLE)


def playing() -> AppTest:
    """The same game, to make its plays."""
    at = begun()
    follower(at.segmented_control, "entered stage").set_value(False)
    return run(at)


def card(at: AppTest, seat: int, code: str) -> str:
    """Return the id of a card that a hand has or may have."""
    (zone,) = [one for one in board_of(at)["zones"] if one["id"] == f"h{seat}"]
    found: str = next(item["id"] for item in zone["items"] if item["cards"] == [code])
    return found


def make(at: AppTest, action: str, seat: int, code: str, *places: str, choice: str | None = None) -> AppTest:
    """Make a play on the table."""
    seq = at.session_state["visit"].exercises.last_seq + 1
    selected = [card(at, seat, code), *places]
    return tell(
        at, {"epoch": board_of(at)["epoch"], "seq": seq, "action": action, "selected": selected, "choice": choice}
    )


def test_cards_that_are_not_laid_out_become_known_by_the_plays() -> None:
    at = make(playing(), "lay", 0, "3H")
    assert "South: [3H]" in draft(at)
    assert "{seat: South, play: 3H}" in draft(at)
    at = make(at, "take", 1, "7S", "t1", "t2")
    assert "{seat: North, play: 7S x 2S+5H}" in draft(at)
    assert escape_markdown(WORDS("workshop-game-otherwise-told")) in texts(at)


def test_a_play_that_no_hand_allows_is_refused_with_its_reason() -> None:
    at = playing()
    before = draft(at)
    at = make(at, "take", 0, "7S", "t0")
    assert draft(at) == before
    assert len(at.error) == 1


def test_a_play_is_taken_back_and_its_card_is_unknown_again() -> None:
    at = playing()
    before = draft(at)
    at = click(make(at, "lay", 0, "3H"), "game-take-back")
    assert draft(at) == before


def test_a_hand_and_the_table_get_no_more_cards_than_are_dealt() -> None:
    at = begun()
    before = draft(at)
    at = put(at, "to-table", "AS")
    assert len(refused(at)) == 1
    at = put(at, "to-hand", "AS", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9S", "10C", "JC")
    assert len(refused(at)) == 1
    assert draft(at) == before


def test_a_card_that_was_played_stays_in_its_hand() -> None:
    at = make(playing(), "lay", 0, "3H")
    follower(at.segmented_control, "entered stage").set_value(True)
    at = run(at)
    before = draft(at)
    at = act(at, "back", "h0-0")
    assert draft(at) == before
    assert len(refused(at)) == 1


def test_a_note_and_claims_are_shown_with_their_play_and_false_claims_are_not() -> None:
    at = open_app("workshop", view="game")
    at = put(put(at, "to-table", *TABLE), "to-hand", "3H", "AS", "8C", "10D")
    follower(at.segmented_control, "entered stage").set_value(False)
    at = make(run(at), "lay", 0, "3H")
    follower(at.text_area, "entered note 1").set_value("He waits.")
    at = run(at)
    assert "note: He waits." in draft(at)
    at = click(at, "add-claim")
    assert len(refused(at)) == 1
    at.selectbox(key="claim-kind").set_value("could")
    at = run(at)
    at.text_input(key="typed-claim").set_value("10D x 5H+2S")
    at = click(at, "add-claim")
    assert len(refused(at)) == 1
    at.text_input(key="typed-claim").set_value("8C")
    at = click(at, "add-claim")
    assert "could: 8C" in draft(at)
    at = click(at, "drop-claim-0")
    assert "could" not in draft(at)


def test_the_file_of_a_game_is_a_record_that_holds() -> None:
    at = make(playing(), "lay", 0, "3H")
    read = game_of_text(draft(at), VARIANTS)
    assert read.record is not None
    made = prove_file("last-night.yaml", finished_game(read.text, read.record).encode(), VARIANTS)
    assert isinstance(made, Record)


def test_a_game_gets_its_title_and_language_where_it_is_saved() -> None:
    at = make(playing(), "lay", 0, "3H")
    follower(at.text_input, "entered title").set_value("Last night")
    at = run(at)
    follower(at.selectbox, "draft language").set_value("de")
    at = run(at)
    record = game_of_text(draft(at), VARIANTS).record
    assert record is not None
    assert (record.entry.title, record.entry.language) == ("Last night", "de")


def test_a_game_opens_in_replay_as_a_record_of_ones_own() -> None:
    click(make(playing(), "lay", 0, "3H"), "open-game")
    kept = [name for name in attempt_log.log().settings(LOCAL) if name.startswith("record/")]
    assert len(kept) == 1


def test_drafts_of_each_kind_open_on_their_own_page() -> None:
    at = put(begun(), "to-hand", "AS")
    game = draft(at)
    at = go(at, "position")
    assert "goal" in draft(at)
    at = go(at, "game")
    assert draft(at) == game


def test_names_of_seats_change_everywhere() -> None:
    at = make(playing(), "lay", 0, "3H")
    follower(at.segmented_control, "entered stage").set_value(True)
    at = run(at)
    follower(at.text_input, "entered seat-0").set_value("Ida")
    at = run(at)
    assert "South" not in draft(at)
    assert "{seat: Ida, play: 3H}" in draft(at)
    follower(at.text_input, "entered seat-0").set_value("North")
    at = run(at)
    assert len(refused(at)) == 1


def test_the_usual_names_of_seats_are_words_of_the_language_and_stay_english_in_the_file() -> None:
    at = open_app("workshop", view="game", lang="de")
    assert follower(at.text_input, "entered seat-0").value == "Süd"
    follower(at.text_input, "entered seat-0").set_value("Nord")
    at = run(at)
    assert len(refused(at)) == 1
    follower(at.text_input, "entered seat-0").set_value("West")
    at = run(at)
    follower(at.text_input, "entered seat-1").set_value("Ost")
    at = run(at)
    assert "seats: [West, East]" in draft(at)


def test_a_game_of_eight_is_entered() -> None:
    at = open_app("workshop", view="game")
    follower(at.selectbox, "entered variant").set_value("dietze")
    at = run(at)
    follower(at.selectbox, "entered seats").set_value(8)
    at = run(at)
    assert "seats: [South, South-West, West, North-West, North, North-East, East, South-East]" in draft(at)
    assert [seat["label"] for seat in board_of(at)["seats"]][1] == "South-West"


def test_a_table_that_is_for_five_only_has_seats_for_them() -> None:
    keep_house(
        "five.yaml", "name: five\nbased_on: dietze\ntitle: Five\nseats: [{players: 5, deals: [5, 5], table: [2]}]\n"
    )
    at = open_app("workshop", view="game")
    follower(at.selectbox, "entered variant").set_value("five")
    assert "seats: [South, West, North-West, North-East, East]" in draft(run(at))


def test_the_text_of_a_game_is_read_as_a_game() -> None:
    at = go(make(playing(), "lay", 0, "3H"), "yaml")
    assert not at.error
    assert [one.value for one in at.success] == [escape_markdown(WORDS("workshop-no-faults"))]
    follower(at.text_area, "workshop-yaml").set_value(draft(at).replace("play: 3H", "play: 3H x 9C"))
    at = run(at)
    line = next(number for number, one in enumerate(draft(at).splitlines(), 1) if "3H x 9C" in one)
    assert [one.value for one in at.error] == [
        escape_markdown(WORDS("workshop-faults", number=1, places=1, lines=str(line)))
    ]


def test_no_game_is_taken_for_a_puzzle() -> None:
    at = go(make(playing(), "lay", 0, "3H"), "preview")
    assert "deals:" not in draft(at)
    assert "deals:" in draft(go(at, "game"))
