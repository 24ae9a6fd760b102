#include "app/terminal/exlibris/recap.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "exlibris/notation.h"

namespace shelfmark::app::terminal::xl {
namespace {

using exlibris::Event;
using exlibris::EventKind;
using exlibris::EventList;
using messages::Language;
using table::SeatSet;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

exlibris::CardId card(std::string_view name) { return *exlibris::parse_card(name); }

std::vector<std::string> told(exlibris::Seat reader, const EventList& events, Language language = Language::en) {
    exlibris::Board board;
    board.library = {exlibris::Assistant::witch, exlibris::Assistant::mummy};
    return recap(Phrases(language, {}, reader), board, events);
}

Event drawn(exlibris::Seat seat, std::string_view name) {
    return {.kind = EventKind::drew, .seat = seat, .card = card(name), .seen_by = SeatSet::only(seat)};
}

TEST(Recap, XL_S7_only_the_owner_reads_which_card_was_drawn) {
    EXPECT_THAT(told(0, {drawn(0, "L8")}), ElementsAre(AllOf(HasSubstr("You draw a card"), HasSubstr("L8"))));
    EXPECT_THAT(told(1, {drawn(0, "L8")}), ElementsAre("Player 1 draws a card."));
    EXPECT_THAT(told(table::spectator, {drawn(0, "L8")}), ElementsAre("Player 1 draws a card."));
}

TEST(Recap, cards_that_go_the_same_way_share_a_sentence) {
    EXPECT_THAT(told(1, {drawn(0, "A1"), drawn(0, "B1"), drawn(1, "C1")}),
                ElementsAre("Player 1 draws 2 cards.", HasSubstr("You draw a card (C1 ")));
}

TEST(Recap, XL_A5_whoever_gets_something_is_spoken_to) {
    const Event gave = {.kind = EventKind::gave, .seat = 1, .card = card("L8"), .a = 0};
    const Event showed = {.kind = EventKind::showed_hand, .seat = 1, .a = 0, .b = 5};
    EXPECT_THAT(told(0, {gave, showed}, Language::de), ElementsAre(HasSubstr("Spieler 2 gibt dir eine Karte (L8"),
                                                                   HasSubstr("Spieler 2 zeigt dir die Hand:")));
    EXPECT_THAT(told(0, {gave, showed}, Language::cs),
                ElementsAre(HasSubstr("Hráč 2 ti dává kartu (L8"), HasSubstr("Hráč 2 ti ukazuje ruku:")));
    EXPECT_THAT(told(2, {gave}, Language::de), ElementsAre(HasSubstr(" an: Spieler 1.")));
}

TEST(Recap, the_plural_follows_the_language) {
    const EventList two = {drawn(0, "A1"), drawn(0, "B1")};
    EventList five = two;
    for (const auto* name : {"C1", "D1", "E1"}) five.push_back(drawn(0, name));
    EXPECT_THAT(told(1, two, Language::cs), ElementsAre("Hráč 1 si dobírá 2 karty."));
    EXPECT_THAT(told(1, five, Language::cs), ElementsAre("Hráč 1 si dobírá 5 karet."));
    EXPECT_THAT(told(1, five, Language::de), ElementsAre("Spieler 1 zieht 5 Karten."));
}

TEST(Recap, a_bid_is_told_as_it_is_written_on_the_tile) {
    const Event bid = {
        .kind = EventKind::placed, .seat = 0, .figure = 0, .place = index(exlibris::Location::auction_house), .a = 2};
    EXPECT_THAT(told(1, {bid}), ElementsAre("Player 1 places the Witch: Auction House, bid 3."));
}

TEST(Recap, somebody_elses_library_is_not_the_readers) {
    const Event home = {.kind = EventKind::placed, .seat = 0, .figure = 1, .place = exlibris::at_home};
    EXPECT_THAT(told(1, {home}), ElementsAre("Player 1 places the assistant: library of Player 1."));
    EXPECT_THAT(told(0, {home}), ElementsAre("You place the assistant: Your library."));
}

TEST(Recap, every_kind_of_event_has_words_in_every_language) {
    for (int kind = 0; kind < exlibris::event_kind_count; ++kind) {
        const Event event = {.kind = static_cast<EventKind>(kind), .seat = 0, .figure = 0, .place = 1, .card = 0};
        for (const auto language : {Language::en, Language::cs, Language::de}) {
            for (exlibris::Seat reader = 0; reader < 2; ++reader) {
                // A text that is missing shows as its key, a gap that is not filled with its braces.
                EXPECT_THAT(told(reader, {event}, language),
                            ElementsAre(AllOf(Not(HasSubstr("event.")), Not(HasSubstr("{")))))
                    << kind;
            }
        }
    }
}

}  // namespace
}  // namespace shelfmark::app::terminal::xl
