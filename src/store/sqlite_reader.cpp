#include "store/sqlite_reader.h"

#include <algorithm>
#include <utility>

namespace shelfmark::store {

namespace {

/// From "name, listed, status, updated_at, wake_at, summary".
Listing listing(const Rows& rows) {
    return {.table = rows.bytes(0),
            .row = {.listed = rows.number(1) != 0,
                    .status = static_cast<std::uint8_t>(rows.number(2)),
                    .updated_at = rows.number(3),
                    .wake_at = rows.number_or_none(4),
                    .summary = rows.bytes(5)}};
}

std::int64_t at_most(std::size_t limit) {
    return static_cast<std::int64_t>(std::min(limit, std::size_t{std::numeric_limits<std::int64_t>::max()}));
}

}  // namespace

SqliteReader::SqliteReader(Connection connection) : connection_(std::move(connection)) {
    connection_.run("PRAGMA query_only = 1");
}

std::vector<Bytes> SqliteReader::load(std::string_view table, Number from) {
    // The statement is not over before the function is, so that the entries are of the same moment.
    auto end = find_end_.rows(Text{table});
    if (!end.next()) return {};
    auto place = end.number(0);
    const auto length = static_cast<Number>(end.number(1));
    // In a damaged file the length may be anything, and the way may lead anywhere but not forwards.
    const auto damaged = [&](const char* what) { return Failure("table " + std::string(table) + what); };
    std::vector<Bytes> bodies;
    for (Number left = length - std::min(from, length); left > 0; --left) {
        auto entry = find_entry_.rows(place);
        if (!entry.next()) throw damaged(" misses an entry");
        bodies.push_back(entry.bytes(1));
        if (entry.number(0) >= place) throw damaged(" goes in circles");
        place = entry.number(0);
    }
    if (from == 0 && place != 0) throw damaged(" has more entries than it counts");
    std::ranges::reverse(bodies);
    return bodies;
}

std::optional<FoundToken> SqliteReader::find_token(const Hash& hash) {
    auto rows = find_token_.rows(hash);
    if (!rows.next()) return std::nullopt;
    return FoundToken{rows.bytes(0), rows.bytes(1)};
}

std::optional<Batch> SqliteReader::copy_of(std::string_view table) {
    // Likewise one moment for all of it.
    auto found = find_row_.rows(Text{table});
    if (!found.next()) return std::nullopt;
    Batch copy;
    copy.table = table;
    copy.entries = load(table, 0);
    copy.row = listing(found).row;
    auto tokens = tokens_.rows(Text{table});
    while (tokens.next()) copy.new_tokens.push_back({tokens.hash(0), tokens.bytes(1)});
    return copy;
}

std::vector<Listing> SqliteReader::listed(std::size_t limit, const Cursor& after) {
    std::vector<Listing> listings;
    auto rows = listed_.rows(after.updated_at, Text{after.table}, at_most(limit));
    while (rows.next()) listings.push_back(listing(rows));
    return listings;
}

std::vector<Due> SqliteReader::due_before(Moment moment, std::size_t limit) {
    std::vector<Due> due;
    auto rows = due_.rows(moment, at_most(limit));
    while (rows.next()) due.push_back({rows.bytes(0), rows.number(1)});
    return due;
}

std::size_t SqliteReader::count() {
    return static_cast<std::size_t>(connection_.number("SELECT count(*) FROM tables"));
}

std::optional<Bytes> SqliteReader::setting(std::string_view name) {
    auto rows = setting_.rows(Text{name});
    if (!rows.next()) return std::nullopt;
    return rows.bytes(0);
}

std::vector<Subscription> SqliteReader::subscriptions(const Hash& owner) {
    std::vector<Subscription> found;
    auto rows = subscriptions_.rows(owner);
    while (rows.next()) found.push_back({rows.hash(0), owner, rows.bytes(1)});
    return found;
}

std::vector<Owed> SqliteReader::owed_before(Moment moment, std::size_t limit) {
    std::vector<Owed> found;
    auto rows = owed_.rows(moment, at_most(limit));
    while (rows.next()) {
        found.push_back({rows.hash(0), rows.bytes(1), static_cast<Number>(rows.number(2)), rows.number(3)});
    }
    return found;
}

}  // namespace shelfmark::store
