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
    app.find(name=words.text("Give Up This Game?"))


def names_at_the_table(app):
    return [node.text for node in app.window() if node.role in harness.TEXTS and node.name == words.text("Name")]


STRONGEST = 5


def choose_player(app, seat, player):
    """In the set-up; the seat by its number, the player by how strong: 1 to 5, the last of the list."""
    def there():
        focus = app.focus()
        return focus is not None and focus.name.startswith(words.text("Who plays")) and \
            any(node.name.startswith(f"Seat {seat}: ") for node in focus.ancestors())

    for _ in range(60):
        if there():
            break
        app.press_and_see("Tab")
    check(there(), f"the players of seat {seat} are not reached")
    app.press("space")
    wait_until(lambda: app.focus() and app.focus().role == harness.LIST_ITEM, "the list of players")
    app.settled()
    app.press_and_see("End")
    app.press(*["Up"] * (STRONGEST - player), "Return")
    app.settled()


def a_level_brings_a_character_of_its_own():
    app = App()
    steps.open_set_up(app, words)
    app.settled()
    check(names_at_the_table(app) == ["", "Cleo", "Kim"], f"{names_at_the_table(app)}")
    app.activate(BUTTON, words.like("_Add a Seat"))
    app.settled()
    check(words.like("_Add a Seat").search(app.focus().name), "the keyboard has left the button that adds seats")
    check(names_at_the_table(app) == ["", "Cleo", "Kim", "Finn"], f"{names_at_the_table(app)}")
    choose_player(app, 2, 5)
    app.find(name=words.text("Spoiler: takes what others could use."))
    check(names_at_the_table(app) == ["", "Dario", "Kim", "Finn"], f"{names_at_the_table(app)}")
    choose_player(app, 3, 1)
    app.find(name=words.text("Gambler: leaves things to chance."))
    check(names_at_the_table(app) == ["", "Dario", "Hana", "Finn"], f"{names_at_the_table(app)}")

    # A name that was typed stays.
    choose_player(app, 4, 4)
    names = names_at_the_table(app)
    check(names[3] == "Bo", f"{names}")
    app.travel(harness.TEXTS, words.text("Name"), key="Shift+Tab")
    app.press("Ctrl+a", *"Otto")
    choose_player(app, 4, 1)
    check(names_at_the_table(app)[3] == "Otto", f"{names_at_the_table(app)}")

    # All of it is what the game is played with.
    app.press("Ctrl+Return")
    steps.wait_for_table(app, words)
    app.press("w")
    for sentence in ("Dario has one eye on you, one on the table and one on tomorrow.", "Hana hums along and plays what sounds nice.",
                     "A computer that plays on a whim: a child can win."):
        app.find(name=re.compile(re.escape(words.text(sentence))))
    app.quit()


def begin_with_take_backs(app):
    """They are on against computers until somebody turns them off."""
    steps.open_set_up(app, words)
    app.travel(harness.SWITCH, words.text("Take-backs"))
    check(app.find(harness.SWITCH, words.text("Take-backs")).checked, "take-backs are off against computers")
    app.press("Ctrl+Return")
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

    told = app.find(BUTTON, words.text("Undo"), True).description
    check(told == words.text("Take back: then the game does not count for your strength"), f"what it costs is not said before: {told!r}")
    app.press("Ctrl+z")
    wait_until(lambda: steps.standing(app, words) == before, "the standing before the move")
    app.find(name=words.text("A move was taken back: this game says so, and does not count for your strength."))
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
    app.press_and_see("Home")
    app.press("Down", "Return")
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
    app.wait_gone(name=words.text("Give Up This Game?"))
    check(steps.is_asked(app.window(), words), "the game is over although nobody gave up")

    give_up(app)
    app.activate(BUTTON, words.like("_Give Up"))
    app.find(name=words.text("You gave the game up."))
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


harness.run(a_level_brings_a_character_of_its_own, a_move_is_taken_back_and_played_again,
            a_computer_takes_over_and_plays_to_the_end, giving_up_asks_first_and_ends_the_game)
