#include <algorithm>
#include <type_traits>
#include <utility>
#include <variant>

#include "protocol/codec.h"
#include "protocol/read.h"
#include "server/house_inside.h"

namespace shelfmark::server {

namespace {

// What a client that comes back is told at most: less than a line that is too slow may have waiting.
constexpr std::size_t most_news = 512'000;
// Or so many entries, each of which has to be seen with their eyes.
constexpr Number most_entries = 1'000;
// The whole log is read for it: it weighs as many messages of their address.
constexpr Number entries_of_one_message = 100;

struct News {
    bool left_out = false;
    std::vector<std::string> texts;
};

News newest_of(const std::vector<protocol::ServerMessage>& all) {
    News news;
    std::size_t size = 0;
    for (auto message = all.rbegin(); message != all.rend() && !news.left_out; ++message) {
        std::string text = protocol::encode(*message);
        size += text.size();
        news.left_out = size > most_news;
        if (!news.left_out) news.texts.push_back(std::move(text));
    }
    std::ranges::reverse(news.texts);
    return news;
}

}  // namespace

Line* House::Inside::find(LineId id) {
    const auto found = lines.find(id);
    return found == lines.end() ? nullptr : &found->second;
}

void House::Inside::send(const Line& line, const protocol::ServerMessage& message) {
    ports.lines.send(line.id, protocol::encode(message));
}

void House::Inside::refuse(Line& line, std::int64_t seq, protocol::Refusal why) {
    ++counts.refusals;
    send(line, protocol::Refused{seq, std::move(why)});
}

// Whether it has not said too much; otherwise it is gone.
bool House::Inside::may_speak(Line& line) {
    if (line.bucket.take(now(), limits.messages_per_second, limits.burst)) return true;
    hang_up(line, protocol::Closing::flood);
    return false;
}

void House::Inside::received(Line& line, std::string_view text) {
    if (!may_speak(line)) return;
    if (std::exchange(line.silent, false)) settle_notice(line);
    auto message = protocol::decode<protocol::ClientMessage>(text);
    if (!message) {
        ++counts.faults;
        return send(line,
                    protocol::Fault{std::string(faults::no_message), protocol::sequence_of(text), message.error()});
    }
    if (const auto* ping = std::get_if<protocol::Ping>(&*message)) {
        return send(line, protocol::Pong{ping->echo, now()});
    }
    if (const auto* greeting = std::get_if<protocol::Hello>(&*message)) return hello(line, *greeting);
    request(line, std::move(*message));
}

void House::Inside::hello(Line& line, const protocol::Hello& hello) {
    if (line.introduced) return send(line, faults::fault(faults::hello_twice));
    line.introduced = true;
    if (hello.version != protocol::version) return turn_away(line.id, faults::version);
    if (!hello.token) return enter(line.id, hello, {}, std::nullopt);
    const auto hash = ports.secrets.hash(*hello.token);
    ports.desk.find_token(hash, [this, id = line.id, hello, key = hex_of(hash)](auto answer) {
        if (!answer) return turn_away(id, faults::store);
        const std::optional<store::FoundToken>& token = *answer;
        const auto pass = token && token->table == hello.table ? read_pass(token->value) : std::nullopt;
        if (!pass) return turn_away(id, faults::unknown);
        enter(id, hello, key, pass);
    });
}

void House::Inside::enter(LineId id, const protocol::Hello& hello, const std::string& key, std::optional<Pass> pass) {
    OpenTable& table = open(hello.table);
    if (table.waiting.size() >= most_waiting(pass.has_value())) return turn_away(id, faults::busy);
    enqueue(table,
            [this, id, hello, key, pass](OpenTable& here) { admit(here, id, hello, key, pass, Attempt::first); });
}

std::string_view House::Inside::why_closed(const OpenTable& table) const {
    if (table.absence == OpenTable::Absence::unknown) return faults::unknown;
    // Where there are other servers, one of them may understand it: whoever comes again may meet that one.
    return !limits.shared && unreadable.contains(table.id) ? faults::unreadable : faults::store;
}

void House::Inside::admit(OpenTable& table, LineId id, const protocol::Hello& hello, const std::string& key,
                          std::optional<Pass> pass, Attempt attempt) {
    Line* line = find(id);
    if (line == nullptr) return;
    if (!table.room) return turn_away(id, why_closed(table));
    const bool known = recognise(table, *line, hello, key, pass);
    const bool knows_more = hello.seen && std::cmp_greater_equal(*hello.seen, table.room->entries());
    if (limits.shared && attempt == Attempt::first && (!known || knows_more)) {
        // Another server may have let them in, or told them something that nobody told here.
        table.doubtful = true;
        table.waiting.emplace_front([this, id, hello, key, pass](OpenTable& here) {
            if (here.doubtful) return turn_away(id, faults::store);
            admit(here, id, hello, key, pass, Attempt::second);
        });
        return;
    }
    if (!known) return turn_away(id, faults::unknown);
    const auto watches = [](const Line* one) {
        return one->who.seat == table::no_seat && !one->invited && !one->who.host;
    };
    const auto spectators = std::ranges::count_if(table.lines, watches);
    if (watches(line) && spectators >= static_cast<std::ptrdiff_t>(limits.spectators)) {
        return turn_away(id, faults::crowded);
    }
    welcome(table, *line, hello.seen);
}

// Who this is and whether they may come in. What is wrong is not told, so that nothing can be found out by trying.
bool House::Inside::recognise(const OpenTable& table, Line& line, const protocol::Hello& hello, const std::string& key,
                              std::optional<Pass> pass) {
    const Room& room = *table.room;
    const protocol::Opened& opened = room.opened();
    if (hello.host) {
        line.who.host = same_key(opened.host, hex_of(ports.secrets.hash(*hello.host)));
        if (!line.who.host) return false;
    }
    if (pass) {
        if (pass->seat >= room.seats() || !same_key(room.key(pass->seat), key)) return false;
        line.key = key;
        if (pass->to == Pass::To::seat) line.who.seat = pass->seat;
        if (pass->to == Pass::To::invitation) line.invited = pass->seat;
        return true;
    }
    return may_watch(room, line.who);
}

// Who has no seat and no invitation. As long as a listed table looks for company, anybody may look at it.
bool House::Inside::may_watch(const Room& room, Person who) {
    const protocol::Opened& opened = room.opened();
    const bool looks_for_company =
        opened.visibility == protocol::Visibility::listed && room.status() == protocol::Status::gathering;
    return who.host || opened.spectators || looks_for_company;
}

void House::Inside::welcome(OpenTable& table, Line& line, std::optional<protocol::EntryNumber> seen) {
    const Room& room = *table.room;
    protocol::Welcome message;
    message.version = protocol::version;
    message.game = room.opened().game;
    message.rules = room.opened().rules;
    message.host = line.who.host;
    message.number = static_cast<protocol::EntryNumber>(room.entries() - 1);
    message.now = now();
    if (line.who.seat != table::no_seat) message.seat = line.who.seat;
    if (line.who.seat != table::no_seat || line.who.host) {
        // Whoever counts from 1 and comes back without a memory goes on after what was refused, too.
        const auto seq = std::max(room.progress(line.who.seat).reached(1), answered(table, line).reached(1));
        if (seq > 0) message.seq = seq;
    }
    if (!seen || *seen + 1 >= static_cast<protocol::EntryNumber>(room.entries())) {
        send(line, message);
        attach(table, line);
        if (!seen && room.proposal()) send(line, *room.proposal());
        return;
    }
    const auto weight = room.entries() / entries_of_one_message;
    if (weight > 0 && !comings_back.take(line.address, now(), limits.messages_per_second, limits.burst, weight)) {
        return turn_away(line.id, faults::busy);
    }
    const Number oldest = room.entries() - std::min(room.entries(), most_entries + 1);
    message.more = static_cast<Number>(*seen) < oldest;
    look_up(table, [this, id = line.id, message,
                    seen = std::max(static_cast<Number>(*seen), oldest)](OpenTable& here, std::optional<Log> log) {
        Line* waiting = find(id);
        if (waiting == nullptr) return;
        const auto reading = log ? read_log(*log, waiting->viewer(), seen) : std::unexpected(std::string());
        if (!reading) return turn_away(id, faults::store);
        auto greeting = message;
        const auto [left_out, news] = newest_of(reading->news);
        greeting.more = message.more || left_out;
        send(*waiting, greeting);
        for (const auto& text : news) ports.lines.send(id, text);
        attach(here, *waiting);
    });
}

void House::Inside::attach(OpenTable& table, Line& line) {
    for (Line* other : table.lines) {
        if (line.who.seat == table::no_seat || other->who.seat != line.who.seat) continue;
        hang_up(*other, protocol::Closing::elsewhere);
        break;
    }
    line.table = &table;
    line.told = table.room->entries();
    line.asked = table.room->asked().contains(line.who.seat);
    table.lines.push_back(&line);
    sit_down(table, line);
    if (line.who.seat == table::no_seat) {
        send(line, table.room->table(table.connected(now()), now()));
    } else {
        tell_table(table);
    }
    ports.lines.send(line.id, view_for(table, line.viewer(), true));
    if (trouble.told) send(line, protocol::Writing{false});
    ask_for_subscriptions(line);
    for (auto& message : std::exchange(line.early, {})) request(line, std::move(message));
}

void House::Inside::detach(Line& line) {
    OpenTable* table = line.table;
    const bool was_seated = line.who.seat != table::no_seat;
    if (line.silent) give_time_to_come_back(line);
    if (table != nullptr) std::erase(table->lines, &line);
    lines.erase(line.id);
    if (table == nullptr) return;
    if (was_seated) announce_presence(*table);
    if (!was_seated || table->lines.empty()) return watch(*table, now() + limits.close_rooms_after);
    table->presence_changed = true;
    knock(*table);
}

void House::Inside::turn_away(LineId id, std::string_view fault) {
    Line* line = find(id);
    if (line == nullptr) return;
    ++counts.faults;
    send(*line, faults::fault(fault));
    ports.lines.hang_up(id);
    detach(*line);
}

void House::Inside::hang_up(Line& line, protocol::Closing why) {
    send(line, protocol::Closed{why, why == protocol::Closing::restart});
    ports.lines.hang_up(line.id);
    detach(line);
}

}  // namespace shelfmark::server
