#include "players/exlibris/open_places.h"

#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::players {
namespace {

using namespace exlibris;

TEST(OpenPlaces, XL_I2_a_card_fits_where_it_stands_in_order) {
    Scene scene;
    scene.shelf(0, "B1 D1 / F1 H1");
    const OpenPlaces places(scene.board(), 0);
    EXPECT_TRUE(places.fits(*find_card('A', 1)));
    EXPECT_TRUE(places.fits_at(*find_card('E', 1), {1, 3}));
    EXPECT_TRUE(places.fits_at(*find_card('E', 1), {2, 0}));
    EXPECT_FALSE(places.fits_at(*find_card('G', 1), {1, 3}));
    EXPECT_FALSE(places.fits(*find_card('C', 1)));
}

TEST(OpenPlaces, XL_B4_a_face_down_card_stands_in_nobodys_way) {
    Scene scene;
    scene.shelf(0, "B1 (Z1)");
    EXPECT_TRUE(OpenPlaces(scene.board(), 0).fits_at(*find_card('C', 1), {1, 3}));
}

TEST(OpenPlaces, XL_A2_on_another_card_it_stands_in_its_place) {
    Scene scene;
    scene.shelf(0, "B1 D1 / F1 H1");
    const OpenPlaces places(scene.board(), 0);
    EXPECT_TRUE(places.fits_on(*find_card('C', 1), {1, 2}));
    EXPECT_TRUE(places.fits_on(*find_card('E', 1), {2, 1}));
    EXPECT_FALSE(places.fits_on(*find_card('G', 1), {1, 2}));
}

}  // namespace
}  // namespace shelfmark::players
