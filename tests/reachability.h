// An independent judge of sampled worlds. It follows a game from outside, keeps what each observer saw of it, and
// decides whether a world could have come about with exactly these sights. It knows nothing of the engine's own
// bookkeeping (slots, passages, memories): it searches for a history.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "exlibris/engine.h"
#include "exlibris/event.h"

namespace shelfmark::exlibris::reachability {

/// The hands by seat, and the Shack's face-down cards as one more.
inline constexpr int shack_hand = max_players;

/// Something that somebody saw or did not see. Its time is its place in the log.
struct Sight {
    enum class Kind { drawn, seen, left, passed, lacks, shuffled, turned_up } kind;
    CardId card = no_card;
    int hand = 0;
    SeatSet seen_by;           // who learns which card it is
    CategorySet excluded = 0;  // drawn: what it certainly does not show; lacks: what no card of the hand shows
    std::vector<int> batch;    // left: the draws, by time, of which it is certainly one
};

/// The log of a game, for all observers at once.
class Log {
public:
    explicit Log(const State& start);
    /// Adds one decision: the state before and after it, and its events.
    void follow(const State& before, const Action& action, const EventList& events, const State& after);

    [[nodiscard]] const std::vector<Sight>& sights() const { return sights_; }
    /// The draws whose cards are being offered for shelving now (XL-T4).
    [[nodiscard]] std::vector<int> offered_draws() const;

private:
    enum : int { in_deck = -1, in_the_open = -2, on_discard_pile = -3 };

    int now() const { return static_cast<int>(sights_.size()); }
    void note(Sight sight);
    void draw(CardId card, int hand, CategorySet excluded);
    void lay_open(CardId card, std::vector<int> batch = {});
    void into_hand(CardId card, int hand);
    void hear(const Event& event, const State& after);
    void look_around(const State& after);

    std::vector<Sight> sights_;
    CardSet offered_;
    std::array<int, card_count> place_ = {};  // a hand, the deck, or in the open
    std::array<int, card_count> drawn_ = {};  // when it was last drawn unseen
};

/// The search for a history took too long.
inline constexpr const char* undecided = "undecided";

/// Nothing if this world could have come about with the same sights for the observer; otherwise what is wrong.
std::string unreachable(const Log& log, Seat observer, const State& world);

}  // namespace shelfmark::exlibris::reachability
