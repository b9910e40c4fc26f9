#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a folder of catalogues: of files of words, each called after its language, or a French one in which every string is its
English in brackets, which shows what does not go through gettext.

usage: make-catalogue.py FOLDER (LANGUAGE.po... | SOURCE.c...)"""

import pathlib
import re
import shutil
import subprocess
import sys

KEYWORDS = ["_", "N_", "C_:1c,2", "NC_:1c,2", "g_dngettext:2,3", "g_dpgettext2:2c,3",
            "tablee_npgettext:1c,2,3"]


def run(*command, text=None):
    return subprocess.run(command, input=text, stdout=subprocess.PIPE, check=True, timeout=60).stdout


def pseudo_words(sources):
    template = run("xgettext", "--from-code=UTF-8", "--language=C", "--keyword", "--output=-",
                   *("--keyword=" + keyword for keyword in KEYWORDS), *sources)
    template = template.replace(b"charset=CHARSET", b"charset=UTF-8")
    template = template.replace(b"nplurals=INTEGER; plural=EXPRESSION;", b"nplurals=2; plural=n > 1;")
    english = run("msgen", "--lang=fr", "-", text=template)
    # Not by msgfilter, which starts a program for each message: a build beside others takes minutes then.
    header, *messages = run("msgcat", "--no-wrap", "-", text=english).decode().split("\n\n")
    bracketed = [re.sub(r'^(msgstr(?:\[\d\])? )((?:".*"\n?)+)', bracket, message + "\n", flags=re.M) for message in messages]
    return "\n\n".join([header, *bracketed]).encode()


def bracket(match):
    keyword, strings = match.groups()
    end = r'\n"' if strings.rstrip().endswith(r'\n"') else '"'
    return f'{keyword}"["\n{strings.rstrip().removesuffix(end)}"\n"]{end}\n'


def main(folder, *sources):
    catalogues = {path.stem: path.read_bytes() for path in map(pathlib.Path, sources) if path.suffix == ".po"}
    shutil.rmtree(folder, ignore_errors=True)
    for language, words in (catalogues or {"fr": pseudo_words(sources)}).items():
        catalogue = pathlib.Path(folder, language, "LC_MESSAGES", "tablee.mo")
        catalogue.parent.mkdir(parents=True)
        run("msgfmt", "--check-format", "--output-file=" + str(catalogue), "-", text=words)


if __name__ == "__main__":
    main(*sys.argv[1:])
