// XL-V and XL-O: what takes part, and when the end comes.
#include "exlibris/options.h"

#include <gtest/gtest.h>

#include <initializer_list>

namespace shelfmark::exlibris {
namespace {

using enum Location;

LocationSet set_of(std::initializer_list<Location> locations) {
    LocationSet set = 0;
    for (const Location location : locations) set |= bit(location);
    return set;
}

LibrarySet set_of(std::initializer_list<Assistant> libraries) {
    unsigned set = 0;
    for (const Assistant library : libraries) set |= bit(library);
    return static_cast<LibrarySet>(set);
}

TEST(Options, XL_C5_everything_takes_part_unless_somebody_objects) {
    const Options options = {.players = 4};
    EXPECT_EQ(locations_in_play(options), all_locations);
    EXPECT_EQ(libraries_in_play(options), all_libraries);
    EXPECT_EQ(fault(options), OptionsFault::none);
}

TEST(Options, XL_V1_beginners_do_without_six_locations) {
    const Options options = {.beginner = true};
    EXPECT_EQ(all_locations & ~locations_in_play(options),
              set_of({auction_house, gambling_den, librarians_lodge, book_collector, assistants_guild, yard_sale}));
}

TEST(Options, XL_V2_friends_do_without_four_locations_and_four_libraries) {
    const Options options = {.friendly = true};
    EXPECT_EQ(all_locations & ~locations_in_play(options),
              set_of({auction_house, gambling_den, assistants_guild, tax_collector}));
    // Caverns of Comprehension, Dungeon of Deep Thought, Igloo of Information, Volcanic Biblioteca.
    EXPECT_EQ(all_libraries & ~libraries_in_play(options),
              set_of({Assistant::goblin, Assistant::cube, Assistant::snowman, Assistant::fire_imp}));
}

TEST(Options, XL_R14_cards_that_bring_the_last_round) {
    EXPECT_EQ(end_trigger({.players = 2}), 16);
    EXPECT_EQ(end_trigger({.players = 3}), 14);
    EXPECT_EQ(end_trigger({.players = 4}), 12);
}

TEST(Options, XL_V3_the_longer_game_asks_for_three_cards_more) {
    EXPECT_EQ(end_trigger({.players = 2, .longer = true}), 19);
    EXPECT_EQ(end_trigger({.players = 3, .longer = true}), 17);
    EXPECT_EQ(end_trigger({.players = 4, .longer = true}), 15);
}

TEST(Options, XL_V4_variants_combine) {
    const Options options = {.players = 2, .beginner = true, .friendly = true, .longer = true};
    EXPECT_EQ(all_locations & ~locations_in_play(options),
              set_of({auction_house, gambling_den, librarians_lodge, book_collector, assistants_guild, yard_sale,
                      tax_collector}));
    EXPECT_EQ(end_trigger(options), 19);
    EXPECT_EQ(fault(options), OptionsFault::none);
}

TEST(Options, XL_V4_what_a_variant_leaves_out_can_be_put_back) {
    const Options options = {.beginner = true,
                             .friendly = true,
                             .with_locations = bit(gambling_den),
                             .with_libraries = bit(Assistant::cube)};
    EXPECT_NE(locations_in_play(options) & bit(gambling_den), 0U);
    EXPECT_NE(libraries_in_play(options) & bit(Assistant::cube), 0);
}

TEST(Options, XL_V4_single_tiles_and_libraries_can_be_left_out) {
    const Options options = {.without_libraries = bit(Assistant::ghost), .without_locations = bit(bookshop)};
    EXPECT_EQ(all_locations & ~locations_in_play(options), bit(bookshop));
    EXPECT_EQ(all_libraries & ~libraries_in_play(options), bit(Assistant::ghost));
    EXPECT_EQ(fault(options), OptionsFault::none);
}

TEST(Options, XL_V4_the_hut_stays) {
    EXPECT_EQ(fault({.without_locations = bit(diviners_hut)}), OptionsFault::without_hut);
}

TEST(Options, XL_V4_two_tiles_for_each_player_the_hut_counted) {
    const LocationSet six = set_of({diviners_hut, book_swap, auction_house, donation_center, bookshop, yard_sale});
    EXPECT_EQ(fault({.players = 3, .without_locations = all_locations & ~six}), OptionsFault::none);
    EXPECT_EQ(fault({.players = 3, .without_locations = all_locations & ~(six & ~bit(bookshop))}),
              OptionsFault::too_few_locations);
}

TEST(Options, XL_V4_two_libraries_for_each_player) {
    const LibrarySet four = set_of({Assistant::witch, Assistant::mummy, Assistant::ghost, Assistant::golem});
    Options options = {.players = 2, .without_libraries = static_cast<LibrarySet>(all_libraries & ~four)};
    EXPECT_EQ(fault(options), OptionsFault::none);
    options.without_libraries = static_cast<LibrarySet>(options.without_libraries | bit(Assistant::ghost));
    EXPECT_EQ(fault(options), OptionsFault::too_few_libraries);
}

TEST(Options, XL_V1_beginners_need_no_libraries) {
    EXPECT_EQ(fault({.players = 4, .beginner = true, .without_libraries = all_libraries}), OptionsFault::none);
}

TEST(Options, XL_V4_a_solo_game_needs_ten_tiles_and_two_libraries) {
    Options options = {.players = 1, .solo_level = 1};
    EXPECT_EQ(fault(options), OptionsFault::none);
    options.without_locations = bit(bookshop);
    EXPECT_EQ(fault(options), OptionsFault::too_few_locations);
    options.without_locations = 0;
    options.without_libraries =
        static_cast<LibrarySet>(all_libraries & ~set_of({Assistant::witch, Assistant::bookworm}));
    EXPECT_EQ(fault(options), OptionsFault::none);
    options.without_libraries = static_cast<LibrarySet>(all_libraries & ~bit(Assistant::witch));
    EXPECT_EQ(fault(options), OptionsFault::too_few_libraries);
}

TEST(Options, XL_C5_one_to_four_players) {
    EXPECT_EQ(fault({.players = 0}), OptionsFault::players);
    EXPECT_EQ(fault({.players = 5}), OptionsFault::players);
}

TEST(Options, XL_O1_ten_tiles_take_part_in_the_solo_game) {
    EXPECT_EQ(locations_in_play({.players = 1, .solo_level = 1}),
              set_of({book_swap, donation_center, wishing_well, librarians_lodge, book_collector, bookshop,
                      garbage_dump, mysterious_shack, bargain_books, shelfmasons_guild}));
}

TEST(Options, XL_O2_seven_libraries_take_part_in_the_solo_game) {
    EXPECT_EQ(libraries_in_play({.players = 1, .solo_level = 1}),
              set_of({Assistant::witch, Assistant::mummy, Assistant::wizard, Assistant::automaton, Assistant::golem,
                      Assistant::fire_imp, Assistant::bookworm}));
}

TEST(Options, XL_O5_the_solo_game_has_seven_levels) {
    for (std::uint8_t level = 1; level <= 7; ++level) {
        EXPECT_EQ(fault({.players = 1, .solo_level = level}), OptionsFault::none);
    }
    EXPECT_EQ(fault({.players = 1, .solo_level = 0}), OptionsFault::solo_level);
    EXPECT_EQ(fault({.players = 1, .solo_level = 8}), OptionsFault::solo_level);
    EXPECT_EQ(fault({.players = 2, .solo_level = 1}), OptionsFault::solo_level);
}

}  // namespace
}  // namespace shelfmark::exlibris
