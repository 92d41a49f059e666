"""The coach on the plays of a record: claims, remarks, marks and guesses."""
