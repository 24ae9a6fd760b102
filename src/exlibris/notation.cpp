#include "exlibris/notation.h"

#include <array>

#include "base/assert.h"
#include "exlibris/words.h"

namespace shelfmark::exlibris {

namespace {

enum class Kind : std::uint8_t {
    none,
    library,
    own_figure,  // its index among the owner's
    figure,
    location,
    space,  // counted from 1, left out where it is no decision
    card,
    cell,  // two numbers: row and column
    direction,
    places,
    seat,
    category,
};

// How a verb is written, and what its arguments are.
struct Form {
    std::string_view verb;
    std::array<Kind, 3> arguments = {};
};

constexpr std::array<Form, verb_count> forms = {{
    {"keep", {Kind::library}},
    {"place", {Kind::own_figure, Kind::location, Kind::space}},
    {"pass"},
    {"done"},
    {"draw"},
    {"shelve", {Kind::card}},
    {"at", {Kind::cell}},
    {"on", {Kind::cell}},
    {"under", {Kind::cell}},
    {"shift", {Kind::direction}},
    {"from", {Kind::cell}},
    {"also", {Kind::cell}},
    {"take", {Kind::card}},
    {"discard", {Kind::card}},
    {"leave", {Kind::card}},
    {"lay", {Kind::card}},
    {"give", {Kind::card, Kind::seat}},
    {"surrender"},
    {"allow"},
    {"withdraw"},
    {"name", {Kind::category}},
    {"rob", {Kind::seat, Kind::category}},
    {"burn", {Kind::card}},
    {"burn-one"},
    {"burn-all"},
    {"call", {Kind::own_figure}},
    {"exchange", {Kind::card}},
    {"swap", {Kind::card}},
    {"with", {Kind::card}},
    {"lift", {Kind::card}},
    {"send", {Kind::own_figure, Kind::figure}},
    {"claim", {Kind::own_figure}},
    {"slide", {Kind::cell}},
    {"to", {Kind::cell}},
    {"by", {Kind::direction, Kind::places}},
    {"turn", {Kind::card}},
    {"remove", {Kind::location}},
}};

constexpr std::array<std::string_view, 4> directions = {"left", "right", "up", "down"};

using Bytes = std::array<std::uint8_t, 3>;

std::string argument_text(const Board& board, Seat seat, Kind kind, std::uint8_t value, std::uint8_t next) {
    switch (kind) {
        case Kind::library: return std::string(name(static_cast<Library>(value)));
        case Kind::own_figure: return own_figure_name(board, figure_id(seat, value));
        case Kind::figure: return figure_name(board, value);
        case Kind::location: return std::string(name(static_cast<Location>(value)));
        case Kind::space: return std::to_string(value + 1);
        case Kind::card: return name(value);
        case Kind::cell: return std::to_string(value) + ',' + std::to_string(next);
        case Kind::direction: return std::string(directions[value]);
        case Kind::places: return std::to_string(value);
        case Kind::seat: return seat_name(value);
        case Kind::category: return std::string(name(static_cast<Category>(value)));
        case Kind::none: break;
    }
    return {};
}

std::optional<std::uint8_t> small_number(std::string_view text, unsigned limit) {
    const auto number = parse_number(text, limit);
    if (!number) return std::nullopt;
    return static_cast<std::uint8_t>(*number);
}

template <class T>
std::optional<std::uint8_t> byte(std::optional<T> value) {
    if (!value) return std::nullopt;
    return static_cast<std::uint8_t>(*value);
}

// Everything that fits into one byte.
std::optional<std::uint8_t> parse_argument(const Board& board, Seat seat, Kind kind, std::string_view text) {
    switch (kind) {
        case Kind::library: return byte(find_assistant(text));
        case Kind::own_figure: {
            const auto figure = parse_own_figure(board, seat, text);
            if (!figure) return std::nullopt;
            return static_cast<std::uint8_t>(*figure % 4);
        }
        case Kind::figure: return parse_figure(board, text);
        case Kind::location: return byte(find_location(text));
        case Kind::space: {
            const auto number = small_number(text, any_space);
            if (!number || *number == 0) return std::nullopt;
            return static_cast<std::uint8_t>(*number - 1);
        }
        case Kind::card: return parse_card(text);
        case Kind::direction: return byte(find_name(directions, text));
        case Kind::places: return small_number(text, 0xff);
        case Kind::seat: return parse_seat(board, text);
        case Kind::category: return byte(parse_category(text));
        case Kind::cell:
        case Kind::none: break;
    }
    return std::nullopt;
}

bool parse_cell(std::string_view text, std::uint8_t& row, std::uint8_t& column) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return false;
    const auto first = small_number(text.substr(0, comma), 0xff);
    const auto second = small_number(text.substr(comma + 1), 0xff);
    if (!first || !second) return false;
    row = *first;
    column = *second;
    return true;
}

bool parse_arguments(const Board& board, Seat seat, const Form& form, Words& words, Bytes& bytes) {
    std::size_t next = 0;
    for (const Kind kind : form.arguments) {
        if (kind == Kind::none) break;
        if (kind == Kind::space && words.empty()) {
            bytes[next++] = any_space;
            continue;
        }
        const std::string_view word = words.next().text;
        if (kind == Kind::cell) {
            if (!parse_cell(word, bytes[next], bytes[next + 1])) return false;
            next += 2;
            continue;
        }
        const auto value = parse_argument(board, seat, kind, word);
        if (!value) return false;
        bytes[next++] = *value;
    }
    return words.empty();
}

// Beginners have no special assistant: the figure that would be it is one more ordinary one (XL-V1, XL-O2).
int ordinary_number(const Board& board, int index) {
    if (index != 0) return index;
    return solo(board) ? 4 : 3;
}

}  // namespace

