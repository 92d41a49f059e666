"""House rules of one's own: made in a form or read from a file, kept with the profile, and offered on every page."""

import random
from dataclasses import replace
from typing import Any

import pytest
from streamlit.runtime.context import ContextProxy
from streamlit.testing.v1 import AppTest

from tests.app.earlier_attempts import Clock, note, shown, tried
from tests.app.playing import (
    WORDS,
    click,
    follower,
    has_board,
    make_play,
    open_app,
    run,
    shown_puzzle,
    solving,
    texts,
    verdicts,
)
from tests.houses import FILES, HOUSES, KNOWN
from tests.tables import random_table
from tutor.app.base.library import library
from tutor.app.base.markdown import answer_sign, escape_markdown
from tutor.app.rules.house_form import house_name
from tutor.app.visitor import attempt_log, variants
from tutor.app.visitor.profile import LOCAL
from tutor.app.visitor.session import session
from tutor.content.files.table_address import table_code
from tutor.content.files.writing import variant_text
from tutor.content.yaml.source import ContentError
from tutor.content.zwickern.house_rules import FLAGS, house_rules_of, variant_entry
from tutor.engine.cards import WILD_JOKERS
from tutor.engine.zwickern import VARIANTS
from tutor.lab.fresh import fresh
from tutor.matches.settings import read_settings
from tutor.trainer.archive import merge, read_archive, write_archive
from tutor.trainer.settings import LONGEST_VALUE

NAME, TITLE = "kitchen-table", "As we play at home"


def kept(*names: str) -> None:
    """Let the learner have house rules."""
    for name in names:
        setting(name, FILES[name])


def setting(name: str, value: str) -> None:
    """Let this be kept under the name of house rules."""
    attempt_log.log().set_setting(LOCAL, f"house/{name}", value)


def settings() -> dict[str, str]:
    """What is kept of house rules, by name, deleted ones left out."""
    found = attempt_log.log().settings(LOCAL)
    return {name.removeprefix("house/"): text for name, text in found.items() if text}


def visiting() -> AppTest:
    """A visit of a page that lists the variants that the visitor has."""

    def page() -> None:
        import streamlit  # noqa: PLC0415

        from tutor.app.visitor import variants as own  # noqa: PLC0415

        streamlit.session_state["variants"] = dict(own.variants())
        streamlit.session_state["own"] = own.own()
        streamlit.session_state["broken"] = own.broken()
        streamlit.session_state["titles"] = {name: own.variant_title(name) for name in (*own.variants(), "gone")}
        streamlit.session_state["bases"] = {name: own.base_of(name) for name in (*own.variants(), "gone")}

    return run(AppTest.from_function(page, default_timeout=30))


def editor() -> AppTest:
    """The page with the form, as a new visit."""
    return open_app("rules", view="house")


def put(at: AppTest, widget: Any, value: object) -> None:
    """Let a widget say something."""
    widget.set_value(value)
    run(at)


def fill(at: AppTest, title: str, **fields: object) -> AppTest:
    """Fill the form in."""
    put(at, at.text_input(key="house-title"), title)
    for name, value in fields.items():
        widgets = at.toggle if isinstance(value, bool) else at.number_input
        put(at, widgets(key=f"house-field-{name}"), value)
    return at


# -- what is kept -------------------------------------------------------------


def test_a_visitor_who_has_made_none_has_the_five() -> None:
    at = visiting()
    assert at.session_state["variants"] == dict(library().variants)
    assert list(library().variants)[: len(VARIANTS)] == list(VARIANTS)
    assert at.session_state["own"] == {}


def test_house_rules_come_after_the_five_with_their_titles_and_bases() -> None:
    kept(NAME, "club-night")
    at = visiting()
    assert list(at.session_state["variants"]) == [*library().variants, "club-night", NAME]
    assert at.session_state["own"] == {name: HOUSES[name] for name in ("club-night", NAME)}
    titles, bases = at.session_state["titles"], at.session_state["bases"]
    assert (titles["jensen"], titles[NAME], titles["club-night"], titles["gone"]) == (
        "Jensen",
        TITLE,
        "Club-night",
        "gone",
    )
    assert (bases["french"], bases[NAME], bases["gone"]) == ("french", "jensen", "gone")


