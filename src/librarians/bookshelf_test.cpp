// LB-C8, LB-E4: what is printed on the bookshelf cards.
#include "librarians/bookshelf.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <map>
#include <vector>

#include "fair_draw.h"
#include "librarians/material.h"

namespace shelfmark::librarians {
namespace {

std::array<Bookshelf, bookshelf_count> bookshelves(std::uint64_t seed) {
    Board board = {};
    make_material(board, base::Random{seed});
    return board.bookshelf;
}

/// Those with one power, from many games.
std::vector<Bookshelf> with(ShelfPower power) {
    std::vector<Bookshelf> found;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        for (const Bookshelf& shelf : bookshelves(seed)) {
            if (shelf.power == power) found.push_back(shelf);
        }
    }
    return found;
}

/// What one figure of these cards was, how often.
template <class Figure>
std::map<int, int> count(const std::vector<Bookshelf>& shelves, Figure figure) {
    std::map<int, int> counts;
    for (const Bookshelf& shelf : shelves) ++counts[static_cast<int>(figure(shelf))];
    return counts;
}

int first_of(const Bookshelf& shelf) { return shelf.first; }
int length_of(const Bookshelf& shelf) { return shelf.last - shelf.first; }
int side_of(const Bookshelf& shelf) { return static_cast<int>(shelf.side); }
int colours_of(const Bookshelf& shelf) { return shelf.colours; }

/// Every set of so many colours, all with the same weight.
std::map<int, double> sets_of(int colours) {
    std::map<int, double> weights;
    for (unsigned set = 0; set < 1U << static_cast<unsigned>(colour_count); ++set) {
        if (std::popcount(set) == colours) weights[static_cast<int>(set)] = 1;
    }
    return weights;
}

TEST(Bookshelf, LB_C8_each_kind_of_power_once_and_four_more_at_random) {
    std::map<int, int> more;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        std::array<int, shelf_power_count> kinds = {};
        for (const Bookshelf& shelf : bookshelves(seed)) ++kinds[static_cast<std::size_t>(shelf.power)];
        for (int kind = 0; kind < shelf_power_count; ++kind) {
            ASSERT_GE(kinds[static_cast<std::size_t>(kind)], 1);
            more[kind] += kinds[static_cast<std::size_t>(kind)] - 1;
        }
    }
    expect_drawn_by(more, even(0, shelf_power_count - 1));
}

TEST(Bookshelf, LB_C8_arrows_point_left_or_right_at_random) {
    std::map<int, int> arrows;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        for (const Bookshelf& shelf : bookshelves(seed)) ++arrows[shelf.right_to_left ? 1 : 0];
    }
    expect_drawn_by(arrows, even(0, 1));
}

TEST(Bookshelf, LB_E4_ranges_begin_with_A_to_O_and_end_5_to_11_places_later) {
    for (const ShelfPower power : {ShelfPower::no_letters, ShelfPower::side_letters}) {
        expect_drawn_by(count(with(power), first_of), even('A' - 'A', 'O' - 'A'));
        expect_drawn_by(count(with(power), length_of), even(5, 11));
    }
}

TEST(Bookshelf, LB_E4_two_different_colours_of_all_six) {
    for (const ShelfPower power : {ShelfPower::no_colours, ShelfPower::side_colours}) {
        expect_drawn_by(count(with(power), colours_of), sets_of(2));
    }
}

TEST(Bookshelf, LB_E4_powers_of_one_side_name_either) {
    for (const ShelfPower power : {ShelfPower::side_letters, ShelfPower::side_colours, ShelfPower::side_limit}) {
        expect_drawn_by(count(with(power), side_of), even(0, 1));
    }
}

TEST(Bookshelf, LB_E4_a_side_takes_at_most_2_to_6_cards) {
    expect_drawn_by(count(with(ShelfPower::side_limit), first_of), even(2, 6));
}

TEST(Bookshelf, LB_E4_letters_before_one_from_I_to_R_count_as_any_genre) {
    expect_drawn_by(count(with(ShelfPower::wild_letters), first_of), even('I' - 'A', 'R' - 'A'));
}

TEST(Bookshelf, LB_E4_one_colour_of_all_six_counts_as_any_genre) {
    expect_drawn_by(count(with(ShelfPower::wild_colour), colours_of), sets_of(1));
}

TEST(Bookshelf, LB_C8_nothing_is_printed_that_the_power_does_not_speak_of) {
    for (Bookshelf shelf : with(ShelfPower::no_stacking)) {
        shelf.right_to_left = false;
        EXPECT_EQ(shelf, Bookshelf{});
    }
    for (const ShelfPower power : {ShelfPower::no_letters, ShelfPower::no_colours, ShelfPower::wild_colour}) {
        for (const Bookshelf& shelf : with(power)) EXPECT_EQ(shelf.side, Side::left);
    }
}

}  // namespace
}  // namespace shelfmark::librarians
