#include "app/terminal/table.h"

#include <algorithm>
#include <sstream>
#include <streambuf>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/terminal/save_file.h"
#include "app/text_file.h"
#include "exlibris/game.h"
#include "players/exlibris/roster.h"
#include "temporary_folder.h"

namespace shelfmark::app::terminal::xl {
namespace {

using messages::Language;
using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;
using Game = exlibris::ExLibris;
using Session = terminal::Session<Game>;
using Table = terminal::Table<Game>;

std::expected<SavedGame<Game>, std::string> load(const std::filesystem::path& file) {
    const auto text = file_text(file.string(), Language::en);
    if (!text) return std::unexpected(text.error());
    return saved_game<Game>(file.string(), *text, Language::en);
}

// A game in which seat 0 has the first turn.
exlibris::Record new_game(const exlibris::Options& options) {
    std::uint64_t seed = 1;
    while (setup(options, seed).board.first_player != 0) ++seed;
    return {.options = options, .seed = seed, .decisions = {}};
}

// A table with a person on some seats, who types these lines.
struct Evening {
    explicit Evening(const std::string& typed, std::vector<std::string> who = {"human", "random"},
                     exlibris::Options options = {.players = 2, .beginner = true}, Language spoken = Language::en)
        : session(new_game(options)), in(typed), seats(std::move(who)), language(spoken) {}

    bool play() {
        Console console(in, out, Style{.unicode = true});
        parting = Table(session, seats, language, console, file).run();
        return parting.finished;
    }

