#include "librarians/words.h"

#include <algorithm>
#include <charconv>

#include "table/words.h"

namespace shelfmark::librarians {

using table::find_name;
using table::parse_number;

namespace {

constexpr int row_of_label_zero = first_setup_row - 1;

std::string_view kind_name(std::uint8_t kind) {
    return kind < genre_count ? genre_ids[kind] : thrill_ids[static_cast<std::size_t>(kind - genre_count)];
}

std::optional<std::uint8_t> parse_kind(std::string_view text) {
    if (const auto genre = find_name(genre_ids, text)) return static_cast<std::uint8_t>(*genre);
    if (const auto thrill = find_name(thrill_ids, text)) return static_cast<std::uint8_t>(genre_count + *thrill);
    return std::nullopt;
}

// A whole number as it is written, without a plus or needless zeros.
std::optional<int> parse_signed(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || std::to_string(number) != text) return std::nullopt;
    return number;
}

}  // namespace

std::optional<Letter> parse_letter(std::string_view text) {
    if (text.size() != 1 || text[0] < 'A' || text[0] > 'Z') return std::nullopt;
    return static_cast<Letter>(text[0] - 'A');
}

// ---- cards ----

std::string to_text(const CardName& card) {
    std::string text = std::string(kind_name(card.kind)) + '-' + letter_name(card.letter);
    if (card.number > 1) text += std::to_string(card.number);
    return text;
}

std::optional<CardName> parse_card_name(std::string_view text) {
    const std::size_t dash = text.rfind('-');
    if (dash == std::string_view::npos || dash + 1 == text.size()) return std::nullopt;
    const auto kind = parse_kind(text.substr(0, dash));
    const auto letter = parse_letter(text.substr(dash + 1, 1));
    if (!kind || !letter) return std::nullopt;
    CardName card = {*kind, *letter, 1};
    if (const std::string_view digits = text.substr(dash + 2); !digits.empty()) {
        const auto number = parse_number(digits, max_cards);
        if (!number || *number < 2 || digits[0] == '0') return std::nullopt;
        card.number = static_cast<std::uint8_t>(*number);
    }
    return card;
}

std::string name(const Board& board, CardId card) {
    const Book& book = book_of(board, card);
    CardName own = {book.kind, book.letter, 1};
    for (CardId other = 0; other < card; ++other) {
        if (board.book[other].kind == book.kind && board.book[other].letter == book.letter) ++own.number;
    }
    return to_text(own);
}

std::optional<CardId> find_card(const Board& board, const CardName& card) {
    int number = 0;
    for (CardId id = 0; id < board.card_count; ++id) {
        if (board.book[id].kind == card.kind && board.book[id].letter == card.letter && ++number == card.number) {
            return id;
        }
    }
    return std::nullopt;
}

std::optional<CardId> parse_card(const Board& board, std::string_view text) {
    const auto card = parse_card_name(text);
    return card ? find_card(board, *card) : std::nullopt;
}

// ---- places ----

std::string row_name(int row) { return std::to_string(row - row_of_label_zero); }

std::optional<int> parse_row(std::string_view text) {
    const auto label = parse_signed(text);
    if (!label || *label < -row_of_label_zero || *label >= row_count - row_of_label_zero) return std::nullopt;
    return *label + row_of_label_zero;
}

std::string column_name(int column) {
    return std::to_string(column < places_per_side ? column - places_per_side : column - places_per_side + 1);
}

std::optional<int> parse_column(std::string_view text) {
    const auto label = parse_signed(text);
    if (!label || *label == 0 || *label < -places_per_side || *label > places_per_side) return std::nullopt;
    return *label < 0 ? *label + places_per_side : *label + places_per_side - 1;
}

std::string to_text(Cell at) { return row_name(at.row) + ',' + column_name(at.column); }

std::optional<Cell> parse_cell(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto row = parse_row(text.substr(0, comma));
    const auto column = parse_column(text.substr(comma + 1));
    if (!row || !column) return std::nullopt;
    return cell(*row, *column);
}

// ---- rows of a genre ----

std::string to_text(const GenreRow& row) {
    return std::string(name(row.genre)) + ' ' + to_text(row.from) + ' ' + to_text(last_cell(row));
}

std::optional<GenreRow> parse_genre_row(std::string_view genre, std::string_view from, std::string_view to) {
    const auto what = find_name(genre_ids, genre);
    const auto first = parse_cell(from);
    const auto last = parse_cell(to);
    if (!what || !first || !last) return std::nullopt;
    return row_between(static_cast<Genre>(*what), *first, *last);
}

}  // namespace shelfmark::librarians
