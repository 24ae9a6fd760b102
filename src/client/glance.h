#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace shelfmark::client {

// What a client that only plays along has to know of a server's message, found without reading the message whole: a
// load test that read everything would measure itself. It relies on how this project's server writes: no spaces, the
// type first, the choices last. `lost` is no message: the connection is gone.
enum class Kind { welcome, table, view, happened, accepted, refused, said, closed, fault, other, lost };

struct Glance {
    Kind kind = Kind::other;
    std::optional<std::int64_t> seq;
    std::optional<std::int64_t> number;
};

Glance glance(std::string_view message);

// The choices of a view as they were written; nothing if the view does not speak of them, since they are as before.
std::optional<std::string_view> choices_in(std::string_view view);

// The action of one of the choices: the first that begins after this place, or of all. Nothing where there are none.
std::optional<std::string_view> action_after(std::string_view choices, std::size_t place);

}  // namespace shelfmark::client
