#pragma once

#include "table/seat.h"

namespace shelfmark::server {

// A decision as one viewer knows it: what they saw before and after it. The states themselves stay hidden.
template <class G>
class Witnessed {
public:
    Witnessed(const typename G::State& before, const typename G::State& after, table::Seat viewer)
        : before_(before), after_(after), viewer_(viewer) {}

    [[nodiscard]] typename G::View before() const { return G::observe(before_, viewer_); }
    [[nodiscard]] typename G::View after() const { return G::observe(after_, viewer_); }

private:
    const typename G::State& before_;
    const typename G::State& after_;
    table::Seat viewer_;
};

}  // namespace shelfmark::server
