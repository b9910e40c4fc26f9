# SPDX-License-Identifier: GPL-3.0-or-later
"""What the expert thinks of a game: asked, travelled through and found again by keyboard, finished or under way."""

import re

import harness
import steps
from catalogue import Catalogue, Words
from harness import BUTTON, LABEL, App, check, wait_until
from speaking import check_page

LOW = 420   # what is down the list is out of sight
PHONE = 360
SLIDER = harness.Atspi.Role.SLIDER
SAME = ("You play “%1$s” here, and so would the expert.", "%2$s plays “%1$s” here, and so would the expert.")
BETTER = ("You play “%1$s” here. The expert would play “%2$s”, but would hardly gain by it.",
          "%3$s plays “%1$s” here. The expert would play “%2$s”, but would hardly gain by it.",
          "You play “%1$s” here. The expert would play “%2$s” and win %3$d more game in 100.",
          "You play “%1$s” here. The expert would play “%2$s” and win %3$d more games in 100.",
          "%4$s plays “%1$s” here. The expert would play “%2$s” and win %3$d more game in 100.",
          "%4$s plays “%1$s” here. The expert would play “%2$s” and win %3$d more games in 100.")
LOSS = ("Move %1$s, by %2$s: “%3$s”. “%4$s” would have won %5$d more game in 100.",
        "Move %1$s, by %2$s: “%3$s”. “%4$s” would have won %5$d more games in 100.")


def thought(app, words, *sources):
    node = steps.find_like(app.window(), words, *sources)
    return node and node.name


def move_of(app, words):
    """The number of the move that is shown, as it stands beside the scale."""
    counted = re.compile(words.text("After\n%s of %s", "moves").replace("%s", r"(\d+)") + "$")
    label = app.find_now(LABEL, counted)
    return label and int(counted.match(label.name)[1])


def ask_and_stop(app, words):
    app.press("Ctrl+e")
    app.find(BUTTON, steps.review_button(words, "_Stop"))
    wait_until(lambda: thought(app, words, "You go from %1$s to %2$s.", "%3$s goes from %1$s to %2$s."), "the first thought")
    app.press("Ctrl+e")
    wait_until(lambda: app.find_now(BUTTON, steps.review_button(words, "_Go On")) or steps.is_reviewed(app, words), "the expert to stop")


def travel_on_curve(app, words):
    """With the arrows from decision to decision, and to the end."""
    app.travel(SLIDER, words.like("The curve of what everybody can expect."))
    app.press("Home")
    wait_until(lambda: move_of(app, words) == 0, "the beginning")
    app.press("Right")
    wait_until(lambda: move_of(app, words) > 0, "the next decision")
    check(thought(app, words, *SAME, *BETTER), "nothing is said about a decision")
    app.press("End")
    app.find(name=words.text("The game is over."))


def go_to_turning_points(app, words):
    """The next one by its key, and the first one by its row: there the expert says what was better."""
    app.press("Home", "Ctrl+t")
    wait_until(lambda: move_of(app, words) > 0, "the first turning point")
    row = app.find(harness.LIST_ITEM, words.like(LOSS[1]))
    app.activate(harness.LIST_ITEM, row.name)
    number = int(re.search(r"\d+", row.name)[0])
    wait_until(lambda: move_of(app, words) == number - 1, f"the position before move {number}")
    better = thought(app, words, *BETTER)
    check(better, "the expert has nothing better at a turning point")
    wait_until(lambda: thought(app, words, "Why that is better:\n%s", "No single reason stands out."), "why that was better")


def go_to_the_last_turning_point(app, words):
    """Far down the list: what the expert thinks of it stands above the lists, and comes into sight."""
    row = [node for node in app.window() if node.role == harness.LIST_ITEM][-1]
    app.activate(harness.LIST_ITEM, row.name)
    title = app.find(LABEL, words.text("Chances of Winning"))
    app.settled()
    said = steps.find_like(app.window(), words, *BETTER, *SAME)
    below, (_, top, _, _) = app.middle(title)[1], app.bus.extents(app.name, said.path)
    check(top > below, f"what the expert thinks is at {top}, out of sight below {below}")


