"""The Workshop: laying a position out, the puzzle made of it, its text, its drafts, and sheets to print."""

from pathlib import Path

import pytest
from streamlit.proto.WidgetStates_pb2 import WidgetStates
from streamlit.testing.v1 import AppTest

from tests.app.playing import MAIN, WORDS, board_of, click, follower, has_board, links, open_app, run, tell, texts
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.app.drafts.kept import BY_DRAFTS, DRAFT_PREFIX, MOST_BEFORE, MOST_DRAFT_BYTES, MOST_DRAFTS
from tutor.app.visitor import attempt_log
from tutor.app.visitor.page_address import Mode
from tutor.app.visitor.profile import LOCAL
from tutor.app.visitor.session import DraftChange
from tutor.app.workshop.assessment import sight
from tutor.catalogue.exercises import Puzzle
from tutor.catalogue.library import prove_file
from tutor.engine.zwickern import VARIANTS

HAND, TABLE = ("JS", "8H", "3C"), ("10D", "2S", "9C", "3H")


def workshop(view: str = "position") -> AppTest:
    """The page with a view."""
    return open_app("workshop", view=view)


def go(at: AppTest, view: str) -> AppTest:
    """Go to another view."""
    at.query_params["view"] = view
    return run(at)


def zone(at: AppTest, name: str) -> dict[str, str]:
    """Return the ids of the items in a zone of the board by their cards."""
    (found,) = [one for one in board_of(at)["zones"] if one["id"] == name]
    return {" ".join(item["cards"]): item["id"] for item in found.get("items", [])}


def act(at: AppTest, action: str, *selected: str) -> AppTest:
    """Let the board send an action with a selection."""
    seq = at.session_state["visit"].exercises.last_seq + 1
    data = board_of(at)
    return tell(at, {"epoch": data["epoch"], "seq": seq, "action": action, "selected": [*selected], "choice": None})


def put(at: AppTest, action: str, *codes: str) -> AppTest:
    """Choose cards in the pack and put them somewhere."""
    return act(at, action, *(zone(at, "pack")[code] for code in codes))


def laid_out() -> AppTest:
    """A position with one Zwick in it."""
    return put(put(workshop(), "to-hand", *HAND), "to-table", *TABLE)


def draft(at: AppTest) -> str:
    """Return the text of the open draft."""
    found: str = at.session_state["visit"].workshop.text
    return found


def refused(at: AppTest) -> list[str]:
    """List what the page says against the last change."""
    return [one.value for one in at.error]


def delete(at: AppTest) -> AppTest:
    """Delete the open draft."""
    return click(at, f"delete {at.session_state['visit'].workshop.draft}")


# -- the table ------------------------------------------------------------------


def test_cards_are_put_where_they_belong_and_back() -> None:
    at = laid_out()
    assert list(zone(at, "h0")) == list(HAND)
    assert list(zone(at, "table")) == list(TABLE)
    assert not {*HAND, *TABLE} & zone(at, "pack").keys()
    at = act(at, "back", zone(at, "h0")["8H"], zone(at, "table")["9C"])
    assert list(zone(at, "h0")) == ["JS", "3C"]
    assert {"8H", "9C"} <= zone(at, "pack").keys()
    at = put(at, "to-pile", "KS")
    assert "won:" in draft(at)


def test_a_card_is_dropped_into_any_hand_and_no_other_place() -> None:
    at = workshop()
    seq, data = at.session_state["visit"].exercises.last_seq + 1, board_of(at)
    drops = {(one["out"], one["to"]): one for one in data["drops"]}
    dropped = drops["pack", "h1"]
    answer = {"epoch": data["epoch"], "seq": seq, "action": dropped["action"], "selected": [zone(at, "pack")["KS"]]}
    at = tell(at, {**answer, "choice": dropped["choice"]})
    assert list(zone(at, "h1")) == ["KS"]
    answer = {**answer, "epoch": board_of(at)["epoch"], "seq": seq + 1, "selected": [zone(at, "pack")["QS"]]}
    at = tell(at, {**answer, "choice": "h99"})
    assert list(zone(at, "h0")) == ["QS"]
    assert ("h0", "pack") in drops


