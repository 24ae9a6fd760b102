#include "exlibris/shelf_text.h"

#include <algorithm>

#include "exlibris/notation.h"
#include "exlibris/shelf.h"

namespace shelfmark::exlibris {

namespace {

constexpr int most_rows = 3;  // XL-B2

std::string place_text(const Board& board, Seat seat, Cell cell) {
    const CardId top = card_at(board, seat, cell);
    if (top == no_card) return ".";
    const Spot spot = spot_of(board, top);
    std::string text = name(top);
    if (spot.face_down) text = '(' + text + ')';
    if (spot.turned) text = '[' + text + ']';
    const CardId lower = entombed_at(board, seat, cell);
    return lower == no_card ? text : text + '/' + name(lower);
}

// Takes the marks off, if the text has them.
bool unwrap(std::string_view& text, char open, char close) {
    if (text.size() < 2 || text.front() != open || text.back() != close) return false;
    text = text.substr(1, text.size() - 2);
    return true;
}

Parsed<DrawnPlace> parse_place(Word word, int line, Cell cell) {
    DrawnPlace place = {.cell = cell, .column = word.column};
    const std::size_t slash = word.text.find('/');
    std::string_view top = word.text.substr(0, slash);
    place.face_down = unwrap(top, '(', ')');
    place.turned = !place.face_down && unwrap(top, '[', ']');
    const auto upper = parse_card(top);
    if (!upper) return wrong(line, word.column, "formats.error.place", {{"text", std::string(word.text)}});
    place.top = *upper;
    if (slash == std::string_view::npos) return place;
    const auto lower = parse_card(word.text.substr(slash + 1));
    if (!lower) return wrong(line, word.column, "formats.error.place", {{"text", std::string(word.text)}});
    place.entombed = *lower;
    return place;
}

void count_from_one(std::vector<DrawnPlace>& places) {
    if (places.empty()) return;
    const int row = std::ranges::min(places, {}, [](const DrawnPlace& place) { return place.cell.row; }).cell.row;
    const int column =
        std::ranges::min(places, {}, [](const DrawnPlace& place) { return place.cell.column; }).cell.column;
    for (DrawnPlace& place : places) {
        place.cell = {place.cell.row - row + 1, place.cell.column - column + 1};
    }
}

}  // namespace

std::string shelf_text(const Board& board, Seat seat) {
    const Grid grid = grid_of(board, seat);
    std::string text;
    for (int row = 1; row <= grid.lowest_row(); ++row) {
        if (row > 1) text += " / ";
        int width = 0;
        grid.row(row).for_each([&](int column) { width = column; });
        for (int column = 1; column <= width; ++column) {
            if (column > 1) text += ' ';
            text += place_text(board, seat, {row, column});
        }
    }
    return text;
}

Parsed<std::vector<DrawnPlace>> parse_shelf(Words words, int line) {
    std::vector<DrawnPlace> places;
    const int start = words.column();
    Grid grid;
    Cell cell = {1, 1};
    while (!words.empty()) {
        const Word word = words.next();
        if (word.text == "/") {
            cell = {cell.row + 1, 1};
            if (cell.row > most_rows) return wrong(line, word.column, "formats.error.rows");
            continue;
        }
        if (cell.column > card_count) return wrong(line, word.column, "formats.error.columns");
        if (word.text != ".") {
            const auto place = parse_place(word, line, cell);
            if (!place) return std::unexpected(place.error());
            places.push_back(*place);
            grid.add(cell);
        }
        ++cell.column;
    }
    if (!grid.connected()) return wrong(line, start, "formats.error.pieces");
    count_from_one(places);
    return places;
}

}  // namespace shelfmark::exlibris
