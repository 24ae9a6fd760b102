#pragma once

#include <algorithm>
#include <concepts>
#include <utility>

#include "players/levels.h"
#include "players/player.h"
#include "players/thought.h"
#include "server/match.h"
#include "server/witnessed.h"
#include "table/record.h"

namespace shelfmark::server {

// What a game adds to be played at a table: its bots, and how it goes over the wire.
template <class T>
concept TableGame = table::Recorded<typename T::Game> &&
                    requires(const typename T::Game::State& state, const typename T::Game::View& view,
                             const typename T::Game::EventList& events, const typename T::Game::ActionList& choices,
                             typename T::Game::Action action, std::string_view text, SeatSet seats, Showing how,
                             const Witnessed<typename T::Game>& witnessed, protocol::View& shown,
                             protocol::Happened& told, protocol::TableRow& row) {
                        { T::find_bot(text) } -> std::same_as<players::Player<typename T::Game>>;
                        { T::notation(view, action) } -> std::same_as<std::string>;
                        T::show(state, view, choices, how, shown);
                        T::tell(witnessed, events, told);
                        { T::ranks(state, seats) } -> std::same_as<std::vector<int>>;
                        T::sum_up(state, row);
                        { T::begins_turn(view) } -> std::same_as<bool>;
                        { T::turns_begin_openly } -> std::convertible_to<bool>;
                    };

inline protocol::Refusal on_wire(const table::Refusal& refusal) {
    protocol::Refusal out{.key = refusal.key, .rule = refusal.rule};
    if (refusal.obstacle != table::Obstacle::none) {
        out.obstacle = static_cast<protocol::Obstacle>(static_cast<int>(refusal.obstacle) - 1);
        out.which = refusal.which;
    }
    return out;
}

// A match of one game. It keeps the state as it is and as it was before the last decision; earlier ones are played
// again when somebody goes back, from a mark if somebody did before: most tables never do.
template <TableGame T>
class MatchOf final : public Match {
    using G = typename T::Game;
    using State = typename G::State;
    using Action = typename G::Action;
    using ActionList = typename G::ActionList;

public:
    MatchOf(const typename G::Options& options, base::Seed seed)
        : options_(options), seed_(seed), state_(G::setup(options, seed)) {}
    // Begun from a position; what its state holds is all that there is.
    MatchOf(const State& position, base::Seed seed)
        : options_(position.board.options), seed_(seed), position_(std::make_unique<State>(position)),
          state_(position) {}

    [[nodiscard]] int seats() const override { return G::seats(state_); }
    [[nodiscard]] std::string options() const override { return G::options_text(options_); }
    [[nodiscard]] int rules() const override { return options_.rules; }
    [[nodiscard]] bool over() const override { return G::over(state_); }
    [[nodiscard]] SeatSet actors() const override { return G::actors(state_); }

    [[nodiscard]] std::optional<protocol::Refusal> refusal(Seat seat, std::string_view action) const override {
        return refusal_in(state_, seat, action);
    }
    [[nodiscard]] std::optional<protocol::Refusal> refusal_after(Seat seat, std::string_view first,
                                                                 std::string_view action) const override {
        if (auto objection = refusal(seat, first)) return objection;
        base::Random random{0};
        State imagined = G::sample(G::observe(state_, seat), random);
        G::apply(imagined, seat, *G::parse(imagined, seat, first), nullptr);
        return refusal_in(imagined, seat, action);
    }

    void decide(Seat seat, std::string_view action) override { carry_out(seat, *G::parse(state_, seat, action)); }

    [[nodiscard]] std::size_t decisions() const override { return steps_.size(); }
    [[nodiscard]] Seat decider(std::size_t decision) const override { return steps_[decision].seat; }
    [[nodiscard]] std::string action(std::size_t decision) const override {
        const Step& step = steps_[decision];
        return G::notation(decision + 1 == steps_.size() && before_ ? *before_ : state_after(decision), step.seat,
                           step.action);
    }
    [[nodiscard]] bool revealed_since(std::size_t decisions) const override {
        return decisions < steps_.size() && steps_[decisions].revelations != state_.board.revelations;
    }

