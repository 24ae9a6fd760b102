#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/hash.h"
#include "base/random.h"
#include "table/seat.h"

namespace shelfmark::table {

// Why an action is refused: the rule that forbids it, a text key, and what stands in the way.
enum class Obstacle : std::uint8_t { none, card, figure, place, seat };
struct Refusal {
    const char* rule = nullptr;  // a rule id such as "XL-B1"; null if the action is legal
    const char* key = nullptr;   // a message key such as "why.not-adjacent"
    Obstacle obstacle = Obstacle::none;
    std::uint8_t which = 0;  // the number of the card, figure, place or seat

    explicit operator bool() const { return rule != nullptr; }
};

// What a rulebook offers. Bots, the generic tests, the benchmark and the server are written for any Game.
template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::State> && std::is_trivially_copyable_v<typename G::View> &&
    requires(const typename G::State& state, typename G::State& mutable_state, const typename G::View& view,
             const typename G::Options& options, typename G::Action action, typename G::ActionList& list,
             typename G::EventList* events, base::Random& random, base::Hash& hash, Seat seat, std::string_view text) {
        { G::id } -> std::convertible_to<const char*>;
        { G::setup(options, base::Seed{}) } -> std::same_as<typename G::State>;
        { G::actors(state) } -> std::same_as<SeatSet>;
        { G::seats(state) } -> std::convertible_to<int>;
        { G::over(state) } -> std::same_as<bool>;
        G::legal(state, seat, list);
        { G::check(state, seat, action) } -> std::same_as<Refusal>;
        G::apply(mutable_state, seat, action, events);
        { G::observe(state, seat) } -> std::same_as<typename G::View>;
        { G::sample(view, random) } -> std::same_as<typename G::State>;
        { G::round(state) } -> std::convertible_to<int>;
        G::score(state);  // with `sheets` by seat and `winners`
        { G::notation(state, seat, action) } -> std::same_as<std::string>;
        { G::parse(state, seat, text) } -> std::same_as<std::optional<typename G::Action>>;
        { G::number(action) } -> std::same_as<std::uint64_t>;
        G::hash_view(view, hash);
        // A sentence about the first broken invariant, or nothing.
        { G::broken_invariant(state) } -> std::same_as<const char*>;
        // Every option worth trying in tests and benchmarks.
        { G::sample_options() } -> std::same_as<std::vector<typename G::Options>>;
    };

}  // namespace shelfmark::table
