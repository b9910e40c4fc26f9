# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games of Bean Chains, from the library to the result and the next game, by keyboard alone."""

import re

import harness
import steps
from harness import BUTTON, LABEL, check, wait_until
from steps import usable

SALE = "Sell a chain to make room for %s"
PLAYS = ("Start a chain with %s", "Chain %1$s: %2$s, worth %3$s", "Chain %1$s: %2$s, worth nothing yet", SALE)
STOP = "That Is All"
KEEP = ("Keep All Cards", "Keep Both Cards", "Keep the Card")
ENDS = ("End the turn", "End the turn and leave %s in the trade area")
BUY = "Buy room for a third chain for %d coin"
THROW_AWAY = "Throw away %s"
SELL = "Sell %1$s for %2$s"
SELL_FOR_NOTHING = "Sell %s for nothing"
AT_ONCE = "%1$s, to make room for %2$s"
CHAIN = "Chain %1$d: %2$s %3$s."
PROMPTED = {
    "%d card was left for you. No chain has room, and none may be sold for it: throw it away.": "x",
    "%d cards were left for you. No chain has room, and none may be sold for them: throw them away.": "x",
    "Throw away one of the %d cards in your hand, or keep them all.": "e",
    "Throw away one of the two cards in your hand, or keep both.": "e",
}
IN_TRADE = "%s, in the trade area, can be chained"
IN_HAND = "%1$s, card %2$d of %3$d of the hand, can be thrown away"


def sale_key(window, words):
    """The chain that goes for a card that has been chosen: the first that brings coins, or the first of all."""
    sell, nothing, at_once = words.like(SELL), words.like(SELL_FOR_NOTHING), words.like(AT_ONCE)
    chains = [node for node in usable(window, words, CHAIN)
              if (sell.search(node.name) or nothing.search(node.name)) and not at_once.search(node.name)]
    paid = [node for node in chains if not nothing.search(node.name)]
    chosen = (paid or chains or [None])[0]
    return chosen and re.search(r"\d", chosen.name)[0]


def next_key(window, words):
    """What the person does now, from what the table marks; None while it is not their turn."""
    sale = sale_key(window, words)
    if sale is not None:
        return sale
    if usable(window, words, BUY):
        return "b"
    if usable(window, words, *KEEP):
        return str(len(usable(window, words, IN_HAND))) if len(usable(window, words, IN_HAND)) > 3 else "e"
    if usable(window, words, STOP):
        return "e" if usable(window, words, SALE) else "p"
    if usable(window, words, *ENDS):
        return "1" if usable(window, words, CHAIN) else "e"
    if usable(window, words, *PLAYS):
        return "p"
    if usable(window, words, THROW_AWAY):
        return "x"
    # GTK 4.8 does not always tell of a button that takes the place of another one: then the prompt says what can be done.
    return next((key for prompt, key in PROMPTED.items() if steps.find_like(window, words, prompt, role=LABEL)), None)


class Player:
    """Of several leftovers, which one a marked place is for is not said: where a key has changed nothing on the table, as it may
    be for another card than the one that is lifted, the next one is tried."""

    def __init__(self):
        self.tried, self.things = [], None

    def decide(self, window, words):
        return self.press_another if next_key(window, words) else None

    def press_another(self, app, words, window):
        things = [node.name for node in window if node.role == BUTTON]
        if things != self.things:
            self.tried, self.things = [], things
        key = next_key(window, words)
        if key in self.tried:
            key = next((other for other in ("x", "1", "p", "e") if other not in self.tried), None)
            check(key, f"none of the keys {self.tried} does anything")
        self.tried.append(key)
        return key, window


def choose_two_chains(app, words):
    steps.open_options(app, words)
    app.travel(None, re.compile(f"^{re.escape(words.text('Chains'))}.*{re.escape(words.text('Three', 'chains'))}"))
    app.press("space")
    wait_until(lambda: app.focus() and app.focus().role == harness.LIST_ITEM, "the list of numbers")
    app.settled()
    app.press_and_see("Home")
    app.press("Return")
    app.find(name=re.compile(re.escape(words.text("two chains, a third for three coins"))))


def play_whole_game(language, two_chains):
    app, catalogue, words = steps.begin(language, "Bean Chains", next_key, steps.RESULTS, choose_two_chains if two_chains else None)

    keys = steps.play_to_the_end(app, words, Player().decide, steps.RESULTS, 300, patience=3)
    check({"p", "e", "1"} <= set(keys), f"this was no game: {keys}")
    steps.check_language(app, catalogue, language, "the result")

    steps.play_again(app, words)
    steps.check_begun(app, words, next_key, steps.RESULTS)
    app.quit()
    return keys


def a_whole_game_in_English():
    play_whole_game("en", two_chains=False)


def a_whole_game_with_two_chains_in_French():
    play_whole_game("fr", two_chains=True)


harness.run(a_whole_game_in_English, a_whole_game_with_two_chains_in_French)
