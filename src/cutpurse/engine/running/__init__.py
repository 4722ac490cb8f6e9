"""What weaves, compiles and runs games: many at once, or many imagined ones for a decision."""
