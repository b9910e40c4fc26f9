# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games of Al Cabohne for two, by keyboard alone."""

import re

import harness
import steps
from al_cabohne import LIMIT, begin, play_on
from harness import check


def play_for_two(language):
    app, catalogue, words = begin(language, alone=False)
    decisions = play_on(app, words, False, LIMIT)
    check(30 < decisions < LIMIT, f"{decisions} decisions in a whole game")
    app.find(name=words.like("Place %1$d: %2$s, %3$s"))
    steps.check_language(app, catalogue, language, "the result")
    app.quit()


def a_whole_game_for_two_in_English():
    play_for_two("en")


def a_whole_game_for_two_in_French():
    play_for_two("fr")


def what_happens_twice_is_said_once():
    """A computer that draws two cards, whichever they are, is one line."""
    app, catalogue, words = begin("en", alone=False)
    drawn_twice = re.compile(r" draws a card \(×2\)\.")
    for _ in range(60):
        if any(drawn_twice.search(node.name) for node in app.window() or ()):
            return
        play_on(app, words, False, 1)
    check(False, "nobody is said to draw two cards")


harness.run(a_whole_game_for_two_in_English, a_whole_game_for_two_in_French, what_happens_twice_is_said_once)
