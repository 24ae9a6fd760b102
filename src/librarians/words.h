#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "librarians/state.h"

namespace shelfmark::librarians {

// The words of the game in records, positions, logs, tests and on the command line (docs/formats.md).

inline constexpr std::array<std::string_view, genre_count> genre_ids = {
    "horror",    "detective", "true-crime", "tragedy",   "romance", "comedy", "adventure", "self-help",
    "thriller",  "action",    "travel",     "mythology", "fantasy", "sci-fi", "poetry",    "graphic-novel",
    "biography", "science",   "business",   "cooking",   "mystery", "crime",  "drama",     "picture-book"};
inline constexpr std::array<std::string_view, thrill_count> thrill_ids = {
    "skip", "stop",         "swap",         "gap",    "no-order", "stack-any",
    "draw", "force-colour", "force-letter", "reveal", "clear",    "steal-power"};
inline constexpr std::array<std::string_view, colour_count> colour_ids = {"red",    "green",  "blue",
                                                                          "purple", "yellow", "black"};
inline constexpr std::array<std::string_view, audience_count> audience_ids = {"any", "kids", "teens", "young-adult",
                                                                              "adult"};
inline constexpr std::array<std::string_view, 3> talk_ids = {"silent", "taps", "chat"};

inline std::string_view name(Genre genre) { return genre_ids[static_cast<std::size_t>(genre)]; }
inline std::string_view name(Thrill thrill) { return thrill_ids[static_cast<std::size_t>(thrill)]; }
inline std::string_view name(Colour colour) { return colour_ids[static_cast<std::size_t>(colour)]; }
inline char letter_name(Letter letter) { return static_cast<char>('A' + letter); }
std::optional<Letter> parse_letter(std::string_view text);

// A card by its genre, or its thrill, and its letter: "horror-A". Those of the same kind and letter are told apart by
// numbers, from the second on: "horror-A2".
struct CardName {
    std::uint8_t kind = 0;  // as Book::kind
    Letter letter = 0;
    std::uint8_t number = 1;

    friend bool operator==(const CardName&, const CardName&) = default;
};
std::string to_text(const CardName& card);
std::optional<CardName> parse_card_name(std::string_view text);

std::string name(const Board& board, CardId card);
std::optional<CardId> find_card(const Board& board, const CardName& card);
std::optional<CardId> parse_card(const Board& board, std::string_view text);

// A place as "row,column": row 1 is the topmost of the setup, with 0, -1 and so on above it; columns are counted away
// from the bookshelves, 1 to the right and -1 to the left.
std::string row_name(int row);
std::optional<int> parse_row(std::string_view text);
std::string column_name(int column);
std::optional<int> parse_column(std::string_view text);
std::string to_text(Cell at);
std::optional<Cell> parse_cell(std::string_view text);

// "horror 1,1 4,4": the genre, the first place and the last.
std::string to_text(const GenreRow& row);
std::optional<GenreRow> parse_genre_row(std::string_view genre, std::string_view from, std::string_view to);

}  // namespace shelfmark::librarians
