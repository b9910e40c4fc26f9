# SPDX-License-Identifier: GPL-3.0-or-later
"""Menus by keyboard: what they offer, and that nobody is lost when they close."""

import json
import os
import pathlib
import re

import harness
import steps
from catalogue import Words
from harness import BUTTON, MENU_BUTTON, MENU_ITEMS, App, check, wait_until
from speaking import check_names

words = Words("en")
LESSONS = pathlib.Path(os.environ["TABLEE_DATADIR"]) / "lessons"

PACES = ("At _Once", "_Fast", "_Normal", "_Slow", "S_tep by Step")


def main_menu():
    app = App()
    app.press("F10")
    app.find(MENU_ITEMS, words.text("_Preferences"))
    items = [item.name for item in app.find_all(MENU_ITEMS)]
    learn = words.text("_Learn by Playing", "menu")
    # Where the build has friends elsewhere.
    join = ["_Join a Game…"] if "TABLEE_TEST_GUEST" in os.environ else []
    wanted = [words.text("_New Game"), learn, *(words.text(source) for source in (
        *join, "_Open…", "_History", "_Exercises", "_Who Is Who", "_Full Screen", "_Preferences", "_Keyboard Shortcuts", "_Rules and Help", "_About Tablée"))]
    check(items[:len(wanted)] == wanted, f"the items are {items}")
    # Behind it, the menu of the lessons, which leads back by its name; newer versions of GTK tell of it only when it is opened.
    if app.toolkit_version() < (4, 10):
        check(items[len(wanted):len(wanted) + 1] == [learn], f"the items are {items}")
        check(len(items) == len(wanted) + 1 + len(list(LESSONS.glob("*.xml"))), f"the lessons are {items[len(wanted) + 1:]}")
    else:
        check(items == wanted, f"the items are {items}")
    check_names(app, "the main menu")
    app.press("Escape")
    app.wait_gone(MENU_ITEMS)
    app.quit()


def who_is_who():
    """From the library and from the menu, by keyboard: everybody is there, each says how a game is played, and Escape leads back."""
    app = App()
    app.activate(BUTTON, words.like("_Who Is Who"))
    app.find(harness.LABEL, words.text("Hasty: takes what there is."))
    app.travel(MENU_BUTTON, re.compile("^" + words.text("The game that they play")))
    for key in ("space", "Down", "Return"):
        app.press(key)
    for source in ("Closes collections soon, even small ones.", "Plays cards that whoever gets the hand next could use."):
        app.find(harness.LABEL, words.text(source))
    check_names(app, "who is who, in a game")
    app.press("Escape")
    app.wait_gone(harness.LABEL, "Gil")
    app.press("F10")
    app.find(MENU_ITEMS, words.text("_Preferences"))
    app.choose(words.text("_Who Is Who"))
    for name in ("Ana", "Gil", "Léo"):
        app.find(harness.LABEL, name)
    check_names(app, "who is who")
    app.press("Escape")
    app.wait_gone(harness.LABEL, "Gil")
    app.quit()


def paces_now(app):
    """Which paces the open menu offers, and whether each is set; by their English names."""
    items = {item.name: item.checked for item in app.find_all(MENU_ITEMS)}
    return {source: items[words.text(source, "pace")] for source in PACES if words.text(source, "pace") in items}


def open_paces(app, pace):
    """The submenu of the game's menu, where this pace is set and no other."""
    app.activate(MENU_BUTTON, words.text("Game"))
    app.choose(words.text("_Pace of the Computer Players"))
    wait_until(lambda: len(paces_now(app)) == len(PACES), "the menu of paces")
    paces = paces_now(app)
    check([source for source in PACES if paces[source]] == [pace], f"paces that are set: {paces}")


def check_menu_closed(app):
    """No menu is left, the focus is where the menu was opened, and keys are heard."""
    app.wait_gone(MENU_ITEMS)
    wait_until(lambda: app.focus() and app.focus().role in MENU_BUTTON and app.focus().name == words.text("Game"),
               "the focus on what opened the menu")
    app.press("s")
    app.find(name=words.text("Score sheet"))
    app.press("Escape")
    app.wait_gone(name=words.text("Score sheet"))


def menu_of_the_game():
    app = App()
    steps.begin_game(app, words)
    steps.wait_asked(app, words)
    app.activate(MENU_BUTTON, words.text("Game"))
    for source in ("_Redo", "_Take a Move Back", "What _Happened", "_Who Plays…", "_Give Up…",
                   "_Leave the Table (the Game Is Kept)"):
        app.find(MENU_ITEMS, words.text(source))
    check_names(app, "the menu of the game")
    app.press("Escape")
    check_menu_closed(app)

    open_paces(app, "At _Once")
    check_names(app, "the menu of paces")
    app.press("Escape")
    check_menu_closed(app)

    open_paces(app, "At _Once")
    app.choose(words.text("_Fast", "pace"))
    check_menu_closed(app)
    open_paces(app, "_Fast")
    app.press("Escape")
    check_menu_closed(app)
    app.quit()


def a_running_game_is_not_saved_whole_without_a_warning():
    """Nobody holds anything hidden in Martian 12s, but the file of the whole game says what will be pulled."""
    app = App()
    steps.begin_game(app, words)
    steps.wait_asked(app, words)
    app.activate(MENU_BUTTON, words.text("Game"))
    app.choose(words.text("_Save as a File…"))
    app.find(BUTTON, words.like("Save the _View…"))
    app.press("Escape")
    app.wait_gone(BUTTON, words.like("Save the _View…"))
    app.quit()


def write_game():
    """The file of a short game of two computers."""
    path = os.path.join(os.environ["TABLEE_TEST_HOME"], "short.tablee")
    seats = [{"name": name, "player": "easy", "portrait": portrait} for portrait, name in enumerate(("Ana", "Bo"))]
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"format": "tablee-record", "version": 1, "game": "martian-12s", "rules": 1, "options": {"rounds": 1}, "seats": seats,
                   "seed": 7, "actions": []}, file)
    return path


def is_at_result(app):
    return app.find_now(BUTTON, words.like("Play _Again"), True) and not app.find_all(MENU_ITEMS)


def the_result_closes(open_menu):
    """While a menu is open, the game comes to its end: the result has the keyboard, and no menu is left above it."""
    harness.set_setting("pace", "'slow'")  # however long the menu takes on a machine that is busy
    app = App([write_game()])
    steps.wait_for_table(app, words)
    open_menu(app)
    app.find(MENU_ITEMS)
    harness.set_setting("pace", "'fast'")
    wait_until(lambda: is_at_result(app), "the result without a menu", 120)
    wait_until(lambda: app.focus() and words.like("Play _Again").search(app.focus().name), "the keyboard at the result")
    app.press("Escape")
    app.wait_gone(BUTTON, words.like("Play _Again"))
    app.quit()


def the_result_closes_the_main_menu():
    the_result_closes(lambda app: app.press("F10"))


def the_result_closes_the_menu_of_the_game():
    the_result_closes(lambda app: app.activate(MENU_BUTTON, words.text("Game")))


harness.run(main_menu, who_is_who, menu_of_the_game, a_running_game_is_not_saved_whole_without_a_warning, the_result_closes_the_main_menu,
            the_result_closes_the_menu_of_the_game)
