#include "librarians/library.h"

#include <algorithm>

namespace shelfmark::librarians {

namespace {

// A book comes to show at a place, which others follow in the list.
void show(Library& library, CardId card, Cell at) {
    library.shown.add(card);
    library.where[card] = at;
    CardId* const place = library.tops.data() + rank_of(library, at);
    if ((library.occupied[at.row] & bit(at.column)) == 0) {
        CardId* const end = library.tops.data() + library.tops.size();
        std::copy_backward(place, end - 1, end);
        library.occupied[at.row] |= bit(at.column);
        for (std::size_t row = at.row + 1U; row < row_count; ++row) ++library.begin[row];
    }
    *place = card;
}

// A book shows no longer, and nothing takes its place.
void vacate(Library& library, Cell at) {
    CardId* const place = library.tops.data() + rank_of(library, at);
    std::copy(place + 1, library.tops.data() + library.tops.size(), place);
    library.tops.back() = no_card;
    library.occupied[at.row] &= ~bit(at.column);
    for (std::size_t row = at.row + 1U; row < row_count; ++row) --library.begin[row];
}

void hide(Library& library, CardId card) {
    library.shown.remove(card);
    library.where[card] = {};
}

// The row above or below; nothing lies beyond the table.
RowMask occupied_in(const Library& library, int row) {
    return row >= 0 && row < row_count ? library.occupied[static_cast<std::size_t>(row)] : 0;
}

// A step to the left or right as the table shows it: from a place beside the bookshelf card one comes into the column,
// where no book lies.
RowMask step_right(RowMask places) { return (places << 1U) & every_column & ~bit(right_of_shelf); }
RowMask step_left(RowMask places) { return (places >> 1U) & ~bit(left_of_shelf); }

// Two steps; those that cross the column jump over it.
RowMask two_right(RowMask places) {
    return ((places << 2U) & every_column & ~(bit(right_of_shelf) | bit(right_of_shelf + 1))) |
           ((places & bit(left_of_shelf)) << 1U);
}
RowMask two_left(RowMask places) {
    return ((places >> 2U) & ~(bit(left_of_shelf) | bit(left_of_shelf - 1))) | ((places & bit(right_of_shelf)) >> 1U);
}

// The rows where books lie, which are neighbours of each other and of the shelves more often than not.
struct Rows {
    std::size_t first;
    std::size_t last;
};
Rows rows_with_books(const Library& library) {
    Rows rows = {0, row_count - 1};
    while (rows.first < library.first_row && library.occupied[rows.first] == 0) ++rows.first;
    while (rows.last > library.last_row && library.occupied[rows.last] == 0) --rows.last;
    return rows;
}

// LB-P4: reaches every book that hangs together with one of these.
Region spread(const Library& library, Region reached) {
    const Rows rows = rows_with_books(library);
    for (bool grows = true; grows;) {
        grows = false;
        for (std::size_t row = rows.first; row <= rows.last; ++row) {
            if (library.occupied[row] == reached[row]) continue;
            RowMask here = reached[row];
            if (row > rows.first) here |= reached[row - 1] & library.occupied[row];
            if (row < rows.last) here |= reached[row + 1] & library.occupied[row];
            for (RowMask before = 0; before != here;) {
                before = here;
                here |= (step_right(here) | step_left(here)) & library.occupied[row];
            }
            grows = grows || here != reached[row];
            reached[row] = here;
        }
    }
    return reached;
}

}  // namespace

Library empty_library() {
    Library library;
    library.tops.fill(no_card);
    library.under.fill(no_card);
    library.shelf.fill(no_bookshelf);
    return library;
}

void lay(Library& library, CardId card, Cell at) {
    const CardId below = top_of(library, at);
    library.under[card] = below;
    if (below != no_card) hide(library, below);
    show(library, card, at);
}

// LB-G3: only the top book goes.
void lift(Library& library, CardId card) {
    const Cell at = library.where[card];
    const CardId below = library.under[card];
    library.under[card] = no_card;
    hide(library, card);
    if (below == no_card) {
        vacate(library, at);
    } else {
        show(library, below, at);
    }
}

CardId lift_pile(Library& library, Cell at) {
    const CardId top = top_of(library, at);
    if (top == no_card) return no_card;
    hide(library, top);
    vacate(library, at);
    return top;
}

void lay_pile(Library& library, CardId top, Cell at) {
    if (top != no_card) show(library, top, at);
}

int stacked_at(const Library& library, Cell at) {
    int stacked = 0;
    for (CardId card = top_of(library, at); card != no_card && library.under[card] != no_card;
         card = library.under[card]) {
        ++stacked;
    }
    return stacked;
}

int stacked_on(const Library& library, int row, Side side) {
    int stacked = 0;
    for_each_column(library.occupied[static_cast<std::size_t>(row)] & places_of(side),
                    [&](int column) { stacked += stacked_at(library, cell(row, column)); });
    return stacked;
}

// LB-P1
RowMask adjacent_places(const Library& library, int row) {
    const RowMask here = occupied_in(library, row);
    RowMask touching =
        step_right(here) | step_left(here) | occupied_in(library, row - 1) | occupied_in(library, row + 1);
    if (has_shelf(library, row)) touching |= beside_shelf;
    return touching & ~here;
}

// LB-Q14, LB-E5
RowMask loosely_adjacent_places(const Library& library, int row, bool gap_only) {
    const RowMask here = occupied_in(library, row);
    RowMask reached = two_right(here) | two_left(here) | occupied_in(library, row - 2) | occupied_in(library, row + 2);
    if (has_shelf(library, row)) reached |= bit(left_of_shelf - 1) | bit(right_of_shelf + 1);
    if (!gap_only) {
        const RowMask beyond = occupied_in(library, row - 1) | occupied_in(library, row + 1);
        reached |= step_right(beyond) | step_left(beyond);
        if (has_shelf(library, row - 1) || has_shelf(library, row + 1)) reached |= beside_shelf;
    }
    return reached & ~here;
}

Region connected_places(const Library& library) {
    Region beside = {};
    for (std::size_t row = library.first_row; row <= library.last_row; ++row) {
        beside[row] = library.occupied[row] & beside_shelf;
    }
    return spread(library, beside);
}

bool hang_together(const Library& library, const CardSet& anchors) {
    Region reached = connected_places(library);
    if (reached == library.occupied) return true;
    library.shown.for_each([&](CardId top) {
        const Cell at = library.where[top];
        for (CardId card = top; card != no_card; card = library.under[card]) {
            if (anchors.contains(card)) reached[at.row] |= bit(at.column);
        }
    });
    return spread(library, reached) == library.occupied;
}

CardSet books_apart(const Library& library) {
    const Region connected = connected_places(library);
    CardSet apart;
    for (int row = 0; row < row_count; ++row) {
        const auto r = static_cast<std::size_t>(row);
        for_each_column(library.occupied[r] & ~connected[r], [&](int column) {
            for (CardId card = top_of(library, cell(row, column)); card != no_card; card = library.under[card]) {
                apart.add(card);
            }
        });
    }
    return apart;
}

}  // namespace shelfmark::librarians
