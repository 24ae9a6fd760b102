// What lies on the table.

#include <bit>

#include "exlibris/notation.h"
#include "exlibris/play.h"
#include "exlibris/shelf.h"
#include "protocol/exlibris/parts.h"

namespace shelfmark::protocol {

namespace {

using exlibris::Board;
using exlibris::CardId;
using exlibris::Location;

ExLibrisTileState state_of(const Board& board, Location location) {
    const exlibris::LocationSet tile = bit(location);
    if ((board.below & tile) != 0) return ExLibrisTileState::below;
    if ((board.permanent & tile) != 0) return ExLibrisTileState::permanent;
    if ((board.tile_discards & tile) != 0) return ExLibrisTileState::discarded;
    return (board.removed & tile) != 0 ? ExLibrisTileState::removed : ExLibrisTileState::stack;
}

ExLibrisTile tile_of(const exlibris::View& view, Location location) {
    const Board& board = view.board;
    ExLibrisTile tile{.place = place_on_wire(static_cast<exlibris::Place>(location)),
                      .state = state_of(board, location),
                      .spaces = exlibris::open_spaces(location, players(board))};
    if (location == Location::mysterious_shack) {
        // Those that the seat knows, or that were turned up for the Golem (XL-A9).
        tile.cards = list_of(view.shack | cards_on(board, location));
        tile.unseen = board.shack_count - view.shack.count();
    } else if (exlibris::card_tile(location) >= 0) {
        tile.cards = list_of(cards_on(board, location));
    }
    return tile;
}

// XL-S3: whether this seat has yet to choose its library.
bool still_chooses(const Board& board, table::Seat seat) {
    for (std::size_t i = 0; i < board.depth; ++i) {
        if (board.frames[i].ask == exlibris::Ask::keep_library && board.frames[i].seat == seat) return true;
    }
    return false;
}

ExLibrisSeat seat_of(const Board& board, table::Seat seat) {
    ExLibrisSeat shown{.seat = seat,
                       .hand = board.hand_count[seat],
                       .shelved = shelved_count(board, seat),
                       .inspected = board.inspected.contains(seat)};
    if (still_chooses(board, seat)) {
        shown.dealt = {on_wire(board.dealt[2UL * seat]), on_wire(board.dealt[2UL * seat + 1])};
    } else {
        shown.library = on_wire(board.library[seat]);
    }
    return shown;
}

ExLibrisShelf shelf_of(const Board& board, table::Seat seat) {
    ExLibrisShelf shelf{.seat = seat};
    shelf.cards.reserve(static_cast<std::size_t>(board.shelf[seat].count()));
    board.shelf[seat].for_each([&](CardId card) {
        const exlibris::Spot spot = spot_of(board, card);
        shelf.cards.push_back({.card = card,
                               .row = spot.cell.row,
                               .column = spot.cell.column,
                               .down = spot.face_down,
                               .entombed = spot.entombed,
                               .turned = spot.turned});
    });
    return shelf;
}

ExLibrisPiece piece_of(const Board& board, exlibris::FigureId id) {
    const exlibris::Figure& figure = board.figures[id];
    ExLibrisPiece piece{.figure = id,
                        .seat = exlibris::owner_of(id),
                        .assistant = on_wire(assistant_of(board, id)),
                        .name = own_figure_name(board, id),
                        .sent = figure.sent};
    if (figure.place <= exlibris::at_home) {
        piece.place = place_on_wire(figure.place);
        piece.space = figure.space;
    }
    return piece;
}

}  // namespace

std::vector<ExLibrisCard> list_of(const exlibris::CardSet& cards) {
    std::vector<ExLibrisCard> list;
    list.reserve(static_cast<std::size_t>(cards.count()));
    cards.for_each([&](CardId card) { list.push_back(card); });
    return list;
}

ExLibrisCourse course_of(const Board& board) {
    ExLibrisCourse course{.phase = static_cast<ExLibrisPhase>(board.phase),
                          .round = board.round,
                          .last_round = board.last_round,
                          .first_player = board.first_player,
                          .placing = board.turn,
                          .prominent = on_wire(board.prominent),
                          .banned = on_wire(board.banned),
                          .deck = board.deck_count,
                          .discards = board.discard.count()};
    for (int i = 0; i < exlibris::category_count; ++i) {
        const auto category = static_cast<exlibris::Category>(i);
        if ((board.retired & bit(category)) != 0) course.retired.push_back(on_wire(category));
    }
    if (players(board) > 1) course.ending = end_trigger(board.options);
    if (board.discard_top != exlibris::no_card) course.discard_top = board.discard_top;
    return course;
}

std::vector<ExLibrisSeat> seats_of(const Board& board) {
    std::vector<ExLibrisSeat> seats;
    for (table::Seat seat = 0; seat < players(board); ++seat) seats.push_back(seat_of(board, seat));
    return seats;
}

std::vector<ExLibrisShelf> shelves_of(const Board& board) {
    std::vector<ExLibrisShelf> shelves;
    for (table::Seat seat = 0; seat < players(board); ++seat) shelves.push_back(shelf_of(board, seat));
    return shelves;
}

std::vector<ExLibrisTile> tiles_of(const exlibris::View& view) {
    std::vector<ExLibrisTile> tiles;
    for (auto left = locations_in_play(view.board.options); left != 0; left &= left - 1) {
        tiles.push_back(tile_of(view, static_cast<Location>(std::countr_zero(left))));
    }
    return tiles;
}

std::vector<ExLibrisPiece> pieces_of(const Board& board) {
    std::vector<ExLibrisPiece> pieces;
    for (exlibris::FigureId id = 0; id < board.figures.size(); ++id) {
        if (board.figures[id].place != exlibris::absent) pieces.push_back(piece_of(board, id));
    }
    return pieces;
}

ExLibrisPending pending_of(const exlibris::View& view) {
    const Board& board = view.board;
    return {.spread = list_of(board.spread),
            .taking = list_of(board.taking),
            .lifted = list_of(board.lifted),
            .chosen = list_of(board.chosen),
            .offered = list_of(view.offered),
            .offered_unseen = view.offered_unseen};
}

ExLibrisMemory memory_of(const exlibris::View& view) {
    ExLibrisMemory memory{.discarded = list_of(view.board.discard)};
    for (table::Seat seat = 0; seat < players(view.board); ++seat) {
        if (!view.certain[seat].empty()) memory.hands.push_back({seat, list_of(view.certain[seat])});
    }
    return memory;
}

}  // namespace shelfmark::protocol
