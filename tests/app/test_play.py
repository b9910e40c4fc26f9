# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of Martian 12s, from the library to the result and the next game, by keyboard alone."""

import harness
import steps
from harness import BUTTON, check, wait_until


def play_whole_game(language, rounds):
    app, catalogue, words = steps.begin(language, "Martian 12s", steps.decide, steps.RESULTS,
                                        lambda app, words: steps.set_rounds(app, words, rounds))

    moves = len(steps.play_to_the_end(app, words, steps.decide, steps.RESULTS, 200))
    check(moves >= rounds, f"{moves} moves in {rounds} rounds")
    steps.check_language(app, catalogue, language, "the result")

    app.activate(BUTTON, words.like("Play _Again"))
    wait_until(lambda: (steps.round_of(app.window(), words) or "").startswith(words.text("Round %d") % 1), "the first round again")
    steps.wait_asked(app, words)
    app.quit()


def a_whole_game_in_English():
    play_whole_game("en", 5)


def a_whole_game_in_French():
    play_whole_game("fr", 3)


harness.run(a_whole_game_in_English, a_whole_game_in_French)
