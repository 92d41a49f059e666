"""What files say of Zwickern: goals, questions and house rules."""
