#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""long_evening.py [ACTIONS]: plays so many actions (10,000) of all games in one window, and opens and closes everything in between again
and again. Says how the memory of the program grows, in KiB; whatever it complains of ends it.

For figures, not for tests: run as they are, under with-display and with their environment. TABLEE_EVENING_SEED repeats an evening,
TABLEE_EVENING_WITHOUT names what is left out (review, dialogs, language, people)."""

import contextlib
import os
import pathlib
import random
import re
import sqlite3
import subprocess
import sys
import time

import harness
from harness import BUTTON, App
from wandering import GAMES, Wanderer, begins, record

ACTIONS = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
SEED = int(os.environ.get("TABLEE_EVENING_SEED", 1))
WITHOUT = os.environ.get("TABLEE_EVENING_WITHOUT", "").split()
GAME_TIME = 600  # seconds


def played():
    """The actions that are on the disk."""
    database = os.path.join(os.environ["XDG_DATA_HOME"], "tablee", "tablee.db")
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=20)) as connection:
        return connection.execute("SELECT count(*) FROM action").fetchone()[0]


def memory(app):
    """Of the program, in KiB: all its pages in memory, and those that are its alone."""
    text = pathlib.Path(f"/proc/{app.process.pid}/smaps_rollup").read_text(encoding="utf-8")
    fields = dict(re.findall(r"^(\w+): +(\d+) kB$", text, re.MULTILINE))
    return int(fields["Rss"]), int(fields["Anonymous"])


class Evening:
    def __init__(self):
        self.random = random.Random(SEED)
        harness.set_setting("pace", "'instant'")
        self.app = App()
        self.rows = []

    def open(self, game):
        """By a file, as by a double click: the program that runs shows it."""
        people = 1 if "people" not in WITHOUT and self.random.random() < 0.3 else 0
        self.wanderer = Wanderer(self.app, game, self.random)
        subprocess.run([os.environ["TABLEE_TEST_PROGRAM"], record(game, self.random, people)], check=True, timeout=60,
                       stdin=subprocess.DEVNULL)
        harness.wait_until(lambda: self.wanderer.where() in ("table", "curtain", "result"), "the table")
        return people

    def look_around(self, people):
        wanderer = self.wanderer
        acts = [wanderer.see_sheet, wanderer.see_log, wanderer.look, wanderer.see_page]
        if "dialogs" not in WITHOUT:
            acts += [wanderer.see_dialog] * 2
        if "language" not in WITHOUT:
            acts += [wanderer.switch_language]
        if people:
            acts += [wanderer.play] * 4 + [wanderer.ask_hint] * 2 + [wanderer.undo]
            acts += [wanderer.review] if "review" not in WITHOUT else []
        for _ in range(6 if people else 2):
            if wanderer.return_to_table():
                self.random.choice(acts)()
        if people and wanderer.return_to_table():
            wanderer.leave_to_computers()

    def wait_result(self):
        end = time.monotonic() + GAME_TIME
        while self.wanderer.return_to_table():
            harness.check(time.monotonic() < end, "the game never ends")
            time.sleep(1.5)  # whoever looks all the time leaves the game no time to go on

    def opens_review(self):
        for source in "Look _Through", "Show the _Result":
            for button in self.app.find_all(BUTTON):
                if begins(button, source):
                    self.wanderer.do(button)
                    time.sleep(0.5)
                    return self.wanderer.where() == "page"
        return self.wanderer.where() == "page"

    def look_through(self):
        if "review" in WITHOUT:
            return
        harness.wait_until(self.opens_review, "the review")
        self.app.press("Page_Up", "Page_Up", "Page_Down", "Ctrl+e")
        time.sleep(self.random.choice([0, 0.5, 2]))
        self.app.press("Ctrl+e", "Escape")
        harness.wait_until(lambda: self.wanderer.where() != "page", "the result again")

    def note(self, game):
        self.rows.append((played(), *memory(self.app)))
        print("%6d actions %8d KiB, %8d KiB its own" % self.rows[-1], game, flush=True)

    def tell(self):
        """The growth after the first tenth, when everything has been seen once."""
        first = next(row for row in self.rows if row[0] >= self.rows[-1][0] / 10)
        last = self.rows[-1]
        actions = last[0] - first[0]
        for name, column in ("all", 1), ("its own", 2):
            growth = last[column] - first[column]
            print(f"after the first tenth, {actions} actions: {growth:+} KiB ({name}), {1024 * growth / max(actions, 1):+.0f} bytes each")

    def spend(self):
        while not self.rows or self.rows[-1][0] < ACTIONS:
            for game in GAMES:
                people = self.open(game)
                self.look_around(people)
                self.wait_result()
                self.look_through()
                self.note(game)
        self.tell()
        self.app.quit()


def an_evening():
    Evening().spend()


harness.run(an_evening)
