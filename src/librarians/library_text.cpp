#include "librarians/library_text.h"

#include <algorithm>

namespace shelfmark::librarians {

namespace {

using table::find_name;
using table::parse_number;
using table::Word;
using table::Words;

// How each power is written; those of one side follow the word for the side.
constexpr std::array<std::string_view, shelf_power_count> power_ids = {
    "no-stacking", "no-letters", "no-colours", "letters", "colours", "limit", "wild-before", "wild-colour"};
constexpr std::array<std::string_view, 2> sides = {"left-", "right-"};

constexpr bool is_one_sided(ShelfPower power) {
    return power == ShelfPower::side_letters || power == ShelfPower::side_colours || power == ShelfPower::side_limit;
}

std::string colours_text(ColourSet colours) {
    std::string list;
    for (std::size_t i = 0; i < colour_count; ++i) {
        if (((colours >> i) & 1U) != 0) table::append(list, colour_ids[i], ',');
    }
    return list;
}

bool parse_colours(std::string_view text, ColourSet& out) {
    for (;;) {
        const std::size_t comma = text.find(',');
        const auto found = find_name(colour_ids, text.substr(0, comma));
        if (!found) return false;
        out = static_cast<ColourSet>(out | only(static_cast<Colour>(*found)));
        if (comma == std::string_view::npos) return true;
        text.remove_prefix(comma + 1);
    }
}

// "C-F"
bool parse_range(std::string_view text, Bookshelf& shelf) {
    if (text.size() != 3 || text[1] != '-') return false;
    const auto first = parse_letter(text.substr(0, 1));
    const auto last = parse_letter(text.substr(2));
    if (!first || !last || *last < *first) return false;
    shelf.first = *first;
    shelf.last = *last;
    return true;
}

// What a power speaks of.
std::string details_text(const Bookshelf& shelf) {
    switch (shelf.power) {
        case ShelfPower::no_letters:
        case ShelfPower::side_letters: return {letter_name(shelf.first), '-', letter_name(shelf.last)};
        case ShelfPower::no_colours:
        case ShelfPower::side_colours:
        case ShelfPower::wild_colour: return colours_text(shelf.colours);
        case ShelfPower::side_limit: return std::to_string(shelf.first);
        case ShelfPower::wild_letters: return {letter_name(shelf.first)};
        case ShelfPower::no_stacking: break;
    }
    return {};
}

bool parse_details(std::string_view text, Bookshelf& shelf) {
    switch (shelf.power) {
        case ShelfPower::no_letters:
        case ShelfPower::side_letters: return parse_range(text, shelf);
        case ShelfPower::no_colours:
        case ShelfPower::side_colours:
        case ShelfPower::wild_colour: return parse_colours(text, shelf.colours);
        case ShelfPower::side_limit: {
            const auto limit = parse_number(text, places_per_side);
            shelf.first = static_cast<std::uint8_t>(limit.value_or(0));
            return limit.has_value();
        }
        case ShelfPower::wild_letters: {
            const auto letter = parse_letter(text);
            shelf.first = letter.value_or(0);
            return letter.has_value();
        }
        case ShelfPower::no_stacking: break;
    }
    return text.empty();
}

bool parse_power(std::string_view text, Bookshelf& shelf) {
    const std::size_t colon = text.find(':');
    std::string_view id = text.substr(0, colon);
    bool sided = false;
    for (std::size_t i = 0; i < sides.size() && !sided; ++i) {
        sided = id.starts_with(sides[i]);
        if (!sided) continue;
        shelf.side = static_cast<Side>(i);
        id.remove_prefix(sides[i].size());
    }
    const auto power = find_name(power_ids, id);
    if (!power) return false;
    shelf.power = static_cast<ShelfPower>(*power);
    if (is_one_sided(shelf.power) != sided) return false;
    return parse_details(colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1), shelf);
}

std::string pile_text(const Board& board, Cell at) {
    std::string pile;
    for (CardId card = top_of(board.library, at); card != no_card; card = board.library.under[card]) {
        table::append(pile, name(board, card), '/');
    }
    return pile.empty() ? "." : pile;
}

std::string shelf_text(const Board& board, int row, Drawing drawing) {
    if (!has_shelf(board.library, row)) return "||";
    const Bookshelf& shelf = bookshelf_of(board, row);
    if (drawing == Drawing::plain) return shelf.right_to_left ? "|<|" : "|>|";
    const int number = board.library.shelf[static_cast<std::size_t>(row)] + 1;
    return '|' + std::to_string(number) + to_text(shelf) + '|';
}

bool is_shelf(std::string_view word) { return word.size() >= 2 && word.front() == '|' && word.back() == '|'; }

}  // namespace

