# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing Al Cabohne by keyboard alone, from the library to the result."""

import re

import steps
from harness import BUTTON, wait_until
from steps import usable

# What the near fields, the bosses and the cards of the hand say, in the order in which they stand on the table.
FIELDS = ("Field %1$d: %2$s", "Field %1$d: %2$s %3$s.")
BOSSES = ("%1$s has %2$s and harvests at %3$d.", "%s has no beans.")
IN_HAND = "%1$s, card %2$d of %3$d of the hand, can be used"
ENDS = ("Do not plant a second card", "End the turn", "Finish and draw cards",
        "Finish, leave %1$s to %2$s, and draw cards", "Finish the game: all fields are sold")
HARVESTS = ("Harvest field %1$d: %2$s for %3$s", "Harvest field %1$d: %2$s, and get nothing")
RESULTS = (*steps.RESULTS, "The Mafia wins the game with %s!", "The Mafia wins: you both have %1$s, and a tie is the Mafia’s.",
           "The Mafia wins: it has %1$s like %2$s, and a tie is the Mafia’s.")
RESULTS_ALONE = ("You beat the Mafia: %1$s against %2$s!", "The Mafia beats you: %2$s against %1$s.", "The Mafia wins a tie: %s each.")
STREAKS = ("Playing alone, %1$s has %2$u win in a row, %3$u at best.",
           "Playing alone, %1$s has %2$u wins in a row, %3$u at best.")
LIMIT = 900  # decisions of the person, many more than there ever are
GIVE_KEYS = {"Al": "a", "Don": "d", "Joe": "j"}


def number_in(node):
    """The number of the field that is spoken about."""
    return int(re.search(r"\d+", node.name)[0])


def lift_a_card(app, words, window):
    """The first card of the hand that a boss may have; then it goes to him."""
    card = usable(window, words, IN_HAND)[0]
    if number_in(app.travel(BUTTON, words.like("%1$s, card %2$d of %3$d of the hand"))) > 1:
        app.press_and_see("Home")
    app.travel(BUTTON, card.name, "Right")
    app.press("Return")

    def condition():
        now = app.window()
        bosses = usable(now, words, *BOSSES)
        return bosses and (boss_key(bosses[0]), now)

    return wait_until(condition, "a boss who takes the card that was lifted")


def boss_key(boss):
    return GIVE_KEYS[boss.name.split()[0]]


def decide(window, words):
    """What is done, from what the table marks; None while it is not the person's turn."""
    if usable(window, words, "Pay the Mafia: %s"):
        return "p"
    if usable(window, words, "Buy the third field for four coins"):
        return "b"
    fields = usable(window, words, *FIELDS)
    if fields:
        return str(number_in(fields[0]))
    if usable(window, words, *ENDS):
        return "e"
    bosses = usable(window, words, *BOSSES)
    if bosses:
        return boss_key(bosses[0])
    if usable(window, words, IN_HAND):
        return lift_a_card
    harvests = usable(window, words, *HARVESTS)
    return f"Ctrl+{number_in(harvests[0])}" if harvests else None


def play_on(app, words, alone, most):
    """So many decisions, or less if the result comes before; returns how many there were."""
    return len(steps.play(app, words, decide, RESULTS_ALONE if alone else RESULTS, most))


def sit_alone(app, words):
    app.activate(BUTTON, words.like("Play _Alone"))
    app.wait_gone(name=re.compile("Bo$"))


def begin(language, alone):
    """From the library to the table, looking at what there is on the way."""
    app, catalogue, words = steps.begin(language, "Al Cabohne", decide, RESULTS, sit_alone if alone else None)
    app.press("m")
    app.find(name=words.like("%1$s: 1 to 4 coins with %2$s cards; %3$d of %4$d are hidden."))
    steps.check_language(app, catalogue, language, "the beanometers")
    app.press("Escape")
    return app, catalogue, words
