# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of Space Beans, from the library to the result and the next game, by keyboard alone."""

import re

import harness
import steps
from harness import BUTTON, check

DRAW = ("Draw two cards (the draw pile has %d cards)", "Draw the only card left")
NO_DRAW = ("Do not draw",)
CLOSE = ("Close %1$s for %2$d points", "Close %s and score nothing")
KEEP = ("Keep %s",)
DONE = ("Lay out no more, and pass %1$d cards to %2$s", "Lay out no more cards")
PLAYABLE = ("%s, in your hand, can be laid out",)
CHOSEN = ("%s, chosen: say which collection it goes to",)
IN_HAND = PLAYABLE + CHOSEN + ("%s, in your hand",)


def can(window, words, *sources):
    return steps.find_like(window, words, *sources, role=BUTTON, sensitive=True) is not None


def hand(window, words):
    """The cards of the person, in order."""
    expression = re.compile("|".join(f"(?:{words.like(source).pattern})" for source in IN_HAND), re.DOTALL)
    return [node for node in window if node.role == BUTTON and expression.search(node.name)]


def go_to_a_card(app, words, window):
    """The first card that can be laid out, where it has no key of its own."""
    app.travel(BUTTON, words.like(PLAYABLE[0]), "Right")
    return "Return", app.window()


def lay_out(window, words):
    """The key of the first card that can be laid out."""
    playable = words.like(PLAYABLE[0])
    place = next(i for i, node in enumerate(hand(window, words)) if playable.search(node.name))
    return str(place + 1) if place < 9 else go_to_a_card


def next_key(window, words):
    """What the person does now, or None while it is not their turn."""
    if can(window, words, *NO_DRAW):
        # With many cards in the hand there is no need of more.
        return "x" if len(hand(window, words)) > 3 else "d"
    if can(window, words, *DRAW):
        return "d"
    if can(window, words, CLOSE[0]):
        return "c"
    if can(window, words, *KEEP):
        return "k"
    if can(window, words, *CLOSE):
        return "c"
    if steps.find_like(window, words, *CHOSEN, role=BUTTON):
        return "v"
    # One card a turn will do.
    if can(window, words, *DONE):
        return "e"
    return lay_out(window, words) if can(window, words, *PLAYABLE) else None


def play_to_the_end(app, words):
    return steps.play_to_the_end(app, words, next_key, steps.RESULTS, 400)


def play_until_all_is_done(app, words, limit=6):
    """Games until the person has drawn, kept and laid out cards: a computer may win one before that."""
    keys = play_to_the_end(app, words)
    for _ in range(limit):
        if {"d", "k"} <= set(keys) and set("123456789") & set(keys):
            return
        steps.play_again(app, words)
        keys += play_to_the_end(app, words)
    raise harness.Failure(f"these were no games: {keys}")


def set_end_score(app, words, points):
    steps.open_options(app, words)
    steps.set_option(app, words, "Points to Reach", points)


def play_whole_game(language, points):
    app, catalogue, words = steps.begin(language, "Space Beans", next_key, steps.RESULTS,
                                        lambda app, words: set_end_score(app, words, points))

    play_until_all_is_done(app, words)
    steps.check_language(app, catalogue, language, "the result")
    if language == "en":
        look_through_it(app, words)

    steps.play_again(app, words)
    steps.check_begun(app, words, next_key, steps.RESULTS)
    app.quit()


def look_through_it(app, words):
    """From the result: of a game that is over, hands can be seen that were hidden in it."""
    app.activate(BUTTON, words.like("_Look Through"))
    app.find(name=words.text("One move back"))
    window = app.window()
    check(hand(window, words) or steps.find_like(window, words, "No card in the hand", role=harness.LABEL),
          "the cards of the hand cannot be seen")
    check(steps.find_like(window, words, "A card, face down") is None, "a card lies face down")
    costly = "Your Costliest Decisions"
    check(app.find_now(name=words.text(costly)) is None, "what the expert thinks is there unasked")
    app.press("Escape")
    app.activate(BUTTON, words.text("Costliest _Decisions").replace("_", ""))
    app.find(name=words.text(costly))
    app.press("Escape")


def a_whole_game_in_English():
    play_whole_game("en", 5)


def a_whole_game_in_French():
    play_whole_game("fr", 3)


harness.run(a_whole_game_in_English, a_whole_game_in_French)
