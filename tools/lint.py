#!/usr/bin/env python3
"""Runs clang-tidy over the program's sources, and again only over what has changed since it last passed.

    lint.py [--jobs N] [--all] [FILE...]

Files that use Boost's network library take a minute each, which nobody waits for every time: --all checks them, too.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build/debug"
# Beside the compiler's: what passed in one clone need not be looked at again in another.
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "shelfmark/lint"
TIDY = "clang-tidy-19"


def includes():
    """For each source of the build the files of this project that it is made of, itself included; and the slow ones."""
    found = {}
    slow = set()
    listing = subprocess.run(["ninja", "-C", BUILD, "-t", "deps"], stdout=subprocess.PIPE, text=True, check=True).stdout
    for block in listing.split("\n\n"):
        paths = [(BUILD / line.strip()).resolve() for line in block.splitlines()[1:]]
        # The sanitizers' own lists may come first.
        source = next((path for path in paths if path.suffix == ".cpp"), None)
        if source:
            found[source] = [path for path in paths if path.is_relative_to(ROOT)]
            if any("/boost/asio/" in str(path) for path in paths):
                slow.add(source)
    return found, slow


def fingerprint(command, files):
    """Changes when clang-tidy might say something else."""
    digest = hashlib.sha256()
    version = subprocess.run([TIDY, "--version"], stdout=subprocess.PIPE, check=True).stdout
    digest.update(version + command.replace(str(ROOT), "").encode() + (ROOT / ".clang-tidy").read_bytes())
    for path in sorted(files):
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def lint(source, mark):
    """What clang-tidy finds; nothing found is remembered."""
    command = [TIDY, "--quiet", "-p", BUILD, source]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
    if done.returncode == 0:
        mark.touch()
        return ""
    return done.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("files", nargs="*", type=lambda name: Path(name).resolve())
    options = parser.parse_args()

    CACHE.mkdir(parents=True, exist_ok=True)
    made_of, slow = includes()
    changed = []
    for entry in json.loads((BUILD / "compile_commands.json").read_text()):
        source = Path(entry["file"])
        if options.files and source not in options.files:
            continue
        if source in slow and not options.all and not options.files:
            continue
        if source.name.endswith("_test.cpp") or ROOT / "tests" in source.parents:
            continue  # the macros of the test libraries would need more exceptions than there are findings
        mark = CACHE / fingerprint(entry["command"], made_of.get(source, [source]))
        if not mark.exists():
            changed.append((source, mark))
    with ThreadPoolExecutor(options.jobs) as pool:
        findings = [found for found in pool.map(lambda job: lint(*job), changed) if found]
    print("\n".join(findings) if findings else f"{len(changed)} files checked anew")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
