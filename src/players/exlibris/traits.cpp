#include "players/exlibris/traits.h"

#include <algorithm>

#include "exlibris/play.h"
#include "exlibris/round.h"
#include "exlibris/shelf.h"
#include "players/exlibris/evaluation.h"
#include "players/exlibris/outlook.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

constexpr int most_lead_that_matters = 4;
// Cards that may still come in the middle of a game: close enough for the whole of it.
constexpr int usual_cards_to_come = 130;

// Writes a position down, trait by trait.
class Writer {
public:
    int& operator[](Trait trait) { return traits_[static_cast<std::size_t>(trait)]; }
    [[nodiscard]] const Traits& traits() const { return traits_; }

private:
    Traits traits_ = {};
};

int waiting_of(const Board& board, Seat seat) {
    if (board.phase > Phase::placement) return 0;
    int count = 0;
    for (int i = 0; i < 4; ++i) count += board.figures[figure_id(seat, i)].place == waiting ? 1 : 0;
    return count;
}

void write_books(Writer& out, const CategoryCounts& books, const Board& board, Category focus) {
    std::array<int, category_count - 1> sorted = {};
    std::size_t size = 0;
    for (std::size_t k = 0; k < category_count; ++k) {
        if (k != index_of(board.banned)) sorted[size++] = books[k];
    }
    std::ranges::sort(sorted);
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        out[static_cast<Trait>(static_cast<std::size_t>(Trait::fewest_books) + i)] = sorted[i];
    }
    out[Trait::focus] = books[index_of(focus)];
    out[Trait::banned] = books[index_of(board.banned)];
    out[Trait::prominent] = books[index_of(board.prominent)];
}

void write_shelf(Writer& out, const Board& board, Seat seat, const ShelfPlan& plan) {
    out[Trait::stability] = plan.stability();
    out[Trait::shelved] = shelved_count(board, seat);
    out[Trait::entombed] = plan.entombed();
    board.shelf[seat].for_each([&](CardId card) {
        const Spot spot = spot_of(board, card);
        if (spot.face_down) ++out[Trait::face_down];
        if (!spot.entombed) out[Trait::columns] = std::max(out[Trait::columns], static_cast<int>(spot.cell.column));
    });
    const Gaps gaps = plan.gaps();
    out[Trait::in_order] = static_cast<int>(gaps.size()) - 1;
    for (const Gap& gap : gaps) {
        out[Trait::places] += gap.places;
        for (int nth = 1; nth <= gap.places; ++nth) out[Trait::room] += chance_to_fill(gap, nth, usual_cards_to_come);
    }
}

}  // namespace

std::size_t stage_of(const Board& board, Seat seat) {
    constexpr std::size_t last_round = 6;
    if (in_last_round(board)) return waiting_of(board, seat) >= 2 ? last_round : last_round + 1;
    // A longer game is as far as the usual one was some rounds before.
    Options usual;
    usual.players = board.options.players;
    const int delay = (end_trigger(board.options) - end_trigger(usual)) / 2;
    return static_cast<std::size_t>(std::clamp(board.round - delay, 2, 7) - 2);
}

Shelves::Shelves(const State& state) : state_(state) {
    for (int seat = 0; seat < exlibris::players(state.board); ++seat) {
        worths_.push_back(book_worths(state, static_cast<Seat>(seat)));
        plans_.push_back(ShelfPlan(state.board, static_cast<Seat>(seat), worths_.back()));
    }
}

int Shelves::prominent_of(Seat seat) const { return plans_[seat].books()[index_of(state_.board.prominent)]; }

Traits Shelves::traits(Seat seat) const {
    const Board& board = state_.board;
    const ShelfPlan& plan = plans_[seat];
    const Outlook outlook(state_, seat);
    Writer out;
    write_books(out, plan.books(), board, state_.hidden.focus[seat]);
    write_shelf(out, board, seat, plan);
    for (int steps = 1; steps < exlibris::players(board); ++steps) {
        const Seat other = after(board, seat, steps);
        out[Trait::best_rival] = std::max(out[Trait::best_rival], prominent_of(other));
        out[Trait::others_shelved] = std::max(out[Trait::others_shelved], shelved_count(board, other));
        out[Trait::others_hands] += board.hand_count[other];
        out[Trait::others_waiting] += waiting_of(board, other);
    }
    out[Trait::lead] =
        std::clamp(out[Trait::prominent] - out[Trait::best_rival], -most_lead_that_matters, most_lead_that_matters);
    out[Trait::hand] = board.hand_count[seat];
    out[Trait::first_player] = board.first_player == seat ? 1 : 0;
    out[Trait::waiting] = waiting_of(board, seat);
    out[Trait::future] = outlook.future(plan, worths_[seat]);
    out[Trait::pending] = outlook.pending();
    return out.traits();
}

}  // namespace shelfmark::players
