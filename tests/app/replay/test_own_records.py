"""The learner's own game records: checked like all others, kept, thrown away; and every record as a file."""

from typing import Any

import pytest
import yaml
from streamlit.testing.v1 import AppTest

from tests.app.earlier_attempts import Clock
from tests.app.playing import WORDS, click, follower, line_of_plays, open_app, run, texts, verdicts
from tests.houses import FILES
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.app.replay import records
from tutor.app.replay.records import MOST_OWN
from tutor.app.visitor import attempt_log, variants
from tutor.app.visitor.profile import LOCAL
from tutor.catalogue.library import prove_record
from tutor.catalogue.records import Record
from tutor.coach.zwickern.words.seats import game_title
from tutor.content.files.folders import content_root
from tutor.content.files.writing import record_text
from tutor.engine.zwickern import VARIANTS
from tutor.engine.zwickern.hand.deal_and_play import deals
from tutor.lab.of_game import puzzles_from_game
from tutor.trainer.archive import write_archive
from tutor.trainer.faults import LogError
from tutor.trainer.log import Log
from tutor.trainer.own_puzzles import OWN_PUZZLE

FILE = content_root() / "lessons" / "games" / "christiansen.yaml"
GAME = next(game for game in library().records if game.id == "lessons/games/christiansen")


def pasted(text: str, at: AppTest | None = None) -> AppTest:
    """The page after a text was pasted and read."""
    at = open_app("replay") if at is None else at
    at.text_area(key="record-text").set_value(text)
    return click(at, "record-read")


def uploaded(name: str, data: bytes) -> AppTest:
    """The page after a file was opened and read."""
    at = open_app("replay")
    at.file_uploader(key="record-file").set_value((name, data, "application/yaml"))
    run(at)
    return click(at, "record-read")


def shown(at: AppTest) -> str:
    """All that the page says, without what keeps it from being markup."""
    said = [texts(at), *verdicts(at), *(one.value for one in at.info), *(one.value for one in at.code)]
    return "\n".join(said).replace("\\", "")


def test_a_pasted_record_is_proven_kept_and_opened() -> None:
    at = pasted(FILE.read_text().replace("The Christiansen sample game", "Mine"))
    assert at.query_params["game"] == "record/mine"
    assert WORDS("records-kept", title="Mine") in shown(at)
    again = open_app("replay", game="record/mine", ply="48")
    assert "X25" not in again.title[0].value
    assert again.query_params["game"] == "record/mine"


def test_a_record_is_opened_from_a_file() -> None:
    at = uploaded("my game.yaml", FILE.read_bytes())
    assert at.query_params["game"] == "record/the-christiansen-sample-game"


def test_the_same_record_is_kept_once() -> None:
    pasted(FILE.read_text())
    at = pasted(FILE.read_text())
    assert at.query_params["game"] == "record/the-christiansen-sample-game"
    names = at.session_state["visit"].replay.records
    assert len(names) == 1


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('play: "KS x QS+AD 8D+4D+2D"', 'play: "KS x QS+AD 8D+4D"', "text:18:15: "),
        ("dealer: Albert", "dealer: Zoe", "text:4:9: "),
        ("points: 26", "points: 27", "27"),
        ("seats: [Albert, Beatrice, Charlie, Dianne]", "seats: [Albert, Beatrice, Charlie, Dianne", "text:"),
        ('could: "KS x QS+AD 10H+4D"', 'could: "KS x QS+AD 10H+8D"', "text:"),
    ],
)
def test_a_record_that_is_wrong_is_reported_with_its_line_and_nothing_is_kept(old: str, new: str, told: str) -> None:
    text = FILE.read_text()
    assert old in text
    at = pasted(text.replace(old, new))
    assert told in shown(at)
    assert at.query_params["game"] == GAME.id
    assert at.text_area(key="record-text").value == text.replace(old, new), "the text is still there"


@pytest.mark.parametrize("data", [b"\xff\xfe", b"", b"a: &x 1\nb: *x", b"[" * 1000, b"!!python/object:os.system {}"])
def test_hostile_files_are_refused_in_words(data: bytes) -> None:
    at = uploaded("x.yaml", data)
    assert "x.yaml:" in shown(at)


def test_markup_in_a_record_stays_text() -> None:
    title = "<script>alert(1)</script> :red[x] ![](http://e.org/x.png)"
    at = pasted(FILE.read_text().replace("The Christiansen sample game", repr(title)))
    assert at.query_params["game"].startswith("record/script-alert-1-script")
    for one in at.markdown:
        assert "<script" not in one.value.replace("\\<", "")
        assert "http://" not in one.value


def test_there_is_an_end_to_what_is_kept() -> None:
    at = open_app("replay")
    text = FILE.read_text()
    for number in range(MOST_OWN):
        pasted(text.replace("The Christiansen sample game", f"Game {number}"), at)
    pasted(text.replace("The Christiansen sample game", "One more"), at)
    assert WORDS("records-too-many") in shown(at)


