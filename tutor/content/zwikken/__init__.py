"""What files say of Zwikken."""
