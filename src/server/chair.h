#pragma once

#include <algorithm>
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

// How far somebody has counted. Devices that share a seat count in series of their own, so that none takes another's
// request for its own.
class Progress {
public:
    void reach(std::int64_t seq) {
        const std::int64_t last = std::max(reached(seq), seq);
        std::erase_if(lasts_, [&](std::int64_t other) { return series_of(other) == series_of(seq); });
        if (lasts_.size() == remembered) forget_one();
        lasts_.push_back(last);
    }
    // The greatest number in the series of this one.
    [[nodiscard]] std::int64_t reached(std::int64_t seq) const {
        for (const std::int64_t last : lasts_) {
            if (series_of(last) == series_of(seq)) return last;
        }
        return 0;
    }

    // Far more devices than anybody has; a new window of a browser is one, too.
    static constexpr std::size_t remembered = 64;

private:
    static constexpr std::int64_t series_of(std::int64_t seq) { return seq / 1'048'576; }

    // Whichever was quiet for longest, but never those who simply count from 1.
    void forget_one() {
        lasts_.erase(std::ranges::find_if(lasts_, [](std::int64_t last) { return series_of(last) != 0; }));
    }

    std::vector<std::int64_t> lasts_;  // one for each series, the newest last
};

// The newest requests of somebody that became entries.
class Requests {
public:
    // Their number here is enough for whatever a client may send again after it lost its connection.
    static constexpr std::size_t remembered = 64;

    void add(std::int64_t seq, Number entry) {
        if (newest_.size() == remembered) newest_.erase(newest_.begin());
        newest_.emplace_back(seq, entry);
        progress_.reach(seq);
    }
    void clear() { *this = {}; }

    [[nodiscard]] std::optional<Number> entry_of(std::int64_t seq) const {
        for (const auto& [number, entry] : newest_) {
            if (number == seq) return entry;
        }
        return std::nullopt;
    }
    [[nodiscard]] const Progress& progress() const { return progress_; }

private:
    std::vector<std::pair<std::int64_t, Number>> newest_;
    Progress progress_;
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
        muted = false;
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
