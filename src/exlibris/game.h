#pragma once

#include <string>
#include <vector>

#include "exlibris/engine.h"
#include "exlibris/explain.h"
#include "exlibris/fingerprint.h"
#include "exlibris/invariants.h"
#include "exlibris/notation.h"
#include "exlibris/options_text.h"
#include "exlibris/position.h"
#include "exlibris/record.h"
#include "exlibris/result.h"
#include "exlibris/sample.h"
#include "exlibris/view.h"
#include "table/game.h"

namespace shelfmark::exlibris {

// The rulebook as a Game (table/game.h).
struct ExLibris {
    using State = exlibris::State;
    using View = exlibris::View;
    using Options = exlibris::Options;
    using Action = exlibris::Action;
    using ActionList = exlibris::ActionList;
    using Event = exlibris::Event;
    using EventList = exlibris::EventList;

    static constexpr const char* id = "exlibris";
    static constexpr table::RulesVersions rules = rules_versions;

    static State setup(const Options& options, base::Seed seed) { return exlibris::setup(options, seed); }
    static SeatSet actors(const State& state) { return exlibris::actors(state); }
    static int seats(const State& state) { return players(state.board); }
    static int round(const State& state) { return state.board.round; }
    static bool over(const State& state) { return exlibris::over(state); }
    static void legal(const State& state, Seat seat, ActionList& out) { exlibris::legal(state, seat, out); }
    static Refusal check(const State& state, Seat seat, Action action) { return exlibris::check(state, seat, action); }
    static void apply(State& state, Seat seat, Action action, EventList* events = nullptr) {
        exlibris::apply(state, seat, action, events);
    }
    static View observe(const State& state, Seat seat) { return exlibris::observe(state, seat); }
    static State sample(const View& view, base::Random& random) { return exlibris::sample(view, random); }
    static ScoreSheets score(const State& state) { return exlibris::score(state); }
    static int points(const State& state, Seat seat) { return score(state).sheets[seat].total; }
    static std::string notation(const State& state, Seat seat, Action action) {
        return exlibris::notation(state.board, seat, action);
    }
    static std::optional<Action> parse(const State& state, Seat seat, std::string_view text) {
        return parse_action(state.board, seat, text);
    }
    static std::string options_text(const Options& options) { return to_text(options); }
    static Parsed<Options> parse_options(Words words, int line) { return exlibris::parse_options(words, line); }
    static std::string position_text(const State& state) { return to_text(state); }
    static Parsed<State> parse_position(std::string_view text) { return exlibris::parse_position(text); }
    static std::uint64_t fingerprint(const State& state) { return exlibris::fingerprint(state); }
    static const char* broken_invariant(const State& state) { return exlibris::broken_invariant(state); }

    // An action as one number, for signatures.
    static std::uint64_t number(Action action) {
        return static_cast<unsigned>(action.verb) | action.a * 0x100U | action.b * 0x10000U | action.c * 0x1000000U;
    }
    // Feeds everything that a view says about the game, whatever its layout in memory.
    static void hash_view(const View& view, base::Hash& hash);

    static std::vector<Options> sample_options();
};
static_assert(table::Recorded<ExLibris>);

}  // namespace shelfmark::exlibris
