#include "store/postgres_reader.h"

#include <algorithm>
#include <limits>

#include "store/postgres_clock.h"

namespace shelfmark::store::pg {

namespace {

constexpr Statement find_entries{"find_entries", "SELECT number, body FROM entries "
                                                 "WHERE table_name = $1 AND number >= $2 ORDER BY number"};
constexpr Statement find_token_of{"find_token", "SELECT table_name, value FROM tokens WHERE hash = $1"};
constexpr Statement find_row{"find_row",
                             "SELECT name, listed, status, updated_at, wake_at, summary FROM tables WHERE name = $1"};
constexpr Statement find_tokens{"find_tokens", "SELECT hash, value FROM tokens WHERE table_name = $1 ORDER BY hash"};
constexpr Statement find_listed{
    "find_listed", "SELECT name, listed, status, updated_at, wake_at, summary FROM tables "
                   "WHERE listed AND (updated_at, name) < ($1, $2) ORDER BY updated_at DESC, name DESC LIMIT $3"};
constexpr Statement find_due{"find_due", "SELECT name, wake_at FROM tables WHERE wake_at IS NOT NULL AND wake_at < $1 "
                                         "ORDER BY wake_at, name LIMIT $2"};
constexpr Statement count_tables{"count_tables", "SELECT count(*) FROM tables"};
constexpr Statement find_setting{"find_setting", "SELECT value FROM settings WHERE name = $1"};
constexpr Statement read_clock{"read_clock", "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"};
constexpr Statement find_subscriptions{"find_subscriptions",
                                       "SELECT key, value FROM subscriptions WHERE owner = $1 ORDER BY key"};
constexpr Statement find_owed{"find_owed", "SELECT owner, table_name, entries, since FROM owed WHERE since < $1 "
                                           "ORDER BY since, owner LIMIT $2"};
constexpr Statement begin_one_moment{"begin_one_moment", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"};
constexpr Statement end_one_moment{"end_one_moment", "COMMIT"};

std::int64_t at_most(std::size_t limit) {
    return static_cast<std::int64_t>(std::min(limit, std::size_t{std::numeric_limits<std::int64_t>::max()}));
}

/// From "name, listed, status, updated_at, wake_at, summary".
Listing listing(const Rows& rows, int row) {
    return {.table = rows.bytes(row, 0),
            .row = {.listed = rows.flag(row, 1),
                    .status = static_cast<std::uint8_t>(rows.number(row, 2)),
                    .updated_at = rows.number(row, 3),
                    .wake_at = rows.number_or_none(row, 4),
                    .summary = rows.bytes(row, 5)}};
}

std::vector<Bytes> bodies(const Rows& rows, std::string_view table, Number from) {
    std::vector<Bytes> found;
    for (int row = 0; row < rows.size(); ++row) {
        if (rows.number(row, 0) != at_most(from + found.size())) {
            throw Failure("an entry of table " + std::string(table) + " is missing");
        }
        found.push_back(rows.bytes(row, 1));
    }
    return found;
}

}  // namespace

std::vector<Bytes> PostgresReader::load(std::string_view table, Number from) {
    return bodies(connection_.run(Call{find_entries, Values(table, at_most(from))}), table, from);
}

std::optional<FoundToken> PostgresReader::find_token(const Hash& hash) {
    const auto rows = connection_.run(Call{find_token_of, Values(hash)});
    if (rows.size() == 0) return std::nullopt;
    return FoundToken{rows.bytes(0, 0), rows.bytes(0, 1)};
}

std::optional<Batch> PostgresReader::copy_of(std::string_view table) {
    const auto answers = connection_.run(std::vector<Call>{{begin_one_moment},
                                                           {find_row, Values(table)},
                                                           {find_entries, Values(table, 0)},
                                                           {find_tokens, Values(table)},
                                                           {end_one_moment}});
    const auto& row = answers[1];
    if (row.size() == 0) return std::nullopt;
    Batch copy;
    copy.table = table;
    copy.entries = bodies(answers[2], table, 0);
    copy.row = listing(row, 0).row;
    const auto& tokens = answers[3];
    for (int i = 0; i < tokens.size(); ++i) copy.new_tokens.push_back({tokens.hash(i, 0), tokens.bytes(i, 1)});
    return copy;
}

std::vector<Listing> PostgresReader::listed(std::size_t limit, const Cursor& after) {
    const auto rows = connection_.run(Call{find_listed, Values(after.updated_at, after.table, at_most(limit))});
    std::vector<Listing> listings;
    for (int row = 0; row < rows.size(); ++row) listings.push_back(listing(rows, row));
    return listings;
}

std::vector<Due> PostgresReader::due_before(Moment moment, std::size_t limit) {
    const auto rows = connection_.run(Call{find_due, Values(moment, at_most(limit))});
    std::vector<Due> due;
    for (int row = 0; row < rows.size(); ++row) due.push_back({rows.bytes(row, 0), rows.number(row, 1)});
    return due;
}

std::size_t PostgresReader::count() {
    return static_cast<std::size_t>(connection_.run(Call{count_tables}).number(0, 0));
}

// What servers agree on is there; since when there was one, above all.
std::optional<Bytes> PostgresReader::setting(std::string_view name) {
    const Moment before = machine_time();
    const auto answers = connection_.run({Call{read_clock}, Call{find_setting, Values(name)}});
    expect_right_clock(answers[0].number(0, 0), before, machine_time());
    const Rows& rows = answers[1];
    if (rows.size() == 0) return std::nullopt;
    return rows.bytes(0, 0);
}

std::vector<Subscription> PostgresReader::subscriptions(const Hash& owner) {
    const auto rows = connection_.run(Call{find_subscriptions, Values(owner)});
    std::vector<Subscription> found;
    for (int row = 0; row < rows.size(); ++row) found.push_back({rows.hash(row, 0), owner, rows.bytes(row, 1)});
    return found;
}

std::vector<Owed> PostgresReader::owed_before(Moment moment, std::size_t limit) {
    const auto rows = connection_.run(Call{find_owed, Values(moment, at_most(limit))});
    std::vector<Owed> found;
    for (int row = 0; row < rows.size(); ++row) {
        found.push_back(
            {rows.hash(row, 0), rows.bytes(row, 1), static_cast<Number>(rows.number(row, 2)), rows.number(row, 3)});
    }
    return found;
}

}  // namespace shelfmark::store::pg
