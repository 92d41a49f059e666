"""The goals of exercises: which plays reach them, how they are worded, and in which positions they can be asked."""
