"""What the checks share: where the files are, and how findings are reported."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LEFT_OUT = {".git", "build", "node_modules", "__pycache__"}

sys.path.insert(0, str(ROOT / "tools"))


def files(*folders, suffixes=None):
    """The files of some folders of the project (all of them by default), in a steady order."""
    for start in [ROOT / folder for folder in folders] or [ROOT]:
        for path in sorted(start.rglob("*")):
            if path.is_file() and not LEFT_OUT & set(path.relative_to(ROOT).parts):
                if suffixes is None or path.suffix in suffixes:
                    yield path


def sources():
    return files("src", suffixes={".h", ".cpp"})


def is_test(path):
    return path.stem.endswith("_test") or path.is_relative_to(ROOT / "tests")


def lines(path):
    """The lines of a file with their numbers."""
    return enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)


def finding(path, line, what):
    return f"{path.relative_to(ROOT)}:{line}: {what}"


def report(findings):
    """Prints what was found; the exit status says whether there was anything."""
    findings = list(findings)
    for found in findings:
        print(found)
    return 1 if findings else 0
