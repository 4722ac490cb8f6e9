"""From plain Python to machine code."""
