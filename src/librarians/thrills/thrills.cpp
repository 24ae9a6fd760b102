#include "librarians/thrills/thrills.h"

#include <array>

#include "librarians/handlers.h"

namespace shelfmark::librarians {

namespace {

// In the order of Thrill.
constexpr std::array<Effect, thrill_count> actions = {
    thrills::skip,         thrills::stop,      thrills::swap,  thrills::gap,
    thrills::no_order,     thrills::stack_any, thrills::draw,  thrills::force_colour,
    thrills::force_letter, thrills::reveal,    thrills::clear, thrills::steal_power,
};

}  // namespace

Effect action_of(Thrill thrill) { return actions[static_cast<std::size_t>(thrill)]; }

}  // namespace shelfmark::librarians
