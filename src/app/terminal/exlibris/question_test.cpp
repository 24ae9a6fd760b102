#include "app/terminal/exlibris/question.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "exlibris/engine.h"

namespace shelfmark::app::terminal::xl {
namespace {

using exlibris::Action;
using exlibris::ActionList;
using exlibris::Location;
using exlibris::Verb;
using messages::Language;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

// Every question that comes up in games played at random, for the seat that has to answer it.
template <class Visit>
void for_each_question(const exlibris::Options& options, std::uint64_t seed, Visit visit) {
    auto state = setup(options, seed);
    base::Random random{seed};
    ActionList actions;
    while (!over(state)) {
        const auto seat = actors(state).lowest();
        legal(state, seat, actions);
        visit(observe(state, seat), actions);
        apply(state, seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
}

TEST(Question, everything_that_can_be_asked_has_words_in_every_language) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const exlibris::Options options = seed == 1
                                              ? exlibris::Options{.players = 1, .solo_level = 2}
                                              : exlibris::Options{.players = static_cast<std::uint8_t>(2 + seed % 3)};
        for_each_question(options, seed, [&](const exlibris::View& view, const ActionList& actions) {
            const auto language = static_cast<Language>(actions.size() % 3);
            const Phrases phrases(language, {}, view.seat);
            // A text that is missing shows as its key, a gap that is not filled with its braces.
            EXPECT_THAT(who_asks(phrases, view) + question(phrases, view, actions) + choices(phrases, view, actions),
                        Not(ContainsRegex("[{}]|(act|ask|assistant|location|terminal)[.][a-z]")));
        });
    }
}

TEST(Question, every_choice_has_its_number) {
    for_each_question({.players = 3}, 9, [](const exlibris::View& view, const ActionList& actions) {
        const std::string text = choices(Phrases(Language::en, {}, view.seat), view, actions);
        for (std::size_t i = 1; i <= actions.size(); ++i) EXPECT_THAT(text, HasSubstr(std::to_string(i) + ")")) << text;
    });
}

TEST(Question, a_choice_is_said_in_plain_words) {
    auto state = exlibris::setup({.players = 2}, 1);
    state.board.library[0] = exlibris::Assistant::witch;
    const auto view = observe(state, 0);
    const auto said = [&](Action action) { return Phrases(Language::en, {}, 0).action(view, action); };
    const int bookshop = static_cast<int>(Location::bookshop);
    EXPECT_EQ(said(exlibris::act(Verb::place, 0, bookshop, exlibris::any_space)), "Place the Witch at the Bookshop");
    EXPECT_EQ(said(exlibris::act(Verb::place, 1, static_cast<int>(Location::auction_house), 2)),
              "Place the assistant at the Auction House and bid 3");
    EXPECT_EQ(said(exlibris::act(Verb::place, 0, exlibris::at_home, exlibris::any_space)),
              "Send the Witch to your library");
    EXPECT_EQ(said(exlibris::act(Verb::by, static_cast<int>(exlibris::Direction::left), 2)), "2 places left");
    EXPECT_EQ(said(exlibris::act(Verb::rob, 1, static_cast<int>(exlibris::Category::spells))),
              "Player 2: Spells & Potions");
}

}  // namespace
}  // namespace shelfmark::app::terminal::xl
