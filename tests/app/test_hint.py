# SPDX-License-Identifier: GPL-3.0-or-later
"""Hints by keyboard: what is best is marked on the table and said, and the result and the history say how many there were."""

import harness
import steps
from harness import LABEL, check, wait_until

MARK = "This is what the hint is about."
COUNT = "You were given %1$u hint.", "You were given %1$u hints."
COUNT_BY_NAME = "%2$s was given %1$u hint.", "%2$s was given %1$u hints."


def marked(app, words):
    return [node.name for node in app.window() if node.description == words.text(MARK)]


def ask_for_a_hint(app, words):
    app.press("t")
    hint = wait_until(lambda: steps.find_like(app.window(), words, *steps.HINTS, role=LABEL), "the hint")
    names = marked(app, words)
    even = steps.find_like(app.window(), words, *steps.EVEN_HINTS, role=LABEL) is not None
    check(len(names) == (2 if even else 1), f"“{hint.name}” marks {names}")
    return hint.name, names


def play_with_hints(language):
    app, catalogue, words = steps.begin(language, "Martian 12s", steps.decide, steps.RESULTS,
                                        lambda app, words: steps.set_rounds(app, words, 1))
    window = steps.wait_asked(app, words)
    app.settled()
    first = ask_for_a_hint(app, words)
    steps.check_language(app, catalogue, language, "the hint")
    check(ask_for_a_hint(app, words) == first, "the same question, and another hint")

    # It is still there after a look elsewhere.
    app.press("Ctrl+comma")
    app.find(name=words.text("Preferences"))
    app.press("Escape")
    wait_until(lambda: marked(app, words) == first[1], "the mark again")

    # It goes with the position, and is not there for whoever is not asked.
    steps.move(app, words, window)
    wait_until(lambda: marked(app, words) == [], "the mark to go")
    if steps.wait_asked(app, words) is not None:
        steps.play_to_the_end(app, words, steps.decide, steps.RESULTS, 60)
    result = wait_until(lambda: steps.find_like(app.window(), words, *COUNT, role=LABEL), "how many hints there were")
    check(" 1 " in result.name, result.name)
    steps.check_language(app, catalogue, language, "the result")

    app.press("Escape", "Ctrl+h")
    app.find(name=words.text("Finished games"))
    app.settled()
    check(steps.find_like(app.window(), words, *COUNT_BY_NAME) is not None, "the hint is not in the history")
    steps.check_language(app, catalogue, language, "the history")
    app.quit()


def hints_in_English():
    play_with_hints("en")


def hints_in_French():
    play_with_hints("fr")


harness.run(hints_in_English, hints_in_French)
