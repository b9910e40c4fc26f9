#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes two languages up, of every string that the sources have: "qaa", with accents on every letter, 40 % longer, with the three
forms of a plural that Polish has; and "qab", in Hebrew letters, from right to left, with the six that Arabic has. Directives, markup
and mnemonics stay.

usage: make-made-up.py SOURCE FOLDER [--english=MESSAGE]... [--long=MESSAGE]...

FOLDER gets LANGUAGE/LC_MESSAGES/tablee.mo, and the real catalogues beside them; help/ with the pages of help in "qaa" too. A message
that is to stay English, or to be longer than any window, is a fault that whatever looks at the languages is to notice."""

import ast
import math
import os
import pathlib
import re
import shutil
import subprocess
import sys

LONGER = 1.4
ACCENTED = str.maketrans("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
                         "åƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ")
HEBREW = str.maketrans("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
                       "אבגדהוזחטיכלמנסעפצקרשתאבגדאבגדהוזחטיכלמנסעפצקרשתאבגד")
POLISH = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
ARABIC = "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);"
PLURALS = {"qaa": (POLISH, 3), "qab": (ARABIC, 6)}
# What a computer reads: directives, tags, entities, and the name of a command.
KEPT = re.compile(r"%(?:\d+\$)?[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|j|z|t)?[diouxXeEfgGcs]|%%|%l[di]|<[^<>\s][^<>]*>|&\w+;|tablee-cli")
# Messages that say something of the language itself.
SPECIAL = {("name of this language", "English"): {"qaa": "Ɱåđé ûþ", "qab": "עברית"},
           # As translators are told: the sign stays at the side where it is written.
           ("money", "€%s"): {"qab": "\u200e€%s"}, ("money", "−€%s"): {"qab": "\u200e−€%s"}, ("percent", "%s%%"): {"qab": "\u200e%s%%"}}


def lengthen(text):
    """Vowels twice, then, as far as it takes, other letters too: words become longer as they are in other languages."""
    missing = math.ceil(len(text) * LONGER) - len(text)
    order = sorted((i for i, letter in enumerate(text) if letter.isalpha()), key=lambda i: text[i] not in "aeiouyAEIOUY")
    doubled = set(order[:missing])
    return "".join(letter + letter.lower() if i in doubled else letter for i, letter in enumerate(text))


def translate(text, language):
    """All but what is kept, piece by piece."""
    parts, end = [], 0
    for kept in [*KEPT.finditer(text), None]:
        piece = text[end:kept.start() if kept else len(text)]
        parts.append(lengthen(piece).translate(ACCENTED) if language == "qaa" else piece.translate(HEBREW))
        if kept:
            parts.append(kept[0])
            end = kept.end()
    return "".join(parts)


def quote(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t") + '"'


def read_messages(source):
    """(context, message, plural) of all."""
    arguments = [line for line in (source / "po" / "xgettext-args").read_text().splitlines() if line.startswith("--")]
    files = [line for line in (source / "po" / "POTFILES.in").read_text().splitlines() if not line.startswith("#")]
    template = subprocess.run(["xgettext", *arguments, f"--directory={source}", "--output=-", *files], check=True, capture_output=True,
                              env={**os.environ, "GETTEXTDATADIRS": str(source / "po")})
    text = subprocess.run(["msgcat", "--no-wrap", "-"], check=True, capture_output=True, input=re.sub(rb"charset=CHARSET", b"charset=UTF-8",
                          template.stdout)).stdout.decode()
    for block in text.split("\n\n"):
        fields = {name: "".join(map(ast.literal_eval, strings.split("\n")))
                  for name, strings in re.findall(r'^(msg\w+) (".*"(?:\n".*")*)$', block, re.M)}
        if fields.get("msgid"):
            yield fields.get("msgctxt"), fields["msgid"], fields.get("msgid_plural")


def write_catalogue(messages, language, faults, target):
    lines = ['msgid ""', 'msgstr ""', quote(f"Language: {language}\n"), quote("Content-Type: text/plain; charset=UTF-8\n"),
             quote(f"Plural-Forms: {PLURALS[language][0]}\n")]
    for context, message, plural in messages:
        if f"--english={message}" in faults:
            continue
        special = SPECIAL.get((context, message), {}).get(language)
        if f"--long={message}" in faults:
            special = translate(message, language) * 50
        lines += [""] + ([f"msgctxt {quote(context)}"] if context else []) + [f"msgid {quote(message)}"]
        if plural:
            forms = [plural] * PLURALS[language][1]
            forms[0 if language == "qaa" else 1] = message
            lines += [f"msgid_plural {quote(plural)}"] + [f"msgstr[{i}] {quote(translate(form, language))}" for i, form in enumerate(forms)]
        else:
            lines.append(f"msgstr {quote(special or translate(message, language))}")
    target.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["msgfmt", "--check-format", f"--output-file={target}", "-"], check=True, input="\n".join(lines).encode())


def write_help(source, target):
    """Text between tags alone."""
    target.mkdir(parents=True)
    for page in (source / "help" / "C").glob("*.page"):
        text = page.read_text(encoding="utf-8")
        pieces = re.split(r"(<!--.*?-->|<[^>]*>|&\w+;)", text, flags=re.S)
        inside = [piece if i % 2 or not piece.strip() else translate(piece, "qaa") for i, piece in enumerate(pieces)]
        (target / page.name).write_text("".join(inside), encoding="utf-8")


def main(source, folder, *faults):
    source, folder = pathlib.Path(source), pathlib.Path(folder)
    messages = list(read_messages(source))
    shutil.rmtree(folder, ignore_errors=True)
    for language in "qaa", "qab":
        write_catalogue(messages, language, faults, folder / language / "LC_MESSAGES" / "tablee.mo")
    for catalogue in (source / "po").glob("*.po"):
        real = folder / catalogue.stem / "LC_MESSAGES" / "tablee.mo"
        real.parent.mkdir(parents=True)
        subprocess.run(["msgfmt", f"--output-file={real}", catalogue], check=True)
    write_help(source, folder / "help" / "qaa")
    (folder / "help" / "C").symlink_to((source / "help" / "C").resolve())


if __name__ == "__main__":
    main(*sys.argv[1:])
