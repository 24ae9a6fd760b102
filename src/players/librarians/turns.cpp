#include "players/librarians/turns.h"

#include <algorithm>
#include <utility>

#include "players/librarians/plan.h"
#include "players/librarians/signs.h"

namespace shelfmark::players {

using namespace librarians;

namespace {

constexpr std::size_t width = 6;      // turns that are thought on, step by step
constexpr std::size_t finalists = 6;  // turns to be looked at more closely, besides the usual one

// LB-S3: cards with their places, powers and whatever else is a step of its own. Once two cards are played, what is
// left is asked step by step.
int steps_ahead(const Board& board) {
    constexpr int longest_turn = 3;
    constexpr int usual_cards = 2;
    return board.played < usual_cards ? longest_turn - board.played : 1;
}

// A turn on the way.
struct Draft {
    State state;
    Turn turn;
    Prospect worth = 0;
    std::size_t found = 0;  // how many were found before, which decides between equals
};

bool looks_better(const Draft& one, const Draft& other) {
    return one.worth != other.worth ? one.worth > other.worth : one.found < other.found;
}

class Drafts {
public:
    Drafts(const View& view, const State& world)
        : planner_(view.seat, view.memory.known), view_(view), turn_(world.board.turns) {}

    // The turn that the greedy player would make.
    [[nodiscard]] Turn usual(const State& world, const ActionList& options) const {
        Draft draft{world, {}};
        ActionList now = options;
        while (true) {
            draft.turn.decisions.push_back(planner_.choose(draft.state, now));
            apply(draft.state, view_.seat, draft.turn.decisions.back());
            if (is_over(draft)) return draft.turn;
            legal(draft.state, view_.seat, now);
        }
    }

    void begin(const State& world, const ActionList& options) { expand({world, {}}, options); }
    // Thinks the best of them on.
    void step() {
        std::vector<Draft> before = std::exchange(drafts_, {});
        std::ranges::sort(before, looks_better);
        std::size_t thought_on = 0;
        for (Draft& draft : before) {
            if (is_over(draft)) {
                drafts_.push_back(std::move(draft));
            } else if (thought_on++ < width) {
                ActionList options;
                legal(draft.state, view_.seat, options);
                expand(draft, options);
            }
        }
    }
    // So many of the best, and the best one that begins with a power: what powers are worth, only trials tell.
    [[nodiscard]] std::vector<Turn> best(std::size_t count) {
        std::ranges::sort(drafts_, looks_better);
        std::vector<Turn> turns;
        bool power = false;
        for (const Draft& draft : drafts_) {
            const bool uses_power = draft.turn.decisions[0].verb == Verb::use;
            if (turns.size() >= count && (power || !uses_power)) continue;
            power = power || uses_power;
            turns.push_back(draft.turn);
        }
        return turns;
    }

private:
    [[nodiscard]] bool is_over(const Draft& draft) const {
        return over(draft.state) || draft.state.board.turns != turn_;
    }

    // A card and its place are one step, as is every other decision with what follows from it.
    void expand(const Draft& draft, const ActionList& options) {
        CardSet cards;
        for (const Action option : options) {
            if (option.verb == Verb::play) {
                cards.add(option.a);
            } else if (!is_sign(option) && option.verb != Verb::give_up) {
                go_on(draft, {option});
            }
        }
        for (const Planner::Plan& plan : planner_.promising_plans(draft.state, cards)) {
            go_on(draft, {act(Verb::play, plan.card), plan.place});
        }
    }

    void go_on(Draft draft, std::initializer_list<Action> decisions) {
        for (const Action decision : decisions) {
            apply(draft.state, view_.seat, decision);
            draft.turn.decisions.push_back(decision);
        }
        planner_.settle(draft.state, draft.turn.decisions);
        draft.worth = judge(draft.state, view_.seat, view_.memory.known);
        draft.found = drafts_.size();
        drafts_.push_back(std::move(draft));
    }

    Planner planner_;
    const View& view_;
    int turn_;
    std::vector<Draft> drafts_;
};

}  // namespace

std::vector<Turn> promising_turns(const View& view, const State& world, const ActionList& options,
                                  std::optional<Action> also) {
    Drafts drafts(view, world);
    std::vector<Turn> turns = {drafts.usual(world, options)};
    drafts.begin(world, options);
    for (int step = 1; step < steps_ahead(world.board); ++step) drafts.step();
    for (Turn& turn : drafts.best(finalists)) {
        if (turn != turns[0]) turns.push_back(std::move(turn));
    }
    const auto wanted = [&](const Turn& turn) { return turn.decisions[0] == *also; };
    if (also && std::ranges::none_of(turns, wanted)) turns.push_back({{*also}});
    return turns;
}

}  // namespace shelfmark::players
