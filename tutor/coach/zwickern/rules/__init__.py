"""The rules explained and compared: readings, facts, tables, and one position under each variant."""
