"""The same games on a Ray cluster, of which a node is killed while they are played."""

import pytest

from cutpurse import lab

STARTS_WITH = {"num_cpus": 1, "object_store_memory": 80 * 2**20}


@pytest.fixture
def cluster():
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args=STARTS_WITH)
    made.add_node(**STARTS_WITH)
    yield made
    made.shutdown()


@pytest.mark.long
def test_a_killed_node_changes_nothing(cluster, tmp_path, monkeypatch):
    monkeypatch.setattr("cutpurse.lab.plan.GAMES_AT_ONCE", 2_000)
    asked = {"games": 40_000, "seed": 5}
    doomed = cluster.add_node(**STARTS_WITH)
    played = []

    def kill_after_two(games):
        played.append(games)
        if len(played) == 2:
            cluster.remove_node(doomed, allow_graceful=False)

    here = lab.duel("kings-gold", ["greedy", "random"], out=tmp_path / "here", **asked)
    there = lab.duel(
        "kings-gold",
        ["greedy", "random"],
        out=tmp_path / "there",
        runner="ray",
        address=cluster.address,
        progress=kill_after_two,
        **asked,
    )
    assert there == here
    files = [sorted((tmp_path / name / "games").iterdir()) for name in ("here", "there")]
    assert len(files[0]) == len(files[1]) == 1
    assert [file.read_bytes() for file in files[0]] == [file.read_bytes() for file in files[1]]
