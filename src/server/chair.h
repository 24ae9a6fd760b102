#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/match.h"

namespace shelfmark::server {

using Number = std::size_t;  // of an entry

// The newest requests of somebody that became entries.
class Requests {
public:
    // Their number here is enough for whatever a client may send again after it lost its connection.
    static constexpr std::size_t remembered = 64;

    void add(std::int64_t seq, Number entry) {
        if (newest_.size() == remembered) newest_.erase(newest_.begin());
        newest_.emplace_back(seq, entry);
        if (seq > last_) last_ = seq;
    }
    void clear() { *this = {}; }

    [[nodiscard]] std::optional<Number> entry_of(std::int64_t seq) const {
        for (const auto& [number, entry] : newest_) {
            if (number == seq) return entry;
        }
        return std::nullopt;
    }
    [[nodiscard]] std::int64_t last() const { return last_; }

private:
    std::vector<std::pair<std::int64_t, Number>> newest_;
    std::int64_t last_ = 0;
};

// A seat as the table has it: who sits there, and who plays.
struct Chair {
    // Somebody may come who has the secret.
    void reopen(const std::string& new_key) {
        *this = {};
        key = new_key;
    }
    // Nothing of who sat there before remains.
    void seat_person(const std::string& new_name, const std::string& new_key) {
        reopen(new_key);
        occupant = protocol::Occupant::person;
        name = new_name;
    }
    // How the seat came to where it is remains.
    void seat_bot(std::string_view kind) {
        occupant = protocol::Occupant::bot;
        bot = kind;
        name.clear();
        key.clear();
        handed = false;
    }
    void hand_over(std::string_view kind) {
        handed = true;
        bot = kind;
    }
    void give_up() {
        resigned = true;
        handed = false;
        bot = usual_bot;
    }

    protocol::Occupant occupant = protocol::Occupant::open;
    std::string name;
    std::string bot;  // which kind plays, if one does
    std::string key;  // the hash of the secret that opens it now
    bool handed = false;
    bool resigned = false;
    bool muted = false;
    bool by_invitation = false;  // open only to who is invited, since somebody was sent away
    Requests requests;

    [[nodiscard]] bool open() const { return occupant == protocol::Occupant::open; }
    [[nodiscard]] bool person() const { return occupant == protocol::Occupant::person; }
    [[nodiscard]] bool played_by_bot() const { return occupant == protocol::Occupant::bot || handed || resigned; }
};

}  // namespace shelfmark::server
