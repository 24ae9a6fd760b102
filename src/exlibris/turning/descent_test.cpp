#include "exlibris/turning/descent.h"

#include <gtest/gtest.h>

namespace shelfmark::exlibris::turning {
namespace {

using Vector = Descent<2>::Vector;

double sign(double number) { return number < 0 ? -1 : 1; }

TEST(Descent, XL_I1_follows_a_narrow_valley_to_its_end) {
    // |x + y - 4| * 50 + |x - y|: steep walls along a slanted valley, with the lowest point at (2, 2).
    const auto slope_at = [](const Vector& point) {
        const double wall = 50 * sign(point[0] + point[1] - 4);
        const double valley = sign(point[0] - point[1]);
        return Vector{wall + valley, wall - valley};
    };
    Vector point{100, -60};
    Descent<2>(1).run(point, slope_at, [] { return false; }, 200);
    EXPECT_NEAR(point[0], 2, 0.01);
    EXPECT_NEAR(point[1], 2, 0.01);
}

TEST(Descent, XL_I1_stops_when_it_is_enough) {
    int asked = 0;
    const auto slope_at = [&](const Vector& point) {
        ++asked;
        return Vector{sign(point[0]), 0};
    };
    Vector point{100, 0};
    Descent<2>(1).run(point, slope_at, [&] { return asked == 3; }, 200);
    EXPECT_EQ(asked, 3);
}

}  // namespace
}  // namespace shelfmark::exlibris::turning
