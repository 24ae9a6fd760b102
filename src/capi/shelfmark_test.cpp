#include "capi/shelfmark.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace {

struct End {
    void operator()(shelfmark_game* game) const { shelfmark_end(game); }
};
using Game = std::unique_ptr<shelfmark_game, End>;

std::string advice(const Game& game, int seat, const char* bot) {
    std::array<char, 64> text = {};
    shelfmark_advice(game.get(), seat, bot, 1, text.data(), text.size());
    return text.data();
}

class CInterface : public testing::TestWithParam<const char*> {};

TEST_P(CInterface, plays_a_whole_game) {
    const Game game(shelfmark_begin(GetParam(), "players=2", 3));
    ASSERT_NE(game, nullptr);
    EXPECT_EQ(shelfmark_seats(game.get()), 2);
    int decisions = 0;
    for (int seat = shelfmark_actor(game.get()); seat != 0; seat = shelfmark_actor(game.get())) {
        ASSERT_GT(shelfmark_choices(game.get(), seat), 0);
        ASSERT_EQ(shelfmark_decide(game.get(), seat, advice(game, seat, "greedy").c_str()), 1);
        ++decisions;
    }
    EXPECT_GT(decisions, 20);
    EXPECT_EQ(shelfmark_choices(game.get(), 1), 0);
    EXPECT_EQ(advice(game, 1, "greedy"), "");
}

TEST_P(CInterface, refuses_what_makes_no_sense) {
    EXPECT_EQ(shelfmark_begin(GetParam(), "players=17", 3), nullptr);
    const Game game(shelfmark_begin(GetParam(), "players=2", 3));
    const int seat = shelfmark_actor(game.get());
    EXPECT_EQ(shelfmark_decide(game.get(), seat, "dance"), 0);
    EXPECT_EQ(shelfmark_decide(game.get(), 0, advice(game, seat, "greedy").c_str()), 0);
    EXPECT_EQ(shelfmark_choices(game.get(), 9), 0);
    EXPECT_EQ(advice(game, seat, "nobody"), "");
}

TEST_P(CInterface, a_copy_goes_its_own_way_and_short_buffers_get_a_part) {
    const Game game(shelfmark_begin(GetParam(), "players=2", 3));
    const Game copy(shelfmark_copy(game.get()));
    const int seat = shelfmark_actor(game.get());
    const std::size_t choices = shelfmark_choices(game.get(), seat);
    ASSERT_EQ(shelfmark_decide(copy.get(), seat, advice(game, seat, "greedy").c_str()), 1);
    EXPECT_EQ(shelfmark_choices(game.get(), seat), choices);
    std::array<char, 4> text = {};
    const std::size_t length = shelfmark_choice(game.get(), seat, 0, text.data(), text.size());
    EXPECT_GT(length, 3);
    EXPECT_EQ(std::string(text.data()).size(), 3);
}

std::string position(const Game& game) {
    std::string text(shelfmark_position(game.get(), nullptr, 0) + 1, ' ');
    shelfmark_position(game.get(), text.data(), text.size());
    text.pop_back();
    return text;
}

std::vector<std::string> choices(const Game& game, int seat) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < shelfmark_choices(game.get(), seat); ++i) {
        std::array<char, 64> text = {};
        shelfmark_choice(game.get(), seat, i, text.data(), text.size());
        texts.emplace_back(text.data());
    }
    return texts;
}

std::string line_of(const std::string& text, const std::string& beginning) {
    const std::size_t from = text.find('\n' + beginning);
    return from == std::string::npos ? "" : text.substr(from + 1, text.find('\n', from + 1) - from - 1);
}

TEST_P(CInterface, whoever_plays_a_seat_sees_what_it_sees_and_nothing_else) {
    const Game game(shelfmark_begin(GetParam(), "players=2", 3));
    for (int decision = 0; decision < 40; ++decision) {
        const int seat = shelfmark_actor(game.get());
        shelfmark_decide(game.get(), seat, advice(game, seat, "random").c_str());
    }
    const int seat = shelfmark_actor(game.get());
    const Game world(shelfmark_imagine(game.get(), seat, 1));
    const Game other(shelfmark_imagine(game.get(), seat, 2));
    ASSERT_NE(world, nullptr);
    const std::string own = "hand seat" + std::to_string(seat);
    const std::string others = "hand seat" + std::to_string(3 - seat);
    EXPECT_EQ(choices(world, seat), choices(game, seat));
    EXPECT_EQ(advice(world, seat, "greedy"), advice(game, seat, "greedy"));
    EXPECT_NE(line_of(position(game), own), "");
    EXPECT_EQ(line_of(position(world), own), line_of(position(game), own));
    EXPECT_NE(line_of(position(world), others), line_of(position(other), others));
    // What is hidden in the game makes no difference.
    const Game again(shelfmark_imagine(world.get(), seat, 2));
    EXPECT_EQ(position(again), position(other));
    EXPECT_EQ(shelfmark_imagine(game.get(), 0, 1), nullptr);
    EXPECT_EQ(shelfmark_imagine(game.get(), 3, 1), nullptr);
}

INSTANTIATE_TEST_SUITE_P(Games, CInterface, testing::Values("exlibris", "librarians"));

// Programs in C forget to look whether there is a game.
TEST(CInterface, without_a_game_or_a_text_nothing_happens) {
    EXPECT_EQ(shelfmark_begin(nullptr, nullptr, 1), nullptr);
    EXPECT_EQ(shelfmark_copy(nullptr), nullptr);
    EXPECT_EQ(shelfmark_seats(nullptr), 0);
    EXPECT_EQ(shelfmark_actor(nullptr), 0);
    EXPECT_EQ(shelfmark_choices(nullptr, 1), 0U);
    EXPECT_EQ(shelfmark_choice(nullptr, 1, 0, nullptr, 10), 0U);
    EXPECT_EQ(shelfmark_decide(nullptr, 1, "pass"), 0);
    EXPECT_EQ(shelfmark_imagine(nullptr, 1, 1), nullptr);
    EXPECT_EQ(shelfmark_position(nullptr, nullptr, 0), 0U);
    EXPECT_EQ(shelfmark_advice(nullptr, 1, "greedy", 1, nullptr, 0), 0U);
    EXPECT_EQ(shelfmark_points(nullptr, 1), 0);
    shelfmark_end(nullptr);
    const Game game(shelfmark_begin("exlibris", "players=2", 1));
    EXPECT_EQ(shelfmark_decide(game.get(), 1, nullptr), 0);
    EXPECT_EQ(shelfmark_advice(game.get(), 1, nullptr, 1, nullptr, 10), 0U);
    EXPECT_GT(shelfmark_position(game.get(), nullptr, 10), 0U);
}

TEST(CInterface, there_is_no_third_game) { EXPECT_EQ(shelfmark_begin("chess", "", 1), nullptr); }

}  // namespace
