"""Actions of Zwicken explained."""
