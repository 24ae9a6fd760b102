#include "server/match.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "players/levels.h"
#include "protocol/exlibris/view.h"
#include "protocol/librarians/view.h"
#include "room_scene.h"
#include "server/match_exlibris.h"
#include "server/match_librarians.h"
#include "short_time.h"

namespace shelfmark::server {
namespace {

using protocol::Game;

template <class T>
class MatchSuite : public testing::Test {
protected:
    using G = typename T::Game;
    static constexpr Game game = std::is_same_v<T, ExLibrisAtTable> ? Game::exlibris : Game::librarians;

    static std::unique_ptr<Match> begun(std::uint64_t seed, std::optional<std::string> position = std::nullopt) {
        auto match = begin_match({game, "players=3", seed, std::move(position), std::nullopt});
        EXPECT_TRUE(match.has_value()) << match.error().key << ' ' << match.error().where;
        return *std::move(match);
    }
    static std::string shown(const Match& match, Seat viewer) {
        protocol::View view;
        match.show(viewer, {.memory_aids = true, .choices = true}, view);
        return game_in(view);
    }
    static std::string shown_to_all(const Match& match) {
        return shown(match, 0) + shown(match, 1) + shown(match, 2) + shown(match, table::spectator);
    }
    static void step(Match& match, std::uint64_t seed) {
        const Seat seat = match.actors().lowest();
        const std::string action = match.reflect(seat, "random", seed)();
        ASSERT_FALSE(match.refusal(seat, action).has_value()) << action;
        match.decide(seat, action);
    }
    static std::unique_ptr<Match> played(std::uint64_t seed, int decisions) {
        auto match = begun(seed);
        for (int i = 0; i < decisions && !match->over(); ++i) step(*match, static_cast<std::uint64_t>(i));
        return match;
    }
};
using Games = testing::Types<ExLibrisAtTable, LibrariansAtTable>;
TYPED_TEST_SUITE(MatchSuite, Games);

// Far and near, down and up, with other decisions in between: what lies before the place never changes.
TYPED_TEST(MatchSuite, going_back_again_and_again_leads_where_the_decisions_lead) {
    auto match = this->begun(6);
    base::Random random{6};
    for (int round = 0; round < 60; ++round) {
        const auto ahead = random.below(14);
        for (std::uint32_t i = 0; i < ahead && !match->over(); ++i) this->step(*match, random.next());
        const auto all = static_cast<std::uint32_t>(match->decisions());
        const auto far = random.below(4) == 0 ? all : std::min<std::uint32_t>(all, 3);
        match->go_back(all - random.below(far + 1));
        auto fresh = this->begun(6);
        for (std::size_t i = 0; i < match->decisions(); ++i) fresh->decide(match->decider(i), match->action(i));
        ASSERT_EQ(match->record(), fresh->record()) << round;
        ASSERT_EQ(this->shown_to_all(*match), this->shown_to_all(*fresh)) << round;
    }
}

TYPED_TEST(MatchSuite, going_back_leads_to_the_same_games_again) {
    auto match = this->begun(5);
    std::vector<std::string> shown = {this->shown_to_all(*match)};
    std::vector<std::string> actions;
    std::vector<Seat> deciders;
    for (int i = 0; i < 60 && !match->over(); ++i) {
        deciders.push_back(match->actors().lowest());
        this->step(*match, static_cast<std::uint64_t>(i));
        actions.push_back(match->action(match->decisions() - 1));
        shown.push_back(this->shown_to_all(*match));
    }
    for (const std::size_t kept : {actions.size() - 1, actions.size() / 2, std::size_t{0}}) {
        match->go_back(kept);
        EXPECT_EQ(match->decisions(), kept);
        EXPECT_EQ(this->shown_to_all(*match), shown[kept]);
        protocol::Happened told;
        match->tell(0, told);
        EXPECT_FALSE(told.exlibris || told.librarians) << "nothing happened";
    }
    for (std::size_t i = 0; i < actions.size(); ++i) {
        match->decide(deciders[i], actions[i]);
        EXPECT_EQ(match->decider(i), deciders[i]);
        EXPECT_EQ(match->action(i), actions[i]);
    }
    EXPECT_EQ(this->shown_to_all(*match), shown.back());
    EXPECT_EQ(match->action(0), actions[0]);
}

TYPED_TEST(MatchSuite, bots_play_whole_games_and_their_records_can_be_read) {
    const auto match = this->played(2, 100'000);
    EXPECT_TRUE(match->over());
    EXPECT_TRUE(match->actors().empty());
    const auto record = table::read_record<typename TypeParam::Game>(match->record());
    ASSERT_TRUE(record.has_value()) << record.error().message;
    EXPECT_EQ(record->decisions.size(), match->decisions());
    EXPECT_EQ(record->seed, 2U);
}

TYPED_TEST(MatchSuite, every_bot_decides_something_legal) {
    EXPECT_TRUE(is_bot(this->game, usual_bot));
    EXPECT_TRUE(is_bot(this->game, "random"));
    EXPECT_FALSE(is_bot(this->game, "oracle"));
    for (const std::string_view level : players::level_names) EXPECT_TRUE(is_bot(this->game, level));
    const auto match = this->played(3, 25);
    const Seat seat = match->actors().lowest();
    for (const std::string_view bot : {usual_bot, std::string_view("random")}) {
        EXPECT_FALSE(match->refusal(seat, match->reflect(seat, bot, 9)()).has_value());
    }
}

TYPED_TEST(MatchSuite, a_position_with_the_hidden_part_drawn_anew_looks_the_same_to_its_seat) {
    for (const int decisions : {0, 10, 50}) {
        const auto match = this->played(4, decisions);
        for (const Seat viewer : {Seat{0}, Seat{2}, table::spectator}) {
            const auto imagined = this->begun(8, match->imagined_position(viewer, 77));
            EXPECT_EQ(this->shown(*imagined, viewer), this->shown(*match, viewer));
            EXPECT_EQ(imagined->decisions(), 0U);
            EXPECT_NE(match->imagined_position(viewer, 77), match->imagined_position(viewer, 78));
        }
    }
}

// A browser has its bots think about such a position, in another worker than the house's.
TYPED_TEST(MatchSuite, a_bot_decides_the_same_where_all_that_it_cannot_know_was_drawn_anew) {
    for (const int decisions : {0, 10, 20}) {
        const auto match = this->played(5, decisions);
        ASSERT_FALSE(match->over());
        const Seat seat = match->actors().lowest();
        const auto imagined = this->begun(8, match->imagined_position(seat, 77));
        for (const std::string_view bot : {"random", "apprentice", "clerk"}) {
            EXPECT_EQ(imagined->reflect(seat, bot, 3)(), match->reflect(seat, bot, 3)());
        }
    }
}

TYPED_TEST(MatchSuite, a_seat_hears_what_a_bot_thinks_about_all_that_it_can_decide) {
    const auto match = this->played(6, 20);
    const Seat seat = match->actors().lowest();
    proof::ShortTime time;
    const auto told = protocol::decode<protocol::Thoughts>(match->ponder(seat, "archivist", 3, std::nullopt)(&time));
    ASSERT_TRUE(told) << told.error();
    ASSERT_FALSE(told->expected.empty());
    EXPECT_EQ(told->points.has_value(), told->exlibris.has_value()) << "in Librarians nobody has points";
    const auto legal = [&](const auto& choices) {
        for (const auto& choice : choices) EXPECT_FALSE(match->refusal(seat, choice.action)) << choice.action;
        return choices.size();
    };
    EXPECT_EQ(told->exlibris ? legal(*told->exlibris) : legal(*told->librarians), told->expected.size());
}

TYPED_TEST(MatchSuite, whoever_decides_at_random_invents_no_thoughts) {
    const auto match = this->played(6, 20);
    const Seat seat = match->actors().lowest();
    const auto told = protocol::decode<protocol::Thoughts>(match->ponder(seat, "random", 3, std::nullopt)(nullptr));
    ASSERT_TRUE(told) << told.error();
    EXPECT_TRUE(told->expected.empty());
}

// Everybody hears it, so that nothing is named that somebody cannot see.
TYPED_TEST(MatchSuite, a_bot_that_is_asked_about_its_last_turn_tells_no_secrets) {
    const auto match = this->played(7, 60);
    for (Seat seat = 0; seat < match->seats(); ++seat) {
        const auto turn = match->last_turn_of(seat, 9);
        ASSERT_TRUE(turn);
        EXPECT_FALSE(turn->before->refusal(seat, turn->decided)) << turn->decided;
        proof::ShortTime time;
        const auto told =
            protocol::decode<protocol::Thoughts>(turn->before->ponder(seat, "archivist", 3, turn->decided)(&time));
        ASSERT_TRUE(told) << told.error();
        EXPECT_FALSE(told->librarians) << "a turn of Librarians begins with a card of the hand";
        if (!told->exlibris) {
            EXPECT_EQ(told->expected.size(), 1U) << "what it expects, and no alternatives";
            continue;
        }
        EXPECT_EQ(told->exlibris->front().action, turn->decided);
        for (const auto& choice : *told->exlibris) {
            EXPECT_TRUE(choice.place && !choice.card) << choice.action;
        }
    }
    EXPECT_FALSE(this->played(7, 0)->last_turn_of(0, 9));
}

TYPED_TEST(MatchSuite, a_game_goes_on_from_a_position_and_back_to_it) {
    const auto match = this->played(4, 30);
    const auto forked = this->begun(8, match->imagined_position(1, {77, 7}));
    const std::string before = this->shown_to_all(*forked);
    for (int i = 0; i < 10; ++i) this->step(*forked, static_cast<std::uint64_t>(i));
    EXPECT_NE(this->shown_to_all(*forked), before);
    const auto record = table::read_record<typename TypeParam::Game>(forked->record());
    ASSERT_TRUE(record.has_value()) << record.error().message << " in line " << record.error().line;
    EXPECT_EQ(record->decisions.size(), 10U);
    EXPECT_EQ(table::record_text<typename TypeParam::Game>(*record), forked->record());
    forked->go_back(0);
    EXPECT_EQ(this->shown_to_all(*forked), before);
}

TYPED_TEST(MatchSuite, any_text_is_refused_or_legal) {
    const auto match = this->played(6, 20);
    const Seat seat = match->actors().lowest();
    const std::string legal = match->reflect(seat, "random", 1)();
    base::Random random{1};
    for (int i = 0; i < 3000; ++i) {
        std::string text = legal;
        for (int k = 0; k <= i % 4; ++k) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()) + 1);
            const std::size_t replaced = random.below(2);
            text.replace(at, replaced, 1, static_cast<char>(random.below(256)));
        }
        if (match->refusal(seat, text)) continue;
        const auto copy = this->played(6, 20);
        copy->decide(seat, text);
        EXPECT_EQ(copy->decisions(), match->decisions() + 1);
    }
    EXPECT_EQ(match->refusal(seat, "")->key, "table.no-such-decision");
}

