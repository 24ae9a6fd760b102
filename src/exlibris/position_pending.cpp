// The numbers of a frame lead to something that exists, and cards on their way belong to what is pending.

#include <algorithm>

#include "exlibris/locations/gambling_den.h"
#include "exlibris/paying.h"
#include "exlibris/play.h"
#include "exlibris/position_frames.h"
#include "exlibris/shelf.h"
#include "exlibris/shelving.h"

namespace shelfmark::exlibris {

namespace {

// ---- the numbers of one frame ----

bool is_figure(const Board& board, unsigned id) {
    return id < board.figures.size() && board.figures[id].place != absent;
}
bool is_card(unsigned id) { return id < card_count; }
bool is_empty(const Frame& frame) {
    return frame.figure == no_figure && frame.step == 0 && frame.a == 0 && frame.b == 0 && frame.c == 0 && frame.d == 0;
}
bool on_shelf(const Board& board, Seat seat, unsigned card) {
    return is_card(card) && tops(board, seat).contains(static_cast<CardId>(card));
}

bool masons_fit(const Board& board, const Frame& frame) {
    if (frame.step == 0) return true;
    const Grid grid = grid_of(board, frame.seat);
    const int last = frame.step == 1 ? frame.c : frame.d;
    if (frame.b > 3 || frame.c > last || last > card_count) return false;
    for (int column = frame.c; column <= last; ++column) {
        if (!grid.contains({frame.b, column})) return false;
    }
    return true;
}

bool den_fits(const Board& board, const Frame& frame) {
    if (frame.step >= 3) return is_figure(board, frame.b);
    const auto gamblers = figures_on(board, frame.a).size();
    unsigned given = 0;
    for (unsigned names = names_of(frame); names != 0; names /= name_base, ++given) {
        if (names % name_base == 0) return false;
    }
    return gamblers <= most_gamblers && (frame.step == 0 ? given < gamblers : given == gamblers);
}

bool tavern_fits(const Board& board, const Frame& frame) {
    const auto guests = figures_on(board, frame.a).size();
    const int coming = board.spread.count() - (top(board).ask == Ask::witch ? 2 : 0) + (frame.step == 2 ? 1 : 0);
    if (guests == 0 || frame.b + coming > static_cast<int>(board.picks.size()) || frame.c > guests) return false;
    if (frame.step == 3 && frame.c == 0) return false;
    for (std::size_t pick = 0; pick < frame.b; ++pick) {
        if (!is_card(board.picks[pick])) return false;
    }
    return true;
}

bool effect_fits(const State& state, const Frame& frame) {
    const Board& board = state.board;
    if (!is_figure(board, frame.figure)) return false;
    switch (static_cast<Location>(frame.a)) {
        case Location::book_swap: return is_own(frame) && is_card(frame.b);
        case Location::community_center: return is_own(frame) && frame.b < players(board);
        case Location::gambling_den: return den_fits(board, frame);
        case Location::librarians_lodge:
            return is_own(frame) && frame.b < 4 && (frame.step == 0 || on_shelf(board, frame.seat, frame.c));
        case Location::garbage_dump: return is_own(frame) && frame.c < category_count;
        case Location::bookworm_tavern: return tavern_fits(board, frame);
        case Location::bargain_books: return is_own(frame) && frame.b < 2;
        case Location::tax_collector: return frame.b <= card_count;
        case Location::yard_sale:
            return frame.b < players(board) && frame.d < players(board) && frame.c <= card_count &&
                   (frame.step == 2 || is_own(frame));
        case Location::shelfmasons_guild: return is_own(frame) && masons_fit(board, frame);
        default: return is_own(frame);
    }
}

bool shelve_fits(const State& state, const Frame& frame) {
    const Board& board = state.board;
    const bool wizard = assistant_of(board, frame.figure) == Assistant::wizard;
    if (frame.step > (wizard ? 8 : 0)) return false;
    if (frame.step >= 5 && !on_shelf(board, frame.seat, frame.d)) return false;
    if (!is_card(frame.a) || (frame.b != no_card && !is_card(frame.b))) return false;
    CardSet cards = CardSet::of(frame.a);
    if (frame.b != no_card) cards.add(frame.b);
    if (frame.a == frame.b || cards != board.lifted) return false;
    if (is_moved(frame)) return frame.c < 32 && !board.shelf[frame.seat].empty();
    return frame.b == no_card && frame.c == 0 && (frame.step >= 5 || frame.d == 0);
}

bool pay_fits(const State& state, const Frame& frame) {
    const Payment payment = payment_of(frame);
    CardSet purse;
    if (payment.from_hand) purse |= state.hidden.hand[frame.seat];
    if (payment.from_shelf) purse |= state.board.shelf[frame.seat];
    return (state.board.chosen - purse).empty() && purse.count() >= payment.at_least;
}

bool pickpocket_fits(const Board& board, const Frame& frame) {
    const Seat thief = owner_of(frame.figure);
    if (frame.step > 2 || frame.b > 15 || frame.a >= location_count) return false;
    if (frame.step != 2) return frame.seat == thief;
    return frame.d < players(board) && frame.d != thief && frame.seat == frame.d && frame.c < category_count;
}

// ---- cards on their way ----

const Frame* find(const Board& board, Ask ask) {
    for (std::size_t i = board.depth; i-- > 0;) {
        if (board.frames[i].ask == ask) return &board.frames[i];
    }
    return nullptr;
}

bool effect_is(const Frame* effect, Location location, unsigned step) {
    return effect != nullptr && effect->a == index(location) && effect->step == step;
}

bool offered_fits(const State& state, const Frame* effect) {
    if (state.hidden.offered.empty()) return true;
    // XL-L14: the first of two cards waits until the second one is taken.
    if (effect == &top(state.board) && effect_is(effect, Location::bargain_books, 2)) {
        return (state.hidden.offered - state.hidden.hand[effect->seat]).empty();
    }
    for (const Ask ask : {Ask::offer, Ask::draw, Ask::gather}) {
        const Frame* const frame = find(state.board, ask);
        if (frame == nullptr) continue;
        return (ask == Ask::offer || frame->b == 1) && (state.hidden.offered - state.hidden.hand[frame->seat]).empty();
    }
    return false;
}

bool chosen_fits(const Board& board, const Frame& deciding, const Frame* effect) {
    const bool wizard = deciding.ask == Ask::shelve && deciding.step >= 5;
    if (!board.ruled_out.empty() && !wizard) return false;
    if (wizard) return ((board.chosen | board.ruled_out) - tops(board, deciding.seat)).empty();
    if (board.chosen.empty() || deciding.ask == Ask::pay) return true;
    return &deciding == effect && effect_is(effect, Location::tax_collector, 4) &&
           (board.chosen - cards_on(board, Location::tax_collector)).empty();
}

bool spread_fits(const Board& board, const Frame* effect) {
    CardSet open = board.spread;
    if (const Frame* const witch = find(board, Ask::witch); witch != nullptr) {
        open.remove(witch->a);
        open.remove(witch->b);
    }
    return open.empty() || effect_is(effect, Location::gambling_den, 2) ||
           effect_is(effect, Location::bookworm_tavern, 1) || effect_is(effect, Location::bookworm_tavern, 2) ||
           effect_is(effect, Location::yard_sale, 2);
}

// XL-L12: what each guest of the Tavern took is still in its owner's hand when it is offered.
bool picks_fit(const State& state, const Frame* effect) {
    const Board& board = state.board;
    if (effect == nullptr || effect->a != index(Location::bookworm_tavern))
        return board.picks == decltype(board.picks){};
    FigureList guests = figures_on(board, effect->a);
    std::ranges::sort(guests, {}, [&](FigureId guest) { return board.figures[guest].space; });
    for (std::size_t pick = 0; pick < effect->b; ++pick) {
        const std::size_t guest = pick % guests.size();
        if (guest >= effect->c && !state.hidden.hand[owner_of(guests[guest])].contains(board.picks[pick])) return false;
    }
    return true;
}

}  // namespace

bool numbers_fit(const State& state, const Frame& frame) {
    const Board& board = state.board;
    switch (frame.ask) {
        case Ask::keep_library:
            return is_empty(frame) && board.dealt[2UL * frame.seat] != Library::ordinary &&
                   board.library[frame.seat] == Library::ordinary;
        case Ask::place: return is_empty(frame);
        case Ask::visit: return is_own(frame) && frame.a <= at_home && frame.b < 2 && frame.c < 4;
        case Ask::effect: return effect_fits(state, frame);
        case Ask::home_actions: return frame.step == 0 && frame.d < 2;
        case Ask::draw:
        case Ask::gather: return frame.step == 0 && frame.b < 2;
        case Ask::witch:
            return frame.a != frame.b && is_card(frame.a) && is_card(frame.b) && board.spread.contains(frame.a) &&
                   board.spread.contains(frame.b);
        case Ask::offer: return frame.step == 0 && frame.a <= card_count;
        case Ask::shelve: return shelve_fits(state, frame);
        case Ask::pay: return pay_fits(state, frame);
        case Ask::pickpocket: return frame.figure != no_figure && pickpocket_fits(board, frame);
        case Ask::burn: return is_own(frame);
        case Ask::bookworm: return is_own(frame) && frame.step >= 1 && frame.step <= 3;
        case Ask::sasquatch: return is_own(frame) && board.figures[frame.figure].place < location_count;
        case Ask::cube:
            return frame.figure != no_figure && frame.figure % 4 == 0 && owner_of(frame.figure) == board.cube_seat &&
                   frame.seat != board.cube_seat;
        case Ask::resolution: return frame.figure == no_figure && frame.a < location_count;
        case Ask::golem: return is_own(frame) && card_tile(static_cast<Location>(frame.a)) >= 0;
        case Ask::remove_tiles:
            return solo(board) && frame.figure == no_figure && frame.a <= location_count && frame.b < 2;
        case Ask::inspection: return is_empty(frame) && frame.seat == 0;
    }
    return false;
}

bool cards_fit_frames(const State& state) {
    const Board& board = state.board;
    if (board.depth == 0) {
        return (board.spread | board.taking | board.lifted | board.chosen | board.ruled_out | state.hidden.offered)
                   .empty() &&
               picks_fit(state, nullptr);
    }
    const Frame& deciding = top(board);
    const Frame* const effect = find(board, Ask::effect);
    const bool lifting = deciding.ask == Ask::shelve;
    const bool gathering = find(board, Ask::gather) != nullptr || effect_is(effect, Location::tax_collector, 4);
    return offered_fits(state, effect) && chosen_fits(board, deciding, effect) && spread_fits(board, effect) &&
           picks_fit(state, effect) && (lifting || board.lifted.empty()) && (gathering || board.taking.empty());
}

}  // namespace shelfmark::exlibris
