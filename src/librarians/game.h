#pragma once

#include <string>
#include <vector>

#include "librarians/engine.h"
#include "librarians/explain.h"
#include "librarians/fingerprint.h"
#include "librarians/invariants.h"
#include "librarians/notation.h"
#include "librarians/options_text.h"
#include "librarians/position.h"
#include "librarians/record.h"
#include "librarians/result.h"
#include "librarians/sample.h"
#include "librarians/view.h"
#include "table/game.h"

namespace shelfmark::librarians {

// All win or all lose: everybody's points are those of the table.
struct SharedScore {
    struct Sheet {
        int total = 0;
    };
    std::array<Sheet, max_players> sheets = {};
    SeatSet winners;
};

// The rulebook as a Game (table/game.h).
struct Librarians {
    using State = librarians::State;
    using View = librarians::View;
    using Options = librarians::Options;
    using Action = librarians::Action;
    using ActionList = librarians::ActionList;
    using Event = librarians::Event;
    using EventList = librarians::EventList;

    static constexpr const char* id = "librarians";
    static constexpr table::RulesVersions rules = rules_versions;

    static State setup(const Options& options, base::Seed seed) { return librarians::setup(options, seed); }
    static SeatSet actors(const State& state) { return librarians::actors(state); }
    static int seats(const State& state) { return players(state.board); }
    static int round(const State& state) { return state.board.turns; }
    static bool over(const State& state) { return librarians::over(state); }
    static void legal(const State& state, Seat seat, ActionList& out) { librarians::legal(state, seat, out); }
    static Refusal check(const State& state, Seat seat, Action action) {
        return librarians::check(state, seat, action);
    }
    static void apply(State& state, Seat seat, Action action, EventList* events = nullptr) {
        librarians::apply(state, seat, action, events);
    }
    static View observe(const State& state, Seat seat) { return librarians::observe(state, seat); }
    static State sample(const View& view, base::Random& random) { return librarians::sample(view, random); }
    static SharedScore score(const State& state);
    static int points(const State& state, Seat) { return librarians::points(result(state)); }
    static std::string notation(const State& state, Seat seat, Action action) {
        return librarians::notation(state.board, seat, action);
    }
    static std::optional<Action> parse(const State& state, Seat seat, std::string_view text) {
        return parse_action(state.board, seat, text);
    }
    static std::string options_text(const Options& options) { return to_text(options); }
    static table::Parsed<Options> parse_options(table::Words words, int line) {
        return librarians::parse_options(words, line);
    }
    static std::string position_text(const State& state) { return to_text(state); }
    static table::Parsed<State> parse_position(std::string_view text) { return librarians::parse_position(text); }
    static std::uint64_t fingerprint(const State& state) { return librarians::fingerprint(state); }
    static const char* broken_invariant(const State& state) { return librarians::broken_invariant(state); }

    // An action as one number, for signatures.
    static std::uint64_t number(Action action) {
        const std::uint64_t place = action.row | action.column * 0x100ULL;
        return static_cast<std::uint64_t>(action.verb) | action.a * 0x100ULL | place * 0x10000ULL |
               action.b * 0x100000000ULL | action.c * 0x10000000000ULL;
    }
    // Feeds everything that a view says about the game, whatever its layout in memory.
    static void hash_view(const View& view, base::Hash& hash);

    static std::vector<Options> sample_options();
};
static_assert(table::Recorded<Librarians>);

}  // namespace shelfmark::librarians
