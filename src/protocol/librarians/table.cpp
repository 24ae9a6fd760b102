// What lies on the table.

#include <span>

#include "librarians/position_words.h"
#include "librarians/turn.h"
#include "protocol/librarians/parts.h"

namespace shelfmark::protocol {

namespace {

using librarians::Board;
using librarians::CardId;
using librarians::ShelfPower;

std::optional<LibrariansDuty> duty_of(const librarians::Duty& duty) {
    if (!duty.any()) return std::nullopt;
    LibrariansDuty shown{.colours = colours_on_wire(duty.colours)};
    for (librarians::Letter letter = 0; letter < librarians::letter_count; ++letter) {
        if (((duty.letters >> letter) & 1U) != 0) shown.letters.push_back(letter_on_wire(letter));
    }
    return shown;
}

bool speaks_of_side(ShelfPower power) {
    return power == ShelfPower::side_letters || power == ShelfPower::side_colours || power == ShelfPower::side_limit;
}

bool speaks_of_range(ShelfPower power) { return power == ShelfPower::no_letters || power == ShelfPower::side_letters; }

// With what its power speaks of (LB-E4).
LibrariansBookshelf bookshelf_on_wire(const Board& board, const librarians::Bookshelf& shelf) {
    LibrariansBookshelf shown{.right_to_left = shelf.right_to_left};
    if (!board.options.powers) return shown;
    const ShelfPower power = shelf.power;
    shown.power = static_cast<LibrariansShelfPower>(power);
    if (speaks_of_side(power)) shown.side = on_wire(shelf.side);
    if (speaks_of_range(power) || power == ShelfPower::wild_letters) shown.first = letter_on_wire(shelf.first);
    if (speaks_of_range(power)) shown.last = letter_on_wire(shelf.last);
    if (power == ShelfPower::side_limit) shown.n = shelf.first;
    if (shelf.colours != 0) shown.colours = colours_on_wire(shelf.colours);
    return shown;
}

LibrariansTurnState state_of_turn(const Board& board) {
    if (!minimum_met(board)) return LibrariansTurnState::more;
    return hangs_together(board) ? LibrariansTurnState::enough : LibrariansTurnState::apart;
}

LibrariansStack stack_at(const librarians::Library& library, librarians::Cell at) {
    LibrariansStack stack{.place = on_wire(at)};
    for (CardId card = top_of(library, at); card != librarians::no_card; card = library.under[card]) {
        stack.cards.push_back(card);
    }
    return stack;
}

}  // namespace

std::vector<LibrariansCard> list_of(const librarians::CardSet& cards) {
    std::vector<LibrariansCard> list;
    list.reserve(static_cast<std::size_t>(cards.count()));
    cards.for_each([&](CardId card) { list.push_back(card); });
    return list;
}

std::vector<LibrariansColour> colours_on_wire(librarians::ColourSet colours) {
    std::vector<LibrariansColour> list;
    for (int i = 0; i < librarians::colour_count; ++i) {
        const auto colour = static_cast<librarians::Colour>(i);
        if ((colours & only(colour)) != 0) list.push_back(on_wire(colour));
    }
    return list;
}

std::vector<LibrariansGenre> genres_on_wire(librarians::GenreSet genres) {
    std::vector<LibrariansGenre> list;
    for (int i = 0; i < librarians::genre_count; ++i) {
        const auto genre = static_cast<librarians::Genre>(i);
        if ((genres & only(genre)) != 0) list.push_back(on_wire(genre));
    }
    return list;
}

LibrariansCourse course_of(const Board& board) {
    LibrariansCourse course{.outcome = on_wire(board.outcome),
                            .turn = board.turn,
                            .turns = board.turns,
                            .played = board.played,
                            .state = state_of_turn(board),
                            .hand_limit = board.hand_limit,
                            .taps_left = board.taps_left,
                            .no_stacking = board.no_stacking,
                            .skips = board.skips,
                            .duty = duty_of(board.duty),
                            .next_duty = duty_of(board.next_duty)};
    for (std::size_t i = 0; i < librarians::licence_names.size(); ++i) {
        if (board.licence.*librarians::licence_names[i].granted) {
            course.licences.push_back(static_cast<LibrariansLicence>(i));
        }
    }
    return course;
}

LibrariansPiles piles_of(const Board& board) {
    const auto open = std::span(board.deck_top).first(board.open_deck);
    return {.deck = board.deck_count,
            .deck_top = {open.begin(), open.end()},
            .discard = list_of(board.discard),
            .put_away = board.put_away_count};
}

std::vector<LibrariansSeat> seats_of(const Board& board) {
    std::vector<LibrariansSeat> seats;
    for (table::Seat seat = 0; seat < players(board); ++seat) {
        seats.push_back({.seat = seat, .hand = board.hand_count[seat], .powers = list_of(board.powers[seat])});
    }
    return seats;
}

std::vector<LibrariansShelf> shelves_of(const Board& board) {
    std::vector<LibrariansShelf> shelves;
    for (int row = board.library.first_row; row <= board.library.last_row; ++row) {
        shelves.push_back({row_on_wire(row), bookshelf_on_wire(board, bookshelf_of(board, row))});
    }
    return shelves;
}

std::vector<LibrariansStack> books_of(const Board& board) {
    std::vector<LibrariansStack> books;
    books.reserve(static_cast<std::size_t>(board.library.shown.count()));
    for (int row = 0; row < librarians::row_count; ++row) {
        librarians::for_each_column(board.library.occupied[static_cast<std::size_t>(row)], [&](int column) {
            books.push_back(stack_at(board.library, librarians::cell(row, column)));
        });
    }
    return books;
}

std::vector<LibrariansBookshelf> spare_of(const librarians::View& view) {
    std::vector<LibrariansBookshelf> spare;
    for (std::size_t i = 0; i < librarians::bookshelf_count; ++i) {
        const bool unused = ((view.unused_shelves >> i) & 1U) != 0;
        if (unused) spare.push_back(bookshelf_on_wire(view.board, view.board.bookshelf[i]));
    }
    return spare;
}

LibrariansPending pending_of(const Board& board) {
    LibrariansPending pending{.chosen = list_of(board.chosen), .kept = list_of(board.kept)};
    for (std::size_t i = 0; i < board.declared_count; ++i) pending.declared.push_back(on_wire(board.declared[i]));
    for (std::size_t genre = 0; genre < board.red.size(); ++genre) {
        pending.red.insert(pending.red.end(), board.red[genre], static_cast<LibrariansGenre>(genre));
    }
    return pending;
}

LibrariansMemory memory_of(const librarians::View& view) {
    LibrariansMemory memory;
    librarians::CardSet elsewhere = view.memory.known;
    for (table::Seat seat = 0; seat < players(view.board); ++seat) {
        elsewhere = elsewhere - view.hand[seat];
        const bool other = seat != view.seat;
        if (other && !view.hand[seat].empty()) memory.hands.push_back({seat, list_of(view.hand[seat])});
    }
    memory.put_away = list_of(elsewhere);
    return memory;
}

LibrariansEnding ending_of(const librarians::View& view) {
    const Board& board = view.board;
    LibrariansEnding ending{.n = board.deck_count, .put_away = list_of(view.shown.put_away)};
    for (table::Seat seat = 0; seat < players(board); ++seat) {
        ending.n += board.hand_count[seat];
        ending.hands.push_back({seat, list_of(view.hand[seat])});
    }
    // The rulebook has the next card last.
    const auto deck = std::span(view.shown.deck).first(board.deck_count);
    ending.deck.assign(deck.rbegin(), deck.rend());
    return ending;
}

}  // namespace shelfmark::protocol
