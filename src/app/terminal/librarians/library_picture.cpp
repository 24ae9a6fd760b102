#include "app/terminal/librarians/library_picture.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/terminal/grid.h"
#include "app/terminal/librarians/phrases.h"
#include "librarians/material.h"
#include "librarians/words.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::Board;
using librarians::Cell;

// The part of the table that is drawn: all that is occupied or marked, and the places beside the bookshelf cards.
struct Frame {
    int top = librarians::row_count;
    int bottom = 0;
    int left = librarians::left_of_shelf;
    int right = librarians::right_of_shelf;

    void include_row(int row) {
        top = std::min(top, row);
        bottom = std::max(bottom, row);
    }
    void include(int row, int column) {
        include_row(row);
        left = std::min(left, column);
        right = std::max(right, column);
    }
};

Frame frame_of(const Board& board, const Marks& marks, const RowSpan& rows) {
    Frame frame;
    frame.include_row(std::max<int>(board.library.first_row, rows.first));
    frame.include_row(std::min<int>(board.library.last_row, rows.last));
    board.library.shown.for_each([&](librarians::CardId card) {
        const Cell at = board.library.where[card];
        if (at.row >= rows.first && at.row <= rows.last) frame.include(at.row, at.column);
    });
    for (const auto& [place, mark] : marks.places) frame.include(place.first, place.second);
    return frame;
}

std::string book_text(const Style& style, const Board& board, Cell at) {
    const librarians::CardId card = top_of(board.library, at);
    if (card == librarians::no_card) return {};
    const librarians::Book& book = book_of(board, card);
    std::string text = tag(style, book);
    if (board.options.sequels && book.volume > 0) text += '.' + librarians::volume_name(book.volume);
    if (const int under = stacked_at(board.library, at); under > 0) text += fmt::format("+{}", under);
    return text;
}

std::string with_mark(const Style& style, const std::string& text, const std::string* mark) {
    return mark == nullptr ? text : text + painted(style, Ink::bold, fmt::format("({})", *mark));
}

template <class Map, class Key>
const std::string* mark_at(const Map& marks, const Key& key) {
    const auto found = marks.find(key);
    return found == marks.end() ? nullptr : &found->second;
}

std::string cell_text(const Style& style, const Board& board, Cell at, const Marks& marks) {
    const std::string text =
        with_mark(style, book_text(style, board, at), mark_at(marks.places, std::pair<int, int>(at.row, at.column)));
    return text.empty() ? empty_place(style) : text;
}

std::string shelf_text(const Style& style, const Board& board, int row, const Marks& marks) {
    if (!has_shelf(board.library, row)) return {};
    const std::string arrow = bookshelf_of(board, row).right_to_left ? "|<|" : "|>|";
    return with_mark(style, painted(style, Ink::bold, arrow), mark_at(marks.shelves, row));
}

}  // namespace

std::string library_picture(const Style& style, const Board& board, const Marks& marks, const RowSpan& rows) {
    const Frame frame = frame_of(board, marks, rows);
    Grid grid;
    for (int column = frame.left; column <= frame.right; ++column) {
        if (column == librarians::right_of_shelf) grid.columns.emplace_back();
        grid.columns.push_back(librarians::column_name(column));
    }
    for (int row = frame.top; row <= frame.bottom; ++row) {
        grid.rows.push_back({librarians::row_name(row), {}});
        auto& cells = grid.rows.back().cells;
        for (int column = frame.left; column <= frame.right; ++column) {
            if (column == librarians::right_of_shelf) cells.push_back(shelf_text(style, board, row, marks));
            cells.push_back(cell_text(style, board, librarians::cell(row, column), marks));
        }
    }
    return drawn(style, grid, 3, 1);
}

}  // namespace shelfmark::app::terminal::lb
