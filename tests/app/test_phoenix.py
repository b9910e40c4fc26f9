# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games of Space Station Phoenix by keyboard alone: a first game for two, against a computer.

Reading the whole table takes long: what is asked is read from its one label, and only what a key would choose is read from the
table."""

import json
import re
import time

import harness
import steps
from catalogue import Catalogue, Words
from gi.repository import GLib
from harness import BUTTON, LABEL, App, check, wait_until

INCOMES = ("Use a ship, your own or another, or take income.",
           "Your last turn: use a ship, your own or another, or take income.",
           "You cannot use any ship: take income.",
           "Your last turn: you cannot use any ship, so take income.")
# What the person can be asked, and how it is answered: keys to try in turn, or a function that finds them.
ASKED = {
    **dict.fromkeys(INCOMES, "use_ship"),
    "Use a ship: your own, a neutral one or another player’s.": "use_ship",
    "Your last turn: use a ship, your own, a neutral one or another player’s.": "use_ship",
    "Choose a ship of your fleet to dismantle.": "dismantle",
    "Choose a sector to build.": "1",
    "Use %d die.": "1",
    "Use up to %d dice.": "1",
    "Use %d more die, or stop.": "1",
    "Use up to %d more dice, or stop.": "1",
    "Use the die (%s), or leave it.": "1",
    "Choose dice to reroll, or keep them all.": "e",
    "Observe the humans for %s, or recruit one.": "21",
    "Observe the humans for %s.": "1",
    "%1$d transaction: you can %2$s.": "trade",
    "%1$d transactions: you can %2$s.": "trade",
    "%1$d transaction left: you can %2$s, or stop.": "trade",
    "%1$d transactions left: you can %2$s, or stop.": "trade",
    "Choose a resource to give.": "321",
    "Choose the first of %d resources to give.": "321",
    "Choose a resource to take.": "123",
    "Choose a sector for %s.": "1",
    "Choose a track to advance on.": "1234e",
    "Choose up to %d tracks to advance on, one after the other.": "1234e",
    "Choose another track to advance on, or stop.": "1234e",
    "Choose your reward on the %s track.": "1",
    "Use the power of a sector, or go on.": "e",
    "Move residents for 1 gem each (the others close up), or end your turn.": "e",
}
# What a new player is told, and the ships that fit.
ADVICE = {
    "You have room, food and water: a transport ship can bring in aliens.": ("Transport",),
    "You have room, food and water: the neutral transport ship can bring in aliens.": (),
    "You have room, food and water: %s can bring in aliens.": (),
    "You can pay for a sector: use a construction ship.": ("Construction",),
    "You can pay for a sector: use the neutral construction ship.": (),
    "You can pay for a sector: use %s.": (),
    "You have hardly any gems left: taking income brings more, and makes your ships ready again.": (),
    "You have room: get food and water from a farm, an ice ship or an expedition.": ("Farm", "Ice", "Expedition"),
    "You have the metal for a sector, but no construction ship that you can use: taking income brings gems, and makes your ships ready again.": (),
    "You need metal for a sector: dismantle a ship you can do without, or try an expedition.": ("Dismantling", "Expedition"),
}
# A neutral ship, or one of another player's, who gets a fee: these need not be alike in every language.
USE = "Use %1$s for %2$s; %3$d left. %4$s", "Use %1$s for %2$s, plus %3$s for %4$s; %5$d left. %6$s"
MINE = re.compile(r"\((you|vous)\) · ")  # the own plate, which says what one has
OTHERS = re.compile(r"\bBo\b")
AT_REST = 0.12  # seconds that a question stands there
RESULT = 1.5  # ... that nothing has changed, before the result is looked for
REFUSED = 0.8  # seconds that other words than what is asked stand there
PATIENCE = 20  # seconds that a question has stood there unanswered, before it is answered once more
LIMIT = 900  # decisions of the person, many more than there ever are

SET_UP = {
    "seats": [{"name": "", "player": "human", "portrait": 0}, {"name": "Bo", "player": "easy", "portrait": 1}],
    "options": {"first_game": True}, "first": 0, "take_back": False,
}


class Game:
    """The parts of the window that are read again and again."""

    def __init__(self, app, words):
        self.app, self.words = app, words
        self.prompts = {words.like(source): answer for source, answer in ASKED.items()}
        self.advice = {re.compile(f"(?:{words.like(source).pattern})$"): [words.text(name, "Phoenix") for name in types] for source, types in ADVICE.items()}
        self.use = [words.like(source) for source in USE]
        # At the beginning of a sentence or within one.
        self.neutral = re.compile(re.escape(words.text("the neutral %s", "Phoenix").replace("%s", "")), re.IGNORECASE)
        self.prompt = self.fleet = self.mine = self.bar = None
        wait_until(self._find, "the table")

    def _find(self):
        window = self.app.window()
        self.prompt = next((node for node in window or () if node.role == LABEL and self._asked(node.name)), None)
        self.mine = next((node for node in window or () if MINE.search(node.name)), None)
        neutral = next((node for node in window or () if node.role == BUTTON and self.neutral.search(node.name)), None)
        guide = next((node for node in window or () if node.name == self.words.text("What Ships Are For")), None)
        if None in (neutral, guide, self.prompt, self.mine):
            return False
        self.bar = guide.parent.parent  # beside the choices, which have a holder of their own
        self.fleet = neutral.parent
        return True

    def _advised(self, text):
        return next((types for expression, types in self.advice.items() if expression.search(text)), None)

    def _asked(self, text):
        return next((answer for expression, answer in self.prompts.items() if expression.fullmatch(text)), None)

    def _read(self, node):
        """What a part says now."""
        return self.app.bus.get(self.app.name, node.path, harness.Bus.ACCESSIBLE, "Name")

    def _see(self, part):
        """A part as it is now, with all that is in it."""
        return next(node for node in self.app.window() if node.path == part.path)

    def moment(self):
        """What tells one decision from the next."""
        self.app.check_alive()
        try:
            return self._read(self.prompt), self._read(self.mine)
        except GLib.Error:  # the result covers the table
            return "", ""

    def wait_asked(self, before=None):
        """The moment and what is asked, once that is another one than before; no answer once a refusal is said; nothing at all once the
        game is over. What is asked for long although something was answered is answered once more: it was refused for something that was true for a
        moment only, and whoever plays would do the same. That is told."""
        last, since = None, time.monotonic()
        begun = since

        def condition():
            nonlocal last, since
            moment = self.moment()
            if moment != last:
                last, since = moment, time.monotonic()
            quiet, answer = time.monotonic() - since, self._asked(moment[0])
            if quiet > RESULT and steps.find_like(self.app.window(), self.words, *steps.RESULTS, role=LABEL):
                return None, None
            again = moment == before and answer is not None and time.monotonic() - begun > PATIENCE
            if again:
                print(f"# asked again after {PATIENCE} s: {moment[0]}", flush=True)
            # A single way is gone by itself, a moment later.
            stands = again or (moment != before and quiet > (AT_REST if answer else REFUSED))
            return (moment, answer) if stands else None

        return wait_until(condition, "another decision, or the result")

    def ships(self):
        """Of the own fleet, by digit: what can be used is sensitive. All fleets are on one board; those of others are called theirs."""
        return [node for node in self._see(self.fleet).children
                if node.role == BUTTON and not self.neutral.search(node.name) and not OTHERS.search(node.name)]

    def use_ship(self):
        """A ship as the advice says; or else an income, or anything. Nothing if neither can be."""
        usable = [(str(digit), node.name) for digit, node in enumerate(self.ships()[:9], 1) if node.sensitive]
        # What the others have done stands before it; there need not be any.
        lines = [self._advised(node.name) for node in self._see(self.bar) if node.role == LABEL]
        advised = next(filter(None, lines), ())
        fitting = [digit for name in advised for digit, spoken in usable
                   if re.search(re.escape(name) + r" \d", spoken)]
        income = self._read(self.prompt) in map(self.words.text, INCOMES)
        return "".join(fitting[:1]) + ("i" if income else "") + "".join(digit for digit, _ in usable)

    def trade(self):
        """An alien; or else the end, an exchange or a purchase."""
        keys = [key for key, node in zip("123456e", (node for node in self._see(self.bar) if node.role == BUTTON)) if node.sensitive]
        return "".join(sorted(keys, key="1234e56".index))

    def dismantle(self):
        """From the end of the fleet: its first ships are needed longest."""
        return "".join(str(digit) for digit, node in reversed(list(enumerate(self.ships()[:9], 1))) if node.sensitive)

    def go_to_another_ship(self, moment):
        """A neutral one, or another player's: by the keys that lead there, and arrows. Returns False where something else is asked by now: on a
        busy machine, the plate may have told of the last answer before the question did."""
        for key in "vo":
            self.app.press_and_see(key)
            for _ in range(9):
                if self.moment() != moment:
                    return False
                focus = self.app.focus()
                if focus is not None and focus.sensitive and any(use.search(focus.name) for use in self.use):
                    return True
                self.app.press_and_see("Right")
        raise harness.Failure("no ship can be used, and no income taken")

    def keys_for(self, answer):
        return getattr(self, answer)() if hasattr(self, answer) else answer

    def decide(self, moment, answer):
        """One decision: the first key that is not refused. Returns what is asked then."""
        after = moment
        keys = self.keys_for(answer)
        if not keys:
            if not self.go_to_another_ship(moment):
                return self.wait_asked(moment)
            keys = ["Return"]
        for key in keys:
            self.app.press(key)
            after, now = self.wait_asked(after)
            if now is not None or after is None:
                return after, now
        # What there was only one answer to has been answered meanwhile.
        after, now = self.wait_asked(after)
        check(now is None or after != moment, f"no key of {keys!r} answers {moment}")
        return after, now


def play_on(game):
    """Every decision until the result; returns how many there were."""
    moment, answer = game.wait_asked()
    for number in range(LIMIT):
        if answer is None:
            return number
        moment, answer = game.decide(moment, answer)
    return LIMIT


def begin(language):
    """From the library to the table, with the seats and the option of the last game."""
    harness.set_setting("language", f"'{language}'")
    harness.set_setting("set-ups", "{'space-station-phoenix': '%s'}" % json.dumps(SET_UP))
    harness.set_setting("tables", "@a{sv} {}")
    catalogue, words = Catalogue(), Words(language)
    app = App()
    steps.open_set_up(app, words, "Space Station Phoenix")
    steps.check_language(app, catalogue, language, "the set-up")
    app.press("Ctrl+Return")
    game = Game(app, words)
    steps.check_language(app, catalogue, language, "the table")
    return app, catalogue, words, game


def close_the_guide(app, words):
    """It shows itself to who plays for the first time; Tab leads to its button. Then the market is there."""
    app.find(name=words.text("Your First Game", "Phoenix table"))
    check(not steps.find_like(app.window(), words, "On offer: %1$s for %2$s. It scores %4$s at the end. Quarters, which fill from the left: %3$s."), "the market is below the guide")
    app.travel(BUTTON, re.compile(f"^{re.escape(words.text('Got It', 'Phoenix table'))}$"))
    app.press("Return")
    app.find(name=words.like("On offer: %1$s for %2$s. It scores %4$s at the end. Quarters, which fill from the left: %3$s."))


def use_a_neutral_ship(app, words, game):
    """By the key that leads to them, arrows and Return; and back again."""
    before = game.moment()
    app.press_and_see("v")
    app.travel(BUTTON, words.like("Use %1$s for %2$s; %3$d left. %4$s"), "Right")
    focus = app.focus()
    check(game.neutral.search(focus.name), f"not a neutral ship: {focus.name}")
    app.press("Return")
    moment, _ = game.wait_asked(before)
    check(moment[0] == words.text("Choose a ship of your fleet to dismantle."), f"asked {moment[0]}")
    app.press("z")
    wait_until(lambda: game.moment() == before, "the decision before the step that was taken back")
    app.press_and_see("m")
    app.travel(BUTTON, words.like("On offer: %1$s for %2$s. It scores %4$s at the end. Quarters, which fill from the left: %3$s."))


def play(language):
    app, catalogue, words, game = begin(language)
    close_the_guide(app, words)
    use_a_neutral_ship(app, words, game)
    app.press("g")
    app.find(name=words.text("Earth: dice bring food, water, metal and humans."))
    app.press("Escape")
    decisions = play_on(game)
    check(30 < decisions < LIMIT, f"{decisions} decisions in a whole game")
    app.find(name=words.like("Place %1$d: %2$s, %3$s"))
    steps.check_language(app, catalogue, language, "the result")
    app.quit()


def a_whole_first_game_in_English():
    play("en")


def a_whole_first_game_in_French():
    play("fr")


harness.run(a_whole_first_game_in_English, a_whole_first_game_in_French)
