"""A match of tricks among what is kept of a learner: taken along, deleted, read again, and gone on with in two tabs."""

from uuid import UUID

from tests.app.play.test_other_games import act_on, begun, bot_text, kept_match, match_id
from tests.app.playing import WORDS, board_of, click, open_app, run, tell
from tests.app.progress.test_page import delete_all, read_file
from tutor.app.base.markdown import escape_markdown
from tutor.app.play.preferences import TRICKS_SETTING
from tutor.app.progress.own_data import _archive
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import LOCAL


def test_a_match_is_taken_along_deleted_and_read_again() -> None:
    """Its agreements and the settings for the next one as well; it goes on where it was, with the same cards."""
    at = act_on(begun("zwikken-2000", 4, options={"rounds": 2}))
    match, before, board = match_id(at), kept_match(at), board_of(at)
    archive = _archive(LOCAL)
    delete_all(run(open_app("progress")))
    assert not log().events(LOCAL, UUID(match))
    assert escape_markdown(WORDS("play-gone")) in [one.value for one in open_app("play", match=match).info]
    assert not [one for one in open_app("play", games="other").button if one.key == "go-on-game"]
    read_file(open_app("progress"), archive)
    again = open_app("play", match=match)
    assert kept_match(again) == before
    assert board_of(again)["zones"] == board["zones"]
    assert "rounds" in log().settings(LOCAL)[TRICKS_SETTING]
    while not kept_match(again).hand.over:
        act_on(again)
    click(again, "next-game")
    assert len(kept_match(again).hands) == 2


def test_of_two_tabs_one_acts_and_the_other_one_is_told() -> None:
    """Nothing is done twice; the second tab shows what the first has done, and can go on."""
    one = begun("zwicken", 4)
    other = open_app("play", match=match_id(one))
    text, stale = bot_text(one), board_of(other)["epoch"]
    act_on(one)
    events = kept_match(one).events
    start = text.split(maxsplit=1)[0]
    tell(other, {"epoch": stale, "seq": 1, "action": start, "selected": [], "choice": None})
    assert kept_match(one).events == events
    assert escape_markdown(WORDS("play-elsewhere")) in [box.value for box in other.info]
    if not kept_match(one).hand.over:
        act_on(other)
        assert kept_match(one).events > events
        assert board_of(run(one))["epoch"] == board_of(other)["epoch"]
