"""The revisions of the database; a released one never changes, and its omissions are left to the next one."""
