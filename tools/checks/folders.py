#!/usr/bin/env python3
"""A folder of src/ includes only what stands before it, and the rules know nothing of clocks, files and terminals."""

import re
import sys

from common import ROOT, finding, is_test, lines, report, sources

MAY_INCLUDE = {
    "base": set(),
    "table": {"base"},
    "exlibris": {"base", "table"},
    "librarians": {"base", "table"},
    "players": {"base", "table", "exlibris", "librarians"},
    "capi": {"base", "table", "exlibris", "librarians", "players"},
    "protocol": {"base", "table", "exlibris", "librarians", "messages"},
    "score": {"base", "exlibris"},
    "messages": {"base"},
    "lookup": set(),
    "store": {"base", "lookup"},
    "network": {"base"},
    "server": {"base", "table", "exlibris", "librarians", "players", "protocol", "score", "messages", "lookup",
               "store", "network"},
    "client": {"base", "protocol", "network"},
    "browser": {"base", "table", "players", "protocol", "server", "store"},
    "app": {"base", "table", "exlibris", "librarians", "players", "protocol", "score", "messages", "server", "client",
            "store"},
}
# Folders that turn data files into tables.
MAY_INCLUDE_GENERATED = {"exlibris", "librarians", "messages", "protocol", "server", "client", "app"}
# The core is the same in every build: no input or output, no clock, no threads, no random numbers but its own.
CORE = {"base", "table", "exlibris", "librarians", "players"}
NOT_IN_CORE = re.compile(r"(chrono|ctime|filesystem|fstream|future|iostream|print|random|thread)|(CLI|boost|fmt)/.*")
INCLUDE = re.compile(r'\s*#\s*include\s+(?:"([^"]+)"|<([^>]+)>)')


def wrong_quoted(path, folder, name):
    """Why a file may not include a header of this project, or nothing."""
    target, _, rest = name.partition("/")
    if not rest:
        is_helper = is_test(path) and (ROOT / "tests" / name).exists()
        return None if is_helper else f'"{name}" is not named from src/ on'
    if target == "generated":
        return None if folder in MAY_INCLUDE_GENERATED else f"{folder} may not include generated tables"
    if target != folder and target not in MAY_INCLUDE[folder]:
        return f"{folder} may not include {target}"
    return None


def wrong_include(path, folder, quoted, angled):
    if quoted:
        return wrong_quoted(path, folder, quoted)
    if folder in CORE and not is_test(path) and NOT_IN_CORE.fullmatch(angled):
        return f"the core may not include <{angled}>"
    return None


def findings():
    for path in sources():
        folder = path.relative_to(ROOT / "src").parts[0]
        if folder not in MAY_INCLUDE:
            yield finding(path, 1, f"the folder {folder} has no place in the order of folders")
            continue
        for number, line in lines(path):
            match = INCLUDE.match(line)
            what = match and wrong_include(path, folder, match[1], match[2])
            if what:
                yield finding(path, number, what)


if __name__ == "__main__":
    sys.exit(report(findings()))
