// LB-G4: which lines may be declared, and in which steps.
#include "librarians/declaring.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "librarians/explain.h"
#include "librarians/places.h"
#include "librarians/position.h"
#include "librarians/words.h"
#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

using Lines = std::set<std::string>;  // "romance 1,1 1,4"

// ---- the rule, read aloud ----

struct Walk {
    int rows;
    int columns;
};
constexpr std::array<Walk, 4> walks = {{{0, 1}, {1, 0}, {1, 1}, {-1, 1}}};

CardId shown_at(const Board& board, int row, int column) {
    const bool on_the_table = row >= 0 && row < row_count && column >= 0 && column < column_count;
    return on_the_table ? top_of(board.library, cell(row, column)) : no_card;
}

bool has_genre(const Board& board, CardId card, int genre) {
    return card != no_card && book_of(board, card).kind == genre;
}

// Four or more books without a gap, one truly of the genre, none of the genre at the ends, no wrong card but Mystery's;
// and not complete anyway.
bool is_declarable(const Board& board, int genre, Cell from, Walk walk, int length) {
    int truly = 0;
    int wrong = 0;
    for (int i = 0; i < length; ++i) {
        const int row = from.row + i * walk.rows;
        const int column = from.column + i * walk.columns;
        const CardId card = shown_at(board, row, column);
        if (card == no_card) return false;
        const bool own = has_genre(board, card, genre);
        truly += own ? 1 : 0;
        wrong += own || counts_as_any_genre(board, card, cell(row, column)) ? 0 : 1;
    }
    const CardId before = shown_at(board, from.row - walk.rows, from.column - walk.columns);
    const CardId behind = shown_at(board, from.row + length * walk.rows, from.column + length * walk.columns);
    return truly > 0 && truly < length && wrong <= (board.licence.one_wrong ? 1 : 0) &&
           !has_genre(board, before, genre) && !has_genre(board, behind, genre);
}

Lines by_brute_force(const Board& board) {
    Lines lines;
    for (int place = 0; place < row_count * column_count; ++place) {
        const Cell from = cell(place / column_count, place % column_count);
        if (top_of(board.library, from) == no_card) continue;
        for (const Walk walk : walks) {
            for (int length = 4; length <= column_count; ++length) {
                const int row = from.row + (length - 1) * walk.rows;
                const int column = from.column + (length - 1) * walk.columns;
                if (shown_at(board, row, column) == no_card) break;
                for (int genre = 0; genre < genre_count; ++genre) {
                    if (!is_declarable(board, genre, from, walk, length)) continue;
                    lines.insert(std::string(genre_ids[static_cast<std::size_t>(genre)]) + ' ' + to_text(from) + ' ' +
                                 to_text(cell(row, column)));
                }
            }
        }
    }
    return lines;
}

// ---- what the game offers, step by step ----

std::vector<Action> offered(const State& state, Verb verb) {
    ActionList list;
    legal(state, state.board.turn, list);
    std::vector<Action> actions;
    std::copy_if(list.begin(), list.end(), std::back_inserter(actions),
                 [verb](const Action& action) { return action.verb == verb; });
    return actions;
}

State after(State state, Action action) {
    apply(state, state.board.turn, action);
    return state;
}

// What `check` lets pass is what is offered, over everything that could be said.
void expect_checked(const State& state, Verb verb) {
    std::vector<Action> passed;
    const bool names_genre = verb == Verb::complete || verb == Verb::also;
    const int count = names_genre ? genre_count : row_count * column_count;
    for (int i = 0; i < count; ++i) {
        const Action action = names_genre ? act(verb, i) : act(verb, cell(i / column_count, i % column_count));
        if (!check(state, state.board.turn, action)) passed.push_back(action);
    }
    const std::vector<Action> actions = offered(state, verb);
    EXPECT_TRUE(std::ranges::is_permutation(passed, actions));
}

Lines by_steps(const State& state, Verb verb) {
    Lines lines;
    expect_checked(state, verb);
    for (const Action genre : offered(state, verb)) {
        const State begun = after(state, genre);
        expect_checked(begun, Verb::from);
        for (const Action from : offered(begun, Verb::from)) {
            const State half = after(begun, from);
            const std::vector<Action> ends = offered(half, Verb::through);
            EXPECT_FALSE(ends.empty());
            for (const Action end : ends) {
                const std::string line =
                    std::string(genre_ids[genre.a]) + ' ' + to_text(cell_of(from)) + ' ' + to_text(cell_of(end));
                EXPECT_TRUE(lines.insert(line).second) << line << " is offered twice";
            }
        }
    }
    return lines;
}

