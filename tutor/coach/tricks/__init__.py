"""The part of the coach that all trick-taking games share."""
