#include "players/librarians/room.h"

#include <gtest/gtest.h>

#include "librarians/places.h"
#include "librarians_scene.h"
#include "players/librarians/ends_test.h"
#include "players/librarians/lines.h"

namespace shelfmark::players {
namespace {

using namespace librarians;

Demand for_letter(char letter) {
    Demand demand = {};
    demand[static_cast<std::size_t>(letter - 'A')] = 1;
    return demand;
}

Prospect worth_for(const Scene& scene, char letter) { return Room(scene.board()).worth(for_letter(letter)); }

TEST(Room, LB_P3_a_letter_that_lies_there_lacks_nothing) {
    const Scene scene("row 1 biography-E |>| mystery-P\n hand seat1 horror-A\n");
    EXPECT_EQ(worth_for(scene, 'E'), 0);
    EXPECT_LT(worth_for(scene, 'K'), 0);
}

TEST(Room, LB_Q4_unless_nothing_may_be_stacked) {
    const Scene scene("row 1 biography-E |>| mystery-P\n hand seat1 horror-A\n no-stacking\n");
    EXPECT_LT(worth_for(scene, 'E'), 0);
}

TEST(Room, LB_P2_the_more_places_the_better) {
    const Scene none("row 1 biography-E |>| mystery-P\n hand seat1 horror-A\n");
    const Scene one("row 1 biography-E . |>| mystery-P\n hand seat1 horror-A\n");
    const Scene two("row 1 biography-E . . |>| mystery-P\n hand seat1 horror-A\n");
    EXPECT_LT(worth_for(none, 'K'), worth_for(one, 'K'));
    EXPECT_LT(worth_for(one, 'K'), worth_for(two, 'K'));
    EXPECT_EQ(worth_for(none, 'Q'), worth_for(two, 'Q'));
}

TEST(Room, LB_E4_columns_take_places_away) {
    const std::string rows = "row 1 |>| biography-M\n row 2 |>|\n hand seat1 horror-A\n";
    const Scene without(rows);
    const Scene with("options expansions=columns\n" + rows);
    // Below the M no A can lie any more.
    EXPECT_GT(worth_for(without, 'A'), worth_for(with, 'A'));
    EXPECT_EQ(worth_for(without, 'Q'), worth_for(with, 'Q'));
}

TEST(Room, a_card_that_is_imagined_counts_like_one_that_lies_there) {
    int compared = 0;
    for (State state : ends_of_games(12, 40)) {
        Demand demand = {};
        demand.fill(1);
        const Room room(state.board);
        const Prospect lines = lines_worth(state.board);
        state.hidden.hand[state.board.turn].for_each([&](CardId card) {
            ActionList places;
            list_places(state.board, card, places);
            for (const Action place : places) {
                const Cell at = cell_of(place);
                const Prospect imagined = room.worth_with(state.board, card, at, demand);
                const Prospect gained = lines_gained(state.board, card, at);
                lay(state.board.library, card, at);
                EXPECT_EQ(imagined, Room(state.board).worth(demand));
                EXPECT_EQ(lines + gained, lines_worth(state.board));
                lift(state.board.library, card);
                ++compared;
            }
        });
    }
    EXPECT_GT(compared, 100);
}

TEST(Lines, LB_G6_red_rows_in_the_making_are_a_danger_and_others_welcome) {
    const auto worth = [](std::string_view row) {
        return lines_worth(Scene("row 1 " + std::string(row) + "\n hand seat1 horror-A\n").board());
    };
    EXPECT_EQ(worth("|>| horror-B"), 0);
    EXPECT_LT(worth("|>| horror-B horror-C"), 0);
    EXPECT_LT(worth("|>| horror-B horror-C horror-D"), worth("|>| horror-B horror-C"));
    EXPECT_LT(worth("|>| horror-B horror-C horror-D"), worth("|>| tragedy-B tragedy-C tragedy-D"));
    EXPECT_LT(worth("|>| tragedy-B tragedy-C tragedy-D"), 0);
    EXPECT_GT(worth("|>| romance-B romance-C romance-D"), 0);
    // A book of another genre on each side: four will never lie there.
    EXPECT_EQ(worth("romance-A |>| horror-B horror-C romance-D"), 0);
}

TEST(Lines, LB_G2_books_beyond_the_shelves_count_as_anywhere) {
    const auto scene = [](const std::string& beyond) {
        return Scene("row 0 || " + beyond +
                     "\n row 1 |>| horror-C\n row 2 |>| horror-D\n row 3 |>|\n"
                     "hand seat1 horror-E\n discard graphic-novel-D\n");
    };
    const Scene danger = scene("horror-B");
    EXPECT_LT(lines_worth(danger.board()), lines_worth(scene("romance-B").board()));
    // The fourth of them: what it changes is what the rows are worth less afterwards.
    Board board = danger.board();
    const CardId fourth = danger.state().hidden.hand[0].first();
    const Cell at = cell(board.library.last_row, right_of_shelf);
    const Prospect gained = lines_gained(board, fourth, at);
    const Prospect before = lines_worth(board);
    lay(board.library, fourth, at);
    EXPECT_EQ(before + gained, lines_worth(board));
    EXPECT_LT(gained, -1000);
}

TEST(Lines, LB_Q16_nothing_is_added_beyond_the_shelves) {
    const Scene beyond("row 0 || horror-B horror-C horror-D\n row 1 |>| romance-A\n"
                       "hand seat1 horror-E\n discard graphic-novel-D\n");
    EXPECT_EQ(lines_worth(beyond.board()), 0);
}

}  // namespace
}  // namespace shelfmark::players
