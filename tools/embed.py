#!/usr/bin/env python3
"""Turns the data files that people edit into the C++ tables that the program includes.

    embed.py deck data/exlibris/deck.txt OUT         -> OUT/exlibris_deck.inc
    embed.py figures data/exlibris/figures.txt OUT   -> OUT/exlibris_figures.inc, OUT/exlibris_solo.inc
    embed.py titles data/librarians/titles.txt OUT   -> OUT/librarians_titles.inc
    embed.py authors data/librarians/authors.txt OUT -> OUT/librarians_authors.inc
    embed.py messages ROOT OUT                       -> OUT/messages.inc
    embed.py editions ROOT OUT                       -> OUT/editions.inc

A mistake in a data file is reported as FILE:LINE: what is wrong.
"""

import hashlib
import re
import string
import sys
from pathlib import Path

import texts

GAMES = ("exlibris", "librarians")
CATEGORIES = "cfhmrs"
CARDS = 152
LOCATIONS = (
    "diviners-hut book-swap auction-house donation-center community-center wishing-well gambling-den "
    "librarians-lodge book-collector bookshop garbage-dump bookworm-tavern mysterious-shack bargain-books "
    "assistants-guild tax-collector yard-sale shelfmasons-guild"
).split()
SOLO_LOCATIONS = 10
LIBRARIES = "witch mummy snowman wizard goblin automaton sasquatch cube golem fire-imp ghost bookworm".split()
SOLO_LIBRARIES = 7
# LB-C1, LB-C4: the genres of each colour, and its letters as often as they stand in its list.
COLOURS = (
    ("horror detective true-crime tragedy", "ADFLQU"),
    ("romance comedy adventure self-help", "BEGMRV"),
    ("thriller action travel mythology", "CGKNSW"),
    ("fantasy sci-fi poetry graphic-novel", "DHOOTX"),
    ("biography science business cooking", "EIKPSY"),
    ("mystery crime drama picture-book", "FJLPXZ"),
)
GENRES = [(genre, letters) for genres, letters in COLOURS for genre in genres.split()]
# Each letter may also be that of the series and of both cards whose letters are random.
SPARE_TITLES = 3
LONGEST_TITLE = 34
AUTHORS = {"recurring": 9, "single": 60}
LONGEST_NAME = 22


class Mistake(Exception):
    """What is wrong in a data file, and where."""

    def __init__(self, path, line, what):
        super().__init__(f"{path}:{line}: {what}")


def literal(text):
    """A C++ string literal."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def content_lines(path):
    """The lines that are neither blank nor a comment, with their numbers."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.strip() and not line.startswith("#"):
            yield number, line.strip()


def write(path, lines):
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")


# --- the deck ---------------------------------------------------------------------------------------------------------


def read_card(path, number, line):
    """`A1 hf Title One | Title Two` as (letter, rank, icons, titles)."""
    match = re.fullmatch(r"([A-Z])([1-9][0-9]*)\s+(\S+)\s+(.+)", line)
    if not match:
        raise Mistake(path, number, f"expected `A1 hf Title One | Title Two`, found `{line}`")
    letter, rank, icons, titles = match[1], int(match[2]), match[3], [title.strip() for title in match[4].split("|")]
    unknown = set(icons) - set(CATEGORIES)
    if unknown:
        raise Mistake(path, number, f"icon `{min(unknown)}` is none of {' '.join(CATEGORIES)}")
    if not 2 <= len(icons) <= 4:
        raise Mistake(path, number, f"a card has 2 to 4 icons, this one has {len(icons)}")
    if len(titles) != len(icons) or "" in titles:
        raise Mistake(path, number, f"{len(icons)} icons need as many titles, found {len([t for t in titles if t])}")
    return letter, rank, icons, titles


def read_deck(path):
    cards = []
    for number, line in content_lines(path):
        card = read_card(path, number, line)
        letter, rank = card[:2]
        last_letter, last_rank = cards[-1][:2] if cards else ("", 0)
        if letter < last_letter or rank != (last_rank + 1 if letter == last_letter else 1):
            raise Mistake(path, number, f"{letter}{rank} cannot follow {last_letter}{last_rank or 'the beginning'}")
        cards.append(card)
    if len(cards) != CARDS:
        raise Mistake(path, 1, f"the deck has {CARDS} cards, found {len(cards)}")
    return cards


def embed_deck(path, out):
    cards = read_deck(path)
    of_letter = [card[0] for card in cards].count
    rows = []
    for letter, rank, icons, titles in cards:
        unused = 4 - len(icons)
        categories = ", ".join([str(CATEGORIES.index(icon)) for icon in icons] + ["0"] * unused)
        names = ", ".join(literal(title) for title in titles + [""] * unused)
        rows.append(f"{{'{letter}', {rank}, {of_letter(letter)}, {len(icons)}, {{{categories}}}, {{{names}}}}},")
    write(out / "exlibris_deck.inc", rows)


