#!/usr/bin/env python3
"""Makes everything that depends on the wire protocol from its one source, protocol/*.json.

    protocol.py cpp OUT    -> OUT/protocol.h (records) and OUT/protocol_codecs.inc (what can be read and written)
    protocol.py write      -> protocol/protocol.ts and the reference in docs/protocol.md, which are kept in the project

A field's type is one of
    flag                   true or false
    mark                   true, or left out
    whole A..B             a whole number
    text A..B              so many characters in one line, none of them a control character
    lines A..B             the same, line ends allowed
    [TYPE] A..B            a list of so many
    Name                   a kind (a named type), words (one of several names) or a record that stands before
A field whose name ends with ? may be missing.
"""

import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILES = ("common", "exlibris", "librarians", "client", "server", "http", "log", "desk", "servers")
SECTIONS = {"about", "kinds", "words", "records", "messages"}
BEGIN, END = "<!-- reference, made by tools/protocol.py write -->", "<!-- end of the reference -->"
LARGEST_INT32 = 2**31 - 1


class Mistake(Exception):
    """What is wrong in the schema, and where."""


@dataclass
class Type:
    """A field's type; `of` is the name of a named one or the element of a list."""

    form: str
    least: int = 0
    most: int = 0
    of: object = None


@dataclass
class Field:
    name: str
    type: Type
    optional: bool
    about: str


@dataclass
class Entry:
    """A kind, words, record or set of messages; `content` is what it is made of."""

    section: str
    name: str
    about: str
    content: object
    largest: int = 0


# --- reading the schema -----------------------------------------------------------------------------------------------


def read_type(text, known):
    if match := re.fullmatch(r"(whole|text|lines) (-?\d+)\.\.(\d+)", text):
        return Type(match[1], int(match[2]), int(match[3]))
    if match := re.fullmatch(r"\[(.+)\] (\d+)\.\.(\d+)", text):
        return Type("list", int(match[2]), int(match[3]), read_type(match[1], known))
    if text in ("flag", "mark"):
        return Type(text)
    if text in known:
        return Type("named", of=text)
    raise Mistake(f"no type is called `{text}`, or it stands further below")


def read_field(name, description, known):
    text, about = description
    return Field(name.rstrip("?"), read_type(text, known), name.endswith("?"), about)


def read_content(section, description, known):
    if section == "kinds":
        return read_type(description[0], known)
    if section == "records":
        return [read_field(name, field, known) for name, field in description["fields"].items()]
    unknown = [name for name in description["of"] if section == "messages" and name not in known]
    if unknown:
        raise Mistake(f"no record is called {unknown[0]}")
    return description["of"]


def read_entry(section, name, description, known):
    if name in known:
        raise Mistake("there are two of this name")
    is_kind = section == "kinds"
    about = description[1] if is_kind else description["about"]
    largest = 0 if is_kind else description.get("largest", 0)
    return Entry(section, name, about, read_content(section, description, known), largest)


def read_file(name, known):
    """What one file is about; its entries join the known ones."""
    path = ROOT / "protocol" / f"{name}.json"
    source = json.loads(path.read_text(encoding="utf-8"))
    if unknown := set(source) - SECTIONS:
        raise Mistake(f"{path.name}: there is no section {min(unknown)}")
    for section in ("kinds", "words", "records", "messages"):
        for entry, description in source.get(section, {}).items():
            try:
                known[entry] = read_entry(section, entry, description, known)
            except Mistake as mistake:
                raise Mistake(f"{path.name}: {entry}: {mistake}") from None
    return source["about"]


def read_schema():
    """For each file its name, what it is about and its entries; and all entries by name."""
    known = {}
    chapters = []
    for name in FILES:
        before = len(known)
        about = read_file(name, known)
        chapters.append((name, about, list(known.values())[before:]))
    return chapters, known


