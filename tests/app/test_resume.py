# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing is lost: games go on where they stood, and files are opened or refused."""

import json
import os

import harness
import steps
from catalogue import Words
from harness import BUTTON, MENU_BUTTON, App, check, wait_until

words = Words("en")


def begin_and_move(app, moves):
    steps.begin_game(app, words)
    for _ in range(moves):
        window = steps.wait_asked(app, words)
        check(window is not None, "the game is over too soon")
        steps.move(app, words, window)
    steps.wait_asked(app, words)
    app.settled()
    return steps.standing(app, words)


def leave(app):
    app.press("Alt+Left")
    app.find(BUTTON, words.like("New game of %s"))
    app.settled()


def continue_last(app):
    app.activate(BUTTON, words.like("Continue: %s"))
    steps.wait_for_table(app, words)
    steps.wait_asked(app, words)
    app.settled()
    return steps.standing(app, words)


def check_two_under_way(app):
    """In the list of the library."""
    app.activate(MENU_BUTTON, words.text("All games under way"))

    def condition():
        games = app.find_now(name=words.text("Games under way"))
        return games is not None and len([node for node in games if node.role == harness.LIST_ITEM]) == 2

    wait_until(condition, "two games under way")


def a_game_goes_on_after_leaving_quitting_and_a_kill():
    app = App()
    stood = begin_and_move(app, 3)
    leave(app)
    check(continue_last(app) == stood, "another standing after leaving the table")
    app.quit()

    app = App()
    found = continue_last(app)
    check(found == stood, f"after quitting: {found}, was {stood}")
    steps.move(app, words, steps.wait_asked(app, words))
    steps.wait_asked(app, words)
    app.settled()
    stood = steps.standing(app, words)
    app.kill()

    app = App()
    found = continue_last(app)
    check(found == stood, f"after a kill: {found}, was {stood}")
    app.quit()


def two_games_go_on_side_by_side():
    app = App()
    first = begin_and_move(app, 1)
    leave(app)
    second = begin_and_move(app, 4)
    leave(app)
    check_two_under_way(app)
    app.kill()

    app = App()
    check(continue_last(app) == second, "the second game stands elsewhere")
    leave(app)
    check_two_under_way(app)
    app.settled()
    app.press("End", "Return")
    steps.wait_for_table(app, words)
    steps.wait_asked(app, words)
    app.settled()
    check(steps.standing(app, words) == first, "the first game stands elsewhere")
    app.quit()


def open_list(app):
    app.activate(MENU_BUTTON, words.text("All games under way"))
    app.find(name=words.text("Games under way"))


def a_game_is_named_in_the_list():
    app = App()
    begin_and_move(app, 1)
    leave(app)
    open_list(app)
    app.activate(BUTTON, words.like("Name the game of %s"))
    app.find(harness.TEXTS, words.text("Name of the game"))
    app.settled()
    app.type("Sunday")
    app.press("Return")
    app.find(BUTTON, words.text("Continue: %s").replace("%s", "Sunday"))
    app.quit()

    app = App()
    app.find(BUTTON, words.text("Continue: %s").replace("%s", "Sunday"))
    open_list(app)
    app.activate(BUTTON, words.like("Name the game of %s"))
    app.find(harness.TEXTS, words.text("Name of the game"))
    app.settled()
    app.press("BackSpace", "Escape")
    app.wait_gone(harness.TEXTS, words.text("Name of the game"))
    app.find(BUTTON, words.text("Continue: %s").replace("%s", "Sunday"))
    app.quit()


def write(name, text):
    file = os.path.join(os.environ["HOME"], name)
    with open(file, "w", encoding="utf-8") as handle:
        handle.write(text)
    return file


RECORD = {
    "format": "tablee-record", "version": 1, "game": "martian-12s", "rules": 1, "options": {"rounds": 1},
    "seats": [{"name": "Ana", "player": "human", "portrait": 0}, {"name": "Bo", "player": "human", "portrait": 3}],
    "seed": 7, "actions": ["pull small", "pull large"],
}


def a_record_under_way_is_opened_and_kept():
    app = App([write("begun.tablee", json.dumps(RECORD))])
    steps.wait_for_table(app, words)
    steps.wait_asked(app, words)
    app.settled()
    stood = steps.standing(app, words)
    check(any("Ana" in seat and "1 pyramid" in seat for seat in stood[1]), f"{stood}")
    app.quit()
    app = App()
    check(continue_last(app) == stood, "the imported game is not kept")
    app.quit()


def a_finished_record_is_shown():
    record = RECORD | {"actions": ["pull small", "pull small", "pass", "pass"]}
    app = App([write("finished.tablee", json.dumps(record))])
    app.find(name=words.text("One move back"))
    labels = app.labels()
    check(any("Ana" in label for label in labels) and any("Bo" in label for label in labels), f"{labels}")
    app.quit()


def bad_files_are_refused_and_nothing_is_lost():
    app = App()
    stood = begin_and_move(app, 1)
    app.quit()
    bad = RECORD | {"actions": ["pull small", "pull huge"]}
    for name, text, place in (("garbage.tablee", "\u0001\u0002 not a game", None), ("bad.tablee", json.dumps(bad), "actions[1]"),
                              ("empty.tablee", "", None)):
        app = App([write(name, text)])
        heading = app.find(name=words.like("“%s” cannot be opened"))
        check(name in heading.name, heading.name)
        if place:
            check(any(place in label for label in app.labels()), f"{place} is not in {app.labels()}")
        app.press("Escape")
        app.wait_gone(name=words.like("“%s” cannot be opened"))
        check(continue_last(app) == stood, f"the game is another one after {name}")
        app.quit()


harness.run(a_game_goes_on_after_leaving_quitting_and_a_kill, two_games_go_on_side_by_side, a_game_is_named_in_the_list,
            a_record_under_way_is_opened_and_kept, a_finished_record_is_shown, bad_files_are_refused_and_nothing_is_lost)
