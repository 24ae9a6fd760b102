// Reading a position: what its lines leave out, and whether it all fits together.

#include "librarians/position.h"

#include <algorithm>
#include <bit>

#include "librarians/engine.h"
#include "librarians/handlers.h"
#include "librarians/invariants.h"
#include "librarians/position_defaults.h"
#include "librarians/position_frames.h"
#include "librarians/position_read.h"

namespace shelfmark::librarians {

namespace {

using table::wrong;
using Checked = table::Parsed<bool>;
using Shelf = PositionReader::Shelf;

// ---- what was left out ----

// LB-S1: a library that no line draws has its four shelves, and no books.
void draw_empty_library(PositionReader& reader) {
    for (int row = first_setup_row; row < first_setup_row + setup_rows; ++row) {
        reader.standing.push_back({{0, plain_bookshelf(), 1}, row, reader.last_line()});
    }
}

// Gives the drawn bookshelf cards their numbers: what a line says, or the next that is free.
class ShelfNumbers {
public:
    explicit ShelfNumbers(Board& board) : board_(board) { board.bookshelf.fill(plain_bookshelf()); }

    Checked take_named(const std::vector<Shelf>& shelves) {
        for (const Shelf& shelf : shelves) {
            const auto number = static_cast<unsigned>(shelf.drawn.number);
            if (number == 0) continue;
            if ((free_ & (1U << (number - 1))) == 0) {
                return wrong(shelf.line, shelf.drawn.column, "formats.librarians.bookshelf-twice",
                             {{"number", std::to_string(number)}});
            }
            free_ &= ~(1U << (number - 1));
        }
        return true;
    }
    // The number of a drawn card, from 0; none if there are too many.
    std::optional<std::uint8_t> number_of(const Shelf& shelf) {
        const int named = shelf.drawn.number;
        if (named == 0 && free_ == 0) return std::nullopt;
        const std::uint8_t number = named != 0 ? static_cast<std::uint8_t>(named - 1) : next();
        board_.bookshelf[number] = shelf.drawn.shelf;
        return number;
    }
    [[nodiscard]] bool empty() const { return free_ == 0; }
    std::uint8_t next() {
        const auto number = static_cast<std::uint8_t>(std::countr_zero(free_));
        free_ &= free_ - 1;
        return number;
    }

private:
    Board& board_;
    unsigned free_ = (1U << bookshelf_count) - 1;
};

// LB-C8, LB-Q6: the next one is the last of the order.
void wait_in_order(State& state, const std::vector<std::uint8_t>& next_first) {
    state.board.shelves_left = static_cast<std::uint8_t>(next_first.size());
    std::ranges::reverse_copy(next_first, state.hidden.shelf_order.begin());
}

Checked build_shelves(PositionReader& reader, State& state) {
    Library& library = state.board.library;
    ShelfNumbers numbers(state.board);
    for (const auto* shelves : {&reader.standing, &reader.waiting, &reader.gone}) {
        if (const Checked named = numbers.take_named(*shelves); !named) return named;
    }
    const auto too_many = [](const Shelf& shelf) {
        return wrong(shelf.line, shelf.drawn.column, "formats.librarians.bookshelves");
    };
    for (const Shelf& shelf : reader.standing) {
        const auto number = numbers.number_of(shelf);
        if (!number) return too_many(shelf);
        library.shelf[static_cast<std::size_t>(shelf.row)] = *number;
    }
    std::vector<std::uint8_t> waiting;
    for (const Shelf& shelf : reader.waiting) {
        const auto number = numbers.number_of(shelf);
        if (!number) return too_many(shelf);
        waiting.push_back(*number);
    }
    for (const Shelf& shelf : reader.gone) {
        if (!numbers.number_of(shelf)) return too_many(shelf);
    }
    while (!reader.has("unused-shelves") && !numbers.empty()) waiting.push_back(numbers.next());
    wait_in_order(state, waiting);
    return true;
}

// Cards that have no place lie under the rest of the deck.
void fill_deck(const PositionReader& reader, State& state) {
    std::vector<CardId> deck;
    for (int card = state.board.card_count - 1; card >= 0; --card) {
        if (!reader.placed().contains(static_cast<CardId>(card))) deck.push_back(static_cast<CardId>(card));
    }
    deck.insert(deck.end(), state.hidden.deck.begin(), state.hidden.deck.begin() + state.board.deck_count);
    std::ranges::copy(deck, state.hidden.deck.begin());
    state.board.deck_count = static_cast<std::uint8_t>(deck.size());
}

void count_cards(State& state) {
    Board& board = state.board;
    board.put_away_count = static_cast<std::uint8_t>(state.hidden.put_away.count());
    for (Seat seat = 0; seat < players(board); ++seat) {
        board.hand_count[seat] = static_cast<std::uint8_t>(state.hidden.hand[seat].count());
    }
    const int open = std::min(board.open_deck, board.deck_count);
    for (int i = 0; i < open; ++i) {
        board.deck_top[static_cast<std::size_t>(i)] =
            state.hidden.deck[static_cast<std::size_t>(board.deck_count - 1 - i)];
    }
}

// What everybody knows, everybody knows.
void fill_in_knowledge(const PositionReader& reader, State& state) {
    const CardSet common = state.hidden.memory[public_memory].known;
    for (Seat observer = 0; observer < players(state.board); ++observer) {
        Memory& memory = state.hidden.memory[observer];
        memory.known |= common | known_anyway(state, observer);
        for (Seat seat = 0; seat < players(state.board); ++seat) {
            const auto said = reader.unseen(observer, seat);
            const Counts counts = said ? *said : default_unseen(state, observer, seat);
            for (std::size_t i = 0; i < counts.size(); ++i) memory.unseen[i] |= counts[i];
        }
    }
}

void fill_in(const PositionReader& reader, State& state) {
    Board& board = state.board;
    if (!reader.has("taps-left")) board.taps_left = default_taps_left(board);
    if (!reader.has("cut-off")) board.cut_off = books_apart(board.library);
    fill_deck(reader, state);
    count_cards(state);
    fill_in_knowledge(reader, state);
}

// Without frames the turn goes on from here.
void go_on(State& state) {
    Play play{state};
    push(play, {.ask = Ask::turn});
    look_for_rows(play);
    settle(play);
}

// ---- whether it fits together ----

// LB-S2: the bookshelf cards stand in a column without gaps.
Checked find_rows_with_shelves(const PositionReader& reader, Library& library) {
    std::vector<int> rows;
    for (const Shelf& shelf : reader.standing) rows.push_back(shelf.row);
    if (rows.empty()) return wrong(reader.last_line(), 1, "formats.librarians.rows");
    const auto [first, last] = std::ranges::minmax(rows);
    if (last - first + 1 != static_cast<int>(rows.size())) {
        return wrong(reader.line_of("row " + row_name(last)), 1, "formats.librarians.rows");
    }
    library.first_row = static_cast<std::uint8_t>(first);
    library.last_row = static_cast<std::uint8_t>(last);
    return true;
}

// LB-Q16: nothing else brings a book into a row without a bookshelf card.
Checked check_rows_without_shelves(const PositionReader& reader, const Board& board) {
    if ((board.options.genres & only(Genre::graphic_novel)) != 0) return true;
    if (board.licence.any_row) return wrong(reader.line_of("licence"), 1, "formats.librarians.no-shelf");
    for (int row = 0; row < row_count; ++row) {
        if (is_in_use(board.library, row) && !has_shelf(board.library, row)) {
            return wrong(reader.line_of("row " + row_name(row)), 1, "formats.librarians.no-shelf");
        }
    }
    return true;
}

// LB-G1, LB-G6: a power card has a power, and waits.
Checked check_power_cards(const PositionReader& reader, const Board& board) {
    const auto has_no_power = [&](CardId card) {
        const Book& book = book_of(board, card);
        return is_thrill(book) || colour_of(genre_of(book)) == Colour::red;
    };
    const auto check = [&](const CardSet& cards, const std::string& key) -> Checked {
        CardId wrong_card = no_card;
        cards.for_each([&](CardId card) { wrong_card = has_no_power(card) ? card : wrong_card; });
        if (wrong_card == no_card) return true;
        return wrong(reader.line_of(key), 1, "formats.librarians.power-card", {{"card", name(board, wrong_card)}});
    };
    for (Seat seat = 0; seat < players(board); ++seat) {
        const Checked checked = check(board.powers[seat], "powers " + table::seat_name(seat));
        if (!checked) return checked;
    }
    return check(board.kept, "kept");
}

// Whoever counts the batches of a hand counts no more than there are.
Checked check_unseen(const PositionReader& reader, const Board& board) {
    for (Seat observer = 0; observer < players(board); ++observer) {
        for (Seat seat = 0; seat < players(board); ++seat) {
            const auto is_of_hand = [seat](const Batch& batch) { return batch.holder == seat; };
            const auto batches =
                std::count_if(board.batches.begin(), board.batches.begin() + board.batch_count, is_of_hand);
            if (reader.batches_counted(observer, seat) <= static_cast<std::size_t>(batches)) continue;
            return wrong(reader.line_of("unseen " + table::seat_name(observer) + ' ' + table::seat_name(seat)), 1,
                         "formats.librarians.unseen");
        }
    }
    return true;
}

Checked check_deck(const PositionReader& reader, const Board& board) {
    if (board.open_deck > board.deck_count) {
        return wrong(reader.line_of("open-deck"), 1, "formats.librarians.open-deck");
    }
    return true;
}

Checked check_frames(const PositionReader& reader, const State& state) {
    if (over(state) && state.board.depth > 0) {
        return wrong(reader.line_of_frame(0), 1, "formats.error.frame");
    }
    // What is on its way first: frames are judged by it.
    if (!cards_fit_frames(state.board)) return wrong(reader.last_line(), 1, "formats.librarians.frame-cards");
    if (const auto frame = wrong_frame(state)) {
        return wrong(reader.line_of_frame(*frame), 1, "formats.error.frame");
    }
    return true;
}

// Somebody can act, and nothing that needs no decision has been left lying.
Checked check_decision(const PositionReader& reader, const State& state) {
    if (over(state)) return true;
    State settled = state;
    Play play{settled};
    settle(play);
    ActionList actions;
    if (settled == state) legal(state, state.board.turn, actions);
    if (!actions.empty()) return true;
    return wrong(reader.last_line(), 1, "formats.error.nobody");
}

}  // namespace

table::Parsed<State> parse_position(std::string_view text) {
    PositionReader reader(text);
    if (!reader.read()) return std::unexpected(reader.error());
    State& state = reader.state();
    if (reader.standing.empty() && state.board.library.shown.empty()) draw_empty_library(reader);
    for (const Checked& built : {find_rows_with_shelves(reader, state.board.library), build_shelves(reader, state)}) {
        if (!built) return std::unexpected(built.error());
    }
    fill_in(reader, state);
    for (const Checked& checked :
         {check_rows_without_shelves(reader, state.board), check_power_cards(reader, state.board),
          check_unseen(reader, state.board), check_deck(reader, state.board), check_frames(reader, state)}) {
        if (!checked) return std::unexpected(checked.error());
    }
    if (state.board.depth == 0 && !over(state)) go_on(state);
    if (broken_invariant(state) != nullptr) return wrong(reader.last_line(), 1, "formats.librarians.invariant");
    if (const Checked decision = check_decision(reader, state); !decision) return std::unexpected(decision.error());
    return state;
}

}  // namespace shelfmark::librarians
