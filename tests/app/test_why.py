# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens for the first time is explained at the table: said once, closed by Escape without leaving the table, never with the
keyboard; not again in the next game; and not at all where it is switched off."""

import os
import re
import subprocess

import harness
import steps
from harness import BUTTON, LABEL, check, wait_until

STAKE = ("Each pyramid costs one stake, and all stakes go into the pot. Whoever comes closest to 12 points without going over takes it.")


def picture(name):
    """By hand: TABLEE_TEST_PICTURES names a folder."""
    folder = os.environ.get("TABLEE_TEST_PICTURES")
    if folder:
        subprocess.run(["import", "-window", "root", os.path.join(folder, name + ".png")], check=True)


def begin(language):
    return steps.begin(language, "Martian 12s", steps.decide, steps.RESULTS, lambda app, words: steps.set_rounds(app, words, 1))


def is_explained(app, words):
    return app.find_now(LABEL, words.text(STAKE)) is not None


def wait_explained(app, words):
    """Who begins has seen nobody pay yet."""
    window = steps.wait_asked(app, words)
    app.settled()
    if not is_explained(app, words):
        steps.move(app, words, window)
    wait_until(lambda: is_explained(app, words), "the reason")
    steps.wait_asked(app, words)


def leave(app, words):
    """To the library, whatever may still be open."""
    def is_left():
        return app.find_now(BUTTON, re.compile(re.escape(words.text("New game of %s") % words.text("Martian 12s"))))

    for _ in range(4):
        app.press("Escape")
        app.settled()
        if is_left():
            return
    wait_until(is_left, "the library")


def once(language):
    harness.set_setting("explain", "true")
    app, catalogue, words = begin(language)
    wait_explained(app, words)
    app.settled()
    steps.check_language(app, catalogue, language, "the reason")
    check(all(node.name != words.text("Close") for node in [app.focus()]), "the bubble has the keyboard")
    picture("why-" + language)
    app.press("Escape")
    wait_until(lambda: not is_explained(app, words), "the bubble to go")
    check(steps.is_asked(app.window(), words), "Escape left the table")

    # The same again is not explained.
    steps.play_to_the_end(app, words, steps.decide, steps.RESULTS, 60)
    leave(app, words)
    steps.begin_game(app, words, 1)
    steps.wait_asked(app, words)
    app.settled()
    check(not is_explained(app, words), "it is explained twice")
    app.quit()


def once_in_English():
    once("en")


def once_in_French():
    once("fr")


def switched_off():
    app, _, words = begin("en")
    steps.wait_asked(app, words)
    app.settled()
    check(not is_explained(app, words), "it is explained although nobody wants it")
    app.quit()


harness.run(once_in_English, once_in_French, switched_off)
