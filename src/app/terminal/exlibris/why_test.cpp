#include "app/terminal/exlibris/why.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::app::terminal::xl {
namespace {

using exlibris::Assistant;
using exlibris::Location;
using exlibris::Scene;
using messages::Language;
using testing::AllOf;
using testing::HasSubstr;
using testing::Optional;

std::optional<std::string> why(Scene& scene, std::string_view text) {
    exlibris::ActionList actions;
    legal(scene.state(), 0, actions);
    return about(Phrases(Language::en, {}, 0), scene.state(), actions, text);
}

TEST(Why, XL_L3_a_location_with_several_choices_names_them) {
    Scene scene;
    scene.lay_out(Location::auction_house, "A1 A2 A3");
    scene.figure(1, "assistant1", Location::auction_house, 2);
    ASSERT_EQ(scene.options(0), "place assistant1 auction-house 3; place assistant1 auction-house 4; "
                                "place assistant1 home");
    EXPECT_THAT(why(scene, "auction-house"), Optional(HasSubstr("Auction House: choices ")));
}

TEST(Why, XL_A11_a_location_is_open_if_any_assistant_may_go_there) {
    Scene scene;
    scene.library(0, Assistant::ghost);
    scene.lay_out(Location::diviners_hut);
    EXPECT_THAT(why(scene, "diviners-hut"), Optional(HasSubstr("Diviner's Hut: choice ")));
    scene.figure(1, "assistant1", Location::diviners_hut);
    EXPECT_THAT(why(scene, "diviners-hut"), Optional(AllOf(HasSubstr("The Ghost never goes"), HasSubstr("XL-A11"))));
}

}  // namespace
}  // namespace shelfmark::app::terminal::xl
