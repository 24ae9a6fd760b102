#pragma once

#include <array>
#include <string_view>

#include "librarians/state.h"

namespace shelfmark::librarians {

// The words that only positions use.
inline constexpr std::array<std::string_view, 4> outcome_names = {"running", "won", "stuck", "horror"};
inline constexpr std::array<std::string_view, ask_count> ask_names = {
    "turn",   "place",        "completing",  "declaring",   "red",    "award",   "keep-author", "detective",
    "comedy", "thriller",     "swap",        "take",        "travel", "science", "cooking",     "crime",
    "drama",  "picture-book", "name-colour", "name-letter", "reveal", "steal"};

struct LicenceName {
    std::string_view name;
    bool Licence::* granted;
};
inline constexpr std::array<LicenceName, 10> licence_names = {{
    {"stack-any", &Licence::stack_any},
    {"no-minimum", &Licence::no_minimum},
    {"loose", &Licence::loose},
    {"no-order", &Licence::no_order},
    {"any-row", &Licence::any_row},
    {"one-wrong", &Licence::one_wrong},
    {"stopped", &Licence::stopped},
    {"next-gap", &Licence::next_gap},
    {"next-no-order", &Licence::next_no_order},
    {"next-stack-any", &Licence::next_stack_any},
}};

}  // namespace shelfmark::librarians
