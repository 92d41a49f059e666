"""Pages to print: worksheets, annotated games and crib sheets."""