# --- the figures printed on tiles -------------------------------------------------------------------------------------


def read_figure(path, number, text):
    """A figure; the `*` that marks it as rebuilt is for people."""
    match = re.fullmatch(r"([0-9])\*?", text)
    if not match:
        raise Mistake(path, number, f"expected a figure such as `2` or `2*`, found `{text}`")
    return int(match[1])


def read_spaces(path, number, text):
    """`2* +3 +4` as (spaces for everybody, more with three or more players, more with four)."""
    figure, *marked = text.split()
    for mark in marked:
        if mark.rstrip("*") not in ("+3", "+4"):
            raise Mistake(path, number, f"expected +3 or +4, found `{mark}`")
    marks = [mark.rstrip("*") for mark in marked]
    spaces = read_figure(path, number, figure), marks.count("+3"), marks.count("+4")
    if not 1 <= spaces[0] or sum(spaces) > 4:
        raise Mistake(path, number, f"a location has 1 to 4 spaces, `{text}` makes {sum(spaces)}")
    return spaces


def read_location(path, number, line, expected):
    columns = [column.strip() for column in line.split("|")]
    if len(columns) != 4 or not all(columns):
        raise Mistake(path, number, f"expected `location | spaces | cards | solo`, found `{line}`")
    name, spaces, cards, solo = columns
    if name != expected:
        raise Mistake(path, number, f"expected {expected}, found {name}: locations keep the order of their numbers")
    if solo.rstrip("*") not in ("yes", "no"):
        raise Mistake(path, number, f"solo is yes or no, found `{solo}`")
    return name, *read_spaces(path, number, spaces), read_figure(path, number, cards), solo.startswith("yes")


def read_solo_libraries(path, number, text):
    names = [name.rstrip("*") for name in text.split()]
    for name in names:
        if name not in LIBRARIES:
            raise Mistake(path, number, f"no library is called {name}; there are {' '.join(LIBRARIES)}")
    if len(set(names)) != SOLO_LIBRARIES or len(names) != SOLO_LIBRARIES:
        raise Mistake(path, number, f"expected {SOLO_LIBRARIES} different libraries, found {len(set(names))}")
    return names


def read_figures(path):
    locations, libraries = [], None
    for number, line in content_lines(path):
        if line.startswith("solo libraries:"):
            libraries = read_solo_libraries(path, number, line.partition(":")[2])
        elif len(locations) == len(LOCATIONS):
            raise Mistake(path, number, f"nothing may follow {LOCATIONS[-1]}, found `{line}`")
        else:
            locations.append(read_location(path, number, line, LOCATIONS[len(locations)]))
    if len(locations) < len(LOCATIONS):
        raise Mistake(path, 1, f"{LOCATIONS[len(locations)]} is missing")
    if libraries is None:
        raise Mistake(path, 1, "the line `solo libraries: ...` is missing")
    solo = sum(location[-1] for location in locations)
    if solo != SOLO_LOCATIONS:
        raise Mistake(path, 1, f"{SOLO_LOCATIONS} locations take part in the solo game, found {solo}")
    return locations, libraries


def embed_figures(path, out):
    locations, libraries = read_figures(path)
    rows = []
    for name, *figures, solo in locations:
        rows.append(f"{{{literal(name)}, {', '.join(map(str, figures))}, {str(solo).lower()}}},")
    write(out / "exlibris_figures.inc", rows)
    write(out / "exlibris_solo.inc", [literal(name) + "," for name in libraries])


# --- the titles and authors of Librarians -----------------------------------------------------------------------------


def title_lines():
    """Every line that the file must have, in order: (number of the genre, its name, letter, how many titles)."""
    for number, (genre, letters) in enumerate(GENRES):
        for letter in sorted(set(letters)):
            yield number, genre, letter, letters.count(letter) + SPARE_TITLES
    for letter in string.ascii_uppercase:
        yield len(GENRES), "thrill", letter, 1


def check_title(path, number, letter, title):
    if not title.startswith(letter):
        raise Mistake(path, number, f"`{title}` does not begin with {letter}")
    if title.startswith(("A ", "An ", "The ")):
        raise Mistake(path, number, f"`{title}` begins with an article")
    if title[-1].isdigit():
        raise Mistake(path, number, f"`{title}` ends in a number, as only the books of a series do")
    if len(title) > LONGEST_TITLE:
        raise Mistake(path, number, f"`{title}` has {len(title)} characters, at most {LONGEST_TITLE} fit")


