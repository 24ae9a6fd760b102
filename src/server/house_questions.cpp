#include "server/house_questions.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>

#include "protocol/codec.h"
#include "protocol/read.h"
#include "table/words.h"

namespace shelfmark::server {

namespace {

constexpr std::size_t longest_list = 50;
constexpr Moment longest_wait = 7LL * 24 * 3'600'000;  // for company: whoever waited longer is not there any more

// Where a list goes on: the time and the name of the last table.
std::string text_of(const store::Listing& last) { return std::to_string(last.row.updated_at) + '.' + last.table; }

store::Cursor cursor_of(std::string_view text) {
    store::Cursor cursor;
    const auto point = text.find('.');
    if (point == std::string_view::npos) return cursor;
    const auto time = table::parse_number(text.substr(0, point), std::numeric_limits<std::int64_t>::max());
    cursor.updated_at = static_cast<std::int64_t>(time.value_or(0));
    cursor.table = text.substr(point + 1);
    return cursor;
}

std::unexpected<protocol::Fault> wrong(std::string_view key) { return std::unexpected(faults::fault(key)); }

}  // namespace

void House::Inside::list(const std::string& after, Answer<protocol::TableList> answer) {
    ports.desk.listed(longest_list, cursor_of(after), [this, answer = std::move(answer)](auto listings) mutable {
        if (!listings) return answer(wrong(faults::store));
        protocol::TableList found;
        std::erase_if(*listings, [&](const auto& listing) { return listing.row.updated_at < now() - longest_wait; });
        for (const store::Listing& listing : *listings) {
            protocol::JsonReader in(listing.row.summary);
            protocol::TableRow row;
            if (protocol::read_whole(in, row)) found.tables.push_back(std::move(row));
        }
        if (listings->size() == longest_list) found.after = text_of(listings->back());
        answer(std::move(found));
    });
}

void House::Inside::record(const std::string& id, const Asker& asker, Answer<std::string> answer) {
    when_over<std::string>(id, asker, std::move(answer),
                           [](OpenTable& table, Answer<std::string> reply) { reply(table.room->record()); });
}

void House::Inside::replay(const std::string& id, std::optional<std::int64_t> at, std::optional<Seat> seat,
                           const Asker& asker, Answer<protocol::Replay> answer) {
    when_over<protocol::Replay>(
        id, asker, std::move(answer), [this, at, seat](OpenTable& table, Answer<protocol::Replay> reply) {
            const auto entries = table.room->entries();
            const Seat viewer = seat.value_or(table::spectator);
            const bool there = !at || (*at >= 0 && std::cmp_less(*at, entries));
            if (!there || (seat && *seat >= table.room->seats())) return reply(wrong(faults::no_such_entry));
            look_up(table, [this, entries, viewer, at = at ? static_cast<Number>(*at) : entries - 1,
                            reply = std::move(reply)](OpenTable&, std::optional<Log> log) mutable {
                if (log) log->resize(at + 1);
                auto reading = log ? read_log(*log, viewer, at - 1) : std::unexpected(std::string());
                if (!reading) return reply(wrong(faults::store));
                protocol::Replay replay;
                replay.table = reading->room.table({}, now());
                replay.entries = static_cast<std::int64_t>(entries);
                replay.view = reading->room.view(viewer);
                for (auto& news : reading->news) {
                    if (auto* happened = std::get_if<protocol::Happened>(&news)) replay.happened = std::move(*happened);
                }
                reply(std::move(replay));
            });
        });
}

// Looks at one table after the other; each may have to be read.
void House::Inside::mine(const protocol::Mine& request, const Asker& asker, Answer<protocol::TableList> answer) {
    if (!asker.may_ask_more(request.tokens.size() / tables_of_one_request)) return answer(wrong(faults::flood));
    struct Progress {
        std::size_t left;
        protocol::TableList found;
        Answer<protocol::TableList> answer;
        void step() {
            if (--left != 0) return;
            std::ranges::sort(found.tables, std::greater(), &protocol::TableRow::updated);
            answer(std::move(found));
        }
    };
    auto progress = std::make_shared<Progress>(request.tokens.size(), protocol::TableList(), std::move(answer));
    for (const auto& token : request.tokens) {
        const auto hash = ports.secrets.hash(token);
        ports.desk.find_token(hash, [this, progress, key = hex_of(hash)](auto found) {
            const auto pass = found && *found ? read_pass((*found)->value) : std::nullopt;
            if (!pass || pass->to != Pass::To::seat) return progress->step();
            enqueue(open((*found)->table), [progress, seat = pass->seat, key](OpenTable& table) {
                if (table.room && seat < table.room->seats() && same_key(table.room->key(seat), key)) {
                    auto row = table.room->row();
                    row.table = table.id;
                    progress->found.tables.push_back(std::move(row));
                }
                progress->step();
            });
        });
    }
}

}  // namespace shelfmark::server
