#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "exlibris/action.h"
#include "exlibris/state.h"
#include "table/seat_text.h"

namespace shelfmark::exlibris {

// The one way to write a game down: in records, positions, logs, tests and on the command line (docs/formats.md).

// A card as letter and rank: "L8".
std::string name(CardId card);
std::optional<CardId> parse_card(std::string_view text);

std::string_view name(Category category);
std::optional<Category> parse_category(std::string_view text);

using table::seat_name;
std::optional<Seat> parse_seat(const Board& board, std::string_view text);

// A figure among its owner's: the special assistant by its name, the others as "assistant1" and so on.
std::string own_figure_name(const Board& board, FigureId figure);
std::optional<FigureId> parse_own_figure(const Board& board, Seat seat, std::string_view text);
// A figure of anybody: "seat2.witch".
std::string figure_name(const Board& board, FigureId figure);
std::optional<FigureId> parse_figure(const Board& board, std::string_view text);

// A decision: "place witch bookshop", "at 2,5". The seat is the one that decides.
std::string notation(const Board& board, Seat seat, Action action);
// The action that a text stands for, legal or not; nothing if it stands for none.
std::optional<Action> parse_action(const Board& board, Seat seat, std::string_view text);

}  // namespace shelfmark::exlibris
