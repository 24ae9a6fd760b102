#pragma once

#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/rulebook.h"
#include "app/tournament/game_score.h"
#include "app/tournament/parts.h"
#include "players/librarians/solver.h"
#include "players/simulation.h"
#include "server/ports/turn_timer.h"

namespace shelfmark::app {

// Who sits on a chair, and how long they may think about a turn if not as long as they usually do.
struct Contestant {
    std::string bot;
    std::optional<double> milliseconds;
    std::optional<std::uint32_t> simulations;
};

// Librarians who see all cards and the deck, for all chairs together: a yardstick.
inline constexpr std::string_view all_seeing = "solver";

// The games of a tournament, each of which can be played at any time, anywhere.
template <class G>
class Contest {
public:
    Contest(const typename G::Options& options, std::uint64_t seed, const std::vector<Contestant>& contestants)
        : options_(options), seed_(seed), all_seeing_(contestants[0].bot == all_seeing),
          positions_(contestants[0].simulations.value_or(players::default_position_limit)) {
        for (const Contestant& contestant : contestants) {
            players_.push_back(Rulebook<G>::find_player(contestant.bot));
            timers_.push_back(std::make_unique<server::TurnTimer>(contestant.milliseconds.value_or(0)));
            players::Budget& budget = players_.back().budget;
            if (contestant.simulations || contestant.milliseconds) {
                budget = {.simulations = contestant.simulations.value_or(0),
                          .timer = contestant.milliseconds ? timers_.back().get() : nullptr};
            }
        }
    }

    // Of a deal: drawn, not counted up, so that two tournaments share none of their deals, however close their seeds
    // are.
    [[nodiscard]] base::Seed seed_of(unsigned deal) const { return base::Random{seed_}.split(deal).next(); }

    [[nodiscard]] GameScore play(unsigned deal, unsigned rotation) const {
        const base::Seed seed = seed_of(deal);
        GameScore score{deal, rotation, std::vector<ChairScore>(players_.size())};
        const auto chair_at = [&](std::size_t seat) { return (seat + rotation) % players_.size(); };
        const auto note = [&](const typename G::State& state) {
            for (std::size_t seat = 0; seat < players_.size(); ++seat) {
                note_end<G>(state, static_cast<table::Seat>(seat), score.chairs[chair_at(seat)]);
            }
        };
        if constexpr (Rulebook<G>::partners) {
            if (all_seeing_) {
                note(best_found(G::setup(options_, seed)));
                return score;
            }
        }
        std::vector<base::Random> random;
        for (std::size_t chair = 0; chair < players_.size(); ++chair) {
            random.push_back(base::Random{seed}.split(0x9a7e5 + chair));
        }
        const auto decide = [&](table::Seat seat, const typename G::View& view, const typename G::ActionList& options) {
            const std::size_t chair = chair_at(seat);
            if (Rulebook<G>::begins_turn(view)) ++score.chairs[chair].turns;
            const double start = server::TurnTimer::computed_ms();
            const auto action = players_[chair](view, options, random[chair]);
            score.chairs[chair].thinking_us += std::lround((server::TurnTimer::computed_ms() - start) * 1000);
            return action;
        };
        players::Tally tally;
        players::play_deciding<G>(G::setup(options_, seed), decide, tally, note);
        return score;
    }

private:
    [[nodiscard]] typename G::State best_found(typename G::State state) const {
        for (const auto& action : players::solve(state, positions_).best.line) {
            G::apply(state, G::actors(state).lowest(), action, nullptr);
        }
        return state;
    }

    typename G::Options options_;
    std::uint64_t seed_;
    bool all_seeing_;
    std::uint64_t positions_;                  // that they look at
    std::vector<players::Player<G>> players_;  // by chair
    std::vector<std::unique_ptr<server::TurnTimer>> timers_;
};

}  // namespace shelfmark::app
