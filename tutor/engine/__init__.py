"""The rules of the games: frozen data and free functions, without files, clock, dice or languages."""
