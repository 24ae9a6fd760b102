// The habits of `routine`, in sixteenths of a point unless it says otherwise. They were found by letting players with
// slightly different ones play against each other, thousands of games each, and keeping what won more.
#pragma once

#include <array>

#include "exlibris/card.h"

namespace shelfmark::players::manners {

// One more book: of the category that one has fewest of, of the next one and so on, and what comes on top of it.
inline constexpr std::array<int, exlibris::category_count - 1> variety = {23, -2, 9, 3, 4};
inline constexpr int focus = 16;
inline constexpr int prominent = 14;
inline constexpr int banned = -16;

// One more card on the shelf, by the number of its neighbours, and what comes on top of it.
inline constexpr std::array<int, 5> neighbours = {8, 9, 7, 22, 34};
inline constexpr int new_row = -8;
inline constexpr int new_column = -12;
inline constexpr int unbalanced = 16;  // for each place that the alphabet will hardly fill
inline constexpr int cards_after_trigger = 7;
// For each point of stability, more as the shelf grows.
inline constexpr int steadier = -3;
inline constexpr int steadier_with_cards = 8;
inline constexpr int steadier_in_last_round = 16;
// The same for a card out of order, which brings nothing else: in the last round only.
inline constexpr int misplaced = 10;

// A card in hand, as a part of what it would be worth on the shelf; the alphabet may not take it.
inline constexpr int kept = 1;
inline constexpr int kept_in_last_round = 2;
inline constexpr int misfit = 8;
inline constexpr int drawn = 16;
inline constexpr int drawn_in_last_round = 2;

// What errands bring: parts of an average card, but for the token.
inline constexpr int home = 10;
inline constexpr int home_in_last_round = 16;
inline constexpr int hut_card = 5;
inline constexpr int token = 2;
inline constexpr int swap = 1;
inline constexpr int auction_card = 6;
inline constexpr int auction_bid = 5;
inline constexpr int donation = 1;
inline constexpr int community = -1;
inline constexpr int well = 5;
inline constexpr int den = 16;
inline constexpr int lodge = 2;
inline constexpr int collector = 3;
inline constexpr int dump = 18;
inline constexpr int tavern = 16;
inline constexpr int shack_card = 4;
inline constexpr int bargain = 4;
inline constexpr int guild = -3;
inline constexpr int tax = 3;
inline constexpr int yard_sale = 22;
inline constexpr int masons = 1;
inline constexpr int bookworm_at_home = 4;
inline constexpr int bookworm_elsewhere = -6;
// The same, as parts of what the library at home brings.
inline constexpr int automaton = 28;
inline constexpr int fire_imp = 52;

}  // namespace shelfmark::players::manners
