// A game of Librarians between three bots, with the engine itself: what it knows of a game is a template argument.
#include <array>
#include <cstdio>

#include <librarians/game.h>
#include <librarians/result.h>
#include <players/librarians/roster.h>
#include <players/simulation.h>

int main() {
    using shelfmark::librarians::Librarians;
    using namespace shelfmark::players;
    const auto bot = find_librarian("clerk");
    const std::array seats = {bot, bot, bot};
    Tally tally;
    play_game<Librarians>({.players = 3}, 7, std::span<const Player<Librarians>>(seats), tally,
                          [](const Librarians::State& end) {
                              std::printf("%d cards left\n", shelfmark::librarians::result(end).cards_left);
                          });
    return tally.games == 1 ? 0 : 1;
}