@pytest.mark.parametrize(
    "value",
    ["x" * 5000, "[" * 5000, "3", "{}", "name: ours\n", FILES["club-night"]],
    ids=lambda value: value[:12],
)
def test_what_is_kept_under_a_name_and_is_not_such_house_rules_is_not_a_variant(value: str) -> None:
    """A file of progress may hold anything."""
    setting("ours", value)
    kept(NAME)
    at = visiting()
    assert list(at.session_state["own"]) == [NAME]


def test_house_rules_that_cannot_be_used_are_reported_with_their_lines_and_can_be_deleted() -> None:
    setting("ours", "name: ours\nbased_on: somewhere\nzwick: 2\n")
    at = editor()
    assert WORDS("house-broken", name="ours") in [one.value.replace("\\", "") for one in at.warning]
    assert any("ours.yaml:2:11: unknown variant" in one.value for one in at.code)
    click(at, "delete-house-ours")
    assert (settings(), [one.value for one in at.warning]) == ({}, [])


def test_no_more_than_twelve_are_read_or_kept() -> None:
    names = [f"ours-{letter}" for letter in "abcdefghijklmno"]
    for name in names:
        setting(name, f"name: {name}\nbased_on: jensen\nzwick: 2\n")
    at = editor()
    known = at.session_state["visit"].logged.houses.variants.keys()
    assert known - library().variants.keys() == set(names[: variants.MOST_HOUSES])
    assert not any(one.key == "house-keep" for one in at.button)
    click(at, "house-change-ours-b")
    fill(at, "Ours, changed", zwick=3)
    click(at, "house-keep")
    assert "zwick: 3" in settings()["ours-b"]


def test_the_longest_house_rules_can_be_kept() -> None:
    points = ", ".join(f"{card.code}: 99" for card in VARIANTS["grupp"].pack)
    text = f"name: {'a' * 30}\nbased_on: grupp\ntitle: {'é' * 40}\npoints: {{{points}}}\n"
    with pytest.raises(ContentError):
        variants.keep_house("f", text.replace("title", "titel"))
    variants.keep_house("f", text)
    session().logged.houses = None
    assert len(attempt_log.log().settings(LOCAL)[f"house/{'a' * 30}"]) < LONGEST_VALUE


def test_they_are_saved_and_read_with_all_progress() -> None:
    kept(NAME)
    text = write_archive((), attempt_log.log().settings(LOCAL), shown()[0].moment)
    attempt_log.log().delete(LOCAL)
    assert list(visiting().session_state["own"]) == []
    merge(attempt_log.log(), read_archive(text, LOCAL))
    assert visiting().session_state["own"] == {NAME: HOUSES[NAME]}


def test_a_file_of_progress_brings_back_what_was_deleted_here(clock: Clock) -> None:
    kept(NAME, "club-night")
    text = write_archive((), attempt_log.log().settings(LOCAL), clock.moment)
    at = click(editor(), f"delete-house-{NAME}")
    setting("club-night", FILES["club-night"].replace("club-night", "ours"))
    changed = settings()["club-night"]
    at.switch_page("views/progress.py")
    run(at)
    at.file_uploader(key="import-file").set_value(("progress.json", text.encode(), "application/json"))
    run(at)
    click(at, "import")
    assert settings() == {NAME: FILES[NAME], "club-night": changed}, "what was changed stays as it is"
    assert visiting().session_state["own"][NAME] == HOUSES[NAME]


def test_deleted_house_rules_are_restored_where_there_is_room() -> None:
    kept(NAME)
    at = click(editor(), f"delete-house-{NAME}")
    assert settings() == {}
    at = click(at, "undo house list")
    assert settings() == {NAME: FILES[NAME]}
    at = click(at, f"delete-house-{NAME}")
    kept(NAME)
    at = click(at, "undo house list")
    told = [one.value for one in at.error]
    assert any(one.endswith(escape_markdown(WORDS("house-not-restored", title="x"))[-30:]) for one in told)


