#include "exlibris/notation.h"

#include <gtest/gtest.h>

#include "exlibris/engine.h"

namespace shelfmark::exlibris {
namespace {

// A table with a Witch, a Ghost and their ordinary assistants.
Board table_of_two() {
    Board board;
    board.options.players = 2;
    board.library = {Assistant::witch, Assistant::ghost, Assistant::ordinary, Assistant::ordinary};
    for (Seat seat = 0; seat < 2; ++seat) {
        for (int i = 0; i < 3; ++i) board.figures[figure_id(seat, i)].place = waiting;
    }
    return board;
}

CardId L8() { return *find_card('L', 8); }

struct Written {
    Action action;
    const char* text;
};

TEST(Notation, every_verb_has_its_form) {
    const Board board = table_of_two();
    const auto bookshop = static_cast<std::uint8_t>(Location::bookshop);
    const auto auction = static_cast<std::uint8_t>(Location::auction_house);
    const Written all[] = {
        {{Verb::keep, static_cast<std::uint8_t>(Assistant::fire_imp)}, "keep fire-imp"},
        {{Verb::place, 0, bookshop, any_space}, "place witch bookshop"},
        {{Verb::place, 1, auction, 2}, "place assistant1 auction-house 3"},
        {{Verb::place, 2, at_home, any_space}, "place assistant2 home"},
        {{Verb::pass}, "pass"},
        {{Verb::done}, "done"},
        {{Verb::draw}, "draw"},
        {{Verb::shelve, L8()}, "shelve L8"},
        {{Verb::at, 2, 5}, "at 2,5"},
        {{Verb::on, 1, 1}, "on 1,1"},
        {{Verb::under, 3, 12}, "under 3,12"},
        {{Verb::shift, 0}, "shift left"},
        {{Verb::from, 1, 2}, "from 1,2"},
        {{Verb::also, 2, 2}, "also 2,2"},
        {{Verb::take, L8()}, "take L8"},
        {{Verb::discard, L8()}, "discard L8"},
        {{Verb::leave, L8()}, "leave L8"},
        {{Verb::lay, L8()}, "lay L8"},
        {{Verb::give, L8(), 1}, "give L8 seat2"},
        {{Verb::surrender}, "surrender"},
        {{Verb::allow}, "allow"},
        {{Verb::withdraw}, "withdraw"},
        {{Verb::name, 5}, "name spells"},
        {{Verb::rob, 1, 1}, "rob seat2 fiction"},
        {{Verb::burn, L8()}, "burn L8"},
        {{Verb::burn_one}, "burn-one"},
        {{Verb::burn_all}, "burn-all"},
        {{Verb::call, 1}, "call assistant1"},
        {{Verb::exchange, L8()}, "exchange L8"},
        {{Verb::swap, L8()}, "swap L8"},
        {{Verb::with, 0}, "with A1"},
        {{Verb::lift, L8()}, "lift L8"},
        {{Verb::send, 0, figure_id(1, 0)}, "send witch seat2.ghost"},
        {{Verb::claim, 0}, "claim witch"},
        {{Verb::slide, 1, 2}, "slide 1,2"},
        {{Verb::to, 1, 4}, "to 1,4"},
        {{Verb::by, 3, 2}, "by down 2"},
        {{Verb::turn, L8()}, "turn L8"},
        {{Verb::remove, bookshop}, "remove bookshop"},
    };
    unsigned verbs = 0;
    for (const auto& [action, text] : all) {
        EXPECT_EQ(notation(board, 0, action), text);
        EXPECT_EQ(parse_action(board, 0, text), action) << text;
        verbs += action.verb == Verb::place ? 0 : 1;
    }
    EXPECT_EQ(verbs + 1, static_cast<unsigned>(verb_count));
}

TEST(Notation, the_special_assistant_goes_by_the_library_of_its_owner) {
    const Board board = table_of_two();
    EXPECT_EQ(notation(board, 1, {Verb::claim, 0}), "claim ghost");
    EXPECT_EQ(parse_action(board, 1, "claim ghost"), (Action{Verb::claim, 0}));
    EXPECT_EQ(parse_action(board, 1, "claim witch"), std::nullopt);
}

TEST(Notation, XL_V1_the_figure_without_a_library_is_the_last_ordinary_one) {
    const State three = setup({.beginner = true}, 1);
    EXPECT_EQ(own_figure_name(three.board, figure_id(0, 0)), "assistant3");
    EXPECT_EQ(parse_own_figure(three.board, 0, "assistant4"), std::nullopt);
    const State four = setup({.players = 1,
                              .solo_level = 1,
                              .beginner = true,
                              .with_locations = bit(Location::librarians_lodge) | bit(Location::book_collector)},
                             1);
    EXPECT_EQ(own_figure_name(four.board, figure_id(0, 0)), "assistant4");
    EXPECT_EQ(parse_own_figure(four.board, 0, "assistant3"), figure_id(0, 3));
}

TEST(Notation, cards_are_read_in_small_letters_too) {
    EXPECT_EQ(parse_card("l8"), L8());
    EXPECT_EQ(parse_card("Z3"), card_count - 1);
}

TEST(Notation, what_is_no_decision_is_refused) {
    const Board board = table_of_two();
    for (const char* text : {"",
                             "jump",
                             "shelve",
                             "shelve L99",
                             "shelve L08",
                             "shelve L8 L8",
                             "at 2",
                             "at 2,",
                             "at 2,5,1",
                             "at 2,999",
                             "at -1,1",
                             "give L8 seat3",
                             "place witch",
                             "place mummy bookshop",
                             "place witch bookshop 0",
                             "place witch bookshop 257",
                             "shift north",
                             "by left",
                             "name books",
                             "send witch ghost",
                             "draw draw"}) {
        EXPECT_EQ(parse_action(board, 0, text), std::nullopt) << text;
    }
}

// Every decision that a game offers can be written down and read again.
TEST(Notation, every_decision_of_whole_games_survives_writing) {
    base::Random random{7};
    for (std::uint8_t players = 1; players <= 4; ++players) {
        State state = setup({.players = players, .solo_level = static_cast<std::uint8_t>(players == 1 ? 3 : 0)}, 11);
        while (!over(state)) {
            const Seat seat = actors(state).lowest();
            ActionList actions;
            legal(state, seat, actions);
            for (const Action action : actions) {
                const std::string text = notation(state.board, seat, action);
                ASSERT_EQ(parse_action(state.board, seat, text), action) << text;
            }
            apply(state, seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        }
    }
}

}  // namespace
}  // namespace shelfmark::exlibris
