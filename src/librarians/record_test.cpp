#include "librarians/record.h"

#include <gtest/gtest.h>

#include "librarians/engine.h"
#include "librarians/fingerprint.h"
#include "librarians/notation.h"
#include "table/seat_text.h"

namespace shelfmark::librarians {
namespace {

constexpr std::string_view header = "shelfmark record 1\ngame librarians\nrules 1\noptions players=2\nseed 5\n";

Record random_game(const Options& options, base::Seed seed) {
    Record record = {options, seed, {}};
    State state = setup(options, seed);
    base::Random random{seed};
    while (!over(state)) {
        ActionList actions;
        legal(state, state.board.turn, actions);
        const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        record.decisions.push_back({state.board.turn, action});
        apply(state, state.board.turn, action);
    }
    return record;
}

// "line:column key".
std::string mistake(const std::string& text) {
    const auto record = parse_record(text);
    if (record) return "nothing";
    const table::TextError& error = record.error();
    return std::to_string(error.line) + ':' + std::to_string(error.column) + ' ' + error.message;
}

TEST(LibrariansRecord, whole_games_survive_writing) {
    for (const Options& options :
         {Options{}, Options{.players = 6, .talk = Talk::taps, .authors = true, .powers = true},
          Options{.genres = default_genres << 1U, .thrills = (1U << thrill_count) - 1, .players = 3}}) {
        for (const base::Seed seed : {base::Seed(42), base::Seed(42, 7)}) {
            const Record record = random_game(options, seed);
            const auto again = parse_record(to_text(record));
            ASSERT_TRUE(again.has_value()) << again.error().message;
            EXPECT_EQ(*again, record);
            EXPECT_TRUE(over(replay(*again, again->decisions.size())));
        }
    }
}

TEST(LibrariansRecord, names_the_place_of_what_is_wrong) {
    const State state = setup({}, 5);
    const std::string active = table::seat_name(state.board.turn);
    const std::string other = table::seat_name(after(state.board, state.board.turn));
    const auto after_header = [](const std::string& line) { return std::string(header) + line + '\n'; };
    EXPECT_EQ(mistake("shelfmark record 1\ngame exlibris\n"), "2:6 formats.error.header");
    EXPECT_EQ(mistake("shelfmark record 1\ngame librarians\nrules 1\noptions solo=1\n"),
              "4:9 formats.librarians.option");
    EXPECT_EQ(mistake(after_header("seat3 end")), "6:1 formats.error.seat");
    EXPECT_EQ(mistake(after_header(other + " end")), "6:1 formats.error.turn");
    EXPECT_EQ(mistake(after_header(active + " place witch bookshop")), "6:7 formats.error.decision");
    EXPECT_EQ(mistake(after_header(active + " end")), "6:7 formats.error.illegal");
    EXPECT_EQ(mistake(after_header("end 0")), "6:5 formats.error.end");
}

TEST(LibrariansFingerprint, tells_games_apart) {
    const State state = setup({}, 1);
    EXPECT_EQ(fingerprint(state), fingerprint(setup({}, 1)));
    EXPECT_NE(fingerprint(state), fingerprint(setup({}, 2)));
    State other = state;
    std::swap(other.hidden.deck[0], other.hidden.deck[1]);
    EXPECT_NE(fingerprint(state), fingerprint(other));
    other = state;
    bool& arrow = other.board.bookshelf[other.board.library.shelf[first_setup_row]].right_to_left;
    arrow = !arrow;
    EXPECT_NE(fingerprint(state), fingerprint(other));
}

}  // namespace
}  // namespace shelfmark::librarians