def test_of_two_presses_that_delete_the_second_leaves_the_way_back() -> None:
    kept(NAME)
    at = AppTest.from_function(_deleted_twice, args=(NAME,), default_timeout=30)
    click(run(at), "twice")
    assert [one.value for one in at.success] == [escape_markdown(WORDS("house-deleted", title=TITLE))]
    click(at, "undo house list")
    assert settings() == {NAME: FILES[NAME]}


def _deleted_twice(name: str) -> None:
    import streamlit as st  # noqa: PLC0415

    from tutor.app.rules.house_editor import _LIST, _delete  # noqa: PLC0415
    from tutor.app.visitor.messages import show_messages  # noqa: PLC0415
    from tutor.app.visitor.session import session  # noqa: PLC0415

    session().pages.places["view"] = "house"

    def twice() -> None:
        _delete(name)
        _delete(name)

    st.button("Delete", key="twice", on_click=twice)
    show_messages(_LIST)


# -- the form -----------------------------------------------------------------


def test_a_base_or_a_card_that_there_is_not_is_no_ones_choice() -> None:
    at = editor()
    states = at._tree.get_widget_states()
    for one in states.widgets:
        if one.id.endswith("house-base"):
            one.string_value = "poker"
        if one.id.endswith("house-more"):
            one.string_array_value.data.append("joker")
    at._run(states)
    assert not at.exception
    assert at.selectbox(key="house-base").value == "jensen"


def test_rules_are_made_in_the_form_and_kept() -> None:
    at = fill(editor(), "Am Küchentisch", build_on_empty=True, same_value=False, zwick=2)
    assert "An equal card can’t leave a build’s value as it is" in texts(at)
    put(at, at.multiselect(key="house-more"), ["5H"])
    put(at, at.number_input(key="house-field-5H"), 4)
    click(at, "house-keep")
    assert verdicts(at) == [escape_markdown(WORDS("house-kept", title="Am Küchentisch"))]
    assert settings() == {
        "am-kuechentisch": "name: am-kuechentisch\nbased_on: jensen\ntitle: Am Küchentisch\nbuild_on_empty: true\n"
        "same_value: false\npoints: {5H: 4}\nzwick: 2\n"
    }
    assert at.text_input(key="house-title").value == "", "the form begins anew"
    assert list(visiting().session_state["own"]) == ["am-kuechentisch"]


def test_beside_what_says_that_rules_are_kept_one_plays_by_them_until_others_are_made() -> None:
    """In the list, which has that button too, they are far above."""
    at = click(fill(editor(), "Ours", zwick=5), "house-keep")
    assert not fill(at, "Yours", zwick=5).exception
    click(at, "at-kept-house")
    assert read_settings(attempt_log.log().settings(LOCAL)["play"]).variant == "ours"
    at = click(fill(editor(), "Yours", zwick=6), "house-keep")
    click(at, "house-change-ours")
    assert "at-kept-house" not in [one.key for one in at.button]


def test_what_cannot_be_kept_is_reported_in_a_sentence_and_nothing_is_lost() -> None:
    at = editor()
    click(at, "house-keep")
    assert verdicts(at) == [escape_markdown(WORDS("house-no-title"))]
    click(fill(at, "Just Jensen"), "house-keep")
    assert verdicts(at) == [escape_markdown(WORDS("house-unchanged", base="Jensen"))]
    put(at, at.text_input(key="house-name"), "Dietze!")
    click(fill(at, "Ours", zwick=5), "house-keep")
    assert verdicts(at) == [escape_markdown(WORDS("house-name-wrong", name="Dietze!"))]
    put(at, at.text_input(key="house-name"), "dietze")
    click(at, "house-keep")
    assert verdicts(at) == [escape_markdown(WORDS("house-name-taken", name="dietze"))]
    assert (at.text_input(key="house-title").value, at.number_input(key="house-field-zwick").value) == ("Ours", 5)
    assert settings() == {}


def test_a_title_is_taken_however_its_letters_are_composed() -> None:
    click(fill(editor(), "Am Ku\u0308chentisch", zwick=5), "house-keep")
    at = click(fill(editor(), "am K\u00fcchentisch", zwick=6), "house-keep")
    assert verdicts(at) == [escape_markdown(WORDS("house-title-taken", title="am K\u00fcchentisch"))]


