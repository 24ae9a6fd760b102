#!/usr/bin/env python3
"""What is made of the protocol's schema and kept in the project is as the schema says now."""

import sys

from common import finding, report
import protocol


def findings():
    for path, content in protocol.kept_files():
        if not path.exists() or path.read_text(encoding="utf-8") != content:
            yield finding(path, 1, "not what protocol/*.json says; run tools/protocol.py write")


if __name__ == "__main__":
    sys.exit(report(findings()))
