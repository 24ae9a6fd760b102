#include "app/terminal/table.h"

#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/terminal/save_file.h"
#include "librarians/notation.h"
#include "librarians/words.h"
#include "temporary_folder.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::Librarians;
using messages::Language;
using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

// A game in which seat 0 has the first turn.
table::RecordOf<Librarians> new_game(const librarians::Options& options) {
    std::uint64_t seed = 1;
    while (librarians::setup(options, seed).board.turn != 0) ++seed;
    return {.options = options, .seed = seed, .decisions = {}};
}

// A table with a person on some seats, who types these lines.
struct Evening {
    explicit Evening(const std::string& typed, std::vector<std::string> who = {"human", "greedy"},
                     const librarians::Options& options = {.players = 2}, Language spoken = Language::en)
        : session(new_game(options)), in(typed), seats(std::move(who)), language(spoken) {}

    bool play() {
        Console console(in, out, Style{.unicode = true});
        return Table<Librarians>(session, seats, language, console, file).run().finished;
    }

    Session<Librarians> session;
    std::istringstream in;
    std::ostringstream out;
    std::vector<std::string> seats;
    Language language;
    proof::TemporaryFolder folder;
    std::filesystem::path file = folder.file("evening.record");
};

std::string many(const std::string& line, int times) {
    std::string lines;
    for (int i = 0; i < times; ++i) lines += line + '\n';
    return lines;
}

TEST(LibrariansEvening, a_whole_game_ends_with_everything_shown) {
    for (const auto language : {Language::en, Language::cs, Language::de}) {
        Evening evening(many("1", 3000), {"human", "random"}, {.players = 2}, language);
        EXPECT_TRUE(evening.play());
        const auto& state = evening.session.state();
        ASSERT_TRUE(over(state));
        state.hidden.hand[1].for_each(
            [&](librarians::CardId card) { EXPECT_THAT(evening.out.str(), HasSubstr(name(state.board, card))); });
        EXPECT_THAT(evening.out.str(), Not(HasSubstr("librarians.")));
    }
}

TEST(LibrariansEvening, bots_can_be_watched) {
    Evening evening("", {"greedy", "random", "greedy"}, {.players = 3});
    EXPECT_TRUE(evening.play());
    EXPECT_THAT(evening.out.str(), ContainsRegex("won together|lost together|The game ends with [0-9]+ card"));
}

TEST(LibrariansEvening, every_expansion_can_be_played_at_the_table) {
    librarians::Options options = {.players = 3};
    options.authors = options.ages = options.sequels = options.powers = options.columns = options.balance = true;
    options.thrills = (1U << librarians::thrill_count) - 1;
    options.talk = librarians::Talk::taps;
    Evening evening(many("1", 3000), {"human", "greedy", "random"}, options);
    EXPECT_TRUE(evening.play());
}

TEST(LibrariansEvening, LB_S5_a_number_that_is_not_shown_does_not_tap) {
    librarians::Options options = {.players = 2};
    options.talk = librarians::Talk::taps;
    Evening evening("5\n", {"human", "greedy"}, options);
    evening.play();
    EXPECT_EQ(evening.session.decisions(), 0U)
        << "four cards can be played, and the shelves can only be tapped by name";
    EXPECT_THAT(evening.out.str(), HasSubstr("Type a number from 1 to 4"));
}

// The cards of a hand, as the picture of the table would list them.
std::string hand_line(const librarians::State& state, table::Seat seat) {
    return "  " + name(state.board, state.hidden.hand[seat].first()) + ' ';
}

TEST(LibrariansEvening, LB_S5_people_hand_the_screen_over_without_seeing_each_others_cards) {
    // The first plays two cards and ends the turn; the second has not pressed Enter yet.
    Evening evening("\n1\n1\n1\n1\nend\n", {"human", "human"});
    const auto before = evening.session.state();
    evening.play();
    EXPECT_THAT(evening.out.str(), AllOf(HasSubstr("Player 1, it is your turn"), HasSubstr("Player 2, it is your turn"),
                                         HasSubstr(hand_line(before, 0)), Not(HasSubstr(hand_line(before, 1)))));
    Evening both("\n1\n1\n1\n1\nend\n\n", {"human", "human"});
    both.play();
    EXPECT_THAT(both.out.str(), HasSubstr(hand_line(before, 1)));
    // What the first one drew is not told to the second.
    EXPECT_THAT(both.out.str(), AllOf(HasSubstr("Player 1 draws 2 cards."), Not(HasSubstr("You draw"))));
}

