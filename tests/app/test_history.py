# SPDX-License-Identifier: GPL-3.0-or-later
"""The history of many games: what is far down is there too, is found by its kind, and can be deleted and got back."""

import contextlib
import os
import re
import sqlite3

import harness
from catalogue import Words
from harness import BUTTON, LIST_ITEM, MENU_BUTTON, App, check, wait_until
from speaking import check_names

words = Words("en")
GAMES = 300  # more than a list view has rows for


def add_games():
    """Al Cabohne alone, played by A 300, the newest, down to A 1; every tenth with the other kidney beans; and two of Martian 12s."""
    App().quit()
    path = os.path.join(os.environ["XDG_DATA_HOME"], "tablee", "tablee.db")
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        for number in range(1, GAMES + 1):
            options = '{"options": {"kidney": "3678"}}' if number % 10 == 0 else '{"options": {}}'
            add_game(database, number, "al-cabohne", options, [f"A {number}"])
        for number in range(GAMES + 1, GAMES + 3):
            add_game(database, number, "martian-12s", '{"options": {}}', ["Bo", f"Cleo {number}"])
        for number in range(1, 21):
            rules = '{"kidney": "3678"}' if number % 10 == 0 else ""
            database.execute("INSERT INTO alone VALUES (?, ?, 'al-cabohne', ?, 'Ana', ?, 1)", (str(number), number, rules, number))


def add_game(database, number, game, options, names):
    time = 1_700_000_000_000_000 + number * 60_000_000
    database.execute("INSERT INTO game (id, game, rules, options, seed, dice, take_back, taken_back, head, over, given_up_by, current,"
                     " started, changed, ended, position, totals) VALUES (?, ?, 1, ?, '7', '0', 0, 0, 0, 1, -1, -1, ?, ?, ?, '', ?)",
                     (number, game, options, time, time, time, '{"winners": [0]}'))
    for seat, name in enumerate(names):
        database.execute("INSERT INTO seat (game, seat, name, player, portrait, hints) VALUES (?, ?, ?, 'human', 0, 0)",
                         (number, seat, name))


def open_history():
    add_games()
    app = App()
    app.press("Ctrl+h")
    app.find(name="Bo and Cleo 302")
    app.find(name="A 290")
    return app


def focused_row_says(app, name):
    focus = app.focus()
    return focus is not None and focus.role == LIST_ITEM and any(node.name == name for node in focus)


def the_end_of_a_long_history():
    app = open_history()
    check_names(app, "the history")
    app.travel(LIST_ITEM)
    app.press("End")
    wait_until(lambda: focused_row_says(app, "A 1"), "the last row, with its words")
    app.press("Up")
    wait_until(lambda: focused_row_says(app, "A 2"), "the row before it")
    app.press("Home")
    wait_until(lambda: focused_row_says(app, "Bo and Cleo 302"), "the first row")
    app.quit()


def show_games_of(app, kind):
    app.activate(BUTTON, words.like("Show games of"), "space")
    wait_until(lambda: app.focus().role == LIST_ITEM, "the list of games")
    app.press("Home")
    wait_until(lambda: focused_row_says(app, kind) or app.press_and_see("Down"), f"{kind} in the list")
    app.press("Return")


def games_of_one_kind():
    app = open_history()
    for kind, first in (("Al Cabohne", "A 300"), ("Martian 12s", "Bo and Cleo 302")):
        show_games_of(app, kind)
        app.find(name=first)
        wait_until(lambda: len({"A 300", "Bo and Cleo 302"} & set(app.labels())) == 1, f"games of {kind} alone")  # noqa: B023
    app.quit()


def a_game_is_deleted_and_is_back():
    app = open_history()
    show_games_of(app, "Martian 12s")
    app.wait_gone(name="A 300")
    more = app.travel(MENU_BUTTON, words.text("More"))
    row = next(node for node in more.ancestors() if node.role == LIST_ITEM)
    game = next(node.name for node in row if node.name.startswith("Bo and Cleo"))
    app.press("Return")
    app.choose(words.text("_Delete"))
    # The offer is there for some seconds only.
    app.wait_gone(name=game)
    app.press("Alt+u")
    app.find(name=game)
    app.quit()


def wins_in_a_row_by_each_rules():
    app = open_history()
    app.find(name=re.compile(r"Playing alone, Ana has 18 wins in a row, 18 at best \(Kidney Beans: 5, 6, 7, 8\)\.\n"
                             r"Playing alone, Ana has 2 wins in a row, 2 at best \(Kidney Beans: 3, 6, 7, 8\)\."))
    app.quit()


harness.run(the_end_of_a_long_history, games_of_one_kind, a_game_is_deleted_and_is_back, wins_in_a_row_by_each_rules)
