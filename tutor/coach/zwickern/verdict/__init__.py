"""A play judged: legal or not, why not, what would be legal instead, and what it missed."""
