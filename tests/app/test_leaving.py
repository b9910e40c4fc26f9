# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables that are left: their games go from the memory, and come back as they were."""

import contextlib
import json
import os
import re
import sqlite3
import subprocess

import harness
import steps
from catalogue import Words
from counting import CountedApp
from harness import BUTTON, LIST_ITEM, MENU_BUTTON, check, wait_until

words = Words("en")
DATABASE = os.path.join(os.environ["XDG_DATA_HOME"], "tablee", "tablee.db")
PLAY_ON = re.compile(f"^{words.text('_Play On')}")


def begin(app, name, computers=1):
    """A game of Martian 12s of @name, by a file, in the program that runs."""
    path = os.path.join(os.environ["TABLEE_TEST_HOME"], f"{name}.tablee")
    seats = [{"name": name, "player": "human", "portrait": 0}]
    seats += [{"name": f"Robot {number}", "player": "easy", "portrait": number} for number in range(1, computers + 1)]
    record = {"format": "tablee-record", "version": 1, "game": "martian-12s", "rules": 1, "options": {"rounds": 40}, "seats": seats,
              "seed": 7, "actions": [], "take_back": True}
    with open(path, "w", encoding="utf-8") as file:
        json.dump(record, file)
    subprocess.run([os.environ["TABLEE_TEST_PROGRAM"], path], check=True, timeout=60, stdin=subprocess.DEVNULL)
    wait_until(lambda: is_table_of(app, name), f"the table of {name}")


def is_table_of(app, name):
    return any(words.like("Balance: %s").search(node.name) and name in node.name for node in app.window() or ())


def leave(app):
    app.press("Alt+Left")
    app.find(BUTTON, words.like("New game of %s"))


def come_back(app, name):
    """From the library, by the list of all games under way."""
    app.activate(MENU_BUTTON, words.text("All games under way"))
    wait_until(lambda: (focus := app.focus()) and focus.role == LIST_ITEM, "the games under way")
    for _ in range(10):
        if any(name in node.name for node in app.focus() or ()):
            break
        app.press_and_see("Down")
    app.press("Return")
    wait_until(lambda: is_table_of(app, name), f"the table of {name} again")


def look(app):
    """All that is told at the table: where the game stands, and what happened."""
    app.settled()
    standing = steps.standing(app, words)
    app.press("h")
    told = [node.name for node in app.settled()]
    app.press("h")
    app.settled()
    return standing, told


def wait_sessions(app, most):
    wait_until(lambda: app.alive()["TableeGameSession"] <= most, f"no more than {most} sessions")


def games_are_let_go():
    app = CountedApp()
    for number in range(6):
        begin(app, f"Ana {number}")
        steps.move(app, words, steps.wait_asked(app, words))
        leave(app)
    wait_sessions(app, 1)
    wait_until(lambda: app.alive()["TableePlayPage"] == 0, "no table")
    app.quit()


def another_table_in_the_place_of_one_lets_go_of_it():
    app = CountedApp()
    for number in range(4):
        begin(app, f"Ana {number}")
        steps.wait_asked(app, words)
    wait_sessions(app, 2)
    app.quit()


def a_game_comes_back_as_it_was():
    """It stands as it stood, tells what it told, and goes back as it went."""
    app = CountedApp()
    begin(app, "Ana")
    for _ in range(3):
        steps.move(app, words, steps.wait_asked(app, words))
    steps.wait_asked(app, words)
    before = look(app)
    leave(app)
    begin(app, "Bo")
    steps.wait_asked(app, words)
    leave(app)
    wait_sessions(app, 1)
    come_back(app, "Ana")
    steps.wait_asked(app, words)
    after = look(app)
    check(after == before, f"{after}\ninstead of\n{before}")
    app.press("Ctrl+z")
    wait_until(lambda: steps.standing(app, words) != before[0], "a move to be taken back")
    app.press("Ctrl+Shift+z")
    wait_until(lambda: steps.standing(app, words) == before[0], "the move again")
    steps.move(app, words, steps.wait_asked(app, words))
    app.quit()


