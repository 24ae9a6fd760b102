#include "players/exlibris/sketch.h"

#include <algorithm>
#include <cstdlib>

#include "exlibris/options.h"
#include "exlibris/round.h"
#include "exlibris/shelf.h"
#include "players/exlibris/manners.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

constexpr int row_limit = 3;  // XL-B2
constexpr int books_in_deck = 510;

// XL-I7: equal categories share what their ranks are worth.
Worth variety_of(const CategoryCounts& counts, std::size_t category, std::size_t banned) {
    std::size_t fewer = 0;
    std::size_t equal = 0;
    for (std::size_t other = 0; other < counts.size(); ++other) {
        if (other == banned) continue;
        fewer += counts[other] < counts[category] ? 1 : 0;
        equal += counts[other] == counts[category] ? 1 : 0;
    }
    Worth sum = 0;
    for (std::size_t rank = fewer; rank < fewer + equal; ++rank) sum += manners::variety[rank];
    return sum / static_cast<Worth>(equal);
}

// A shelf wider than a word folds: far beyond any sensible one, and only an estimate suffers.
std::uint32_t column_bit(int column) { return 1U << (static_cast<unsigned>(column) & 31U); }

}  // namespace

Sketch::Sketch(const State& state, Seat seat) : last_round_(in_last_round(state.board)) {
    const Board& board = state.board;
    read(board, seat);
    appraise_books(state, seat);
    with_grid(board, seat, [&](const auto& grid) {
        grid.free_places().for_each([&](Cell cell) { add_opening(cell, grid.neighbours(cell)); });
    });
}

void Sketch::read(const Board& board, Seat seat) {
    board.shelf[seat].for_each([&](CardId card) {
        const Spot spot = spot_of(board, card);
        if (spot.entombed) return;
        rows_ = std::max(rows_, spot.cell.row);
        columns_ = std::max(columns_, spot.cell.column);
        occupied_[static_cast<std::size_t>(spot.cell.row)] |= column_bit(spot.cell.column);
        cards_.push_back({spot.cell.row, spot.cell.column, card, spot.face_down});
        // The alphabet is nearly the reading order already.
        for (std::size_t i = cards_.size() - 1; i > 0; --i) {
            const Standing& left = cards_[i - 1];
            if (left.row < spot.cell.row || (left.row == spot.cell.row && left.column < spot.cell.column)) break;
            std::swap(cards_[i - 1], cards_[i]);
        }
    });
    const int expected = end_trigger(board.options) + manners::cards_after_trigger;
    width_ = std::max(columns_, (expected + row_limit - 1) / row_limit);
    stability_ = stability(occupied_);
}

void Sketch::appraise_books(const State& state, Seat seat) {
    const Board& board = state.board;
    CategoryCounts counts = {};
    for (const Standing& standing : cards_) {
        if (standing.face_down) continue;
        const Icons& books = icons(standing.card);
        for (std::size_t k = 0; k < books.size(); ++k) counts[k] += books[k];
    }
    const std::size_t banned = index_of(board.banned);
    for (std::size_t k = 0; k < counts.size(); ++k) {
        if (k != banned) worths_[k] = variety_of(counts, k, banned);
    }
    worths_[index_of(state.hidden.focus[seat])] += manners::focus;
    worths_[index_of(board.prominent)] += manners::prominent;
    worths_[banned] = manners::banned;
    for (const Worth worth : worths_) average_card_ += worth;
    average_card_ = average_card_ * books_in_deck / card_count / category_count + manners::neighbours[0];
}

// XL-I4
int Sketch::stability(const Rows& rows) {
    std::size_t bottom = rows.size() - 1;
    while (bottom > 0 && rows[bottom] == 0) --bottom;
    int largest = 0;
    std::uint32_t full = rows[bottom];
    for (std::size_t height = 2; height <= row_limit && height <= bottom + 1; ++height) {
        full &= rows[bottom + 1 - height];
        int run = 0;
        for (std::uint32_t columns = full; columns != 0; columns &= columns >> 1U) ++run;
        if (run >= 2) largest = std::max(largest, run * static_cast<int>(height));
    }
    return largest;
}

int Sketch::steadier_with(Cell cell) const {
    Rows next = occupied_;
    next[static_cast<std::size_t>(cell.row)] |= column_bit(cell.column);
    return stability(next) - stability_;
}

Worth Sketch::shape_of(const Opening& opening, int neighbours) const {
    const Cell cell = opening.cell;
    Worth shape = manners::neighbours[static_cast<std::size_t>(neighbours)];
    if (cards_.empty()) return shape;
    if (cell.row < 1 || cell.row > rows_) shape += manners::new_row;
    if (cell.column < 1 || cell.column > columns_) shape += manners::new_column;
    const int weight = last_round_
                           ? manners::steadier_in_last_round
                           : manners::steadier + manners::steadier_with_cards * static_cast<int>(cards_.size()) / 16;
    return shape + opening.steadier * weight;
}

// What is left of three full rows is thought to lie half before the shelf and half behind it.
void Sketch::add_opening(Cell cell, int neighbours) {
    Opening opening{.cell = cell, .steadier = steadier_with(cell)};
    opening.shape = shape_of(opening, neighbours);
    const int spare = ((row_limit - rows_) * width_ + width_ - columns_) / 2;
    const int here = slot_of(cell.row, cell.column);
    int last = -spare;
    int next = row_limit * width_ - spare;
    for (const Standing& standing : cards_) {
        const int slot = slot_of(standing.row, standing.column);
        if (slot < here) {
            if (!standing.face_down && standing.card > opening.low) {
                opening.low = standing.card;
                last = slot + 1;
            } else {
                ++last;
            }
        } else if (!standing.face_down && standing.card < opening.high) {
            opening.high = standing.card;
            next = std::min(next, slot);
        }
    }
    opening.before = std::max(0, here - last);
    opening.behind = std::max(0, next - here - 1);
    openings_.push_back(opening);
}

// The card should divide the letters between its neighbours as its place divides the places.
Worth Sketch::fit(CardId card, const Opening& opening) {
    if (card <= opening.low || card >= opening.high) return nowhere;
    const int places = opening.before + opening.behind;
    const int letters = opening.high - opening.low;
    const int imbalance = std::abs((card - opening.low) * places - letters * opening.before);
    return opening.shape - imbalance * manners::unbalanced / letters;
}

Worth Sketch::standing_at(CardId card, Cell cell) const {
    for (const Opening& opening : openings_) {
        if (opening.cell == cell) return fit(card, opening);
    }
    return nowhere;
}

Worth Sketch::shelved(CardId card) const {
    Worth best = nowhere;
    for (const Opening& opening : openings_) best = std::max(best, fit(card, opening));
    const Worth in_order = best == nowhere ? nowhere : best + worth_of(card, worths_);
    return last_round_ ? std::max(in_order, misplaced()) : in_order;
}

Worth Sketch::misplaced() const {
    Worth best = nowhere;
    for (const Opening& opening : openings_) best = std::max(best, opening.steadier * manners::misplaced);
    return best;
}

Worth Sketch::lying_at(Cell cell) const {
    for (const Opening& opening : openings_) {
        if (opening.cell == cell) return opening.steadier * manners::misplaced;
    }
    return nowhere;
}

Worth Sketch::drawn() const { return last_round_ ? manners::drawn_in_last_round : manners::drawn; }

Worth Sketch::kept(CardId card) const {
    const Worth worth = std::max(shelved(card), worth_of(card, worths_) * manners::misfit / 16);
    return worth * (last_round_ ? manners::kept_in_last_round : manners::kept) / 16;
}

}  // namespace shelfmark::players
