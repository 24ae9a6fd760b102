// Why a table does not do what somebody asks of it, in keys of messages/table.*.json. What the rules of a game or of a
// table forbid is said by Room.
#pragma once

#include <string>
#include <string_view>

#include "generated/protocol.h"

namespace shelfmark::server::faults {

inline constexpr std::string_view busy = "table.busy";        // too much waits already
inline constexpr std::string_view closing = "table.closing";  // the server stops
inline constexpr std::string_view crowded = "table.crowded";  // no more spectators
inline constexpr std::string_view flood = "http.flood";       // too much at once from one address
inline constexpr std::string_view hello_first = "table.hello-first";
inline constexpr std::string_view hello_twice = "table.hello-twice";
inline constexpr std::string_view no_message = "table.no-message";  // not in the protocol's words
inline constexpr std::string_view no_notices = "table.no-notices";  // nothing can be sent there
inline constexpr std::string_view no_such_bot = "table.no-such-bot";
inline constexpr std::string_view no_such_entry = "table.no-such-entry";
inline constexpr std::string_view nobody = "table.nobody";  // a table without a person
inline constexpr std::string_view nobody_there = "table.nobody-there";
inline constexpr std::string_view not_invited = "table.not-invited";
inline constexpr std::string_view not_over = "table.not-over";
inline constexpr std::string_view not_your_turn = "table.not-your-turn";
inline constexpr std::string_view not_yours = "table.not-yours";
inline constexpr std::string_view pacing = "table.pacing";
inline constexpr std::string_view position = "table.position";    // nothing can be played on from there
inline constexpr std::string_view rematched = "table.rematched";  // this seat has its place there already
inline constexpr std::string_view repeated = "table.repeated";
inline constexpr std::string_view seats = "table.seats";              // not as many as the options have players
inline constexpr std::string_view silent = "table.silent";            // nobody talks while the game is on
inline constexpr std::string_view store = "table.store";              // the disk did not answer; nothing changed
inline constexpr std::string_view token_taken = "table.token-taken";  // a secret that somebody wished for
inline constexpr std::string_view too_many_notices = "table.too-many-notices";
inline constexpr std::string_view too_many_seats = "table.too-many-seats";
inline constexpr std::string_view too_many_tables = "table.too-many-tables";
inline constexpr std::string_view unknown = "table.unknown";        // no such table or no such token, never which
inline constexpr std::string_view unreadable = "table.unreadable";  // by this version of the server
inline constexpr std::string_view worn_out = "table.worn-out";      // too much was done there besides playing
inline constexpr std::string_view version = "table.version";        // another version of the protocol

inline protocol::Fault fault(std::string_view key) { return {std::string(key), std::nullopt, std::nullopt}; }
inline protocol::Refusal refusal(std::string_view key) {
    return {std::string(key), std::nullopt, std::nullopt, std::nullopt};
}

}  // namespace shelfmark::server::faults
