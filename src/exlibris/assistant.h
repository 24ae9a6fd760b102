#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace shelfmark::exlibris {

// The twelve special assistants (XL-A1 to XL-A12), each with a library of its own, and the ordinary ones.
enum class Assistant : std::uint8_t {
    witch,
    mummy,
    snowman,
    wizard,
    goblin,
    automaton,
    sasquatch,
    cube,
    golem,
    fire_imp,
    ghost,
    bookworm,
    ordinary,
};
inline constexpr int special_count = 12;
constexpr unsigned index(Assistant assistant) { return static_cast<unsigned>(assistant); }

// A library is named by its assistant; `ordinary` stands for the basic library of the beginner variant.
using Library = Assistant;

// One bit for each library.
using LibrarySet = std::uint16_t;
inline constexpr LibrarySet all_libraries = (1U << special_count) - 1;
constexpr LibrarySet bit(Assistant assistant) { return static_cast<LibrarySet>(1U << index(assistant)); }

std::string_view name(Assistant assistant);
std::optional<Assistant> find_assistant(std::string_view id);
LibrarySet solo_libraries();

}  // namespace shelfmark::exlibris
