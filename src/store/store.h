// Where tables are kept: as append-only logs of entries, so that whoever reads a log again knows all that happened.
#pragma once

#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/callback.h"
#include "store/change.h"

namespace shelfmark::store {

enum class Outcome {
    committed,  // durable, and visible to every read from now on
    conflict,   // nothing of it was written: read again and decide anew
    failed,     // it could not be written: nothing shows it, except perhaps a restart right after the failure, or a
                // database whose answer was lost; read again before going on
};

enum class Submission { accepted, busy };

using Done = base::Callback<void(Outcome)>;

/// The disk or the database does not answer. It may do so later.
struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Another server wrote the same at the same time, and nothing was written here: the same once more may succeed.
struct Collision : Failure {
    using Failure::Failure;
};

struct FoundToken {
    std::string table;
    Bytes value;

    bool operator==(const FoundToken&) const = default;
};

struct Listing {
    std::string table;
    IndexRow row;

    bool operator==(const Listing&) const = default;
};

/// The place after a listing in the list of tables.
struct Cursor {
    Moment updated_at = std::numeric_limits<Moment>::max();
    std::string table;
};

struct Due {
    std::string table;
    Moment wake_at = 0;

    bool operator==(const Due&) const = default;
};

/// A notice that is yet to be sent.
struct Owed {
    Hash owner{};
    std::string table;
    Number entries = 0;  // that the table had then
    Moment due = 0;

    bool operator==(const Owed&) const = default;
};

// What a server hears of the others that write to the same store. News may come late, twice or in another order, and of
// what was told before: only the store knows how things are.

/// A table has so many entries now.
struct Appended {
    std::string table;
    Number entries = 0;

    bool operator==(const Appended&) const = default;
};

/// What was known of a table is worth nothing any more: it was removed, or some of its entries are others now.
struct Rewritten {
    std::string table;

    bool operator==(const Rewritten&) const = default;
};

/// Something may have happened of which nobody was told.
struct Missed {
    bool operator==(const Missed&) const = default;
};

using News = std::variant<Appended, Rewritten, Announcement, Missed>;
/// Called on a thread of the store's own, never for what this very store wrote. Must not throw.
using Heard = std::function<void(News)>;

/// What the others hear of a change once it is committed.
std::optional<News> news_of(const Change& change);

/// All functions may be called from any thread. Reads see exactly what was committed, and throw Failure.
class Store {
public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    /// Writes what was accepted, and calls its `done`, before it returns.
    virtual ~Store() = default;

    /// Changes are carried out in the order in which they were accepted, many in one transaction. `done` is called on
    /// the store's own thread after the transaction; it must not throw. When too much is waiting, the answer is `busy`
    /// and `done` is never called.
    [[nodiscard]] virtual Submission submit(Change change, Done done) = 0;

    /// The entries of a table from a number on; none where there is no such table.
    virtual std::vector<Bytes> load(std::string_view table, Number from = 0) = 0;
    virtual std::optional<FoundToken> find_token(const Hash& hash) = 0;
    /// The batch that would make this table in an empty store.
    virtual std::optional<Batch> copy_of(std::string_view table) = 0;
    /// Listed tables, the last updated first; those updated at the same time by name, backwards.
    virtual std::vector<Listing> listed(std::size_t limit, const Cursor& after = {}) = 0;
    /// Tables to be woken before a moment, the most urgent first; those of the same moment by name.
    virtual std::vector<Due> due_before(Moment moment, std::size_t limit) = 0;
    virtual std::size_t count() = 0;
    virtual std::optional<Bytes> setting(std::string_view name) = 0;
    /// In the order of their keys.
    virtual std::vector<Subscription> subscriptions(const Hash& owner) = 0;
    /// Notices that were due before a moment, the longest due first; those of the same moment by their owner.
    virtual std::vector<Owed> owed_before(Moment moment, std::size_t limit) = 0;
};

/// Submits a change and waits for its outcome; `failed` also when the store is busy. Not for the store's own thread.
Outcome carry_out(Store& store, Change change);

}  // namespace shelfmark::store
