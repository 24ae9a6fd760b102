#include "grown_shelf.h"

#include <algorithm>
#include <array>

#include <rapidcheck.h>

#include "base/random.h"
#include "exlibris/shelf.h"

namespace shelfmark::exlibris {

namespace {

std::array<PlainCell, 4> around(const PlainCell& cell) {
    std::array<PlainCell, 4> cells = plain_steps;
    for (auto& [row, column] : cells) {
        row += cell.first;
        column += cell.second;
    }
    return cells;
}

template <class T>
void shuffle(std::vector<T>& values, base::Random& random) {
    for (std::size_t i = values.size(); i > 1; --i) {
        std::swap(values[i - 1], values[random.below(static_cast<std::uint32_t>(i))]);
    }
}

}  // namespace

bool in_one_piece(const PlainCells& cells) {
    if (cells.empty()) return true;
    PlainCells reached = {*cells.begin()};
    std::vector<PlainCell> open = {*cells.begin()};
    while (!open.empty()) {
        const PlainCell here = open.back();
        open.pop_back();
        for (const PlainCell& next : around(here)) {
            if (cells.contains(next) && reached.insert(next).second) open.push_back(next);
        }
    }
    return reached.size() == cells.size();
}

int rows_of(const PlainCells& cells) { return cells.empty() ? 0 : cells.rbegin()->first - cells.begin()->first + 1; }

Arrangement arrangement_of(const Board& board, Seat seat) {
    Arrangement cards;
    board.shelf[seat].for_each([&](CardId card) {
        const Cell cell = spot_of(board, card).cell;
        cards[card] = {cell.row, cell.column};
    });
    return cards;
}

PlainCells cells_of(const Arrangement& cards) {
    PlainCells cells;
    for (const auto& [card, cell] : cards) cells.insert(cell);
    return cells;
}

Arrangement counted_from_one(const Arrangement& cards) {
    int first_row = 1000;
    int first_column = 1000;
    for (const auto& [card, cell] : cards) {
        first_row = std::min(first_row, cell.first);
        first_column = std::min(first_column, cell.second);
    }
    Arrangement counted;
    for (const auto& [card, cell] : cards) counted[card] = {cell.first - first_row + 1, cell.second - first_column + 1};
    return counted;
}

int evenly(int from, int to) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(from, to + 1)); }
std::uint64_t any_seed() { return *rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()); }

PlainCells grown_cells(int count, std::uint64_t seed) {
    base::Random random{seed};
    Arrangement grown = {{0, {0, 0}}};
    while (static_cast<int>(grown.size()) < count) {
        std::vector<PlainCell> open;
        for (const auto& [number, cell] : grown) {
            for (const PlainCell& next : around(cell)) {
                PlainCells then = cells_of(grown);
                if (then.insert(next).second && rows_of(then) <= 3) open.push_back(next);
            }
        }
        grown[static_cast<int>(grown.size())] = open[random.below(static_cast<std::uint32_t>(open.size()))];
    }
    return cells_of(counted_from_one(grown));
}

void fill_shelf(State& state, Seat seat, const PlainCells& cells, int entombed, std::uint64_t seed) {
    base::Random random{seed};
    const std::vector<PlainCell> places(cells.begin(), cells.end());
    std::vector<CardId> cards;
    for (std::size_t card = 0; card < places.size() + static_cast<std::size_t>(entombed); ++card) {
        cards.push_back(static_cast<CardId>(card));
    }
    shuffle(cards, random);
    Board& board = state.board;
    board.shelf[seat].clear();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto& [row, column] = places[i % places.size()];
        const bool below = i >= places.size();
        put(board, seat, cards[i], {.cell = {row, column}, .face_down = below, .entombed = below});
        if (state.hidden.deck.contains(cards[i])) --board.deck_count;
        state.hidden.deck.remove(cards[i]);
    }
}

PlainCells plain(const Grid& grid) {
    PlainCells cells;
    grid.for_each([&](Cell cell) { cells.insert({cell.row, cell.column}); });
    return cells;
}

}  // namespace shelfmark::exlibris
