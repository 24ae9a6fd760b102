#include "reachability.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <tuple>

#include "exlibris/notation.h"

namespace shelfmark::exlibris::reachability {

namespace {

constexpr int the_end = std::numeric_limits<int>::max();

/// A card came unseen into a hand, out of the deck as it was after so many shuffles.
struct Draw {
    int time = 0;
    int hand = 0;
    int shuffles = 0;
    CategorySet excluded = 0;
    bool offered = false;
};

/// The Cube took a card that the observer did not see.
struct Gift {
    int time = 0;
    int from = 0;
    CardId truly = no_card;
};

struct Look {
    int time = 0;
    int hand = 0;
    CategorySet missing = 0;
};

/// A stretch of a card's way between two sights of the observer: from a hand where it was seen, or from a draw still
/// to be found, to a hand where it is seen again.
struct Leg {
    CardId card = no_card;
    int from = -1;  // a hand, or -1: drawn unseen
    int since = 0;
    int shuffles = 0;
    int to = 0;
    int until = 0;
    std::vector<int> batch;  // not empty: it was one of these draws
    bool offered = false;
    int gift = -1;  // how it came to the Cube's owner
};

class Judge {
public:
    Judge(const Log& log, Seat observer, const State& world) : log_(log), observer_(observer), world_(world) {}

    std::string verdict() {
        read_log();
        end_in_world();
        if (!fault_.empty()) return fault_;
        std::size_t drawn = 0;
        for (const Leg& leg : legs_) drawn += leg.from < 0 ? 1 : 0;
        if (drawn != draws_.size()) return "as many unseen cards as draws";
        for (const Leg& leg : legs_) {
            if (leg.from >= 0 && leg.from == leg.to && !passes_looks(leg.card, leg.from, leg.since, leg.until)) {
                return name(leg.card) + " is where it was seen not to be";
            }
        }
        count_drawn_gifts();
        if (assign_gifts(0)) return {};
        return tries_ >= most_tries ? undecided : "no history leads there";
    }

private:
    static constexpr int most_tries = 5000;

    bool sees(const Sight& sight) const { return sight.seen_by.contains(observer_); }

    void end_leg(CardId card, int hand, int time, const std::vector<int>& batch = {}) {
        if (open_leg_[card] >= 0) {
            Leg& leg = legs_[static_cast<std::size_t>(open_leg_[card])];
            leg.to = hand;
            leg.until = time;
            open_leg_[card] = -1;
        } else if (unseen_[card]) {
            legs_.push_back({.card = card, .shuffles = shuffled_[card], .to = hand, .until = time, .batch = batch});
        }
        unseen_[card] = false;
    }

    void begin_leg(CardId card, int hand, int time) {
        open_leg_[card] = static_cast<int>(legs_.size());
        legs_.push_back({.card = card, .from = hand, .since = time, .batch = {}});
    }

    void read_log() {
        unseen_.fill(true);
        open_leg_.fill(-1);
        const std::vector<Sight>& sights = log_.sights();
        for (int time = 0; time < static_cast<int>(sights.size()); ++time) {
            read(sights[static_cast<std::size_t>(time)], time);
        }
    }

    void read(const Sight& sight, int time) {
        switch (sight.kind) {
            case Sight::Kind::drawn:
                if (sees(sight)) {
                    unseen_[sight.card] = false;
                    begin_leg(sight.card, sight.hand, time);
                } else {
                    draws_.push_back({time, sight.hand, shuffles_, sight.excluded});
                }
                break;
            case Sight::Kind::seen:
                if (!sees(sight)) break;
                end_leg(sight.card, sight.hand, time);
                begin_leg(sight.card, sight.hand, time);
                break;
            case Sight::Kind::left: end_leg(sight.card, sight.hand, time, sight.batch); break;
            case Sight::Kind::turned_up: unseen_[sight.card] = false; break;
            case Sight::Kind::passed:
                if (sees(sight)) {
                    end_leg(sight.card, sight.hand, time);
                    begin_leg(sight.card, cube(), time);
                } else {
                    gifts_.push_back({time, sight.hand, sight.card});
                }
                break;
            case Sight::Kind::lacks: looks_.push_back({time, sight.hand, sight.excluded}); break;
            case Sight::Kind::shuffled:
                // One after the other, at the same shuffle: the first finds the deck empty.
                if (last_shuffled_ + 1 != time) ++shuffles_;
                last_shuffled_ = time;
                unseen_[sight.card] = true;
                shuffled_[sight.card] = shuffles_;
                break;
        }
    }