    void go_back(std::size_t decisions) override {
        if (before_ && decisions + 1 == steps_.size()) {
            state_ = *before_;
        } else {
            mark_before(decisions);
            state_ = state_after(decisions);
        }
        steps_.resize(decisions);
        before_.reset();
        events_.clear();
    }

    void show(Seat viewer, Showing how, protocol::View& out) const override {
        ActionList choices;
        if (how.choices && viewer < seats()) G::legal(state_, viewer, choices);
        T::show(state_, G::observe(state_, viewer), choices, how, out);
    }
    void tell(Seat viewer, protocol::Happened& out) const override {
        if (before_) T::tell(Witnessed<G>(*before_, state_, viewer), events_, out);
    }

    [[nodiscard]] Reflection reflect(Seat seat, std::string_view bot, std::uint64_t seed) const override {
        ActionList choices;
        G::legal(state_, seat, choices);
        return Reflection(
            [view = G::observe(state_, seat), choices, seed, think = T::find_bot(bot)](players::Timer* timer) mutable {
                if (choices.size() == 1) return T::notation(view, choices[0]);
                think.budget.timer = timer;
                base::Random random{seed};  // NOLINT(misc-const-correctness): the bot draws from it
                const Action action = think(view, choices, random);
                const bool legal = std::find(choices.begin(), choices.end(), action) != choices.end();
                return T::notation(view, legal ? action : choices[0]);
            });
    }

    [[nodiscard]] Reflection ponder(Seat seat, std::string_view bot, std::uint64_t seed,
                                    const std::optional<std::string>& decided) const override {
        ActionList choices;
        G::legal(state_, seat, choices);
        const auto chosen = decided ? G::parse(state_, seat, *decided) : std::nullopt;
        return Reflection([view = G::observe(state_, seat), choices, seed, chosen, thinks = players::thinks(bot),
                           budget = players::budget_when_asked(T::find_bot(bot))](players::Timer* timer) mutable {
            budget.timer = timer;
            base::Random random{seed};
            auto thoughts = thinks ? T::consider(view, choices, random, budget, chosen) : players::Thoughts<Action>{};
            if (chosen) thoughts = players::looking_back(std::move(thoughts), *chosen);
            return protocol::encode(thoughts_on_wire(view, thoughts, !chosen || T::turns_begin_openly));
        });
    }
    [[nodiscard]] std::optional<TurnsBeginning> last_turn_of(Seat seat, std::uint64_t seed) const override {
        for (std::size_t i = steps_.size(); i-- > 0;) {
            if (steps_[i].seat != seat) continue;
            const State before = state_after(i);
            const auto view = G::observe(before, seat);
            if (!T::begins_turn(view)) continue;
            base::Random random{seed};
            return TurnsBeginning{std::make_unique<MatchOf>(G::sample(view, random), seed), action(i)};
        }
        return std::nullopt;
    }

    [[nodiscard]] std::vector<int> ranks(SeatSet resigned) const override { return T::ranks(state_, resigned); }
    void sum_up(protocol::TableRow& out) const override { T::sum_up(state_, out); }
    [[nodiscard]] std::string record() const override {
        table::RecordOf<G> record{.options = options_, .seed = seed_, .decisions = {}};
        if (position_) record.position = G::position_text(*position_);
        for (const Step& step : steps_) record.decisions.push_back({step.seat, step.action});
        return table::record_text<G>(record);
    }
    [[nodiscard]] std::string imagined_position(Seat viewer, base::Seed seed) const override {
        base::Random random{seed};
        return G::position_text(G::sample(G::observe(state_, viewer), random));
    }

private:
    static std::optional<protocol::Refusal> refusal_in(const State& state, Seat seat, std::string_view action) {
        if (!G::actors(state).contains(seat)) return protocol::Refusal{.key = "table.not-your-turn"};
        const auto parsed = G::parse(state, seat, action);
        if (!parsed) return protocol::Refusal{.key = "table.no-such-decision"};
        const table::Refusal refusal = G::check(state, seat, *parsed);
        if (!refusal) return std::nullopt;
        return on_wire(refusal);
    }

