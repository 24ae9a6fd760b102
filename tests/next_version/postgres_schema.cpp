// The form of the next version's database: one step more. Servers of this version go on there.
#include <vector>

#define known_steps steps_until_now
#include "store/postgres_schema.cpp"  // NOLINT(bugprone-suspicious-include): all else stays as it is
#undef known_steps

namespace shelfmark::store::pg {

std::span<const Step> known_steps() {
    static const std::vector<Step> all = [] {
        std::vector<Step> known(steps.begin(), steps.end());
        known.push_back({.sql = "ALTER TABLE tables ADD COLUMN shelves_dusted bigint NOT NULL DEFAULT 0",
                         .usable_from = known.back().usable_from});
        return known;
    }();
    return all;
}

}  // namespace shelfmark::store::pg
