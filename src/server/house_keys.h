// Secrets as the log and the store know them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/store.h"
#include "table/seat.h"

namespace shelfmark::server {

// A hash as entries write it, and back. Only what hex_of wrote comes in.
std::string hex_of(const store::Hash& hash);
store::Hash hash_of(std::string_view hex);

// Whether two hashes are the same; takes as long wherever they differ.
bool same_key(std::string_view a, std::string_view b);

// What a token of the store opens.
struct Pass {
    enum class To { seat, invitation };
    To to = To::seat;
    table::Seat seat = table::no_seat;
};
std::string text_of(Pass pass);
std::optional<Pass> read_pass(std::string_view text);

}  // namespace shelfmark::server
