#include "server/house_requests.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "protocol/codec.h"

namespace shelfmark::server {

namespace {

std::int64_t seq_of(const protocol::ClientMessage& message) {
    return std::visit(
        [](const auto& request) -> std::int64_t {
            if constexpr (requires { request.seq; }) return request.seq;
            return 0;
        },
        message);
}

// Questions may be asked as often as one likes.
bool is_question(const protocol::ClientMessage& message) {
    return std::holds_alternative<protocol::Why>(message) || std::holds_alternative<protocol::AskRecap>(message);
}

// After which entry "since my last turn" begins.
std::optional<Number> last_own_decision(const Log& log, Seat seat) {
    for (Number number = log.size(); number-- > 0;) {
        const auto entry = protocol::decode<protocol::LogEntry>(log[number]);
        const auto* decided = entry ? std::get_if<protocol::Decided>(&*entry) : nullptr;
        if (decided != nullptr && decided->seat == seat && decided->seq) return number;
    }
    return std::nullopt;
}

constexpr std::size_t longest_recap = 1000;
// Requests that are no decisions (chat, taking back, proposals), of one seat and of all who come to claim one: with so
// many a table stays quick to read.
constexpr std::size_t most_besides = 3'000;
// So many people may take a seat of one table, one after the other.
constexpr std::size_t most_arrivals = 200;

// What can be asked for only so often by itself, and must never be refused because somebody has worn the table out.
template <class Request>
constexpr bool always_served =
    std::is_same_v<Request, protocol::Decide> || std::is_same_v<Request, protocol::Why> ||
    std::is_same_v<Request, protocol::AskRecap> || std::is_same_v<Request, protocol::Start> ||
    std::is_same_v<Request, protocol::Vote> || std::is_same_v<Request, protocol::Resign> ||
    std::is_same_v<Request, protocol::TakeBack> || std::is_same_v<Request, protocol::Leave> ||
    std::is_same_v<Request, protocol::Remove> || std::is_same_v<Request, protocol::Unsubscribe>;

bool wears_out(const protocol::ClientMessage& message) {
    return std::visit([]<class Request>(const Request&) { return !always_served<Request>; }, message);
}

// Each seat has its share, so that nobody uses up that of the others.
bool worn_out(const Room& room, Person who) {
    if (who.seat == table::no_seat && !who.host) return room.entries() - room.match().decisions() > most_besides;
    return room.besides(who.seat) > most_besides / static_cast<std::size_t>(room.seats());
}

protocol::Recap recap_of(std::vector<protocol::ServerMessage> news, std::int64_t seq) {
    protocol::Recap recap;
    recap.seq = seq;
    for (auto& one : news) {
        if (auto* happened = std::get_if<protocol::Happened>(&one)) recap.entries.push_back(std::move(*happened));
    }
    recap.more = recap.entries.size() > longest_recap;
    if (recap.more) recap.entries.erase(recap.entries.begin(), recap.entries.end() - longest_recap);
    return recap;
}

}  // namespace

void House::Inside::request(Line& line, protocol::ClientMessage message) {
    if (!line.introduced) return send(line, faults::fault(faults::hello_first));
    if (line.table == nullptr && line.early.size() < limits.waiting_requests) {
        line.early.push_back(std::move(message));
        return;
    }
    ++counts.requests;
    if (line.table == nullptr) return refuse(line, seq_of(message), faults::refusal(faults::busy));
    if (line.table->waiting.size() >= most_waiting(line.who.seat != table::no_seat)) {
        return refuse(line, seq_of(message), faults::refusal(faults::busy));
    }
    enqueue(*line.table,
            [this, id = line.id, message = std::move(message)](OpenTable& table) { carry_out(table, id, message); });
}

void House::Inside::carry_out(OpenTable& table, LineId id, const protocol::ClientMessage& message) {
    Line* line = find(id);
    if (line == nullptr) return;
    const auto seq = seq_of(message);
    if (!table.room) return refuse(*line, seq, faults::refusal(faults::store));
    if (!is_question(message) && answer_again(table, *line, seq)) return;
    const bool claims = std::holds_alternative<protocol::Claim>(message);
    // An invitation is used up by itself, but whoever goes leaves another one.
    const bool invited = line->invited && claims;
    const bool crowds = claims && table.room->arrivals() >= most_arrivals;
    if (crowds || (!invited && wears_out(message) && worn_out(*table.room, line->who))) {
        return answer(*line, seq, faults::refusal(faults::worn_out));
    }
    std::visit(
        [&](const auto& request) {
            if constexpr (requires { request.seq; }) serve(table, *line, request);
        },
        message);
}

// A line may break before the answer arrives, so that those who have a secret count over all of their lines.
Progress& House::Inside::answered(OpenTable& table, Line& line) {
    if (line.who.seat == table::no_seat && !line.who.host) return line.answered;
    OpenTable::Answered& known = table.answered[line.viewer()];
    if (known.key != line.key) known = {line.key, {}};  // somebody else has the seat now
    return known.progress;
}

// Whether this was asked and answered before; then it is not carried out again.
bool House::Inside::answer_again(OpenTable& table, Line& line, std::int64_t seq) {
    const Seat seat = line.who.seat;
    std::int64_t last = answered(table, line).reached(seq);
    if (seat != table::no_seat || line.who.host) {
        if (const auto number = table.room->earlier(seat, seq)) {
            send(line, protocol::Accepted{seq, static_cast<protocol::EntryNumber>(*number)});
            return true;
        }
        last = std::max(last, table.room->progress(seat).reached(seq));
    }
    if (seq > last) return false;
    refuse(line, seq, faults::refusal(faults::repeated));
    return true;
}

void House::Inside::answer(Line& line, std::int64_t seq, protocol::Refusal why) {
    answered(*line.table, line).reach(seq);
    refuse(line, seq, std::move(why));
}

void House::Inside::accept(Line& line, std::int64_t seq, std::optional<Number> number) {
    answered(*line.table, line).reach(seq);
    protocol::Accepted accepted;
    accepted.seq = seq;
    if (number) accepted.number = static_cast<protocol::EntryNumber>(*number);
    send(line, accepted);
}

// What needs nothing but the room itself.
template <class Request>
void House::Inside::serve(OpenTable& table, Line& line, const Request& request) {
    auto response = table.room->respond(line.who, request, now());
    if (auto* refusal = std::get_if<protocol::Refusal>(&response)) {
        return answer(line, request.seq, std::move(*refusal));
    }
    if (std::is_same_v<Request, protocol::Decide>) ++counts.decisions;
    keep_for(table, line, request, {std::move(std::get<protocol::LogEntry>(response)), {}, {}},
             [this, seq = request.seq](Line& asker, Number number) { accept(asker, seq, number); });
}

void House::Inside::serve(OpenTable& table, Line& line, const protocol::Why& request) {
    send(line, protocol::Reason{request.seq, table.room->why_not(line.who, request)});
}

void House::Inside::serve(OpenTable& table, Line& line, const protocol::AskRecap& request) {
    // The whole log is read for it.
    constexpr Number entries_of_one_message = 100;
    const auto weight = table.room->entries() / entries_of_one_message;
    if (!line.bucket.take(now(), limits.messages_per_second, limits.burst, weight)) {
        return refuse(line, request.seq, faults::refusal(faults::busy));
    }
    look_up(table, [this, id = line.id, request](OpenTable&, std::optional<Log> log) {
        Line* asker = find(id);
        if (asker == nullptr) return;
        auto since = log ? last_own_decision(*log, asker->who.seat) : std::nullopt;
        if (request.since) since = static_cast<Number>(*request.since);
        auto reading = log ? read_log(*log, asker->viewer(), since.value_or(0)) : std::unexpected(std::string());
        if (!reading) return refuse(*asker, request.seq, faults::refusal(faults::store));
        send(*asker, recap_of(std::move(reading->news), request.seq));
    });
}

}  // namespace shelfmark::server
