"""The score sheet of a record, and the course of its score."""

from itertools import pairwise

from tests.catalogue.test_branches import games, sample
from tutor.catalogue.records import side_name
from tutor.catalogue.score_sheet import record_sheet, totals_by_play
from tutor.engine.zwickern import is_zwick
from tutor.text import language, play_signs

WORDS = language("en")


def test_the_course_begins_with_nothing_and_ends_with_the_result() -> None:
    for game in games():
        found = totals_by_play(game)
        assert len(found) == len(game.plies) + 2
        assert all(one == (0, 0) for one in found[0])
        assert [(one.points, one.cards) for one in found[-1]] == [(score.points, score.cards) for score in game.scores]


def test_points_and_cards_never_get_fewer() -> None:
    for game in games():
        found = totals_by_play(game)
        for before, after in pairwise(found):
            assert all(
                one.points <= two.points and one.cards <= two.cards for one, two in zip(before, after, strict=True)
            )


def test_the_sheet_has_every_play_every_zwick_and_the_result() -> None:
    for game in games():
        lines = record_sheet(WORDS, game).splitlines()
        for number, ply in enumerate(game.plies, 1):
            (line,) = (line for line in lines if line.split()[:1] == [str(number)])
            assert play_signs(WORDS, ply.entry.play) in line
            assert ply.entry.seat in line
            assert (WORDS("sheet-zwick") in line) == is_zwick(ply.position, ply.play)
        for score in game.scores:
            row = next(line for line in reversed(lines) if line.startswith(side_name(game.entry.seats, score)))
            assert [str(score.cards), str(score.zwicks), str(score.points)] == row.removeprefix(
                side_name(game.entry.seats, score)
            ).split()[:3]


def test_the_sheet_is_in_columns() -> None:
    lines = record_sheet(WORDS, sample()).splitlines()
    head = next(line for line in lines if line.startswith(" ") and WORDS("sheet-play") in line)
    place = head.index(WORDS("sheet-play"))
    plays = [line for line in lines if line.split()[:1] and line.split()[0].isdecimal()]
    assert len(plays) == 48
    assert all(line[place - 1] == " " != line[place] for line in plays)