std::string name(CardId card) {
    const Card& printed = exlibris::card(card);
    return printed.letter + std::to_string(printed.rank);
}

std::optional<CardId> parse_card(std::string_view text) {
    if (text.size() < 2 || text[1] == '0') return std::nullopt;
    const auto rank = parse_number(text.substr(1), card_count);
    if (!rank) return std::nullopt;
    const char letter = text[0] >= 'a' && text[0] <= 'z' ? static_cast<char>(text[0] - 'a' + 'A') : text[0];
    return find_card(letter, static_cast<int>(*rank));
}

std::string_view name(Category category) { return category_ids[static_cast<std::size_t>(category)]; }

std::optional<Category> parse_category(std::string_view text) {
    const auto found = find_name(category_ids, text);
    if (!found) return std::nullopt;
    return static_cast<Category>(*found);
}

std::optional<Seat> parse_seat(const Board& board, std::string_view text) {
    return table::parse_seat(text, players(board));
}

std::string own_figure_name(const Board& board, FigureId figure) {
    const Assistant assistant = assistant_of(board, figure);
    if (assistant != Assistant::ordinary) return std::string(name(assistant));
    return "assistant" + std::to_string(ordinary_number(board, figure % 4));
}

std::optional<FigureId> parse_own_figure(const Board& board, Seat seat, std::string_view text) {
    for (int i = 0; i < 4; ++i) {
        const FigureId figure = figure_id(seat, i);
        if (board.figures[figure].place != absent && text == own_figure_name(board, figure)) return figure;
    }
    return std::nullopt;
}

std::string figure_name(const Board& board, FigureId figure) {
    return seat_name(owner_of(figure)) + '.' + own_figure_name(board, figure);
}

std::optional<FigureId> parse_figure(const Board& board, std::string_view text) {
    const std::size_t dot = text.find('.');
    if (dot == std::string_view::npos) return std::nullopt;
    const auto seat = parse_seat(board, text.substr(0, dot));
    if (!seat) return std::nullopt;
    return parse_own_figure(board, *seat, text.substr(dot + 1));
}

std::string notation(const Board& board, Seat seat, Action action) {
    SHELFMARK_EXPECT(static_cast<int>(action.verb) < verb_count);
    const Form& form = forms[static_cast<std::size_t>(action.verb)];
    const Bytes bytes = {action.a, action.b, action.c};
    std::string text(form.verb);
    std::size_t next = 0;
    for (const Kind kind : form.arguments) {
        if (kind == Kind::none || (kind == Kind::space && bytes[next] == any_space)) break;
        text += ' ' + argument_text(board, seat, kind, bytes[next], kind == Kind::cell ? bytes[next + 1] : 0);
        next += kind == Kind::cell ? 2 : 1;
    }
    return text;
}

std::optional<Action> parse_action(const Board& board, Seat seat, std::string_view text) {
    Words words(text);
    const std::string_view verb = words.next().text;
    for (std::size_t i = 0; i < forms.size() && seat < players(board); ++i) {
        if (forms[i].verb != verb) continue;
        Bytes bytes = {};
        if (!parse_arguments(board, seat, forms[i], words, bytes)) return std::nullopt;
        return Action{static_cast<Verb>(i), bytes[0], bytes[1], bytes[2]};
    }
    return std::nullopt;
}

}  // namespace shelfmark::exlibris
