// What the active player does in a world that is wholly known to the computer, but of which only the own hand is looked
// at: the thoughts of the greedy player.
#pragma once

#include <optional>
#include <vector>

#include "librarians/engine.h"
#include "players/librarians/judgement.h"

namespace shelfmark::players {

class Planner {
public:
    // `known` are cards seen in other hands.
    Planner(librarians::Seat seat, const librarians::CardSet& known) : seat_(seat), known_(known) {}

    [[nodiscard]] librarians::Action choose(const librarians::State& world,
                                            const librarians::ActionList& options) const;
    // Decides whatever is asked before the turn goes on, and notes the decisions.
    void settle(librarians::State& trial, std::vector<librarians::Action>& decisions) const;
    // Decides whatever is left to decide in the turn.
    void finish_turn(librarians::State& trial) const;

    // A card, its place and what they promise at first sight.
    struct Plan {
        librarians::CardId card = librarians::no_card;
        librarians::Action place;
        Prospect worth = 0;
    };
    using Plans = base::InlineVector<Plan, 8>;
    // The best first.
    [[nodiscard]] Plans promising_plans(const librarians::State& world, const librarians::CardSet& cards) const;

    // How many positions were judged so far: nearly all of the time goes there.
    [[nodiscard]] std::uint32_t judged() const { return judged_; }

private:
    [[nodiscard]] librarians::Action choose_in_turn(const librarians::State& world,
                                                    const librarians::ActionList& options) const;
    [[nodiscard]] librarians::Action best_by_trial(const librarians::State& world,
                                                   const librarians::ActionList& options, int depth) const;
    [[nodiscard]] librarians::Action way_out(const librarians::State& world,
                                             const librarians::ActionList& options) const;
    [[nodiscard]] librarians::Action help_others(const librarians::State& world,
                                                 const librarians::ActionList& options) const;
    [[nodiscard]] std::optional<librarians::Action> welcome_removal(const librarians::State& world,
                                                                    const librarians::ActionList& options) const;
    [[nodiscard]] Plan best_plan(const librarians::State& world, const librarians::CardSet& cards) const;
    [[nodiscard]] Prospect judge_trial(const librarians::State& world, int depth) const;
    [[nodiscard]] Prospect judge_without(const librarians::State& world, librarians::CardId card) const;
    [[nodiscard]] Prospect judge_now(const librarians::State& state) const;

    librarians::Seat seat_;
    librarians::CardSet known_;
    bool imagining_ = false;  // the rest of a turn, in which no further way out is looked for
    mutable std::uint32_t judged_ = 0;
};

}  // namespace shelfmark::players
