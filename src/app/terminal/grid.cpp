#include "app/terminal/grid.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace shelfmark::app::terminal {
namespace {

constexpr std::size_t margin = 4;  // for the name of the row

std::vector<std::size_t> widths_of(const Grid& grid, std::size_t narrowest) {
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < grid.columns.size(); ++i) {
        std::size_t widest = std::max(narrowest, width_of(grid.columns[i]));
        for (const Grid::Row& row : grid.rows) widest = std::max(widest, width_of(row.cells[i]));
        widths.push_back(widest);
    }
    return widths;
}

std::string without_blanks_at_end(std::string line) {
    line.resize(line.find_last_not_of(' ') + 1);
    return line;
}

}  // namespace

std::string drawn(const Style& style, const Grid& grid, std::size_t narrowest, std::size_t gap) {
    const auto widths = widths_of(grid, narrowest);
    std::string text;
    for (std::size_t first = 0; first < widths.size();) {
        std::size_t end = first;
        std::size_t taken = margin;
        while (end < widths.size() && (end == first || taken + widths[end] <= style.width)) {
            taken += widths[end++] + gap;
        }
        const auto line = [&](std::string start, const std::vector<std::string>& cells) {
            for (std::size_t i = first; i < end; ++i) start += padded(cells[i], widths[i] + gap);
            return without_blanks_at_end(std::move(start));
        };
        text += painted(style, Ink::dim, line(std::string(margin, ' '), grid.columns)) + '\n';
        for (const Grid::Row& row : grid.rows) {
            text += line(painted(style, Ink::dim, fmt::format("{:>2}  ", row.name)), row.cells) + '\n';
        }
        first = end;
    }
    return text;
}

std::string empty_place(const Style& style) { return painted(style, Ink::dim, style.unicode ? "·" : "."); }

}  // namespace shelfmark::app::terminal
