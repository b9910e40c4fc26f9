# SPDX-License-Identifier: GPL-3.0-or-later
"""Whoever walks at random through all that a table offers can finish the game by what is on the screen.

TABLEE_WALK_SEED and TABLEE_WALK_STEPS repeat a walk or make it long; TABLEE_WALK_GAMES names games, TABLEE_WALK_TIMES says how often."""

import os
import random

import harness
from wandering import GAMES, Wanderer, record

SEED = int(os.environ.get("TABLEE_WALK_SEED", 1))
STEPS = int(os.environ.get("TABLEE_WALK_STEPS", 6))
TIMES = int(os.environ.get("TABLEE_WALK_TIMES", 1))
WAITING = "The computer players are waiting: press “Play On”, or N for one move."


def walk(game, seed):
    print(f"# TABLEE_WALK_SEED={seed} TABLEE_WALK_STEPS={STEPS} TABLEE_WALK_GAMES={game}", flush=True)
    draws = random.Random(f"{game} {seed}")
    harness.set_setting("pace", "'fast'")
    wanderer = Wanderer(harness.App([record(game, draws)]), game, draws)
    harness.wait_until(lambda: wanderer.where() in ("table", "curtain"), "the table")
    for _ in range(STEPS):
        if wanderer.return_to_table():
            wanderer.go()
    wanderer.check_goes_on(4)
    wanderer.finish()
    wanderer.app.quit()


def what_hides_the_way_on_is_noticed():
    """Where the computers wait and nothing that is in sight is looked at, no game goes on."""
    draws = random.Random(0)
    harness.set_setting("pace", "'slow'")
    wanderer = Wanderer(harness.App([record("martian-12s", draws, 0)]), "martian-12s", draws)
    harness.wait_until(lambda: wanderer.where() == "table", "the table")
    wanderer.pause()
    wanderer.app.find(name=WAITING)
    controls, wanderer.controls = wanderer.controls, list
    try:
        wanderer.check_goes_on(1, 2)
    except harness.Failure:
        wanderer.controls = controls
        wanderer.check_goes_on(2)
        return
    raise harness.Failure("a game goes on with nothing in sight that lets it")


def walks():
    for game in os.environ.get("TABLEE_WALK_GAMES", " ".join(GAMES)).split():
        for seed in range(SEED, SEED + TIMES):
            def case(game=game, seed=seed):
                walk(game, seed)

            case.__name__ = f"{game.replace('-', '_')}_{seed}"
            yield case


harness.run(what_hides_the_way_on_is_noticed, *walks())
