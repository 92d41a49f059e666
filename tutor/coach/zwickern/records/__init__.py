"""What the coach says of the plays of a record: claims, remarks, marks and guesses."""
