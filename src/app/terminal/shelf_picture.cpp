#include "app/terminal/shelf_picture.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "exlibris/notation.h"
#include "exlibris/shelf.h"

namespace shelfmark::app::terminal {
namespace {

using exlibris::Board;
using exlibris::CardId;
using exlibris::Cell;
using exlibris::Seat;

constexpr std::size_t margin = 4;  // for the number of the row

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
    if (mark == marks.end()) return card.empty() ? painted(style, Ink::dim, style.unicode ? "·" : ".") : card;
    const std::string number = painted(style, Ink::bold, fmt::format("({})", mark->second));
    return card.empty() ? number : card + ' ' + number;
}

std::string without_blanks_at_end(std::string line) {
    line.resize(line.find_last_not_of(' ') + 1);
    return line;
}

std::string picture(const Style& style, const Board& board, Seat seat, const Marks& marks, bool small) {
    const Frame frame = frame_of(board, seat, marks);
    std::size_t cell_width = small ? 4 : 8;
    for (int row = frame.top; row <= frame.bottom; ++row) {
        for (int column = frame.left; column <= frame.right; ++column) {
            cell_width = std::max(cell_width, width_of(cell_text(style, board, seat, {row, column}, marks, small)));
        }
    }
    const std::size_t step = cell_width + (small ? 1 : 2);
    const int across = std::max(1, static_cast<int>((style.width - margin) / step));
    std::string text;
    for (int first = frame.left; first <= frame.right; first += across) {
        const int last = std::min(frame.right, first + across - 1);
        std::string heading(margin, ' ');
        for (int column = first; column <= last; ++column) heading += padded(fmt::to_string(column), step);
        text += painted(style, Ink::dim, without_blanks_at_end(std::move(heading))) + '\n';
        for (int row = frame.top; row <= frame.bottom; ++row) {
            std::string line = painted(style, Ink::dim, fmt::format("{:>2}  ", row));
            for (int column = first; column <= last; ++column) {
                line += padded(cell_text(style, board, seat, {row, column}, marks, small), step);
            }
            text += without_blanks_at_end(std::move(line)) + '\n';
        }
    }
    return text;
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

}  // namespace shelfmark::app::terminal
