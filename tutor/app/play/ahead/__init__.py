"""What the coach finds out while a person thinks, so that nobody waits for it when the play is made."""
