#include "app/passage.h"

#include <algorithm>
#include <numeric>
#include <ranges>
#include <vector>

#include "app/wrap.h"

namespace shelfmark::app {
namespace {

using Cells = std::vector<std::string>;

std::vector<std::string_view> split(std::string_view text, std::string_view at) {
    std::vector<std::string_view> parts;
    for (const auto part : std::views::split(text, at)) parts.emplace_back(part.begin(), part.end());
    return parts;
}

// "| a | b |"
Cells cells_of(std::string_view line) {
    Cells cells;
    for (const auto cell : split(line.substr(2, line.size() - 4), " | ")) cells.emplace_back(cell);
    return cells;
}

std::vector<std::size_t> widths_of(const std::vector<Cells>& rows) {
    std::vector<std::size_t> widths(rows.front().size());
    for (const Cells& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns(row[i]));
    }
    return widths;
}

std::string table(std::string_view text, std::size_t width, std::size_t indent) {
    constexpr std::size_t gap = 2;
    std::vector<Cells> rows;
    for (const auto line : split(text, "\n")) {
        if (!line.starts_with("|--")) rows.push_back(cells_of(line));
    }
    const auto widths = widths_of(rows);
    const std::size_t gaps = gap * (widths.size() - 1);
    const bool fits = std::accumulate(widths.begin(), widths.end(), indent + gaps) <= width;
    std::string lines;
    for (const Cells& row : rows) {
        std::string line = row.front();
        for (std::size_t i = 1; i < row.size(); ++i) {
            line += (fits ? std::string(widths[i - 1] - columns(row[i - 1]) + gap, ' ') : "; ") + row[i];
        }
        lines += std::string(indent, ' ') + (fits ? line : wrapped(line, width, indent)) + '\n';
    }
    return lines;
}

std::string drawing(std::string_view text, std::size_t indent) {
    std::string lines;
    for (const auto line : split(text, "\n")) lines += std::string(indent, ' ') + std::string(line) + '\n';
    return lines;
}

}  // namespace

std::string passage(std::string_view text, std::size_t width, std::size_t indent) {
    std::string lines;
    for (const auto block : split(text, "\n\n")) {
        if (block.starts_with("| ")) {
            lines += table(block, width, indent);
        } else if (block.starts_with("    ")) {
            lines += drawing(block, indent);
        } else {
            lines += std::string(indent, ' ') + wrapped(block, width, indent) + '\n';
        }
    }
    return lines;
}

}  // namespace shelfmark::app
