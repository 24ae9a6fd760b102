#include "librarians/declaring.h"

#include <tuple>

#include "librarians/handlers.h"
#include "librarians/places.h"

namespace shelfmark::librarians {

namespace {

// What a row of occupied places holds.
struct Contents {
    GenreSet truly = 0;  // genres that some book has
    int cards = 0;
    int wild = 0;
    std::array<std::uint8_t, genre_count> of_genre = {};       // books that have it
    std::array<std::uint8_t, genre_count> wild_of_genre = {};  // of these: would count as any genre too

    void add(const Book& book, bool any_genre) {
        ++cards;
        wild += any_genre ? 1 : 0;
        if (is_thrill(book)) return;
        truly |= only(genre_of(book));
        ++of_genre[book.kind];
        if (any_genre) ++wild_of_genre[book.kind];
    }
    // Without a card that counts only if declared, the line is complete anyway.
    [[nodiscard]] bool pure(std::size_t genre) const { return of_genre[genre] == cards; }
    // Cards that neither have the genre nor count as any.
    [[nodiscard]] int wrong(std::size_t genre) const { return cards - of_genre[genre] - (wild - wild_of_genre[genre]); }
};

bool anything_counts_as_any_genre(const Board& board) {
    if (!board.options.powers) return false;
    for (int row = board.library.first_row; row <= board.library.last_row; ++row) {
        const ShelfPower power = bookshelf_of(board, row).power;
        if (power == ShelfPower::wild_letters || power == ShelfPower::wild_colour) return true;
    }
    return false;
}

// A line takes in every card of its genre at its ends.
bool touched_by_genre(const Board& board, const GenreRow& row) {
    const int kind = static_cast<int>(row.genre);
    return shows_kind(board, row.from.row - row_step(row.direction), row.from.column - column_step(row.direction),
                      kind) ||
           shows_kind(board, row.from.row + row.length * row_step(row.direction),
                      row.from.column + row.length * column_step(row.direction), kind);
}

bool comes_after(const GenreRow& row, const GenreRow& other) {
    const auto key = [](const GenreRow& r) {
        return std::tuple(r.genre, r.from.row, r.from.column, r.direction, r.length);
    };
    return key(row) > key(other);
}

// Whether visit(line, contents) says yes to some line of enough books from a place on, whatever their genres.
template <class Visit>
bool any_line_from(const Board& board, Cell from, Visit visit) {
    for (const Direction direction : directions) {
        Contents contents;
        for (int length = 1;; ++length) {
            const int row = from.row + (length - 1) * row_step(direction);
            const int column = from.column + (length - 1) * column_step(direction);
            const CardId card = card_at(board, row, column);
            if (card == no_card) break;
            contents.add(book_of(board, card), counts_as_any_genre(board, card, cell(row, column)));
            if (length < full_row) continue;
            if (visit(GenreRow{from, direction, static_cast<std::uint8_t>(length)}, contents)) return true;
        }
    }
    return false;
}

}  // namespace

Declarations::Declarations(const Board& board)
    : board_(board), possible_(board.licence.one_wrong || anything_counts_as_any_genre(board)) {
    if (possible_) others_ = completions_now(board);
}

// A card serves one genre only.
bool Declarations::goes_with_the_others(const GenreRow& row) const {
    if (board_.declared_count > 0 && !comes_after(row, board_.declared[board_.declared_count - 1U])) return false;
    if (others_.empty()) return true;
    const CardSet cards = cards_of(board_, row);
    for (const Completion& other : others_) {
        const CardSet common = other.cards & cards;
        if (common.empty()) continue;
        if (other.genre != row.genre || common == cards) return false;
    }
    return true;
}

template <class Visit>
bool Declarations::any_from(Cell from, GenreSet wanted, Visit visit) const {
    const int most_wrong = board_.licence.one_wrong ? 1 : 0;
    return any_line_from(board_, from, [&](GenreRow line, const Contents& contents) {
        for (GenreSet left = contents.truly & wanted; left != 0; left &= left - 1) {
            const auto genre = static_cast<std::size_t>(std::countr_zero(left));
            if (contents.pure(genre) || contents.wrong(genre) > most_wrong) continue;
            line.genre = static_cast<Genre>(genre);
            if (touched_by_genre(board_, line) || !goes_with_the_others(line)) continue;
            if (visit(line)) return true;
        }
        return false;
    });
}

GenreSet Declarations::genres() const {
    if (!possible_) return 0;
    GenreSet found = 0;
    board_.library.shown.for_each([&](CardId card) {
        any_from(board_.library.where[card], board_.options.genres & ~found, [&](const GenreRow& row) {
            found |= only(row.genre);
            return false;
        });
    });
    return found;
}

bool Declarations::may_begin(Genre genre, Cell from) const {
    return possible_ && any_from(from, only(genre), [](const GenreRow&) { return true; });
}

bool Declarations::may_declare(const GenreRow& row) const {
    return possible_ && any_from(row.from, only(row.genre), [&](const GenreRow& found) { return found == row; });
}

void Declarations::list_first_places(Genre genre, ActionList& out) const {
    for (const CardId card : board_.library.tops) {
        if (card == no_card) return;
        const Cell from = board_.library.where[card];
        if (may_begin(genre, from)) out.push_back(act(Verb::from, from));
    }
}

void Declarations::list_last_places(Genre genre, Cell from, ActionList& out) const {
    any_from(from, only(genre), [&](const GenreRow& row) {
        out.push_back(act(Verb::through, last_cell(row)));
        return false;
    });
}

namespace {

// ---- the steps after the genre ----

Cell first_place(const Frame& frame) { return {frame.b, frame.c}; }

bool settle(Play&, Frame&) { return true; }

void legal(const State& state, const Frame& frame, ActionList& out) {
    const Declarations declarations(state.board);
    const auto genre = static_cast<Genre>(frame.a);
    if (frame.step == 0) {
        declarations.list_first_places(genre, out);
    } else {
        declarations.list_last_places(genre, first_place(frame), out);
    }
}

void act(Play& play, Frame& frame, Action action) {
    Board& board = play.board();
    if (action.verb == Verb::from) {
        frame.step = 1;
        frame.b = action.row;
        frame.c = action.column;
        return;
    }
    const auto row = row_between(static_cast<Genre>(frame.a), first_place(frame), cell_of(action));
    pop(play);
    board.declared[board.declared_count++] = *row;
}

}  // namespace

const Handler declaring_handler = {settle, legal, act};

}  // namespace shelfmark::librarians
