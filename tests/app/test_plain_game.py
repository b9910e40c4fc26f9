# SPDX-License-Identifier: GPL-3.0-or-later
"""test_plain_game.py GAME: a game with a plain table, by keyboard alone: from the library by the set-up, its help and its keys to the
result and the next game. Nothing here is to be edited for another game: options, keys and titles are those of its sources."""

import re
import sys
from xml.etree import ElementTree

import games
import harness
import steps
from harness import BUTTON, LABEL, check, wait_until
from speaking import check_page

GAME = sys.argv[1]
NAME = games.name(GAME)
KEYS = games.keys(GAME)
HELP = {"en": "C", "fr": "fr"}  # folders
MOST_DECISIONS = 300
MOST_GAMES = 6  # until every key has been of use


def keys_on_buttons(window):
    """The keys of what can be played now: each stands on its button."""
    found = [part.name.lower() for node in window or () if node.role == BUTTON and node.sensitive
             for part in node if part.role == LABEL and part.name.lower() in KEYS]
    return list(dict.fromkeys(found))


class Player:
    """Presses what was pressed least: so all is played sooner or later, and no game goes round in circles for long."""

    def __init__(self):
        self.pressed = dict.fromkeys(KEYS, 0)

    def decide(self, window, words):
        return self.choose if keys_on_buttons(window) else None

    def choose(self, app, words, window):
        key = min(keys_on_buttons(window), key=self.pressed.get)
        self.pressed[key] += 1
        return key, window


def set_up_a_short_game(app, words):
    """Every option is there by its name, and numbers are half of what they are as a rule."""
    steps.open_options(app, words)
    for key, title in games.option_titles(GAME).items():
        row = app.find(name=re.compile(f"^{re.escape(words.text(title))}"))
        if any(node.role == harness.SPIN_BUTTON for node in row):
            steps.set_option(app, words, title, games.OPTIONS[GAME][key] // 2)


def return_to_table(app):
    app.press("Escape")
    wait_until(lambda: keys_on_buttons(app.window()), "the table")


def look_at_help(app, language):
    page = ElementTree.parse(games.help_folder() / HELP[language] / f"{GAME}.page")
    app.press("F1")
    app.find(name=page.findtext("{http://projectmallard.org/1.0/}title"))
    app.find(name=" ".join("".join(page.find(".//{http://projectmallard.org/1.0/}p").itertext()).split()))
    return_to_table(app)


def look_at_shortcuts(app, words, catalogue, language):
    app.press("Ctrl+question")
    app.find(name=words.text("Keyboard shortcuts"))
    labels = app.labels()
    for title in games.key_titles(GAME):
        check(words.text(title) in labels, f"the window of shortcuts does not say {words.text(title)!r}")
    steps.check_language(app, catalogue, language, "the shortcuts")
    return_to_table(app)


def play_games(app, words, player):
    """To the result, and again where a computer has won before every key was of use. Digits are for whatever there is."""
    for _ in range(MOST_GAMES):
        steps.play_to_the_end(app, words, player.decide, steps.RESULTS, MOST_DECISIONS)
        if all(count for key, count in player.pressed.items() if key not in games.DIGITS):
            return
        steps.play_again(app, words)
    raise harness.Failure(f"these were no games: {player.pressed}")


def play_whole_game(language):
    player = Player()
    app, catalogue, words = steps.begin(language, NAME, player.decide, steps.RESULTS, set_up_a_short_game)
    check_page(app, "the table")
    look_at_help(app, language)
    look_at_shortcuts(app, words, catalogue, language)

    play_games(app, words, player)
    steps.check_language(app, catalogue, language, "the result")
    steps.play_again(app, words)
    steps.check_begun(app, words, player.decide, steps.RESULTS)
    app.quit()


def a_whole_game_in_English():
    play_whole_game("en")


def a_whole_game_in_French():
    play_whole_game("fr")


harness.run(a_whole_game_in_English, a_whole_game_in_French)
