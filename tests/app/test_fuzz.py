"""Whatever an address says or a component sends, no page fails, and what the page keeps can be read again.

The default run tries a few examples of each; ZWICKERN_FUZZ=100 tries a hundred times as many.
"""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.app.playing import board_of, open_app, run
from tests.examples import examples
from tests.fuzz.mutating import ODD, ODD_TEXTS
from tutor.app.base.library import library
from tutor.app.base.pages import PAGES
from tutor.app.board.protocol import items_of
from tutor.app.drafts.entrance import WORKSHOP_VIEWS
from tutor.app.puzzles.preferences import WISH_KEYS
from tutor.app.replay.guess import read_guesses
from tutor.app.rules.selection import VIEWS
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.coach.zwickern.rules.family_questions import FAMILY_QUESTIONS
from tutor.engine.zwickern import VARIANTS

GAME = next(game for game in library().records if game.id == "lessons/games/christiansen")
RULES = [rule.slug for section in library().sections for rule in section.rules]
TRIED = ("X20 on X30 = 10", "KS x QS+AD 8D+4D+2D;2S", "KS", ";;;", "%", "%zz;%00", "KS on KS = 9" * 500)
KNOWN: dict[str, tuple[str, ...]] = {
    "lesson": tuple(one.id for one in library().lessons[:3]),
    "step": (
        *("end", "1", "14", "15", "16"),
        *(step.entry.slug for one in library().lessons[:3] for step in one.steps[:3]),
    ),
    "of": ("two-sums", "two-sums-2"),
    "challenge": ("1", "3", "4", "0", "end"),
    "puzzle": (
        library().puzzles[0].id,
        "fresh/jensen/zwick/7",
        "fresh/ours/zwick/7",
        "fresh/jensen/zwick/07",
        "fresh///",
        "today",
        "daily/jensen/2026-11-23",
        "daily/jensen/9999-12-31",
    ),
    "game": (GAME.id, "record/mine", "record/"),
    "ply": ("0", "1", "24", "49", "50", "-1", "1e3", "٣"),
    "mode": ("follow", "guess", "try", "ending"),
    "tried": TRIED,
    "path": ("tonight", "welcome"),
    "plays": ("AS x JC+7H+2D", "5D;9D;8C", "5D;5D", "KS x QS", ";;;", "%", "5D" * 3000, "KS;" * 500),
    "players": ("2", "4", "6", "٤"),
    "partners": ("yes", "no"),
    "jokers": ("0", "3", "4", "6"),
    "ours": ("none", "ours"),
    "view": (*VIEWS, *WORKSHOP_VIEWS, "course"),
    "section": tuple(one.id.rpartition("/")[2] for one in library().sections),
    "rule": tuple(RULES[:5]),
    "search": ("steal a build", "26"),
    "ask": tuple(FAMILY_QUESTIONS),
    "board": ("1", "2", "99"),
    "position": ("own", library().puzzles[0].id, f"{GAME.id}/7", f"rules/{RULES[0]}/1"),
    "other": tuple(VARIANTS),
    "cousin": ("three-names-alike", "zwicken", "zwikken-today", "zwikken-1900/the-third-queen"),
    "variant": tuple(VARIANTS),
    "house": ("", "jensen", "ours"),
    "theme": THEMES[:3],
    "goal": ("zwick", "safe-lay", "lay"),
    "difficulty": ("1", "5", "6"),
    "match": ("00000000-0000-0000-0000-000000000000", "x"),
    "deal": ("today", "2", "jensen/4/12345", "jensen/4/99991231", "jensen/9/1", "ours/4/1"),
    "pick": ("next", "due", "weak", "fresh"),
    "folder": ("club", "none"),
}
OF_PAGE = {
    "learn": (
        "lesson",
        "step",
        "variant",
        "challenge",
        "path",
        "view",
        "plays",
        "players",
        "partners",
        "jokers",
        "ours",
    ),
    "puzzles": ("puzzle", *WISH_KEYS, "cousin", "view", "deal"),
    "play": ("match", "deal"),
    "replay": ("game", "ply", "mode", "tried"),
    "rules": ("view", "section", "search", "ask", "rule", "board", "position", "other", "variant", "house", "cousin"),
    "progress": ("variant",),
    "workshop": ("view", "of"),
}


@st.composite
def addresses(draw: st.DrawFn, page: str) -> dict[str, str]:
    """What an address may say to a page: mostly what it knows, and now and then something odd."""
    found = {}
    for key in OF_PAGE[page]:
        match draw(st.integers(0, 5)):
            case 0:
                found[key] = draw(st.sampled_from(ODD_TEXTS) | st.text(max_size=20))
            case 1 | 2 | 3:
                found[key] = draw(st.sampled_from(KNOWN[key]))
    return found


@pytest.mark.parametrize("page", PAGES)
def test_any_address_shows_a_page(page: str) -> None:
    @examples(1 if page == "progress" else 4)
    @given(addresses(page))
    def check(address: dict[str, str]) -> None:
        # Drawn twice, since a page may complete its address; every run says if something fails.
        at = run(open_app(page, **address))
        assert all(len(one.value) < 1000 for one in at.info)

    check()


CARDS = st.sampled_from([f"h{seat}-{card}-0" for seat in range(4) for card in ("KS", "2S", "X20", "AD")])
ITEMS = st.lists(st.integers(0, 9).map("t{}".format), max_size=4)
PARTS = {
    "epoch": st.just("") | ODD,
    "seq": st.integers(0, 10**6) | ODD,
    "action": st.sampled_from(("take", "build", "lay")) | ODD,
    "selected": st.builds(lambda card, items: [card, *items], CARDS | ODD, ITEMS) | ITEMS | ODD,
    "choice": st.none() | st.sampled_from(("9:0", "13:1", "20:2", "x")) | ODD,
}


@pytest.mark.parametrize("mode", ["follow", "guess", "try"])
def test_any_message_of_the_components_is_heard_or_ignored(mode: str) -> None:
    at = open_app("replay", ply="7", mode=mode)

    @examples(4)
    @given(st.fixed_dictionaries(PARTS), ODD | st.fixed_dictionaries({"seq": ODD, "ply": st.integers(-9, 99) | ODD}))
    def check(said: dict[str, Any], chosen: object) -> None:
        epoch = board_of(at)["epoch"]
        answer = {**said, "epoch": epoch} if said["epoch"] == "" else said
        at.session_state["board"] = {"selection": answer, "answer": answer}
        at.session_state["line of plays"] = {"chosen": chosen}
        run(at)
        assert items_of(board_of(at), "table") is not None
        kept = attempt_log.log().settings(LOCAL).get(f"guess/{GAME.id}", "")
        heard = at.session_state["visit"].replay.guesses.get(GAME.id)
        assert not kept or read_guesses(kept, GAME).tried == heard.tried

    check()
