"""What a table agrees on in Zwikken: chosen on the Play page, kept with the match, and played by."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.play.test_other_games import act_on, begun, kept_match, match_id
from tests.app.playing import WORDS, click, open_app, texts
from tutor.app.base.markdown import escape_markdown
from tutor.app.play.preferences import TRICK_WAYS, TRICKS_SETTING
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import LOCAL
from tutor.engine.zwickern import VARIANTS
from tutor.engine.zwikken import Pass
from tutor.matches.events import Dealt, Started, WrongEventError, read_event, write_event
from tutor.matches.games import fold_any
from tutor.matches.settings import PlaySettings, read_settings
from tutor.matches.tricks.match import fold_tricks

OPTIONS: list[tuple[str, str, object]] = [
    ("zwikken-1850", "must_stay", (1, 2)),
    ("zwikken-1850", "pair_wins", True),
    ("zwikken-2000", "rounds", 2),
    ("zwikken-lubbers", "askers_pay", True),
]


def kept_settings() -> PlaySettings:
    """The settings as the log keeps them."""
    return read_settings(log().settings(LOCAL)[TRICKS_SETTING])


@pytest.mark.parametrize(("way", "name", "value"), OPTIONS)
def test_a_match_is_played_by_what_was_agreed(way: str, name: str, value: object) -> None:
    """It is in its start, in its rules, and beside the name of the game."""
    at = begun(way, 3, options={name: value})
    match = kept_match(at)
    assert match.started.options == {name: value}
    agreed: Any = match.rules
    assert getattr(agreed, name) == (frozenset(value) if isinstance(value, tuple) else value)
    assert escape_markdown(WORDS("tricks-agreed")) in at.title[0].value
    while not kept_match(at).hand.over:
        act_on(at)
    # The same cards again are played as they were, whatever is liked by now.
    log().set_setting(LOCAL, TRICKS_SETTING, "{}")
    again = click(open_app("play", match=match_id(at)), "same-deal")
    assert kept_match(again).started.options == {name: value}


def widget(at: AppTest, kind: str, message: str) -> Any:
    """The widget with a label on the page."""
    (found,) = [one for one in getattr(at, kind) if one.label == WORDS(message)]
    return found


def test_it_is_chosen_on_the_entrance_page_of_the_other_games() -> None:
    log().set_setting(LOCAL, TRICKS_SETTING, '{"variant": "zwikken-1850"}')
    at = open_app("play", games="other")
    widget(at, "selectbox", "tricks-option-must-stay").select(WORDS("tricks-must-stay-second")).run()
    widget(at, "toggle", "tricks-option-pair-wins").set_value(True).run()
    assert kept_settings().options == {"must_stay": (2,), "pair_wins": True}
    assert escape_markdown(WORDS("tricks-agreed")) in texts(at)
    widget(at, "toggle", "tricks-option-pair-wins").set_value(False).run()
    assert kept_settings().options == {"must_stay": (2,)}


def test_each_variant_offers_its_own() -> None:
    """What cannot be agreed in another variant is dropped there; Zwicken has none."""
    log().set_setting(LOCAL, TRICKS_SETTING, '{"variant": "zwikken-2000", "options": {"rounds": 3, "pair_wins": true}}')
    at = open_app("play", games="other")
    assert widget(at, "number_input", "tricks-option-rounds").value == 3
    assert not [one for one in at.toggle if one.label == WORDS("tricks-option-pair-wins")]
    log().set_setting(LOCAL, TRICKS_SETTING, '{"variant": "zwicken", "options": {"rounds": 3}}')
    door = open_app("play", games="other")
    assert not [one for one in door.number_input if one.label == WORDS("tricks-option-rounds")]
    click(door, "begin-game")
    assert kept_match(door).started.options == {}


def test_all_stay_in_the_games_that_were_agreed_and_pass_in_others() -> None:
    """Source: K8, the first and second hands of the game."""
    at = begun("zwikken-1850", 3, options={"must_stay": (2,)})
    may_pass = []
    for _ in range(3):
        first = kept_match(at).hand.positions[0]
        game = kept_match(at).hand.game.game
        may_pass.append(Pass() in list(game.legal_actions(first)))
        while not kept_match(at).hand.over:
            act_on(at)
        click(at, "next-game")
    assert may_pass == [True, False, True]


@pytest.mark.parametrize(
    ("way", "options"),
    [
        ("zwicken", {"rounds": 1}),
        ("zwikken-1900", {"rounds": 1}),
        ("zwikken-1850", {"must_stay": (3,)}),
        ("jensen", {"rounds": 1}),
    ],
)
def test_what_cannot_be_agreed_makes_no_match(way: str, options: dict[str, object]) -> None:
    game = "zwickern" if way == "jensen" else TRICK_WAYS[way].game
    began = Started.model_validate(
        {
            "game": game,
            "variant": way,
            "seats": ("A", "B", "C", "D"),
            "levels": (None, "careful", "careful", "careful"),
            "options": options,
        }
    )
    with pytest.raises(WrongEventError):
        fold_any([read_event("started", write_event(began)), Dealt(number="1", dealer=0)], VARIANTS)


def test_a_hand_has_the_number_that_it_has_in_the_match() -> None:
    began = Started(
        game="zwicken", variant="zwicken", seats=("A", "B", "C", "D"), levels=(None, "careful", "careful", "careful")
    )
    with pytest.raises(WrongEventError):
        fold_tricks([began, Dealt(number="1", dealer=0, hand=2)])
