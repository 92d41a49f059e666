"""The usual mistakes in an answer that no wrong option can explain: in a number, an order, or an option overlooked."""
