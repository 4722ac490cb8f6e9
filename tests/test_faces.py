"""Scenes fit the schemas that are published of them."""

import json

import jsonschema
import msgspec
import pytest

from cutpurse.engine import sights
from cutpurse.engine.chance import stream
from cutpurse.testing.law import one_of
from variants import a_match, every_game

pytestmark = pytest.mark.unmeasured


@every_game
def test_scenes_fit_their_schema(id):
    match, rng = a_match(id, 1), [stream(1, 8)]
    schema = json.loads(json.dumps(sights.schema(match.game)))
    look = {"$ref": "#/$defs/scene", "$defs": schema["$defs"] | {"scene": schema["properties"]["scene"]}}
    check = jsonschema.Draft202012Validator(look)
    while match.actor >= 0:
        if match.version % 10 == 0:
            scene = match.listener(match.version // 10 % match.seats).scene()
            check.validate(json.loads(msgspec.json.encode(scene)))
        match.play(one_of(match.legal(), rng))
