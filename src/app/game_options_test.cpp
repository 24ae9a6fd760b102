#include "app/game_options.h"

#include <CLI/CLI.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/rulebook.h"

namespace shelfmark::app {
namespace {

using exlibris::Assistant;
using exlibris::Location;
using librarians::Librarians;
using testing::AllOf;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr UsualTable with_people = {.first = "human", .humans = true};

template <class G = exlibris::ExLibris>
Arrangement<G> parsed(const std::string& line, const UsualTable& usual = with_people) {
    CLI::App cli;
    const Command command;
    TypedOptions typed;
    add_game_options(cli, command, typed);
    cli.parse(line);
    return arranged<G>(typed, usual, messages::Language::en);
}

template <class G = exlibris::ExLibris>
std::string complaint(const std::string& line, const UsualTable& usual = {}) {
    try {
        parsed<G>(line, usual);
    } catch (const CLI::ParseError& error) {
        return error.what();
    }
    return "no complaint";
}

TEST(GameOptions, the_usual_table_needs_no_options) {
    const auto game = parsed("");
    EXPECT_EQ(game.options, exlibris::Options{});
    EXPECT_THAT(game.seats, ElementsAre("human", "random"));
    EXPECT_FALSE(game.seed);
}

TEST(GameOptions, the_seats_say_how_many_play) {
    const auto game = parsed("--seats human,greedy,random --seed 18446744073709551615");
    EXPECT_EQ(game.options.players, 3);
    EXPECT_THAT(game.seats, ElementsAre("human", "greedy", "random"));
    EXPECT_EQ(game.seed, 18446744073709551615ULL);
}

TEST(GameOptions, seats_and_players_must_agree) {
    EXPECT_EQ(parsed("--players 4").seats.size(), 4U);
    EXPECT_THAT(complaint("--players 3 --seats random,random"), StartsWith("--seats: "));
    EXPECT_THAT(complaint("--players 5"), StartsWith("--players: "));
    EXPECT_THAT(complaint("--players 0"), StartsWith("--players: "));
}

TEST(GameOptions, XL_O5_solo_is_for_one_player_at_seven_levels) {
    const auto game = parsed("--solo 7");
    EXPECT_EQ(game.options.players, 1);
    EXPECT_EQ(game.options.solo_level, 7);
    EXPECT_THAT(game.seats, ElementsAre("human"));
    EXPECT_EQ(parsed("--players 1").options.solo_level, 1);
    EXPECT_THAT(complaint("--solo 8"), StartsWith("--solo: "));
    EXPECT_THAT(complaint("--solo 0"), StartsWith("--solo: "));
    EXPECT_THAT(complaint("--solo 1 --players 2"), StartsWith("--solo: "));
}

TEST(GameOptions, variants_combine) {
    const auto both = parsed("--variant beginner,longer").options;
    EXPECT_TRUE(both.beginner && both.longer && !both.friendly);
    EXPECT_TRUE(parsed("--variant Friendly").options.friendly);
    EXPECT_THAT(complaint("--variant quick"), HasSubstr("quick"));
}

TEST(GameOptions, XL_V4_tiles_are_left_out_and_put_back_by_their_names) {
    const auto options = parsed("--variant friendly --without Book_Collector,witch --with gambling-den,goblin").options;
    EXPECT_EQ(options.without_locations, bit(Location::book_collector));
    EXPECT_EQ(options.without_libraries, bit(Assistant::witch));
    EXPECT_EQ(options.with_locations, bit(Location::gambling_den));
    EXPECT_EQ(options.with_libraries, bit(Assistant::goblin));
    EXPECT_THAT(complaint("--without home"), HasSubstr("home"));
    EXPECT_THAT(complaint("--with ordinary"), HasSubstr("ordinary"));
    EXPECT_THAT(complaint("--with bookshop --without bookshop"), StartsWith("--with: "));
}

TEST(GameOptions, XL_V4_enough_tiles_must_remain) {
    EXPECT_THAT(complaint("--without diviners-hut"), HasSubstr("Hut"));
    EXPECT_THAT(complaint("--players 4 --variant friendly --without witch"), HasSubstr("libraries"));
    EXPECT_THAT(complaint("--players 4 --variant beginner,friendly --without book-swap,donation-center,wishing-well,"
                          "bookshop"),
                HasSubstr("locations"));
    EXPECT_THAT(complaint("--solo 1 --without bookshop"), HasSubstr("locations"));
    // Nothing was left out by hand: the variant is to blame.
    EXPECT_THAT(complaint("--solo 1 --variant beginner"),
                AllOf(StartsWith("--variant"), HasSubstr("8 of the 10"), HasSubstr("put some back")));
}

TEST(GameOptions, only_some_tables_have_room_for_humans) {
    EXPECT_THAT(complaint("--seats human,random"), StartsWith("--seats: "));
    EXPECT_THAT(complaint("--seats random,wizard"), HasSubstr("wizard"));
}

TEST(GameOptions, whoever_cannot_play_is_answered_with_those_who_can) {
    for (const auto* seats : {"--seats human,random", "--seats wizard,random"}) {
        EXPECT_THAT(complaint(seats),
                    EndsWith("apprentice, clerk, librarian, archivist, greedy, search, flat, random."));
    }
    EXPECT_THAT(complaint("--seats wizard", with_people), HasSubstr("human, apprentice"));
    EXPECT_THAT(complaint<Librarians>("--seats wizard,random"), Not(HasSubstr("flat")));
    EXPECT_THAT(complaint<Librarians>("--seats wizard,random", {.also = "solver"}), EndsWith("random, solver."));
}

TEST(GameOptions, every_name_of_a_player_is_known) {
    for_each_game([]<class G>() {
        for (const auto name : Rulebook<G>::player_names)
            EXPECT_FALSE(Rulebook<G>::find_player(name) == nullptr) << name;
    });
}

TEST(GameOptions, a_recorded_game_has_its_own_options) {
    const auto refusal = [](const std::string& line) -> std::string {
        CLI::App cli;
        const Command command;
        refuse_game_options(cli, command);
        try {
            cli.parse(line);
        } catch (const CLI::ParseError& error) {
            return error.what();
        }
        return "";
    };
    for (const auto* line : {"--seats greedy,random", "--players 3", "--seed 5", "--solo 2", "--exactly-two"}) {
        EXPECT_THAT(refusal(line), AllOf(StartsWith("--"), HasSubstr("record"))) << line;
    }
    EXPECT_EQ(refusal("--game librarians"), "");
}

TEST(GameOptions, where_nobody_can_choose_no_seats_are_offered) {
    CLI::App cli;
    const Command command;
    TypedOptions typed;
    add_game_options(cli, command, typed, nullptr);
    EXPECT_EQ(cli.get_option_no_throw("--seats"), nullptr);
    EXPECT_NE(cli.get_option_no_throw("--players"), nullptr);
}

TEST(GameOptions, an_option_of_another_game_is_refused_with_its_game) {
    EXPECT_THAT(complaint("--genres horror"), AllOf(StartsWith("--genres: "), HasSubstr("--game librarians")));
    EXPECT_THAT(complaint("--exactly-two"), HasSubstr("--game librarians"));
    EXPECT_THAT(complaint<Librarians>("--solo 3"), AllOf(StartsWith("--solo: "), HasSubstr("--game exlibris")));
    EXPECT_THAT(complaint<Librarians>("--variant longer"), HasSubstr("--game exlibris"));
    EXPECT_THAT(complaint("--game chess"), AllOf(HasSubstr("chess"), HasSubstr("exlibris, librarians")));
}

TEST(GameOptions, LB_C1_genres_are_chosen_by_their_names) {
    EXPECT_EQ(parsed<Librarians>("").options.genres, librarians::default_genres);
    EXPECT_EQ(parsed<Librarians>("--genres Sci_Fi,horror").options.genres,
              only(librarians::Genre::sci_fi) | only(librarians::Genre::horror));
    EXPECT_THAT(complaint<Librarians>("--genres western"), AllOf(StartsWith("--genres: "), HasSubstr("western")));
    EXPECT_THAT(complaint<Librarians>("--genres horror,tragedy,detective"), StartsWith("--genres: "));
    EXPECT_THAT(complaint<Librarians>("--players 6 --genres horror,romance"),
                AllOf(StartsWith("--genres: "), HasSubstr("at least 3")));
}

TEST(GameOptions, LB_E_expansions_and_thrills_combine) {
    const auto options =
        parsed<Librarians>("--expansions authors,columns --thrills all --exactly-two --talk taps").options;
    EXPECT_TRUE(options.authors && options.columns && options.exactly_two);
    EXPECT_FALSE(options.ages || options.sequels || options.powers || options.balance);
    EXPECT_EQ(options.thrills, (1U << librarians::thrill_count) - 1);
    EXPECT_EQ(options.talk, librarians::Talk::taps);
    EXPECT_EQ(parsed<Librarians>("--thrills skip,Steal_Power").options.thrills,
              only(librarians::Thrill::skip) | only(librarians::Thrill::steal_power));
}

TEST(GameOptions, what_is_wrong_with_expansions_names_the_option) {
    EXPECT_THAT(complaint<Librarians>("--genres horror --expansions dragons"),
                AllOf(StartsWith("--expansions: "), HasSubstr("dragons")));
    EXPECT_THAT(complaint<Librarians>("--thrills dragons"), StartsWith("--thrills: "));
    EXPECT_THAT(complaint<Librarians>("--talk shouting"), StartsWith("--talk: "));
    EXPECT_THAT(complaint<Librarians>("--exactly-two"), StartsWith("--exactly-two: "));
}

TEST(GameOptions, LB_S1_two_to_six_librarians) {
    EXPECT_EQ(parsed<Librarians>("--players 6").seats.size(), 6U);
    EXPECT_THAT(complaint<Librarians>("--players 1"), AllOf(StartsWith("--players: "), HasSubstr("2 to 6")));
    EXPECT_THAT(complaint<Librarians>("--players 7"), StartsWith("--players: "));
    EXPECT_THAT(complaint<Librarians>("--seats random,wizard"), HasSubstr("wizard"));
}

}  // namespace
}  // namespace shelfmark::app