def test_what_the_engine_sees_is_beside_it() -> None:
    at = laid_out()
    assert WORDS("workshop-zwick-number", number=1) in texts(at).replace("\\", "")
    assert WORDS("puzzle-difficulty", difficulty=2) in texts(at)
    assert [one.value for one in at.success] == [escape_markdown(WORDS("workshop-good"))]
    at = act(at, "back", zone(at, "h0")["JS"])
    assert WORDS("workshop-zwick-number", number=0) in texts(at).replace("\\", "")
    assert [one.value for one in at.warning] == [escape_markdown(WORDS("flaw-unsolvable"))]


def test_a_build_asks_for_its_value_where_there_are_several() -> None:
    at = laid_out()
    at = act(at, "build", zone(at, "pack")["AC"], zone(at, "table")["10D"])
    values = [one.key for one in at.button if one.key and one.key.startswith("build-")]
    assert "build-11" in values
    at = click(at, "build-11")
    assert "{cards: [10D, AC], value: 11, owner: South}" in draft(at)
    at = act(at, "back", zone(at, "table")["10D AC"])
    assert {"10D", "AC"} <= zone(at, "pack").keys()


def test_cards_are_typed_as_in_files() -> None:
    at = workshop()
    at.text_input(key="typed-cards").set_value("ks, 5h T♦")
    at = click(at, "type-hand")
    assert list(zone(at, "h0")) == ["KS", "5H", "10D"]
    assert at.text_input(key="typed-cards").value == ""


@pytest.mark.parametrize("text", ["1Z", "<b>x</b>", "KS KS", "KS X99", "", "\x00", "K" * 400])
def test_what_is_typed_wrong_is_refused_with_its_reason(text: str) -> None:
    at = workshop()
    before = draft(at)
    at.text_input(key="typed-cards").set_value(text)
    at = click(at, "type-table")
    assert len(refused(at)) == 1
    assert draft(at) == before


@pytest.mark.parametrize(
    ("action", "selected"),
    [
        ("to-hand", ()),
        ("to-hand", ("h0-99", "nothing")),
        ("build", ()),
        ("back", ()),
        ("back", ("p0-AS",)),
        ("explode", ("p0-AS",)),
    ],
)
def test_no_message_of_a_browser_breaks_the_table(action: str, selected: tuple[str, ...]) -> None:
    at = laid_out()
    before = draft(at)
    at = act(at, action, *selected)
    assert draft(at) == before
    assert len(refused(at)) == 1


def test_another_variant_keeps_what_can_be_there() -> None:
    at = put(laid_out(), "to-table", "X15")
    follower(at.selectbox, "laid-variant").set_value("dietze")
    at = run(at)
    assert refused(at) == [escape_markdown(WORDS("workshop-card-not-in-pack", card="★15"))] or len(refused(at)) == 1
    assert "variant: jensen" in draft(at)
    at = act(at, "back", zone(at, "table")["X15"])
    follower(at.selectbox, "laid-variant").set_value("dietze")
    at = run(at)
    assert "variant: dietze" in draft(at)
    follower(at.selectbox, "workshop-players").set_value(4)
    at = run(at)
    assert "seats: [South, North, West, East]" in draft(at)


# -- the puzzle -----------------------------------------------------------------


def test_a_puzzle_is_made_that_the_command_line_accepts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    from tutor.app.workshop import puzzle  # noqa: PLC0415

    whole = puzzle.finished_text
    monkeypatch.setattr(puzzle, "finished_text", lambda *some: kept.append(whole(*some)) or kept[-1])
    at = go(laid_out(), "puzzle")
    follower(at.text_input, "workshop-title-field").set_value("Two *sums*")
    at = run(at)
    follower(at.text_area, "workshop-remark").set_value("Ten and two.\n\nNine and three.")
    at = run(at)
    boxes = [one for one in at.checkbox if one.key and one.key.startswith("try ")]
    assert len(boxes) >= 3
    boxes[0].check()
    at = run(at)
    assert [one.proto.label for one in at.get("download_button")] == [WORDS("workshop-save")]
    text = kept[-1]
    assert text.splitlines()[0] == "# yaml-language-server: $schema=../../schemas/puzzle.json"
    found = prove_file(str(tmp_path / "puzzle.yaml"), text.encode(), VARIANTS)
    assert isinstance(found, Puzzle)
    assert found.entry.title == "Two *sums*"
    assert len(found.entry.solutions) == 1
    assert len(found.entry.wrong) == 1
    assert found.entry.themes == found.themes


