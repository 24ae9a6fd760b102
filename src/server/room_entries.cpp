// What each entry does to a table. An entry was checked before it was kept (room_requests.cpp), so what is refused here
// is a log that no table has written.

#include <algorithm>

#include "server/room.h"

namespace shelfmark::server {

namespace {

constexpr const char* no_sense = "it does not fit the table";

Seat seat_of(protocol::Seat seat) { return static_cast<Seat>(seat); }

}  // namespace

Chair* Room::chair_at(protocol::Seat seat) {
    return seat >= 0 && seat < seats() ? &chairs_[static_cast<std::size_t>(seat)] : nullptr;
}

Chair* Room::person_at(protocol::Seat seat) {
    Chair* const chair = chair_at(seat);
    return chair != nullptr && chair->person() ? chair : nullptr;
}

void Room::remember(std::optional<protocol::Seat> seat, std::optional<std::int64_t> seq) {
    if (!seq) return;
    Chair* const chair = seat ? chair_at(*seat) : nullptr;
    ++(chair != nullptr ? besides_[static_cast<std::size_t>(*seat)] : besides_by_host_);
    (chair != nullptr ? chair->requests : host_requests_).add(*seq, entries_);
}

Room::Fault Room::fold(const protocol::Opened&) { return "a table opens only once"; }

// ---- who sits where ----

Room::Fault Room::fold(const protocol::Joined& entry) {
    Chair* const chair = chair_at(entry.seat);
    if (status_ != Status::gathering || chair == nullptr || !chair->open()) return no_sense;
    chair->seat_person(entry.name, entry.key);
    ++arrivals_;
    table_changed_ = true;
    return std::nullopt;
}

Room::Fault Room::fold(const protocol::Renewed& entry) {
    Chair* const chair = person_at(entry.seat);
    if (chair == nullptr) return no_sense;
    chair->key = entry.key;
    remember(entry.seat, entry.seq);
    return std::nullopt;
}

Room::Fault Room::fold(const protocol::Named& entry) {
    Chair* const chair = person_at(entry.seat);
    if (chair == nullptr) return no_sense;
    chair->name = entry.name;
    remember(entry.seat, entry.seq);
    table_changed_ = true;
    return std::nullopt;
}

// While people gather somebody else may come; later a bot plays on.
Room::Fault Room::vacate(Chair& chair, const std::optional<std::string>& key) {
    table_changed_ = view_changed_ = true;
    if (status_ != Status::gathering) {
        chair.seat_bot(usual_bot);
        return std::nullopt;
    }
    if (!key) return "no new invitation";
    chair.reopen(*key);
    return std::nullopt;
}

Room::Fault Room::fold(const protocol::Removed& entry) {
    Chair* const chair = person_at(entry.seat);
    if (chair == nullptr || finished()) return no_sense;
    remember(entry.by, entry.seq);
    const Fault fault = vacate(*chair, entry.key);
    chair->by_invitation = true;
    return fault;
}

Room::Fault Room::fold(const protocol::Reinvited& entry) {
    Chair* const chair = chair_at(entry.seat);
    if (status_ != Status::gathering || chair == nullptr || !chair->open()) return no_sense;
    chair->key = entry.key;
    remember(entry.by, entry.seq);
    return std::nullopt;
}

Room::Fault Room::fold(const protocol::Left& entry) {
    Chair* const chair = person_at(entry.seat);
    if (chair == nullptr) return no_sense;
    remember(entry.seat, entry.seq);
    if (under_way()) chair->give_up();
    return vacate(*chair, entry.key);
}

Room::Fault Room::fold(const protocol::Muted& entry) {
    Chair* const chair = person_at(entry.seat);
    if (chair == nullptr) return no_sense;
    chair->muted = entry.muted;
    remember(entry.by, entry.seq);
    table_changed_ = true;
    return std::nullopt;
}

// ---- who plays ----

Room::Fault Room::fold(const protocol::HandedOver& entry) {
    Chair* const chair = chair_at(entry.seat);
    if (chair == nullptr || finished() || chair->played_by_bot() || !is_bot(opened_.game, entry.bot)) return no_sense;
    if (chair->open()) {
        chair->seat_bot(entry.bot);
    } else {
        chair->hand_over(entry.bot);
    }
    remember(entry.by, entry.seq);
    table_changed_ = view_changed_ = true;
    return std::nullopt;
}

Room::Fault Room::fold(const protocol::TakenBack& entry) {
    Chair* const chair = person_at(entry.seat);
    if (chair == nullptr || finished() || !chair->handed) return no_sense;
    chair->handed = false;
    clocks_.charge(seat_of(entry.seat));
    remember(entry.seat, entry.seq);
    table_changed_ = view_changed_ = true;
    return std::nullopt;
}

Room::Fault Room::fold(const protocol::Resigned& entry) {
    Chair* const chair = person_at(entry.seat);
    if (chair == nullptr || !under_way() || chair->resigned) return no_sense;
    chair->give_up();
    remember(entry.seat, entry.seq);
    table_changed_ = view_changed_ = true;
    return std::nullopt;
}

Room::Fault Room::fold(const protocol::Late& entry) {
    Chair* const chair = person_at(entry.seat);
    if (chair == nullptr || !clocks_.running(seat_of(entry.seat))) return no_sense;
    if (opened_.pacing.late == protocol::Lateness::resign) {
        chair->give_up();
    } else {
        chair->hand_over(usual_bot);
    }
    table_changed_ = view_changed_ = true;
    return std::nullopt;
}

// ---- the game ----

Room::Fault Room::fold(const protocol::Begun& entry) {
    if (status_ != Status::gathering) return no_sense;
    for (Chair& chair : chairs_) {
        if (chair.open()) chair.seat_bot(usual_bot);
    }
    status_ = Status::playing;
    remember(entry.seat, entry.seq);
    return std::nullopt;
}

void Room::carry_out(Seat seat, std::string_view action, bool by_person) {
    match_->decide(seat, action);
    made_.push_back({entries_, by_person, clocks_.left(seat)});
    changed_at_ = entries_;
    view_changed_ = true;
    drop_undo_proposal();
}

Room::Fault Room::fold(const protocol::Decided& entry) {
    const Seat seat = seat_of(entry.seat);
    const bool by_person = entry.seq.has_value();
    if (!asked().contains(seat) || by_person != played_by_person(seat)) return no_sense;
    if (match_->refusal(seat, entry.action)) return "it decides what cannot be decided";
    if (seat != undoer_) undos_before_others_ = 0;
    carry_out(seat, entry.action, by_person);
    undone_.clear();
    if (entry.seq) chairs_[seat].requests.add(*entry.seq, entries_);
    return std::nullopt;
}

Room::Fault Room::fold(const protocol::Undone& entry) {
    const Seat seat = seat_of(entry.seat);
    if (!could_undo(seat)) return no_sense;
    const Made last = made_.back();
    if (seat != undoer_) undos_before_others_ = 0;
    undoer_ = seat;
    if (!asked().contains(seat)) ++undos_before_others_;
    resumed_ = {seat, left_after_undo(seat, entry.time)};
    undone_.push_back({seat, match_->action(made_.size() - 1), clocks_.left(seat)});
    match_->go_back(made_.size() - 1);
    made_.pop_back();
    back_ = last.entry - 1;
    changed_at_ = entries_;
    view_changed_ = true;
    drop_undo_proposal();
    remember(entry.seat, entry.seq);
    return std::nullopt;
}

Room::Fault Room::fold(const protocol::Redone& entry) {
    const Seat seat = seat_of(entry.seat);
    if (!can_redo(seat)) return no_sense;
    const TakenBackDecision again = std::move(undone_.back());
    undone_.pop_back();
    carry_out(seat, again.action, true);
    resumed_ = {seat, again.left};
    remember(entry.seat, entry.seq);
    return std::nullopt;
}

// ---- consent ----

Room::Fault Room::fold(const protocol::Suggested& entry) {
    if (!voters().contains(seat_of(entry.seat)) || cannot_propose(entry.what, entry.back)) return no_sense;
    proposal_ = protocol::Proposal{.number = static_cast<protocol::EntryNumber>(entries_),
                                   .seat = entry.seat,
                                   .what = entry.what,
                                   .back = entry.back,
                                   .yes = {entry.seat}};
    made_up_ = proposal_;
    remember(entry.seat, entry.seq);
    return std::nullopt;
}

Room::Fault Room::fold(const protocol::Voted& entry) {
    if (!proposal_ || proposal_->number != entry.proposal || !voters().contains(seat_of(entry.seat))) return no_sense;
    remember(entry.seat, entry.seq);
    if (entry.yes) {
        proposal_->yes.push_back(entry.seat);
    } else {
        end_proposal(false);
    }
    return std::nullopt;
}

// Whoever gave up or left is not asked any more, so that any entry may settle what is proposed.
void Room::settle() {
    if (!proposal_) return;
    if (!voters().contains(seat_of(proposal_->seat))) return end_proposal(false);
    SeatSet silent = voters();
    for (const protocol::Seat seat : proposal_->yes) silent.remove(seat_of(seat));
    if (silent.empty()) end_proposal(true);
}

void Room::end_proposal(bool passed) {
    const protocol::Proposal proposal = *std::exchange(proposal_, std::nullopt);
    settled_ = protocol::Settled{.number = proposal.number, .passed = passed};
    if (passed) grant(proposal);
}

void Room::grant(const protocol::Proposal& proposal) {
    switch (proposal.what) {
        case protocol::Proposed::undo: {
            const std::size_t made = made_.size();
            go_back_to(static_cast<Number>(proposal.back.value_or(0)));
            besides_[static_cast<std::size_t>(proposal.seat)] += made - made_.size();
            return;
        }
        case protocol::Proposed::abort: status_ = Status::aborted; break;
        case protocol::Proposed::pause: status_ = Status::paused; break;
        case protocol::Proposed::resume: status_ = Status::playing; break;
    }
}

// What somebody wanted to take back is no longer the newest thing that happened.
void Room::drop_undo_proposal() {
    if (proposal_ && proposal_->what == protocol::Proposed::undo) end_proposal(false);
}

void Room::go_back_to(Number entry) {
    const auto stays = std::count_if(made_.begin(), made_.end(), [&](const Made& made) { return made.entry <= entry; });
    match_->go_back(static_cast<std::size_t>(stays));
    made_.resize(static_cast<std::size_t>(stays));
    undone_.clear();
    back_ = entry;
    changed_at_ = entries_;
    view_changed_ = true;
}

// ---- the rest ----

Room::Fault Room::fold(const protocol::Spoke& entry) {
    if (person_at(entry.seat) == nullptr) return no_sense;
    remember(entry.seat, entry.seq);
    return std::nullopt;
}

Room::Fault Room::fold(const protocol::Restarted&) {
    table_changed_ = true;
    return std::nullopt;
}

Room::Fault Room::fold(const protocol::Rematched& entry) {
    rematch_ = entry.table;
    table_changed_ = true;
    return std::nullopt;
}

}  // namespace shelfmark::server
