#include "exlibris/assistant.h"

namespace shelfmark::exlibris {

namespace {

constexpr std::array<std::string_view, special_count + 1> ids = {
    "witch", "mummy", "snowman",  "wizard", "goblin",   "automaton", "sasquatch",
    "cube",  "golem", "fire-imp", "ghost",  "bookworm", "ordinary"};

constexpr std::array solo_ids = {
#include "generated/exlibris_solo.inc"
};

}  // namespace

std::string_view name(Assistant assistant) { return ids[index(assistant)]; }

std::optional<Assistant> find_assistant(std::string_view id) {
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (ids[i] == id) return static_cast<Assistant>(i);
    }
    return std::nullopt;
}

LibrarySet solo_libraries() {
    LibrarySet set = 0;
    for (const char* id : solo_ids) {
        if (const auto assistant = find_assistant(id)) set = static_cast<LibrarySet>(set | bit(*assistant));
    }
    return set;
}

}  // namespace shelfmark::exlibris
