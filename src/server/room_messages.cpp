// What a table tells.

#include <algorithm>

#include "server/room.h"
#include "table/seat_text.h"

namespace shelfmark::server {

using protocol::EntryNumber;

// ---- the table ----

SeatSet Room::resigned() const {
    SeatSet resigned;
    for (Seat seat = 0; seat < seats(); ++seat) {
        if (chairs_[seat].resigned) resigned.add(seat);
    }
    return resigned;
}

std::vector<int> Room::ranks() const {
    return status_ == Status::over ? match_->ranks(resigned()) : std::vector<int>();
}

protocol::SeatState Room::state_of(Seat seat) const {
    const Chair& chair = chairs_[seat];
    protocol::SeatState state{.seat = seat,
                              .occupant = chair.occupant,
                              .resigned = chair.resigned,
                              .handed = chair.handed,
                              .muted = chair.muted};
    if (!chair.name.empty()) state.name = chair.name;
    if (chair.played_by_bot()) state.bot = chair.bot;
    return state;
}

std::vector<protocol::SeatState> Room::seat_states() const {
    std::vector<protocol::SeatState> states;
    const std::vector<int> ranks = this->ranks();
    for (Seat seat = 0; seat < seats(); ++seat) {
        states.push_back(state_of(seat));
        if (!ranks.empty()) states.back().rank = ranks[seat];
    }
    return states;
}

protocol::Table Room::table(SeatSet connected, Moment now) const {
    protocol::Table table{.game = opened_.game,
                          .options = opened_.options,
                          .status = status_,
                          .seats = seat_states(),
                          .host = host_seat(),
                          .visibility = opened_.visibility,
                          .spectators = opened_.spectators,
                          .talk = opened_.talk,
                          .aids = opened_.aids,
                          .pacing = opened_.pacing,
                          .rematch = rematch_,
                          .now = now};
    for (Seat seat = 0; seat < seats(); ++seat) {
        table.seats[seat].connected = connected.contains(seat);
        if (!clocks_.limited() || !chairs_[seat].person()) continue;
        table.seats[seat].clock = protocol::Clock{.left = clocks_.left(seat, now), .running = clocks_.running(seat)};
    }
    return table;
}

// Whoever created the table sits on its first seat that had a person from the beginning; a rematch begins with the
// person who asked for it, who need not be the host.
std::optional<protocol::Seat> Room::host_seat() const {
    const bool rematch = opened_.origin && !opened_.position;
    const auto is_person = [](const protocol::OpenedSeat& seat) { return seat.occupant == protocol::Occupant::person; };
    auto seat = opened_.host_seat;
    if (!rematch) seat = std::ranges::find_if(opened_.seats, is_person) - opened_.seats.begin();
    return seat && *seat < seats() && chairs_[static_cast<std::size_t>(*seat)].person() ? seat : std::nullopt;
}

protocol::TableRow Room::row() const {
    protocol::TableRow row{.game = opened_.game,
                           .status = status_,
                           .options = opened_.options,
                           .seats = seat_states(),
                           .pacing = opened_.pacing,
                           .updated = updated_};
    for (SeatSet left = asked(); !left.empty(); left.remove(left.lowest())) row.deciding.push_back(left.lowest());
    if (status_ == Status::over) match_->sum_up(row);
    return row;
}

// ---- the game ----

// Nobody sees a hand before it is settled who plays it.
protocol::View Room::view(Seat viewer, bool material) const {
    protocol::View view{.number = static_cast<EntryNumber>(entries_ - 1), .full = true};
    if (status_ == Status::gathering) return view;
    view.undo = can_undo(viewer);
    view.redo = can_redo(viewer);
    const bool decides = status_ == Status::playing && played_by_person(viewer);
    match_->show(viewer,
                 {.memory_aids = opened_.aids, .choices = decides, .material = material, .resigned = resigned()}, view);
    return view;
}

// Who gave up is no decision of the game, so that a record can only remark it.
std::string Room::record() const {
    std::string record = match_->record();
    for (Seat seat = 0; seat < seats(); ++seat) {
        if (chairs_[seat].resigned) record += "# " + table::seat_name(seat) + " resigned\n";
    }
    return record;
}

protocol::Happened Room::happened(Seat viewer) const {
    protocol::Happened happened{.number = static_cast<EntryNumber>(entries_ - 1), .time = updated_};
    if (back_) {
        happened.back = static_cast<EntryNumber>(*back_);
    } else {
        match_->tell(viewer, happened);
    }
    return happened;
}

std::vector<protocol::ServerMessage> Room::news(Seat viewer) const {
    std::vector<protocol::ServerMessage> news;
    const auto tell_of = [&](protocol::Seat seat) {
        protocol::Happened happened = this->happened(viewer);
        happened.seat = seat;
        news.emplace_back(std::move(happened));
    };
    if (const auto* decided = std::get_if<protocol::Decided>(&newest_)) tell_of(decided->seat);
    if (const auto* undone = std::get_if<protocol::Undone>(&newest_)) tell_of(undone->seat);
    if (const auto* redone = std::get_if<protocol::Redone>(&newest_)) tell_of(redone->seat);
    if (const auto* spoke = std::get_if<protocol::Spoke>(&newest_)) {
        news.emplace_back(protocol::Said{.number = static_cast<EntryNumber>(entries_ - 1),
                                         .time = spoke->time,
                                         .seat = spoke->seat,
                                         .text = spoke->text});
    }
    if (made_up_) news.emplace_back(*made_up_);
    if (std::holds_alternative<protocol::Voted>(newest_) && proposal_) news.emplace_back(*proposal_);
    if (settled_) news.emplace_back(*settled_);
    if (settled_ && settled_->passed && back_) news.emplace_back(happened(viewer));
    return news;
}

}  // namespace shelfmark::server
