#pragma once

#include <concepts>

#include "table/seat.h"

namespace shelfmark::server {

// A decision as one viewer knows it: what they saw before and after it. The states themselves stay hidden.
template <class G>
class Witnessed {
public:
    Witnessed(const typename G::State& before, const typename G::State& after, table::Seat viewer)
        : before_(before), after_(after), viewer_(viewer) {}
    // Other rules of the same game change nothing in what is known.
    template <std::derived_from<G> Variant>
    Witnessed(const Witnessed<Variant>& other)  // NOLINT(google-explicit-constructor): it is the same
        : before_(other.before_), after_(other.after_), viewer_(other.viewer_) {}

    [[nodiscard]] typename G::View before() const { return G::observe(before_, viewer_); }
    [[nodiscard]] typename G::View after() const { return G::observe(after_, viewer_); }

private:
    template <class>
    friend class Witnessed;

    const typename G::State& before_;
    const typename G::State& after_;
    table::Seat viewer_;
};

}  // namespace shelfmark::server
