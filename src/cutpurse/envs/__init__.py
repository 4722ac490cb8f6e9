"""The games as environments for research: PettingZoo, Gymnasium and OpenSpiel; and how to train on them."""
