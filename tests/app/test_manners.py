# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever people do while the master thinks at the table where that takes longest, the window follows at once, and nothing is left
running behind it."""

import contextlib
import json
import os
import pathlib
import subprocess
import time

import harness
from catalogue import Words
from harness import BUTTON, LABEL, App, wait_until

words = Words("en")
BEGUN = 20  # actions of a game of Space Station Phoenix after which the fleets are chosen
ASKED = words.text("Use a ship, your own or another, or take income.")
SPAN = 0.4  # seconds of a look at what a process does


def game_under_way(*players):
    """The file of a game that has just begun in earnest."""
    cli = pathlib.Path(os.environ["TABLEE_TEST_PROGRAM"]).parent.parent / "cli" / "tablee-cli"
    path = pathlib.Path(os.environ["TABLEE_TEST_HOME"]) / "under-way.tablee"
    subprocess.run([cli, "play", "space-station-phoenix", "--players", "easy,easy,easy", "--seed", "3", f"--save={path}"],
                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    record = json.loads(path.read_text(encoding="utf-8"))
    for seat, player in zip(record["seats"], players):
        seat["player"] = player
    path.write_text(json.dumps({**record, "actions": record["actions"][:BEGUN], "ended": None, "result": None}), encoding="utf-8")
    return str(path)


def share_of_processor(app):
    """What the program uses of one, over a short while."""
    def seconds():
        fields = pathlib.Path(f"/proc/{app.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    before, since = seconds(), time.monotonic()
    time.sleep(SPAN)
    return (seconds() - before) / (time.monotonic() - since)


def is_thinking(app):
    """Whether a thread that gives way to others has something to do, be it given a processor or not."""
    for stat in pathlib.Path(f"/proc/{app.process.pid}/task").glob("*/stat"):
        with contextlib.suppress(OSError):  # a thread that has ended meanwhile
            fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
            if fields[0] == "R" and int(fields[16]) > 0:
                return True
    return False


def wait_for_thoughts(app):
    wait_until(lambda: is_thinking(app), "a computer to think")


def wait_for_rest(app, what):
    wait_until(lambda: share_of_processor(app) < 0.1 and share_of_processor(app) < 0.1, f"the program to rest {what}", 120)


def wait_asked(app):
    wait_until(lambda: app.find_now(LABEL, ASKED), "the person to be asked", 120)
    wait_for_rest(app, "while the person thinks")


def closing_and_quitting_end_the_program():
    path = game_under_way("master", "master", "master")
    for key in "Ctrl+w", "Ctrl+q":
        app = App([path])
        wait_for_thoughts(app)
        app.press(key)
        app.wait_end()
        harness.check(app.process.returncode == 0, f"exit status {app.process.returncode} after {key}")
        harness.start_afresh()


def undo_takes_the_question_back():
    app = App([game_under_way("human", "master", "master")])
    wait_asked(app)
    for _ in range(2):
        app.press("i")
        wait_for_thoughts(app)
        app.press("Ctrl+z")
        wait_asked(app)
    app.quit()


def another_game_leaves_the_first_where_it_is_ones_turn():
    app = App([game_under_way("human", "master", "master")])
    wait_asked(app)
    app.press("i")
    wait_for_thoughts(app)
    app.press("Ctrl+n")
    app.find(BUTTON, words.like("_Play", "begin the game"))
    app.press("Ctrl+Return")
    app.wait_gone(BUTTON, words.like("_Play", "begin the game"))
    wait_for_rest(app, "beside another game")
    app.quit()


def leaving_the_table_stops_at_ones_turn():
    app = App([game_under_way("human", "master", "master")])
    wait_asked(app)
    app.press("i")
    wait_for_thoughts(app)
    app.press("Alt+Left")
    app.find(BUTTON, words.like("New game of %s"))
    wait_for_rest(app, "in the library")
    app.quit()


harness.run(closing_and_quitting_end_the_program, undo_takes_the_question_back, another_game_leaves_the_first_where_it_is_ones_turn,
            leaving_the_table_stops_at_ones_turn)