    int cube() const { return world_.board.cube_seat; }

    int hand_in_world(CardId card) const {
        for (int seat = 0; seat < players(world_.board); ++seat) {
            if (world_.hidden.hand[static_cast<std::size_t>(seat)].contains(card)) return seat;
        }
        return world_.hidden.shack.contains(card) ? shack_hand : -1;
    }

    void end_in_world() {
        const std::vector<int> offered = log_.offered_draws();
        for (Draw& draw : draws_) draw.offered = std::ranges::find(offered, draw.time) != offered.end();
        for (CardId card = 0; card < card_count; ++card) {
            const int hand = hand_in_world(card);
            if (open_leg_[card] >= 0) {
                if (hand < 0) fault_ = name(card) + " was seen in a hand and is in none";
                end_leg(card, hand, the_end);
            } else if (!unseen_[card]) {
                if (hand >= 0) fault_ = name(card) + " was in the open and is in a hand";
            } else if (hand >= 0) {
                end_leg(card, hand, the_end);
                legs_.back().offered = world_.hidden.offered.contains(card);
            } else if (!world_.hidden.deck.contains(card)) {
                fault_ = name(card) + " was unseen and lies open";
            } else if (shuffled_[card] != shuffles_) {
                fault_ = name(card) + " is in a deck that was shuffled without it";
            }
        }
    }

    bool passes_looks(CardId card, int hand, int since, int until) const {
        return std::ranges::none_of(looks_, [&](const Look& look) {
            return look.hand == hand && since < look.time && look.time < until &&
                   (look.missing & categories_of(card)) != 0;
        });
    }

    // ---- who was taken by the Cube? Tries everybody, the true one first. ----

    // From each hand and each deck, as many drawn cards must have gone to the Cube as are not accounted for otherwise.
    void count_drawn_gifts() {
        for (const Draw& draw : draws_) ++drawn_gifts_[{draw.hand, draw.shuffles}];
        for (const Leg& leg : legs_) {
            if (leg.from < 0) --drawn_gifts_[{leg.to, leg.shuffles}];
        }
        for (const Draw& draw : draws_) all_excluded_ = static_cast<CategorySet>(all_excluded_ | draw.excluded);
        for (const Look& look : looks_) all_excluded_ = static_cast<CategorySet>(all_excluded_ | look.missing);
    }

    bool can_be_gift(const Leg& leg, const Gift& gift) const {
        if (leg.gift >= 0 || leg.from == cube() || leg.to != cube() || leg.until < gift.time) return false;
        if (!passes_looks(leg.card, cube(), gift.time, leg.until)) return false;
        if (leg.from < 0) {
            const auto left = drawn_gifts_.find({gift.from, leg.shuffles});
            return left != drawn_gifts_.end() && left->second > 0;
        }
        return leg.from == gift.from && leg.since < gift.time && passes_looks(leg.card, leg.from, leg.since, gift.time);
    }

    // Legs that no constraint tells apart need not be tried one after the other.
    auto sort_of(const Leg& leg) const {
        return std::tuple(leg.from, leg.since, leg.shuffles, leg.until, leg.offered, leg.batch,
                          all_excluded_ & categories_of(leg.card));
    }

    std::vector<std::size_t> candidates(const Gift& gift) const {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < legs_.size(); ++i) {
            if (can_be_gift(legs_[i], gift)) found.push_back(i);
        }
        std::ranges::stable_sort(found, {}, [&](std::size_t i) {
            const Leg& leg = legs_[i];
            const int rank = leg.card == gift.truly ? 0 : leg.from >= 0 ? 1 : 2;
            return std::pair(rank, leg.until);
        });
        return found;
    }

