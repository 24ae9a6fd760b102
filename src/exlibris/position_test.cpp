#include "exlibris/position.h"

#include <gtest/gtest.h>

#include "exlibris/engine.h"
#include "exlibris/game.h"
#include "exlibris/shelf_text.h"
#include "position_text.h"

namespace shelfmark::exlibris {
namespace {

using proof::described;

std::string position(proof::LinesOfText lines) { return proof::with_header("shelfmark position 1\n", lines); }

// "line:column key", for the lines after the first.
std::string mistake(proof::LinesOfText lines) { return proof::mistake_of(parse_position(position(lines))); }

State parsed(proof::LinesOfText lines) { return proof::value_of(parse_position(position(lines)), setup({}, 0)); }

void decide(State& state, Seat seat, std::string_view text) {
    const auto action = parse_action(state.board, seat, text);
    ASSERT_TRUE(action && is_legal(state, seat, *action)) << text;
    apply(state, seat, *action);
}

void play_one(State& state, base::Random& random) {
    const Seat seat = actors(state).lowest();
    ActionList actions;
    legal(state, seat, actions);
    ASSERT_FALSE(actions.empty());
    apply(state, seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
}

// ---- what a person writes ----

TEST(Position, a_few_lines_are_enough) {
    State state = parsed({"library seat1 mummy", "hand seat1 L8 M1", "shelf seat1 A1 B3 / . (D4)", "town bookshop C1"});
    EXPECT_EQ(state.board.phase, Phase::placement);
    EXPECT_EQ(state.board.round, 1);
    EXPECT_EQ(actors(state), SeatSet::only(0));
    EXPECT_EQ(state.board.deck_count, card_count - 6);
    decide(state, 0, "place mummy bookshop");
    decide(state, 0, "take C1");
    decide(state, 0, "shelve C1");
    decide(state, 0, "under 1,2");
    EXPECT_EQ(shelf_text(state.board, 0), "A1 B3/C1 / . (D4)");
    EXPECT_EQ(actors(state), SeatSet::only(1));
}

TEST(Position, nothing_but_the_first_line_is_a_game_of_two) {
    const State state = parsed({});
    EXPECT_EQ(players(state.board), 2);
    EXPECT_EQ(state.board.deck_count, card_count);
    EXPECT_EQ(actors(state), SeatSet::only(0));
}

TEST(Position, XL_S5_categories_that_are_not_named_are_dealt_in_order) {
    const State state = parsed({"banned codices", "focus seat2 historic"});
    EXPECT_EQ(state.board.prominent, Category::fiction);
    EXPECT_EQ(state.board.banned, Category::codices);
    EXPECT_EQ(state.hidden.focus[0], Category::monsters);
    EXPECT_EQ(state.hidden.focus[1], Category::historic);
}

TEST(Position, XL_O7_a_solo_game_has_the_town_of_its_round) {
    const State state = parsed({"options solo=2", "round 3"});
    EXPECT_EQ(std::popcount(state.board.below), 4);
    EXPECT_EQ(std::popcount(state.board.removed), 4);
    EXPECT_EQ(std::popcount(static_cast<unsigned>(state.board.retired)), 1);
}

TEST(Position, figures_take_the_lowest_space_and_arrive_in_the_order_of_their_lines) {
    const State state =
        parsed({"town bookshop", "figure seat2.assistant1 bookshop", "figure seat1.assistant2 bookshop"});
    const Figure& first = state.board.figures[figure_id(1, 1)];
    const Figure& second = state.board.figures[figure_id(0, 2)];
    EXPECT_EQ(first.space, 0);
    EXPECT_EQ(second.space, 1);
    EXPECT_LT(first.arrived, second.arrived);
}

TEST(Position, a_phase_can_be_entered_at_its_beginning) {
    EXPECT_EQ(parsed({"phase inspection"}).board.frames[0].ask, Ask::inspection);
    EXPECT_EQ(actors(parsed({"phase inspection"})).count(), 2);
    // XL-R11: the Dump is resolved, then somebody is asked.
    const State state = parsed({"phase resolution", "town garbage-dump", "figure seat2.assistant1 garbage-dump"});
    EXPECT_EQ(actors(state), SeatSet::only(1));
    EXPECT_EQ(parsed({"phase over"}).board.depth, 0);
    // XL-R13: a clean-up without a decision leads into the next round.
    EXPECT_EQ(parsed({"phase clean-up", "round 4"}).board.round, 5);
}

TEST(Position, the_shelf_of_the_text_is_the_shelf_of_the_game) {
    for (const char* shelf : {"A1", "A1 B3 / . (D4) F1/G2", ". A1 / B1 B2 / C1", "(A1)/B1 C1"}) {
        EXPECT_EQ(shelf_text(parsed({std::string("shelf seat2 ") + shelf}).board, 1), shelf);
    }
    EXPECT_EQ(shelf_text(parsed({"phase inspection", "shelf seat1 [A1]/B2 C1"}).board, 0), "[A1]/B2 C1");
    // Rows and columns are counted from the first that is occupied.
    EXPECT_EQ(shelf_text(parsed({"shelf seat1 / . . A1 B1 / . . . C1"}).board, 0), "A1 B1 / . C1");
}

// ---- what is wrong with a text ----

TEST(Position, names_the_place_of_what_cannot_be_read) {
    EXPECT_EQ(described(parse_position("").error()), "1:1 formats.error.header");
    EXPECT_EQ(described(parse_position("shelfmark position 2").error()), "1:20 formats.error.header");
    EXPECT_EQ(described(parse_position("shelfmark position 1 2").error()), "1:22 formats.error.surplus");
    EXPECT_EQ(mistake({"options players=7"}), "2:17 formats.error.option-number");
    EXPECT_EQ(mistake({"round 1", "options players=3"}), "3:1 formats.error.key");
    EXPECT_EQ(mistake({"colour red"}), "2:1 formats.error.key");
    EXPECT_EQ(mistake({"round 21"}), "2:7 formats.error.number");
    EXPECT_EQ(mistake({"round one"}), "2:7 formats.error.number");
    EXPECT_EQ(mistake({"round 1 2"}), "2:9 formats.error.surplus");
    EXPECT_EQ(mistake({"phase lunch"}), "2:7 formats.error.phase");
    EXPECT_EQ(mistake({"first seat3"}), "2:7 formats.error.seat");
    EXPECT_EQ(mistake({"banned books"}), "2:8 formats.error.category");
    EXPECT_EQ(mistake({"library seat1 ordinary"}), "2:15 formats.error.library");
    EXPECT_EQ(mistake({"hand seat1 A1 Q9"}), "2:15 formats.error.card");
    EXPECT_EQ(mistake({"shelf seat1 A1 # B1"}), "nothing");
    EXPECT_EQ(mistake({"shelf seat1 A1/B1/C1"}), "2:13 formats.error.place");
    EXPECT_EQ(mistake({"town castle"}), "2:6 formats.error.location");
    EXPECT_EQ(mistake({"seed x"}), "2:6 formats.error.seed");
    EXPECT_EQ(mistake({"random 1 2 z"}), "2:12 formats.error.random");
    EXPECT_EQ(mistake({"frame dance seat1 - 0 0 0 0 0"}), "2:7 formats.error.ask");
}

TEST(Position, says_everything_once) {
    EXPECT_EQ(mistake({"round 1", "round 1"}), "3:1 formats.error.twice");
    EXPECT_EQ(mistake({"hand seat1 A1", "hand seat1 A2"}), "3:1 formats.error.twice");
    EXPECT_EQ(mistake({"hand seat1 A1", "hand seat2 B1 A1"}), "3:15 formats.error.card-twice");
    EXPECT_EQ(mistake({"hand seat1 A1 A1"}), "2:15 formats.error.card-twice");
    EXPECT_EQ(mistake({"shelf seat1 A1/A1"}), "2:13 formats.error.card-twice");
    EXPECT_EQ(mistake({"discard B2", "town bookshop B2"}), "3:15 formats.error.card-twice");
    EXPECT_EQ(mistake({"town bookshop", "permanent bookshop"}), "3:11 formats.error.location-twice");
    EXPECT_EQ(mistake({"library seat1 witch", "library seat2 witch"}), "3:9 formats.error.library-twice");
    EXPECT_EQ(mistake({"prominent spells", "banned spells"}), "3:1 formats.error.category-twice");
}

TEST(Position, XL_B2_XL_B3_shelves_are_low_and_in_one_piece) {
    EXPECT_EQ(mistake({"shelf seat1 A1 / B1 / C1 / D1"}), "2:26 formats.error.rows");
    EXPECT_EQ(mistake({"shelf seat1 A1 . B1"}), "2:13 formats.error.pieces");
    EXPECT_EQ(mistake({"shelf seat1 A1 / / B1"}), "2:13 formats.error.pieces");
}

TEST(Position, what_lies_on_the_town_fits_it) {
    EXPECT_EQ(mistake({"options variant=friendly", "town auction-house"}), "3:6 formats.error.location-out");
    EXPECT_EQ(mistake({"town diviners-hut A1"}), "2:19 formats.error.no-cards");
    EXPECT_EQ(mistake({"town mysterious-shack A1"}), "2:23 formats.error.shack");
    EXPECT_EQ(mistake({"town mysterious-shack (A1)"}), "nothing");
    EXPECT_EQ(mistake({"removed bookshop"}), "2:1 formats.error.solo-only");
    EXPECT_EQ(mistake({"options solo=1", "town bookshop"}), "3:1 formats.error.solo-town");
}

TEST(Position, XL_R5_XL_R6_assistants_stand_where_they_can) {
    EXPECT_EQ(mistake({"figure seat1.witch home"}), "2:8 formats.error.figure");
    EXPECT_EQ(mistake({"figure seat1.assistant1 bookshop"}), "2:25 formats.error.figure-place");
    EXPECT_EQ(mistake({"town diviners-hut", "figure seat1.assistant1 diviners-hut 2"}), "3:25 formats.error.space");
    EXPECT_EQ(mistake({"town auction-house", "figure seat1.assistant1 auction-house 1",
                       "figure seat2.assistant1 auction-house 2"}),
              "4:1 formats.error.bids");
    EXPECT_EQ(mistake({"town garbage-dump", "figure seat1.assistant1 garbage-dump 1",
                       "figure seat2.assistant1 garbage-dump 1"}),
              "3:1 formats.error.crowded");
}

TEST(Position, rounds_and_phases_fit) {
    EXPECT_EQ(mistake({"round 0"}), "2:1 formats.error.round");
    EXPECT_EQ(mistake({"phase choosing", "round 1"}), "3:1 formats.error.round");
    EXPECT_EQ(mistake({"options solo=1", "round 6"}), "3:1 formats.error.round");
    EXPECT_EQ(mistake({"retired spells"}), "2:1 formats.error.retired");
    EXPECT_EQ(mistake({"inspected seat1"}), "2:1 formats.error.turned");
    EXPECT_EQ(mistake({"shelf seat1 [A1]"}), "2:1 formats.error.turned");
}

TEST(Position, knowledge_speaks_of_hands) {
    EXPECT_EQ(mistake({"knows seat1 A1"}), "2:1 formats.error.knowledge");
    EXPECT_EQ(mistake({"hand seat2 A1", "settled seat1 A1"}), "3:1 formats.error.knowledge");
    EXPECT_EQ(mistake({"passages 1"}), "2:1 formats.error.knowledge");
    EXPECT_EQ(mistake({"seen A1 seat1 1 0"}), "2:6 formats.error.not-in-hand");
    EXPECT_EQ(mistake({"slots seat1 :16:0:1 x:16:0:1"}), "2:21 formats.error.slot");
}

TEST(Position, XL_S7_what_everybody_knows_each_of_them_knows) {
    const State state = parsed({"hand seat2 A1 B1", "knows everybody A1"});
    for (Seat seat = 0; seat < 2; ++seat) EXPECT_EQ(observe(state, seat).memory.known.count(), 1);
}

TEST(Position, XL_S7_knowledge_fits_the_hands) {
    // More hidden cards than there are.
    EXPECT_EQ(mistake({"hand seat2 A1 B1", "slots seat1 h:16:0:3"}), "3:1 formats.error.knowledge");
    // With the Cube's owner, where nobody has the Cube.
    EXPECT_EQ(mistake({"hand seat2 A1", "knows seat1 A1", "settled seat1 A1"}), "4:1 formats.error.knowledge");
    // Last seen in another hand, and nothing can have taken it here.
    EXPECT_EQ(mistake({"hand seat2 A1", "seen A1 seat1 1 0"}), "3:1 formats.error.knowledge");
    // From an older deck than the first one, in a hand or in the Shack.
    EXPECT_EQ(mistake({"hand seat2 A1", "seen A1 seat2 1 3"}), "3:1 formats.error.knowledge");
    EXPECT_EQ(mistake({"town mysterious-shack (A1)", "seen A1 seat1 0 3"}), "3:1 formats.error.knowledge");
    EXPECT_EQ(mistake({"deck-number 4", "hand seat2 A1", "seen A1 seat2 1 3"}), "nothing");
}

TEST(Position, payments_ask_for_what_they_do_in_play) {
    const auto paying = [](const char* payment) {
        return mistake({"hand seat1 A1 A2 A3", "town donation-center", "figure seat1.assistant1 donation-center",
                        "frame visit seat1 seat1.assistant1 3 3 0 0 0", "frame effect seat1 seat1.assistant1 1 3 0 0 0",
                        payment});
    };
    EXPECT_EQ(paying("frame pay seat1 seat1.assistant1 0 1 255 3 0"), "nothing");
    for (const char* other : {"2 255 3", "1 2 3", "1 255 1", "1 255 7", "1 255 11"}) {
        EXPECT_EQ(paying((std::string("frame pay seat1 seat1.assistant1 0 ") + other + " 0").c_str()),
                  "7:1 formats.error.frame")
            << other;
    }
}

TEST(Position, frames_come_about_only_as_they_do_in_play) {
    const std::string_view at_bookshop = "figure seat1.assistant1 bookshop";
    const std::string_view visit = "frame visit seat1 seat1.assistant1 3 9 0 0 0";
    EXPECT_EQ(mistake({"town bookshop A1", at_bookshop, visit, "frame effect seat1 seat1.assistant1 0 9 0 0 0"}),
              "nothing");
    // No card to take: nothing to decide.
    EXPECT_EQ(mistake({"town bookshop", at_bookshop, visit, "frame effect seat1 seat1.assistant1 0 9 0 0 0"}),
              "5:1 formats.error.nobody");
    // A visit without what it waits for; an effect at another place, at a step it never rests at, for another seat.
    EXPECT_EQ(mistake({"town bookshop A1", at_bookshop, visit}), "4:1 formats.error.frame");
    for (const char* effect :
         {"frame effect seat1 seat1.assistant1 0 8 0 0 0", "frame effect seat1 seat1.assistant1 7 9 0 0 0",
          "frame effect seat2 seat1.assistant1 0 9 0 0 0", "frame offer seat1 seat1.assistant1 0 1 0 0 0"}) {
        EXPECT_EQ(mistake({"town bookshop A1", at_bookshop, visit, effect}), "5:1 formats.error.frame") << effect;
    }
    EXPECT_EQ(mistake({"frame inspection seat1 - 0 0 0 0 0"}), "2:1 formats.error.frame");
    EXPECT_EQ(mistake({"frame shelve seat1 - 0 200 255 0 0"}), "2:1 formats.error.frame");
    EXPECT_EQ(mistake({"random 1f 2e 3d 00000000000000010000000000000002"}), "nothing");
    EXPECT_EQ(mistake({"random 1f 2e 3d 4c"}), "2:17 formats.error.random") << "a key has 32 digits";
    EXPECT_EQ(mistake({"random 1f 2e"}), "2:13 formats.error.random");
    EXPECT_EQ(mistake({"spread A1"}), "2:1 formats.error.frame-cards");
    EXPECT_EQ(mistake({"picks A2 - - - - - - -"}), "2:1 formats.error.frame-cards");
    std::string many = "shelfmark position 1\n";
    for (int i = 0; i <= max_depth; ++i) many += "frame place seat1 - 0 0 0 0 0\n";
    EXPECT_EQ(described(parse_position(many).error()), "13:1 formats.error.frames");
}

// ---- what the program writes ----

TEST(Position, every_state_of_whole_games_survives_writing) {
    base::Random random{3};
    for (const Options& options : ExLibris::sample_options()) {
        const std::uint64_t number = random.next();
        State state = setup(options, random.below(2) == 0 ? base::Seed(number) : base::Seed(number, random.next()));
        for (;;) {
            if (over(state) || random.below(4) == 0) {
                const std::string text = to_text(state);
                const auto again = parse_position(text);
                ASSERT_TRUE(again.has_value()) << described(again.error()) << '\n' << text;
                ASSERT_EQ(*again, state) << text;
            }
            if (over(state)) break;
            play_one(state, random);
        }
    }
}

// Replaces one word of the text by another of its words or by a small number.
std::string with_a_slip(const std::string& text, base::Random& random) {
    std::vector<std::pair<std::size_t, std::size_t>> words;
    for (std::size_t begin = text.find_first_not_of(" \n"); begin != std::string::npos;) {
        const std::size_t end = text.find_first_of(" \n", begin);
        words.emplace_back(begin, end - begin);
        begin = text.find_first_not_of(" \n", end);
    }
    const auto pick = [&] { return words[random.below(static_cast<std::uint32_t>(words.size()))]; };
    const auto [begin, length] = pick();
    const auto [other, other_length] = pick();
    std::string changed = text;
    changed.replace(begin, length,
                    random.below(2) == 0 ? text.substr(other, other_length) : std::to_string(random.below(20)));
    return changed;
}

TEST(Position, a_text_with_a_slip_is_refused_or_can_be_played_on) {
    base::Random random{5};
    int accepted = 0;
    for (int game = 0; game < 12; ++game) {
        State state = setup({.players = static_cast<std::uint8_t>(2 + game % 3)}, random.next());
        for (int step = 0; step < 150 && !over(state); ++step) {
            play_one(state, random);
            auto changed = parse_position(with_a_slip(to_text(state), random));
            if (!changed) continue;
            ++accepted;
            for (int i = 0; i < 20 && !over(*changed); ++i) {
                play_one(*changed, random);
                ASSERT_EQ(broken_invariant(*changed), nullptr);
            }
        }
    }
    EXPECT_GT(accepted, 0);
}

}  // namespace
}  // namespace shelfmark::exlibris
