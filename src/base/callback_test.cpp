#include "base/callback.h"

#include <gtest/gtest.h>

namespace shelfmark::base {
namespace {

TEST(Callback, owns_what_cannot_be_copied) {
    auto number = std::make_unique<int>(7);
    Callback<int(int)> add = [number = std::move(number)](int more) { return *number += more; };
    EXPECT_EQ(add(1), 8);
    Callback<int(int)> moved = std::move(add);
    EXPECT_EQ(moved(1), 9);
}

TEST(Callback, takes_what_is_handed_to_it) {
    std::unique_ptr<int> kept;
    Callback<void(std::unique_ptr<int>)> keep = [&](std::unique_ptr<int> given) { kept = std::move(given); };
    keep(std::make_unique<int>(3));
    EXPECT_EQ(*kept, 3);
}

TEST(Callback, is_false_where_there_is_none) {
    Callback<void()> none;
    EXPECT_FALSE(none);
    none = [] {};
    EXPECT_TRUE(none);
}

}  // namespace
}  // namespace shelfmark::base
