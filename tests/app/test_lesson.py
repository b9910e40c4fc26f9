# SPDX-License-Identifier: GPL-3.0-or-later
"""A first game that is led, by keyboard: each thing that is said, each deed, a wrong one with its answer, left and taken up again, to its
end, and begun anew after that."""

import os
import pathlib
import xml.etree.ElementTree as xml

import harness
import steps
from catalogue import Catalogue, Words
from harness import App, BUTTON, check, wait_until

LESSON = pathlib.Path(os.environ["TABLEE_DATADIR"]) / "lessons" / "martian-12s.xml"
KEYS = {"pull small": "1", "pull medium": "2", "pull large": "3", "pass": "p"}
LEARN = "_Learn by Playing"
REAL_GAME = "_Play a Real Game"


def said(step):
    return (step.text if step.tag in ("say", "free") else step.find("say").text).strip()


def wait_said(app, words, text):
    wait_until(lambda: any(node.name == words.text(text) for node in app.window() or ()), f"“{text}”")
    app.settled()


def begin_lesson(app, words):
    steps.open_set_up(app, words)
    app.activate(BUTTON, words.text(LEARN).replace("_", ""))


def answer_a_wrong_deed(app, words, step):
    """The first other thing that the lesson has a word for."""
    wrong = next(answer for answer in step.findall("else"))
    action = wrong.get("action") or next(action for action in KEYS if action not in (step.get("action"), "pass"))
    app.press(KEYS[action])
    wait_said(app, words, wrong.text.strip())
    wait_said(app, words, said(step))


def leave_and_come_back(app, words, step):
    app.press("Alt+Left", "Alt+Left")
    begin_lesson(app, words)
    wait_said(app, words, said(step))


def follow(app, words, catalogue, language):
    left = False
    for step in xml.parse(LESSON).getroot():
        if step.tag in ("deal", "other"):
            continue
        wait_said(app, words, said(step))
        steps.check_language(app, catalogue, language, "the lesson")
        if step.tag != "deed":
            app.press("Return")
            continue
        if not left and step.get("action") == "pull medium":
            leave_and_come_back(app, words, step)
            left = True
        if step.findall("else"):
            answer_a_wrong_deed(app, words, step)
        app.press(KEYS[step.get("action")])
    check(left, "the lesson was never left")


def learn(language):
    harness.set_setting("language", f"'{language}'")
    catalogue, words = Catalogue(), Words(language)
    app = App()
    begin_lesson(app, words)
    follow(app, words, catalogue, language)
    steps.play_to_the_end(app, words, steps.decide, steps.RESULTS, 60)
    app.activate(BUTTON, words.text(REAL_GAME).replace("_", ""))
    app.activate(BUTTON, words.text(LEARN).replace("_", ""))
    wait_said(app, words, said(next(step for step in xml.parse(LESSON).getroot() if step.tag not in ("deal", "other"))))
    app.quit()


def a_first_game_in_English():
    learn("en")


def a_first_game_in_French():
    learn("fr")


harness.run(a_first_game_in_English, a_first_game_in_French)
