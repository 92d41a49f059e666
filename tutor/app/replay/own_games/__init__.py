"""The learner's own games in Replay: opened as records, with the notes of their review, and mistakes tried again."""