TYPED_TEST(MatchSuite, one_can_ask_about_the_decision_after_the_next) {
    std::size_t asked = 0;
    const auto ahead = this->begun(9);
    const auto behind = this->begun(9);  // one decision less
    std::string before;
    for (int i = 0; i < 80 && !ahead->over(); ++i) {
        const Seat seat = ahead->actors().lowest();
        const std::string action = ahead->reflect(seat, "random", static_cast<std::uint64_t>(i))();
        const bool goes_on = ahead->decisions() > 0 && ahead->decider(ahead->decisions() - 1) == seat &&
                             !ahead->revealed_since(ahead->decisions() - 1);
        if (goes_on) {
            ++asked;
            EXPECT_FALSE(behind->refusal_after(seat, before, action)) << before << ", then " << action;
            EXPECT_EQ(behind->refusal_after(seat, before, "nonsense")->key, "table.no-such-decision");
            EXPECT_EQ(behind->refusal_after(seat, "nonsense", action)->key, "table.no-such-decision");
        }
        if (i > 0) behind->decide(behind->actors().lowest(), before);
        ahead->decide(seat, action);
        before = action;
    }
    EXPECT_GT(asked, 5U);
}

// What a decision would bring to light cannot be found out by asking: the answer is the same in every world that the
// seat thinks possible.
TYPED_TEST(MatchSuite, asking_about_the_decision_after_the_next_reveals_nothing) {
    std::size_t asked = 0;
    for (int decisions = 0; decisions < 60; ++decisions) {
        const auto match = this->played(11, decisions);
        if (match->over()) break;
        const Seat seat = match->actors().lowest();
        const auto imagined = this->begun(3, match->imagined_position(seat, 5));
        const std::string first = match->reflect(seat, "random", 1)();
        auto next = this->played(11, decisions);
        next->decide(seat, first);
        if (next->over() || !next->actors().contains(seat)) continue;
        const std::string second = next->reflect(seat, "random", 2)();
        EXPECT_EQ(match->refusal_after(seat, first, second), imagined->refusal_after(seat, first, second));
        ++asked;
    }
    EXPECT_GT(asked, 10U);
}

