#include "players/librarians/roster.h"

#include "players/librarians/greedy.h"

namespace shelfmark::players {

Player<librarians::Librarians> find_librarian(std::string_view name) {
    if (name == "random") return random_choice<librarians::Librarians>;
    if (name == "greedy") return greedy_choice;
    return nullptr;
}

}  // namespace shelfmark::players
