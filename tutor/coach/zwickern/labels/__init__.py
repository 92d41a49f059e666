"""What proves that a reading of the rules is at work in an exercise, or tempts there without applying."""
