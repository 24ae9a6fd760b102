#include "players/exlibris/shelf_plan.h"

#include <algorithm>
#include <cstdlib>

#include "exlibris/shelf.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

constexpr int row_limit = 3;  // XL-B2
// A shelf usually grows a little beyond the number that brings the last round.
constexpr int cards_after_trigger = 3;

int longest_run(std::uint64_t columns) {
    int run = 0;
    for (; columns != 0; columns &= columns >> 1U) ++run;
    return run;
}

}  // namespace

Worth worth_of(CardId card, const BookWorths& worths) {
    const Icons& books = icons(card);
    Worth worth = 0;
    for (std::size_t k = 0; k < books.size(); ++k) worth += books[k] * worths[k];
    return worth;
}

int books_on(const CardSet& cards, Category category) {
    int books = 0;
    cards.for_each([&](CardId card) { books += icons(card)[index_of(category)]; });
    return books;
}

int chance_to_fill(const Gap& gap, int nth, int to_come) {
    constexpr int patience = 6;  // one place usually waits for the first of so many cards
    const int candidates = (gap.end - gap.first) * to_come / card_count;
    return 16 * candidates / (candidates + patience * nth);
}

ShelfPlan::ShelfPlan(const Board& board, Seat seat, const BookWorths& worths) {
    wanted_columns_ = (end_trigger(board.options) + cards_after_trigger + row_limit - 1) / row_limit;
    read(board, seat);
    link(worths);
}

void ShelfPlan::read(const Board& board, Seat seat) {
    board.shelf[seat].for_each([&](CardId card) {
        const Spot spot = spot_of(board, card);
        if (spot.entombed) {
            ++entombed_;
            return;
        }
        rows_ = std::max(rows_, spot.cell.row);
        columns_ = std::max(columns_, spot.cell.column);
        cards_.push_back({static_cast<std::uint8_t>(spot.cell.row), static_cast<std::uint8_t>(spot.cell.column), card,
                          spot.face_down || spot.turned});
        // The alphabet is nearly the reading order already.
        for (std::size_t i = cards_.size() - 1; i > 0; --i) {
            const Shelved& left = cards_[i - 1];
            if (left.row < spot.cell.row || (left.row == spot.cell.row && left.column < spot.cell.column)) break;
            std::swap(cards_[i - 1], cards_[i]);
        }
    });
}

// The card after which this one continues the heaviest chain.
std::size_t ShelfPlan::heaviest_before(std::size_t i, const Chains& chains) const {
    // Most shelves are in order: then the heaviest chain of all goes on here.
    if (chains.heaviest == none || cards_[chains.heaviest].card < cards_[i].card) return chains.heaviest;
    std::size_t best = none;
    for (std::size_t k = 0; k < i; ++k) {
        if (cards_[k].face_down || cards_[k].card > cards_[i].card) continue;
        if (best == none || chains.weight[k] > chains.weight[best]) best = k;
    }
    return best;
}

// The heaviest increasing subsequence.
void ShelfPlan::link(const BookWorths& worths) {
    Chains chains;
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        if (cards_[i].face_down) continue;
        std::size_t before = heaviest_before(i, chains);
        // A card that costs more than it brings is better turned than continued.
        if (before != none && chains.weight[before] <= 0) before = none;
        chains.before[i] = before;
        chains.weight[i] = worth_of(cards_[i].card, worths) + (before == none ? 0 : chains.weight[before]);
        if (chains.heaviest == none || chains.weight[i] > chains.weight[chains.heaviest]) chains.heaviest = i;
    }
    for (std::size_t i = chains.heaviest; i != none; i = chains.before[i]) {
        cards_[i].stands = true;
        const Icons& books = icons(cards_[i].card);
        for (std::size_t k = 0; k < books.size(); ++k) books_[k] += books[k];
    }
}

// A shelf wider than a word folds: far beyond any sensible one, and only an estimate suffers.
int ShelfPlan::stability() const {
    std::array<std::uint64_t, row_limit + 1> rows = {};
    for (const Shelved& shelved : cards_) {
        rows[static_cast<std::size_t>(shelved.row)] |= 1ULL << (static_cast<unsigned>(shelved.column) & 63U);
    }
    int largest = 0;
    std::uint64_t full = rows[static_cast<std::size_t>(rows_)];
    for (int height = 2; height <= rows_; ++height) {
        full &= rows[static_cast<std::size_t>(rows_ + 1 - height)];
        const int width = longest_run(full);
        if (width >= 2) largest = std::max(largest, width * height);
    }
    return largest;
}

// Moving the shelf within its three rows changes the room before the first and after the last card only: both should
// have as much as their part of the alphabet asks for.
Gaps ShelfPlan::gaps() const {
    const int columns = std::max(wanted_columns_, columns_);
    Gaps gaps = gaps_in(columns);
    if (gaps.size() == 1) return gaps;
    Gap& first = gaps[0];
    Gap& last = gaps.back();
    const auto imbalance = [&](int offset) {
        return std::abs((first.places + offset) * (last.end - last.first) -
                        (last.places - offset) * (first.end - first.first));
    };
    int best = 0;
    for (int above = 0; above <= row_limit - rows_; ++above) {
        for (int left = 0; left <= columns - columns_; ++left) {
            const int offset = above * columns + left;
            if (imbalance(offset) < imbalance(best)) best = offset;
        }
    }
    first.places += best;
    last.places -= best;
    return gaps;
}

// With the shelf in the top left corner of these columns.
Gaps ShelfPlan::gaps_in(int columns) const {
    Gaps gaps;
    Gap gap;
    int next = 0;  // the place after the last one read
    for (const Shelved& shelved : cards_) {
        const int place = (shelved.row - 1) * columns + shelved.column - 1;
        gap.places += place - next;
        next = place + 1;
        if (!shelved.stands) continue;
        gap.end = shelved.card;
        gaps.push_back(gap);
        gap = {.first = shelved.card + 1};
    }
    gap.places += row_limit * columns - next;
    gaps.push_back(gap);
    return gaps;
}

}  // namespace shelfmark::players
