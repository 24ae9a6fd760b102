#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "protocol/codec.h"
#include "server/house_inside.h"

namespace shelfmark::server {

namespace {

SeatSet viewers(const OpenTable& table) {
    SeatSet seats;
    for (const Line* line : table.lines) seats.add(line->viewer());
    return seats;
}

// Whose secret opens nothing any more.
protocol::Closing why_shut_out(const Room& room, const Line& line) {
    if (line.invited) return protocol::Closing::revoked;
    if (line.who.seat == table::no_seat) return protocol::Closing::begun;
    return room.has_person(line.who.seat) ? protocol::Closing::revoked : protocol::Closing::removed;
}

}  // namespace

void House::Inside::send_all(OpenTable& table, Seat viewer, const std::string& text) {
    for (const Line* line : table.lines) {
        if (line->viewer() == viewer) ports.lines.send(line->id, text);
    }
}

// What the newest entry means to everybody.
void House::Inside::tell(OpenTable& table) {
    const Room& room = *table.room;
    if (!room.decided()) dismiss(table);
    std::string standing;
    if (room.table_changed() || table.presence_changed) {
        standing = protocol::encode(protocol::ServerMessage(room.table(table.connected(now()), now())));
        table.presence_changed = false;
    }
    for (SeatSet left = viewers(table); !left.empty(); left.remove(left.lowest())) {
        const Seat viewer = left.lowest();
        for (const auto& news : room.news(viewer)) send_all(table, viewer, protocol::encode(news));
        if (!standing.empty()) send_all(table, viewer, standing);
        if (room.view_changed()) send_all(table, viewer, view_for(table, viewer, room.went_back()));
    }
    for (Line* line : table.lines) {
        line->told = room.entries();
        note_turn(room, *line);
    }
}

void House::Inside::tell_table(OpenTable& table) {
    table.presence_changed = false;
    const auto text = protocol::encode(protocol::ServerMessage(table.room->table(table.connected(now()), now())));
    for (const Line* line : table.lines) ports.lines.send(line->id, text);
}

// For a room that was read again: those who were told less than it has now hear the rest.
void House::Inside::catch_up(OpenTable& table, const Log& log) {
    dismiss(table);
    // Many who watch have been told the same.
    std::map<std::pair<Seat, Number>, std::vector<Line*>> behind;
    for (Line* line : table.lines) {
        if (line->told < log.size()) behind[{line->viewer(), line->told}].push_back(line);
    }
    if (behind.empty()) return;
    const auto standing = protocol::encode(protocol::ServerMessage(table.room->table(table.connected(now()), now())));
    for (const auto& [known, those] : behind) {
        const auto [viewer, told] = known;
        std::vector<std::string> texts;
        if (const auto reading = read_log(log, viewer, told - 1)) {
            for (const auto& news : reading->news) texts.push_back(protocol::encode(news));
        }
        texts.push_back(standing);
        texts.push_back(view_for(table, viewer, true));
        for (Line* line : those) {
            for (const auto& text : texts) ports.lines.send(line->id, text);
            line->told = log.size();
            note_turn(*table.room, *line);
        }
    }
}

// Whether it has just been told that it is asked; what it says next shows that somebody knows.
void House::Inside::note_turn(const Room& room, Line& line) {
    const bool asked = room.asked().contains(line.who.seat);
    if (asked && !line.asked) line.silent = true;
    line.asked = asked;
}

// A view as a message: in full, or what has changed since the last one.
std::string House::Inside::view_for(OpenTable& table, Seat viewer, bool afresh) {
    protocol::Told& told = table.told[viewer];
    if (afresh) told = {};
    protocol::ServerMessage message = table.room->view(viewer, told.nothing());
    keep_changes(std::get<protocol::View>(message), told);
    return protocol::encode(message);
}

// Those whose secret opens nothing any more have to go; who was invited may stay where anybody may.
void House::Inside::dismiss(OpenTable& table) {
    const Room& room = *table.room;
    const auto opens = [&](const Line& line) {
        const Seat seat = line.invited.value_or(line.who.seat);
        return seat == table::no_seat ? may_watch(room, line.who) : same_key(room.key(seat), line.key);
    };
    std::vector<Line*> shut_out;
    std::ranges::copy_if(table.lines, std::back_inserter(shut_out), [&](const Line* line) { return !opens(*line); });
    for (Line* line : shut_out) {
        if (line->invited && may_watch(room, line->who)) {
            line->invited.reset();
            continue;
        }
        hang_up(*line, why_shut_out(room, *line));
    }
}

}  // namespace shelfmark::server
