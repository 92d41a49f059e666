"""What a capture of the whole table took, in groups with their sums."""

from tutor.app.board.protocol import Fold
from tutor.coach.zwickern.words.plays import split_lines
from tutor.engine.zwickern import Capture, Position, split_of
from tutor.text import Line, Words


def fold_of(words: Words, position: Position, play: Capture) -> Fold:
    """Return what a legal capture takes, in groups with their sums."""
    split = split_of(position.rules, play)
    assert split is not None, "a legal capture can be split into groups"
    lines = split_lines(position.rules, split)
    return {
        "label": Line("board-fold", {"card": play.card}).said(words),
        "shout": words("board-zwick"),
        "groups": [
            {"cards": [card.code for item in items for card in item.cards], "label": line.said(words)}
            for items, line in zip(split.groups, lines, strict=True)
        ],
    }
