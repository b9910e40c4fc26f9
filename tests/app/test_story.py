# SPDX-License-Identifier: GPL-3.0-or-later
"""What happened, told as a story: what the others did stays until one decides, is called back by its key, and is gone through by the
arrow keys; the log is walked turn by turn. Space Beans, by keyboard and mouse."""

import json
import os
import re

import harness
import steps
from harness import BUTTON, LABEL, LIST_ITEM, TOGGLE, check, wait_until

MENU_BUTTON = (BUTTON, TOGGLE)
DRAW = ("Draw two cards (the draw pile has %d cards)", "Do not draw")

# What three others do there: so much that there is no room for a word beside it, and less.
WORDY_DEAL, SHORT_DEAL = 1, 3


def ticker(window, words):
    return next((node for node in window or () if node.role in MENU_BUTTON and node.name == words.text("What Happened")), None)


def recap(window, words):
    """What the others did: None while it is not there."""
    return next((node for node in window or () if node.name == words.text("What the others did")), None)


def parts(app, words):
    """The sentences that the recap says."""
    return [node.name for node in recap(app.window(), words) or () if node.role == BUTTON]


def is_asked(app, words):
    return steps.find_like(app.window(), words, *DRAW, role=BUTTON, sensitive=True) is not None


def begin(words):
    app = harness.App()
    steps.open_set_up(app, words, "Space Beans")
    app.activate(BUTTON, words.like("_Add a Seat"))
    app.press("Ctrl+Return")
    return app


def begin_deal(seed):
    """The same cards, and the same deeds of three others, each time."""
    path = os.path.join(os.environ["TABLEE_TEST_HOME"], f"deal-{seed}.tablee")
    seats = [{"name": name, "player": "easy" if portrait else "human", "portrait": portrait}
             for portrait, name in enumerate(("Ana", "Cleo", "Kim", "Finn"))]
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"format": "tablee-record", "version": 1, "game": "space-beans", "rules": 1, "options": {"first": 1}, "seats": seats,
                   "seed": seed, "actions": []}, file)
    return harness.App([path])


def come_to_my_next_turn(app, words):
    """Draws, lays out the first card that can be, and ends the turn, until the others have played."""
    wait_until(lambda: is_asked(app, words), "my turn")
    for press in range(60):
        app.press(("d", "k", "1", "v", "e")[press % 5])
        app.settled(0.3)
        if is_asked(app, words):
            return
    raise harness.Failure("the others never play")


def is_said(app, text):
    return any(node.role == LABEL and node.name == text for node in app.window() or ())


def play_it_again(app, words, told):
    """What was told is shown on the table, in words one after the other; afterwards all is as it was. Skipped by its key, by Escape, and
    by doing something else, which is done."""
    how = words.text("How It Went")
    prompt = next(node for node in app.window() if node.role == LABEL and node.name.startswith("Draw two cards, or "))
    said = []

    def over():
        # This one alone: the whole tree takes longer than what is shown.
        now = app.bus.get(app.name, prompt.path, harness.Bus.ACCESSIBLE, "Name")
        if now not in said:
            said.append(now)
        return now == prompt.name and len(said) > 1

    app.press("y")
    wait_until(over, "it is played again, and over by itself")
    shown = [text for text in said if any(sentence in text for sentence in told)]
    check(len(shown) >= 3, f"what was told is said while it is shown: {said}, of {told}")
    check(parts(app, words) == told and is_asked(app, words), "all is as it was")

    for key in ("y", "Escape"):
        app.press("y")
        wait_until(lambda: is_said(app, how), "it is played again")
        app.press(key)
        wait_until(lambda: not is_said(app, how), f"skipped by {key}")
        check(is_asked(app, words), "nothing was done")
    app.press("y")
    wait_until(lambda: is_said(app, how), "it is played again")


def leaving_is_asked_for_twice():
    words = steps.Words("en")
    app = begin(words)
    wait_until(lambda: is_asked(app, words), "my turn")
    again = words.text("Press Escape once more to leave the table. The game is kept.")
    app.press("Escape")
    wait_until(lambda: is_said(app, again), "what a second one does")
    app.press("d")
    wait_until(lambda: not is_said(app, again), "somebody goes on instead")
    app.settled()
    app.press("Escape")
    wait_until(lambda: is_said(app, again), "it is asked for anew")
    app.press("Escape")
    app.find(BUTTON, words.text("Continue: %s") % words.text("Your turn"))
    app.quit()