@pytest.mark.parametrize("kind", ["most-cards", "everything", "capture", "lay", "build", "find-all", "win-most"])
def test_every_goal_is_asked_or_refused_with_a_reason(kind: str) -> None:
    at = go(laid_out(), "puzzle")
    follower(at.selectbox, "workshop-goal").set_value(kind)
    at = run(at)
    assert f"kind: {kind}" in draft(at)
    assert bool(at.get("download_button")) != bool(at.warning) or at.get("download_button")
    at = go(at, "preview")
    assert has_board(at) == (kind != "win-most")


@pytest.mark.parametrize(
    ("text", "message"),
    [("nonsense", "workshop-try-unread"), ("JS x 10D+2S 9C+3H", "workshop-try-right")],
)
def test_a_try_that_is_not_one_is_refused(text: str, message: str) -> None:
    at = go(laid_out(), "puzzle")
    at.text_input(key="typed-try").set_value(text)
    at = click(at, "add-try")
    assert refused(at) == [escape_markdown(WORDS(message))]
    assert "wrong" not in draft(at)


def test_a_try_is_added_with_its_reason() -> None:
    at = go(laid_out(), "puzzle")
    at.text_input(key="typed-try").set_value("8H x 3H")
    at = click(at, "add-try")
    assert "{play: 8H x 3H, reason: out-of-reach}" in draft(at)


def test_a_try_that_the_position_has_outlived_is_reported_and_removed_with_one_press() -> None:
    at = laid_out()
    at.session_state[
        "visit"
    ].workshop.text += (
        'wrong: [{play: "8H x 3H", reason: out-of-reach}, {play: "8H"}, {play: "JS x 9C", reason: out-of-reach}]\n'
    )
    at = go(at, "position")
    at = act(at, "back", zone(at, "table")["9C"])
    at = go(at, "puzzle")
    assert escape_markdown(WORDS("workshop-stale", number=1)) in [one.value for one in at.warning]
    at = click(at, "remove-stale")
    assert "JS x 9C" not in draft(at)
    assert "8H x 3H" in draft(at)
    assert "remove-stale" not in {one.key for one in at.button}


def test_what_is_tried_in_the_preview_is_not_kept() -> None:
    at = go(laid_out(), "preview")
    seq = at.session_state["visit"].exercises.last_seq + 1
    data = board_of(at)
    selected = ["h0-JS-0", "t0", "t1", "t2", "t3"]
    at = tell(at, {"epoch": data["epoch"], "seq": seq, "action": "take", "selected": selected, "choice": None})
    assert [one.value for one in at.success]
    assert attempt_log.log().attempts(LOCAL) == ()


@pytest.mark.parametrize("way", [Mode.FOLLOW, Mode.TRY])
def test_a_puzzle_is_made_of_a_board_of_a_record(way: Mode) -> None:
    record = library().records[0]
    at = open_app("replay", game=record.id, ply="3", mode=way)
    at.button(key="make-puzzle").click()
    at.run()
    kept = [name for name in attempt_log.log().settings(LOCAL) if name.startswith(DRAFT_PREFIX)]
    assert len(kept) == 1
    at = workshop()
    position = record.plies[2].position
    assert list(zone(at, f"h{position.turn}")) == [card.code for card in position.hand]
    assert len(zone(at, "table")) == len(position.table)


def test_a_puzzle_is_made_of_a_position_of_the_rules() -> None:
    at = open_app("rules", view="position")
    at.button(key="make-puzzle").click()
    at.run()
    assert zone(workshop(), "table")


# -- the text -------------------------------------------------------------------


def write(at: AppTest, text: str) -> AppTest:
    """Write the text of the draft."""
    follower(at.text_area, "workshop-yaml").set_value(text)
    return run(at)


