// A scene of Librarians for a test: a position in a few lines of its text form (docs/formats.md, without the first two
// lines), decisions in the game's own notation, and what can be seen afterwards, as text.
//
//   Scene scene(R"(
//       row 1   horror-A . |>| romance-B          books left and right of the bookshelf card, "." for an empty place
//       row 2   |<|
//       hand seat1  thriller-C fantasy-B
//       hand seat2  horror-F
//   )");
//   scene.play("play fantasy-B; on 1,1; play thriller-C; at 1,2; end");
//   EXPECT_EQ(scene.library(), "1: horror-A . |>| fantasy-B/romance-B thriller-C\n"
//                              "2: |<|\n");
//
// Only the cards that are mentioned exist. Without `turn`, it is the turn of seat1; all decisions are the active
// player's.
#pragma once

#include <source_location>
#include <string>
#include <string_view>

#include "librarians/engine.h"

namespace shelfmark::librarians {

class Scene {
public:
    explicit Scene(std::string_view position, std::source_location where = std::source_location::current());

    // ---- playing ----

    // Carries out decisions, apart by "; ". One that is not legal fails the test.
    void play(std::string_view decisions, std::source_location where = std::source_location::current());

    // ---- looking ----

    // Every legal decision, sorted, joined by "; "; only those that begin with these words, if there are any.
    [[nodiscard]] std::string options(std::string_view beginning = "") const;
    [[nodiscard]] bool offers(std::string_view decision) const;
    // The rule that forbids a decision, such as "LB-P2"; empty if it is legal.
    [[nodiscard]] std::string refusal(std::string_view decision) const;

    // The rows from the top, each drawn as in a position.
    [[nodiscard]] std::string library() const;
    // One of them, by its number on the table.
    [[nodiscard]] std::string row(int number) const;
    [[nodiscard]] std::string hand(Seat seat) const;
    // As far as another seat knows it.
    [[nodiscard]] std::string hand(Seat seat, Seat observer) const;
    // The power cards before a player.
    [[nodiscard]] std::string powers(Seat seat) const;
    // The next card first.
    [[nodiscard]] std::string deck() const;
    [[nodiscard]] std::string discard() const;
    [[nodiscard]] std::string put_away() const;
    // How often the last call of play told this.
    [[nodiscard]] int times(EventKind kind) const;

    [[nodiscard]] Seat turn() const { return board().turn; }
    [[nodiscard]] const Board& board() const { return state_.board; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] const EventList& events() const { return events_; }

private:
    State state_ = {};
    EventList events_;
};

}  // namespace shelfmark::librarians
