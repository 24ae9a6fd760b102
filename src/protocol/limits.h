#pragma once

#include <cstddef>
#include <cstdint>

namespace shelfmark::protocol {

// What a field may hold, as protocol/*.json says. Every record describes its fields with these, so that writing,
// reading and making examples need to be written only once.
namespace limit {

struct Flag {};
struct Mark {};  // left out if false
struct Word {};  // one of words_of()
struct Part {};  // a record
struct Whole {
    std::int64_t least;
    std::int64_t most;
};
// Characters, not bytes; none of them a control character.
struct Text {
    std::size_t least;
    std::size_t most;
};
// The same, line ends allowed.
struct Lines {
    std::size_t least;
    std::size_t most;
};
template <class Each>
struct List {
    std::size_t least;
    std::size_t most;
    Each each;
};

}  // namespace limit

// The most bytes that a message or body may have.
template <class T>
inline constexpr std::size_t largest = 0;

}  // namespace shelfmark::protocol