    Session session;
    std::istringstream in;
    std::ostringstream out;
    std::vector<std::string> seats;
    Language language;
    proof::TemporaryFolder folder;
    std::filesystem::path file = folder.file("evening.record");
    Parting parting;
};

// Without the line ends that only make it fit.
std::string unflowed(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    return text;
}

std::string many(const std::string& line, int times) {
    std::string lines;
    for (int i = 0; i < times; ++i) lines += line + '\n';
    return lines;
}

TEST(TerminalTable, a_whole_game_ends_with_the_score_sheet) {
    for (const auto language : {Language::en, Language::cs, Language::de}) {
        Evening evening(many("1", 5000), {"human", "random"}, {.players = 2}, language);
        EXPECT_TRUE(evening.play());
        EXPECT_TRUE(over(evening.session.state()));
        EXPECT_THAT(evening.out.str(), HasSubstr(std::string(messages::text(language, "sheet.total"))));
        EXPECT_THAT(evening.out.str(), HasSubstr(std::string(messages::text(language, "sheet.winner"))));
    }
}

TEST(TerminalTable, a_solo_game_ends_with_the_public_library) {
    Evening evening(many("1", 5000), {"human"}, {.players = 1, .solo_level = 3});
    EXPECT_TRUE(evening.play());
    EXPECT_THAT(evening.out.str(), HasSubstr("Public Library"));
}

TEST(TerminalTable, bots_can_be_watched) {
    Evening evening("", {"random", "random"});
    EXPECT_TRUE(evening.play());
    EXPECT_THAT(evening.out.str(), HasSubstr("Winner"));
}

TEST(TerminalTable, the_table_shows_goals_town_and_hand) {
    Evening evening("");
    EXPECT_FALSE(evening.play());
    EXPECT_THAT(evening.out.str(),
                AllOf(HasSubstr("Prominent: "), HasSubstr("Diviner's Hut"), HasSubstr("Your hand: 6"),
                      HasSubstr("Place the assistant at the Diviner's Hut")));
}

TEST(TerminalTable, XL_S3_everybody_sees_what_the_others_may_choose_from) {
    const auto state = exlibris::setup({.players = 3}, 1);
    const exlibris::Seat reader = actors(state).lowest();
    const Phrases phrases(Language::en, {}, reader);
    const std::string picture = table_picture(phrases, observe(state, reader));
    for (std::size_t i = 0; i < 6; ++i) {
        const auto library = state.board.dealt[i];
        const bool own = i / 2 == reader;
        const auto shown = HasSubstr("May keep: " + phrases.library(library) + " with the");
        EXPECT_EQ(testing::Matches(shown)(picture), !own) << phrases.library(library);
    }
}

TEST(TerminalTable, XL_S3_what_somebody_has_chosen_is_told_apart) {
    Evening evening("", {"human", "random"}, {.players = 2});
    evening.play();
    EXPECT_THAT(evening.out.str(), AllOf(HasSubstr("  Keeps: "), HasSubstr("  Turned down: ")));
    Evening begun("1\n", {"human", "random"}, {.players = 2});
    begun.play();
    const std::string round = begun.out.str().substr(begun.out.str().find("Round 1 begins."));
    EXPECT_THAT(round, Not(HasSubstr("Turned down: ")));
}

TEST(TerminalTable, XL_S7_the_cards_of_others_are_not_shown) {
    Evening evening("");
    const auto other = evening.session.state().hidden.hand[1];
    evening.play();
    other.for_each([&](exlibris::CardId card) { EXPECT_THAT(evening.out.str(), Not(HasSubstr(tag({}, card)))); });
}

TEST(TerminalTable, choices_are_made_by_number_or_by_notation) {
    Evening evening("place assistant1 home\ndraw\n");
    evening.play();
    EXPECT_THAT(evening.out.str(), HasSubstr("You draw a card ("));
}

TEST(TerminalTable, what_is_not_understood_changes_nothing) {
    Evening evening("0\n99\n-1\n1x\nfrobnicate\nplace witch moon\n\x1b[2J\n\n99999999999999999999999\n");
    evening.play();
    EXPECT_EQ(evening.session.record().decisions, Evening("").session.record().decisions);
    EXPECT_THAT(evening.out.str(), AllOf(HasSubstr("Type a number from 1 to"), HasSubstr("“frobnicate” is neither"),
                                         Not(HasSubstr("\x1b"))));
}

TEST(TerminalTable, why_names_the_rule_that_forbids_it) {
    Evening evening("why place assistant1 gambling-den\nwhy draw\nwhy place assistant1 home\nwhy nonsense\n");
    evening.play();
    // XL-V1 leaves the Gambling Den out, so that it is never in town.
    EXPECT_THAT(evening.out.str(),
                AllOf(HasSubstr("Gambling Den is not in town"), HasSubstr("XL-R2"),
                      HasSubstr("That is not what is being decided now."), HasSubstr("That is allowed: choice "),
                      HasSubstr("“nonsense” is not something to decide about")));
}

TEST(TerminalTable, why_alone_says_what_can_be_asked) {
    Evening evening("why\n");
    evening.play();
    EXPECT_THAT(evening.out.str(), HasSubstr("Ask about something else: why bookshop"));
}

TEST(TerminalTable, why_knows_the_choices_by_their_numbers) {
    Evening evening("why 1\nwhy 99\n");
    evening.play();
    EXPECT_THAT(evening.out.str(),
                AllOf(HasSubstr("That is allowed: choice 1. Place the assistant at the Diviner's Hut"),
                      HasSubstr("“99” is not something to decide about")));
}

TEST(TerminalTable, why_knows_assistants_and_libraries) {
    // The reader is dealt two libraries, keeps the first, and the random bot has kept one before.
    const exlibris::Options options{.players = 2};
    Evening first_look("", {"human", "random"}, options);
    first_look.play();
    exlibris::ActionList offered;
    legal(first_look.session.state(), 0, offered);
    const auto mine = static_cast<exlibris::Library>(offered[0].a);
    const auto spurned = static_cast<exlibris::Library>(offered[1].a);
    const auto theirs = first_look.session.state().board.library[1];
    const std::string library(messages::text(Language::en, "library." + std::string(name(theirs)) + ".name"));

    const std::string of_mine = "why " + std::string(name(mine)) + '\n';
    Evening evening(of_mine + "1\n" + of_mine + "why " + std::string(name(spurned)) + "\nwhy " + library + '\n',
                    {"human", "random"}, options);
    evening.play();
    EXPECT_THAT(evening.out.str(),
                AllOf(HasSubstr(": choice 1."), HasSubstr(": choices 1, 2, 3."),
                      HasSubstr(": nobody at this table has that library."), HasSubstr(": works for Player 2")));
}

TEST(TerminalTable, the_rules_are_at_hand) {
    Evening evening("tile 7\ntile witch\ntile moon\nrule XL-I4\nrule Q9\ncard L8\ncard L99\nhelp\n");
    evening.play();
    EXPECT_THAT(evening.out.str(), AllOf(HasSubstr("7 Gambling Den (now)"), HasSubstr("XL-A1 "), HasSubstr("“moon”"),
                                         HasSubstr("XL-I4 "), HasSubstr("number 8 of the 8 cards with L"),
                                         HasSubstr("“L99” is not a card"), HasSubstr("save FILE")));
}

TEST(TerminalTable, undo_brings_the_last_question_back) {
    Evening evening("place assistant1 home\nundo\n");
    evening.play();
    EXPECT_THAT(evening.out.str(), HasSubstr("Taken back."));
    EXPECT_EQ(evening.session.state(), Evening("").session.state());
}

TEST(TerminalTable, undo_stops_at_a_revelation) {
    Evening evening("place assistant1 home\ndraw\nundo\n");
    evening.play();
    EXPECT_THAT(evening.out.str(), HasSubstr("There is nothing to take back"));
    EXPECT_EQ(evening.session.state().board.hand_count[0], 7);
}

TEST(TerminalTable, a_hint_is_one_of_the_choices) {
    Evening evening("hint\n");
    evening.play();
    EXPECT_THAT(evening.out.str(), ContainsRegex("The bot would choose [1-9][0-9]*: (Place|Send) the assistant"));
    EXPECT_THAT(evening.out.str(), HasSubstr("The bot expects to end "));
    EXPECT_EQ(evening.session.decisions(), 0U);
}

TEST(TerminalTable, a_hint_changes_nothing_that_bots_do) {
    Evening asking("hint\n" + many("1", 20), {"human", "apprentice"});
    asking.play();
    Evening silent(many("1", 20), {"human", "apprentice"});
    silent.play();
    EXPECT_EQ(asking.session.text(), silent.session.text());
}

// XL-R5: where somebody places an assistant is seen by all.
TEST(TerminalTable, bots_say_what_they_thought_about_their_last_turn) {
    Evening evening("place assistant1 home\ndraw\nthoughts\n", {"human", "clerk"});
    evening.play();
    const auto turn =
        evening.session.last_turn_of(1, [](const exlibris::View& view) { return players::begins_turn(view); });
    ASSERT_TRUE(turn);
    const Phrases phrases(Language::en, Style{.unicode = true}, 0);
    const std::string choice = phrases.errand(observe(turn->before, 1), turn->chosen);
    EXPECT_THAT(evening.out.str(), HasSubstr("Player 2: The bot expects to end "));
    EXPECT_THAT(unflowed(evening.out.str()), HasSubstr("Its choice: " + choice + ". Alternatives: "));
}

TEST(TerminalTable, bots_that_had_no_turn_yet_and_tables_without_bots_have_no_thoughts) {
    Evening early("thoughts\n", {"human", "clerk"});
    early.play();
    EXPECT_THAT(early.out.str(), HasSubstr("Player 2: The bot has not had a turn"));
    Evening people("\nthoughts\n", {"human", "human"});
    people.play();
    EXPECT_THAT(people.out.str(), HasSubstr("No bots play here."));
}

TEST(TerminalTable, whoever_decides_at_random_invents_no_thoughts) {
    Evening evening("place assistant1 home\ndraw\nthoughts\n", {"human", "random"});
    evening.play();
    EXPECT_THAT(evening.out.str(), AllOf(HasSubstr("Player 2: It does not think"), Not(HasSubstr("expects"))));
}

TEST(TerminalTable, leaving_saves_and_says_how_to_go_on) {
    for (const auto* last : {"", "quit\n"}) {
        Evening evening(std::string("place assistant1 home\ndraw\n") + last);
        EXPECT_FALSE(evening.play());
        EXPECT_THAT(evening.out.str(), HasSubstr("--resume " + evening.file.string()));
        const auto saved = load(evening.file);
        ASSERT_TRUE(saved) << saved.error();
        EXPECT_EQ(saved->record, evening.session.record());
        EXPECT_EQ(saved->seats, evening.seats);
    }
}

// A stream whose reader has gone.
struct ClosedPipe : std::streambuf {
    int overflow(int /*letter*/) override { return traits_type::eof(); }
};

TEST(TerminalTable, a_closed_output_ends_the_game_and_keeps_it) {
    Evening evening(many("1", 5000));
    ClosedPipe closed;
    std::ostream out(&closed);
    Console console(evening.in, out, Style{.unicode = true});
    const Parting parting = Table(evening.session, evening.seats, Language::en, console, evening.file).run();
    EXPECT_TRUE(parting.saved);
    EXPECT_THAT(parting.last_words, HasSubstr("--resume " + evening.file.string()));
    ASSERT_TRUE(load(evening.file));
}

// A folder for temporary files that no other test uses.
struct RescueFolder {
    RescueFolder() { setenv("TMPDIR", folder.path().c_str(), 1); }
    ~RescueFolder() { unsetenv("TMPDIR"); }
    RescueFolder(const RescueFolder&) = delete;
    RescueFolder& operator=(const RescueFolder&) = delete;

