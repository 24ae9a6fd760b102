// What can be pending, and on top of what: the stack of a position that was written by hand, or by anybody.

#include "exlibris/position_frames.h"

#include <array>

#include "exlibris/paying.h"
#include "exlibris/play.h"

namespace shelfmark::exlibris {

namespace {

// A set of asks: what may lie on a frame. `nothing` stands for the frame that decides now.
using Asks = unsigned;
constexpr Asks one(Ask ask) { return 1U << static_cast<unsigned>(ask); }
constexpr Asks nothing = 1U << 31U;

// Where the effect of a location can pause, and what for.
struct Pause {
    Location location;
    std::uint8_t step;
    Asks above;
};
constexpr std::array pauses = {
    Pause{Location::diviners_hut, 1, one(Ask::draw)},
    Pause{Location::book_swap, 0, nothing},
    Pause{Location::book_swap, 1, nothing},
    Pause{Location::book_swap, 2, one(Ask::gather)},
    Pause{Location::book_swap, 3, one(Ask::offer)},
    Pause{Location::auction_house, 1, one(Ask::pay)},
    Pause{Location::auction_house, 2, one(Ask::gather)},
    Pause{Location::auction_house, 3, one(Ask::offer)},
    Pause{Location::donation_center, 1, one(Ask::pay)},
    Pause{Location::donation_center, 2, one(Ask::home_actions)},
    Pause{Location::community_center, 0, nothing},
    Pause{Location::community_center, 1, one(Ask::gather)},
    Pause{Location::community_center, 2, nothing | one(Ask::offer)},
    Pause{Location::community_center, 4, one(Ask::offer)},
    Pause{Location::wishing_well, 1, one(Ask::pay)},
    Pause{Location::wishing_well, 2, one(Ask::draw)},
    Pause{Location::wishing_well, 3, one(Ask::offer)},
    Pause{Location::gambling_den, 0, nothing},
    Pause{Location::gambling_den, 2, nothing},
    Pause{Location::gambling_den, 3, one(Ask::gather)},
    Pause{Location::gambling_den, 4, one(Ask::offer)},
    Pause{Location::librarians_lodge, 0, nothing | one(Ask::visit) | one(Ask::shelve)},
    Pause{Location::librarians_lodge, 1, nothing},
    Pause{Location::librarians_lodge, 2, nothing},
    Pause{Location::book_collector, 1, one(Ask::pay)},
    Pause{Location::book_collector, 2, one(Ask::draw)},
    Pause{Location::book_collector, 3, one(Ask::offer)},
    Pause{Location::bookshop, 0, nothing},
    Pause{Location::bookshop, 1, one(Ask::gather)},
    Pause{Location::bookshop, 2, one(Ask::offer)},
    Pause{Location::garbage_dump, 0, one(Ask::offer)},
    Pause{Location::garbage_dump, 1, nothing},
    Pause{Location::garbage_dump, 2, nothing},
    Pause{Location::garbage_dump, 3, one(Ask::gather)},
    Pause{Location::bookworm_tavern, 1, nothing},
    Pause{Location::bookworm_tavern, 2, one(Ask::gather)},
    Pause{Location::bookworm_tavern, 3, one(Ask::offer)},
    Pause{Location::mysterious_shack, 0, nothing},
    Pause{Location::mysterious_shack, 1, one(Ask::gather)},
    Pause{Location::mysterious_shack, 2, one(Ask::offer)},
    Pause{Location::bargain_books, 1, nothing},
    Pause{Location::bargain_books, 2, nothing | one(Ask::gather)},
    Pause{Location::bargain_books, 3, one(Ask::gather)},
    Pause{Location::bargain_books, 4, one(Ask::offer)},
    Pause{Location::assistants_guild, 0, nothing},
    Pause{Location::tax_collector, 1, one(Ask::pay)},
    Pause{Location::tax_collector, 3, one(Ask::pay)},
    Pause{Location::tax_collector, 4, nothing},
    Pause{Location::tax_collector, 5, one(Ask::gather)},
    Pause{Location::tax_collector, 6, one(Ask::offer)},
    Pause{Location::yard_sale, 1, one(Ask::pay)},
    Pause{Location::yard_sale, 2, nothing | one(Ask::shelve)},
    Pause{Location::yard_sale, 4, one(Ask::home_actions)},
    Pause{Location::yard_sale, 5, one(Ask::draw)},
    Pause{Location::shelfmasons_guild, 0, nothing},
    Pause{Location::shelfmasons_guild, 1, nothing},
    Pause{Location::shelfmasons_guild, 2, nothing},
};

Asks above_effect(const Frame& frame) {
    for (const Pause& pause : pauses) {
        if (index(pause.location) == frame.a && pause.step == frame.step) return pause.above;
    }
    return 0;
}

Asks above_visit(const Frame& frame) {
    switch (frame.step) {
        case 0: return one(Ask::sasquatch) | one(Ask::cube) | one(Ask::home_actions);
        case 2: return one(Ask::draw) | one(Ask::pickpocket) | one(Ask::burn) | one(Ask::home_actions);
        case 3: return one(Ask::effect) | one(Ask::bookworm) | one(Ask::home_actions) | one(Ask::visit);
        default: return 0;
    }
}

// What may lie on this frame.
Asks above(const Frame& frame) {
    switch (frame.ask) {
        case Ask::keep_library: return nothing | one(Ask::keep_library);
        case Ask::visit: return above_visit(frame);
        case Ask::effect: return above_effect(frame);
        case Ask::home_actions: return nothing | one(Ask::draw) | one(Ask::shelve);
        case Ask::draw:
        case Ask::gather: return one(Ask::witch);
        case Ask::offer: return nothing | one(Ask::shelve);
        case Ask::pickpocket: return frame.step == 1 ? nothing | one(Ask::offer) : nothing;
        case Ask::bookworm: return one(frame.step == 2 ? Ask::pay : Ask::home_actions);
        case Ask::resolution:
            if (frame.step == 2) return one(Ask::effect);
            return frame.step == 3 ? one(Ask::golem) | one(Ask::shelve) : 0;
        default: return nothing;
    }
}

// What the lowest frame can be.
Asks at_bottom(Phase phase) {
    switch (phase) {
        case Phase::choosing: return one(Ask::keep_library);
        case Phase::placement: return one(Ask::place) | one(Ask::visit);
        case Phase::resolution: return one(Ask::resolution);
        case Phase::clean_up: return one(Ask::remove_tiles);
        case Phase::inspection: return one(Ask::inspection);
        case Phase::over: return 0;
    }
    return 0;
}

// ---- a frame and the one below it ----

bool draws_offered_cards(const Frame& frame) {
    return frame.ask == Ask::effect &&
           (frame.a == index(Location::wishing_well) || frame.a == index(Location::book_collector));
}

bool effect_follows(const Frame& below, const Frame& frame) {
    if (frame.a != below.a || frame.a >= location_count) return false;
    const bool waits = delayed(static_cast<Location>(frame.a));
    return below.ask == Ask::resolution ? waits : !waits && frame.figure == below.figure;
}

bool visit_follows(const Frame& below, const Frame& frame) {
    const auto guild = index(Location::assistants_guild);
    if (below.ask == Ask::visit) return below.a == guild && frame.a != guild && frame.a < location_count;
    return frame.a == at_home && frame.seat == below.seat;
}

// What is asked for there; where it depends on more than the place, as this frame has it.
Payment usual_payment(const Frame& below, const Frame& frame) {
    if (below.ask == Ask::bookworm) return {.at_most = 1, .from_shelf = true};
    switch (static_cast<Location>(below.a)) {
        case Location::auction_house: return {.at_least = frame.a, .at_most = frame.a};
        case Location::donation_center: return {.at_least = 1, .from_shelf = true};
        case Location::book_collector: return {.from_shelf = true};
        case Location::yard_sale: return {.at_least = 1, .laid = true};
        case Location::tax_collector:
            if (below.step == 1) return {.at_least = 1, .at_most = 1, .from_shelf = true, .laid = true};
            return {.at_most = frame.b, .from_shelf = true, .laid = true};
        default: return {};
    }
}

bool pay_follows(const Board& board, const Frame& below, const Frame& frame) {
    if (payment_of(frame) != usual_payment(below, frame) || frame.c > 7) return false;
    if (frame.seat != below.seat) return false;
    if (below.ask != Ask::effect) return true;
    if (below.a == index(Location::yard_sale)) return is_own(below);
    // XL-L16: nobody lays down more cards than there are to take for them.
    const bool buys = below.a == index(Location::tax_collector) && below.step == 3;
    return !buys || frame.b <= cards_on(board, Location::tax_collector).count();
}

bool follows(const Board& board, const Frame& below, const Frame& frame) {
    switch (frame.ask) {
        case Ask::keep_library: return frame.seat != below.seat;
        case Ask::visit: return visit_follows(below, frame);
        case Ask::effect: return effect_follows(below, frame);
        case Ask::draw: return frame.seat == below.seat && (frame.b == 1) == draws_offered_cards(below);
        case Ask::gather: return frame.seat == below.seat && frame.b == 1;
        case Ask::witch: return frame.seat == below.seat && frame.c == below.b;
        case Ask::pay: return pay_follows(board, below, frame);
        case Ask::offer: return below.ask != Ask::pickpocket || frame.seat == owner_of(below.figure);
        case Ask::shelve: return below.ask == Ask::effect || below.ask == Ask::resolution || frame.seat == below.seat;
        case Ask::pickpocket:
        case Ask::burn:
        case Ask::golem: return frame.a == below.a;
        case Ask::bookworm: return below.a == at_home;
        default: return true;
    }
}

}  // namespace

std::optional<std::size_t> wrong_frame(const State& state) {
    const Board& board = state.board;
    for (std::size_t i = 0; i < board.depth; ++i) {
        const Frame& frame = board.frames[i];
        const Asks allowed = i == 0 ? at_bottom(board.phase) : above(board.frames[i - 1]);
        if ((allowed & one(frame.ask)) == 0) return i;
        if (!numbers_fit(state, frame)) return i;
        if (i > 0 && !follows(board, board.frames[i - 1], frame)) return i;
    }
    if (board.depth > 0 && (above(top(board)) & nothing) == 0) return board.depth - 1U;
    return std::nullopt;
}

}  // namespace shelfmark::exlibris