def test_of_an_import_no_more_are_looked_at_than_can_be_kept() -> None:
    for number in range(MOST_OWN + 5):
        attempt_log.log().set_setting(LOCAL, f"record/a-{number:02}", FILE.read_text())
    games = follower(open_app("replay").selectbox, "choose-game").options
    assert len(games) == len(library().records) + MOST_OWN


def test_nothing_to_read_is_reported() -> None:
    assert WORDS("records-nothing", limit=100) in shown(click(open_app("replay"), "record-read"))


def test_every_record_can_be_saved() -> None:
    at = open_app("replay")
    labels = [one.proto.label for one in at.get("download_button")]
    assert labels[:2] == [WORDS("records-save"), WORDS("records-sheet")]
    assert record_text(GAME.entry).startswith("title: The Christiansen sample game")


def test_records_and_guesses_travel_with_the_progress_and_go_with_it() -> None:
    at = pasted(FILE.read_text().replace("The Christiansen sample game", "Mine"))
    settings = attempt_log.log().settings(LOCAL)
    assert settings["record/mine"].startswith("title: Mine")
    at.switch_page("views/progress.py")
    run(at)
    at.checkbox(key="delete-sure").set_value(True)
    run(at)
    click(at, "delete")
    assert attempt_log.log().settings(LOCAL) == {}
    at.switch_page("views/replay.py")
    run(at)
    assert "record/mine" not in follower(at.selectbox, "choose-game").options
    assert at.query_params["game"] == GAME.id


def test_a_record_in_which_everyone_only_lays_cards_can_be_looked_at() -> None:
    """A table of twenty cards and more has too many captures to go through."""
    at = pasted(all_laid())
    assert at.query_params["game"] == "record/all-laid"
    for ply in ("30", "45", "53"):
        at.query_params["ply"] = ply
        run(at)
        assert at.query_params["ply"] == ply


def all_laid() -> str:
    """A Jensen hand of four in which no one captures."""
    seats = ("A", "B", "C", "D")
    rules = VARIANTS["jensen"]
    entries = []
    for number, deal in enumerate(deals(rules.plans[-1], 0, rules.pack)):
        hands = dict(zip(seats, ([card.code for card in hand] for hand in deal.hands), strict=True))
        rounds = range(len(deal.hands[0]))
        plays = [{"seat": seat, "play": hands[seat][turn]} for turn in rounds for seat in ("B", "C", "D", "A")]
        entry = {"hands": hands, "plays": plays}
        entries.append(entry | ({"table": [card.code for card in deal.table]} if number == 0 else {}))
    return yaml.safe_dump(
        {"title": "All laid", "variant": "jensen", "seats": list(seats), "dealer": "A", "deals": entries}
    )


def test_a_file_of_progress_brings_back_a_record_that_was_thrown_away(clock: Clock) -> None:
    at = pasted(FILE.read_text().replace("The Christiansen sample game", "Mine"))
    settings = attempt_log.log().settings(LOCAL)
    text = write_archive((), settings, clock.moment)
    click(at, "record-drop")
    at.switch_page("views/progress.py")
    run(at)
    at.file_uploader(key="import-file").set_value(("progress.json", text.encode(), "application/json"))
    run(at)
    click(at, "import")
    assert attempt_log.log().settings(LOCAL)["record/mine"] == settings["record/mine"]


def test_what_was_guessed_goes_with_its_record() -> None:
    at = pasted(FILE.read_text().replace("The Christiansen sample game", "Mine"))
    at.query_params["mode"] = "guess"
    at.query_params["ply"] = "48"
    run(at)
    click(at, "guess-show")
    assert attempt_log.log().settings(LOCAL)["guess/record/mine"]
    click(at, "record-drop")
    assert not attempt_log.log().settings(LOCAL)["guess/record/mine"]
    assert "record/mine" not in at.session_state["visit"].replay.guesses


def test_a_record_is_restored_with_what_was_guessed_in_it() -> None:
    at = pasted(FILE.read_text().replace("The Christiansen sample game", "Mine"))
    at.query_params["mode"] = "guess"
    at.query_params["ply"] = "48"
    run(at)
    click(at, "guess-show")
    before = attempt_log.log().settings(LOCAL)
    assert before["guess/record/mine"]
    click(at, "record-drop")
    assert at.query_params.get("game") != "record/mine"
    click(at, "undo records kept")
    assert at.query_params["game"] == "record/mine"
    assert attempt_log.log().settings(LOCAL) == before


