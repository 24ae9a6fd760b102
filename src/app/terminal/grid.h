#pragma once

#include <string>
#include <vector>

#include "app/terminal/style.h"

namespace shelfmark::app::terminal {

// Cards in rows and columns, with what is written beside the rows and above the columns.
struct Grid {
    struct Row {
        std::string name;
        std::vector<std::string> cells;
    };
    std::vector<std::string> columns;
    std::vector<Row> rows;
};

// Columns are as wide as their widest cell, and at least `narrowest`, with `gap` blanks between them. What is too wide
// for the screen goes on below.
std::string drawn(const Style& style, const Grid& grid, std::size_t narrowest, std::size_t gap);

// A place where nothing lies.
std::string empty_place(const Style& style);

}  // namespace shelfmark::app::terminal
