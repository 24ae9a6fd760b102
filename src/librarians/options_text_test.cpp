#include "librarians/options_text.h"

#include <gtest/gtest.h>

namespace shelfmark::librarians {
namespace {

using table::Words;

std::string mistake(std::string_view text) {
    const auto options = parse_options(Words(text), 3);
    if (options) return "nothing";
    return std::to_string(options.error().line) + ':' + std::to_string(options.error().column) + ' ' +
           options.error().message;
}

TEST(LibrariansOptionsText, only_what_differs_is_written) {
    EXPECT_EQ(to_text(Options{}), "players=2");
    EXPECT_EQ(
        to_text(Options{.genres = only(Genre::tragedy) | only(Genre::sci_fi),
                        .thrills = static_cast<ThrillSet>(only(Thrill::skip) | only(Thrill::steal_power)),
                        .players = 4,
                        .talk = Talk::taps,
                        .authors = true,
                        .balance = true,
                        .exactly_two = true}),
        "players=4 genres=tragedy,sci-fi expansions=authors,balance thrills=skip,steal-power exactly-two talk=taps");
}

TEST(LibrariansOptionsText, what_is_written_can_be_read) {
    for (const char* text :
         {"players=2", "players=6 talk=chat", "players=3 genres=horror,detective,cooking,picture-book",
          "players=5 expansions=authors,ages,sequels,powers,columns,balance thrills=no-order,force-colour "
          "exactly-two"}) {
        const auto options = parse_options(Words(text), 1);
        ASSERT_TRUE(options.has_value()) << text;
        EXPECT_EQ(to_text(*options), text);
    }
}

TEST(LibrariansOptionsText, little_needs_to_be_said) {
    EXPECT_EQ(parse_options(Words(""), 1), Options{});
    EXPECT_EQ(parse_options(Words("thrills=all"), 1), Options{.thrills = (1U << thrill_count) - 1});
    const Options all = {
        .authors = true, .ages = true, .sequels = true, .powers = true, .columns = true, .balance = true};
    EXPECT_EQ(parse_options(Words("expansions=all"), 1), all);
}

TEST(LibrariansOptionsText, names_the_place_of_what_is_wrong) {
    EXPECT_EQ(mistake("players"), "3:1 formats.librarians.option");
    EXPECT_EQ(mistake("players=2 exactly-two=yes"), "3:11 formats.librarians.option");
    EXPECT_EQ(mistake("variant=longer"), "3:1 formats.librarians.option");
    EXPECT_EQ(mistake("players=2 players=3"), "3:11 formats.error.option-twice");
    EXPECT_EQ(mistake("players=7"), "3:9 formats.error.option-number");
    EXPECT_EQ(mistake("genres=horror,red"), "3:15 formats.librarians.genre");
    EXPECT_EQ(mistake("genres="), "3:8 formats.librarians.genre");
    EXPECT_EQ(mistake("thrills=skip,horror"), "3:14 formats.librarians.thrill");
    EXPECT_EQ(mistake("expansions=ages,authors,all"), "3:25 formats.librarians.expansion");
    EXPECT_EQ(mistake("talk=loud"), "3:6 formats.librarians.talk");
}

TEST(LibrariansOptionsText, games_that_cannot_be_played_are_refused) {
    EXPECT_EQ(mistake("players=1"), "3:1 formats.librarians.options-players");
    EXPECT_EQ(mistake("players=3 genres=horror"), "3:1 formats.librarians.options-colours");
    EXPECT_EQ(mistake("genres=horror,detective,tragedy"), "3:1 formats.librarians.options-doubled");
    EXPECT_EQ(mistake("exactly-two"), "3:1 formats.librarians.options-thrills");
}

}  // namespace
}  // namespace shelfmark::librarians