def test_the_text_and_the_table_are_the_same_draft() -> None:
    at = go(laid_out(), "yaml")
    assert follower(at.text_area, "workshop-yaml").value == draft(at)
    at = write(at, draft(at).replace("10D", "4D").replace("goal:", "# mine\ngoal:"))
    at = go(at, "position")
    assert "4D" in zone(at, "table")
    at = put(at, "to-table", "5D")
    assert "# mine" in draft(at)
    assert "table: [4D, 2S, 9C, 3H, 5D]" in draft(at)


def test_a_position_alone_becomes_that_of_a_puzzle() -> None:
    text = "variant: jensen  # ours\nseats: [A, B]\nturn: A\nhands: {A: [4S]}\ntable: [9C]\n"
    at = go(write(workshop("yaml"), text), "position")
    assert list(zone(at, "table")) == ["9C"]
    assert "# ours" in draft(at)


def test_faults_are_under_their_lines() -> None:
    at = write(workshop("yaml"), "goal: {kind: zwick}\nposition:\n  variant: <b>x</b>\n")
    html = "".join(one.proto.body for one in at.get("html"))
    assert "&lt;b&gt;x" in html
    assert "<b>x" not in html
    assert 'class="fault">line 3, column 3: the key &#x27;seats&#x27; is missing' in html
    assert escape_markdown(WORDS("workshop-faults", number=3, places=1, lines="3")) in refused(at)
    for view in ("position", "puzzle", "preview"):
        at = go(at, view)
        assert not has_board(at)
        assert escape_markdown(WORDS("workshop-mend-first")) in refused(at)
    at = click(at, "undo-draft")
    assert not refused(at)


def test_many_faulty_lines_are_named_up_to_ten() -> None:
    at = write(workshop("yaml"), "goal: {kind: zwick}\n" + "".join(f"key-{number}: x\n" for number in range(12)))
    lines = ", ".join([*map(str, range(1, 11)), "…"])
    assert refused(at)[0] == escape_markdown(WORDS("workshop-faults", number=13, places=13, lines=lines))


@pytest.mark.parametrize(
    "text",
    [
        "[",
        "a: 1\n---\nb: 2",
        "\x00",
        "x" * 90_000,
        "variant: [" * 500,
        "turn: " + "[" * 900,
        "goal: &a {kind: *a}",
        "- 1",
    ],
)
def test_no_text_breaks_the_page(text: str) -> None:
    at = write(workshop("yaml"), text)
    for view in ("position", "puzzle", "preview", "yaml"):
        at = go(at, view)
        assert refused(at)


# -- drafts ---------------------------------------------------------------------


def test_a_draft_is_there_after_a_reload() -> None:
    at = laid_out()
    again = workshop()
    assert draft(again) == draft(at)
    assert list(zone(again, "table")) == list(TABLE)


def test_a_page_that_is_only_looked_at_keeps_nothing() -> None:
    for view in ("position", "puzzle", "preview", "yaml", "paper"):
        workshop(view)
    assert attempt_log.log().settings(LOCAL) == {}


def test_a_second_tab_overwrites_nothing() -> None:
    one = laid_out()
    other = workshop()
    one = put(one, "to-table", "5D")
    other = put(other, "to-table", "6D")
    assert refused(other) == [escape_markdown(WORDS("workshop-elsewhere"))]
    kept = [text for name, text in attempt_log.log().settings(LOCAL).items() if name.startswith(DRAFT_PREFIX)]
    assert len(kept) == 2
    assert ["5D" in text for text in sorted(kept, key=lambda text: "6D" in text)] == [True, False]
    other = put(other, "to-table", "7D")
    assert not refused(other)


def test_a_draft_that_another_tab_changed_is_not_deleted() -> None:
    one = laid_out()
    other = workshop()
    one = put(one, "to-table", "5D")
    other = delete(other)
    assert refused(other) == [escape_markdown(WORDS("workshop-not-deleted"))]
    assert "5D" in zone(other, "table")
    other = delete(other)
    assert not any(attempt_log.log().settings(LOCAL).values())


