#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""long_evening.py [ACTIONS]: plays so many actions (10,000) of all games in one window, and opens and closes everything in between again
and again, on two monitors. Says how the memory of the program grows, in KiB; whatever it complains of ends it.

For figures, not for tests: run as they are, under with-display and with their environment; G_SLICE=always-malloc lets the heap in use be
exact. TABLEE_EVENING_SEED repeats an evening, TABLEE_EVENING_GAMES names its games, TABLEE_EVENING_WITHOUT what is left out (review, dialogs, language, people, moves).

TABLEE_EVENING_BLIND=1: without accessibility, of which GTK 4.8 never forgets what it has told an assistive technology. Then nothing is
seen, only keys are pressed: less is done, people leave their games unfinished, and the database says when the others are over."""

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
from counting import CountedApp
from harness import BUTTON, Failure
from wandering import GAMES, LOOKING, PLAYING, Wanderer, begins, record

ACTIONS = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
SEED = int(os.environ.get("TABLEE_EVENING_SEED", 1))
WITHOUT = os.environ.get("TABLEE_EVENING_WITHOUT", "").split()
BLIND = "TABLEE_EVENING_BLIND" in os.environ
GAME_TIME = 600  # seconds
MONITORS = ("left", "640/170x960/250+0+0", "screen"), ("right", "640/170x960/250+640+0", "none")
DATABASE = os.path.join(os.environ["XDG_DATA_HOME"], "tablee", "tablee.db")


def ask(question):
    """One number of what is on the disk."""
    if not os.path.exists(DATABASE):
        return 0
    with contextlib.closing(sqlite3.connect(f"file:{DATABASE}?mode=ro", uri=True, timeout=20)) as connection:
        # A program that has just begun makes the file before it makes the tables.
        made = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'action'").fetchone()[0]
        return connection.execute(question).fetchone()[0] if made else 0


def open_file(path):
    """As by a double click: the program that runs shows it."""
    subprocess.run([os.environ["TABLEE_TEST_PROGRAM"], path], check=True, timeout=60, stdin=subprocess.DEVNULL)


def split_screen():
    for name, geometry, output in MONITORS:
        subprocess.run(["xrandr", "--setmonitor", name, geometry, output], check=True, stdout=subprocess.DEVNULL)


def windows_of(app):
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(app.process.pid)], check=False, capture_output=True,
                           text=True)
    return found.stdout.split()


def move_window(app, chance):
    """To another monitor, and back, so that keys find it: there is no window manager."""
    window = windows_of(app)[0]
    for x in chance.choice([150, 640, 700]), 0:
        subprocess.run(["xdotool", "windowmove", window, str(x), "0"], check=False, stderr=subprocess.DEVNULL)
        time.sleep(0.3)


class Evening:
    def __init__(self, app):
        self.random = random.Random(SEED)
        self.app = app
        self.rows = []

    def memory(self):
        """In KiB: all pages of the program in memory, and the heap in use; and how many widgets GTK has told others of."""
        text = pathlib.Path(f"/proc/{self.app.process.pid}/smaps_rollup").read_text(encoding="utf-8")
        alive = self.app.alive()
        return int(re.search(r"^Rss: +(\d+) kB$", text, re.MULTILINE)[1]), alive["heap"] // 1024, alive.get("GtkAtSpiContext", 0)

    def note(self, game):
        """At the library: what a table or a result has on the screen is not compared."""
        self.rows.append((ask("SELECT count(*) FROM action"), *self.memory()))
        print("%6d actions %8d KiB, %8d KiB in use, %6d contexts" % self.rows[-1], game, flush=True)

    def tell(self):
        """The growth after the first tenth, when everything has been seen once."""
        last = self.rows[-1]
        tenths = [next(row for row in self.rows if row[0] >= last[0] * tenth / 10) for tenth in range(1, 11)]
        first = tenths[0]
        for tenth, row in enumerate(tenths, 1):
            print("%2d/10: %6d actions %8d KiB, %8d KiB in use, %6d contexts" % (tenth, *row))
        actions = last[0] - first[0]
        for name, column in ("in memory", 1), ("in use", 2):
            growth = last[column] - first[column]
            print(f"after the first tenth, {actions} actions: {growth:+} KiB {name}, {1024 * growth / max(actions, 1):+.0f} bytes each")

    def spend(self):
        while not self.rows or self.rows[-1][0] < ACTIONS:
            for game in os.environ.get("TABLEE_EVENING_GAMES", " ".join(GAMES)).split():
                self.spend_game(game)
        self.tell()
        self.app.quit()


class SeeingEvening(Evening):
    def open(self, game):
        people = 1 if "people" not in WITHOUT and self.random.random() < 0.3 else 0
        self.wanderer = Wanderer(self.app, game, self.random)
        open_file(record(game, self.random, people))
        harness.wait_until(lambda: self.wanderer.where() in ("table", "curtain", "result"), "the table")
        return people

    def save(self):
        """Whatever would be saved: looked at, and left."""
        if self.wanderer.open_menu() and self.wanderer.choose("_Save as a File…"):
            time.sleep(0.5)
            self.app.press("Escape", "Escape")

    def move(self):
        move_window(self.app, self.random)

    def look_around(self, people):
        wanderer = self.wanderer
        acts = [wanderer.see_sheet, wanderer.see_log, wanderer.look, wanderer.see_page]
        acts += [wanderer.see_dialog] * 2 + [self.save] if "dialogs" not in WITHOUT else []
        acts += [wanderer.switch_language] if "language" not in WITHOUT else []
        acts += [self.move] if "moves" not in WITHOUT else []
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
        """The result is gone back to first, where it lies no more above the table."""
        buttons = self.app.find_all(BUTTON, sensitive=True)
        at_result = any(begins(button, "Play _Again") for button in buttons)
        wanted = "Look _Through" if at_result else "Show the _Result"
        for button in buttons:
            if begins(button, wanted):
                self.wanderer.do(button)
                time.sleep(0.5)
                break
        return self.wanderer.where() == "page"

    def look_through(self):
        if "review" in WITHOUT:
            return
        harness.wait_until(self.opens_review, "the review")
        self.app.press("Page_Up", "Page_Up", "Page_Down", "Ctrl+e")
        time.sleep(self.random.choice([0, 0.5, 2]))
        self.app.press("Ctrl+e", "Escape")
        harness.wait_until(lambda: self.wanderer.where() != "page", "the result again")

    def leave(self):
        self.app.press("Alt+Left")
        harness.wait_until(lambda: self.wanderer.where() == "library", "the library")
        self.app.settled()

    def spend_game(self, game):
        people = self.open(game)
        self.look_around(people)
        self.wait_result()
        self.look_through()
        self.leave()
        self.note(game)


class BlindApp(CountedApp):
    def __init__(self):
        super().__init__(GTK_A11Y="none")
        self.main = windows_of(self)[0]

    def _find(self):
        self.check_alive()
        return "nobody" if windows_of(self) else None

    def tree(self):
        raise Failure("nothing is seen")

    def _becomes_active(self):
        self.nudges += 1
        self.bus.move_pointer(300 + self.nudges % 2, 25)
        return self.nudges > 4

    def focus_main(self):
        """A popover may be on the screen too: with the keyboard there when it goes, no key would come to any window."""
        subprocess.run(["xdotool", "windowfocus", self.main], check=False)

    def settled(self, quiet=1):
        time.sleep(quiet)

    def see_window(self, key):
        """Opens and closes a window beside the first."""
        before = windows_of(self)
        self.focus_main()
        self.press(key)
        harness.wait_until(lambda: set(windows_of(self)) - set(before), f"a window after {key}")
        time.sleep(0.4)
        for _ in range(20):
            added = sorted(set(windows_of(self)) - set(before))
            if not added:
                break
            subprocess.run(["xdotool", "windowfocus", added[-1]], check=False, stderr=subprocess.DEVNULL)
            self.press("Escape")
            time.sleep(0.3)
        harness.check(not added, f"the window of {key} never closes")
        self.focus_main()


class BlindEvening(Evening):
    def see_twice(self, key):
        self.app.press(key)
        time.sleep(0.2)
        self.app.press(key)

    def see_help(self):
        self.app.press("F1")
        time.sleep(0.3)
        self.app.press("Escape")

    def switch_language(self):
        harness.set_setting("language", f"'{self.random.choice(['en', 'fr'])}'")
        time.sleep(0.5)

    def look_around(self):
        acts = [lambda: self.see_twice("s"), lambda: self.see_twice("h"), self.see_help]
        if "dialogs" not in WITHOUT:
            acts += [lambda key=key: self.app.see_window(key) for key in ("Ctrl+comma", "Ctrl+question", "Ctrl+o")]
        acts += [self.switch_language] if "language" not in WITHOUT else []
        acts += [lambda: move_window(self.app, self.random)] if "moves" not in WITHOUT else []
        for act in self.random.sample(acts, 3):
            act()

    def play_and_leave(self, game):
        for _ in range(15):
            self.app.press(self.random.choice(PLAYING[game]))
        for key in LOOKING.get(game, ""):
            self.app.press(key)
        self.app.press("t")
        time.sleep(0.2)

    def wait_end(self):
        end = time.monotonic() + GAME_TIME
        while ask("SELECT count(*) FROM game WHERE ended IS NULL AND id = (SELECT max(id) FROM game)"):
            harness.check(time.monotonic() < end, "the game never ends")
            time.sleep(0.3)
        time.sleep(2)

    def spend_game(self, game):
        people = 1 if "people" not in WITHOUT and self.random.random() < 0.4 else 0
        games = ask("SELECT count(*) FROM game")
        open_file(record(game, self.random, people))
        harness.wait_until(lambda: ask("SELECT count(*) FROM game") > games, "the game")
        self.app.check_alive()
        time.sleep(0.3)
        self.look_around()
        if people:
            self.play_and_leave(game)
        else:
            self.wait_end()
        self.app.press("Escape", "Escape", "Escape")
        self.note(game)


def an_evening():
    harness.set_setting("pace", "'instant'")
    if "moves" not in WITHOUT:
        split_screen()
    if BLIND:
        BlindEvening(BlindApp()).spend()
    else:
        SeeingEvening(CountedApp()).spend()


harness.run(an_evening)
