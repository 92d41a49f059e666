"""The middleware that every request passes on its way in, and every answer on its way out."""
