#include "store/postgres_clock.h"

#include <gtest/gtest.h>

namespace shelfmark::store::pg {
namespace {

std::string complaint(Moment database, Moment before, Moment after) {
    try {
        expect_right_clock(database, before, after);
    } catch (const Failure& failure) {
        return failure.what();
    }
    return "";
}

constexpr Moment noon = 1'760'000'000'000;
constexpr Moment hour = 3'600'000;

TEST(PostgresClock, may_differ_a_little) {
    EXPECT_EQ(complaint(noon, noon, noon), "");
    EXPECT_EQ(complaint(noon, noon + 1'500, noon + 1'501), "");
    EXPECT_EQ(complaint(noon, noon - 1'501, noon - 1'500), "");
}

TEST(PostgresClock, is_not_to_blame_for_a_slow_answer) {
    EXPECT_EQ(complaint(noon, noon - 6'000, noon), "");
    EXPECT_EQ(complaint(noon, noon, noon + 6'000), "");
}

TEST(PostgresClock, is_refused_where_it_is_wrong) {
    EXPECT_EQ(complaint(noon, noon + 2 * hour, noon + 2 * hour),
              "the clock of this machine is 7200 seconds ahead of the database's");
    EXPECT_EQ(complaint(noon, noon - 5'000, noon - 3'000),
              "the clock of this machine is 3 seconds behind the database's");
    EXPECT_NE(complaint(noon, noon + 2 * hour, noon + hour), "") << "set back while the database was asked";
}

}  // namespace
}  // namespace shelfmark::store::pg
