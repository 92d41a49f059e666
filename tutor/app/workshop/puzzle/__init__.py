"""A puzzle of the Workshop: its form, and the finished one."""
