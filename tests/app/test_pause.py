# SPDX-License-Identifier: GPL-3.0-or-later
"""However the computers are made to wait, or to play at once: what lets the game go on is in sight, and whoever is to play can."""

import json
import os
import random
import re

import harness
import steps
from catalogue import Words
from harness import BUTTON, App, check, wait_until
from wandering import Wanderer

PAUSED = "The computer players are waiting: press “Play On”, or N for one move."
BY_STEPS = "%s plays next: press N to see the move."
PERSON, BEGINNER = 0, 1  # in the list of who can play
TOGGLE = (BUTTON, harness.TOGGLE)  # which of the two differs
MANY = 40  # rounds: more than are played before somebody sits down


def begin(pace, language="en", rounds=1):
    harness.set_setting("pace", f"'{pace}'")
    harness.set_setting("language", f"'{language}'")
    app, words = App(), Words(language)
    steps.begin_game(app, words, rounds)
    return app, words


def seat(app, words, player):
    """Who plays in the person's place. The table behind the list may never come to rest."""
    app.press("w")
    app.find(name=words.text("A computer can take over a seat, and a person can take it back, at any time."))
    row = app.travel(None, re.compile("Player 1"))
    app.press("space")
    wait_until(lambda: app.focus() and app.focus().role == harness.LIST_ITEM and app.focus().path != row.path, "the list of players")
    app.press_and_see("Home")
    for _ in range(player):
        app.press_and_see("Down")
    app.press("Return")
    wait_until(lambda: app.focus() and app.focus().role != harness.LIST_ITEM, "the list of players to close")
    app.press("Escape")
    app.wait_gone(name=words.text("Who Plays"))


def play_on_button(app, words):
    return app.find_now(BUTTON, re.compile(f"^{words.text('_Play On')}"), True)


def is_fast(app, words):
    toggle = app.find_now(TOGGLE, words.text("Fast Forward"))
    return toggle is not None and toggle.checked


def check_can_be_finished(app, words):
    steps.play_to_the_end(app, words, steps.decide, steps.RESULTS, 60)
    app.quit()


def whoever_takes_a_seat_back_can_play_on():
    app, words = begin("fast")
    steps.wait_asked(app, words)
    seat(app, words, BEGINNER)
    app.press("Pause")
    app.find(name=words.text(PAUSED))
    seat(app, words, PERSON)
    check(not play_on_button(app, words), "the computers still wait")
    check_can_be_finished(app, words)


def whoever_takes_a_seat_back_in_fast_forward_is_not_rushed():
    app, words = begin("slow", rounds=MANY)
    seat(app, words, BEGINNER)
    app.activate(TOGGLE, words.text("Fast Forward"))
    wait_until(lambda: is_fast(app, words), "fast forward")
    seat(app, words, PERSON)
    check(not is_fast(app, words), "it goes on at once for good")
    check(steps.result_of(app.window(), words) is None, "all rounds are played")
    app.quit()


def fast_forward_goes_to_ones_turn():
    app, words = begin("step")
    if not steps.is_asked(app.settled(), words):
        app.find(name=words.like(BY_STEPS))
        app.activate(TOGGLE, words.text("Fast Forward"))
    steps.move(app, words, steps.wait_asked(app, words))
    app.find(name=words.like(BY_STEPS))
    check(not is_fast(app, words), "fast forward goes on for good")
    app.activate(BUTTON, words.text("One Step"))
    app.quit()


def pausing_shows_how_to_go_on(language):
    """On a phone; the button gives the keyboard back to the table."""
    harness.set_setting("window-width", 360)
    harness.set_setting("window-height", 640)
    app, words = begin("fast", language)
    app.press("Pause")
    wait_until(lambda: play_on_button(app, words), "a button that goes on")
    if not steps.is_asked(app.settled(), words):
        app.find(name=words.text(PAUSED))
    app.activate(BUTTON, re.compile(f"^{words.text('_Play On')}"))
    wait_until(lambda: not play_on_button(app, words), "the computers to play on")
    check_can_be_finished(app, words)


def pausing_shows_how_to_go_on_in_English():
    pausing_shows_how_to_go_on("en")


def pausing_shows_how_to_go_on_in_French():
    pausing_shows_how_to_go_on("fr")


def write_game(players):
    """The file of a short game with hidden hands; a letter for each seat: p(erson) or c(omputer)."""
    path = os.path.join(os.environ["TABLEE_TEST_HOME"], "short.tablee")
    seats = [{"name": name, "player": "human" if player == "p" else "easy", "portrait": number}
             for number, (name, player) in enumerate(zip(("Ana", "Bo", "Cleo"), players, strict=True))]
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"format": "tablee-record", "version": 1, "rules": 1, "game": "space-beans", "options": {"first": 0, "end_score": 3},
                   "seats": seats, "seed": 7, "actions": []}, file)
    return path


def open_game(players):
    harness.set_setting("pace", "'fast'")
    wanderer = Wanderer(App([write_game(players)]), "space-beans", random.Random(1))
    wait_until(lambda: wanderer.where() in ("table", "curtain"), "the table")
    return wanderer


def finish_by_what_is_shown(wanderer):
    """Lifts curtains, presses the keys of the table and what stands below it, and leaves the rest to computers."""
    wanderer.check_goes_on(6)
    wanderer.finish()
    wanderer.app.quit()


def who_pauses_under_the_curtain_can_play_on():
    wanderer = open_game("ppc")
    wait_until(lambda: wanderer.where() == "curtain", "the curtain")
    wanderer.app.press("Pause")
    check(wanderer.where() == "curtain", "the curtain is lifted")
    wanderer.return_to_table()
    wait_until(lambda: play_on_button(wanderer.app, Words("en")), "a button that goes on")
    finish_by_what_is_shown(wanderer)


def who_pauses_what_only_computers_play_can_play_on_in_another_language():
    wanderer = open_game("pcc")
    app, words = wanderer.app, Words("fr")
    wanderer.leave_to_computers()
    app.press("Pause")
    app.find(name=Words("en").text(PAUSED))
    harness.set_setting("language", "'fr'")
    app.find(name=words.text(PAUSED))
    check(play_on_button(app, words), "no button that goes on")
    finish_by_what_is_shown(wanderer)


harness.run(whoever_takes_a_seat_back_can_play_on, whoever_takes_a_seat_back_in_fast_forward_is_not_rushed,
            fast_forward_goes_to_ones_turn, pausing_shows_how_to_go_on_in_English, pausing_shows_how_to_go_on_in_French,
            who_pauses_under_the_curtain_can_play_on, who_pauses_what_only_computers_play_can_play_on_in_another_language)
