#include "store/postgres_clock.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <string>

namespace shelfmark::store::pg {

namespace {

constexpr Moment tolerance = 2'000;

}  // namespace

Moment machine_time() {
    const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count();
}

void expect_right_clock(Moment database, Moment before, Moment after) {
    const Moment ahead = std::clamp(database, before, std::max(before, after)) - database;
    if (std::abs(ahead) <= tolerance) return;
    throw Failure("the clock of this machine is " + std::to_string(std::abs(ahead) / 1000) + " seconds " +
                  (ahead > 0 ? "ahead of" : "behind") + " the database's");
}

}  // namespace shelfmark::store::pg
