#pragma once

#include "store/postgres.h"

namespace shelfmark::store::pg {

// Used by one thread at a time.
class PostgresReader {
public:
    explicit PostgresReader(Connection connection) : connection_(std::move(connection)) {}

    std::vector<Bytes> load(std::string_view table, Number from);
    std::optional<FoundToken> find_token(const Hash& hash);
    std::optional<Batch> copy_of(std::string_view table);
    std::vector<Listing> listed(std::size_t limit, const Cursor& after);
    std::vector<Due> due_before(Moment moment, std::size_t limit);
    std::size_t count();
    std::optional<Bytes> setting(std::string_view name);
    std::vector<Subscription> subscriptions(const Hash& owner);
    std::vector<Owed> owed_before(Moment moment, std::size_t limit);

private:
    Connection connection_;
};

}  // namespace shelfmark::store::pg
