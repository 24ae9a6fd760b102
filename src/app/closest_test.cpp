#include "app/closest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace shelfmark::app {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Closest, counts_letters_added_dropped_and_changed) {
    EXPECT_EQ(edit_distance("", "abc"), 3U);
    EXPECT_EQ(edit_distance("shelf", "shelf"), 0U);
    EXPECT_EQ(edit_distance("shelf", "shell"), 1U);
    EXPECT_EQ(edit_distance("shelf", "elf"), 2U);
}

TEST(Closest, the_likeliest_word_comes_first) {
    EXPECT_THAT(closest("playy", {"replay", "play"}), ElementsAre("play", "replay"));
}

TEST(Closest, what_is_like_nothing_has_no_neighbours) { EXPECT_THAT(closest("nonsense", {"play", "sim"}), IsEmpty()); }

}  // namespace
}  // namespace shelfmark::app
