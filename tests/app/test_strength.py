# SPDX-License-Identifier: GPL-3.0-or-later
"""How strong somebody plays: a finished game moves the number, one with help does not and says so; the history has the curve, and computers
as strong as whoever plays come to the table."""

import re

import harness
import steps
from catalogue import Words
from harness import BUTTON, LABEL, LIST_ITEM, App, check, wait_until
from speaking import check_names

MOVED = ("A first estimate of your strength: between %1$s and %2$s.",)
HINTED = ("This game does not count for your strength (see the history): you were given hints.",)
RATED = ("%1$s: %2$s ± %3$s after %4$u game.",)
UNRATED = ("%u other game did not count.",)
MATCH = "A _Match for Me"
WINS = ("The other seats go to computers as strong as you. With those who sit there now, you win about %s of the games.",
        "The other seats go to computers as strong as you. Going by your few games so far, you would win about %s of the games against those who sit there now.")


def wait_for(app, words, what, *sources):
    return wait_until(lambda: steps.find_like(app.window(), words, *sources), what)


def play_one(app, words, hinted=False):
    if hinted:
        check(steps.wait_asked(app, words) is not None, "the game is over before it began")
        app.press("t")
        wait_for(app, words, "the hint", *steps.HINTS)
    steps.play_to_the_end(app, words, steps.decide, steps.RESULTS, 60)


def open_curve(app, words):
    app.press("Ctrl+h")
    wait_for(app, words, "the history", "Strength")
    app.travel(BUTTON, words.like("Strength"))
    app.press("Return")
    return wait_for(app, words, "what is said of the strength", *RATED)


def match_row(app, words):
    return app.travel(LIST_ITEM, words.like(MATCH))


def is_match(app, words):
    """A third of the games is won by whoever plays as well as two others, unless all others are stronger or weaker."""
    line = steps.find_like(app.window(), words, *WINS, role=LABEL)
    share = int(re.search(r"(\d+)%", line.name)[1]) if line else 33
    end = "Beginner" if share < 33 else "Master"
    others = [node for node in app.find_all(BUTTON, re.compile("^Who plays: ")) if node.name not in ("Who plays: Person", "Who plays: " + end)]
    return line is not None and (abs(share - 33) <= 3 or not others)


def one_evening():
    words = Words("en")
    harness.set_setting("language", "'en'")
    app = App()
    steps.begin_game(app, words, 1)
    play_one(app, words)
    wait_for(app, words, "how the game has moved the strength", *MOVED)
    check_names(app, "the result")

    steps.play_again(app, words)
    play_one(app, words, hinted=True)
    wait_for(app, words, "that the game does not count", *HINTED)
    check(steps.find_like(app.window(), words, *MOVED) is None, "a game with hints has moved the strength")
    app.activate(BUTTON, words.like("_Library"))

    line = open_curve(app, words)
    check(words.like(*UNRATED).search(line.name), f"nothing of the game with hints: {line.name}")
    check_names(app, "the history")
    app.press("Escape")

    steps.open_set_up(app, words)
    match_row(app, words)
    app.press("Return")
    wait_until(lambda: is_match(app, words), "computers that are as strong")
    app.press("Ctrl+Return")
    steps.wait_for_table(app, words)
    app.quit()


harness.run(one_evening)
