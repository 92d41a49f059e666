"""What files say of Zwicken."""
