#include "librarians/position.h"

#include <gtest/gtest.h>

#include <cstring>
#include <set>

#include "librarians/game.h"
#include "librarians/library_text.h"
#include "librarians/position_words.h"
#include "position_text.h"

namespace shelfmark::librarians {
namespace {

using proof::described;

std::string position(proof::LinesOfText lines) {
    return proof::with_header("shelfmark position 1\ngame librarians\n", lines);
}

// "line:column key"; the lines after the first two are counted from 3.
std::string mistake(proof::LinesOfText lines) { return proof::mistake_of(parse_position(position(lines))); }

State parsed(proof::LinesOfText lines) { return proof::value_of(parse_position(position(lines)), setup({}, 0)); }

std::string row_of(const State& state, int label) {
    return row_drawing(state.board, first_setup_row + label - 1, Drawing::plain);
}

void decide(State& state, std::string_view text) {
    const auto action = parse_action(state.board, state.board.turn, text);
    ASSERT_TRUE(action && is_legal(state, state.board.turn, *action)) << text;
    apply(state, state.board.turn, *action);
}

void play_one(State& state, base::Random& random) {
    ActionList actions;
    legal(state, state.board.turn, actions);
    ASSERT_FALSE(actions.empty());
    apply(state, state.board.turn, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
}

// ---- what a person writes ----

TEST(LibrariansPosition, a_few_lines_are_enough) {
    State state = parsed({"row 1 horror-A . |>| romance-B", "row 2 |<|", "hand seat1 fantasy-B thriller-C mystery-Z",
                          "hand seat2 horror-F"});
    EXPECT_EQ(players(state.board), 2);
    EXPECT_EQ(actors(state), SeatSet::only(0));
    EXPECT_EQ(state.board.hand_limit, 4);
    EXPECT_EQ(state.board.deck_count, 0);
    EXPECT_EQ(state.board.card_count, 6);
    decide(state, "play fantasy-B");
    decide(state, "on 1,1");
    decide(state, "play thriller-C");
    decide(state, "at 1,2");
    decide(state, "end");
    EXPECT_EQ(row_of(state, 1), "horror-A . |>| fantasy-B/romance-B thriller-C");
    EXPECT_EQ(row_of(state, 2), "|<|");
    EXPECT_EQ(actors(state), SeatSet::only(1));
}

TEST(LibrariansPosition, LB_S1_without_a_drawing_four_shelves_stand_empty) {
    const State state = parsed({"hand seat1 horror-A"});
    for (int row = 1; row <= 4; ++row) EXPECT_EQ(row_of(state, row), "|>|");
    EXPECT_EQ(state.board.library.last_row - state.board.library.first_row + 1, 4);
    EXPECT_EQ(state.board.shelves_left, bookshelf_count - 4);
}

TEST(LibrariansPosition, LB_W1_nothing_in_hands_and_deck_is_a_game_that_is_won) {
    EXPECT_EQ(parsed({}).board.outcome, Outcome::won);
}

TEST(LibrariansPosition, LB_C1_cards_choose_the_genres_unless_the_options_do) {
    const State state = parsed({"hand seat1 tragedy-A comedy-B romance-E", "deck clear-Q"});
    EXPECT_EQ(state.board.options.genres, only(Genre::tragedy) | only(Genre::comedy) | only(Genre::romance) |
                                              only(Genre::thriller) | only(Genre::fantasy) | only(Genre::biography) |
                                              only(Genre::mystery));
    EXPECT_EQ(state.board.options.thrills, only(Thrill::clear));
    EXPECT_EQ(mistake({"options genres=horror", "hand seat1 horror-A comedy-B"}), "4:21 formats.librarians.card-out");
    EXPECT_EQ(mistake({"options thrills=skip", "hand seat1 clear-A"}), "4:12 formats.librarians.card-out");
    EXPECT_EQ(mistake({"hand seat1 romance-A comedy-B", "deck adventure-E"}), "4:6 formats.librarians.third-genre");
}

TEST(LibrariansPosition, the_deck_is_drawn_from_its_first_card_and_cards_without_a_place_lie_under_it) {
    State state = parsed({"row 1 |>|", "hand seat1 horror-F horror-F2", "hand seat2 mystery-Z",
                          "deck fantasy-X horror-A", "card romance-B author=3"});
    decide(state, "play horror-F");
    decide(state, "at 1,1");
    decide(state, "play horror-F2");
    decide(state, "on 1,1");
    decide(state, "end");
    std::string hand;
    state.hidden.hand[0].for_each([&](CardId card) { hand += name(state.board, card) + ' '; });
    EXPECT_EQ(hand, "horror-A romance-B fantasy-X ");
    EXPECT_EQ(state.board.deck_count, 0);
}

TEST(LibrariansPosition, LB_C3_cards_have_details) {
    const State state =
        parsed({"hand seat1 horror-A romance-B", "card horror-A author=2 audience=teens volume=3 title=1"});
    EXPECT_EQ(state.board.book[0], (Book{.letter = 0, .kind = 0, .author = 1, .audience = 2, .volume = 3, .title = 1}));
    EXPECT_EQ(state.board.book[1].author, anonymous);
}

TEST(LibrariansPosition, bookshelf_cards_without_a_number_take_the_next_free_one) {
    const State state = parsed({"row 1 |>|", "row 2 |1<no-stacking|", "hand seat1 horror-A", "unused-shelves < 5>"});
    EXPECT_EQ(state.board.library.shelf[first_setup_row], 1);
    EXPECT_EQ(state.board.library.shelf[first_setup_row + 1], 0);
    EXPECT_EQ(state.board.shelves_left, 2);
    EXPECT_EQ(state.hidden.shelf_order[1], 2);
    EXPECT_EQ(state.hidden.shelf_order[0], 4);
}

TEST(LibrariansPosition, LB_P4_books_that_stand_apart_may_go_on_doing_so) {
    const State state = parsed({"row 1 |>| horror-A . romance-B", "hand seat1 horror-F", "deck mystery-Z"});
    EXPECT_EQ(state.board.cut_off, CardSet::of(*parse_card(state.board, "romance-B")));
}

TEST(LibrariansPosition, LB_G4_a_row_that_is_drawn_complete_completes_at_once) {
    const State state = parsed({"row 1 |>| romance-A romance-B romance-E romance-G", "hand seat1 horror-F"});
    EXPECT_EQ(row_of(state, 1), "|>|");
    EXPECT_EQ(top(state.board).ask, Ask::award);
}

TEST(LibrariansPosition, LB_S5_taps_are_there_if_the_table_agreed_on_them) {
    EXPECT_EQ(parsed({"hand seat1 horror-A"}).board.taps_left, 0);
    EXPECT_EQ(parsed({"options talk=taps", "hand seat1 horror-A"}).board.taps_left, 2);
}

TEST(LibrariansPosition, knowledge_that_is_left_out_is_that_of_hands_nobody_has_seen) {
    const State state = parsed({"hand seat1 horror-A", "hand seat2 romance-B mystery-Z", "knows everybody mystery-Z"});
    const Hidden& hidden = state.hidden;
    EXPECT_EQ(hidden.memory[0].known.count(), 2);
    EXPECT_EQ(hidden.memory[1].known.count(), 2);
    EXPECT_EQ(hidden.memory[public_memory].known.count(), 1);
    EXPECT_EQ(state.board.batch_count, 0);
}

TEST(LibrariansPosition, LB_E5_what_everybody_knows_of_a_hand_each_player_knows) {
    const State state = parsed({"options players=3", "hand seat1 horror-A", "hand seat2 romance-B mystery-Z",
                                "deck horror-D", "batch seat2 2 - horror-D", "knows seat3 romance-B"});
    EXPECT_EQ(state.hidden.memory[0].unseen[0], 2);
    EXPECT_EQ(state.hidden.memory[1].unseen[0], 0) << "the own hand";
    EXPECT_EQ(state.hidden.memory[2].unseen[0], 1) << "beside the one it has seen";
    const std::string refused = "9:1 formats.librarians.invariant";
    EXPECT_EQ(mistake({"options players=3", "hand seat1 horror-A", "hand seat2 romance-B mystery-Z", "deck horror-D",
                       "batch seat2 2 - horror-D", "unseen seat1 seat2 1", "turn seat1"}),
              refused);
}

// ---- what is wrong with a text ----

TEST(LibrariansPosition, names_the_place_of_what_cannot_be_read) {
    EXPECT_EQ(described(parse_position("").error()), "1:1 formats.error.header");
    EXPECT_EQ(described(parse_position("shelfmark position 1\ngame exlibris").error()), "2:6 formats.error.header");
    EXPECT_EQ(mistake({"options players=9"}), "3:17 formats.error.option-number");
    EXPECT_EQ(mistake({"turn seat1", "options players=3"}), "4:1 formats.error.key");
    EXPECT_EQ(mistake({"turn seat3"}), "3:6 formats.error.seat");
    EXPECT_EQ(mistake({"hand seat1 A1"}), "3:12 formats.librarians.card");
    EXPECT_EQ(mistake({"hand seat1 horror-A # horror-B"}), "nothing");
    EXPECT_EQ(mistake({"hand seat1 horror-A2"}), "3:12 formats.librarians.card-number");
    EXPECT_EQ(mistake({"card horror-A colour=red"}), "3:15 formats.librarians.detail");
    EXPECT_EQ(mistake({"card horror-A volume=4"}), "3:22 formats.error.number");
    EXPECT_EQ(mistake({"card skip-A author=1"}), "3:13 formats.librarians.detail");
    EXPECT_EQ(mistake({"row 14 |>|"}), "3:5 formats.librarians.row");
    EXPECT_EQ(mistake({"row 1 horror-A romance-B"}), "3:25 formats.librarians.row-middle");
    EXPECT_EQ(mistake({"row 1 |x|"}), "3:7 formats.librarians.bookshelf");
    EXPECT_EQ(mistake({"hand-limit 0"}), "3:12 formats.librarians.hand-limit");
    EXPECT_EQ(mistake({"over running"}), "3:6 formats.librarians.outcome");
    EXPECT_EQ(mistake({"licence dance"}), "3:9 formats.librarians.licence");
    EXPECT_EQ(mistake({"duty pink"}), "3:6 formats.librarians.duty");
    EXPECT_EQ(mistake({"red-effects romance"}), "3:13 formats.librarians.red");
    EXPECT_EQ(mistake({"declared horror 1,1 1,1"}), "3:10 formats.librarians.declared");
    EXPECT_EQ(mistake({"batch seat1 0 -"}), "3:13 formats.librarians.batch-empty");
    EXPECT_EQ(mistake({"batch seat1 1 5"}), "3:15 formats.librarians.seen-by");
    EXPECT_EQ(mistake({"unseen seat1 seat2 x"}), "3:20 formats.error.number");
    EXPECT_EQ(mistake({"hand seat1 horror-A", "unseen seat1 seat2 1"}), "4:1 formats.librarians.unseen");
    EXPECT_EQ(mistake({"hand seat1 skip-A skip-B"}), "3:19 formats.librarians.thrill-twice");
    EXPECT_EQ(mistake({"frame dance"}), "3:7 formats.error.ask");
    EXPECT_EQ(mistake({"played 1 2"}), "3:10 formats.error.surplus");
}

TEST(LibrariansPosition, says_everything_once) {
    EXPECT_EQ(mistake({"turn seat1", "turn seat1"}), "4:1 formats.error.twice");
    EXPECT_EQ(mistake({"row 1 |>|", "row 1 |>|"}), "4:1 formats.error.twice");
    EXPECT_EQ(mistake({"hand seat1 horror-A", "discard horror-A"}), "4:9 formats.error.card-twice");
    EXPECT_EQ(mistake({"row 1 horror-A/horror-A |>|"}), "3:7 formats.error.card-twice");
    EXPECT_EQ(mistake({"row 1 |3>|", "row 2 |3<|", "hand seat1 horror-A"}), "4:8 formats.librarians.bookshelf-twice");
}

TEST(LibrariansPosition, LB_S1_LB_Q16_the_library_stands_as_it_can) {
    EXPECT_EQ(mistake({"row 1 |>|", "row 3 |>|"}), "4:1 formats.librarians.rows");
    EXPECT_EQ(mistake({"row 1 horror-A ||"}), "3:1 formats.librarians.rows");
    EXPECT_EQ(mistake({"row 0 horror-A ||", "row 1 |>|", "hand seat1 horror-F"}), "3:1 formats.librarians.no-shelf");
    EXPECT_EQ(mistake({"options genres=horror,graphic-novel", "row 0 horror-A ||", "row 1 |>|", "hand seat1 horror-F"}),
              "nothing");
    EXPECT_EQ(mistake({"hand seat1 horror-F", "licence any-row"}), "4:1 formats.librarians.no-shelf");
    EXPECT_EQ(mistake({"unused-shelves > > > > > > > > >", "hand seat1 horror-A"}),
              "3:32 formats.librarians.bookshelves");
}

TEST(LibrariansPosition, LB_G6_no_red_or_thrilling_book_is_a_power_card) {
    EXPECT_EQ(mistake({"hand seat1 horror-A", "powers seat2 tragedy-F"}), "4:1 formats.librarians.power-card");
    EXPECT_EQ(mistake({"hand seat1 horror-A", "powers seat2 skip-F"}), "4:1 formats.librarians.power-card");
    EXPECT_EQ(mistake({"hand seat1 horror-A", "powers seat2 romance-F"}), "nothing");
}

TEST(LibrariansPosition, what_is_pending_must_have_come_about) {
    EXPECT_EQ(mistake({"hand seat1 horror-A", "frame place 0 0"}), "4:1 formats.error.frame");
    EXPECT_EQ(mistake({"hand seat1 horror-A", "knows everybody horror-A", "frame turn", "frame place 0 0"}), "nothing");
    EXPECT_EQ(mistake({"hand seat1 horror-A", "frame turn", "frame place 0 1"}), "5:1 formats.error.frame");
    EXPECT_EQ(mistake({"hand seat1 horror-A", "frame turn", "frame turn"}), "5:1 formats.error.frame");
    EXPECT_EQ(mistake({"hand seat1 horror-A", "over won", "frame turn"}), "5:1 formats.error.frame");
    EXPECT_EQ(mistake({"hand seat1 horror-A", "frame turn", "frame award"}), "5:1 formats.error.nobody");
    EXPECT_EQ(mistake({"hand seat1 horror-A", "red-effects detective"}), "4:1 formats.librarians.frame-cards");
    EXPECT_EQ(mistake({"hand seat1 horror-A", "kept romance-B"}), "4:1 formats.librarians.frame-cards");
    EXPECT_EQ(mistake({"row 1 |>| romance-B", "hand seat1 horror-A", "chosen romance-B"}),
              "5:1 formats.librarians.frame-cards");
    EXPECT_EQ(mistake({"hand seat1 horror-A", "open-deck 1"}), "4:1 formats.librarians.open-deck");
}

TEST(LibrariansPosition, what_is_known_must_be_true) {
    EXPECT_EQ(mistake({"hand seat1 horror-A", "discard romance-B", "knows seat2 romance-B"}),
              "5:1 formats.librarians.invariant");
    EXPECT_EQ(mistake({"hand seat1 horror-A", "batch seat1 2 - horror-B"}), "4:1 formats.librarians.invariant");
}

// ---- what the program writes ----

void expect_survives(const State& state) {
    const std::string text = to_text(state);
    const auto again = parse_position(text);
    ASSERT_TRUE(again.has_value()) << described(again.error()) << '\n' << text;
    EXPECT_EQ(std::memcmp(&*again, &state, sizeof(State)), 0) << text;
}

TEST(LibrariansPosition, every_moment_of_a_game_survives_writing) {
    const std::vector<Options> all = Librarians::sample_options();
    for (std::size_t game = 0; game < all.size(); ++game) {
        State state = setup(all[game], game);
        base::Random random{game};
        while (!over(state)) {
            if (random.below(5) == 0) expect_survives(state);
            play_one(state, random);
        }
        expect_survives(state);
        if (testing::Test::HasFailure()) return;
    }
}

// A table on which much can be pending: two genres of each colour, the red ones first, whose power cards lie before all
// three players; rows and an author that lack little; all thrills in the hands.
using Genres = std::array<std::string_view, 12>;
constexpr Genres some_genres = {"detective", "horror", "romance",   "comedy",  "thriller", "action",
                                "fantasy",   "sci-fi", "biography", "science", "mystery",  "crime"};
constexpr Genres other_genres = {"tragedy", "true-crime",    "adventure", "self-help", "travel", "mythology",
                                 "poetry",  "graphic-novel", "business",  "cooking",   "drama",  "picture-book"};

std::string rich_table(const Genres& genres) {
    const auto card = [&](int genre, char letter) {
        return ' ' + std::string(genres[static_cast<std::size_t>(genre)]) + '-' + letter;
    };
    std::string text = "shelfmark position 1\ngame librarians\noptions players=3 expansions=authors talk=taps\n";
    text += "row 1 |>|" + card(2, 'A') + card(4, 'B') + card(6, 'C') + '\n';
    text += "row 2 |<|" + card(8, 'C') + card(10, 'B') + card(3, 'A') + '\n';
    text += "row 3 |>|" + card(0, 'A') + card(0, 'B') + card(0, 'C') + '\n';
    text += "row 4 |>|" + card(2, 'D') + card(2, 'E') + card(2, 'F') + '\n';
    text += "card" + card(2, 'A') + " author=1\ncard" + card(4, 'B') + " author=1\n";
    text += "hand seat1 skip-A stop-B swap-C gap-D" + card(0, 'D') + card(2, 'G') + '\n';
    text += "hand seat2 no-order-E stack-any-F draw-G force-colour-H\n";
    text += "hand seat3 force-letter-I reveal-J clear-K steal-power-L\n";
    text += "deck" + card(5, 'M') + card(7, 'N') + card(9, 'O') + card(11, 'P') + card(1, 'Q') + card(3, 'R') + '\n';
    for (int seat = 1; seat <= 3; ++seat) {
        text += "powers seat" + std::to_string(seat);
        for (int genre = 2; genre < 12; ++genre) text += card(genre, static_cast<char>('W' + seat));
        text += '\n';
    }
    return text;
}

TEST(LibrariansPosition, whatever_can_be_pending_survives_writing) {
    std::set<Ask> seen;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const auto start = parse_position(rich_table(seed % 2 == 0 ? some_genres : other_genres));
        ASSERT_TRUE(start.has_value()) << described(start.error());
        State state = *start;
        base::Random random{seed};
        while (!over(state)) {
            if (seen.insert(top(state.board).ask).second || random.below(9) == 0) expect_survives(state);
            play_one(state, random);
        }
        if (HasFailure()) return;
    }
    // LB-G6: which of two red effects comes first is seldom asked.
    expect_survives(parsed({"options genres=detective,tragedy", "hand seat1 tragedy-A", "red-effects detective tragedy",
                            "frame turn", "frame completing", "frame red"}));
    for (int ask = 0; ask < ask_count; ++ask) {
        EXPECT_TRUE(ask == static_cast<int>(Ask::red) || seen.contains(static_cast<Ask>(ask)))
            << ask_names[static_cast<std::size_t>(ask)];
    }
}

// As much is pending as ever can be, and Steal Power! is there to bring more.
TEST(LibrariansPosition, LB_E5_what_is_pending_never_needs_more_room_than_there_is) {
    const State start =
        parsed({"options genres=detective,romance,travel,thriller,fantasy thrills=steal-power,swap",
                "row 1 |>| romance-A romance-B romance-C fantasy-D fantasy-E", "row 2 |>| travel-F fantasy-G fantasy-H",
                "row 3 |>| detective-A detective-B detective-C fantasy-I fantasy-J",
                "hand seat1 steal-power-H swap-D romance-I detective-K travel-L",
                "powers seat2 travel-M thriller-N thriller-O", "kept romance-P",
                "deck fantasy-Q fantasy-R romance-S romance-T", "frame turn", "frame completing",
                "frame travel 0 9 31 9 32", "frame completing", "frame travel 0 10 31 10 32", "frame completing",
                "frame award", "frame red", "frame detective"});
    ASSERT_EQ(start.board.depth, 9);
    int deepest = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        State state = start;
        base::Random random{seed};
        while (!over(state)) {
            play_one(state, random);
            deepest = std::max(deepest, static_cast<int>(state.board.depth));
        }
    }
    EXPECT_GT(deepest, 5);
    EXPECT_LE(deepest, max_depth);
}

}  // namespace
}  // namespace shelfmark::librarians
