"""Loops over the 720 arrangements, whose rounds do not depend on each other: a GPU does many at once."""

WIDE = (
    "knowledge.know_nothing",
    "knowledge.learn_in_loops",
    "knowledge.exchange",
    "knowledge.blur",
    "knowledge.total",
    "knowledge.weight_of",
    "view.copy_row",
    "encoding.encode",
)
