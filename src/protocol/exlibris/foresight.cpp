// What a decision would mean for the own score sheet, so that a page can show it before it is made.

#include "exlibris/best_turns.h"
#include "exlibris/result.h"
#include "protocol/exlibris/parts.h"

namespace shelfmark::protocol {

namespace {

using exlibris::CardId;
using exlibris::Cell;
using exlibris::Spot;

exlibris::Rivals rivals_now(const exlibris::View& view, const exlibris::ScoreSheets& sheets) {
    exlibris::Rivals rivals{.public_library = solo(view.board)};
    for (std::size_t seat = 0; seat < sheets.size; ++seat) {
        if (seat != view.seat) rivals.add(sheets.sheets[seat].counts[index_of(view.board.prominent)]);
    }
    return rivals;
}

bool has_begun_to_turn(const exlibris::Board& board, table::Seat seat) {
    bool begun = false;
    board.shelf[seat].for_each([&](CardId card) { begun = begun || spot_of(board, card).turned; });
    return begun;
}

}  // namespace

ExLibrisTarget target_of(const exlibris::View& view, CardId card, Spot spot, CardId lower) {
    exlibris::View then = view;
    put(then.board, view.seat, card, spot);
    if (lower != exlibris::no_card) {
        const Cell now = spot_of(then.board, card).cell;
        put(then.board, view.seat, lower, {.cell = now, .face_down = true, .entombed = true});
    }
    const exlibris::ScoreSheet sheet = sheets_now(then).sheets[view.seat];
    return {.row = spot.cell.row,
            .column = spot.cell.column,
            .total = sheet.total,
            .falls = static_cast<std::int32_t>(sheet.turned.count())};
}

std::vector<ExLibrisTarget> targets_of(const exlibris::View& view, CardId card) {
    std::vector<ExLibrisTarget> targets;
    with_grid(view.board, view.seat, [&](const auto& grid) {
        grid.free_places().for_each(
            [&](Cell cell) { targets.push_back(target_of(view, card, {.cell = cell}, exlibris::no_card)); });
    });
    return targets;
}

std::optional<std::vector<ExLibrisCard>> best_to_turn(const exlibris::View& view) {
    const exlibris::Board& board = view.board;
    if (has_begun_to_turn(board, view.seat)) return std::nullopt;
    const exlibris::Positions turns = best_turns(shelved_cards(board, view.seat), {board.prominent, board.banned},
                                                 view.focus, rivals_now(view, sheets_now(view)));
    const auto order = reading_order(board, view.seat);
    std::vector<ExLibrisCard> cards;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (turns[i]) cards.push_back(order[i]);
    }
    return cards;
}

}  // namespace shelfmark::protocol
