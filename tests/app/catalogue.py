# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells by the catalogue in which of the two languages a label is written."""

import collections
import functools
import os
import re
import struct

# What stands for something else in a format, as C writes it.
DIRECTIVE = re.compile(r"%(?:\d+\$)?[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|j|z|t)?[diouxXeEfgGcsp]|%%|%l[di]")


def plain(text):
    """Without the underlines of mnemonics."""
    return re.sub(r"_(?=\w)", "", text)


def pattern(text):
    """A format as an expression for what is made with it; the same text if it has no directives."""
    parts = []
    end = 0
    for directive in DIRECTIVE.finditer(text):
        parts.append(re.escape(text[end:directive.start()]))
        parts.append("%" if directive[0] == "%%" else r"\d+" if directive[0][-1] in "diu" else ".+")
        end = directive.end()
    parts.append(re.escape(text[end:]))
    return "".join(parts)


def has_words(text):
    """Whether anything but directives, signs and short words is in it."""
    return re.search(r"[^\W\d_]{3}", DIRECTIVE.sub("", text)) is not None


def read_catalogue(language):
    """The strings of a catalogue as (context, forms, translated forms): with the plurals of the sources too, which Python's own
    reader forgets (gettext manual, "MO Files")."""
    with open(os.path.join(os.environ["TABLEE_LOCALEDIR"], language, "LC_MESSAGES", "tablee.mo"), "rb") as handle:
        data = handle.read()
    _, _, count, sources, translations = struct.unpack_from("<5I", data)

    def text(table, index):
        length, offset = struct.unpack_from("<2I", data, table + 8 * index)
        return data[offset:offset + length].decode("utf-8")

    for index in range(count):
        context, separator, source = text(sources, index).rpartition("\x04")
        if source:
            yield context if separator else None, source.split("\0"), text(translations, index).split("\0")


class Catalogue:
    """All strings of the program with their French."""

    def __init__(self):
        english = collections.defaultdict(set)
        french = collections.defaultdict(set)
        for _, sources, translations in read_catalogue("fr"):
            for source in map(plain, sources):
                english[source].update(map(plain, translations))
            for translation in map(plain, translations):
                french[translation].update(map(plain, sources))
        # Only what is not the same in the other language, whatever the context.
        self.english = [text for text, others in english.items() if text not in others and text not in french]
        self.french = [text for text, others in french.items() if text not in others and text not in english]
        self._expressions = {"en": self._compile(self.english), "fr": self._compile(self.french)}

    @staticmethod
    def _compile(texts):
        # Formats with too few words of their own would fit anything.
        return [re.compile(pattern(text), re.DOTALL) for text in texts if has_words(text)]

    def is_in(self, label, language):
        """Whether label can only have come from a string of this language."""
        other = "fr" if language == "en" else "en"
        return self._fits(label, language) and not self._fits(label, other)

    @functools.lru_cache(maxsize=None)  # the same labels are asked about again and again
    def _fits(self, label, language):
        return any(expression.fullmatch(label) for expression in self._expressions[language])

    def strangers(self, labels, language):
        """Those of labels that are in the other language."""
        other = "fr" if language == "en" else "en"
        return [label for label in labels if self.is_in(label, other)]


class Words:
    """What the program says in one language."""

    def __init__(self, language):
        self.language = language
        self._forms = {}
        if language != "en":
            for context, sources, translations in read_catalogue(language):
                for source in sources:
                    self._forms[context, source] = translations

    def text(self, source, context=None):
        """As it is shown: without mnemonics."""
        return plain(self._forms.get((context, source), [source])[0])

    def like(self, source, context=None):
        """An expression for what is somewhere in a name (GTK 4.8 puts the names of the parts after it); any plural."""
        forms = self._forms.get((context, source), [source])
        return re.compile("|".join(pattern(plain(form)) for form in forms), re.DOTALL)
