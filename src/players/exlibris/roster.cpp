#include "players/exlibris/roster.h"

#include "players/exlibris/greedy.h"

namespace shelfmark::players {

Player<exlibris::ExLibris> find_player(std::string_view name) {
    if (name == "random") return {random_choice<exlibris::ExLibris>};
    if (name == "greedy") return greedy_choice;
    return nullptr;
}

bool begins_turn(const exlibris::View& view) { return top(view.board).ask == exlibris::Ask::place; }

}  // namespace shelfmark::players
