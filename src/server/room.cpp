#include "server/room.h"

#include <algorithm>

#include "protocol/codec.h"
#include "table/seed_text.h"

namespace shelfmark::server {

namespace {

Chair chair_of(const protocol::OpenedSeat& seat) {
    Chair chair;
    const std::string key = seat.key.value_or("");
    switch (seat.occupant) {
        case protocol::Occupant::open: chair.reopen(key); break;
        case protocol::Occupant::person: chair.seat_person(seat.name.value_or(""), key); break;
        case protocol::Occupant::bot: chair.seat_bot(seat.bot.value_or(std::string(usual_bot))); break;
    }
    return chair;
}

std::optional<std::string> fault_of(const protocol::Opened& opened, const Match& match) {
    if (std::cmp_not_equal(opened.seats.size(), match.seats())) return "the seats are not as many as the players";
    for (const protocol::OpenedSeat& seat : opened.seats) {
        if (seat.bot && !is_bot(opened.game, *seat.bot)) return "there is no bot " + *seat.bot;
    }
    return std::nullopt;
}

}  // namespace

Room::Room(const protocol::Opened& opened, std::unique_ptr<Match> match)
    : opened_(opened), match_(std::move(match)), clocks_(opened.pacing), entries_(1), updated_(opened.time),
      table_changed_(true), view_changed_(true) {
    chairs_.reserve(opened.seats.size());
    for (const protocol::OpenedSeat& seat : opened.seats) chairs_.push_back(chair_of(seat));
}

std::expected<Room, std::string> Room::open(const protocol::Opened& opened) {
    const auto seed = table::parse_seed(opened.seed);
    if (!seed) return std::unexpected("the seed is no number");
    auto match = begin_match({opened.game, opened.options, *seed, opened.position, opened.rules});
    if (!match) return std::unexpected(match.error().key + " at " + match.error().where);
    return open(opened, *std::move(match));
}

std::expected<Room, std::string> Room::open(const protocol::Opened& opened, std::unique_ptr<Match> match) {
    if (auto fault = fault_of(opened, *match)) return std::unexpected(*std::move(fault));
    return Room(opened, std::move(match));
}

std::optional<std::string> Room::take(const protocol::LogEntry& entry) {
    const Moment time = std::visit([](const auto& any) { return any.time; }, entry);
    const SeatSet asked_before = under_way() ? match_->actors() : SeatSet();
    const Status status_before = status_;
    table_changed_ = view_changed_ = false;
    back_.reset();
    resumed_.reset();
    made_up_.reset();
    settled_.reset();
    std::holds_alternative<protocol::Restarted>(entry) ? clocks_.stand_still(time) : clocks_.pass(time);
    if (const Fault fault = std::visit([&](const auto& any) { return fold(any); }, entry)) {
        return "entry " + std::to_string(entries_) + ": " + *fault;
    }
    newest_ = entry;
    settle();
    if (status_ == Status::playing && match_->over()) status_ = Status::over;
    if (finished() && proposal_) end_proposal(false);
    wind_clocks(asked_before);
    if (status_ != status_before) table_changed_ = view_changed_ = true;
    if (clocks_.limited() && view_changed_) table_changed_ = true;
    updated_ = time;
    if (view_changed_) changed_ = time;
    ++entries_;
    return std::nullopt;
}

// Each decision has its own time: it begins anew for whoever has just decided, and for whoever is asked now and was not
// before.
void Room::wind_clocks(SeatSet asked_before) {
    const SeatSet actors = under_way() ? match_->actors() : SeatSet();
    const auto* decided = std::get_if<protocol::Decided>(&newest_);
    for (Seat seat = 0; seat < seats(); ++seat) {
        const bool has_decided = decided != nullptr && decided->seat == seat;
        const bool newly_asked = actors.contains(seat) && !asked_before.contains(seat);
        if (resumed_ && resumed_->seat == seat) {
            clocks_.resume(seat, resumed_->left);
        } else if (has_decided || newly_asked) {
            clocks_.renew(seat);
        }
    }
    SeatSet running;
    SeatSet lent;
    for (SeatSet left = asked(); !left.empty(); left.remove(left.lowest())) {
        const Seat seat = left.lowest();
        if (played_by_person(seat)) running.add(seat);
        if (chairs_[seat].handed) lent.add(seat);
    }
    clocks_.run(running, lent);
}

std::optional<Number> Room::earlier(Seat seat, std::int64_t seq) const {
    return (seat < seats() ? chairs_[seat].requests : host_requests_).entry_of(seq);
}

const Progress& Room::progress(Seat seat) const {
    return (seat < seats() ? chairs_[seat].requests : host_requests_).progress();
}

std::optional<protocol::LogEntry> Room::decided_by_bot(Seat seat, std::string action, Number at, Moment now) const {
    const bool still_its_move = changed_at_ < at && asked().contains(seat) && chairs_[seat].played_by_bot();
    if (!still_its_move || match_->refusal(seat, action)) return std::nullopt;
    return protocol::Decided{.time = now, .seat = seat, .action = std::move(action)};
}

std::optional<protocol::LogEntry> Room::late(Moment now) const {
    const auto end = clocks_.next_end();
    if (!end || end->when > now) return std::nullopt;
    return protocol::Late{.time = now, .seat = end->seat};
}

std::optional<Moment> Room::deadline() const {
    return clocks_.next_end().transform([](const Clocks::End& end) { return end.when; });
}

std::optional<protocol::LogEntry> Room::restarted(Moment server_began) const {
    if (!clocks_.ran_before(server_began)) return std::nullopt;
    return protocol::Restarted{.time = server_began};
}

std::optional<std::pair<Seat, std::string>> Room::bot_to_move() const {
    for (Seat seat = 0; seat < seats(); ++seat) {
        if (asked().contains(seat) && chairs_[seat].played_by_bot()) return std::pair(seat, chairs_[seat].bot);
    }
    return std::nullopt;
}

bool Room::complete() const {
    return status_ == Status::gathering &&
           std::none_of(chairs_.begin(), chairs_.end(), [](const Chair& chair) { return chair.open(); });
}

// ---- questions ----

bool Room::has_person(Seat seat) const { return seat < seats() && chairs_[seat].person(); }

std::optional<std::string> Room::bot_at(Seat seat) const {
    const Chair& chair = chairs_[seat];
    return chair.played_by_bot() ? std::optional(chair.bot) : std::nullopt;
}

bool Room::played_by_person(Seat seat) const { return has_person(seat) && !chairs_[seat].played_by_bot(); }

SeatSet Room::voters() const {
    SeatSet voters;
    for (Seat seat = 0; seat < seats(); ++seat) {
        if (has_person(seat) && !chairs_[seat].resigned) voters.add(seat);
    }
    return voters;
}

SeatSet Room::asked() const { return status_ == Status::playing ? match_->actors() : SeatSet(); }

// What was revealed or answered by another's decision cannot be taken back by one alone.
bool Room::could_undo(Seat seat) const {
    if (status_ != Status::playing || !played_by_person(seat) || made_.empty() || !made_.back().by_person) return false;
    const std::size_t last = made_.size() - 1;
    return match_->decider(last) == seat && !match_->revealed_since(last);
}

// Whoever is asked meanwhile shall not be kept from deciding for ever.
bool Room::can_undo(Seat seat) const {
    const bool others_wait = !asked().contains(seat);
    const bool too_often = seat == undoer_ && undos_before_others_ >= most_undos_before_others;
    return could_undo(seat) && !(others_wait && too_often);
}

// What was thought about after it counts for it too, so that deciding and taking back is no way to more time.
Moment Room::left_after_undo(Seat seat, Moment now) const { return clocks_.left_of(made_.back().left, seat, now); }

bool Room::can_redo(Seat seat) const {
    return status_ == Status::playing && played_by_person(seat) && !undone_.empty() && undone_.back().seat == seat;
}

std::expected<Reading, std::string> read_log(const std::vector<std::string>& entries, Seat viewer,
                                             std::optional<Number> seen) {
    if (entries.empty()) return std::unexpected("no entries");
    std::optional<Reading> reading;
    for (const std::string& text : entries) {
        const auto entry = protocol::decode<protocol::LogEntry>(text);
        if (!entry) return std::unexpected(entry.error());
        if (!reading) {
            const auto* opened = std::get_if<protocol::Opened>(&*entry);
            if (opened == nullptr) return std::unexpected("the first entry does not open a table");
            auto room = Room::open(*opened);
            if (!room) return std::unexpected(room.error());
            reading.emplace(*std::move(room));
            continue;
        }
        if (auto fault = reading->room.take(*entry)) return std::unexpected(*std::move(fault));
        if (!seen || reading->room.entries() - 1 <= *seen) continue;
        for (auto& message : reading->room.news(viewer)) reading->news.push_back(std::move(message));
    }
    return *std::move(reading);
}

}  // namespace shelfmark::server
