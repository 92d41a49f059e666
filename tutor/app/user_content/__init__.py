"""Folders of own content beside the tutor's: reloaded, shown, and written to."""