def read_title_line(path, number, line, genre, letter, count):
    """`horror A Title | Title | ...` as the titles."""
    words = line.split(maxsplit=2)
    if words[:2] != [genre, letter]:
        raise Mistake(path, number, f"expected `{genre} {letter} TITLE | TITLE ...`, found `{line}`")
    titles = [title.strip() for title in "".join(words[2:]).split("|")]
    if len(titles) != count or "" in titles:
        raise Mistake(path, number, f"{genre} {letter} needs {count} titles, found {len([t for t in titles if t])}")
    for title in titles:
        check_title(path, number, letter, title)
    return titles


def read_titles(path):
    """For each line of the file (number of the genre, letter, titles)."""
    read, seen = [], set()
    expected = title_lines()
    for number, line in content_lines(path):
        kind, genre, letter, count = next(expected, (None, None, None, None))
        if kind is None:
            raise Mistake(path, number, f"nothing may follow thrill Z, found `{line}`")
        titles = read_title_line(path, number, line, genre, letter, count)
        for title in titles:
            if title.casefold() in seen:
                raise Mistake(path, number, f"`{title}` stands twice in the file")
            seen.add(title.casefold())
        read.append((kind, letter, titles))
    for _, genre, letter, _ in expected:
        raise Mistake(path, 1, f"{genre} {letter} is missing")
    return read


def embed_titles(path, out):
    rows = []
    for kind, letter, titles in read_titles(path):
        rows.append(f"{{{kind}, '{letter}', {{{', '.join(map(literal, titles))}}}}},")
    write(out / "librarians_titles.inc", rows)


def read_authors(path):
    """The names, the recurring authors first."""
    expected = [kind for kind, count in AUTHORS.items() for _ in range(count)]
    names = []
    for number, line in content_lines(path):
        kind, _, name = line.partition(" ")
        name = name.strip()
        if len(names) == len(expected):
            raise Mistake(path, number, f"there are {len(expected)} authors, nobody may follow: `{line}`")
        if kind != expected[len(names)] or not name:
            raise Mistake(path, number, f"expected `{expected[len(names)]} NAME`, found `{line}`")
        if len(name) > LONGEST_NAME:
            raise Mistake(path, number, f"`{name}` has {len(name)} characters, at most {LONGEST_NAME} fit")
        if name in names:
            raise Mistake(path, number, f"`{name}` stands twice in the file")
        names.append(name)
    if len(names) < len(expected):
        raise Mistake(path, 1, f"there are {len(expected)} authors, found {len(names)}")
    return names


def embed_authors(path, out):
    write(out / "librarians_authors.inc", [literal(name) + "," for name in read_authors(path)])


# --- the texts --------------------------------------------------------------------------------------------------------


def embed_messages(root, out):
    rows = []
    for language in texts.LANGUAGES:
        entries = sorted(texts.all_texts(root, language).items())
        rows.append(f"constexpr std::array<Entry, {len(entries)}> {language}_entries = {{{{")
        rows += [f"    {{{literal(key)}, {literal(text)}}}," for key, text in entries]
        rows.append("}};")
    ids = [rule.id for rule in texts.rules(root, "en")]
    rows.append(f"constexpr std::array<std::string_view, {len(ids)}> all_rule_ids = {{{{")
    rows += [f"    {literal(id)}," for id in ids]
    rows.append("}};")
    write(out / "messages.inc", rows)


# --- what decides how a game goes -------------------------------------------------------------------------------------


def is_source(path):
    return path.is_file() and not re.search(r"_test\.(h|cpp)$", path.name)


def edition(root, game):
    """One number for the sources of the rules and the bots of a game: another one may play differently."""
    folders = ("src/base", "src/table", f"src/{game}", f"src/players/{game}", f"data/{game}")
    files = [path for folder in folders for path in (root / folder).rglob("*")]
    files += (root / "src/players").glob("*")
    digest = hashlib.sha256()
    for path in sorted(filter(is_source, files)):
        digest.update(f"{path.relative_to(root)}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def embed_editions(root, out):
    write(out / "editions.inc", [f"{{{literal(game)}, {literal(edition(root, game))}}}," for game in GAMES])


def main(what, source, out):
    embed = {
        "deck": embed_deck,
        "figures": embed_figures,
        "titles": embed_titles,
        "authors": embed_authors,
        "messages": embed_messages,
        "editions": embed_editions,
    }[what]
    try:
        embed(Path(source), Path(out))
    except (Mistake, texts.Mistake) as mistake:
        sys.exit(str(mistake))


if __name__ == "__main__":
    main(*sys.argv[1:])