TYPED_TEST(MatchSuite, what_changed_makes_the_full_view_again) {
    const auto match = this->begun(7);
    const auto view = [&] {
        protocol::View full{.full = true};
        match->show(1, {.memory_aids = true, .choices = true}, full);
        return full;
    };
    protocol::View earlier = view();
    protocol::Told told;
    protocol::View first = earlier;
    keep_changes(first, told);
    EXPECT_TRUE(first == earlier);
    for (int i = 0; i < 40 && !match->over(); ++i) {
        this->step(*match, static_cast<std::uint64_t>(i));
        const protocol::View now = view();
        protocol::View changes = now;
        keep_changes(changes, told);
        EXPECT_FALSE(changes.full);
        EXPECT_LT(game_in(changes).size(), game_in(now).size());
        if (now.exlibris) protocol::take_over(*earlier.exlibris, *changes.exlibris);
        if (now.librarians) protocol::take_over(*earlier.librarians, *changes.librarians);
        EXPECT_EQ(game_in(earlier), game_in(now));
        earlier = now;
    }
}

TYPED_TEST(MatchSuite, what_is_wrong_with_a_beginning_is_said_with_its_place) {
    const auto options = begin_match({this->game, "players=3 nonsense", 1, std::nullopt, std::nullopt});
    ASSERT_FALSE(options.has_value());
    EXPECT_TRUE(options.error().key.starts_with("formats.")) << options.error().key;
    EXPECT_EQ(options.error().where, "options:1:11");
    const auto position = begin_match({this->game, "", 1, "shelfmark position 1\nnonsense\n", std::nullopt});
    ASSERT_FALSE(position.has_value());
    EXPECT_TRUE(position.error().where.starts_with("position:2:")) << position.error().where;
}

