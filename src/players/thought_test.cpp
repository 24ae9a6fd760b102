#include "players/thought.h"

#include <gtest/gtest.h>

namespace shelfmark::players {
namespace {

std::vector<int> actions_of(const Thoughts<int>& thoughts) {
    std::vector<int> actions;
    for (const auto& each : thoughts) actions.push_back(each.action);
    return actions;
}

TEST(Thought, looking_back_begins_with_what_was_decided) {
    const Thoughts<int> thoughts = {{7, 300, 9}, {5, 200, 9}, {3, 100, 9}};
    EXPECT_EQ(actions_of(looking_back(thoughts, 7)), (std::vector{7, 5, 3}));
    EXPECT_EQ(actions_of(looking_back(thoughts, 3)), (std::vector{3, 7, 5}));
}

// The choice itself may not be what promises most.
TEST(Thought, alternatives_begin_with_what_promises_most) {
    Thoughts<int> thoughts = {{7, 250, 9}, {5, 200, 9}, {3, 300, 2}, {1, 200, 2}};
    sort_alternatives(thoughts);
    EXPECT_EQ(actions_of(thoughts), (std::vector{7, 3, 5, 1}));
    EXPECT_EQ(actions_of(looking_back(thoughts, 1)), (std::vector{1, 3, 7, 5}));
    Thoughts<int> none;
    sort_alternatives(none);
    EXPECT_TRUE(none.empty());
}

TEST(Thought, nothing_was_thought_about_what_was_not_considered) {
    EXPECT_TRUE(looking_back(Thoughts<int>{{7, 300, 9}}, 4).empty());
    EXPECT_TRUE(looking_back(Thoughts<int>{}, 4).empty());
}

}  // namespace
}  // namespace shelfmark::players
