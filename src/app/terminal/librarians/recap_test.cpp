#include "app/terminal/librarians/recap.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "librarians/engine.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::Event;
using librarians::EventKind;
using librarians::EventList;
using messages::Language;
using table::SeatSet;
using testing::AllOf;
using testing::ContainsRegex;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

std::vector<std::string> told(table::Seat reader, const EventList& events, Language language = Language::en) {
    return recap(Phrases(language, {}, reader), librarians::setup({.players = 3}, 1).board, events);
}

Event drawn(table::Seat seat, librarians::CardId card) {
    return {.kind = EventKind::drew, .seat = seat, .card = card, .seen_by = SeatSet::only(seat)};
}

TEST(LibrariansRecap, LB_S5_only_the_owner_reads_which_card_was_drawn) {
    EXPECT_THAT(told(0, {drawn(0, 8)}), ElementsAre(ContainsRegex("You draw a card \\([a-z-]+[A-Z]")));
    EXPECT_THAT(told(1, {drawn(0, 8)}), ElementsAre("Player 1 draws a card."));
    EXPECT_THAT(told(table::spectator, {drawn(0, 8)}), ElementsAre("Player 1 draws a card."));
}

TEST(LibrariansRecap, cards_that_go_the_same_way_share_a_sentence) {
    EXPECT_THAT(told(1, {drawn(0, 1), drawn(0, 2), drawn(1, 3)}),
                ElementsAre("Player 1 draws 2 cards.", HasSubstr("You draw a card (")));
    EXPECT_THAT(told(1, {drawn(0, 1), drawn(0, 2)}, Language::cs), ElementsAre("Hráč 1 si dobírá 2 karty."));
}

TEST(LibrariansRecap, a_played_card_is_told_with_its_title_and_place) {
    const Event played = {.kind = EventKind::played, .seat = 0, .card = 0, .at = librarians::cell(9, 31)};
    EXPECT_THAT(told(1, {played}), ElementsAre(ContainsRegex("Player 1 plays [a-z-]+A “.+” at 1,1\\.")));
}

TEST(LibrariansRecap, who_gets_a_power_card_is_told) {
    const Event kept = {.kind = EventKind::given, .seat = 0, .card = 0, .a = 0};
    const Event given = {.kind = EventKind::given, .seat = 0, .card = 0, .a = 1};
    EXPECT_THAT(told(0, {kept}), ElementsAre(HasSubstr("You keep the power card")));
    EXPECT_THAT(told(1, {given}), ElementsAre(AllOf(HasSubstr("Player 1 gives"), HasSubstr("to you."))));
}

TEST(LibrariansRecap, LB_E5_whoever_gets_or_shows_something_is_spoken_to) {
    const Event given = {.kind = EventKind::given, .seat = 0, .card = 0, .a = 1};
    const Event shown = {.kind = EventKind::hand_shown, .seat = 0, .a = 1};
    EXPECT_THAT(told(1, {shown}), ElementsAre("Everybody sees your hand."));
    EXPECT_THAT(told(1, {given, shown}, Language::de),
                ElementsAre(HasSubstr("Spieler 1 gibt dir die"), "Alle sehen deine Hand."));
    EXPECT_THAT(told(1, {given, shown}, Language::cs),
                ElementsAre(HasSubstr("Hráč 1 ti dává kartu"), "Všichni vidí tvou ruku."));
}

TEST(LibrariansRecap, every_kind_of_event_has_words_in_every_language) {
    for (int kind = 0; kind < librarians::event_kind_count; ++kind) {
        const Event event = {.kind = static_cast<EventKind>(kind), .seat = 0, .card = 0, .a = 1, .b = 1};
        for (const auto language : {Language::en, Language::cs, Language::de}) {
            for (table::Seat reader = 0; reader < 2; ++reader) {
                // A text that is missing shows as its key, a gap that is not filled with its braces.
                EXPECT_THAT(told(reader, {event}, language),
                            ElementsAre(AllOf(Not(HasSubstr("event.")), Not(HasSubstr("{")))))
                    << kind;
            }
        }
    }
}

}  // namespace
}  // namespace shelfmark::app::terminal::lb
