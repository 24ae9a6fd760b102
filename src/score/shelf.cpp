#include "score/shelf.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>

namespace shelfmark::score {

const PlacedCard* find_cut_off_card(const std::vector<PlacedCard>& shelf) {
    std::map<std::pair<int, int>, bool> reached;
    for (const auto& card : shelf) {
        reached[{card.row, card.column}] = false;
    }
    std::vector<std::pair<int, int>> open;
    const auto visit = [&](int row, int column) {
        const auto place = reached.find({row, column});
        if (place != reached.end() && !std::exchange(place->second, true)) {
            open.emplace_back(row, column);
        }
    };
    if (!shelf.empty()) {
        visit(shelf.front().row, shelf.front().column);
    }
    while (!open.empty()) {
        const auto [row, column] = open.back();
        open.pop_back();
        visit(row - 1, column);
        visit(row + 1, column);
        visit(row, column - 1);
        visit(row, column + 1);
    }
    const auto cut_off = [&](const PlacedCard& card) { return !reached[{card.row, card.column}]; };
    const auto found = std::ranges::find_if(shelf, cut_off);
    return found == shelf.end() ? nullptr : &*found;
}

void put_on_shelf(const std::vector<PlacedCard>& shelf, ScoredPlayer& player) {
    if (shelf.empty()) {
        return;
    }
    const int left = std::ranges::min(shelf, {}, &PlacedCard::column).column;
    for (const auto& [row, column, place] : shelf) {
        exlibris::ShelvedCard card;
        card.row = static_cast<std::uint8_t>(row);
        card.column = static_cast<std::uint8_t>(column - left);
        card.entombs = place.entombs;
        card.face_down = !place.card;
        if (place.card) {
            card.order = place.card->order();
            card.icons = place.card->icons;
        }
        player.turned_by_owner[player.shelf.size()] = place.turned_by_owner;
        player.cards.push_back(place.card ? place.card->name() : "#");
        player.shelf.push_back(card);
        for (const auto* named : {&place.card, &place.entombed}) {
            if (*named && (*named)->assumed) {
                player.assumed.push_back((*named)->name());
            }
        }
    }
}

}  // namespace shelfmark::score
