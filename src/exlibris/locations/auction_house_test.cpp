#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

// The bids that are open to an assistant of this seat.
std::string bids(const Scene& scene, Seat seat) {
    std::string open;
    for (const char* bid : {"1", "2", "3", "4"}) {
        if (scene.offers(seat, std::string("place assistant1 auction-house ") + bid)) open += bid;
    }
    return open;
}

// An assistant on a bid, three cards to win, and a Garbage Dump that stops the resolution behind the auction.
Scene auction(int bid) {
    Scene scene;
    scene.lay_out(Location::auction_house, "L8 M1 N1");
    scene.lay_out(Location::garbage_dump);
    scene.figure(0, "assistant1", Location::auction_house, bid);
    scene.figure(1, "assistant1", Location::garbage_dump);
    return scene;
}

TEST(AuctionHouse, XL_L3_any_of_four_bids_is_open_when_nobody_is_there) {
    Scene scene;
    scene.lay_out(Location::auction_house, "L8 M1 N1");
    EXPECT_EQ(bids(scene, 0), "1234");
    EXPECT_FALSE(scene.offers(0, "place assistant1 auction-house")) << "the bid is a decision";
}

TEST(AuctionHouse, XL_L3_an_opponent_is_outbid_goes_back_and_can_be_placed_again) {
    Scene scene;
    scene.lay_out(Location::auction_house, "L8 M1 N1");
    scene.figure(1, "assistant1", Location::auction_house, 2);
    EXPECT_EQ(bids(scene, 0), "34");
    scene.play(0, "place assistant1 auction-house 3");
    EXPECT_EQ(scene.whereabouts(0, "assistant1"), "auction-house 3");
    EXPECT_EQ(scene.whereabouts(1, "assistant1"), "waiting");
    EXPECT_EQ(bids(scene, 1), "4");
}

TEST(AuctionHouse, XL_L3_even_your_own_assistant_is_outbid) {
    Scene scene;
    scene.lay_out(Location::auction_house, "L8 M1 N1");
    scene.figure(0, "assistant2", Location::auction_house, 1);
    EXPECT_EQ(bids(scene, 0), "234");
    scene.play(0, "place assistant1 auction-house 2");
    EXPECT_EQ(scene.whereabouts(0, "assistant2"), "waiting");
}

TEST(AuctionHouse, XL_L3_with_bid_four_taken_nobody_else_can_come) {
    Scene scene;
    scene.lay_out(Location::auction_house, "L8 M1 N1");
    scene.figure(1, "assistant1", Location::auction_house, 4);
    EXPECT_EQ(scene.options(0), "place assistant1 home");
}

TEST(AuctionHouse, XL_L3_any_bid_is_open_again_when_the_bidder_leaves_otherwise) {
    Scene scene;
    scene.lay_out(Location::auction_house, "L8 M1 N1");
    scene.lay_out(Location::librarians_lodge);
    scene.figure(0, "assistant2", Location::auction_house, 4);
    scene.play(0, "place assistant1 librarians-lodge; call assistant2; pass");
    EXPECT_EQ(bids(scene, 1), "1234");
}

TEST(AuctionHouse, XL_R7_takes_effect_in_the_resolution_phase_only) {
    Scene scene;
    scene.hand(0, "A1 B1");
    scene.lay_out(Location::auction_house, "L8 M1 N1");
    scene.play(0, "place assistant1 auction-house 1");
    EXPECT_TRUE(scene.is_placing(1));
    EXPECT_EQ(scene.hand_text(0), "A1 B1");
}

TEST(AuctionHouse, XL_L3_discards_the_bid_takes_all_the_cards_and_may_shelve_any) {
    Scene scene = auction(2);
    scene.hand(0, "A1 B1 C1");
    scene.shelf(0, "K1");
    scene.resolve();
    EXPECT_EQ(scene.options(0), "discard A1; discard B1") << "C1 can only be the second of two";
    scene.play(0, "discard A1; discard C1");
    EXPECT_EQ(scene.discard_text(), "A1 C1");
    EXPECT_EQ(scene.hand_text(0), "B1 L8 M1 N1");
    EXPECT_EQ(scene.options(0), "pass; shelve L8; shelve M1; shelve N1");
    scene.play(0, "shelve M1; at 1,2; shelve L8; at 2,1; shelve N1; at 2,2");
    EXPECT_EQ(scene.shelf_text(0), "K1 M1 / L8 N1");
    EXPECT_EQ(scene.hand_text(0), "B1");
    EXPECT_EQ(scene.actor(), 1) << "the Garbage Dump is next";
}

TEST(AuctionHouse, XL_L3_whoever_can_pay_must) {
    Scene scene = auction(1);
    scene.hand(0, "A1");
    scene.resolve();
    EXPECT_EQ(scene.options(0), "discard A1");
}

TEST(AuctionHouse, XL_B5_only_hand_cards_pay) {
    Scene scene = auction(1);
    scene.hand(0, "B1");
    scene.shelf(0, "K1 K2");
    scene.resolve();
    EXPECT_EQ(scene.options(0), "discard B1");
}

TEST(AuctionHouse, XL_L3_too_few_hand_cards_pay_nothing_and_gain_nothing) {
    Scene scene = auction(3);
    scene.hand(0, "A1 B1");
    scene.shelf(0, "K1 K2");
    scene.resolve();
    EXPECT_EQ(scene.hand_text(0), "A1 B1");
    EXPECT_EQ(scene.discard_text(), "L8 M1 N1");
    EXPECT_EQ(scene.actor(), 1);
}

TEST(AuctionHouse, XL_L3_no_cards_on_the_tile_no_effect) {
    Scene scene;
    scene.lay_out(Location::auction_house);
    scene.lay_out(Location::garbage_dump);
    scene.figure(0, "assistant1", Location::auction_house, 1);
    scene.figure(1, "assistant1", Location::garbage_dump);
    scene.hand(0, "A1");
    scene.resolve();
    EXPECT_EQ(scene.hand_text(0), "A1");
    EXPECT_EQ(scene.actor(), 1);
}

}  // namespace
}  // namespace shelfmark::exlibris
