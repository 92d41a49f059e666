"""Games on tricks are replayed on their page, action by action, without a browser."""

from dataclasses import replace

import pytest

from tests.app.playing import LEARNER, WORDS, board_of, click, line_of_plays, links, open_app, texts
from tutor.app.base.library import library
from tutor.app.replay.notes import trick_claim_line
from tutor.app.replay.records import trick_records
from tutor.catalogue.tricks.hands import TrickRecord
from tutor.coach.kits import TRICK_KITS
from tutor.text import Line, language, render

KEPT_BACK = "zwicken-the-ace-kept-back"


def cards_in(board: dict, kind: str) -> list[str]:
    """The cards in the zones of a kind."""
    zones = [zone for zone in board["zones"] if zone["kind"] == kind]
    return [code for zone in zones for item in zone.get("items", ()) for code in item["cards"]]


def test_the_first_board_has_all_hands_open_and_the_steps_lead_on() -> None:
    at = open_app("replay", cousin=KEPT_BACK, at="5")
    assert board_of(at)["you"] is None
    assert len(cards_in(board_of(at), "hand")) == 12
    click(at, "replay-forward")
    board = board_of(at)
    assert cards_in(board, "trick") == ["KS"]
    assert board["film"]["frames"]
    assert at.title[0].value == "Anna\\: K♠"
    assert line_of_plays(at)["at"] == 6


def test_a_whole_trick_is_shown_before_it_is_taken() -> None:
    at = open_app("replay", cousin=KEPT_BACK, at="9")
    assert cards_in(board_of(at), "trick") == ["KS", "10H", "7D", "10S"]
    assert "Cilli takes the trick" in texts(at)
    click(at, "replay-forward")
    assert cards_in(board_of(at), "trick") == ["9H"]


def test_notes_and_claims_are_beside_an_action() -> None:
    at = open_app("replay", cousin=KEPT_BACK, at="6")
    said = texts(at)
    assert "the first chance you get" in said
    assert render(LEARNER, Line("proof-proven")) in said
    assert "With A♠ instead" not in said
    assert "With A♥ instead" in said


def test_the_end_says_what_everyone_has_won_or_lost() -> None:
    record = trick_records()[KEPT_BACK]
    at = open_app("replay", cousin=KEPT_BACK, at=str(len(record.hand.actions) + 1))
    assert at.title[0].value == WORDS("replay-end")
    table = next(one.proto.body for one in at.get("html") if "plain-table" in one.proto.body)
    assert table.count("<tr>") == 1 + len(record.hand.net)


def test_a_game_without_a_title_is_named_by_its_seats_and_never_by_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    record = trick_records()[KEPT_BACK]
    bare = replace(record.hand, entry=record.hand.entry.model_copy(update={"title": None}))
    known = {KEPT_BACK: replace(record, hand=bare)}
    monkeypatch.setattr("tutor.app.replay.selection.trick_records", lambda: known)
    at = open_app("replay", cousin=KEPT_BACK, at="0")
    named = next(one for one in at.selectbox if any("Anna" in option for option in one.options))
    assert all(seat in named.options[0] for seat in record.hand.entry.seats)
    assert "lessons/" not in named.options[0]


@pytest.mark.parametrize("name", trick_records())
def test_the_line_has_each_action_once_in_the_column_of_its_seat(name: str) -> None:
    record = trick_records()[name]
    data = line_of_plays(open_app("replay", cousin=name))
    rows = [row for one in data["sections"] for row in one["rows"]]
    cells = [(cell["ply"], column) for row in rows for column, cell in enumerate(row) if cell]
    seats = [record.hand.positions[number - 1].turn for number, _ in sorted(cells)]
    assert [number for number, _ in sorted(cells)] == list(range(1, len(record.hand.actions) + 1))
    first = record.hand.entry.seats.index(record.hand.entry.dealer) + 1
    assert [(first + column) % len(record.hand.entry.seats) for _, column in sorted(cells)] == seats


@pytest.mark.parametrize("code", ["en", "de", "fr"])
@pytest.mark.parametrize("record", library().trick_records, ids=lambda record: record.id)
def test_each_claim_is_said_in_each_language(record: TrickRecord, code: str) -> None:
    for note in record.hand.entry.notes:
        position = record.hand.positions[note.at - 1]
        for claim in note.claims:
            assert "$" not in render(language(code), trick_claim_line(position, claim))
            assert TRICK_KITS[record.hand.game].buttons(position)


def test_only_the_pages_of_the_other_games_lead_to_them() -> None:
    names = set(trick_records())
    led = {where.get("cousin") for _, where in links(open_app("puzzles", view="cousins")).values()}
    assert names <= led
    replay = open_app("replay")
    assert not any(name in str(links(replay)) for name in names)
