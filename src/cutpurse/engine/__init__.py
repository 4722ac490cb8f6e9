"""The contract that every game keeps, and what is built on it alone; knows no game."""