def test_a_deleted_draft_is_restored() -> None:
    before = draft(laid_out())
    at = delete(workshop())
    assert draft(at) != before
    assert len([one for one in at.success if "is deleted" in one.value]) == 1
    # The offer stays while something else is done on the page.
    at = click(go(at, "puzzle"), f"undo {BY_DRAFTS}")
    assert draft(at) == before
    assert draft(workshop()) == before
    assert not [one for one in at.button if one.key == f"undo {BY_DRAFTS}"]


def test_what_was_deleted_is_offered_until_the_page_is_left() -> None:
    laid_out()
    at = delete(workshop())
    at.switch_page("views/rules.py")
    run(at)
    at.switch_page("views/workshop.py")
    assert not [one for one in run(at).button if one.key == f"undo {BY_DRAFTS}"]


def test_a_second_press_deletes_no_other_draft() -> None:
    laid_out()
    at = put(click(workshop(), "new-draft"), "to-hand", "KS")
    (button,) = [one for one in at.button if str(one.key).startswith("delete draft/")]
    pressed = WidgetStates()
    pressed.widgets.add(id=button.proto.id, trigger_value=True)
    for _ in range(2):
        at._run(pressed)
        assert not at.exception
    assert len(list(filter(None, attempt_log.log().settings(LOCAL).values()))) == 1


def test_a_draft_is_restored_only_where_there_is_room() -> None:
    laid_out()
    at = delete(workshop())
    for number in range(MOST_DRAFTS):
        attempt_log.log().set_setting(LOCAL, f"{DRAFT_PREFIX}{20261125120000 + number}-0123abcd", "goal: {}\n")
    at = click(at, f"undo {BY_DRAFTS}")
    assert escape_markdown(WORDS("workshop-too-many", number=MOST_DRAFTS)) in refused(at)


def test_changes_are_taken_back_after_another_draft_was_looked_at() -> None:
    at = laid_out()
    at = go(go(at, "lesson"), "position")
    at = click(at, "undo-draft")
    assert not zone(at, "table")


def test_what_another_tab_has_changed_since_is_not_taken_back() -> None:
    one = laid_out()
    other = put(workshop(), "to-table", "5D")
    one = go(go(one, "lesson"), "position")
    assert "5D" in zone(one, "table")
    assert [button.disabled for button in one.button if button.key == "undo-draft"] == [True]
    assert draft(other) == draft(one)


def test_of_all_drafts_so_many_changes_are_remembered() -> None:
    at = laid_out()
    for number in range(MOST_BEFORE):
        at.session_state["visit"].workshop.changes["other"] = [DraftChange("", "")] * number
    at = put(at, "to-table", "5D")
    changes = at.session_state["visit"].workshop.changes
    assert sum(map(len, changes.values())) <= MOST_BEFORE + 1
    assert changes[at.session_state["visit"].workshop.draft]


def test_a_form_makes_no_text_that_cannot_be_read() -> None:
    at = go(laid_out(), "puzzle")
    before = draft(at)
    follower(at.text_input, "workshop-title-field").set_value("turned \u202e round")
    at = run(at)
    assert draft(at) == before
    assert len(refused(at)) == 1
    assert "direction" in refused(at)[0]
    at = write(go(at, "yaml"), before.replace("goal:", "gaol:"))
    assert "gaol:" in draft(at), "what somebody writes stays, right or wrong"


def test_a_draft_that_makes_the_page_fail_leaves_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> None:
        raise LookupError("as after a slip of ours")

    before = draft(laid_out())
    with monkeypatch.context() as broken:
        broken.setattr("tutor.app.workshop.analysis.sight", failing)
        at = open_app_that_fails()
        assert [one.value for one in at.warning] == [escape_markdown(WORDS("workshop-broken"))]
        at = click(at, "text of broken")
        assert follower(at.text_area, "workshop-yaml").value == before
    assert draft(workshop()) == before


def open_app_that_fails() -> AppTest:
    """Open the Workshop, which fails."""
    at = AppTest.from_file(MAIN, default_timeout=30)
    at.switch_page("views/workshop.py")
    at.run()
    assert at.exception
    return at


def test_a_change_is_taken_back() -> None:
    at = laid_out()
    at = click(at, "undo-draft")
    assert not zone(at, "table")
    assert list(zone(at, "h0")) == list(HAND)


