#include "told_story.h"

#include <map>
#include <optional>
#include <utility>

#include "exlibris/record.h"
#include "librarians/record.h"
#include "protocol/codec.h"
#include "server/room.h"

namespace shelfmark::proof {

namespace {

using server::Room;

protocol::View view_at(const Room& room, table::Seat seat, std::int64_t number) {
    auto view = room.view(seat);
    view.number = number;
    return view;
}

// One person's evening, told again entry by entry.
class Retelling {
public:
    Retelling(const Witness& witness, table::Seat seat) : witness_(&witness), seat_(seat) {}

    void tell(const Room& room, std::int64_t number) {
        for (const auto& news : room.news(seat_)) {
            const bool counts = std::holds_alternative<protocol::Happened>(news);
            if (counts && number > witness_->first()) story_.emplace(number, protocol::encode(news));
        }
        const auto [begin, end] = witness_->views().equal_range(number);
        if (begin == end) return;
        const auto right = digest_of(view_at(room, seat_, number));
        for (auto view = begin; view != end; ++view) {
            if (view->second != right) wrong_.push_back(number);
        }
    }

    [[nodiscard]] std::string complaint(const Room& room) const {
        const auto who = table::seat_name(seat_) + ' ';
        if (!wrong_.empty()) return who + "saw entry " + std::to_string(wrong_.front()) + " otherwise";
        if (story_ != witness_->told()) return who + "was told otherwise";
        if (witness_->views().empty()) return who + "has seen nothing";
        // What came after the last view, such as that a server began, has changed nothing but its number.
        const auto& [number, digest] = *witness_->views().rbegin();
        return digest == digest_of(view_at(room, seat_, number)) ? "" : who + "was left behind";
    }

private:
    const Witness* witness_;
    table::Seat seat_;
    std::map<std::int64_t, std::string> story_;
    std::vector<std::int64_t> wrong_;
};

bool is_sound(protocol::Game game, const std::string& record) {
    return game == protocol::Game::exlibris ? exlibris::parse_record(record).has_value()
                                            : librarians::parse_record(record).has_value();
}

}  // namespace

std::string wrong_story(const std::vector<std::string>& log, const std::vector<const Witness*>& people,
                        const std::string& record) {
    std::vector<Retelling> all;
    for (const auto* witness : people) all.emplace_back(*witness, static_cast<table::Seat>(all.size()));
    std::optional<Room> room;
    for (const auto& text : log) {
        const auto entry = protocol::decode<protocol::LogEntry>(text);
        if (!entry) return entry.error() + " in " + text;
        if (!room) {
            room = std::move(*Room::open(std::get<protocol::Opened>(*entry)));
        } else if (const auto nonsense = room->take(*entry)) {
            return *nonsense + " in " + text;
        }
        for (auto& one : all) one.tell(*room, static_cast<std::int64_t>(room->entries()) - 1);
    }
    if (!room || !room->match().over()) return "the game is not over";
    if (record != room->record()) return "the record is another game's";
    if (!is_sound(room->opened().game, record)) return "the record cannot be read";
    for (const auto& one : all) {
        if (auto complaint = one.complaint(*room); !complaint.empty()) return complaint;
    }
    return "";
}

}  // namespace shelfmark::proof
