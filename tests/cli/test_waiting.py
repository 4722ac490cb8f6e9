"""Nobody waits: bots that think decide at once, also where nothing was ever compiled."""

import time

import pytest

import cutpurse as cp
from keyboard import PROMPT, terminal

TABLES = {  # where the person decides nothing before the bot does
    "kings-gold": ["journeyman,you", "--option", "first=0"],
    "king-thief-minister": ["journeyman,you,greedy"],
    "guild-of-thieves": ["journeyman,you"],
    "forty-thieves": ["journeyman,you", "--option", "first=0"],
    "king-of-thieves": ["journeyman,you"],
}
