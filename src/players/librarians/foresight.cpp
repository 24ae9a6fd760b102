#include "players/librarians/foresight.h"

#include <algorithm>

#include "base/inline_vector.h"
#include "librarians/order.h"
#include "players/librarians/judgement.h"
#include "players/librarians/lines.h"

namespace shelfmark::players {

using namespace librarians;

namespace {

// ---- the books still to come ----

struct ToCome {
    using Letters = base::InlineVector<Letter, books_per_genre>;

    std::array<LetterSet, genre_count> letters = {};
    std::array<Letters, genre_count> of_genre;
    std::array<int, letter_count> of_letter = {};
    bool thrills = false;

    void add(const Book& book) {
        ++of_letter[book.letter];
        if (is_thrill(book)) {
            thrills = true;
            return;
        }
        letters[book.kind] |= only_letter(book.letter);
        of_genre[book.kind].push_back(book.letter);
    }
};

ToCome books_to_come(const State& state) {
    const Board& board = state.board;
    ToCome to_come;
    for (const CardSet& hand : state.hidden.hand) {
        hand.for_each([&](CardId card) { to_come.add(book_of(board, card)); });
    }
    for (std::size_t i = 0; i < board.deck_count; ++i) to_come.add(book_of(board, state.hidden.deck[i]));
    return to_come;
}

// ---- places that are left if the library only grows ----

// The empty places of a shelf between two neighbouring books, and the letters that fit there: never more of either.
struct Gap {
    std::size_t row = 0;
    RowMask places = 0;
    LetterSet letters = 0;
};
using Gaps = base::InlineVector<Gap, max_cards + row_count>;

Gaps gaps_of(const Board& board) {
    const Library& library = board.library;
    Gaps gaps;
    for (int row = library.first_row; row <= library.last_row; ++row) {
        RowMask empty = every_column & ~library.occupied[static_cast<std::size_t>(row)];
        while (empty != 0) {
            const int column = std::countr_zero(empty);
            const int length = std::countr_one(empty >> static_cast<unsigned>(column));
            const RowMask places = (bit(length) - 1) << static_cast<unsigned>(column);
            const LetterSet letters = letters_in_row(board, cell(row, column));
            if (letters != 0) gaps.push_back({static_cast<std::size_t>(row), places, letters});
            empty &= ~places;
        }
    }
    return gaps;
}

// ---- genres that can still be completed ----

// The letters of the books still to come that could lie somewhere one day, on top of all.
LetterSet letters_one_day(const Board& board, Cell at) {
    if (!has_shelf(board.library, at.row)) return 0;
    const CardId book = top_of(board.library, at);
    if (book == no_card) return letters_in_row(board, at);
    return board.no_stacking ? 0 : only_letter(book_of(board, book).letter);
}

// The places where a book of the genre shows, and those where one could show one day.
struct Places {
    Region shown = {};
    Region possible = {};
};

Places places_of(const Board& board, const Gaps& gaps, std::size_t genre, LetterSet letters) {
    const Library& library = board.library;
    Places places;
    library.shown.for_each([&](CardId card) {
        const Cell at = library.where[card];
        const bool right = book_of(board, card).kind == genre;
        if (right) places.shown[at.row] |= bit(at.column);
        if (right || (letters_one_day(board, at) & letters) != 0) places.possible[at.row] |= bit(at.column);
    });
    for (const Gap& gap : gaps) {
        if ((gap.letters & letters) != 0) places.possible[gap.row] |= gap.places;
    }
    return places;
}

// Looks whether a genre could be completed by the books of it that are still to come.
class Completing {
public:
    Completing(const Board& board, const Gaps& gaps, Genre genre, const ToCome& to_come, int wrong)
        : board_(board), places_(places_of(board, gaps, static_cast<std::size_t>(genre),
                                           to_come.letters[static_cast<std::size_t>(genre)])),
          books_(to_come.of_genre[static_cast<std::size_t>(genre)]), wrong_(wrong) {}

    [[nodiscard]] bool possible() const {
        if (books_.empty() && wrong_ == 0) return false;
        for (int row = 0; row < row_count; ++row) {
            for (const Direction direction : directions) {
                if (possible_from(row, direction)) return true;
            }
        }
        return false;
    }

private:
    // All groups of four that begin in a row at once; few are left to be looked at more closely.
    [[nodiscard]] bool possible_from(int row, Direction direction) const {
        const int last_row = row + (full_row - 1) * row_step(direction);
        if (last_row < 0 || last_row >= row_count) return false;
        RowMask at_most_one_wrong = every_column;
        RowMask none_wrong = every_column;
        for (int step = 0; step < full_row; ++step) {
            const int r = row + step * row_step(direction);
            const RowMask here =
                places_.possible[static_cast<std::size_t>(r)] >> static_cast<unsigned>(step * column_step(direction));
            at_most_one_wrong &= none_wrong | here;
            none_wrong &= here;
        }
        RowMask from = wrong_ > 0 ? at_most_one_wrong : none_wrong;
        if (direction != Direction::down) from &= every_column >> static_cast<unsigned>(full_row - 1);
        for (; from != 0; from &= from - 1) {
            if (can_fill(cell(row, std::countr_zero(from)), direction)) return true;
        }
        return false;
    }

    [[nodiscard]] bool can_fill(Cell from, Direction direction) const {
        base::InlineVector<LetterSet, full_row> missing;
        const GenreRow four = {from, direction, full_row, Genre::horror};
        for (int step = 0; step < full_row; ++step) {
            const Cell at = cell_at(four, step);
            if ((places_.shown[at.row] & bit(at.column)) == 0) missing.push_back(letters_one_day(board_, at));
        }
        return can_match(missing.begin(), missing.end(), 0, wrong_);
    }

