"""Reads the texts that people see: messages/*.json, and the rules in docs/rules/*.md."""

import json
import re
from dataclasses import dataclass
from pathlib import Path

LANGUAGES = ("en", "cs", "de")
RULE_ID = re.compile(r"\*\*([A-Z]{2}-[A-Z][0-9]+)\*\* ")


class Mistake(Exception):
    """What is wrong in a text file, as FILE:LINE: what."""


@dataclass(frozen=True)
class Message:
    key: str
    text: str
    path: Path
    line: int


@dataclass(frozen=True)
class Rule:
    id: str
    section: str
    text: str
    path: Path
    line: int

    @property
    def section_key(self):
        """The rules XL-C1, XL-C2, ... stand in the section that the key rule.XL-C names."""
        return "rule." + self.id.rstrip("0123456789")


def message_files(root, language):
    return sorted((root / "messages").glob(f"*.{language}.json"))


def rule_files(root, language):
    return sorted((root / "docs/rules").glob(f"*.{language}.md"))


def read_messages(path):
    """The messages of one file, in the file's order."""
    source = path.read_text(encoding="utf-8")
    try:
        pairs = json.loads(source, object_pairs_hook=list)
    except json.JSONDecodeError as error:
        raise Mistake(f"{path}:{error.lineno}: {error.msg}") from None
    messages, position = [], 0
    for key, text in pairs:
        # Keys come in the file's order, so the search may go on where the last one was found.
        position = source.index(json.dumps(key, ensure_ascii=False), position)
        line = source.count("\n", 0, position) + 1
        if not isinstance(text, str):
            raise Mistake(f"{path}:{line}: the message {key} is not a text")
        messages.append(Message(key, text, path, line))
        position += len(key) + 2
    return messages


def read_rules(path):
    """A rule is a paragraph that starts with its id in bold; its section is the last heading before it."""
    found, section, paragraph, start = [], "", [], 0

    def close():
        if paragraph and (match := RULE_ID.match(paragraph[0])):
            text = " ".join(line.strip() for line in paragraph)
            found.append(Rule(match[1], section, text[match.end():].strip(), path, start))
        paragraph.clear()

    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip() or line.startswith("#") or RULE_ID.match(line):
            close()
        if line.startswith("## "):
            section = line[3:].strip()
        elif line.strip() and not line.startswith("#"):
            start = start if paragraph else number
            paragraph.append(line)
    close()
    return found


def messages(root, language):
    return [message for path in message_files(root, language) for message in read_messages(path)]


def rules(root, language):
    return [rule for path in rule_files(root, language) for rule in read_rules(path)]


def all_texts(root, language):
    """Every text of a language by key; the rule XL-C1 has the key rule.XL-C1, its section's heading rule.XL-C."""
    found = {}

    def add(key, text, path, line):
        if key in found:
            raise Mistake(f"{path}:{line}: the key {key} is used twice")
        found[key] = text

    for message in messages(root, language):
        add(message.key, message.text, message.path, message.line)
    for rule in rules(root, language):
        add(f"rule.{rule.id}", rule.text, rule.path, rule.line)
        found.setdefault(rule.section_key, rule.section)
    return found
