# SPDX-License-Identifier: GPL-3.0-or-later
"""What the pointer does to a table beyond what it is for."""

import json
import os
import re
import time

import harness
from harness import BUTTON, LABEL, App, Atspi, check, wait_until


def open_game(game, players, options, seed):
    """The first player is a person, the others are computers."""
    path = os.path.join(os.environ["TABLEE_TEST_HOME"], "pointed.tablee")
    seats = [{"name": name, "player": "easy" if number else "human", "portrait": number} for number, name in enumerate(players)]
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"format": "tablee-record", "version": 1, "rules": 1, "game": game, "options": options, "seats": seats, "seed": seed,
                   "actions": []}, file)
    return App([path])


def find_tooltip(app):
    return next((node for node in app.tree() if node.role == Atspi.Role.TOOL_TIP or node.name == "GtkTooltipWindow"), None)


def check_no_tooltip(app, seconds, what):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        check(find_tooltip(app) is None, what)


def tooltips_are_for_who_points():
    app = open_game("martian-12s", ["Ana", "Bo"], {"first": 0}, 3)
    app.find(LABEL, re.compile("^Pull your first"))
    app.settled()
    x, y = app.middle(app.find_all(BUTTON, re.compile("^Pull a small"))[-1])
    app.bus.move_pointer(x, y)
    wait_until(lambda: find_tooltip(app), "the tooltip of what is pointed at")

    app.click((x, y))
    app.find(LABEL, re.compile("^Pull another"))
    check_no_tooltip(app, 2, "the tooltip of what was clicked lies over what is asked next")

    app.bus.move_pointer(x + 60, y)
    wait_until(lambda: find_tooltip(app), "the tooltip of what is pointed at again")
    app.quit()


def a_double_click_is_one_thing():
    app = open_game("bean-chains", ["Ana", "Bo"], {"first": 0}, 3)
    stop = app.find(BUTTON, "That Is All", True)
    app.settled()
    app.bus.click(*app.middle(stop), "b1d")
    app.find(LABEL, re.compile("^Throw away one of"))
    app.settled()
    # What was "That Is All" has become this, at the same place.
    again = app.find(BUTTON, "Keep All Cards", True)
    check(app.middle(again)[1] == app.middle(stop)[1], "the button has gone elsewhere")
    app.click(app.middle(again))
    app.find(BUTTON, re.compile("in the trade area, can be chained$"), True)
    app.quit()


def a_tooltip_takes_no_click():
    """It lies over the neighbours of what is pointed at, and is still there when a quick hand clicks one of them."""
    app = open_game("bean-chains", ["Ana", "Bo"], {"first": 0}, 3)
    app.settled()
    app.find(BUTTON, "That Is All", True)
    second, third = (app.middle(app.find(name=re.compile(rf", card {number} of 4 of the hand$"))) for number in (2, 3))
    app.bus.move_pointer(*second)
    wait_until(lambda: find_tooltip(app), "the tooltip of what is pointed at")
    app.bus.click(third[0], second[1] + 36)
    app.find(LABEL, "Only the first card of the hand can be played.")
    app.quit()


def play_to_the_result(name="Library"):
    """Returns the app, and where the button with the name lies on the result: that of the library leaves the game."""
    harness.set_setting("pace", "'fast'")
    app = open_game("martian-12s", ["Ana", "Bo"], {"first": 0, "rounds": 1}, 3)
    app.find(LABEL, re.compile("^Pull your first"))
    app.press("1")
    deadline = time.monotonic() + 60
    while (button := app.find_now(BUTTON, name)) is None and time.monotonic() < deadline:
        app.press("p")
        time.sleep(0.3)
    check(button is not None, "the result has not come")
    return app, app.middle(button)


def a_result_takes_no_hasty_click():
    """It comes by itself where something else was about to be clicked: what was aimed at that does not leave the game. The next click does."""
    app, place = play_to_the_result()
    app.bus.click(*place)
    app.settled()
    check(app.find_now(BUTTON, "Library") is not None, "a hasty click has left the game")
    app.bus.click(*place)
    app.wait_gone(BUTTON, "Library")
    app.quit()


def a_result_that_was_read_takes_a_quick_click():
    """The pointer sets out and presses at once, long after the result has come."""
    app, place = play_to_the_result()
    time.sleep(5)
    app.bus.move_pointer(*place)
    app.bus.click(*place)
    app.wait_gone(BUTTON, "Library")
    app.quit()


def who_asks_for_the_result_late_is_not_taken_back():
    """It came by itself while somebody read the table, whose button was in the same place."""
    app, place = play_to_the_result("Back to the Table")
    time.sleep(5)
    app.bus.move_pointer(*place)
    app.bus.click(*place)
    app.settled()
    check(app.find_now(BUTTON, "Back to the Table") is not None, "who asks for the result has it taken away")
    app.bus.click(*place)
    app.wait_gone(BUTTON, "Back to the Table")
    app.quit()


harness.run(a_result_takes_no_hasty_click, a_result_that_was_read_takes_a_quick_click, who_asks_for_the_result_late_is_not_taken_back,
            tooltips_are_for_who_points, a_double_click_is_one_thing, a_tooltip_takes_no_click)
