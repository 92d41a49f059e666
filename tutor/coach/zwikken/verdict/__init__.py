"""Actions of Zwikken explained."""
