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


def read_blocks(path):
    """The headings, paragraphs, tables and drawings of a document, each as its first line's number and its lines."""
    block, start, fenced = [], 0, False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        is_fence = line.startswith("```")
        alone = line.startswith("#") or RULE_ID.match(line)
        if block and not fenced and (is_fence or alone or not line.strip() or block[0].startswith("#")):
            yield start, block
            block = []
        if line.strip() or fenced:
            start = start if block else number
            block.append(line)
        if is_fence:
            fenced = not fenced
            if not fenced:
                yield start, block
                block = []
    if block:
        yield start, block


def read_rules(path):
    """A rule is a paragraph that starts with its id in bold; its section is the last heading before it."""
    found, section = [], ""
    for line, block in read_blocks(path):
        if block[0].startswith("## "):
            section = block[0][3:].strip()
        elif match := RULE_ID.match(block[0]):
            found.append(Rule(match[1], section, flowing(block)[match.end():].strip(), path, line))
    return found


def flowing(block):
    return " ".join(line.strip() for line in block)


def as_written(block):
    """A table keeps its lines, a drawing too, indented by four blanks; a paragraph is one line."""
    if block[0].startswith("```"):
        return "\n".join("    " + line for line in block[1:-1])
    return "\n".join(block) if block[0].startswith("|") else flowing(block)


def read_surroundings(path):
    """What a rulebook says beside its rules, by key: its title (rule.XL) and what follows that (rule.XL.more), what
    opens a section (rule.XL-L.more), and what belongs to a rule but stands below it (rule.XL-X1.more)."""
    title, openings, found, key = "", {"book": [], "section": []}, {}, "book"
    for _, block in read_blocks(path):
        match = RULE_ID.match(block[0])
        if block[0].startswith("# "):
            title = block[0][2:].strip()
        elif block[0].startswith("## "):
            key = "section"
        elif match:
            section = match[1].rstrip("0123456789")
            book = section.split("-")[0]
            found[f"rule.{book}"] = [title]
            # Only now it is known how the ids of the section and the book begin.
            for opening, place in (("book", book), ("section", section)):
                if openings[opening]:
                    found[f"rule.{place}.more"] = openings[opening]
                    openings[opening] = []
            key = f"rule.{match[1]}.more"
        elif key in openings:
            openings[key].append(as_written(block))
        else:
            found.setdefault(key, []).append(as_written(block))
    return {key: "\n\n".join(blocks) for key, blocks in found.items()}


def messages(root, language):
    return [message for path in message_files(root, language) for message in read_messages(path)]


def rules(root, language):
    return [rule for path in rule_files(root, language) for rule in read_rules(path)]


def all_texts(root, language):
    """Every text of a language by key; the rule XL-C1 has the key rule.XL-C1, its section's heading rule.XL-C, and what
    stands around them those of read_surroundings."""
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
    for path in rule_files(root, language):
        found.update(read_surroundings(path))
    return found
