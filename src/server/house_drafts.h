// What the house puts together before it is written.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/codec.h"
#include "server/ports.h"
#include "store/store.h"
#include "table/seat.h"

namespace shelfmark::server {

// What is to be kept of a request: the entry, and how the tokens of the table change with it.
struct Intent {
    protocol::LogEntry entry;
    std::vector<store::Token> new_tokens;
    std::vector<store::Hash> old_tokens;
    bool forgets = false;  // somebody goes, and their name with them
};

// A new secret, for whom it is made and for the books.
struct Secret {
    std::string token;
    store::Hash hash;
    std::string key;
};

// A table that is about to exist.
struct NewTable {
    std::string id;
    protocol::Opened opened;
    std::vector<store::Token> tokens;
    protocol::TableCreated told;  // to whoever creates it
};

// Somebody who would like to go on with the same people.
struct RematchWish {
    LineId asker = 0;
    Seat seat = table::no_seat;
    std::optional<std::string> name;
    protocol::Rematch request;
    int passed = 0;  // so many tables that were aborted lie behind
};

}  // namespace shelfmark::server
