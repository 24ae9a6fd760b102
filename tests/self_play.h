// Games that play themselves, for tests of any Game: at random, or looking for trouble.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/random.h"
#include "table/game.h"

namespace shelfmark::proof {

using table::Seat;
using table::SeatSet;

/// How somebody plays who wants to find mistakes rather than to win.
enum class Manner : std::uint8_t {
    at_random,
    rarest,  // what it has said least often so far, by the first word
    first,   // the first thing on the list
    last,    // the last thing on the list: often a pass, or the end of a set
    greedy,  // never a pass or an end as long as there is something else: long sets, full hands, wide shelves
};
inline constexpr std::array manners = {Manner::at_random, Manner::rarest, Manner::first, Manner::last, Manner::greedy};

/// Every other game is dealt from 128 bits, as those of servers are, whatever else follows from its number.
inline base::Seed seed_of_game(std::uint64_t number) {
    return base::Random{number}.below(2) == 0 ? base::Seed(number) : base::Seed(number + 1, number);
}

template <table::Game G>
class SelfPlay {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    struct Decision {
        Seat seat;
        Action action;
    };

    SelfPlay(const typename G::Options& options, std::uint64_t number, Manner manner)
        : state_(G::setup(options, seed_of_game(number))), random_{number * 2 + 1}, manner_(manner) {}

    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] bool over() const { return G::over(state_); }
    [[nodiscard]] int decisions() const { return decisions_; }
    base::Random& random() { return random_; }

    /// Who decides next and what; nobody at the table may be without a legal action.
    Decision choose() {
        const SeatSet actors = G::actors(state_);
        Seat seat = actors.lowest();
        while (actors.count() > 1 && (random_.below(2) == 0 || !actors.contains(seat))) {
            seat = static_cast<Seat>(random_.below(static_cast<std::uint32_t>(G::seats(state_))));
            if (actors.contains(seat)) break;
        }
        typename G::ActionList list;
        G::legal(state_, seat, list);
        return {seat, list.empty() ? Action{} : pick(seat, list)};
    }

    void carry_out(const Decision& decision, typename G::EventList* events = nullptr) {
        G::apply(state_, decision.seat, decision.action, events);
        ++decisions_;
    }

private:
    Action pick(Seat seat, const typename G::ActionList& list) {
        const auto anything = [&] { return list[random_.below(static_cast<std::uint32_t>(list.size()))]; };
        // A pinch of chance, or every such game would be the same.
        if (manner_ == Manner::at_random || random_.below(8) == 0) return anything();
        if (manner_ == Manner::first) return list[0];
        if (manner_ == Manner::last) return list.back();
        if (manner_ == Manner::greedy) {
            const std::uint32_t keep = list.size() > 1 ? 1 : 0;
            return list[random_.below(static_cast<std::uint32_t>(list.size()) - keep)];
        }
        return rarest(seat, list);
    }

    Action rarest(Seat seat, const typename G::ActionList& list) {
        const Action* best = list.begin();
        int least = -1;
        std::string word_of_best;
        for (const Action& action : list) {
            const std::string text = G::notation(state_, seat, action);
            const std::string word = text.substr(0, text.find(' '));
            const int said = said_[word];
            if (least >= 0 && (said > least || (said == least && random_.below(2) == 0))) continue;
            least = said;
            best = &action;
            word_of_best = word;
        }
        ++said_[word_of_best];
        return *best;
    }

    State state_;
    base::Random random_;
    Manner manner_;
    int decisions_ = 0;
    std::map<std::string, int> said_;
};

}  // namespace shelfmark::proof
