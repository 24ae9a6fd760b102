#pragma once

#include "librarians/words.h"
#include "protocol/librarians/foresight.h"
#include "protocol/librarians/view.h"

namespace shelfmark::protocol {

// The sections of a view.
LibrariansMaterial material_of(const librarians::Board& board);
LibrariansCourse course_of(const librarians::Board& board);
LibrariansPiles piles_of(const librarians::Board& board);
std::vector<LibrariansSeat> seats_of(const librarians::Board& board);
std::vector<LibrariansShelf> shelves_of(const librarians::Board& board);
std::vector<LibrariansStack> books_of(const librarians::Board& board);
std::vector<LibrariansBookshelf> spare_of(const librarians::View& view);
LibrariansPending pending_of(const librarians::Board& board);
LibrariansMemory memory_of(const librarians::View& view);
LibrariansEnding ending_of(const librarians::View& view);
LibrariansPrompt prompt_of(const librarians::View& view, const LibrariansAsked& asked);
LibrariansChoice choice_of(const librarians::View& view, Foresight& foresight, librarians::Action action);

// What tells the entries of a list apart (protocol/changes.h). Books are in the order of these numbers.
inline std::int32_t identity(const LibrariansSeat& seat) { return seat.seat; }
// Rows and columns can be negative, the number never.
inline constexpr std::int32_t widest_row = librarians::column_count * 2;
inline std::int32_t identity(const LibrariansStack& stack) {
    return (stack.place.row + widest_row) * widest_row + stack.place.column + widest_row / 2;
}
// Books can be gone; a stack without cards says so.
inline void gone(std::int32_t identity, LibrariansStack& out) {
    out.place = {identity / widest_row - widest_row, identity % widest_row - widest_row / 2};
}
inline bool is_gone(const LibrariansStack& stack) { return stack.cards.empty(); }

// The rulebook's names and the protocol's have the same numbers.
inline LibrariansColour on_wire(librarians::Colour colour) { return static_cast<LibrariansColour>(colour); }
inline LibrariansGenre on_wire(librarians::Genre genre) { return static_cast<LibrariansGenre>(genre); }
inline LibrariansThrill on_wire(librarians::Thrill thrill) { return static_cast<LibrariansThrill>(thrill); }
inline LibrariansSide on_wire(librarians::Side side) { return static_cast<LibrariansSide>(side); }
inline LibrariansOutcome on_wire(librarians::Outcome outcome) { return static_cast<LibrariansOutcome>(outcome); }
inline std::string letter_on_wire(librarians::Letter letter) { return {librarians::letter_name(letter)}; }

// Places as the notation counts them (librarians/words.h).
inline std::int32_t row_on_wire(int row) { return row - librarians::first_setup_row + 1; }
inline std::int32_t column_on_wire(int column) {
    return column - librarians::places_per_side + (column < librarians::places_per_side ? 0 : 1);
}
inline LibrariansPlace on_wire(librarians::Cell at) { return {row_on_wire(at.row), column_on_wire(at.column)}; }
inline LibrariansLine on_wire(const librarians::GenreRow& row) {
    return {on_wire(row.genre), on_wire(row.from), on_wire(last_cell(row))};
}

std::vector<LibrariansCard> list_of(const librarians::CardSet& cards);
std::vector<LibrariansColour> colours_on_wire(librarians::ColourSet colours);
std::vector<LibrariansGenre> genres_on_wire(librarians::GenreSet genres);

}  // namespace shelfmark::protocol
