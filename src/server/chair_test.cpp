#include "server/chair.h"

#include <gtest/gtest.h>

namespace shelfmark::server {
namespace {

constexpr std::int64_t number(std::int64_t series, std::int64_t count) { return series * 1'048'576 + count; }

TEST(Progress, every_series_counts_for_itself) {
    Progress progress;
    EXPECT_EQ(progress.reached(1), 0);
    progress.reach(number(0, 7));
    progress.reach(number(5, 2));
    progress.reach(number(0, 3));
    EXPECT_EQ(progress.reached(number(0, 1)), number(0, 7));
    EXPECT_EQ(progress.reached(number(5, 9)), number(5, 2));
    EXPECT_EQ(progress.reached(number(6, 1)), 0);
}

TEST(Progress, whoever_counts_from_one_is_never_forgotten_and_the_quietest_of_the_others_is) {
    Progress progress;
    progress.reach(20);
    const auto most = static_cast<std::int64_t>(Progress::remembered);
    for (std::int64_t series = 1; series < most; ++series) progress.reach(number(series, 1));
    progress.reach(number(1, 2));
    progress.reach(number(most, 1));
    EXPECT_EQ(progress.reached(1), 20);
    EXPECT_EQ(progress.reached(number(1, 1)), number(1, 2));
    EXPECT_EQ(progress.reached(number(2, 1)), 0);
}

}  // namespace
}  // namespace shelfmark::server