@pytest.mark.parametrize("title", ["jensen", "French", "As we  play at home "])
def test_a_title_that_something_else_has_would_be_confusing(title: str) -> None:
    kept(NAME)
    at = click(fill(editor(), title, zwick=5), "house-keep")
    assert verdicts(at) == [escape_markdown(WORDS("house-title-taken", title=" ".join(title.split())))]
    assert settings() == {NAME: FILES[NAME]}


def test_a_name_is_kept_once() -> None:
    kept(NAME)
    at = click(fill(editor(), "Kitchen table", zwick=5), "house-keep")
    assert "is already" in verdicts(at)[0]
    assert settings() == {NAME: FILES[NAME]}


def test_rules_are_changed_under_their_name() -> None:
    kept(NAME)
    at = click(editor(), f"house-change-{NAME}")
    assert at.selectbox(key="house-base").value == "jensen"
    assert (at.text_input(key="house-title").value, at.text_input(key="house-name").value) == (TITLE, NAME)
    assert [
        at.toggle(key=f"house-field-{flag}").value
        for flag in ("build_on_empty", "majority_on_tie", "subtract_from_card", "same_value")
    ] == [True, True, True, False]
    assert at.multiselect(key="house-more").value == ["5H"]
    assert [at.number_input(key=f"house-field-{code}").value for code in ("10D", "X25", "2S", "5H")] == [5, 10, 0, 2]
    click(fill(at, "Now so", majority=3), "house-keep")
    assert list(settings()) == [NAME]
    assert "majority:" not in settings()[NAME]
    assert "title: Now so" in settings()[NAME]


def test_the_address_names_the_rules_that_are_changed_so_that_a_reload_goes_on() -> None:
    kept(NAME, "club-night")
    at = click(editor(), f"house-change-{NAME}")
    assert dict(at.query_params) == {"view": "house", "house": NAME}
    again = open_app("rules", view="house", house=NAME)
    assert (again.text_input(key="house-title").value, again.text_input(key="house-name").value) == (TITLE, NAME)
    assert again.toggle(key="house-field-build_on_empty").value is True
    click(fill(again, "Now so", majority=3), "house-keep")
    assert dict(again.query_params) == {"view": "house"}
    assert "title: Now so" in settings()[NAME]


def test_the_form_shows_the_rules_that_it_names_after_another_view() -> None:
    kept(NAME)
    at = click(editor(), f"house-change-{NAME}")
    for view in ("words", "house"):
        follower(at.selectbox, "choose-section").set_value(f"view/{view}")
        run(at)
    assert at.header[1].value == escape_markdown(WORDS("house-edit", title=TITLE))
    assert at.text_input(key="house-name").value == NAME


def test_an_address_with_rules_that_are_not_kept_shows_the_form_for_new_ones() -> None:
    at = open_app("rules", view="house", house="<b>")
    assert escape_markdown(WORDS("address-unknown", id="<b>")) in [one.value for one in at.info]
    assert at.header[1].value == escape_markdown(WORDS("house-new"))
    assert at.text_input(key="house-title").value == ""


def test_rules_are_left_as_they_were_or_deleted() -> None:
    kept(NAME)
    at = click(editor(), f"house-change-{NAME}")
    click(fill(at, "Otherwise", zwick=9), "house-cancel")
    assert settings() == {NAME: FILES[NAME]}
    assert at.text_input(key="house-title").value == ""
    click(at, f"delete-house-{NAME}")
    assert verdicts(at) == [escape_markdown(WORDS("house-deleted", title=TITLE))]
    assert settings() == {}
    assert visiting().session_state["own"] == {}


def test_the_address_forgets_rules_that_are_deleted() -> None:
    kept(NAME)
    at = open_app("rules", view="compare", variant=NAME, other=NAME)
    follower(at.selectbox, "choose-section").set_value("view/house")
    run(at)
    click(at, f"delete-house-{NAME}")
    follower(at.selectbox, "choose-section").set_value("view/compare")
    run(at)
    assert NAME not in dict(at.query_params).values()
    assert escape_markdown(WORDS("address-unknown", id=NAME)) not in [one.value for one in at.info]


