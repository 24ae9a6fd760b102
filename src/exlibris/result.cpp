#include "exlibris/result.h"

#include <algorithm>

#include "exlibris/shelf.h"

namespace shelfmark::exlibris {

namespace {

int reading_position(const Board& board, CardId card) {
    const Cell cell = spot_of(board, card).cell;
    return cell.row * 256 + cell.column;
}

CategoryCounts books_of(const CardSet& cards) {
    CategoryCounts counts{};
    cards.for_each([&](CardId card) {
        for (std::size_t k = 0; k < counts.size(); ++k) counts[k] += icons(card)[k];
    });
    return counts;
}

}  // namespace

base::InlineVector<CardId, card_count> reading_order(const Board& board, Seat seat) {
    base::InlineVector<CardId, card_count> cards;
    tops(board, seat).for_each([&](CardId card) { cards.push_back(card); });
    std::sort(cards.begin(), cards.end(),
              [&](CardId a, CardId b) { return reading_position(board, a) < reading_position(board, b); });
    return cards;
}

ShelvedCards shelved_cards(const Board& board, Seat seat) {
    ShelvedCards shelf;
    const CardSet entombed = board.shelf[seat] - tops(board, seat);
    for (const CardId card : reading_order(board, seat)) {
        const Spot spot = spot_of(board, card);
        const bool face_down = spot.face_down || spot.turned;
        bool entombs = false;
        entombed.for_each([&](CardId lower) { entombs = entombs || spot_of(board, lower).cell == spot.cell; });
        shelf.push_back({.order = card,
                         .row = static_cast<std::uint8_t>(spot.cell.row - 1),
                         .column = static_cast<std::uint8_t>(spot.cell.column - 1),
                         .icons = face_down ? Icons{} : icons(card),
                         .face_down = face_down,
                         .entombs = entombs});
    }
    return shelf;
}

ScoreSheets score(const State& state) {
    const Board& board = state.board;
    const PublicGoals goals = {board.prominent, board.banned};
    std::array<ShelvedCards, max_players> shelves;
    std::array<Entry, max_players> entries;
    const auto count = static_cast<std::size_t>(players(board));
    for (std::size_t seat = 0; seat < count; ++seat) {
        shelves[seat] = shelved_cards(board, static_cast<Seat>(seat));
        entries[seat] = {&shelves[seat], state.hidden.focus[seat], board.hand_count[seat]};
    }
    if (solo(board)) return score_solo(entries[0], books_of(board.discard), state.hidden.library_focus, goals);
    return score_shelves(std::span(entries.data(), count), goals);
}

}  // namespace shelfmark::exlibris