def computers_that_wait_still_wait():
    harness.set_setting("pace", "'slow'")
    app = CountedApp()
    begin(app, "Ana", 3)
    app.press("Pause")
    app.find(BUTTON, PLAY_ON, True)
    leave(app)
    begin(app, "Bo")
    leave(app)
    wait_sessions(app, 1)
    come_back(app, "Ana")
    app.find(BUTTON, PLAY_ON, True)
    leave(app)
    come_back(app, "Bo")
    app.settled()
    check(app.find_now(BUTTON, PLAY_ON, True) is None, "all computers wait")
    app.quit()


def what_is_on_its_way_to_the_disk_gets_there():
    """Another program holds the file while the table is left for a new game."""
    app = CountedApp()
    begin(app, "Bo")
    begin(app, "Ana")
    window = steps.wait_asked(app, words)
    lock = sqlite3.connect(DATABASE, isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    steps.move(app, words, window)
    moved = steps.standing(app, words)
    leave(app)
    steps.begin_game(app, words)
    leave(app)
    check(app.alive()["TableeGameSession"] == 2, "nothing waits for the disk")
    come_back(app, "Ana")
    app.settled()
    check(steps.standing(app, words) == moved, f"{steps.standing(app, words)} instead of {moved}")
    leave(app)
    lock.close()
    wait_sessions(app, 1)
    app.quit()
    with contextlib.closing(sqlite3.connect(DATABASE)) as connection:
        actions = connection.execute("SELECT count(*) FROM action JOIN seat USING (game) WHERE seat.name = 'Ana'").fetchone()[0]
    check(actions > 0, "the move is lost")


def what_is_only_in_memory_stays_there():
    """The file with the games is one of a newer version: nothing is on the disk that could come back from there."""
    CountedApp().quit()
    with contextlib.closing(sqlite3.connect(DATABASE)) as connection:
        connection.execute("PRAGMA user_version = 1000")
    app = CountedApp()
    begin(app, "Ana")
    steps.move(app, words, steps.wait_asked(app, words))
    steps.wait_asked(app, words)
    app.settled()
    before = steps.standing(app, words)
    leave(app)
    begin(app, "Bo")
    leave(app)
    check(app.alive()["TableeGameSession"] == 2, "a game that is only in memory is let go")
    come_back(app, "Ana")
    app.settled()
    check(steps.standing(app, words) == before, "another standing")
    app.kill()


def look_everywhere(app, number):
    """What can be opened and closed again: sheets, the log, help, set-up, history, windows, the language, another game."""
    come_back(app, ("Ana", "Bo")[number % 2])
    steps.wait_asked(app, words)
    for key in "s", "w", "h":
        app.press(key, key)
    app.settled()
    for key in "F1", "Ctrl+n", "Ctrl+h":
        app.press(key)
        app.settled()
        app.press("Escape")
        app.settled()
    for key in "Ctrl+comma", "Ctrl+question", "Ctrl+o":
        app.press(key)
        wait_until(lambda: len(app.windows()) == 2, f"a window after {key}")
        app.settled()
        app.press("Escape")
        wait_until(lambda: len(app.windows()) == 1, f"the window of {key} to close")
        app.settled()
    for language in "fr", "en":
        harness.set_setting("language", f"'{language}'")
        app.find(MENU_BUTTON, Words(language).text("Score Sheet"))
    app.settled()
    leave(app)
    app.settled()


def ours(alive):
    """What grows if something is not let go: our own, windows, and what stands in them."""
    return {name: number for name, number in alive.items() if re.match("Tablee|M12|Adw|GtkWindow|GtkLabel|GtkButton|GtkPopover|GMenu", name)}


def nothing_grows():
    """From round to round there is no more of anything."""
    app = CountedApp()
    for name in "Ana", "Bo":
        begin(app, name)
        leave(app)
    for number in range(2):
        look_everywhere(app, number)
    before = ours(app.alive())
    for number in range(2):
        look_everywhere(app, number)
    after = ours(app.alive())
    more = {name: (before.get(name, 0), number) for name, number in after.items() if number > before.get(name, 0)}
    check(not more, f"more than before: {more}")
    app.quit()


harness.run(games_are_let_go, another_table_in_the_place_of_one_lets_go_of_it, a_game_comes_back_as_it_was,
            computers_that_wait_still_wait, what_is_on_its_way_to_the_disk_gets_there, what_is_only_in_memory_stays_there, nothing_grows)