    bool assign_gifts(std::size_t next) {
        if (tries_ >= most_tries) return false;
        if (next == gifts_.size()) return everybody_moved() && match_draws(next);
        // No need to go on if not even the gifts so far leave a draw for everybody.
        if (!match_draws(next)) return false;
        const Gift& gift = gifts_[next];
        std::set<decltype(sort_of(legs_[0]))> tried;
        for (const std::size_t i : candidates(gift)) {
            if (!tried.insert(sort_of(legs_[i])).second) continue;
            const bool drawn = legs_[i].from < 0;
            if (drawn) --drawn_gifts_[{gift.from, legs_[i].shuffles}];
            legs_[i].gift = static_cast<int>(next);
            if (assign_gifts(next + 1)) return true;
            legs_[i].gift = -1;
            if (drawn) ++drawn_gifts_[{gift.from, legs_[i].shuffles}];
        }
        return false;
    }

    bool everybody_moved() const {
        return std::ranges::none_of(legs_,
                                    [](const Leg& leg) { return leg.from >= 0 && leg.from != leg.to && leg.gift < 0; });
    }

    // ---- which draw was which card? A matching. ----

    /// As a gift, or in the hand that it was drawn into.
    bool fits_way(const Leg& leg, const Draw& draw, const Gift* gift) const {
        if (gift == nullptr) {
            return draw.hand == leg.to && draw.time < leg.until &&
                   passes_looks(leg.card, draw.hand, draw.time, leg.until);
        }
        return draw.hand == gift->from && draw.time < gift->time && gift->time < leg.until &&
               passes_looks(leg.card, draw.hand, draw.time, gift->time) &&
               passes_looks(leg.card, cube(), gift->time, leg.until);
    }

    /// The gifts from `open` on are not assigned yet: any of them may be the way of a card that went to the Cube.
    bool fits(const Leg& leg, const Draw& draw, std::size_t open) const {
        if (draw.shuffles != leg.shuffles || (draw.excluded & categories_of(leg.card)) != 0) return false;
        if (!leg.batch.empty() && std::ranges::find(leg.batch, draw.time) == leg.batch.end()) return false;
        if (draw.offered != leg.offered) return false;
        if (leg.gift >= 0) return fits_way(leg, draw, &gifts_[static_cast<std::size_t>(leg.gift)]);
        if (fits_way(leg, draw, nullptr)) return true;
        if (leg.to != cube()) return false;
        for (std::size_t i = open; i < gifts_.size(); ++i) {
            if (fits_way(leg, draw, &gifts_[i])) return true;
        }
        return false;
    }

    bool match_draws(std::size_t open) {
        ++tries_;
        taker_.assign(draws_.size(), -1);
        for (std::size_t i = 0; i < legs_.size(); ++i) {
            if (legs_[i].from >= 0) continue;
            visited_.assign(draws_.size(), false);
            if (!find_draw(static_cast<int>(i), open)) return false;
        }
        return true;
    }

    bool find_draw(int leg, std::size_t open) {
        for (std::size_t k = 0; k < draws_.size(); ++k) {
            if (visited_[k] || !fits(legs_[static_cast<std::size_t>(leg)], draws_[k], open)) continue;
            visited_[k] = true;
            if (taker_[k] < 0 || find_draw(taker_[k], open)) {
                taker_[k] = leg;
                return true;
            }
        }
        return false;
    }

    const Log& log_;
    Seat observer_;
    const State& world_;
    std::string fault_;
    int shuffles_ = 0;
    int last_shuffled_ = -2;
    int tries_ = 0;
    std::array<bool, card_count> unseen_ = {};
    std::array<int, card_count> open_leg_ = {};
    std::array<int, card_count> shuffled_ = {};
    std::vector<Draw> draws_;
    std::vector<Gift> gifts_;
    std::vector<Look> looks_;
    std::vector<Leg> legs_;
    std::map<std::pair<int, int>, int> drawn_gifts_;  // by hand and shuffles
    CategorySet all_excluded_ = 0;
    std::vector<int> taker_;
    std::vector<bool> visited_;
};

}  // namespace

std::string unreachable(const Log& log, Seat observer, const State& world) {
    return Judge(log, observer, world).verdict();
}

}  // namespace shelfmark::exlibris::reachability
