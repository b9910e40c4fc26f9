# SPDX-License-Identifier: GPL-3.0-or-later
"""Component sets of Space Station Phoenix: chosen by title, refused with the reason, and missed by name."""

import json
import os
import pathlib
import re

import harness
import steps
from catalogue import Words
from harness import App, check

words = Words("en")
SHIPPED = pathlib.Path(os.environ["TABLEE_DATADIR"]) / "components" / "tablee.json"
SETS = pathlib.Path(os.environ["XDG_DATA_HOME"]) / "tablee" / "components"


def write_set(name, **changes):
    SETS.mkdir(parents=True, exist_ok=True)
    text = json.dumps({**json.loads(SHIPPED.read_text(encoding="utf-8")), **changes})
    (SETS / f"{name}.json").write_text(text, encoding="utf-8")


def open_options(app):
    steps.open_set_up(app, words, "Space Station Phoenix")
    app.travel(harness.LIST_ITEM, re.compile("^Options"))
    app.press("Return")
    return app.travel(None, re.compile("^Components"))


def shows(app, *texts):
    labels = app.labels()
    for text in texts:
        check(any(text in label for label in labels), f"{text!r} is not in {labels}")


def an_own_set_is_chosen_and_a_broken_one_is_not():
    write_set("box", title="My own box")
    write_set("broken", turn_limit=0)
    app = App()
    open_options(app)
    app.press("Return")
    app.find(name="My own box")
    shows(app, "Cannot be used: turn_limit: 0 is not between 1 and 999")
    # The last one cannot be taken; the one before can.
    app.press("Down", "Down", "Return")
    app.settled()
    app.find(name=re.compile("^Cannot be used"))
    app.press("Up", "Return")
    app.wait_gone(name=re.compile("^Cannot be used"))
    shows(app, "My own box")
    app.press("Escape")
    app.quit()


def a_game_with_a_set_that_is_not_there_is_refused_by_name():
    record = {"format": "tablee-record", "version": 1, "game": "space-station-phoenix", "options": {"components": "lost"},
              "seats": [{"name": "Ana"}, {"name": "Bo"}], "seed": 7, "actions": []}
    path = pathlib.Path(os.environ["TABLEE_TEST_HOME"]) / "lost.tablee"
    path.write_text(json.dumps(record), encoding="utf-8")
    app = App([str(path)])
    app.find(name=words.like("“%s” cannot be opened"))
    shows(app, "The component set “lost” that the game was begun with is not on this computer.")
    app.press("Escape")
    app.wait_gone(name=words.like("“%s” cannot be opened"))
    app.quit()


def a_mistake_in_a_file_is_said_in_french():
    record = {"format": "tablee-record", "version": 1, "game": "martian-12s", "seats": [{"name": "Ana"}, {"name": "Bo"}], "seed": 7,
              "actions": [], "ended": "2026-11-20T14:03:00Z"}
    path = pathlib.Path(os.environ["TABLEE_TEST_HOME"]) / "mistake.tablee"
    path.write_text(json.dumps(record), encoding="utf-8")
    harness.set_setting("language", "'fr'")
    app = App([str(path)])
    french = Words("fr")
    app.find(name=french.like("“%s” cannot be opened"))
    shows(app, "ended\u00a0: la partie n’est pas finie")
    app.press("Escape")
    app.wait_gone(name=french.like("“%s” cannot be opened"))
    app.quit()
    harness.set_setting("language", "''")


harness.run(an_own_set_is_chosen_and_a_broken_one_is_not, a_game_with_a_set_that_is_not_there_is_refused_by_name,
            a_mistake_in_a_file_is_said_in_french)
