// What a decision would mean for the own score sheet, so that a page can show it before it is made.

#include <algorithm>

#include "base/random.h"
#include "exlibris/best_turns.h"
#include "exlibris/engine.h"
#include "exlibris/result.h"
#include "exlibris/round.h"
#include "exlibris/sample.h"
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

bool stand_alike(const exlibris::Board& one, const exlibris::Board& other, table::Seat seat) {
    return one.shelf[seat] == other.shelf[seat] && std::ranges::all_of(reading_order(one, seat), [&](CardId card) {
               return spot_of(one, card) == spot_of(other, card);
           });
}

}  // namespace

ExLibrisTarget target_of(const exlibris::View& view, const exlibris::ScoreSheets& now, CardId card, Spot spot,
                         CardId lower) {
    exlibris::Board board = view.board;
    put(board, view.seat, card, spot);
    if (lower != exlibris::no_card) {
        const Cell cell = spot_of(board, card).cell;
        put(board, view.seat, lower, {.cell = cell, .face_down = true, .entombed = true});
    }
    const exlibris::ShelvedCards shelf = shelved_cards(board, view.seat);
    const exlibris::ScoreSheet sheet =
        score_entry({.shelf = &shelf, .focus = view.focus}, rivals_now(view, now), {board.prominent, board.banned});
    return {.row = spot.cell.row,
            .column = spot.cell.column,
            .total = sheet.total,
            .falls = static_cast<std::int32_t>(sheet.turned.count())};
}

std::vector<ExLibrisTarget> targets_of(const exlibris::View& view, const exlibris::ScoreSheets& now, CardId card) {
    std::vector<ExLibrisTarget> targets;
    with_grid(view.board, view.seat, [&](const auto& grid) {
        grid.free_places().for_each(
            [&](Cell cell) { targets.push_back(target_of(view, now, card, {.cell = cell}, exlibris::no_card)); });
    });
    return targets;
}

std::optional<std::int32_t> total_after(const exlibris::View& view, exlibris::Action action) {
    base::Random random;  // any world will do: what happens to the own shelf is the same in all of them
    exlibris::State imagined = sample(view, random);
    apply(imagined, view.seat, action);
    if (stand_alike(view.board, imagined.board, view.seat)) return std::nullopt;
    exlibris::View then = view;
    then.board = imagined.board;
    return sheets_now(then).sheets[view.seat].total;
}

std::optional<std::int32_t> best_total(const exlibris::View& view, const exlibris::ScoreSheets& now, bool always) {
    const exlibris::Board& board = view.board;
    if (!(always || in_last_round(board) || solo(board)) || view.seat >= players(board)) return std::nullopt;
    if (now.sheets[view.seat].turned.none() || has_begun_to_turn(board, view.seat)) return std::nullopt;
    const exlibris::PublicGoals goals = {board.prominent, board.banned};
    const exlibris::Rivals rivals = rivals_now(view, now);
    const exlibris::ShelvedCards shelf = shelved_cards(board, view.seat);
    const exlibris::ShelvedCards turned = turn_face_down(shelf, best_turns(shelf, goals, view.focus, rivals));
    return score_entry({.shelf = &turned, .focus = view.focus}, rivals, goals).total;
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
