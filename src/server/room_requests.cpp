// What a request leads to: an entry to be kept, or why not.

#include <algorithm>

#include "server/names.h"
#include "server/room.h"

namespace shelfmark::server {

namespace {

using protocol::Refusal;

Refusal because(std::string_view key) { return {.key = std::string(key)}; }

std::optional<protocol::Seat> seat_if_any(Person who) {
    return who.seat == table::no_seat ? std::nullopt : std::optional<protocol::Seat>(who.seat);
}

}  // namespace

Room::Objection Room::not_seated(Person who) const {
    if (has_person(who.seat)) return std::nullopt;
    return because("table.not-yours");
}

Room::Objection Room::not_running() const {
    switch (status_) {
        case Status::gathering: return because("table.not-begun");
        case Status::playing: return std::nullopt;
        case Status::paused: return because("table.paused");
        default: return because("table.finished");
    }
}

// Before any rule of the game is asked: whether this person may decide, having seen the entries up to `at`.
Room::Objection Room::not_deciding(Person who, std::int64_t at) const {
    if (auto objection = not_seated(who)) return objection;
    if (auto objection = not_running()) return objection;
    if (chairs_[who.seat].resigned) return because("table.resigned");
    if (chairs_[who.seat].handed) return because("table.handed");
    if (std::cmp_less(at, changed_at_)) return because("table.stale");
    return std::nullopt;
}

// ---- the game ----

Room::Response Room::respond(Person who, const protocol::Start& request, Moment now) const {
    if (!who.host) return because("table.not-host");
    if (status_ != Status::gathering) return because("table.begun");
    return protocol::Begun{.time = now, .seat = seat_if_any(who), .seq = request.seq};
}

Room::Response Room::respond(Person who, const protocol::Decide& request, Moment now) const {
    if (auto objection = not_deciding(who, request.at)) return *objection;
    if (auto refusal = match_->refusal(who.seat, request.action)) return *refusal;
    return protocol::Decided{.time = now, .seat = who.seat, .seq = request.seq, .action = request.action};
}

std::optional<Refusal> Room::why_not(Person who, const protocol::Why& request) const {
    if (auto objection = not_deciding(who, static_cast<std::int64_t>(entries_))) return objection;
    if (request.then) return match_->refusal_after(who.seat, request.action, *request.then);
    return match_->refusal(who.seat, request.action);
}

Room::Response Room::respond(Person who, const protocol::Undo& request, Moment now) const {
    if (auto objection = not_deciding(who, request.at)) return *objection;
    if (!can_undo(who.seat)) return because("table.no-undo");
    if (clocks_.limited() && left_after_undo(who.seat, now) == 0) return because("table.no-time-to-undo");
    return protocol::Undone{.time = now, .seat = who.seat, .seq = request.seq};
}

Room::Response Room::respond(Person who, const protocol::Redo& request, Moment now) const {
    if (auto objection = not_deciding(who, request.at)) return *objection;
    if (!can_redo(who.seat)) return because("table.no-redo");
    return protocol::Redone{.time = now, .seat = who.seat, .seq = request.seq};
}

// ---- consent ----

Room::Objection Room::cannot_propose(protocol::Proposed what, std::optional<std::int64_t> back) const {
    if (finished()) return because("table.finished");
    if (proposal_) return because("table.proposal-open");
    switch (what) {
        case protocol::Proposed::abort: return std::nullopt;
        case protocol::Proposed::pause: return not_running();
        case protocol::Proposed::resume:
            return status_ == Status::paused ? std::nullopt : Objection(because("table.not-paused"));
        case protocol::Proposed::undo: break;
    }
    if (auto objection = not_running()) return objection;
    const bool something_after = back && !made_.empty() && std::cmp_greater(made_.back().entry, *back);
    return something_after ? std::nullopt : Objection(because("table.nothing-to-undo"));
}

Room::Response Room::respond(Person who, const protocol::Propose& request, Moment now) const {
    if (auto objection = not_seated(who)) return *objection;
    if (chairs_[who.seat].resigned) return because("table.resigned");
    // Who came in from the street shall not send everybody home.
    const bool ends_gathering = status_ == Status::gathering && request.what == protocol::Proposed::abort;
    if (ends_gathering && !who.host) return because("table.not-host");
    if (auto objection = cannot_propose(request.what, request.back)) return *objection;
    const auto back = request.what == protocol::Proposed::undo ? request.back : std::nullopt;
    return protocol::Suggested{.time = now, .seat = who.seat, .seq = request.seq, .what = request.what, .back = back};
}

Room::Objection Room::cannot_vote(Person who, const protocol::Vote& request) const {
    if (auto objection = not_seated(who)) return objection;
    if (chairs_[who.seat].resigned) return because("table.resigned");
    if (!proposal_ || proposal_->number != request.proposal) return because("table.no-proposal");
    const auto& yes = proposal_->yes;
    const bool voted = std::find(yes.begin(), yes.end(), who.seat) != yes.end();
    return voted && request.yes ? Objection(because("table.voted")) : std::nullopt;
}

Room::Response Room::respond(Person who, const protocol::Vote& request, Moment now) const {
    if (auto objection = cannot_vote(who, request)) return *objection;
    return protocol::Voted{
        .time = now, .seat = who.seat, .seq = request.seq, .proposal = request.proposal, .yes = request.yes};
}

// ---- who plays ----

Room::Response Room::respond(Person who, const protocol::Resign& request, Moment now) const {
    if (auto objection = not_seated(who)) return *objection;
    if (!under_way()) return because(finished() ? "table.finished" : "table.not-begun");
    if (chairs_[who.seat].resigned) return because("table.resigned");
    return protocol::Resigned{.time = now, .seat = who.seat, .seq = request.seq};
}

// One's own seat, or for the host an open one.
Room::Objection Room::cannot_hand_over(Person who, protocol::Seat seat) const {
    if (finished()) return because("table.finished");
    if (seat != who.seat) {
        if (!who.host) return because("table.not-host");
        if (seat < 0 || seat >= seats()) return because("table.no-such-seat");
        return chairs_[static_cast<std::size_t>(seat)].open() ? std::nullopt : Objection(because("table.taken"));
    }
    if (auto objection = not_seated(who)) return objection;
    if (chairs_[who.seat].resigned) return because("table.resigned");
    return chairs_[who.seat].handed ? Objection(because("table.handed")) : std::nullopt;
}

Room::Response Room::respond(Person who, const protocol::HandOver& request, Moment now) const {
    const protocol::Seat seat = request.seat.value_or(who.seat);
    if (auto objection = cannot_hand_over(who, seat)) return *objection;
    const std::string bot = request.bot.value_or(std::string(usual_bot));
    if (!is_bot(opened_.game, bot)) return because("table.no-such-bot");
    return protocol::HandedOver{.time = now, .seat = seat, .by = seat_if_any(who), .seq = request.seq, .bot = bot};
}

Room::Response Room::respond(Person who, const protocol::TakeBack& request, Moment now) const {
    if (auto objection = not_seated(who)) return *objection;
    if (finished()) return because("table.finished");
    if (chairs_[who.seat].resigned) return because("table.resigned");
    if (!chairs_[who.seat].handed) return because("table.not-handed");
    if (clocks_.used_up(who.seat, now)) return because(clocks_.by_move() ? "table.bot-decides" : "table.no-time");
    return protocol::TakenBack{.time = now, .seat = who.seat, .seq = request.seq};
}

// ---- who sits where ----

std::expected<Seat, Refusal> Room::claimable(Person who, const protocol::Claim& request,
                                             std::optional<Seat> invited) const {
    if (has_person(who.seat)) return std::unexpected(because("table.seated"));
    if (status_ != Status::gathering) return std::unexpected(because("table.begun"));
    if (!invited && opened_.visibility != protocol::Visibility::listed) {
        return std::unexpected(because("table.not-invited"));
    }
    const auto first_open = std::find_if(chairs_.begin(), chairs_.end(), [&](const Chair& chair) {
        return chair.open() && (invited || !chair.by_invitation);
    });
    if (first_open == chairs_.end()) return std::unexpected(because("table.full"));
    const auto lowest = static_cast<protocol::Seat>(first_open - chairs_.begin());
    const protocol::Seat seat = invited ? *invited : request.seat.value_or(lowest);
    if (seat < 0 || seat >= seats()) return std::unexpected(because("table.no-such-seat"));
    const Chair& chair = chairs_[static_cast<std::size_t>(seat)];
    if (!chair.open()) return std::unexpected(because("table.taken"));
    if (!invited && chair.by_invitation) return std::unexpected(because("table.not-invited"));
    return static_cast<Seat>(seat);
}

Room::Response Room::respond(Person who, const protocol::Claim& request, std::optional<Seat> invited,
                             const std::string& key, Moment now) const {
    const auto seat = claimable(who, request, invited);
    if (!seat) return seat.error();
    const std::string name = plain_name(request.name);
    if (name.empty()) return because("table.no-name");
    return protocol::Joined{.time = now, .seat = *seat, .name = name, .key = key};
}

Room::Response Room::respond(Person who, const protocol::Rename& request, Moment now) const {
    if (auto objection = cannot_say(who)) return *objection;  // a name can say anything
    const std::string name = plain_name(request.name);
    if (name.empty()) return because("table.no-name");
    return protocol::Named{.time = now, .seat = who.seat, .seq = request.seq, .name = name};
}

Room::Response Room::respond(Person who, const protocol::Renew& request, const std::string& key, Moment now) const {
    if (auto objection = not_seated(who)) return *objection;
    return protocol::Renewed{.time = now, .seat = who.seat, .seq = request.seq, .key = key};
}

Room::Objection Room::not_removable(Person who, protocol::Seat seat) const {
    if (!who.host) return because("table.not-host");
    const bool somebody = seat >= 0 && has_person(static_cast<Seat>(seat));
    return somebody ? std::nullopt : Objection(because("table.nobody-there"));
}

Room::Response Room::respond(Person who, const protocol::Remove& request, const std::string& key, Moment now) const {
    if (auto objection = not_removable(who, request.seat)) return *objection;
    if (finished()) return because("table.finished");
    protocol::Removed entry{.time = now, .seat = request.seat, .by = seat_if_any(who), .seq = request.seq};
    if (status_ == Status::gathering) entry.key = key;
    return entry;
}

Room::Response Room::respond(Person who, const protocol::Leave& request, const std::string& key, Moment now) const {
    if (auto objection = not_seated(who)) return *objection;
    protocol::Left entry{.time = now, .seat = who.seat, .seq = request.seq};
    if (status_ == Status::gathering) entry.key = key;
    return entry;
}

Room::Response Room::respond(Person who, const protocol::Invite& request, const std::string& key, Moment now) const {
    if (!who.host) return because("table.not-host");
    if (status_ != Status::gathering) return because("table.begun");
    if (request.seat >= seats()) return because("table.no-such-seat");
    if (!chairs_[static_cast<std::size_t>(request.seat)].open()) return because("table.taken");
    return protocol::Reinvited{
        .time = now, .seat = request.seat, .by = seat_if_any(who), .seq = request.seq, .key = key};
}

// ---- talk ----

// LB-S5
Room::Objection Room::cannot_say(Person who) const {
    if (auto objection = not_seated(who)) return objection;
    if (chairs_[who.seat].muted) return because("table.muted");
    return silent() ? Objection(because("table.silent")) : std::nullopt;
}

Room::Response Room::respond(Person who, const protocol::Say& request, Moment now) const {
    if (auto objection = cannot_say(who)) return *objection;
    return protocol::Spoke{.time = now, .seat = who.seat, .seq = request.seq, .text = request.text};
}

Room::Response Room::respond(Person who, const protocol::Mute& request, Moment now) const {
    if (auto objection = not_removable(who, request.seat)) return *objection;
    return protocol::Muted{
        .time = now, .seat = request.seat, .by = seat_if_any(who), .seq = request.seq, .muted = request.muted};
}

}  // namespace shelfmark::server