def what_takes_the_recap_away(app, words):
    """What is said of its button, under the pointer."""
    return [node.description for node in app.window() if node.role in MENU_BUTTON and node.name == words.text("What the Others Did")]


def words_give_way():
    """What the others did comes before the words of the buttons below it, which are said under the pointer as well."""
    words = steps.Words("en")
    app = begin_deal(WORDY_DEAL)
    come_to_my_next_turn(app, words)
    check(not is_said(app, words.text("Hide")), "no room for a word")
    check(what_takes_the_recap_away(app, words) == [words.text("Hide What the Others Did")], "but it is said")
    app.press("l", "l")
    wait_until(lambda: is_said(app, words.text("The Others")), "room, where nothing else is")
    app.quit()


def the_recap():
    words = steps.Words("en")
    app = begin_deal(SHORT_DEAL)
    come_to_my_next_turn(app, words)
    told = parts(app, words)

    others = [name for name in told if not name.startswith("You")]
    check(len(others) >= 3, f"what the others did: {told}")
    check(not any("turn." in name for name in told), f"whose turn it is, is no story: {told}")
    rows = {node.parent.name for node in recap(app.window(), words) if node.role == BUTTON}
    check(len(rows) >= 3, f"a row a seat: {rows}")

    check(is_said(app, words.text("Hide")), "the button says that it takes it away")
    check(what_takes_the_recap_away(app, words) == [words.text("Hide What the Others Did")], "and what that is")

    # The pointer goes over the table: it stays.
    for x in range(200, 900, 70):
        app.bus.move_pointer(x, 400)
    app.settled(0.5)
    check(parts(app, words) == told, "it stays while something is pointed at")

    # The key brings the keyboard to it, arrows go through it, the key goes back.
    app.press("l")
    wait_until(lambda: app.focus() and app.focus().name == told[0], "the keyboard at the first part")
    app.press("Right")
    wait_until(lambda: app.focus() and app.focus().name == told[1], "the keyboard at the second part")
    app.press("l")
    wait_until(lambda: recap(app.window(), words) is None, "the recap is taken away")
    check(is_said(app, words.text("The Others")), "the button says that it calls it back")
    app.press("l")
    wait_until(lambda: parts(app, words) == told, "and called back")

    play_it_again(app, words, told)

    app.press("d")
    wait_until(lambda: recap(app.window(), words) is None, "gone with the first decision")
    app.press("l")
    wait_until(lambda: parts(app, words) == told, "called back after the decision")
    app.quit()


def the_log():
    words = steps.Words("en")
    app = begin(words)
    come_to_my_next_turn(app, words)
    app.press("h")
    app.find(name=words.text("What happened, oldest first"))

    def turns():
        return [node for node in app.window() or () if node.role == LIST_ITEM]

    wait_until(lambda: len(turns()) >= 4, "a row a turn")
    app.settled(0.5)
    names = [node.name for node in turns()]
    spoken = [name for name in names if "\n" in name]
    check(len(spoken) >= 4, f"each says who, and all sentences: {names}")
    check(any(name.startswith("You\n") for name in names), f"mine are “You”: {names}")
    theirs = [name.split("\n") for name in spoken if not name.startswith("You") and "deals" not in name]
    check(len(theirs) >= 3, f"those of the others: {names}")
    check(all(line.startswith(lines[0]) for lines in theirs for line in lines), f"each is about who acts: {names}")

    app.travel(LIST_ITEM, re.compile(""))
    app.press("Home")
    app.settled(0.3)
    seen = []
    for _ in range(3):
        check(app.focus() is not None and app.focus().role == LIST_ITEM, "the keyboard is at a turn")
        seen.append(app.focus().name)
        app.press("Down")
        app.settled(0.2)
    check(seen == [name for name in names if name in seen][:3] and len(set(seen)) == 3, f"turn by turn: {seen}")
    app.press("Up")
    app.settled(0.2)
    check(app.focus().name == seen[2], "and back")

    # However many turns there are, they are one stop on the way.
    for key, reached in ("Tab", False), ("Shift+Tab", True), ("Shift+Tab", False):
        app.press_and_see(key)
        check(app.focus() is not None and (app.focus().role == LIST_ITEM) == reached, f"{key} leads to {app.focus() and app.focus().describe()}")
    app.quit()


harness.run(the_recap, words_give_way, the_log, leaving_is_asked_for_twice)