// ---- scenes ----

/// Rows of books that all count as any genre; neighbours differ in their genre.
std::string wild_rows(int rows, int length) {
    constexpr std::array genres = {"horror", "romance", "thriller", "fantasy", "biography", "mystery"};
    std::string text = "options expansions=powers\n";
    int count = 0;
    for (int row = 1; row <= rows; ++row) {
        text += "row " + std::to_string(row) + " |>wild-before:R|";
        for (int i = 0; i < length; ++i, ++count) {
            text += std::string(" ") + genres[static_cast<std::size_t>(count % 6)] + '-' +
                    static_cast<char>('A' + count / 6);
        }
        text += '\n';
    }
    return text + "hand seat1 horror-U\nhand seat2 mystery-Z\n";
}

TEST(Declaring, LB_G4_thousands_of_lines_are_all_offered) {
    const Scene scene(wild_rows(3, 24));
    const Lines lines = by_steps(scene.state(), Verb::complete);
    EXPECT_GT(lines.size(), ActionList::capacity()) << "more than any list has room for";
    EXPECT_EQ(lines, by_brute_force(scene.board()));
}

TEST(Declaring, LB_Q21_with_mysterys_wrong_card_too) {
    Scene scene(R"(
        options genres=horror,romance,thriller,fantasy,biography,mystery expansions=powers
        row 1 romance-A horror-B |>wild-colour:red| horror-D romance-E thriller-K romance-L fantasy-N
        row 2 horror-C thriller-D |<wild-before:K| romance-M romance-B horror-A
        row 3 romance-C . |>| fantasy-A fantasy-B romance-D romance-F
        row 4 fantasy-C |>| romance-H horror-L . romance-R
        hand seat1 horror-U romance-V
        hand seat2 mystery-Z
        licence one-wrong
    )");
    EXPECT_GT(by_brute_force(scene.board()).size(), 10U);
    EXPECT_EQ(by_steps(scene.state(), Verb::complete), by_brute_force(scene.board()));
}

TEST(Declaring, LB_G4_lines_that_go_together_are_named_in_one_order) {
    Scene scene(R"(
        options genres=horror,romance,thriller,fantasy expansions=powers
        row 1 |>wild-colour:green| romance-B horror-C horror-D horror-E . fantasy-F fantasy-G romance-H fantasy-I
        hand seat1 horror-U
        hand seat2 horror-V
    )");
    Scene other = scene;
    scene.play("complete horror; from 1,1; through 1,4");
    EXPECT_EQ(scene.options(), "also fantasy; done");
    other.play("complete fantasy; from 1,6; through 1,9");
    EXPECT_EQ(other.options(), "give fantasy-F seat1; give fantasy-F seat2") << "nothing comes after it";
}

TEST(Declaring, LB_G4_a_line_within_what_leaves_anyway_is_not_named) {
    Scene scene(R"(
        options genres=horror,romance,comedy,fantasy expansions=powers
        row 1 |>wild-colour:green| fantasy-A romance-B comedy-C romance-D comedy-E romance-F
        hand seat1 horror-U
        hand seat2 horror-V
    )");
    Scene wide = scene;
    scene.play("complete fantasy; from 1,1; through 1,4; also fantasy; from 1,1");
    EXPECT_EQ(scene.options(), "through 1,5; through 1,6");
    wide.play("complete fantasy; from 1,1; through 1,6");
    EXPECT_EQ(wide.options(), "give fantasy-A seat1; give fantasy-A seat2");
}

TEST(Declaring, LB_G4_many_lines_go_together) {
    std::string row = "row 1 |>wild-before:R| horror-A";
    for (char letter = 'A'; letter <= 'P'; ++letter) {
        row += std::string(letter % 2 == 0 ? " romance-" : " comedy-") + letter;
    }
    Scene scene("options genres=horror,romance,comedy expansions=powers\n" + row +
                "\nhand seat1 horror-U\nhand seat2 horror-V\n");
    scene.play("complete horror; from 1,1; through 1,4");
    int declared = 1;
    for (; scene.offers("also horror") && declared < 13; ++declared) {
        scene.play("also horror; from 1,1; through 1," + std::to_string(4 + declared));
    }
    EXPECT_EQ(declared, 13);
    const auto again = parse_position(to_text(scene.state()));
    EXPECT_TRUE(again.has_value());
    scene.play("also horror; from 1,1; through 1,17");
    EXPECT_EQ(scene.board().outcome, Outcome::horror);
}

}  // namespace
}  // namespace shelfmark::librarians