    static protocol::Thoughts thoughts_on_wire(const typename G::View& view, const players::Thoughts<Action>& thoughts,
                                               bool by_name) {
        const std::size_t most = by_name ? 3 : 1;
        protocol::Thoughts out;
        ActionList named;
        for (std::size_t i = 0; i < std::min(most, thoughts.size()); ++i) {
            out.expected.push_back(static_cast<std::int32_t>(thoughts[i].expected));
            named.push_back(thoughts[i].action);
        }
        if (!thoughts.empty() && thoughts[0].points) out.points = static_cast<std::int32_t>(*thoughts[0].points);
        if (by_name && !named.empty()) T::name(view, named, out);
        return out;
    }

    struct Step {
        Seat seat = 0;
        std::uint16_t revelations = 0;  // before it
        Action action;
    };

    // The state after some of the decisions.
    struct Mark {
        std::size_t decisions = 0;
        State state;
    };

    [[nodiscard]] Mark start() const { return {0, position_ ? *position_ : G::setup(options_, seed_)}; }
    [[nodiscard]] State state_after(std::size_t decisions) const {
        auto [done, state] = mark_ && mark_->decisions <= decisions ? *mark_ : start();
        for (std::size_t i = done; i < decisions; ++i) G::apply(state, steps_[i].seat, steps_[i].action, nullptr);
        return state;
    }

    // Whoever goes back will do so again near the same place: from a mark shortly before it the way there is short. It
    // never lies after the decisions that stay.
    void mark_before(std::size_t decisions) {
        constexpr std::size_t steps_kept = 8;
        const bool near = mark_ && mark_->decisions <= decisions && decisions - mark_->decisions <= 2 * steps_kept;
        if (near) return;
        const std::size_t place = decisions - std::min(decisions, steps_kept);
        mark_ = std::make_unique<Mark>(place, state_after(place));
    }

    void carry_out(Seat seat, Action action) {
        steps_.push_back({seat, state_.board.revelations, action});
        before_ = state_;
        events_.clear();
        G::apply(state_, seat, action, &events_);
    }

    typename G::Options options_;
    base::Seed seed_;
    std::unique_ptr<State> position_;
    std::unique_ptr<Mark> mark_;  // once somebody went back
    State state_;
    std::optional<State> before_;  // the last decision, if there is one
    typename G::EventList events_;
    std::vector<Step> steps_;
};

inline BeginningFault fault_in(std::string_view part, const table::TextError& error) {
    return {error.message, std::string(part) + ':' + std::to_string(error.line) + ':' + std::to_string(error.column)};
}

template <TableGame T>
table::Parsed<typename T::Game::Options> read_options(std::string_view text) {
    return T::Game::parse_options(table::Words(text), 1);
}

template <TableGame T>
std::expected<std::unique_ptr<Match>, BeginningFault> begin(const Beginning& beginning) {
    using G = typename T::Game;
    const auto version = beginning.rules.value_or(G::rules.newest);
    if (!G::rules.know(version)) {
        return std::unexpected(
            BeginningFault{"table.rules", table::rules_line(version) + ", known are " + table::known_rules<G>()});
    }
    const auto rules = static_cast<std::uint8_t>(version);
    if (beginning.position) {
        auto position = G::parse_position(*beginning.position);
        if (!position) return std::unexpected(fault_in("position", position.error()));
        position->board.options.rules = rules;
        return std::make_unique<MatchOf<T>>(*position, beginning.seed);
    }
    auto options = read_options<T>(beginning.options);
    if (!options) return std::unexpected(fault_in("options", options.error()));
    options->rules = rules;
    return std::make_unique<MatchOf<T>>(*options, beginning.seed);
}

}  // namespace shelfmark::server