@pytest.mark.parametrize("base", VARIANTS)
def test_another_base_brings_its_own_rules_and_keeps_the_title(base: str) -> None:
    at = fill(editor(), "Ours", build_on_empty=True, zwick=9)
    put(at, at.selectbox(key="house-base"), base)
    rules = VARIANTS[base]
    if base != "jensen":
        drawn = [flag for flag in FLAGS if rules.subtract or flag != "subtract_from_card"]
        assert {flag: at.toggle(key=f"house-field-{flag}").value for flag in drawn} == {
            flag: getattr(rules, flag) for flag in drawn
        }
        assert at.number_input(key="house-field-zwick").value == rules.zwick
    assert at.text_input(key="house-title").value == "Ours"
    shown_flags = {one.key for one in at.toggle}
    assert ("house-field-subtract_from_card" in shown_flags) == rules.subtract
    click(fill(at, "Ours", zwick=8), "house-keep")
    assert f"based_on: {base}" in settings()["ours"]


def test_a_file_that_was_saved_is_read_again() -> None:
    kept(NAME)
    at = editor()
    (download,) = [one for one in at.get("download_button") if one.proto.label == WORDS("house-save-file")]
    assert download is not None
    assert variant_text(variant_entry(HOUSES[NAME])) == variant_text(
        variant_entry(visiting().session_state["own"][NAME])
    )


@pytest.mark.parametrize("title", ["", " ", "-", "é", "2", "!!!", "<b>", "a" * 40, "ß" * 40, "Oma & Opa", "a\x00b"])
def test_every_title_makes_a_name_that_can_be_kept(title: str) -> None:
    variants.keep_house("f", f"name: {house_name(title)}\nbased_on: jensen\nzwick: 2\n")
    session().logged.houses = None


def test_the_pack_of_the_shops_is_made_in_the_form_and_its_deals_are_made_to_fit() -> None:
    at = fill(editor(), "Six jokers")
    put(at, at.number_input(key="house-field-fixed"), 0)
    put(at, at.number_input(key="house-field-wilds"), 6)
    put(at, at.selectbox(key="house-field-capturing"), "must")
    put(at, at.toggle(key="house-field-zwick_again"), True)
    counted = WORDS("house-deals-over", cards=58, dealt=55, number=3)
    assert escape_markdown(counted) in [one.value for one in at.warning]
    for players in (2, 3, 4):
        click(at, f"house-deals-fit {players}")
    assert [one.value for one in at.warning] == []
    click(at, "house-keep")
    rules = visiting().session_state["own"]["six-jokers"]
    assert (rules.jokers, rules.wild, rules.capturing, rules.zwick_again) == (WILD_JOKERS, (2, 14), "must", True)
    assert [(plan.players, plan.dealt) for plan in rules.plans] == [(2, 58), (3, 58), (4, 58)]


def test_what_a_table_says_is_there_again_when_it_is_changed() -> None:
    for seed in (1, 2, 4):
        rules = house_rules_of(random_table(random.Random(seed), f"table-{seed}"))
        setting(rules.name, variant_text(variant_entry(rules)))
        session().logged.houses = None
        at = click(editor(), f"house-change-{rules.name}")
        put(at, at.text_input(key="house-title"), f"Ours {seed}")
        click(at, "house-keep")
        assert [one.value for one in at.error] == []
        assert visiting().session_state["own"][rules.name] == replace(rules, title=f"Ours {seed}")


def answer(at: AppTest, **answers: str) -> AppTest:
    """Answer the questions on a new table one after the other, in the usual way but for some."""
    click(at, "house-ask-start")
    while True:
        asked = next(one for one in at.radio if str(one.key).startswith("house-answer-"))
        name = str(asked.key).removeprefix("house-answer-")
        if name in answers:
            put(at, asked, answers[name])
        if name == "numbers" and "written" in answers:
            put(at, at.text_input(key="house-answer-written"), answers["written"])
        last = any(one.key == "house-ask-done" for one in at.button)
        click(at, "house-ask-done" if last else "house-ask-next")
        if last:
            return at