def tag(name):
    """HandOver as it is called on the wire: hand-over."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


# --- C++ --------------------------------------------------------------------------------------------------------------


def cpp_type(type):
    if type.form == "whole":
        return "std::int64_t" if type.most > LARGEST_INT32 else "std::int32_t"
    if type.form == "list":
        return f"std::vector<{cpp_type(type.of)}>"
    return type.of if type.form == "named" else {"flag": "bool", "mark": "bool"}.get(type.form, "std::string")


def cpp_limit(type, known):
    if type.form == "named":
        entry = known[type.of]
        return {"kinds": lambda: cpp_limit(entry.content, known), "words": lambda: "limit::Word{}",
                "records": lambda: "limit::Part{}"}[entry.section]()
    if type.form == "list":
        each = cpp_limit(type.of, known)
        return f"limit::List<{each.partition('{')[0]}>{{{type.least}, {type.most}, {each}}}"
    if type.form in ("flag", "mark"):
        return f"limit::{type.form.title()}{{}}"
    return f"limit::{type.form.title()}{{{type.least}, {type.most}}}"


def cpp_name(word):
    return word.replace("-", "_")


def cpp_words(entry):
    yield f"enum class {entry.name} : std::uint8_t {{ {', '.join(map(cpp_name, entry.content))} }};"
    yield f"constexpr std::array<std::string_view, {len(entry.content)}> words_of({entry.name}) {{"
    yield f"    return {{{', '.join(json.dumps(word) for word in entry.content)}}};"
    yield "}"


def cpp_record(entry, known):
    yield f"struct {entry.name} {{"
    for field in entry.content:
        type = cpp_type(field.type)
        held = f"std::optional<{type}>" if field.optional else type
        yield f"    {held} {field.name}{{}};"
    yield f"    friend bool operator==(const {entry.name}&, const {entry.name}&) = default;"
    yield "    static constexpr void fields(auto& self, auto& visit) {"
    for field in entry.content:
        yield f'        visit("{field.name}", self.{field.name}, {cpp_limit(field.type, known)});'
    yield "    }"
    yield "};"


def cpp_entry(entry, known):
    if entry.about:
        yield f"// {entry.about}"
    if entry.section == "kinds":
        yield f"using {entry.name} = {cpp_type(entry.content)};"
    elif entry.section == "words":
        yield from cpp_words(entry)
    elif entry.section == "records":
        yield from cpp_record(entry, known)
    else:
        yield f"using {entry.name} = std::variant<{', '.join(entry.content)}>;"
        tags = ", ".join(json.dumps(tag(name)) for name in entry.content)
        yield f"constexpr std::array<std::string_view, {len(entry.content)}> tags_of(const {entry.name}*) {{"
        yield f"    return {{{tags}}};"
        yield "}"
    if entry.largest:
        yield f"template <> inline constexpr std::size_t largest<{entry.name}> = {entry.largest};"


def header(known):
    yield "// Made by tools/protocol.py from protocol/*.json."
    yield "#pragma once"
    for name in ("array", "cstdint", "optional", "string", "string_view", "variant", "vector"):
        yield f"#include <{name}>"
    yield '#include "protocol/limits.h"'
    yield "namespace shelfmark::protocol {"
    for entry in known.values():
        yield from cpp_entry(entry, known)
    yield "}  // namespace shelfmark::protocol"


def codecs(known):
    return [f"SHELFMARK_CODEC({entry.name})" for entry in known.values() if entry.largest]


# --- TypeScript -------------------------------------------------------------------------------------------------------


def ts_type(type):
    if type.form == "list":
        return f"{ts_type(type.of)}[]"
    if type.form == "named":
        return type.of
    return {"whole": "number", "flag": "boolean", "mark": "true"}.get(type.form, "string")


def ts_entry(entry):
    if entry.about:
        yield f"/** {entry.about} */"
    if entry.section == "kinds":
        yield f"export type {entry.name} = {ts_type(entry.content)};"
    elif entry.section == "words":
        yield f"export type {entry.name} = {' | '.join(json.dumps(word) for word in entry.content)};"
    elif entry.section == "records":
        yield f"export interface {entry.name} {{"
        for field in entry.content:
            if field.about:
                yield f"  /** {field.about} */"
            missing = "?" if field.optional or field.type.form == "mark" else ""
            yield f"  {field.name}{missing}: {ts_type(field.type)};"
        yield "}"
    else:
        yield f"export type {entry.name} ="
        yield "\n".join(f'  | ({{ type: "{tag(name)}" }} & {name})' for name in entry.content) + ";"
    yield ""


def typescript(chapters):
    yield "// Made by tools/protocol.py from protocol/*.json."
    yield ""
    for _, about, entries in chapters:
        yield f"// ---- {about}"
        yield ""
        for entry in entries:
            yield from ts_entry(entry)


# --- the reference for people -----------------------------------------------------------------------------------------


def words_for(type):
    span = f"{type.least}" if type.least == type.most else f"{type.least} to {type.most}"
    if type.form == "list":
        return f"list of {span} × {words_for(type.of)}"
    if type.form == "named":
        return f"[{type.of}](#{type.of.lower()})"
    return {"whole": f"whole number, {span}", "text": f"text, {span} characters",
            "lines": f"text of several lines, {span} characters"}.get(type.form, type.form)


def doc_entry(entry, tags):
    yield f"#### {entry.name}"
    yield ""
    sent_as = f'`"type": "{tags[entry.name]}"`. ' if entry.name in tags else ""
    size = f" At most {entry.largest} bytes." if entry.largest else ""
    yield f"{sent_as}{entry.about}{size}"
    yield ""
    if entry.section == "kinds":
        yield f"Type: {words_for(entry.content)}."
    elif entry.section in ("words", "messages"):
        yield "One of " + ", ".join(f"`{word}`" if entry.section == "words" else words_for(Type("named", of=word))
                                    for word in entry.content) + "."
    else:
        yield "| field | type | |"
        yield "|---|---|---|"
        for field in entry.content:
            missing = " (may be missing)" if field.optional else ""
            yield f"| `{field.name}` | {words_for(field.type)}{missing} | {field.about} |".replace("  |", " |")
    yield ""


def reference(chapters):
    tags = {name: tag(name) for _, _, entries in chapters for entry in entries if entry.section == "messages"
            for name in entry.content}
    for name, about, entries in chapters:
        yield f"### `protocol/{name}.json`"
        yield ""
        yield about
        yield ""
        for entry in entries:
            yield from doc_entry(entry, tags)


def with_reference(text, chapters):
    """The page about the protocol with its last part made anew."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return before + BEGIN + "\n\n" + "\n".join(reference(chapters)) + END + after


def kept_files():
    """What is kept in the project, as it should be now: (path, content)."""
    chapters, _ = read_schema()
    page = ROOT / "docs/protocol.md"
    yield ROOT / "protocol/protocol.ts", "\n".join(typescript(chapters)).rstrip("\n") + "\n"
    yield page, with_reference(page.read_text(encoding="utf-8"), chapters)


def main(what, out=None):
    if what == "cpp":
        _, known = read_schema()
        Path(out, "protocol.h").write_text("\n".join(header(known)) + "\n", encoding="utf-8")
        Path(out, "protocol_codecs.inc").write_text("\n".join(codecs(known)) + "\n", encoding="utf-8")
    else:
        for path, content in kept_files():
            path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Mistake as mistake:
        sys.exit(f"protocol/{mistake}")
