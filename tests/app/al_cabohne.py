# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing Al Cabohne by keyboard alone, from the library to the result."""

import re

import harness
import steps
from catalogue import Catalogue, Words
from harness import BUTTON, App, check, wait_until

# What the near fields, the bosses and the cards of the hand say, in the order in which they stand on the table.
FIELDS = ("Field %1$d: %2$s", "Field %1$d: %2$s %3$s.")
BOSSES = ("%1$s has %2$s and harvests with %3$d.", "%s has no beans.")
IN_HAND = "%1$s, card %2$d of %3$d of the hand, can be used"
ENDS = ("Plant no second card", "End the turn", "Finish cultivating and draw cards",
        "Finish cultivating, leave %s to the other player, and draw cards")
HARVESTS = "Harvest field %1$d: %2$s for %3$s"
RESULTS = ("%1$s wins the game: %2$s!", "%1$s share the victory: %2$s each!", "The Mafia wins the game: %s!")
RESULTS_ALONE = ("%1$s beats the Mafia: %2$s against %3$s!", "The Mafia beats %1$s: %3$s against %2$s.")
STREAKS = ("%1$s alone: %2$u win in a row, %3$u at best.", "%1$s alone: %2$u wins in a row, %3$u at best.")
LIMIT = 900  # decisions of the person, many more than there ever are
GIVE_KEYS = {"Al": "a", "Don": "d", "Joe": "j"}


def usable(window, words, *sources):
    """What is marked as something that can be done now, of what says one of the formats."""
    expressions = [words.like(source) for source in sources]
    return [node for node in window or () if node.role == BUTTON and node.sensitive
            and any(expression.search(node.name) for expression in expressions)]


def number_in(node):
    """The number of the field that is spoken about."""
    return int(re.search(r"\d+", node.name)[0])


def lift_a_card(app, words, table, lies):
    """The first card of the hand that a boss may have."""
    card = usable(lies, words, IN_HAND)[0]
    app.travel(BUTTON, words.like("%1$s, card %2$d of %3$d of the hand"))
    app.press_and_see("Home")
    app.travel(BUTTON, card.name, "Right")
    app.press("Return")

    def condition():
        now = table.read()
        return now if usable(now, words, *BOSSES) else None

    return wait_until(condition, "a boss who takes the card that was lifted")


def decide(words, window):
    """The key of one decision, from what the table marks; None where a card of the hand has to be lifted first."""
    fields = usable(window, words, *FIELDS)
    harvests = usable(window, words, HARVESTS)
    if usable(window, words, "Pay the Mafia: %s"):
        return "p"
    if usable(window, words, "Buy the third field for four coins"):
        return "b"
    if fields:
        return str(number_in(fields[0]))
    if usable(window, words, *ENDS):
        return "e"
    bosses = usable(window, words, *BOSSES)
    if bosses:
        return GIVE_KEYS[bosses[0].name.split()[0]]
    return f"Ctrl+{number_in(harvests[0])}" if harvests and not usable(window, words, IN_HAND) else None


def can_decide(window, words):
    return usable(window, words, "Pay the Mafia: %s", *FIELDS, *ENDS, *BOSSES, HARVESTS, IN_HAND)


def result_of(window, words, alone):
    return steps.find_like(window, words, *(RESULTS_ALONE if alone else RESULTS), role=harness.LABEL)


class Table:
    """The table alone is read again and again: that is faster than reading the whole window."""

    def __init__(self, app, words, alone):
        self.app, self.words, self.alone = app, words, alone
        wait_until(self._find, "the table")

    def _find(self):
        pile = steps.find_like(self.app.window(), self.words, "Draw pile: %1$s, %2$s.")
        self.accessible = pile and next(node for node in pile.ancestors()
                                        if steps.find_like(node, self.words, *ENDS, "Finish cultivating")).accessible
        return self.accessible is not None

    def read(self):
        self.app.check_alive()
        self.accessible.clear_cache()
        return harness.read_tree(self.accessible)

    def wait_asked(self, before=None):
        """What lies on the table once it has changed, is at rest, and the person can do something; None once the result is shown."""
        last = before

        def condition():
            nonlocal last
            table = self.read()
            at_rest, last = table.signature() == last, table.signature()
            if at_rest and last != before and can_decide(table, self.words):
                return table
            return "over" if result_of(self.app.window(), self.words, self.alone) else None

        answer = wait_until(condition, "something that can be done, or the result")
        return None if answer == "over" else answer


def play_on(app, words, alone, limit):
    """Every decision until the result, or so many of them; returns how many there were."""
    table = Table(app, words, alone)
    lies = table.wait_asked()
    for number in range(limit):
        if lies is None:
            return number
        key = decide(words, lies)
        if key is None:
            lies = lift_a_card(app, words, table, lies)
            key = GIVE_KEYS[usable(lies, words, *BOSSES)[0].name.split()[0]]
        app.press(key)
        lies = table.wait_asked(lies.signature())
    return limit


def sit_alone(app, words):
    app.activate(BUTTON, words.like("Play _Alone"))
    app.wait_gone(name=re.compile("Bo$"))


def begin(language, alone):
    """From the library to the table, looking at what there is on the way."""
    harness.set_setting("language", f"'{language}'")
    catalogue, words = Catalogue(), Words(language)
    app = App()
    steps.open_set_up(app, words, "Al Cabohne")
    if alone:
        sit_alone(app, words)
    app.press("Ctrl+Return")
    wait_until(lambda: can_decide(app.window(), words), "the first decision")
    steps.check_language(app, catalogue, language, "the table")
    app.press("m")
    app.find(name=words.like("%1$s: 1 to 4 coins with %2$s cards; %3$d of %4$d are hidden."))
    steps.check_language(app, catalogue, language, "the beanometers")
    app.press("Escape")
    app.press("s")
    app.find(name=words.text("Score sheet"))
    steps.check_language(app, catalogue, language, "the score sheet")
    app.press("Escape")
    return app, catalogue, words