def test_the_questions_make_the_table_of_a_family() -> None:
    at = answer(editor(), players="5", jokers="4", numbers="own", written="15, 20, 30, 35", zwick="same", duty="none")
    put(at, at.text_input(key="house-title"), "At Grandma’s")
    click(at, "house-keep")
    assert [one.value for one in (*at.error, *at.warning)] == []
    rules = visiting().session_state["own"]["at-grandma-s"]
    assert rules.jokers == ("X15", "X20", "X30", "X35")
    assert (rules.zwick_again, rules.duty, rules.capturing, rules.majority) == (True, "none", "may", 3)
    assert [(plan.players, plan.packs, plan.dealt) for plan in rules.plans] == [(5, 1, 56)]


def test_each_answer_is_kept_on_the_way_back_and_shows_what_it_means() -> None:
    at = click(editor(), "house-ask-start")
    for _ in range(3):
        click(at, "house-ask-next")
    put(at, at.radio(key="house-answer-courts"), "high")
    assert f"{answer_sign(right=False)} **J♠ x 2♦**" in texts(at)
    put(at, at.radio(key="house-answer-courts"), "low")
    assert f"{answer_sign(right=True)} **J♠ x 2♦**" in texts(at)
    click(at, "house-ask-back")
    click(at, "house-ask-next")
    assert at.radio(key="house-answer-courts").value == "low"
    assert f"{answer_sign(right=True)} **J♠ x 2♦**" in texts(at)
    click(at, "house-ask-stop")
    assert at.text_input(key="house-title") is not None


def test_without_jokers_their_numbers_are_not_asked() -> None:
    at = answer(editor(), jokers="0")
    assert visiting().session_state["own"] == {}
    assert at.number_input(key="house-field-fixed").value == 0


def test_a_table_is_sent_as_an_address_and_kept_by_whom_it_is_sent_to() -> None:
    at = open_app("rules", view="house", table=table_code(variant_entry(HOUSES[NAME])))
    assert any(TITLE in one.value for one in at.markdown)
    click(at, "house-shared-keep")
    assert visiting().session_state["own"] == {NAME: HOUSES[NAME]}
    assert "table" not in at.query_params
    # A visitor who has the table is not asked to keep it again; a different one of the same name gets a number.
    again = open_app("rules", view="house", table=table_code(variant_entry(HOUSES[NAME])))
    assert escape_markdown(WORDS("house-shared-there")) in texts(again)
    other = replace(HOUSES[NAME], zwick=7, title="Next door")
    click(open_app("rules", view="house", table=table_code(variant_entry(other))), "house-shared-keep")
    assert visiting().session_state["own"][f"{NAME}-2"].zwick == 7


def test_a_table_is_chosen_for_play_and_for_the_pages_on_rules() -> None:
    setting(NAME, FILES[NAME] + "target: 50\n")
    at = editor()
    click(at, f"house-play-{NAME}")
    liked = read_settings(attempt_log.log().settings(LOCAL)["play"])
    assert (liked.variant, liked.target) == (NAME, 50)


def test_a_table_shows_its_address_and_a_code_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    kept(NAME)
    assert not editor().code, "without an address of the page"
    monkeypatch.setattr(ContextProxy, "url", "https://zwickern.example/rules")
    at = editor()
    assert any(table_code(variant_entry(HOUSES[NAME])) in one.value for one in at.code)
    assert any("data:image/svg+xml" in one.proto.body for one in at.get("html") if "qr" in one.proto.body)


@pytest.mark.parametrize("code", ["x", "1AAAA", "1" + "A" * 3000, "<b>"])
def test_an_address_without_a_valid_table_says_so(code: str) -> None:
    at = open_app("rules", view="house", table=code)
    assert [one.value for one in at.warning] == [escape_markdown(WORDS("house-shared-broken"))]


# -- every page ---------------------------------------------------------------


