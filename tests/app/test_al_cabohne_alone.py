# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games of Al Cabohne against the Mafia, by keyboard alone, and the wins in a row that they make."""

import re

import harness
import steps
from al_cabohne import LIMIT, RESULTS_ALONE, STREAKS, begin, play_on
from harness import App, check, wait_until


def play_alone(language):
    app, catalogue, words = begin(language, alone=True)
    decisions = play_on(app, words, True, LIMIT)
    check(30 < decisions < LIMIT, f"{decisions} decisions in a whole game")
    streak = wait_until(lambda: steps.find_like(app.window(), words, *STREAKS), "the wins in a row").name
    steps.check_language(app, catalogue, language, "the result")
    won = steps.find_like(app.window(), words, RESULTS_ALONE[0]) is not None
    check(re.findall(r"\d+", streak)[-2:] == [str(int(won))] * 2, f"{streak!r} after a game {'won' if won else 'lost'}")
    app.quit()

    app = App()
    app.press("Ctrl+h")
    app.find(name=streak)
    app.press("Escape")
    steps.open_set_up(app, words, "Al Cabohne")
    app.find(name=streak)
    app.quit()


def a_whole_game_alone_in_English():
    play_alone("en")


def a_whole_game_alone_in_French():
    play_alone("fr")


harness.run(a_whole_game_alone_in_English, a_whole_game_alone_in_French)
