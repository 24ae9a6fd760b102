#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "protocol/codec.h"
#include "server/chair.h"
#include "server/clocks.h"
#include "server/match.h"

namespace shelfmark::server {

// Who asks: a seat, the host, both, or neither (a spectator).
struct Person {
    Seat seat = table::no_seat;
    bool host = false;
};

// A table as its entries made it. Reading an entry is the only way it changes, so that a table that was read again is
// the same table. It has no clock, no randomness and no connections of its own.
class Room {
public:
    // A table begins with its first entry; what() of the fault is for the log.
    static std::expected<Room, std::string> open(const protocol::Opened& opened);
    // With a match that was begun as this entry says.
    static std::expected<Room, std::string> open(const protocol::Opened& opened, std::unique_ptr<Match> match);

    // The next entry. An entry that was kept once is never refused; one that makes no sense is a fault of the program
    // or of the disk, and the answer says which.
    [[nodiscard]] std::optional<std::string> take(const protocol::LogEntry& entry);

    // What a request leads to: an entry to be kept, an answer that changes nothing, or a refusal. Requests that need
    // secrets or other tables (claim, renew, remove, leave, rematch, subscribe) come with the key that the house made.
    using Response = std::variant<protocol::LogEntry, protocol::Refusal>;
    [[nodiscard]] Response respond(Person who, const protocol::Start& request, Moment now) const;
    [[nodiscard]] Response respond(Person who, const protocol::Decide& request, Moment now) const;
    [[nodiscard]] Response respond(Person who, const protocol::Undo& request, Moment now) const;
    [[nodiscard]] Response respond(Person who, const protocol::Redo& request, Moment now) const;
    [[nodiscard]] Response respond(Person who, const protocol::Propose& request, Moment now) const;
    [[nodiscard]] Response respond(Person who, const protocol::Vote& request, Moment now) const;
    [[nodiscard]] Response respond(Person who, const protocol::Resign& request, Moment now) const;
    [[nodiscard]] Response respond(Person who, const protocol::HandOver& request, Moment now) const;
    [[nodiscard]] Response respond(Person who, const protocol::TakeBack& request, Moment now) const;
    [[nodiscard]] Response respond(Person who, const protocol::Say& request, Moment now) const;
    [[nodiscard]] Response respond(Person who, const protocol::Mute& request, Moment now) const;
    [[nodiscard]] Response respond(Person who, const protocol::Rename& request, Moment now) const;
    [[nodiscard]] Response respond(Person who, const protocol::Claim& request, std::optional<Seat> invited,
                                   const std::string& key, Moment now) const;
    [[nodiscard]] Response respond(Person who, const protocol::Renew& request, const std::string& key,
                                   Moment now) const;
    [[nodiscard]] Response respond(Person who, const protocol::Remove& request, const std::string& key,
                                   Moment now) const;
    [[nodiscard]] Response respond(Person who, const protocol::Leave& request, const std::string& key,
                                   Moment now) const;
    [[nodiscard]] Response respond(Person who, const protocol::Invite& request, const std::string& key,
                                   Moment now) const;

    // Why a decision would be refused, whoever is to decide: nothing changes.
    [[nodiscard]] std::optional<protocol::Refusal> why_not(Person who, const protocol::Why& request) const;

    // An earlier request of this seat with this number: the entry that it became. Requests are never carried out twice.
    // table::no_seat is the host who sits nowhere.
    [[nodiscard]] std::optional<Number> earlier(Seat seat, std::int64_t seq) const;
    // How many of its requests became entries that are no decisions, and how many decisions it had thrown away by
    // consent: they stay in the log.
    [[nodiscard]] std::size_t besides(Seat seat) const {
        return seat == table::no_seat ? besides_by_host_ : besides_[seat];
    }
    // How many people have taken a seat here since the table was opened.
    [[nodiscard]] std::size_t arrivals() const { return arrivals_; }
    // How far this seat has counted with requests that became entries.
    [[nodiscard]] const Progress& progress(Seat seat) const;

    // What a bot's thought becomes, if the table still stands where it was when the bot began (`at` = entries()).
    // Chat in between does no harm.
    [[nodiscard]] std::optional<protocol::LogEntry> decided_by_bot(Seat seat, std::string action, Number at,
                                                                   Moment now) const;
    // The seat, if any, whose time is over by now.
    [[nodiscard]] std::optional<protocol::LogEntry> late(Moment now) const;
    // When that will be, unless somebody decides before.
    [[nodiscard]] std::optional<Moment> deadline() const;
    // What a server that began at this time has to note before anything else happens at the table, if anything: while
    // there was none, nobody used up minutes.
    [[nodiscard]] std::optional<protocol::LogEntry> restarted(Moment server_began) const;
    // A seat that a bot has to decide for now, and the kind of bot.
    [[nodiscard]] std::optional<std::pair<Seat, std::string>> bot_to_move() const;
    // The kind of bot that plays for this seat, if one does.
    [[nodiscard]] std::optional<std::string> bot_at(Seat seat) const;
    // LB-S5: at a silent table people talk before and after the game. While it rests, everybody still knows their hand.
    [[nodiscard]] bool silent() const { return under_way() && opened_.talk != protocol::Talk::free; }

