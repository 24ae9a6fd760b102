#pragma once

#include <chrono>

namespace shelfmark::app::terminal {

// Being interrupted (Ctrl-C, a closed window, a request to terminate) ends the input, and so the game, as politely as
// any other end of it: the game is saved. What takes longer than our patience after that, such as a disk that does not
// answer, ends without ceremony. A closed output only fails.
void end_politely(std::chrono::seconds patience = std::chrono::seconds(5));

}  // namespace shelfmark::app::terminal
