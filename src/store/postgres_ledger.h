#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "store/ledger.h"
#include "store/postgres.h"
#include "store/postgres_draft.h"

namespace shelfmark::store::pg {

// Writes to a database that others write to at the same time. Locks the rows that a group builds on, decides what fits,
// and writes it: three questions to the database for a group, however large.
class PostgresLedger : public Ledger {
public:
    /// `writer` is who tells the others; `form` what this program knows of the database's forms.
    PostgresLedger(Address address, Connection connection, std::string writer, int form);

    void begin(Patience patience) override;
    bool apply(const Change& change) override;
    std::vector<Outcome> apply_all(std::span<const Change> group) override;
    void commit() override;
    void roll_back() override;

private:
    bool carry_out(const Batch& batch) { return draft_.carry_out(batch); }
    bool carry_out(const Removal& removal);
    bool carry_out(const Redaction& redaction);
    bool carry_out(const Setting& setting);
    bool carry_out(const Subscription& subscription);
    bool carry_out(const Unsubscription& unsubscription);
    bool carry_out(const Settlement& settlement);
    bool carry_out(const Postponement& postponement);
    bool carry_out(const Claim& claim);
    static bool carry_out(const Announcement& /*is told with all other news*/) { return true; }

    void lock(std::span<const Change> group);
    void finish(std::span<const Change> group, const std::vector<Outcome>& outcomes);
    void flush(std::vector<Call> more);
    std::vector<Rows> run(const std::vector<Call>& calls);
    std::size_t changed(const Call& call) { return run({call}).front().changed(); }

    Address address_;
    std::optional<Connection> connection_;
    std::string writer_;
    int form_;
    Patience patience_ = Patience::usual;
    bool begun_ = false;
    Draft draft_;
    std::set<std::string> removed_;  // in this group: there was something to tell
};

}  // namespace shelfmark::store::pg
