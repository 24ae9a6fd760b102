#include "exlibris/options_text.h"

#include <gtest/gtest.h>

namespace shelfmark::exlibris {
namespace {

std::string mistake(std::string_view text) {
    const auto options = parse_options(Words(text), 4);
    if (options) return "nothing";
    return std::to_string(options.error().line) + ':' + std::to_string(options.error().column) + ' ' +
           options.error().message;
}

TEST(OptionsText, only_what_differs_is_written) {
    EXPECT_EQ(to_text(Options{}), "players=2");
    EXPECT_EQ(to_text(Options{.players = 1, .solo_level = 3}), "players=1 solo=3");
    EXPECT_EQ(to_text(Options{.players = 3,
                              .friendly = true,
                              .longer = true,
                              .without_libraries = bit(Assistant::witch),
                              .without_locations = bit(Location::bookshop),
                              .with_locations = bit(Location::auction_house)}),
              "players=3 variant=friendly,longer without=bookshop,witch with=auction-house");
}

TEST(OptionsText, what_is_written_can_be_read) {
    for (const char* text :
         {"players=2", "players=1 solo=7", "players=4 variant=beginner,friendly,longer without=wishing-well,cube",
          "players=3 variant=friendly with=auction-house,tax-collector,goblin"}) {
        const auto options = parse_options(Words(text), 1);
        ASSERT_TRUE(options.has_value()) << text;
        EXPECT_EQ(to_text(*options), text);
    }
}

TEST(OptionsText, little_needs_to_be_said) {
    EXPECT_EQ(parse_options(Words(""), 1), Options{});
    EXPECT_EQ(parse_options(Words("solo=3"), 1), (Options{.players = 1, .solo_level = 3}));
}

TEST(OptionsText, names_the_place_of_what_is_wrong) {
    EXPECT_EQ(mistake("players"), "4:1 formats.error.option");
    EXPECT_EQ(mistake("players=2 colour=red"), "4:11 formats.error.option");
    EXPECT_EQ(mistake("players=2 players=3"), "4:11 formats.error.option-twice");
    EXPECT_EQ(mistake("players=0"), "4:9 formats.error.option-number");
    EXPECT_EQ(mistake("players=two"), "4:9 formats.error.option-number");
    EXPECT_EQ(mistake("solo=8"), "4:6 formats.error.option-number");
    EXPECT_EQ(mistake("variant=longer,shorter"), "4:16 formats.error.variant");
    EXPECT_EQ(mistake("without=bookshop,home"), "4:18 formats.error.tile");
    EXPECT_EQ(mistake("with=ordinary"), "4:6 formats.error.tile");
}

TEST(OptionsText, XL_V4_games_that_cannot_be_played_are_refused) {
    EXPECT_EQ(mistake("players=1"), "4:1 formats.error.options-solo");
    EXPECT_EQ(mistake("players=2 solo=1"), "4:1 formats.error.options-solo");
    EXPECT_EQ(mistake("without=diviners-hut"), "4:1 formats.error.options-hut");
    EXPECT_EQ(mistake("solo=1 without=bookshop"), "4:1 formats.error.options-locations");
    EXPECT_EQ(mistake("players=4 variant=friendly without=witch"), "4:1 formats.error.options-libraries");
}

}  // namespace
}  // namespace shelfmark::exlibris