def test_puzzles_offer_them_with_fresh_puzzles() -> None:
    kept(NAME)
    at = open_app("puzzles", variant=NAME)
    assert follower(at.selectbox, "wish-variant").value == NAME
    assert TITLE in follower(at.selectbox, "wish-variant").options
    item_id = at.query_params["puzzle"]
    assert item_id.startswith(f"fresh/{NAME}/")
    assert TITLE in texts(at)
    _, _, goal, seed, *hardness = item_id.split("/")
    puzzle = fresh(HOUSES[NAME], goal, int(seed), *map(int, hardness))
    make_play(at, puzzle.position, solving(puzzle))
    (noted,) = attempt_log.log().attempts(LOCAL)
    assert (noted.item_id, noted.variant, noted.outcome) == (item_id, NAME, "right")
    click(at, "next-puzzle")
    assert at.query_params["puzzle"].startswith(f"fresh/{NAME}/")


def test_a_fresh_address_is_the_same_puzzle_for_everyone_who_has_the_rules() -> None:
    kept(NAME)
    at = open_app("puzzles", puzzle=f"fresh/{NAME}/most-points/7")
    assert at.query_params["puzzle"] == f"fresh/{NAME}/most-points/7"
    assert not at.info
    assert escape_markdown(fresh(HOUSES[NAME], "most-points", 7).entry.title or WORDS("concept-most-points")) in [
        one.value for one in at.title
    ]


@pytest.mark.parametrize("name", [NAME, "nowhere"])
def test_an_address_with_house_rules_that_are_not_kept_is_reported(name: str) -> None:
    at = open_app("puzzles", puzzle=f"fresh/{name}/zwick/7")
    assert [one.value for one in at.info] == [escape_markdown(WORDS("house-unknown", name=name))]
    assert has_board(at)
    assert shown_puzzle(at).position.rules.name in VARIANTS


def test_two_learners_with_different_rules_of_one_name_have_different_puzzles() -> None:
    """What is made for one is not shown to the other."""
    kept(NAME)
    first = open_app("puzzles", puzzle=f"fresh/{NAME}/zwick/7")
    setting(NAME, FILES["wild-west"].replace("wild-west", NAME))
    second = open_app("puzzles", puzzle=f"fresh/{NAME}/zwick/7")
    assert TITLE in texts(first)
    assert TITLE not in texts(second)


def test_progress_calls_them_by_their_title_and_leaves_out_those_that_are_gone(clock: Clock) -> None:
    clock.day(1)
    note([tried(variant=NAME), tried("capture", variant="gone-by")])
    assert TITLE not in str([table.value for table in open_app("progress").table])
    kept(NAME)
    shown_rows = str([table.value for table in open_app("progress").table])
    assert TITLE in shown_rows
    assert "gone-by" not in shown_rows


def test_what_was_learnt_under_them_comes_back(clock: Clock) -> None:
    kept(NAME)
    note(shown("zwick", variant=NAME))
    clock.day(1)
    at = open_app("puzzles", pick="due")
    assert at.query_params["puzzle"].startswith(f"fresh/{NAME}/zwick/")
    setting(NAME, "")
    at = open_app("puzzles", pick="due")
    assert "puzzle" not in at.query_params


def test_a_learner_who_plays_them_is_given_the_puzzles_of_their_base(clock: Clock) -> None:
    clock.day(1)
    kept("rue-du-port")
    note([tried(variant="rue-du-port")])
    assert shown_puzzle(open_app("puzzles")).position.rules.name == "french"


def test_a_report_holds_the_rules() -> None:
    kept(NAME)
    at = open_app("puzzles", puzzle=f"fresh/{NAME}/zwick/7")
    (report,) = [one.value for one in at.code if one.value.startswith("# fresh/")]
    assert "# based_on: jensen\n" in report


def test_the_rules_page_compares_them() -> None:
    kept(NAME)
    at = open_app("rules", view="compare", variant="jensen", other=NAME)
    assert TITLE in str([one.proto.body for one in at.get("html")])
    assert set(KNOWN) >= {NAME}


def test_rules_that_are_named_on_a_german_page_say_so_and_go_on_saying_it() -> None:
    at = open_app("rules", view="house", lang="de")
    at.text_input(key="house-title").set_value("Wie daheim")
    at.toggle(key="house-field-build_on_empty").set_value(True)
    at = click(run(at), "house-keep")
    assert "language: de" in settings()["wie-daheim"]
    at = click(open_app("rules", view="house"), "house-change-wie-daheim")
    click(at, "house-keep")
    assert "language: de" in settings()["wie-daheim"]
