# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys and clicks as fast as they can come, on a machine that has other things to do: the same game is played as by those that wait, none is
lost, nobody is told that it is not the own turn when it is, and what stands below the table is of the moment that it shows."""

import contextlib
import glob
import json
import os
import random
import re
import sqlite3
import subprocess

import harness
from harness import BUTTON, LABEL, App, check, wait_until

AT_ONCE = 6  # keys that are kept, at most: src/widgets/type-ahead.h
BURSTS = 16
NOT_YET = "It is not your turn yet."
KEYS = "1 2 Ctrl+1 Ctrl+2 a d j x p e e".split()


def write_game(game, players, people, options, seed):
    path = os.path.join(os.environ["TABLEE_TEST_HOME"], "fast.tablee")
    seats = [{"name": name, "player": "human" if name in people else "easy", "portrait": number}
             for number, name in enumerate(players)]
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"format": "tablee-record", "version": 1, "rules": 1, "game": game, "options": options, "seats": seats, "seed": seed,
                   "actions": []}, file)
    return path


def played():
    """All actions that are on disk, in order."""
    found = glob.glob(os.path.join(os.environ["XDG_DATA_HOME"], "tablee", "tablee.db"))
    with contextlib.closing(sqlite3.connect(f"file:{found[0]}?mode=ro", uri=True, timeout=20)) as database:
        return [action for action, in database.execute("SELECT action FROM action ORDER BY game, number")]


def wait_done(app):
    """Until all that was done before has been taken: the log opens or closes after it, and then a person is asked, and has a choice."""
    before = app.find_now(BUTTON, "Close the Log") is not None

    def condition():
        window = list(app.window() or ())
        opened = any(node.name == "Close the Log" for node in window)
        return opened != before and any(node.name == "Hint" and node.sensitive for node in window)

    app.press("h")
    wait_until(condition, "a choice after all that was done")


@contextlib.contextmanager
def load():
    """Others want the processor, too."""
    others = [subprocess.Popen(["sh", "-c", "while :; do :; done"]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def type_alone(keys, at_once):
    """A game against the Mafia; returns what was played."""
    harness.start_afresh()
    app = App([write_game("al-cabohne", ["Ana"], ["Ana"], {}, 11)])
    app.find(LABEL, re.compile("Mafia"))
    app.settled()
    for first in range(0, len(keys), at_once):
        app.press(*keys[first:first + at_once])
        wait_done(app)
    check(app.find_now(name=NOT_YET) is None, "it is nobody else's turn, ever")
    app.kill()
    return played()


def the_same_game():
    draws = random.Random(5)
    keys = [draws.choice(KEYS) for _ in range(AT_ONCE * BURSTS)]
    slow = type_alone(keys, 1)
    check(len(slow) > 15, f"so many keys play more: {slow}")
    with load():
        fast = type_alone(keys, AT_ONCE)
    check(fast == slow, f"keys in a hurry played\n{fast}\nand with leisure\n{slow}")


def find_bar(app):
    """Where its buttons are. Pyramids that can be pulled are called as the buttons are, and come before them."""
    return [app.middle(app.find_all(BUTTON, re.compile(name))[-1])
            for name in ("^Pull a small", "^Pull a medium", "^Pull a large", "^Pass and keep")]


def click_together(buttons, at_once):
    """Three people with one pointer; buttons: numbers from 0 of the bar. Returns what was played."""
    harness.start_afresh()
    people = ["Ana", "Bo", "Cleo"]
    app = App([write_game("martian-12s", people, people, {"first": 0, "rounds": 40}, 3)])
    app.find(LABEL, re.compile("Pull "))
    app.settled()
    places = find_bar(app)
    for first in range(0, len(buttons), at_once):
        app.click(*[places[button] for button in buttons[first:first + at_once]])
        wait_done(app)
        wait_done(app)
        wait_until(lambda: find_bar(app) == places, "the bar to be where it was without the log")
        check(app.find_now(name=NOT_YET) is None, "somebody who is here is to move, always")
    app.kill()
    return played()


def the_same_clicks():
    draws = random.Random(8)
    buttons = [draws.choice((0, 0, 1, 2, 3)) for _ in range(AT_ONCE * BURSTS // 2)]
    slow = click_together(buttons, 1)
    check(len(slow) > len(buttons) // 2, f"so many clicks play more: {slow}")
    with load():
        fast = click_together(buttons, AT_ONCE)
    check(fast == slow, f"clicks in a hurry played\n{fast}\nand with leisure\n{slow}")


def sample(app, seen):
    """The bar and the button that passes, read at once: also while things move and nothing can be pressed."""
    labels = [node.name for node in app.window() or () if node.role == LABEL]
    asked, keep = (re.findall(pattern, "\n".join(labels), re.MULTILINE)
                   for pattern in (r"^Pull another pyramid for €1, or pass with (\d+) points?\.$", r"^keep (\d+)$"))
    if asked and keep:
        seen.append((asked[0], keep[0]))
    return labels


def against_computers():
    harness.start_afresh()
    harness.set_setting("animations", "true")
    app = App([write_game("martian-12s", ["Ana", "Bo", "Cleo"], ["Ana"], {"first": 0, "rounds": 40}, 3)])
    app.find(LABEL, re.compile("Pull "))
    seen = []
    draws = random.Random(2)
    with load():
        for _ in range(BURSTS):
            app.press(*[draws.choice("1123p") for _ in range(3)])
            for _ in range(4):
                sample(app, seen)
            wait_done(app)
            wait_until(lambda: NOT_YET not in sample(app, seen), "words that are not true any more to go")
    check(len(seen) >= BURSTS // 4, f"{len(seen)} questions were seen")
    check(all(asked == keep for asked, keep in seen), f"the bar and the button are of different moments: {seen}")
    check(len(played()) > 2 * BURSTS, f"only {len(played())} moves")
    app.kill()
    app.check_messages()


harness.run(the_same_game, the_same_clicks, against_computers)
