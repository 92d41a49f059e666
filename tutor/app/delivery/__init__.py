"""Making pages small and quick to arrive: packed files, small fonts, and hints of what is needed."""
