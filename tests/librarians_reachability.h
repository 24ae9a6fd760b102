// An independent judge of sampled worlds of Librarians. It follows a game from outside, keeps what each observer saw of
// it, and decides whether a world could have come about with exactly these sights. It knows nothing of the engine's own
// bookkeeping (groups, facts, memories): it searches for a history, that is for a card for each draw.
#pragma once

#include <array>
#include <limits>
#include <string>
#include <vector>

#include "librarians/engine.h"
#include "librarians/event.h"

namespace shelfmark::librarians::reachability {

/// Hands move only as wholes (LB-Q19), so that each is one pile of cards all along, whoever holds it. They are numbered
/// by who held them first; the cards that Romance put away are one more.
inline constexpr int put_away_pile = max_players;
inline constexpr int no_pile = -1;
inline constexpr int never = std::numeric_limits<int>::max();

/// A card that went from the deck to a pile, and who saw which one it was.
struct Draw {
    int time = 0;
    int pile = no_pile;
    CardId card = no_card;
    SeatSet seen_by;
};

/// Something that was seen of a pile.
struct Sight {
    enum class Kind {
        some,  // these cards are in it
        all,   // these cards are in it, and no others
        none,  // these cards are not in it (LB-E5: an unmet Force!)
    } kind = Kind::some;
    int time = 0;
    int pile = no_pile;
    CardSet cards;
    SeatSet seen_by;
};

/// The log of a game, for all observers at once.
class Log {
public:
    explicit Log(const State& start);
    /// Adds one decision: the state before and after it, and its events.
    void follow(const State& before, const Action& action, const EventList& events, const State& after);

    [[nodiscard]] const std::vector<Draw>& draws() const { return draws_; }
    [[nodiscard]] const std::vector<Sight>& sights() const { return sights_; }
    /// The pile that a seat holds now.
    [[nodiscard]] int pile_of(Seat seat) const { return held_[seat]; }
    /// From which pile a card came to light for the first time, and when.
    [[nodiscard]] int pile_left(CardId card) const { return pile_left_[card]; }
    [[nodiscard]] int time_left(CardId card) const { return time_left_[card]; }
    /// Where everybody saw a card come back into a hand (LB-Q12), if it is still there.
    [[nodiscard]] int returned_to(CardId card) const { return returned_to_[card]; }

private:
    void draw(CardId card, int pile, SeatSet seen_by);
    void see(Sight::Kind kind, int pile, const CardSet& cards, SeatSet seen_by);
    void leave(CardId card, Seat seat);
    void take_back(CardId card, Seat seat);
    void pass_hands();
    void put_away(const State& before, const State& after);
    void name(const State& before, CardId card);
    void hear(const Event& event, const State& before, const State& after);

    int players_;
    int now_ = 0;
    std::vector<Draw> draws_;
    std::vector<Sight> sights_;
    std::array<int, max_players> held_ = {};
    std::array<CardSet, max_players> content_ = {};  // by pile, as it really is
    std::array<int, max_cards> pile_left_ = {};
    std::array<int, max_cards> time_left_ = {};
    std::array<int, max_cards> returned_to_ = {};
};

/// Nothing if this world could have come about with the same sights for the observer; otherwise what is wrong.
std::string unreachable(const Log& log, Seat observer, const State& world);

}  // namespace shelfmark::librarians::reachability
