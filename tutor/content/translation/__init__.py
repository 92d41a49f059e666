"""Content in other languages: its texts, the PO files of their translations, and the faults of those."""
