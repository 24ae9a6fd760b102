#!/usr/bin/env python3
"""Every rule has code that names it, a test named after it, and a text in every language; no other id is used."""

import re
import sys

from common import ROOT, files, finding, is_test, lines, report, sources
import texts

TEST_NAME = re.compile(r"\b(?:TEST|TEST_F|TEST_P|TYPED_TEST|RC_GTEST_PROP|RC_GTEST_FIXTURE_PROP)\(\s*(\w+),\s*(\w+)")
# Worked examples are proven by tests; there is nothing to implement.
NEEDS_NO_CODE = re.compile(r"XL-X[0-9]+")


def id_pattern(rules, joint):
    games = "|".join(sorted({rule.id.partition("-")[0] for rule in rules}))
    return re.compile(rf"(?:{games}){joint}[A-Z][0-9]+")


def ids_in_code(pattern):
    return {id for path in sources() if not is_test(path) for id in pattern.findall(path.read_text(encoding="utf-8"))}


def ids_in_test_names(pattern):
    found = set()
    for path in files("src", "tests", suffixes={".cpp", ".h"}):
        if is_test(path):
            for suite, name in TEST_NAME.findall(path.read_text(encoding="utf-8")):
                found |= {id.replace("_", "-") for id in pattern.findall(f"{suite} {name}")}
    return found


def missing(rules):
    """Rules without code, test or text."""
    in_code = ids_in_code(id_pattern(rules, "-"))
    in_tests = ids_in_test_names(id_pattern(rules, "_"))
    explained = {language: {rule.id for rule in texts.rules(ROOT, language)} for language in texts.LANGUAGES}
    for rule in rules:
        if rule.id not in in_code and not NEEDS_NO_CODE.fullmatch(rule.id):
            yield finding(rule.path, rule.line, f"no code in src/ names {rule.id}")
        if rule.id not in in_tests:
            yield finding(rule.path, rule.line, f"no test has {rule.id.replace('-', '_')} in its name")
        for language, ids in explained.items():
            if rule.id not in ids:
                yield finding(rule.path, rule.line, f"{rule.id} has no text in {language}")


def twice(language):
    seen = set()
    for rule in texts.rules(ROOT, language):
        if rule.id in seen:
            yield finding(rule.path, rule.line, f"{rule.id} stands here a second time")
        seen.add(rule.id)


def unknown(rules):
    """Ids that are written somewhere but do not exist."""
    known = {rule.id for rule in rules}
    patterns = [id_pattern(rules, "-"), id_pattern(rules, "_")]
    for path in files(suffixes={".cpp", ".h", ".md", ".json", ".txt", ".py"}):
        for number, line in lines(path):
            for id in [id for pattern in patterns for id in pattern.findall(line)]:
                if id.replace("_", "-") not in known:
                    yield finding(path, number, f"there is no rule {id}")


def findings():
    rules = texts.rules(ROOT, "en")
    if not rules:
        yield "docs/rules: no rules found"
        return
    yield from missing(rules)
    for language in texts.LANGUAGES:
        yield from twice(language)
    yield from unknown(rules)


if __name__ == "__main__":
    sys.exit(report(findings()))