int times(std::string_view part, std::string_view text) {
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

TEST(LibrariansEvening, the_whole_table_is_shown_when_a_turn_begins_and_when_asked_for) {
    Evening between_cards("1\n1\n1\n1\n");
    between_cards.play();
    EXPECT_EQ(times("── Players ──", between_cards.out.str()), 1);
    EXPECT_EQ(times("Still in your hand: ", between_cards.out.str()), 2) << "after each of the two cards";
    Evening asked("1\n1\ntable\n");
    asked.play();
    EXPECT_EQ(times("── Players ──", asked.out.str()), 2);
    Evening next_turn("1\n1\n1\n1\nend\n");
    next_turn.play();
    EXPECT_EQ(times("── Players ──", next_turn.out.str()), 2);
}

TEST(LibrariansEvening, LB_P5_undo_takes_plays_back_one_by_one) {
    Evening evening("1\n1\nundo\nundo\n");
    evening.play();
    EXPECT_THAT(evening.out.str(), HasSubstr("Taken back."));
    EXPECT_EQ(evening.session.state(), Evening("").session.state());
    EXPECT_EQ(evening.session.decisions(), 0U);
}

TEST(LibrariansEvening, LB_P5_drawn_cards_are_not_put_back) {
    Evening evening("1\n1\n1\n1\nend\nundo\n", {"human", "human"});
    evening.in.str("\n1\n1\n1\n1\nend\n\nundo\n");
    evening.play();
    EXPECT_THAT(evening.out.str(), HasSubstr("There is nothing to take back"));
    EXPECT_EQ(evening.session.state().board.turn, 1);
}

TEST(LibrariansEvening, LB_S3_ending_the_turn_is_asked_even_without_another_choice) {
    Evening evening(many("1", 4), {"human", "human"}, {.thrills = 1, .players = 2, .exactly_two = true});
    evening.in.str("\n" + many("1", 4));
    evening.play();
    EXPECT_EQ(evening.session.state().board.played, 2);
    EXPECT_THAT(evening.out.str(), HasSubstr("1) End the turn and draw"));
}

TEST(LibrariansEvening, choices_are_made_by_notation_too) {
    const auto state = Evening("").session.state();
    const std::string card = name(state.board, state.hidden.hand[0].first());
    Evening evening("play " + card + "\nat 1,-1\n");
    evening.play();
    EXPECT_THAT(evening.out.str(), ContainsRegex("You play " + card + " “.+” at 1,-1\\."));
}

TEST(LibrariansEvening, what_is_not_understood_changes_nothing) {
    Evening evening(
        "0\n99\nfrobnicate\nplay horror-9\nend\ncard nonsense\npower nonsense\nrule XL-L7\nwhy\nwhy moon\n");
    evening.play();
    EXPECT_EQ(evening.session.decisions(), 0U);
    EXPECT_THAT(evening.out.str(),
                AllOf(HasSubstr("Type a number from 1 to"), HasSubstr("“frobnicate” is neither"), HasSubstr("LB-S3"),
                      HasSubstr("“nonsense” is neither a card"), HasSubstr("No genre, thrill or colour"),
                      HasSubstr("no rule XL-L7"), HasSubstr("why 2,-1, why romance"),
                      HasSubstr("“moon” is not something to decide about")));
}

TEST(LibrariansEvening, LB_S5_partners_say_what_they_expect_only_where_people_talk) {
    Evening silent(many("1", 12) + "thoughts\n");
    silent.play();
    EXPECT_THAT(silent.out.str(), AllOf(HasSubstr("(LB-S5)"), Not(HasSubstr("The bot expects"))));
    Evening talking(many("1", 12) + "thoughts\n", {"human", "greedy"}, {.players = 2, .talk = librarians::Talk::chat});
    talking.play();
    EXPECT_THAT(talking.out.str(), ContainsRegex("Player 2: The bot expects [0-9]+\\.[0-9] cards to be left\\.\n"));
}

TEST(LibrariansEvening, cards_powers_rules_and_hints_can_be_looked_up) {
    const auto state = Evening("").session.state();
    const std::string card = name(state.board, state.hidden.hand[0].first());
    Evening evening("card " + card + "\npower horror\nrule Q14\nhelp\nhint\nlog\n");
    evening.play();
    EXPECT_THAT(evening.out.str(), AllOf(HasSubstr("In your hand."), HasSubstr("Horror (red)"), HasSubstr("LB-Q14 "),
                                         HasSubstr("power NAME"), ContainsRegex("The bot would choose [1-9][0-9]*: ")));
    EXPECT_EQ(evening.session.decisions(), 0U);
}

TEST(LibrariansEvening, a_saved_game_goes_on) {
    Evening evening("1\n1\nquit\n");
    EXPECT_FALSE(evening.play());
    std::ostringstream text;
    text << std::ifstream(evening.file).rdbuf();
    const auto saved = saved_game<Librarians>(evening.file.string(), text.str(), Language::en);
    ASSERT_TRUE(saved) << saved.error();
    EXPECT_EQ(saved->record, evening.session.record());
    EXPECT_EQ(saved->seats, evening.seats);
    EXPECT_EQ(Session<Librarians>(saved->record).state(), evening.session.state());
}

}  // namespace
}  // namespace shelfmark::app::terminal::lb