    // A book for every place; `used` has a bit for each book that has one.
    [[nodiscard]] bool can_match(const LetterSet* place, const LetterSet* end, std::uint64_t used, int wrong) const {
        if (place == end) return true;
        if (wrong > 0 && can_match(place + 1, end, used, wrong - 1)) return true;
        for (std::size_t i = 0; i < books_.size(); ++i) {
            const std::uint64_t book = 1ULL << i;
            const bool fits = (used & book) == 0 && (*place & only_letter(books_[i])) != 0;
            if (fits && can_match(place + 1, end, used | book, wrong)) return true;
        }
        return false;
    }

    const Board& board_;
    Places places_;
    const ToCome::Letters& books_;
    int wrong_;
};

bool has_power_left(const Board& board, Genre genre) {
    return std::ranges::any_of(board.powers, [&](const CardSet& powers) {
        bool found = false;
        powers.for_each([&](CardId card) { found = found || genre_of(book_of(board, card)) == genre; });
        return found;
    });
}

GenreSet completable_genres(const Board& board, const Gaps& gaps, const ToCome& to_come) {
    const bool one_wrong = board.licence.one_wrong || has_power_left(board, Genre::mystery);
    GenreSet completable = 0;
    for (GenreSet genres = board.options.genres; genres != 0; genres &= genres - 1) {
        const auto genre = static_cast<Genre>(std::countr_zero(genres));
        if (Completing(board, gaps, genre, to_come, one_wrong ? 1 : 0).possible()) completable |= only(genre);
    }
    return completable;
}

// ---- whether anything can still happen but playing cards ----

// Powers that neither move a book nor say where one may go. Mystery is asked for with the genres.
bool leaves_the_library_alone(const Board& board, Genre genre) {
    switch (genre) {
        case Genre::adventure:
        case Genre::fantasy:
        case Genre::biography:
        case Genre::science:
        case Genre::business:
        case Genre::cooking:
        case Genre::mystery: return true;
        case Genre::romance: return board.deck_count == 0;
        default: return false;
    }
}

bool library_is_left_alone(const Board& board) {
    return std::ranges::all_of(board.powers, [&](const CardSet& powers) {
        bool alone = true;
        powers.for_each(
            [&](CardId card) { alone = alone && leaves_the_library_alone(board, genre_of(book_of(board, card))); });
        return alone;
    });
}

bool plain_rules_hold(Licence licence) {
    licence.no_minimum = licence.one_wrong = false;
    return licence == Licence{};
}

// LB-E1, LB-E4: authors and rows that are complete if somebody says so.
bool may_be_declared(const Board& board) {
    if (board.options.authors) return true;
    return board.options.powers && std::ranges::any_of(board.bookshelf, [](const Bookshelf& shelf) {
               return shelf.power == ShelfPower::wild_letters || shelf.power == ShelfPower::wild_colour;
           });
}

bool waits_for_a_card(const Board& board) {
    return board.depth == 1 || (board.depth == 2 && top(board).ask == Ask::place);
}

bool only_cards_are_left(const Board& board, const ToCome& to_come) {
    return waits_for_a_card(board) && !to_come.thrills && library_is_left_alone(board) &&
           plain_rules_hold(board.licence) && !may_be_declared(board);
}

// LB-E5
bool bound_by_force(const Board& board) { return board.duty.any() || board.next_duty.any(); }

// ---- cards that find no place any more ----

// Of the gaps for a letter the one that closes first to the letters after it.
Gap* tightest_for(Gaps& gaps, LetterSet letter) {
    Gap* tightest = nullptr;
    for (Gap& gap : gaps) {
        if (gap.places == 0 || (gap.letters & letter) == 0) continue;
        if (tightest == nullptr || gap.letters < tightest->letters) tightest = &gap;
    }
    return tightest;
}

// Where cards are stacked a letter needs one place, elsewhere each card does. Letters that compete for places get them
// in the order of the alphabet, which serves as many as possible.
int cards_without_a_place(const Board& board, Gaps gaps, const ToCome& to_come) {
    const LetterSet borne = letters_to_stack_on(board);
    int without = 0;
    for (std::size_t letter = 0; letter < letter_count; ++letter) {
        const LetterSet as_set = only_letter(static_cast<Letter>(letter));
        if ((borne & as_set) != 0) continue;
        const int cards = to_come.of_letter[letter];
        for (int needed = board.no_stacking ? cards : std::min(cards, 1); needed > 0; --needed) {
            Gap* gap = tightest_for(gaps, as_set);
            if (gap == nullptr) {
                ++without;
            } else {
                gap->places &= gap->places - 1;
            }
        }
    }
    return without;
}

}  // namespace

bool only_tells(Genre genre) { return genre == Genre::biography || genre == Genre::science; }

Foresight foresee(const State& state) {
    const Board& board = state.board;
    const ToCome to_come = books_to_come(state);
    if (!only_cards_are_left(board, to_come)) return {};
    const Gaps gaps = gaps_of(board);
    const GenreSet completable = completable_genres(board, gaps, to_come);
    if ((completable & ~only(Genre::horror)) != 0) return {};
    return {.only_grows = true,
            .letters_decide = completable == 0 && letters_alone_decide(board.options) && !bound_by_force(board),
            .most_points = -cards_without_a_place(board, gaps, to_come)};
}

}  // namespace shelfmark::players
