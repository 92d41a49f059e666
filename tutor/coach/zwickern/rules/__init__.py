"""The rules told and compared: readings, facts, tables, and one position under each variant."""
