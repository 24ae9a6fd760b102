#include "app/terminal/exlibris/shelf_picture.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "app/terminal/exlibris/tag.h"
#include "app/terminal/grid.h"
#include "exlibris/notation.h"
#include "exlibris/shelf.h"

namespace shelfmark::app::terminal::xl {
namespace {

using exlibris::Board;
using exlibris::CardId;
using exlibris::Cell;
using exlibris::Seat;

std::string card_text(const Style& style, const Board& board, Seat seat, Cell cell, bool small) {
    const CardId card = card_at(board, seat, cell);
    if (card == exlibris::no_card) return {};
    const exlibris::Spot spot = spot_of(board, card);
    std::string text = small ? exlibris::name(card) : tag(style, card);
    if (spot.face_down) text = painted(style, Ink::dim, fmt::format("[{}]", exlibris::name(card)));
    if (spot.turned) text += '!';
    if (entombed_at(board, seat, cell) != exlibris::no_card) text += '+';
    return text;
}

// The part of the shelf that is drawn: all that is occupied or marked.
struct Frame {
    int top = 1;
    int bottom = 1;
    int left = 1;
    int right = 1;

    void include(Cell cell) {
        top = std::min(top, cell.row);
        bottom = std::max(bottom, cell.row);
        left = std::min(left, cell.column);
        right = std::max(right, cell.column);
    }
};

Frame frame_of(const Board& board, Seat seat, const Marks& marks) {
    Frame frame;
    grid_of(board, seat).for_each([&](Cell cell) { frame.include(cell); });
    for (const auto& [place, mark] : marks) frame.include({place.first, place.second});
    return frame;
}

std::string cell_text(const Style& style, const Board& board, Seat seat, Cell cell, const Marks& marks, bool small) {
    const std::string card = card_text(style, board, seat, cell, small);
    const auto mark = marks.find({cell.row, cell.column});
    if (mark == marks.end()) return card.empty() ? empty_place(style) : card;
    const std::string number = painted(style, Ink::bold, fmt::format("({})", mark->second));
    return card.empty() ? number : card + ' ' + number;
}

std::string picture(const Style& style, const Board& board, Seat seat, const Marks& marks, bool small) {
    const Frame frame = frame_of(board, seat, marks);
    Grid grid;
    for (int column = frame.left; column <= frame.right; ++column) grid.columns.push_back(fmt::to_string(column));
    for (int row = frame.top; row <= frame.bottom; ++row) {
        grid.rows.push_back({fmt::to_string(row), {}});
        for (int column = frame.left; column <= frame.right; ++column) {
            grid.rows.back().cells.push_back(cell_text(style, board, seat, {row, column}, marks, small));
        }
    }
    return drawn(style, grid, small ? 4 : 8, small ? 1 : 2);
}

}  // namespace

std::string shelf_picture(const Style& style, const Board& board, Seat seat, const Marks& marks) {
    return picture(style, board, seat, marks, false);
}

std::string small_shelf_picture(const Style& style, const Board& board, Seat seat) {
    return picture(style, board, seat, {}, true);
}

std::string book_counts(const Style& style, const Board& board, Seat seat) {
    std::array<int, exlibris::category_count> counts = {};
    board.shelf[seat].for_each([&](CardId card) {
        if (spot_of(board, card).face_down) return;
        for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += exlibris::icons(card)[i];
    });
    std::string text;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const auto category = static_cast<exlibris::Category>(i);
        const auto letter = exlibris::name(category).substr(0, 1);
        text += (text.empty() ? "" : " ") + painted(style, ink_of(category), fmt::format("{}{}", letter, counts[i]));
    }
    return text;
}

}  // namespace shelfmark::app::terminal::xl
