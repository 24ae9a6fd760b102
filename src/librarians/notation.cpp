#include "librarians/notation.h"

#include <array>

#include "base/assert.h"
#include "librarians/words.h"
#include "table/seat_text.h"
#include "table/words.h"

namespace shelfmark::librarians {

namespace {

using table::find_name;
using table::Words;

// What a verb speaks of. Each kind has its own bytes of the action.
enum class Kind : std::uint8_t {
    none,
    card,        // a
    genre,       // a
    colour,      // a
    letter,      // a
    author,      // a, counted from 1
    end,         // a: top or bottom
    whose,       // a: a seat
    seat,        // b
    side,        // b: left or right
    up_or_down,  // b
    cell,        // row and column
    row,
    column,
};

// How a verb is written, and what its arguments are.
struct Form {
    std::string_view verb;
    std::array<Kind, 2> arguments = {};
};

constexpr std::array<Form, verb_count> forms = {{
    {"play", {Kind::card}},
    {"at", {Kind::cell}},
    {"on", {Kind::cell}},
    {"use", {Kind::genre}},
    {"end"},
    {"give-up"},
    {"complete", {Kind::genre}},
    {"also", {Kind::genre}},
    {"from", {Kind::cell}},
    {"through", {Kind::cell}},
    {"done"},
    {"author", {Kind::author}},
    {"keep", {Kind::card}},
    {"give", {Kind::card, Kind::seat}},
    {"effect", {Kind::genre}},
    {"remove-shelf", {Kind::end}},
    {"add-shelf", {Kind::end}},
    {"take", {Kind::card}},
    {"swap", {Kind::card}},
    {"with", {Kind::card}},
    {"move", {Kind::card}},
    {"to", {Kind::cell}},
    {"put", {Kind::card}},
    {"pass"},
    {"tap", {Kind::card}},
    {"tap-shelf", {Kind::row}},
    {"next", {Kind::card}},
    {"rotate", {Kind::row}},
    {"insert", {Kind::card}},
    {"between", {Kind::cell, Kind::side}},
    {"shift", {Kind::column, Kind::up_or_down}},
    {"colour", {Kind::colour}},
    {"letter", {Kind::letter}},
    {"reveal", {Kind::whose}},
    {"steal", {Kind::genre, Kind::seat}},
}};

constexpr std::array<std::string_view, 2> ends = {"top", "bottom"};
constexpr std::array<std::string_view, 2> sides = {"left", "right"};
constexpr std::array<std::string_view, 2> ways = {"up", "down"};

std::string argument_text(const Board& board, Kind kind, const Action& action) {
    switch (kind) {
        case Kind::card: return name(board, action.a);
        case Kind::genre: return std::string(genre_ids[action.a]);
        case Kind::colour: return std::string(colour_ids[action.a]);
        case Kind::letter: return {letter_name(action.a)};
        case Kind::author: return std::to_string(action.a + 1);
        case Kind::end: return std::string(ends[action.a]);
        case Kind::whose: return table::seat_name(action.a);
        case Kind::seat: return table::seat_name(action.b);
        case Kind::side: return std::string(sides[action.b]);
        case Kind::up_or_down: return std::string(ways[action.b]);
        case Kind::cell: return to_text(cell_of(action));
        case Kind::row: return row_name(action.row);
        case Kind::column: return column_name(action.column);
        case Kind::none: break;
    }
    return {};
}

template <class T>
bool set(std::uint8_t& byte, std::optional<T> value) {
    if (!value) return false;
    byte = static_cast<std::uint8_t>(*value);
    return true;
}

bool set_author(std::uint8_t& byte, std::string_view text) {
    const auto number = table::parse_number(text, recurring_authors + single_authors);
    if (!number || *number == 0 || text[0] == '0') return false;
    byte = static_cast<std::uint8_t>(*number - 1);
    return true;
}

bool set_cell(Action& action, std::string_view text) {
    const auto at = parse_cell(text);
    if (!at) return false;
    action.row = at->row;
    action.column = at->column;
    return true;
}

bool parse_argument(const Board& board, Kind kind, Words& words, Action& action) {
    const std::string_view word = words.next().text;
    switch (kind) {
        case Kind::card: return set(action.a, parse_card(board, word));
        case Kind::genre: return set(action.a, find_name(genre_ids, word));
        case Kind::colour: return set(action.a, find_name(colour_ids, word));
        case Kind::letter: return set(action.a, parse_letter(word));
        case Kind::author: return set_author(action.a, word);
        case Kind::end: return set(action.a, find_name(ends, word));
        case Kind::whose: return set(action.a, table::parse_seat(word, players(board)));
        case Kind::seat: return set(action.b, table::parse_seat(word, players(board)));
        case Kind::side: return set(action.b, find_name(sides, word));
        case Kind::up_or_down: return set(action.b, find_name(ways, word));
        case Kind::cell: return set_cell(action, word);
        case Kind::row: return set(action.row, parse_row(word));
        case Kind::column: return set(action.column, parse_column(word));
        default: return false;
    }
}

}  // namespace

std::string notation(const Board& board, Seat, Action action) {
    SHELFMARK_EXPECT(static_cast<int>(action.verb) < verb_count);
    const Form& form = forms[static_cast<std::size_t>(action.verb)];
    std::string text(form.verb);
    for (const Kind kind : form.arguments) {
        if (kind != Kind::none) text += ' ' + argument_text(board, kind, action);
    }
    return text;
}

std::optional<Action> parse_action(const Board& board, Seat seat, std::string_view text) {
    if (seat >= players(board)) return std::nullopt;
    Words words(text);
    const std::string_view verb = words.next().text;
    for (std::size_t i = 0; i < forms.size(); ++i) {
        if (forms[i].verb != verb) continue;
        Action action = {.verb = static_cast<Verb>(i)};
        for (const Kind kind : forms[i].arguments) {
            if (kind != Kind::none && !parse_argument(board, kind, words, action)) return std::nullopt;
        }
        if (!words.empty()) return std::nullopt;
        return action;
    }
    return std::nullopt;
}

}  // namespace shelfmark::librarians