TEST(Match, XL_I9_ranks_leave_out_whoever_resigned) {
    auto match = *begin_match({Game::exlibris, "players=4", 11, std::nullopt, std::nullopt});
    for (std::uint64_t i = 0; !match->over(); ++i) {
        const Seat seat = match->actors().lowest();
        match->decide(seat, match->reflect(seat, "random", i)());
    }
    const std::vector<int> all = match->ranks({});
    const auto best = static_cast<Seat>(std::find(all.begin(), all.end(), 1) - all.begin());
    const std::vector<int> without_best = match->ranks(SeatSet::only(best));
    EXPECT_EQ(without_best[best], 4);
    for (Seat seat = 0; seat < 4; ++seat) {
        if (seat != best) EXPECT_EQ(without_best[seat], std::max(1, all[seat] - 1));
    }
    EXPECT_EQ(match->ranks(SeatSet::first(4)), (std::vector{1, 1, 1, 1})) << "each other's equals";
}

TEST(Match, XL_O9_in_the_solo_game_the_public_library_is_a_rival) {
    auto match = *begin_match({Game::exlibris, "solo=7", 1, std::nullopt, std::nullopt});
    EXPECT_EQ(match->seats(), 1);
    for (std::uint64_t i = 0; !match->over(); ++i) match->decide(0, match->reflect(0, "random", i)());
    EXPECT_EQ(match->ranks({}), (std::vector{2})) << "a random player does not win";
    EXPECT_EQ(match->ranks(SeatSet::only(0)), (std::vector{2}));
}

TEST(Options, XL_V4_are_put_into_their_plain_form) {
    const auto checked = check_options(Game::exlibris, "variant=longer   players=3", std::nullopt);
    ASSERT_TRUE(checked.has_value());
    EXPECT_EQ(checked->text, "players=3 variant=longer");
    EXPECT_EQ(checked->players, 3);
    EXPECT_EQ(checked->talk, protocol::Talk::free);
    EXPECT_EQ(check_options(Game::exlibris, "players=3", protocol::Talk::silent)->talk, protocol::Talk::silent);
    EXPECT_EQ(check_options(Game::exlibris, "players=9", std::nullopt).error().where, "options:1:9");
}

TEST(Options, LB_S5_the_table_and_the_game_agree_on_talk) {
    const auto said = check_options(Game::librarians, "players=2 talk=taps", std::nullopt);
    ASSERT_TRUE(said.has_value());
    EXPECT_EQ(said->talk, protocol::Talk::taps);
    const auto overruled = check_options(Game::librarians, "players=2 talk=taps", protocol::Talk::silent);
    EXPECT_EQ(overruled->talk, protocol::Talk::silent);
    EXPECT_EQ(overruled->text, check_options(Game::librarians, "players=2", std::nullopt)->text);
    EXPECT_EQ(check_options(Game::librarians, "players=2", protocol::Talk::free)->text, "players=2 talk=chat");
}

}  // namespace
}  // namespace shelfmark::server