def see_the_result(app, words, catalogue, language):
    """It is told as on the day of the game, whatever position was looked at, and there is a way back to that position."""
    before = move_of(app, words)
    app.press("s")
    app.find(BUTTON, words.like("Back to the _Table"))
    check_page(app, "the result of a finished game")
    steps.check_language(app, catalogue, language, "the result of a finished game")
    check(app.find_now(BUTTON, words.like("Play _Again")) is None, "a game of another day asks to be played again")
    app.press("Escape")
    app.wait_gone(BUTTON, words.like("Back to the _Table"))
    check(before is not None, "no move is shown")
    wait_until(lambda: move_of(app, words) == before, f"move {before} again")


def look_at_finished_game(language):
    harness.set_setting("language", f"'{language}'")
    harness.set_setting("window-height", LOW)
    catalogue, words = Catalogue(), Words(language)
    app = App([steps.finished_game()])
    app.find(BUTTON, steps.review_button(words, "_Ask the Expert"))
    check_page(app, "a game that nobody was asked about")
    see_the_result(app, words, catalogue, language)
    ask_and_stop(app, words)
    app.press("Ctrl+e")
    wait_until(lambda: steps.is_reviewed(app, words), "the whole review", 120)
    steps.check_language(app, catalogue, language, "the review")
    travel_on_curve(app, words)
    go_to_turning_points(app, words)
    go_to_the_last_turning_point(app, words)
    check_page(app, "the review")
    turning = [node.name for node in app.find_all(harness.LIST_ITEM)]
    app.quit()

    # It is kept, and shown at once.
    app = App()
    app.press("Ctrl+h")
    app.activate(harness.MENU_BUTTON, words.text("More"))
    app.choose(words.text("_Look Through"))
    wait_until(lambda: [node.name for node in app.find_all(harness.LIST_ITEM)] == turning, "what was kept")
    check(steps.is_reviewed(app, words), "the expert has to look again")
    app.press("F9")
    app.wait_gone(name=words.text("Turning Points"))
    app.quit()


def a_finished_game_in_English():
    look_at_finished_game("en")


def a_finished_game_in_French():
    look_at_finished_game("fr")


def a_game_under_way():
    """Only decisions of the viewer are told about, and there is a way back to the table."""
    words = Words("en")
    app = App()
    steps.begin_game(app, words)
    for _ in range(3):
        window = steps.wait_asked(app, words)
        check(window is not None, "the game is over")
        steps.move(app, words, window)
    steps.wait_asked(app, words)
    app.activate(harness.MENU_BUTTON, words.text("Game"))
    app.choose(words.text("Look Back at My _Decisions"))
    app.find(name=words.text("What Everybody Can Expect"))
    app.press("Ctrl+e")
    wait_until(lambda: app.find_now(BUTTON, steps.review_button(words, "_Stop")) is None and
               app.find_now(BUTTON, steps.review_button(words, "_Ask the Expert")) is None, "the review")
    app.travel(SLIDER, words.like("The curve of what everybody can expect."))
    app.press("Home")
    told, last = set(), None
    while move_of(app, words) != last:
        last = move_of(app, words)
        told |= {node.name for node in app.window() if re.search(r"\bplays? “.+” here\b", node.name)}
        app.press("Right")
        app.settled()
    app.find(name=words.text("This is where the game stands."))
    check(told and all(name.startswith("You play ") for name in told), f"told about: {told}")
    app.press("Escape")
    steps.wait_asked(app, words)
    app.quit()


def on_a_phone():
    """All that steps through the game finds room, in the longer language."""
    harness.set_setting("language", "'fr'")
    harness.set_setting("window-width", PHONE)
    words = Words("fr")
    app = App([steps.finished_game()])
    app.find(BUTTON, words.text("To the end"))
    _, _, width, _ = app.bus.extents(app.name, app.window().path)
    check(width <= PHONE, f"the window is {width} wide")
    app.quit()


harness.run(a_finished_game_in_English, a_finished_game_in_French, a_game_under_way, on_a_phone)
