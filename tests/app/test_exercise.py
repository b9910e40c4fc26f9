# SPDX-License-Identifier: GPL-3.0-or-later
"""Mistakes, once more: the costliest decisions of a person in a game that the expert has looked at, played on from, kept as exercises, and
asked by keyboard when their day has come."""

import json
import os
import pathlib
import re
import sqlite3
import subprocess

import harness
import steps
from catalogue import Catalogue, Words
from harness import BUTTON, LABEL, MENU_ITEMS, App, check, wait_until

PATIENCE = 240
VERDICTS = ("Next time, then.", "That is what was played then.", "Well found!")


def picture(name):
    """By hand: TABLEE_TEST_PICTURES names a folder."""
    folder = os.environ.get("TABLEE_TEST_PICTURES")
    if folder:
        subprocess.run(["import", "-window", "root", os.path.join(folder, name + ".png")], check=True)


def game_of_a_person():
    """The file of a game in which somebody played who makes mistakes."""
    path = pathlib.Path(steps.finished_game())
    record = json.loads(path.read_text(encoding="utf-8"))
    record["seats"][0]["player"] = "human"
    path.write_text(json.dumps(record), encoding="utf-8")
    return str(path)


def database():
    return pathlib.Path(os.environ["XDG_DATA_HOME"]) / "tablee" / "tablee.db"


def ask_sql(statement):
    connection = sqlite3.connect(database())
    with connection:
        rows = connection.execute(statement).fetchall()
    connection.close()
    return rows


def look_at_mistakes(app, catalogue, words, language):
    """As many as three, each with a button; from one of them a game goes on that is kept nowhere."""
    app.press("Ctrl+e")
    wait_until(lambda: steps.is_reviewed(app, words), "the expert", PATIENCE)
    app.find(LABEL, words.text("Your Costliest Decisions"))
    buttons = app.find_all(BUTTON, words.text("Play It from _Here"))
    check(1 <= len(buttons) <= 3, f"{len(buttons)} decisions")
    steps.check_language(app, catalogue, language, "the mistakes")
    picture("mistakes-" + language)
    app.activate(BUTTON, words.text("Play It from _Here"))
    app.find(name=words.text("You play on from a decision of an earlier game. This one is neither kept nor counted."))
    app.settled()
    picture("trial-" + language)
    steps.check_language(app, catalogue, language, "the trial")
    app.quit()
    check(ask_sql("SELECT count (*) FROM game") == [(1,)], "the trial is kept")
    check(ask_sql("SELECT count (*), min (found) FROM exercise") == [(len(buttons), 0)], "the exercises are not kept")


def asked(app, words):
    return steps.find_like(app.window(), words, "Find the better move: “%s” was played here.", role=LABEL)


def verdict(app, words):
    label = next((node for node in app.window() or () if node.role == LABEL
                  and any(node.name.startswith(words.text(source)) for source in VERDICTS)), None)
    return label and label.name


def open_exercises(app, words):
    app.press("F10")
    app.choose(words.text("_Exercises"))
    app.find(LABEL, words.text("Find the Better Move"))


def answer(language):
    harness.set_setting("language", f"'{language}'")
    catalogue, words = Catalogue(), Words(language)
    app = App([game_of_a_person()])
    look_at_mistakes(app, catalogue, words, language)

    # Nothing is asked on the same day.
    app = App()
    open_exercises(app, words)
    check(app.find_now(BUTTON, words.text("_Begin", "exercises")) is None, "it is asked at once")
    app.settled()
    steps.check_language(app, catalogue, language, "the exercises")
    app.quit()

    # The day has come.
    ask_sql("UPDATE exercise SET due = 0")
    count = ask_sql("SELECT count (*) FROM exercise")[0][0]
    app = App()
    open_exercises(app, words)
    app.settled()
    picture("exercises-" + language)
    app.activate(BUTTON, words.text("_Begin", "exercises"))
    wait_until(lambda: asked(app, words), "the question")
    app.settled()
    picture("question-" + language)
    steps.check_language(app, catalogue, language, "the question")
    app.activate(BUTTON, words.text("_Show It"))
    wait_until(lambda: verdict(app, words), "the answer")
    app.settled()
    picture("answer-" + language)
    steps.check_language(app, catalogue, language, "the answer")
    for _ in range(count - 1):
        check(app.focus().name == words.text("_Next", "exercise"), "the keyboard is not on what comes next")
        app.press("Return")
        wait_until(lambda: asked(app, words) and not verdict(app, words), "the next question")
        app.activate(BUTTON, words.text("_Show It"))
        wait_until(lambda: verdict(app, words), "the next answer")
    app.press("Return")
    app.find(LABEL, words.text("Find the Better Move"))
    check(app.find_now(BUTTON, words.text("_Begin", "exercises")) is None, "it is asked twice on a day")
    app.quit()
    check(ask_sql("SELECT count (*) FROM game") == [(1,)], "an exercise is kept as a game")


def sought_from_the_result():
    """Who asks the result for the costliest decisions is shown the first of them, once it is known."""
    words = Words("en")
    path = pathlib.Path(game_of_a_person())
    record = json.loads(path.read_text(encoding="utf-8"))
    record["actions"].pop()
    record.pop("result")
    record.pop("ended", None)
    path.write_text(json.dumps(record), encoding="utf-8")
    harness.set_setting("pace", "'instant'")
    app = App([str(path)])
    app.find(BUTTON, words.like("Costliest _Decisions"), timeout=PATIENCE)
    app.activate(BUTTON, words.like("Costliest _Decisions"))
    wait_until(lambda: steps.is_reviewed(app, words), "the expert", PATIENCE)
    first = next(node.name for node in app.find_all(harness.LIST_ITEM) if node.name.startswith("Move "))
    move = int(first.split()[1].rstrip(","))
    wait_until(lambda: app.find_now(LABEL, re.compile(rf"^After\n{move - 1} of \d+$")), f"the position before “{first}”")
    app.quit()


def mistakes_in_English():
    answer("en")


def mistakes_in_French():
    answer("fr")


harness.run(mistakes_in_English, mistakes_in_French, sought_from_the_result)