    proof::TemporaryFolder folder;
};

TEST(TerminalTable, a_game_that_cannot_be_saved_where_it_should_be_is_rescued) {
    const RescueFolder folder;
    Evening evening("place assistant1 home\ndraw\nquit\n");
    evening.file = "/dev/full/nowhere";
    EXPECT_FALSE(evening.play());
    EXPECT_FALSE(evening.parting.saved);
    EXPECT_THAT(evening.out.str(), AllOf(HasSubstr("/dev/full/nowhere cannot be written"),
                                         HasSubstr("--resume " + rescue_file().string())));
    const auto saved = load(rescue_file());
    ASSERT_TRUE(saved) << saved.error();
    EXPECT_EQ(saved->record, evening.session.record());
}

TEST(TerminalTable, several_people_hand_the_screen_over) {
    Evening evening("\nplace assistant1 home\npass\n\nplace assistant1 home\n", {"human", "human"});
    evening.play();
    EXPECT_THAT(evening.out.str(),
                AllOf(HasSubstr("Player 1, it is your turn"), HasSubstr("Player 2, it is your turn")));
}

TEST(TerminalSave, a_file_that_cannot_be_written_is_no_surprise) {
    Evening evening("save /dev/full/nowhere\n");
    evening.play();
    EXPECT_THAT(evening.out.str(), HasSubstr("/dev/full/nowhere cannot be written"));
}

TEST(TerminalSave, a_file_that_cannot_be_read_says_so) {
    EXPECT_THAT(load("/nowhere/at/all").error(), HasSubstr("/nowhere/at/all cannot be read"));
    EXPECT_THAT(load(testing::TempDir()).error(), HasSubstr("cannot be read"));
}

}  // namespace
}  // namespace shelfmark::app::terminal::xl
