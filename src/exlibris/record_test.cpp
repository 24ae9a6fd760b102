#include "exlibris/record.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "exlibris/engine.h"
#include "exlibris/fingerprint.h"

namespace shelfmark::exlibris {
namespace {

constexpr std::string_view header = "shelfmark record 1\ngame exlibris\nrules 1\noptions players=2\nseed 5\n";

Record random_game(const Options& options, base::Seed seed, int decisions = 100000) {
    Record record = {options, seed, {}};
    State state = setup(options, seed);
    base::Random random{seed};
    for (int i = 0; i < decisions && !over(state); ++i) {
        const Seat seat = actors(state).lowest();
        ActionList actions;
        legal(state, seat, actions);
        record.decisions.push_back({seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]});
        apply(state, seat, record.decisions.back().action);
    }
    return record;
}

// "line:column key".
std::string mistake(const std::string& text) {
    const auto record = parse_record(text);
    if (record) return "nothing";
    const TextError& error = record.error();
    return std::to_string(error.line) + ':' + std::to_string(error.column) + ' ' + error.message;
}
std::string after_header(std::string_view lines) { return std::string(header).append(lines); }

// Who keeps a library first in the game of the header, and which two libraries there are.
struct Opening {
    std::string seat;
    std::string other_seat;
    std::string library;
};
Opening opening() {
    const State state = setup({}, 5);
    const Seat seat = actors(state).lowest();
    return {"seat" + std::to_string(seat + 1), "seat" + std::to_string(2 - seat),
            std::string(name(state.board.dealt[2UL * seat]))};
}

TEST(Record, whole_games_survive_writing) {
    for (const Options& options : {Options{}, Options{.players = 4, .longer = true},
                                   Options{.players = 1, .solo_level = 7}, Options{.players = 3, .beginner = true}}) {
        for (const base::Seed seed : {base::Seed(42), base::Seed(42, 7)}) {
            const Record record = random_game(options, seed);
            const auto again = parse_record(to_text(record));
            ASSERT_TRUE(again.has_value()) << again.error().message;
            EXPECT_EQ(*again, record);
        }
    }
}

TEST(Record, replays_to_any_step) {
    const Record record = random_game({}, 9, 60);
    State state = setup({}, 9);
    for (std::size_t step = 0; step < record.decisions.size(); ++step) {
        EXPECT_EQ(replay(record, step), state);
        apply(state, record.decisions[step].seat, record.decisions[step].action);
    }
    EXPECT_EQ(replay(record, record.decisions.size()), state);
}

TEST(Record, begins_with_what_it_is_and_ends_with_how_the_game_stands) {
    const Opening first = opening();
    const auto record = parse_record(after_header(first.seat + " keep " + first.library + "\n"));
    ASSERT_TRUE(record.has_value());
    const std::string text = to_text(*record);
    EXPECT_TRUE(text.starts_with(after_header(first.seat + " keep " + first.library + "\nend "))) << text;
}

TEST(Record, a_game_may_begin_from_a_position) {
    const std::string position = "from shelfmark position 1\n\nfrom options players=2\nfrom library seat1 mummy\n";
    const auto record = parse_record(after_header(position + "seat1 place mummy home\n"));
    ASSERT_TRUE(record.has_value()) << record.error().message;
    EXPECT_EQ(replay(*record, 0).board.library[0], Assistant::mummy);
    EXPECT_EQ(replay(*record, 1).board.figures[0].place, at_home);
    EXPECT_EQ(parse_record(to_text(*record)), *record);
}

TEST(Record, a_mistake_in_its_position_is_found_where_it_stands) {
    const std::string first = "from shelfmark position 1\n";
    EXPECT_EQ(mistake(after_header(first + "# a comment\n from library seat1 dragon\n")).substr(0, 5), "8:21 ");
    EXPECT_EQ(mistake(after_header(first + "from options players=3\n")), "6:1 formats.error.from-options");
    EXPECT_EQ(mistake(after_header("from\n")).substr(0, 2), "6:");
}

TEST(Record, comments_and_blank_lines_do_not_count) {
    const Opening first = opening();
    const auto record = parse_record("# an evening\n\n" + after_header("\n  " + first.seat + "  keep  " +
                                                                       first.library + "  # the better one\r\n\n"));
    ASSERT_TRUE(record.has_value()) << record.error().message;
    EXPECT_EQ(record->decisions.size(), 1U);
}

TEST(Record, names_the_place_of_what_is_wrong) {
    const Opening first = opening();
    EXPECT_EQ(mistake(""), "1:1 formats.error.header");
    EXPECT_EQ(mistake("shelfmark record 2\n"), "1:18 formats.error.header");
    EXPECT_EQ(mistake("shelfmark record 1\ngame chess\n"), "2:6 formats.error.header");
    EXPECT_EQ(mistake("shelfmark record 1\ngame exlibris\nrules 99\n"), "3:7 formats.error.rules");
    EXPECT_EQ(mistake("shelfmark record 1\ngame exlibris\nseed 5\n"), "3:1 formats.error.header");
    EXPECT_EQ(mistake("shelfmark record 1\ngame exlibris\nrules 1\nseed 1\n"), "4:1 formats.error.header");
    EXPECT_EQ(mistake("shelfmark record 1\ngame exlibris\nrules 1\noptions players=9\n"),
              "4:17 formats.error.option-number");
    EXPECT_EQ(mistake("shelfmark record 1\ngame exlibris\nrules 1\noptions\nseed -1\n"), "5:6 formats.error.seed");
    EXPECT_EQ(mistake(after_header("seat9 pass\n")), "6:1 formats.error.seat");
    EXPECT_EQ(mistake(after_header(first.other_seat + " pass\n")), "6:1 formats.error.turn");
    EXPECT_EQ(mistake(after_header(first.seat + " dance wildly\n")), "6:7 formats.error.decision");
    EXPECT_EQ(mistake(after_header(first.seat + " draw\n")), "6:7 formats.error.illegal");
    EXPECT_EQ(mistake(after_header("end 0\n")), "6:5 formats.error.end");
}

TEST(Record, XL_S3_an_illegal_decision_names_its_rule) {
    const auto record = parse_record(after_header(opening().seat + " draw\n"));
    ASSERT_FALSE(record.has_value());
    const std::pair<std::string, std::string> rule = {"rule", "XL-S3"};
    EXPECT_NE(std::ranges::find(record.error().arguments, rule), record.error().arguments.end());
}

TEST(Record, nothing_follows_the_end) {
    const Record record = random_game({}, 3);
    const std::string text = to_text(record);
    EXPECT_TRUE(mistake(text + "seat1 pass\n").ends_with(" formats.error.after-end"));
    const std::string without_end = text.substr(0, text.rfind("end "));
    EXPECT_EQ(mistake(without_end), "nothing");
    EXPECT_TRUE(mistake(without_end + "seat1 pass\n").ends_with(":1 formats.error.over"));
}

TEST(Fingerprint, tells_games_apart) {
    const State state = setup({}, 1);
    EXPECT_EQ(fingerprint(state), fingerprint(setup({}, 1)));
    EXPECT_NE(fingerprint(state), fingerprint(setup({}, 2)));
    State other = state;
    const CardId card = other.hidden.hand[0].first();
    other.hidden.hand[0].remove(card);
    other.hidden.hand[1].add(card);
    EXPECT_NE(fingerprint(state), fingerprint(other));
}

}  // namespace
}  // namespace shelfmark::exlibris
