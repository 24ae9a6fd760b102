#include "store/postgres_schema.h"

#include <array>
#include <string>

namespace shelfmark::store::pg {

namespace {

// Names are bytea as everything else: they come from outside, and what is no proper text must be nobody's name and not
// an error. Their order is that of their bytes.
//
// An append changes one short row of `ends`, and no index; the row of `tables` only when lists or clocks need it.
//
// steps[n] leads from form n to n + 1. One that was published never changes. Servers of the form before are running
// meanwhile: a step adds, and takes away only what they do not use any more. It must be quick, since they wait for it.
constexpr std::array steps = {
    Step{.sql = R"sql(
        CREATE SCHEMA IF NOT EXISTS shelfmark;
        CREATE TABLE form (
            number integer NOT NULL,
            usable_from integer NOT NULL
        );
        INSERT INTO form VALUES (0, 0);

        CREATE TABLE ends (
            table_name bytea PRIMARY KEY,
            length bigint NOT NULL
        ) WITH (fillfactor = 50);
        CREATE TABLE entries (
            table_name bytea NOT NULL,
            number bigint NOT NULL,
            body bytea NOT NULL,
            PRIMARY KEY (table_name, number)
        );
        CREATE TABLE tables (
            name bytea PRIMARY KEY,
            listed boolean NOT NULL,
            status bigint NOT NULL,
            updated_at bigint NOT NULL,
            wake_at bigint,
            summary bytea NOT NULL
        ) WITH (fillfactor = 70);
        CREATE INDEX tables_listed ON tables (updated_at, name) WHERE listed;
        CREATE INDEX tables_due ON tables (wake_at, name) WHERE wake_at IS NOT NULL;

        CREATE TABLE tokens (
            hash bytea PRIMARY KEY,
            table_name bytea NOT NULL,
            value bytea NOT NULL
        );
        CREATE INDEX tokens_of_table ON tokens (table_name);
        CREATE TABLE settings (
            name bytea PRIMARY KEY,
            value bytea NOT NULL
        );
        CREATE TABLE subscriptions (
            key bytea PRIMARY KEY,
            owner bytea NOT NULL,
            value bytea NOT NULL
        );
        CREATE INDEX subscriptions_of_owner ON subscriptions (owner);
        CREATE TABLE claims (
            work bytea PRIMARY KEY,
            holder bytea NOT NULL,
            until bigint NOT NULL
        );
        CREATE INDEX claims_over ON claims (until);
    )sql",
         .usable_from = 1},
    // Servers of the form before send their notices themselves, at once or never. `since` is when it is due: what could
    // not be sent is put off.
    Step{.sql = R"sql(
        CREATE TABLE owed (
            owner bytea PRIMARY KEY,
            table_name bytea NOT NULL,
            entries bigint NOT NULL,
            since bigint NOT NULL
        );
        CREATE INDEX owed_longest ON owed (since, owner);
    )sql",
         .usable_from = 1},
};

// "Shlf": servers that begin at the same time take turns by this number.
constexpr const char* take_turns = "SELECT pg_advisory_xact_lock(1399352422)";

bool is_there(Connection& connection, const std::string& question) {
    return connection.script("SELECT count(*) WHERE " + question).number(0, 0) != 0;
}

Examination examine(Connection& connection, std::size_t known) {
    Examination found;
    if (!is_there(connection, "EXISTS (SELECT FROM pg_class WHERE relnamespace = to_regnamespace('shelfmark'))")) {
        return found;
    }
    if (!is_there(connection, "to_regclass('shelfmark.form') IS NOT NULL")) {
        found.origin = Origin::foreign;
        return found;
    }
    const auto rows = connection.script("SELECT number, usable_from FROM form");
    if (rows.size() != 1) {
        found.origin = Origin::foreign;
        return found;
    }
    found.form = {.number = static_cast<int>(rows.number(0, 0)), .usable_from = static_cast<int>(rows.number(0, 1))};
    if (found.form.usable_from > static_cast<int>(known)) found.origin = Origin::newer;
    return found;
}

void take(Connection& connection, const Step& step, int number) {
    connection.script(step.sql);
    connection.script("UPDATE form SET number = " + std::to_string(number) +
                      ", usable_from = " + std::to_string(step.usable_from));
}

}  // namespace

std::span<const Step> known_steps() { return steps; }

Examination bring_up_to_date(Connection& connection, std::span<const Step> known) {
    connection.script("BEGIN");
    connection.script(take_turns);
    auto found = examine(connection, known.size());
    if (found.origin == Origin::usable) {
        for (auto number = static_cast<std::size_t>(found.form.number); number < known.size(); ++number) {
            take(connection, known[number], static_cast<int>(number) + 1);
            found.form = {.number = static_cast<int>(number) + 1, .usable_from = known[number].usable_from};
        }
    }
    connection.script("COMMIT");
    return found;
}

}  // namespace shelfmark::store::pg
