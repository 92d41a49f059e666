"""The crib sheet of the learner's own rules."""

import pytest

from tests.app.playing import WORDS, follower, open_app, run
from tests.houses import FILES
from tutor.app.base.markdown import escape_markdown
from tutor.app.learn.own_sheet import by_number_of_jokers, fitting
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.catalogue.house_rules import read_variant
from tutor.engine.zwickern import VARIANTS, plan


def sheet(**answers: str) -> str:
    """The sheet that fits some answers."""
    at = open_app(path="tonight", step="15", **answers)
    (found,) = [one.proto.body for one in at.get("html") if 'class="crib"' in one.proto.body]
    return str(found)


def test_the_questions_are_about_players_pairs_and_jokers() -> None:
    at = open_app(path="tonight", step="15")
    assert at.header[0].value == WORDS("yours-title")
    for question in ("yours-players", "yours-partners", "yours-jokers"):
        assert f"**{escape_markdown(WORDS(question))}**" in [one.value for one in at.markdown]
    assert follower(at.button_group, "choose-players").value == "4"


def test_the_sheet_is_that_of_the_answers() -> None:
    assert "4, two against two" in sheet()
    assert "4, each alone" not in sheet()
    assert "wild jokers" in sheet(jokers="6")
    assert "25 joker" not in sheet(jokers="0")
    assert "30 joker" in sheet(jokers="4")


def test_an_answer_changes_the_address_and_the_sheet() -> None:
    at = open_app(path="tonight", step="15")
    follower(at.button_group, "choose-players").set_value("2")
    run(at)
    assert at.query_params["players"] == "2"
    assert f"**{escape_markdown(WORDS('yours-partners'))}**" not in [one.value for one in at.markdown], (
        "two have no pairs"
    )


@pytest.mark.parametrize(
    ("variant", "players", "partners", "note"),
    [
        ("jensen", 4, True, ()),
        ("jensen", 4, False, ("yours-as-single",)),
        ("jensen", 2, False, ()),
        ("jensen", 6, False, ("yours-no-deal",)),
        ("christiansen", 4, True, ("yours-as-pairs",)),
        ("dietze", 6, False, ()),
    ],
)
def test_what_is_not_from_the_sources_is_said(
    variant: str, players: int, partners: bool, note: tuple[str, ...]
) -> None:
    rules, found = fitting(VARIANTS[variant], players, partners=partners)
    assert found == note
    if "yours-no-deal" not in note:
        (seating,) = rules.plans
        assert (seating.players, seating.partners) == (players, partners)
        assert plan(VARIANTS[variant], players) is not None


def test_the_number_of_jokers_tells_the_variant() -> None:
    assert by_number_of_jokers(VARIANTS) == {"3": "jensen", "4": "christiansen", "0": "dietze", "6": "grupp"}


def test_own_house_rules_are_asked_for_where_there_are_some() -> None:
    text = FILES["kitchen-table"]
    rules = read_variant("kitchen-table.yaml", text)
    attempt_log.log().set_setting(LOCAL, "house/kitchen-table", text)
    jokers = str(len(VARIANTS[rules.base or ""].jokers))
    at = open_app(path="tonight", step="15", jokers=jokers)
    assert f"**{escape_markdown(WORDS('yours-house'))}**" in [one.value for one in at.markdown]
    assert rules.title is not None
    assert rules.title in sheet(jokers=jokers, ours="kitchen-table")


def test_an_invalid_answer_is_reported() -> None:
    at = open_app(path="tonight", step="15", players="99", jokers="7")
    assert [one.value for one in at.info] == [escape_markdown(WORDS("address-unknown", id=one)) for one in ("99", "7")]


def test_a_house_with_other_jokers_has_a_sheet_of_its_own() -> None:
    text = "name: two-jokers\nbased_on: jensen\ntitle: Two of them\njokers: [X15, X15]\n"
    text += "seats: [{players: 8, partners: true, deals: [3, 3], table: [4, 2]}]\n"
    attempt_log.log().set_setting(LOCAL, "house/two-jokers", text)
    at = open_app(path="tonight", step="15", jokers="2", players="8")
    shown = [one.value for one in at.markdown]
    assert f"**{escape_markdown(WORDS('yours-which'))}**" in shown
    assert f"**{escape_markdown(WORDS('yours-partners'))}**" not in shown
    assert escape_markdown(WORDS("crib-print-house")) in shown
    assert escape_markdown(WORDS("crib-print")) not in shown, "its sheet may take a second page"
    found = sheet(jokers="2", players="8")
    assert "Two of them" in found
    assert "8, in pairs" in found
    assert "2_×_15 joker".replace("_", "\N{NO-BREAK SPACE}") in found
