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

TEST(Thought, nothing_was_thought_about_what_was_not_considered) {
    EXPECT_TRUE(looking_back(Thoughts<int>{{7, 300, 9}}, 4).empty());
    EXPECT_TRUE(looking_back(Thoughts<int>{}, 4).empty());
}

}  // namespace
}  // namespace shelfmark::players
