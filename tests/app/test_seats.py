# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be done about a game besides playing on: taking back, handing a seat over, giving up."""

import re

import harness
import steps
from catalogue import Words
from harness import BUTTON, MENU_BUTTON, App, check, wait_until

words = Words("en")


def give_up(app):
    """In the menu of the game."""
    app.activate(MENU_BUTTON, words.text("Game"))
    app.choose(words.text("_Give Up…"))
    app.find(name=words.text("Give the Game Up?"))


def begin_with_take_backs(app):
    steps.open_set_up(app, words)
    app.travel(harness.SWITCH, words.text("Take-backs"))
    app.press("space", "Ctrl+Return")
    steps.wait_for_table(app, words)


def a_move_is_taken_back_and_played_again():
    app = App()
    begin_with_take_backs(app)
    window = steps.wait_asked(app, words)
    app.settled()
    before = steps.standing(app, words)
    steps.move(app, words, window)
    steps.wait_asked(app, words)
    app.settled()
    after = steps.standing(app, words)
    check(after != before, "nothing happened")

    app.press("Ctrl+z")
    wait_until(lambda: steps.standing(app, words) == before, "the standing before the move")
    app.find(name=words.text("A move is taken back: this game is marked."))
    app.press("Ctrl+Shift+z")
    wait_until(lambda: steps.standing(app, words) == after, "the standing after the move")
    app.quit()


def a_computer_takes_over_and_plays_to_the_end():
    app = App()
    steps.begin_game(app, words, 1)
    steps.wait_asked(app, words)
    app.press("w")
    app.find(name=words.text("A computer can take over a seat, and a person can take it back, at any time."))
    app.travel(None, re.compile("Player 1"))
    app.press("space")
    wait_until(lambda: app.focus() and app.focus().role == harness.LIST_ITEM, "the list of players")
    app.settled()
    app.press_and_see("End")
    app.press("Return")
    app.settled()
    app.press("Escape")
    wait_until(lambda: steps.result_of(app.window(), words), "the result")
    app.quit()


def giving_up_asks_first_and_ends_the_game():
    app = App()
    steps.begin_game(app, words)
    steps.wait_asked(app, words)
    give_up(app)
    app.press("Escape")
    app.wait_gone(name=words.text("Give the Game Up?"))
    check(steps.is_asked(app.window(), words), "the game is over although nobody gave up")

    give_up(app)
    app.activate(BUTTON, words.like("_Give Up"))
    app.find(name=words.like("%s gave the game up."))
    app.settled()
    app.quit()

    # It stands in the history, and is not to be continued.
    app = App()
    app.press("Ctrl+h")
    app.find(name=words.text("Finished games"))
    check(app.find_now(name=re.compile("Player 1")) is not None, "it is not in the history")
    app.press("Escape")
    app.find(BUTTON, words.like("New game of %s"))
    app.settled()
    check(app.find_now(BUTTON, words.like("Continue: %s")) is None, "a game that was given up can be continued")
    app.quit()


harness.run(a_move_is_taken_back_and_played_again, a_computer_takes_over_and_plays_to_the_end, giving_up_asks_first_and_ends_the_game)
