#!/usr/bin/env python3
"""Plain tidiness: files that fit in the head, short lines, no stray blanks, and nothing put off until later."""

import re
import sys

from common import files, finding, is_test, report

TEXT = {".h", ".cpp", ".py", ".cmake", ".mjs", ".md", ".json", ".txt", ".svg", ""}
CODE = {".h", ".cpp", ".py", ".cmake", ".mjs"}
LONGEST_FILE = {False: 400, True: 800}  # tests are lists of scenes and may go on longer
LONGEST_LINE = 120
# Written in two parts, so that this file does not find itself.
LATER = re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X|HA" r"CK|GTEST_" r"SKIP|DISABLED" r"_\w+)\b")


def line_findings(path, number, line):
    if "\t" in line:
        yield finding(path, number, "a tab")
    if line != line.rstrip():
        yield finding(path, number, "blanks at the end of the line")
    if path.suffix in CODE and len(line) > LONGEST_LINE:
        yield finding(path, number, f"{len(line)} columns, at most {LONGEST_LINE} are allowed")
    if later := LATER.search(line):
        yield finding(path, number, f"{later[0]}: do it, or write it down as an issue")


def file_findings(path):
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        yield finding(path, 1, "not UTF-8")
        return
    lines = text.split("\n")
    if text and not text.endswith("\n"):
        yield finding(path, len(lines), "no line end at the end of the file")
    if text.endswith("\n\n"):
        yield finding(path, len(lines) - 1, "a blank line at the end of the file")
    if path.suffix in CODE and len(lines) > LONGEST_FILE[is_test(path)]:
        yield finding(path, len(lines), f"{len(lines)} lines, at most {LONGEST_FILE[is_test(path)]} are allowed")
    for number, line in enumerate(lines, start=1):
        yield from line_findings(path, number, line)


def findings():
    for path in files(suffixes=TEXT):
        # Seeds of the fuzzers may be broken on purpose.
        if "corpus" not in path.parts:
            yield from file_findings(path)


if __name__ == "__main__":
    sys.exit(report(findings()))
