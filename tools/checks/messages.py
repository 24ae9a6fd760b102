#!/usr/bin/env python3
"""Messages: the same keys and gaps in every language, sorted and well formed; what the code asks for exists."""

import re
import sys

from common import ROOT, finding, is_test, lines, report, sources
import patterns
import texts

KEY = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+")
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
# The names and texts of the game's components are looked up by id; a page may show more of them than the command does.
LOOKED_UP_BY_ID = "exlibris"


def by_key(messages):
    return {message.key: message for message in messages}


def wrong_shape(message, language):
    what = patterns.mistake(message.text, language)
    if not KEY.fullmatch(message.key):
        yield finding(message.path, message.line, f"{message.key} is not a key such as score.hint.focus")
    if what:
        yield finding(message.path, message.line, f"{message.key}: {what}")


def unsorted(messages):
    for before, after in zip(messages, messages[1:]):
        if after.path == before.path and after.key <= before.key:
            yield finding(after.path, after.line, f"{after.key} must stand before {before.key}, and only once")


def differences(english, others, language):
    """What one language has more or less than English."""
    for key, message in english.items():
        if key not in others:
            yield finding(message.path, message.line, f"{key} has no text in {language}")
        elif patterns.gaps(message.text) != patterns.gaps(others[key].text):
            expected = ", ".join(sorted(patterns.gaps(message.text))) or "no gaps"
            yield finding(others[key].path, others[key].line, f"{key} must have {expected}, as in English")
    for key, message in others.items():
        if key not in english:
            yield finding(message.path, message.line, f"{key} has no text in en")


def literals():
    """The string literals of the program, with their places."""
    for path in sources():
        if not is_test(path):
            for number, line in lines(path):
                if not line.lstrip().startswith(("#include", "//")):
                    for literal in LITERAL.findall(line):
                        yield path, number, literal


def missing(english):
    """Keys that the code spells out but that no text has."""
    groups = {key.partition(".")[0] for key in english}
    for path, number, literal in literals():
        if KEY.fullmatch(literal) and literal.partition(".")[0] in groups and literal not in english:
            yield finding(path, number, f"there is no message {literal}")


def unused(english):
    """Messages that no code asks for: neither as they are, nor as `group.{}.part`, nor as `group.` and more."""
    used = {literal for _, _, literal in literals()}
    composed = [re.compile(re.escape(literal).replace(r"\{\}", ".+")) for literal in used if "{}" in literal[1:]]
    beginnings = tuple(literal for literal in used if re.fullmatch(r"[a-z0-9-]+\.([a-z0-9-]+[.-])*", literal))
    for key, message in english.items():
        if message.path.name.startswith(LOOKED_UP_BY_ID + ".") or key in used or key.startswith(beginnings):
            continue
        if not any(pattern.fullmatch(key) for pattern in composed):
            yield finding(message.path, message.line, f"nothing shows {key}")


def findings():
    english = by_key(texts.messages(ROOT, "en"))
    for language in texts.LANGUAGES:
        messages = texts.messages(ROOT, language)
        yield from unsorted(messages)
        for message in messages:
            yield from wrong_shape(message, language)
        yield from differences(english, by_key(messages), language)
    yield from missing(english)
    yield from unused(english)


if __name__ == "__main__":
    try:
        sys.exit(report(findings()))
    except texts.Mistake as mistake:
        sys.exit(str(mistake))