    // Whether the game should begin by itself, since nobody is waited for.
    [[nodiscard]] bool complete() const;

    [[nodiscard]] Number entries() const { return entries_; }
    [[nodiscard]] protocol::Status status() const { return status_; }
    [[nodiscard]] const protocol::Opened& opened() const { return opened_; }
    [[nodiscard]] const Match& match() const { return *match_; }
    [[nodiscard]] int seats() const { return static_cast<int>(chairs_.size()); }
    [[nodiscard]] const std::string& key(Seat seat) const {
        return chairs_[seat].key;
    }  // the hash that opens it now; empty if none
    [[nodiscard]] bool has_person(Seat seat) const;
    [[nodiscard]] bool played_by_person(Seat seat) const;
    // Who decides at this moment: not while the table rests.
    [[nodiscard]] SeatSet asked() const;
    // Somebody was sent away from there.
    [[nodiscard]] bool only_by_invitation(Seat seat) const { return chairs_[seat].by_invitation; }
    [[nodiscard]] std::optional<std::string> rematch() const { return rematch_; }
    [[nodiscard]] Moment updated() const { return updated_; }
    // When the game last changed, or who plays it: chat does not count.
    [[nodiscard]] Moment changed() const { return changed_; }

    // Messages. `connected` are the seats with somebody there.
    [[nodiscard]] protocol::Table table(SeatSet connected, Moment now) const;
    // The full view of a seat or of table::spectator.
    [[nodiscard]] protocol::View view(Seat viewer, bool material = true) const;
    // The game as a record, with remarks on who resigned. Contains every secret.
    [[nodiscard]] std::string record() const;
    // What the newest entry tells a viewer, to be sent before table and view: Happened, Said, Proposal, Settled, or
    // none.
    [[nodiscard]] std::vector<protocol::ServerMessage> news(Seat viewer) const;
    // Whether the newest entry changed what table() says, or what view() says.
    [[nodiscard]] bool table_changed() const { return table_changed_; }
    [[nodiscard]] bool view_changed() const { return view_changed_; }
    // Whether it is a plain decision, which opens and shuts no door.
    [[nodiscard]] bool decided() const { return std::holds_alternative<protocol::Decided>(newest_); }
    // Whether it took decisions back: then views start afresh.
    [[nodiscard]] bool went_back() const { return back_.has_value(); }

    // What people are voting on now.
    [[nodiscard]] const std::optional<protocol::Proposal>& proposal() const { return proposal_; }

    // The row for lists, in the protocol's words: a TableRow without its id.
    [[nodiscard]] protocol::TableRow row() const;

    // How often somebody may take a decision back after which others are asked, before one of them decides.
    static constexpr int most_undos_before_others = 3;

private:
    using Fault = std::optional<std::string>;
    using Status = protocol::Status;

    // A decision that counts: the entry that it was, and what going back needs to know.
    struct Made {
        Number entry = 0;
        bool by_person = false;
        Moment left = 0;  // on the clock of who decided
    };
    // A decision that was taken back, for redo.
    struct TakenBackDecision {
        Seat seat = table::no_seat;
        std::string action;
        Moment left = 0;  // for what came after it
    };
    // A seat that is asked once more what it was asked before, with the time that it has for it.
    struct Resumed {
        Seat seat = table::no_seat;
        Moment left = 0;
    };

    Room(const protocol::Opened& opened, std::unique_ptr<Match> match);

    // ---- entries (room_entries.cpp) ----
    Fault fold(const protocol::Opened& entry);
    Fault fold(const protocol::Joined& entry);
    Fault fold(const protocol::Renewed& entry);
    Fault fold(const protocol::Named& entry);
    Fault fold(const protocol::Begun& entry);
    Fault fold(const protocol::Decided& entry);
    Fault fold(const protocol::Undone& entry);
    Fault fold(const protocol::Redone& entry);
    Fault fold(const protocol::Suggested& entry);
    Fault fold(const protocol::Voted& entry);
    Fault fold(const protocol::Resigned& entry);
    Fault fold(const protocol::HandedOver& entry);
    Fault fold(const protocol::TakenBack& entry);
    Fault fold(const protocol::Late& entry);
    Fault fold(const protocol::Spoke& entry);
    Fault fold(const protocol::Removed& entry);
    Fault fold(const protocol::Muted& entry);
    Fault fold(const protocol::Left& entry);
    Fault fold(const protocol::Reinvited& entry);
    Fault fold(const protocol::Restarted& entry);
    Fault fold(const protocol::Rematched& entry);

