#pragma once

#include <span>
#include <vector>

#include "store/store.h"

namespace shelfmark::store {

/// Somebody who is no server of ours holds on to what is needed, and nothing was written here.
struct HeldUp : Failure {
    using Failure::Failure;
};

/// How long a transaction waits for what others hold on to.
enum class Patience { usual, little };

// What changes are written to, one transaction at a time. All but roll_back throw Failure.
class Ledger {
public:
    Ledger() = default;
    Ledger(const Ledger&) = delete;
    Ledger& operator=(const Ledger&) = delete;
    virtual ~Ledger() = default;

    virtual void begin(Patience patience) = 0;
    /// Whether the change fits what is there, the changes before it in this transaction included. One that does not
    /// leaves no trace.
    virtual bool apply(const Change& change) = 0;
    /// The same for one change after the other, the whole group of a transaction at once: what becomes of each of them
    /// when the transaction is committed.
    virtual std::vector<Outcome> apply_all(std::span<const Change> group) {
        std::vector<Outcome> outcomes;
        outcomes.reserve(group.size());
        for (const auto& change : group) {
            outcomes.push_back(apply(change) ? Outcome::committed : Outcome::conflict);
        }
        return outcomes;
    }
    virtual void commit() = 0;
    virtual void roll_back() = 0;
};

}  // namespace shelfmark::store