def test_a_record_gets_another_name_where_its_own_is_taken_and_is_refused_without_room() -> None:
    at = click(pasted(FILE.read_text().replace("The Christiansen sample game", "Mine")), "record-drop")
    attempt_log.log().set_setting(LOCAL, "record/mine", FILE.read_text())
    at = click(at, "undo records kept")
    assert at.query_params["game"] == "record/mine-2"
    at = click(at, "record-drop")
    for number in range(MOST_OWN):
        attempt_log.log().set_setting(LOCAL, f"record/other-{number}", FILE.read_text())
    at = click(at, "undo records kept")
    assert escape_markdown(WORDS("records-too-many")) in [one.value for one in at.error]


def test_what_another_tab_has_kept_is_not_written_over() -> None:
    at = open_app("replay")
    assert at.session_state["visit"].replay.records == {}
    attempt_log.log().set_setting(LOCAL, "record/mine", FILE.read_text())
    pasted(FILE.read_text().replace("The Christiansen sample game", "Mine"), at)
    assert at.query_params["game"] == "record/mine-2"
    assert attempt_log.log().settings(LOCAL)["record/mine"] == FILE.read_text()


def test_records_that_could_not_be_read_are_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    attempt_log.log().set_setting(LOCAL, "record/mine", FILE.read_text())
    with monkeypatch.context() as broken:
        broken.setattr(Log, "settings", lambda self, profile: {})
        broken.setattr(Log, "fault", LogError("log-unreadable", {}))
        found = AppTest.from_function(_records)
        found.run()
        assert found.markdown[0].value == "0"
    monkeypatch.setattr(attempt_log, "READ_AGAIN_AFTER", 0)
    found.run()
    assert found.markdown[0].value == "1"


def _records() -> None:
    import streamlit as st  # noqa: PLC0415

    from tutor.app.replay.records import own_records  # noqa: PLC0415

    st.markdown(str(len(own_records())))


def test_a_record_that_is_valid_no_more_is_reported_and_can_be_thrown_away() -> None:
    attempt_log.log().set_setting(LOCAL, "record/old", FILE.read_text().replace("christiansen", "kitchen-table"))
    at = open_app("replay")
    assert WORDS("records-broken", name="old") in shown(at)
    assert "kitchen-table" in shown(at)
    click(at, "drop record/old")
    assert WORDS("records-broken", name="old") not in shown(at)


def test_of_two_presses_that_delete_a_broken_record_the_second_leaves_the_way_back() -> None:
    text = FILE.read_text().replace("christiansen", "kitchen-table")
    attempt_log.log().set_setting(LOCAL, "record/old", text)
    at = AppTest.from_function(_dropped_twice, default_timeout=30)
    click(run(at), "twice")
    assert [one.value for one in at.success] == [escape_markdown(WORDS("records-dropped", title="old"))]
    click(at, "undo records kept")
    assert attempt_log.log().settings(LOCAL)["record/old"] == text


def _dropped_twice() -> None:
    import streamlit as st  # noqa: PLC0415

    from tutor.app.replay.own_records import RECORDS_KEPT, _drop  # noqa: PLC0415
    from tutor.app.visitor.messages import show_messages  # noqa: PLC0415

    def twice() -> None:
        _drop("record/old", "old")
        _drop("record/old", "old")

    st.button("Delete", key="twice", on_click=twice)
    show_messages(RECORDS_KEPT)


def otherwise(said: str = "") -> str:
    """A record in which the second player got a card more than the first, as older versions kept it."""
    return (
        "title: Dealt by hand\nvariant: jensen\nseats: [Ida, Jan]\ndealer: Jan\n" + said + "deals:\n"
        "- hands: {Ida: [2S, 3S], Jan: [4S, 5S, 6S]}\n  table: [7H]\n  plays:\n  - {seat: Ida, play: 2S}\n"
    )


def test_a_record_kept_before_that_is_dealt_differently_is_reported_and_can_be_corrected() -> None:
    attempt_log.log().set_setting(LOCAL, "record/old", otherwise())
    at = open_app("replay")
    assert WORDS("records-broken", name="old") in shown(at)
    assert 'write "dealt: otherwise" below its dealer' in shown(at)
    click(at, "correct record/old")
    box = at.text_area(key="record-text")
    assert box.value == otherwise()
    assert WORDS("records-to-correct", title="old") in shown(at)
    pasted(otherwise("dealt: otherwise\n"), at)
    assert at.query_params["game"] == "record/dealt-by-hand"
    assert attempt_log.log().settings(LOCAL)["record/old"] == otherwise(), "it is kept until it is thrown away"


def test_a_record_that_is_dealt_differently_says_so_before_its_first_play() -> None:
    said = WORDS("replay-dealt-otherwise", variant=WORDS("game-jensen"))
    at = pasted(otherwise("dealt: otherwise\n"))
    assert at.query_params["ply"] == "0"
    assert said in shown(at)
    click(at, "replay-forward")
    assert said not in shown(at)
    assert said not in shown(open_app("replay", game=GAME.id, ply="0"))


