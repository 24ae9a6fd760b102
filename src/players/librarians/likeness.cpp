#include "players/librarians/likeness.h"

#include <algorithm>

#include "base/random.h"
#include "players/librarians/foresight.h"

namespace shelfmark::players {

using namespace librarians;

namespace {

std::uint64_t scrambled(std::uint64_t number) { return base::Random{number}.next(); }

// Collects facts in an order, and sets of facts without one.
class Collector {
public:
    void add(std::uint64_t fact) {
        likeness_.one = scrambled(likeness_.one ^ fact);
        likeness_.other = scrambled(likeness_.other + (fact ^ salt));
    }
    void add_to_set(std::uint64_t fact) {
        set_.one += scrambled(fact);
        set_.other += scrambled(scrambled(fact ^ salt));
    }
    void close_set() {
        add(set_.one);
        add(set_.other);
        set_ = {};
    }
    [[nodiscard]] Likeness likeness() const { return likeness_; }

private:
    static constexpr std::uint64_t salt = 0x5851f42d4c957f2dULL;

    Likeness likeness_;
    Likeness set_;
};

std::uint64_t number_of(Cell at) { return at.row * 0x100ULL + at.column; }

// What lies under the top book matters only if that can leave.
std::uint64_t pile_of(const Board& board, CardId top, Telling telling) {
    if (telling == Telling::by_letter) return sort_of(board, top, telling);
    std::uint64_t pile = 0;
    for (CardId card = top; card != no_card; card = board.library.under[card]) {
        pile = scrambled(pile) + sort_of(board, card, telling);
    }
    return pile;
}

void collect_library(const Board& board, Telling telling, Collector& collector) {
    const Library& library = board.library;
    library.shown.for_each([&](CardId top) {
        const std::uint64_t cut_off = board.cut_off.contains(top) ? 0x1'0000 : 0;
        collector.add_to_set(scrambled(pile_of(board, top, telling)) ^ (number_of(library.where[top]) | cut_off));
    });
    collector.close_set();
    for (int row = library.first_row; row <= library.last_row; ++row) {
        collector.add(static_cast<unsigned>(row) | library.shelf[static_cast<std::size_t>(row)] * 0x100U |
                      (bookshelf_of(board, row).right_to_left ? 0x1'0000U : 0U));
    }
}

void collect_players(const State& state, Telling telling, Collector& collector) {
    const Board& board = state.board;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(librarians::players(board)); ++seat) {
        state.hidden.hand[seat].for_each([&](CardId card) { collector.add_to_set(sort_of(board, card, telling)); });
        collector.close_set();
        board.powers[seat].for_each([&](CardId card) {
            const Genre genre = genre_of(book_of(board, card));
            if (!only_tells(genre)) collector.add_to_set(static_cast<std::uint64_t>(genre));
        });
        collector.close_set();
    }
}

// What holds for this turn, the next card or the next player.
void collect_turn(const Board& board, Collector& collector) {
    const Licence& licence = board.licence;
    std::uint64_t licences = 0;
    for (const bool granted :
         {licence.stack_any, licence.no_minimum, licence.loose, licence.no_order, licence.any_row, licence.one_wrong,
          licence.stopped, licence.next_gap, licence.next_no_order, licence.next_stack_any, board.no_stacking}) {
        licences = licences * 2 + (granted ? 1 : 0);
    }
    const unsigned played = std::min<unsigned>(board.played, 2);
    collector.add(licences | board.turn * 0x1'0000ULL | played * 0x100'0000ULL | std::uint64_t{board.skips} << 32U |
                  std::uint64_t{board.hand_limit} << 40U | std::uint64_t{board.deck_count} << 48U |
                  std::uint64_t{board.shelves_left} << 56U);
    for (const Duty& duty : {board.duty, board.next_duty}) {
        collector.add(duty.letters | std::uint64_t{duty.colours} << 32U);
    }
    // The deck keeps its order but for Cooking, which leaves what it turned round open (LB-Q20).
    for (const CardId card : board.deck_top) collector.add(card);
}

void collect_pending(const Board& board, Telling telling, Collector& collector) {
    for (std::size_t i = 0; i < board.depth; ++i) {
        const Frame& frame = board.frames[i];
        const bool names_a_card = frame.ask == Ask::place;
        collector.add(static_cast<unsigned>(frame.ask) | frame.step * 0x100ULL);
        collector.add(names_a_card ? sort_of(board, frame.a, telling)
                                   : frame.a | frame.b * 0x100ULL | frame.c * 0x1'0000ULL | frame.d * 0x100'0000ULL);
    }
    for (std::size_t i = 0; i < board.declared_count; ++i) {
        const GenreRow& row = board.declared[i];
        collector.add(number_of(row.from) | static_cast<unsigned>(row.direction) * 0x1'0000ULL |
                      row.length * 0x10'0000ULL | static_cast<unsigned>(row.genre) * 0x1000'0000ULL);
    }
    for (const std::uint8_t effects : board.red) collector.add(effects);
    for (const CardSet* cards : {&board.kept, &board.chosen}) {
        cards->for_each([&](CardId card) { collector.add_to_set(card); });
        collector.close_set();
    }
}

}  // namespace

std::uint64_t sort_of(const Board& board, CardId card, Telling telling) {
    const Book& book = book_of(board, card);
    if (telling == Telling::by_letter) return book.letter;
    const Options& options = board.options;
    return book.letter | book.kind * 0x100ULL | (options.authors ? book.author * 0x1'0000ULL : 0) |
           (options.ages ? book.audience * 0x100'0000ULL : 0) |
           (options.sequels ? std::uint64_t{book.volume} << 32U : 0);
}

Likeness likeness_of(const State& state, Telling telling) {
    Collector collector;
    collector.add(static_cast<std::uint64_t>(telling));
    collect_library(state.board, telling, collector);
    collect_players(state, telling, collector);
    collect_turn(state.board, collector);
    collect_pending(state.board, telling, collector);
    return collector.likeness();
}

}  // namespace shelfmark::players
