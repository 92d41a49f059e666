"""Folders of somebody's own content beside the tutor's: looked at again, shown, and written to."""
