"""Reads message patterns: the part of ICU's message format that the program understands."""

import re

# The plural forms that a text must have, by language.
PLURAL_FORMS = {"en": {"one", "other"}, "cs": {"one", "few", "other"}, "de": {"one", "other"}}
SELECTOR = re.compile(r"=\d+|[\w-]+")


class Malformed(Exception):
    """Why a pattern cannot be read."""


def closing_brace(text, start):
    depth = 0
    for at in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        if depth == 0:
            return at
    raise Malformed("a { is not closed")


def branches(text):
    """`one {...} other {...}` as a dictionary."""
    found, at = {}, 0
    while text[at:].strip():
        opening = text.find("{", at)
        if opening < 0:
            raise Malformed(f"expected a branch in braces at `{text[at:].strip()}`")
        selector = text[at:opening].strip()
        if not SELECTOR.fullmatch(selector):
            raise Malformed(f"`{selector}` is not the name of a branch")
        at = closing_brace(text, opening) + 1
        found[selector] = text[opening + 1:at - 1]
    if "other" not in found:
        raise Malformed("the branch `other` is missing")
    return found


def walk(text):
    """Every gap of a pattern, those within branches too, as (name, kind, branches)."""
    at = 0
    while at < len(text):
        if text[at] == "}":
            raise Malformed("a } closes nothing")
        if text[at] == "{":
            end = closing_brace(text, at)
            name, kind, options = (text[at + 1:end].split(",", 2) + ["", ""])[:3]
            found = branches(options) if kind else {}
            yield name.strip(), kind.strip(), found
            for branch in found.values():
                yield from walk(branch)
            at = end
        at += 1


def gaps(text):
    """What a pattern needs: the names of its values with their kinds, and the choices of each select."""
    try:
        found = set()
        for name, kind, options in walk(text):
            choices = " " + "|".join(sorted(options)) if kind == "select" else ""
            found.add(f"{name} ({kind}{choices})" if kind else name)
        return found
    except Malformed:
        return set()


def mistake(text, language):
    """What is wrong with a pattern, or nothing."""
    if not text.strip():
        return "the text is empty"
    if re.search(r"'[{}]", text):
        return "an apostrophe before a brace would quote it"
    try:
        for name, kind, options in walk(text):
            if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
                return f"`{name}` is not the name of a value"
            if kind not in ("", "plural", "select"):
                return f"`{kind}` is neither plural nor select"
            forms = {form for form in options if not form.startswith("=")}
            if kind == "plural" and forms != PLURAL_FORMS[language]:
                return f"the plural of {name} needs the forms {', '.join(sorted(PLURAL_FORMS[language]))}"
    except Malformed as malformed:
        return str(malformed)
    return None