    void remember(std::optional<protocol::Seat> seat, std::optional<std::int64_t> seq);
    void carry_out(Seat seat, std::string_view action, bool by_person);
    void go_back_to(Number entry);
    Fault vacate(Chair& chair, const std::optional<std::string>& key);
    void settle();
    void end_proposal(bool passed);
    void drop_undo_proposal();
    void grant(const protocol::Proposal& proposal);
    void wind_clocks(SeatSet asked_before);

    // ---- questions ----
    [[nodiscard]] bool finished() const { return status_ == Status::over || status_ == Status::aborted; }
    [[nodiscard]] bool under_way() const { return status_ == Status::playing || status_ == Status::paused; }
    [[nodiscard]] Chair* chair_at(protocol::Seat seat);
    [[nodiscard]] Chair* person_at(protocol::Seat seat);
    // Whose consent is needed.
    [[nodiscard]] SeatSet voters() const;
    // By the rules of undo, however often it was done.
    [[nodiscard]] bool could_undo(Seat seat) const;
    [[nodiscard]] bool can_undo(Seat seat) const;
    [[nodiscard]] bool can_redo(Seat seat) const;
    // The time of a seat that takes its last decision back.
    [[nodiscard]] Moment left_after_undo(Seat seat, Moment now) const;
    [[nodiscard]] SeatSet resigned() const;
    [[nodiscard]] std::vector<int> ranks() const;

    // ---- requests (room_requests.cpp) ----
    using Objection = std::optional<protocol::Refusal>;
    [[nodiscard]] Objection not_seated(Person who) const;
    [[nodiscard]] Objection not_running() const;
    [[nodiscard]] Objection not_deciding(Person who, std::int64_t at) const;
    [[nodiscard]] Objection not_removable(Person who, protocol::Seat seat) const;
    [[nodiscard]] Objection cannot_hand_over(Person who, protocol::Seat seat) const;
    [[nodiscard]] Objection cannot_propose(protocol::Proposed what, std::optional<std::int64_t> back) const;
    [[nodiscard]] Objection cannot_vote(Person who, const protocol::Vote& request) const;
    [[nodiscard]] Objection cannot_say(Person who) const;
    [[nodiscard]] std::expected<Seat, protocol::Refusal> claimable(Person who, const protocol::Claim& request,
                                                                   std::optional<Seat> invited) const;

    // ---- messages (room_messages.cpp) ----
    [[nodiscard]] protocol::SeatState state_of(Seat seat) const;
    [[nodiscard]] std::vector<protocol::SeatState> seat_states() const;
    [[nodiscard]] std::optional<protocol::Seat> host_seat() const;
    [[nodiscard]] protocol::Happened happened(Seat viewer) const;

    protocol::Opened opened_;
    std::unique_ptr<Match> match_;
    std::vector<Chair> chairs_;
    Requests host_requests_;  // of a host who sits nowhere
    std::array<std::size_t, 8> besides_{};
    std::size_t besides_by_host_ = 0;
    std::size_t arrivals_ = 0;
    Clocks clocks_;
    Status status_ = Status::gathering;
    std::vector<Made> made_;                 // as many as the match has decisions
    std::vector<TakenBackDecision> undone_;  // the last one may be redone
    int undos_before_others_ = 0;            // while somebody else was asked already
    Seat undoer_ = table::no_seat;           // whose undos these are
    Number changed_at_ = 0;                  // the newest entry that changed the game
    std::optional<protocol::Proposal> proposal_;
    std::optional<std::string> rematch_;
    Number entries_ = 0;
    Moment updated_ = 0;
    Moment changed_ = 0;

    // Of the newest entry.
    protocol::LogEntry newest_;
    bool table_changed_ = false;
    bool view_changed_ = false;
    std::optional<Number> back_;                 // decisions after this entry were taken back
    std::optional<Resumed> resumed_;             // who is asked again by undo or redo
    std::optional<protocol::Proposal> made_up_;  // the proposal that it made
    std::optional<protocol::Settled> settled_;   // the one that it ended
};

// Reads a whole log again. `from`: what news() said of the entries after that number, for somebody who comes back.
struct Reading {
    Room room;
    std::vector<protocol::ServerMessage> news;
};
std::expected<Reading, std::string> read_log(const std::vector<std::string>& entries, Seat viewer = table::spectator,
                                             std::optional<Number> seen = std::nullopt);

}  // namespace shelfmark::server
