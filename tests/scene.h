// A scene for a test: a position set up in a few lines, decisions in the game's own notation, and what can be seen
// afterwards, as text. It opens in the placement phase, with empty hands and shelves, no location laid out, two
// ordinary assistants (three in the solo game) waiting for each player, and the first seat to place. Cards that the
// scene does not mention are in the deck.
//
//   Scene scene(2);
//   scene.hand(0, "A1 B3");
//   scene.shelf(0, "C1 D2 / . (E4) F1/G2");    rows from the top; (E4) lies face down, F1 entombs G2
//   scene.lay_out(Location::bookshop, "L8 M1");
//   scene.play(0, "place assistant1 bookshop; take L8");
//   EXPECT_EQ(scene.options(0), "pass; shelve L8");
//
// Seats are counted from 0 here, from 1 in the notation ("give L8 seat2").
#pragma once

#include <source_location>
#include <string>
#include <string_view>

#include "exlibris/engine.h"

namespace shelfmark::exlibris {

class Scene {
public:
    explicit Scene(int players = 2);

    // ---- setting up ----

    void hand(Seat seat, std::string_view cards);
    void shelf(Seat seat, std::string_view rows);
    void lay_out(Location location, std::string_view cards = "");
    void permanent(Location location, std::string_view cards = "");
    // The last one lies on top.
    void discard_pile(std::string_view cards);
    // The deck holds these cards and no others, and they are drawn in this order; at most eight. Cards that the scene
    // does not mention stay in the box.
    void deck(std::string_view cards);
    // Gives a player a library, and with it its special assistant.
    void library(Seat seat, Assistant assistant);
    // Puts a figure somewhere without a visit; it counts as the last to arrive. A space is counted from 1; without one
    // it is the lowest free.
    void figure(Seat seat, std::string_view name, Location location, int space = 0);
    void prominent(Category category) { state_.board.prominent = category; }
    void banned(Category category) { state_.board.banned = category; }
    void focus(Seat seat, Category category) { state_.hidden.focus[seat] = category; }
    void first_player(Seat seat) { state_.board.first_player = seat; }
    // Whose turn it is to place an assistant.
    void turn_of(Seat seat);
    // Everybody's waiting assistants go home without a visit, and the resolution phase begins.
    void resolve();

    // ---- playing ----

    // Carries out decisions, apart by "; ". One that is not legal fails the test.
    void play(Seat seat, std::string_view decisions, std::source_location where = std::source_location::current());

    // ---- looking ----

    // Every legal decision of this seat, sorted, joined by "; "; empty when it is not this seat's turn.
    [[nodiscard]] std::string options(Seat seat) const;
    [[nodiscard]] bool offers(Seat seat, std::string_view decision) const;
    // Who decides now.
    [[nodiscard]] Seat actor() const { return actors(state_).lowest(); }
    // Whether this seat, and nobody else, is to place an assistant now.
    [[nodiscard]] bool is_placing(Seat seat) const;
    [[nodiscard]] std::string hand_text(Seat seat) const;
    [[nodiscard]] std::string shelf_text(Seat seat) const;
    [[nodiscard]] std::string tile_text(Location location) const;
    [[nodiscard]] std::string deck_text() const;
    // From the oldest card to the top.
    [[nodiscard]] std::string discard_text() const;
    [[nodiscard]] std::string top_of_discard() const;
    // Where a figure is: "bookshop", "auction-house 3" (with its space where the space matters), "home" or
    // "waiting".
    [[nodiscard]] std::string whereabouts(Seat seat, std::string_view name) const;
    // How often the last call of play told this.
    [[nodiscard]] int times(EventKind kind) const;

    [[nodiscard]] const Board& board() const { return state_.board; }
    [[nodiscard]] const State& state() const { return state_; }
    State& state() { return state_; }
    [[nodiscard]] const EventList& events() const { return events_; }

private:
    CardSet bring(std::string_view cards);
    void put_on_tile(Location location, std::string_view cards);

    State state_ = {};
    EventList events_;
    CardSet box_;  // cards that are nowhere, once the deck is limited
    bool deck_limited_ = false;
};

}  // namespace shelfmark::exlibris
