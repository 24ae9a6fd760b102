// The score sheets while the game goes on (of what lies open, and the own focus), and the final ones.

#include <span>

#include "exlibris/result.h"
#include "protocol/exlibris/parts.h"

namespace shelfmark::protocol {

namespace {

using exlibris::ScoreSheet;
using exlibris::ScoreSheets;

// XL-O8: the Public Library's books lie on the discard pile.
exlibris::CategoryCounts discarded_books(const exlibris::Board& board) {
    exlibris::CategoryCounts counts{};
    board.discard.for_each([&](exlibris::CardId card) {
        for (std::size_t k = 0; k < counts.size(); ++k) counts[k] += exlibris::icons(card)[k];
    });
    return counts;
}

ExLibrisScore shown(const ScoreSheet& sheet, std::size_t seat) {
    return {.seat = static_cast<std::int32_t>(seat),
            .counts = {sheet.counts.begin(), sheet.counts.end()},
            .books = sheet.books,
            .stability = sheet.stability,
            .entombed = sheet.entombed,
            .prominent = sheet.prominent,
            .banned = sheet.banned,
            .variety = sheet.variety,
            .focus = sheet.focus,
            .total = sheet.total};
}

std::vector<ExLibrisCard> fallen(const exlibris::Board& board, std::size_t seat, const exlibris::Positions& turned) {
    std::vector<ExLibrisCard> cards;
    if (turned.none()) return cards;
    const auto order = reading_order(board, static_cast<table::Seat>(seat));
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (turned[i]) cards.push_back(order[i]);
    }
    return cards;
}

std::vector<ExLibrisScore> shown(const exlibris::Board& board, const ScoreSheets& sheets) {
    std::vector<ExLibrisScore> scores;
    for (std::size_t seat = 0; seat < sheets.size; ++seat) {
        scores.push_back(shown(sheets.sheets[seat], seat));
        scores.back().falls = fallen(board, seat, sheets.sheets[seat].turned);
    }
    return scores;
}

}  // namespace

ScoreSheets sheets_now(const exlibris::View& view) {
    const exlibris::Board& board = view.board;
    const exlibris::PublicGoals goals = {board.prominent, board.banned};
    std::array<exlibris::ShelvedCards, exlibris::max_players> shelves;
    std::array<exlibris::Entry, exlibris::max_players> entries;
    const auto count = static_cast<std::size_t>(players(board));
    for (std::size_t seat = 0; seat < count; ++seat) {
        shelves[seat] = shelved_cards(board, static_cast<table::Seat>(seat));
        entries[seat] = {&shelves[seat], view.focus, board.hand_count[seat]};
    }
    if (solo(board)) return score_solo(entries[0], discarded_books(board), view.focus, goals);
    return score_shelves(std::span(entries.data(), count), goals);
}

std::vector<ExLibrisScore> scores_now(const exlibris::View& view, const ScoreSheets& now, bool always_best) {
    std::vector<ExLibrisScore> scores = shown(view.board, now);
    for (ExLibrisScore& score : scores) {
        if (score.seat == view.seat) {
            score.best = best_total(view, now, always_best);
            continue;
        }
        score.total -= *score.focus;
        score.focus.reset();
    }
    return scores;
}

std::vector<ExLibrisScore> final_scores(const exlibris::Board& board, const ScoreSheets& result) {
    std::vector<ExLibrisScore> scores = shown(board, result);
    for (std::size_t seat = 0; seat < result.size; ++seat) scores[seat].rank = result.sheets[seat].rank;
    return scores;
}

}  // namespace shelfmark::protocol
