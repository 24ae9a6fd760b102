// LB-Q4
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Tragedy, LB_Q4_equal_letters_stack_no_more_but_piles_stay) {
    Scene scene(R"(
        row 1 |>| tragedy-A tragedy-B tragedy-C
        row 2 |>| fantasy-H/biography-H
        hand seat1 tragedy-D romance-H
    )");
    EXPECT_TRUE(scene.offers("play romance-H"));
    scene.play("play tragedy-D; at 1,4; play romance-H");
    EXPECT_FALSE(scene.offers("on 2,1"));
    EXPECT_TRUE(scene.offers("at 2,2"));
    EXPECT_EQ(scene.row(2), "|>| fantasy-H/biography-H");
}

}  // namespace
}  // namespace shelfmark::librarians