def test_there_are_at_most_fifty_drafts_and_none_too_long() -> None:
    for number in range(MOST_DRAFTS):
        attempt_log.log().set_setting(LOCAL, f"{DRAFT_PREFIX}{20261125120000 + number}-0123abcd", "goal: {}\n")
    at = click(workshop(), "new-draft")
    at = put(at, "to-hand", "KS")
    assert refused(at) == [escape_markdown(WORDS("workshop-too-many", number=MOST_DRAFTS))]
    assert len(attempt_log.log().settings(LOCAL)) == MOST_DRAFTS
    at = go(at, "yaml")
    before = draft(at)
    at = write(at, "# " + "ä" * (MOST_DRAFT_BYTES - 10))
    assert escape_markdown(WORDS("workshop-too-long", limit=MOST_DRAFT_BYTES // 1000)) in refused(at)
    assert draft(at) == before


# -- on paper, and the way here ---------------------------------------------------


def test_a_sheet_is_offered_as_wished() -> None:
    at = workshop("paper")
    assert escape_markdown(WORDS("worksheet-number", number=12)) in texts(at)
    at.selectbox(key="paper-pick-theme").set_value("only-play")
    at.selectbox(key="paper-pick-difficulty").set_value(1)
    at.number_input(key="paper-count").set_value(60)
    at = run(at)
    assert [one.value for one in at.info] == [escape_markdown(WORDS("worksheet-none"))] or at.get("download_button")
    at.selectbox(key="paper-pick-difficulty").set_value(0)
    at.selectbox(key="paper-language").set_value("de")
    at = run(at)
    assert [one.proto.label for one in at.get("download_button")] == [WORDS("worksheet-save")]


def single(at: AppTest) -> list[str]:
    """The ids of the puzzles that are chosen one by one."""
    found: list[str] = follower(at.multiselect, "paper-single").value
    return found


def test_puzzles_are_chosen_one_by_one_and_the_address_has_them() -> None:
    ours = [one.id for one in library().puzzles if one.entry.title][:3]
    at = workshop("paper")
    follower(at.multiselect, "paper-single").set_value(ours[::-1])
    at = run(at)
    assert at.query_params["sheet"] == ",".join(ours[::-1])
    assert not at.number_input
    # What is wished for narrows the list, and takes nothing that is chosen from the sheet.
    at.selectbox(key="paper-pick-theme").set_value("only-play")
    at = run(at)
    assert single(at) == ours[::-1]
    assert escape_markdown(WORDS("worksheet-number", number=3)) in texts(at)
    again = open_app("workshop", view="paper", sheet=f"{ours[1]},nowhere")
    assert single(again) == [ours[1]]
    assert [one.value for one in again.info] == [escape_markdown(WORDS("address-unknown", id="nowhere"))]
    at = go(at, "position")
    assert single(go(at, "paper")) == ours[::-1]
    follower(at.multiselect, "paper-single").set_value([])
    at = run(at)
    assert "sheet" not in at.query_params


def test_a_sheet_is_made_of_puzzles_of_the_visitors_own() -> None:
    at = go(laid_out(), "puzzle")
    follower(at.text_input, "workshop-title-field").set_value("Two sums of ours")
    at = go(run(at), "paper")
    at.selectbox(key="paper-worksheet-folder").set_value("*")
    at = run(at)
    (mine,) = follower(at.multiselect, "paper-single").options
    assert "Two sums of ours" in mine
    assert escape_markdown(WORDS("worksheet-number", number=1)) in texts(at)


def test_other_pages_lead_here_and_the_navigation_does_not() -> None:
    for page in ("learn", "puzzles"):
        at = open_app(page)
        assert links(at)[WORDS("nav-workshop")][0].endswith("workshop")
        assert sum(one.proto.label == WORDS("nav-workshop") for one in at.get("page_link")) == 1


def test_the_engine_lists_what_it_counts() -> None:
    for puzzle in library().puzzles[:40]:
        found = sight(puzzle.position)
        assert found.number is not None
        assert len(found.plays) == min(found.number, 200)
