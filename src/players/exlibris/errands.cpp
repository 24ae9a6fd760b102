#include "players/exlibris/errands.h"

#include <algorithm>

#include "exlibris/play.h"
#include "exlibris/round.h"
#include "players/exlibris/manners.h"

namespace shelfmark::players {

using namespace exlibris;

Errands::Errands(const State& state, Seat seat)
    : state_(state), seat_(seat), sketch_(state, seat), hand_(best_of(state.hidden.hand[seat])) {}

Worth Errands::appeal(Action placing) const {
    const auto location = static_cast<Location>(placing.b);
    return at(location, placing.c) + bonus(assistant_of(state_.board, figure_id(seat_, placing.a)), location);
}

Errands::Best Errands::best_of(const CardSet& cards) const {
    Best best;
    cards.for_each([&](CardId card) {
        const Worth worth = sketch_.shelved(card);
        best.kept = std::max(best.kept, sketch_.kept(card));
        if (worth > best.first) {
            best.second = best.first;
            best.first = worth;
        } else {
            best.second = std::max(best.second, worth);
        }
    });
    return best;
}

Worth Errands::at_home() const {
    const int share = in_last_round(state_.board) ? manners::home_in_last_round : manners::home;
    return std::max(hand_.first, sketch_.drawn()) * share / 16;
}

// A card of the tile: onto the shelf, or at least into the hand.
Worth Errands::purchase(Location location) const {
    const Best tile = best_of(cards_on(state_.board, location));
    return std::max(tile.first, tile.kept);
}

Worth Errands::at_hut() const {
    const Board& board = state_.board;
    if (in_last_round(board)) return 0;  // neither the cards nor the token will be of use
    int placed = 1;
    for (int i = 0; i < 4; ++i) {
        const Place place = board.figures[figure_id(seat_, i)].place;
        if (place != waiting && place != absent) ++placed;
    }
    return placed * average(manners::hut_card) + (board.first_player == seat_ ? 0 : manners::token);
}

Worth Errands::at_auction(int space) const {
    const int bid = space + 1;
    if (bid > state_.board.hand_count[seat_]) return 0;
    const int cards = cards_on(state_.board, Location::auction_house).count();
    return cards * average(manners::auction_card) - bid * average(manners::auction_bid);
}

// XL-L4: a card must go first.
Worth Errands::at_donation_center() const {
    const int left = state_.board.hand_count[seat_] - 1;
    if (left < 1) return 0;
    return hand_.first + (left > 1 ? hand_.second : 0) + average(manners::donation);
}

Worth Errands::at_bargain_books() const {
    const Best tile = best_of(cards_on(state_.board, Location::bargain_books));
    const bool lonely = figure_set_on(state_.board, static_cast<Place>(Location::bargain_books)) == 0;
    return std::max(tile.first, tile.kept) + (lonely ? 0 : std::max(tile.second, average(manners::bargain)));
}

Worth Errands::at(Location location, int space) const {
    const Board& board = state_.board;
    const bool has_cards = board.hand_count[seat_] > 0;
    switch (location) {
        case Location::home: return at_home();
        case Location::diviners_hut: return at_hut();
        case Location::book_swap: return has_cards ? purchase(location) + average(manners::swap) : 0;
        case Location::auction_house: return at_auction(space);
        case Location::donation_center: return at_donation_center();
        case Location::community_center: return purchase(location) + average(manners::community);
        case Location::wishing_well: return average(manners::well);
        case Location::gambling_den: return average(manners::den);
        case Location::librarians_lodge: return average(manners::lodge);
        case Location::book_collector: return average(manners::collector);
        case Location::bookshop: return purchase(location);
        case Location::garbage_dump: return board.discard.empty() ? 0 : average(manners::dump);
        case Location::bookworm_tavern: return average(manners::tavern);
        case Location::mysterious_shack: return board.shack_count * average(manners::shack_card);
        case Location::bargain_books: return at_bargain_books();
        case Location::assistants_guild: return average(manners::guild);
        case Location::tax_collector: return average(manners::tax);
        case Location::yard_sale: return has_cards ? average(manners::yard_sale) : 0;
        case Location::shelfmasons_guild: return average(manners::masons);
    }
    return 0;
}

// XL-A10: only where cards lie is there anything to burn.
bool Errands::has_stock(Location location) const {
    return location != Location::home && card_tile(location) >= 0 && !cards_on(state_.board, location).empty();
}

Worth Errands::bonus(Assistant assistant, Location location) const {
    switch (assistant) {
        case Assistant::bookworm:
            return average(location == Location::home ? manners::bookworm_at_home : manners::bookworm_elsewhere);
        case Assistant::automaton:
            return own_figures_on(state_.board, seat_, static_cast<Place>(location)) * at_home() * manners::automaton /
                   16;
        case Assistant::fire_imp: return has_stock(location) ? at_home() * manners::fire_imp / 16 : 0;
        default: return 0;
    }
}

}  // namespace shelfmark::players