def test_a_record_with_the_title_of_another_is_told_apart() -> None:
    at = pasted(FILE.read_text())
    options = follower(at.selectbox, "choose-game").options
    assert len(set(options)) == len(options) == len(library().records) + 1
    assert WORDS("records-own", title=GAME.entry.title) in options
    at.query_params["game"] = GAME.id
    run(at)
    assert at.query_params["game"] == GAME.id
    click(at, "replay-forward")
    assert at.query_params["game"] == GAME.id


def test_what_another_tab_has_thrown_away_is_kept_when_it_is_read_again() -> None:
    text = FILE.read_text().replace("The Christiansen sample game", "Mine")
    here = pasted(text)
    click(open_app("replay", game="record/mine"), "record-drop")
    assert not attempt_log.log().settings(LOCAL)["record/mine"]
    pasted(text, here)
    assert WORDS("records-kept", title="Mine") in shown(here)
    assert attempt_log.log().settings(LOCAL)["record/mine"] == text


def test_records_are_proven_once_in_a_visit_however_many_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    text = FILE.read_text()
    for number in range(MOST_OWN):
        attempt_log.log().set_setting(
            LOCAL, f"record/mine-{number}", text.replace("The Christiansen", f"Number {number}")
        )
    proven: list[str] = []

    def prove(name: str, *rest: Any) -> Record:
        proven.append(name)
        return prove_record(name, *rest)

    monkeypatch.setattr(records, "prove_record", prove)
    visits = [open_app("replay", game=f"record/mine-{number}") for number in range(4)]
    assert len(proven) == len(visits) * (MOST_OWN + 1), "each of them for its title, and the one shown"
    proven.clear()
    for at in [*visits, *visits]:
        click(at, "replay-forward")
    assert not proven
    click(visits[0], "record-drop")
    assert not proven
    at = visits[1]
    at.query_params["game"] = "record/mine-7"
    run(at)
    assert proven == ["record/mine-7"]


def test_records_made_to_take_long_do_so_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one", "two", "three"):
        attempt_log.log().set_setting(LOCAL, f"record/{name}", FILE.read_text())
    monkeypatch.setattr(records, "_PROVING", -1)
    at = open_app("replay")
    assert len(follower(at.selectbox, "choose-game").options) == len(library().records)
    assert at.query_params["game"] == GAME.id
    assert WORDS("records-broken", name="one") not in shown(at)
    monkeypatch.setattr(records, "_PROVING", 1)
    for _ in range(3):
        run(at)
    assert len(follower(at.selectbox, "choose-game").options) == len(library().records) + 3


def test_while_the_log_fails_records_and_house_rules_are_not_proven_at_every_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    attempt_log.log().set_setting(LOCAL, "record/mine", FILE.read_text())
    attempt_log.log().set_setting(LOCAL, "house/kitchen-table", FILES["kitchen-table"])
    monkeypatch.setattr(Log, "fault", LogError("log-full", {"place": "here", "problem": "no room"}))
    at = open_app("replay", game="record/mine")
    proven: list[str] = []
    monkeypatch.setattr(records, "prove_record", lambda name, *_: proven.append(name))
    monkeypatch.setattr(variants, "_read", lambda *_: proven.append("house"))
    for key in ("replay-forward", "replay-forward", "replay-back"):
        click(at, key)
    assert not proven


def test_a_record_that_ends_early_is_not_called_the_end_of_the_hand() -> None:
    tree = yaml.safe_load(FILE.read_text())
    del tree["deals"][1:]
    tree.pop("result", None)
    at = pasted(yaml.safe_dump(tree))
    at.query_params["ply"] = "25"
    run(at)
    assert at.title[0].value == escape_markdown(WORDS("replay-broken-off"))
    assert line_of_plays(at)["end"]["text"] == WORDS("replay-broken-off")


def test_a_game_becomes_puzzles_among_the_learners_own_once() -> None:
    (record,) = [game for game in library().records if game.id == "lessons/games/jensen-partnership"]
    at = click(open_app("replay", game=record.id), "record-puzzles")
    title, number = game_title(WORDS, record.entry), len(puzzles_from_game([one.position for one in record.plies]))
    assert number > 2
    assert [one.value for one in at.success] == [
        escape_markdown(WORDS("records-puzzles-made", number=number, title=title))
    ]
    kept = attempt_log.log().settings(LOCAL)
    assert len([name for name in kept if name.startswith(OWN_PUZZLE)]) == number
    assert [one.value for one in click(at, "record-puzzles").error] == [
        escape_markdown(WORDS("records-puzzles-known", title=title))
    ]
    none = click(open_app("replay", game="lessons/games/dietze"), "record-puzzles")
    assert not none.success
    assert len(none.error) == 1
