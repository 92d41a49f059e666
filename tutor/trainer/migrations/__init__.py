"""The revisions of the database; one that was released never changes, what it missed is the next one's."""
