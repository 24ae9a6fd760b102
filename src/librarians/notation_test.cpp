#include "librarians/notation.h"

#include <gtest/gtest.h>

#include "librarians/row.h"
#include "librarians/words.h"

namespace shelfmark::librarians {
namespace {

// A game of four with a single card.
Board table_of_four() {
    Board board;
    board.options.players = 4;
    board.book[0] = {.letter = 0, .kind = static_cast<std::uint8_t>(Genre::true_crime)};
    board.card_count = 1;
    return board;
}

constexpr Cell second_left = {first_setup_row + 1, left_of_shelf - 2};

Action with_seat(Verb verb, int a, std::uint8_t seat) {
    Action action = act(verb, a);
    action.b = seat;
    return action;
}
Action at_cell(Verb verb, Cell at, std::uint8_t b) {
    Action action = act(verb, at);
    action.b = b;
    return action;
}

struct Written {
    Action action;
    const char* text;
};

const Written all[] = {
    {act(Verb::play), "play true-crime-A"},
    {act(Verb::at, second_left), "at 2,-3"},
    {act(Verb::on, second_left), "on 2,-3"},
    {act(Verb::use, static_cast<int>(Genre::graphic_novel)), "use graphic-novel"},
    {act(Verb::end), "end"},
    {act(Verb::give_up), "give-up"},
    {act(Verb::complete, static_cast<int>(Genre::poetry)), "complete poetry"},
    {act(Verb::also, static_cast<int>(Genre::crime)), "also crime"},
    {act(Verb::from, second_left), "from 2,-3"},
    {act(Verb::through, second_left), "through 2,-3"},
    {act(Verb::done), "done"},
    {act(Verb::author, 4), "author 5"},
    {act(Verb::keep), "keep true-crime-A"},
    {with_seat(Verb::give, 0, 3), "give true-crime-A seat4"},
    {act(Verb::effect, static_cast<int>(Genre::detective)), "effect detective"},
    {act(Verb::remove_shelf, 0), "remove-shelf top"},
    {act(Verb::add_shelf, 1), "add-shelf bottom"},
    {act(Verb::take), "take true-crime-A"},
    {act(Verb::swap), "swap true-crime-A"},
    {act(Verb::with), "with true-crime-A"},
    {act(Verb::move), "move true-crime-A"},
    {act(Verb::to, second_left), "to 2,-3"},
    {act(Verb::put), "put true-crime-A"},
    {act(Verb::pass), "pass"},
    {act(Verb::tap), "tap true-crime-A"},
    {act(Verb::tap_shelf, cell(first_setup_row + 3, 0)), "tap-shelf 4"},
    {act(Verb::next), "next true-crime-A"},
    {act(Verb::rotate, cell(first_setup_row - 1, 0)), "rotate 0"},
    {act(Verb::insert), "insert true-crime-A"},
    {at_cell(Verb::between, second_left, 0), "between 2,-3 left"},
    {at_cell(Verb::shift, cell(0, right_of_shelf + 2), 1), "shift 3 down"},
    {act(Verb::colour, static_cast<int>(Colour::purple)), "colour purple"},
    {act(Verb::letter, 25), "letter Z"},
    {act(Verb::reveal, 1), "reveal seat2"},
    {with_seat(Verb::steal, static_cast<int>(Genre::self_help), 2), "steal self-help seat3"},
};

TEST(LibrariansNotation, every_verb_has_its_form) {
    const Board board = table_of_four();
    ASSERT_EQ(std::size(all), static_cast<std::size_t>(verb_count));
    for (const Written& written : all) {
        EXPECT_EQ(notation(board, 0, written.action), written.text);
        EXPECT_EQ(parse_action(board, 0, written.text), written.action) << written.text;
    }
}

TEST(LibrariansNotation, blanks_do_not_matter) {
    EXPECT_EQ(parse_action(table_of_four(), 0, "  shift\t3  down "), all[static_cast<int>(Verb::shift)].action);
}

TEST(LibrariansNotation, what_is_no_decision_is_refused) {
    for (const char* text : {"",
                             "dance",
                             "play",
                             "play horror-A",
                             "play true-crime-A now",
                             "at 2",
                             "at 0,0",
                             "use red",
                             "author 0",
                             "author 70",
                             "author 01",
                             "give true-crime-A",
                             "give true-crime-A seat5",
                             "remove-shelf 1",
                             "between 2,-3",
                             "between 2,-3 up",
                             "shift 0 up",
                             "shift 3",
                             "letter z",
                             "colour pink",
                             "complete poetry 2,-3",
                             "from 2",
                             "through 2,-3 2,1"}) {
        EXPECT_EQ(parse_action(table_of_four(), 0, text), std::nullopt) << text;
    }
    EXPECT_EQ(parse_action(table_of_four(), 4, "pass"), std::nullopt);
}

}  // namespace
}  // namespace shelfmark::librarians