// Before A nothing counts as any genre.
Bookshelf plain_bookshelf() { return {.power = ShelfPower::wild_letters, .first = 0}; }

std::string to_text(const Bookshelf& shelf) {
    Bookshelf plain = plain_bookshelf();
    plain.right_to_left = shelf.right_to_left;
    std::string text(shelf.right_to_left ? "<" : ">");
    if (shelf == plain) return text;
    if (is_one_sided(shelf.power)) text += sides[static_cast<std::size_t>(shelf.side)];
    text += power_ids[static_cast<std::size_t>(shelf.power)];
    if (shelf.power != ShelfPower::no_stacking) text += ':' + details_text(shelf);
    return text;
}

std::optional<Bookshelf> parse_bookshelf(std::string_view text) {
    if (text.empty() || (text[0] != '<' && text[0] != '>')) return std::nullopt;
    Bookshelf shelf = plain_bookshelf();
    shelf.right_to_left = text[0] == '<';
    text.remove_prefix(1);
    if (!text.empty() && !parse_power(text, shelf)) return std::nullopt;
    return shelf;
}

std::optional<DrawnShelf> parse_drawn_shelf(Word word) {
    const std::size_t arrow = word.text.find_first_of("<>");
    if (arrow == std::string_view::npos) return std::nullopt;
    DrawnShelf drawn = {0, {}, word.column};
    if (arrow > 0) {
        const auto number = parse_number(word.text.substr(0, arrow), bookshelf_count);
        if (!number || *number == 0) return std::nullopt;
        drawn.number = static_cast<int>(*number);
    }
    const auto shelf = parse_bookshelf(word.text.substr(arrow));
    if (!shelf) return std::nullopt;
    drawn.shelf = *shelf;
    return drawn;
}

std::vector<Word> pile_parts(Word word) {
    std::vector<Word> parts;
    for (;;) {
        const std::size_t slash = word.text.find('/');
        parts.push_back({word.text.substr(0, slash), word.column});
        if (slash == std::string_view::npos) return parts;
        word.text.remove_prefix(slash + 1);
        word.column += static_cast<int>(slash) + 1;
    }
}

table::Parsed<DrawnRow> parse_row_drawing(Words words, int line, int row) {
    std::vector<Word> left;
    while (!words.empty() && !is_shelf(words.peek().text)) left.push_back(words.next());
    const Word middle = words.next();
    if (middle.text.empty()) return table::wrong(line, middle.column, "formats.librarians.row-middle");
    DrawnRow drawn;
    if (const std::string_view inside = middle.text.substr(1, middle.text.size() - 2); !inside.empty()) {
        drawn.shelf = parse_drawn_shelf({inside, middle.column + 1});
        if (!drawn.shelf) {
            return table::wrong(line, middle.column, "formats.librarians.bookshelf", {{"text", text_of(middle)}});
        }
    }
    std::vector<Word> right;
    while (!words.empty()) right.push_back(words.next());
    if (std::max(left.size(), right.size()) > places_per_side) {
        return table::wrong(line, 1, "formats.librarians.row-long", {{"places", std::to_string(places_per_side)}});
    }
    const auto lay_out = [&](const std::vector<Word>& side, int column) {
        for (const Word& word : side) {
            if (word.text != ".") drawn.piles.push_back({cell(row, column), pile_parts(word)});
            ++column;
        }
    };
    lay_out(left, places_per_side - static_cast<int>(left.size()));
    lay_out(right, right_of_shelf);
    return drawn;
}

bool is_in_use(const Library& library, int row) {
    return has_shelf(library, row) || library.occupied[static_cast<std::size_t>(row)] != 0;
}

std::string row_drawing(const Board& board, int row, Drawing drawing) {
    const RowMask occupied = board.library.occupied[static_cast<std::size_t>(row)];
    int first = right_of_shelf;
    int last = left_of_shelf;
    for_each_column(occupied, [&](int column) {
        first = std::min(first, column);
        last = std::max(last, column);
    });
    std::string text;
    for (int column = first; column <= left_of_shelf; ++column) {
        table::append(text, pile_text(board, cell(row, column)), ' ');
    }
    table::append(text, shelf_text(board, row, drawing), ' ');
    for (int column = right_of_shelf; column <= last; ++column) {
        table::append(text, pile_text(board, cell(row, column)), ' ');
    }
    return text;
}

}  // namespace shelfmark::librarians
