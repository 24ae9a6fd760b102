#include "store/memory_store.h"

#include <algorithm>
#include <string>
#include <tuple>

namespace shelfmark::store {

namespace {

std::vector<Bytes> bodies(const Contents& contents, std::string_view table, Number from) {
    std::vector<Bytes> found;
    for (auto entry = contents.entries.lower_bound({std::string(table), from});
         entry != contents.entries.end() && entry->first.first == table; ++entry) {
        found.push_back(entry->second);
    }
    return found;
}

}  // namespace

MemoryStore::MemoryStore(WriterOptions options, Commits commits) : writer_(ledger_, std::move(options)) {
    if (commits == Commits::by_thread) thread_.emplace(writer_);
}

std::vector<Bytes> MemoryStore::load(std::string_view table, Number from) {
    return ledger_.reading([&](const Contents& contents) { return bodies(contents, table, from); });
}

std::optional<FoundToken> MemoryStore::find_token(const Hash& hash) {
    return ledger_.reading([&](const Contents& contents) { return held(contents.tokens, hash); });
}

std::optional<Batch> MemoryStore::copy_of(std::string_view table) {
    return ledger_.reading([&](const Contents& contents) -> std::optional<Batch> {
        const auto found = contents.tables.find(table);
        if (found == contents.tables.end()) return std::nullopt;
        Batch copy;
        copy.table = found->first;
        copy.entries = bodies(contents, table, 0);
        copy.row = found->second.row;
        for (const auto& [hash, token] : contents.tokens) {
            if (token.table == table) copy.new_tokens.push_back({hash, token.value});
        }
        return copy;
    });
}

std::vector<Listing> MemoryStore::listed(std::size_t limit, const Cursor& after) {
    auto listings = ledger_.reading([&](const Contents& contents) {
        std::vector<Listing> found;
        for (const auto& [name, table] : contents.tables) {
            if (table.row.listed && std::tie(table.row.updated_at, name) < std::tie(after.updated_at, after.table)) {
                found.push_back({name, table.row});
            }
        }
        return found;
    });
    std::ranges::sort(listings, [](const Listing& a, const Listing& b) {
        return std::tie(a.row.updated_at, a.table) > std::tie(b.row.updated_at, b.table);
    });
    listings.resize(std::min(limit, listings.size()));
    return listings;
}

std::vector<Due> MemoryStore::due_before(Moment moment, std::size_t limit) {
    auto due = ledger_.reading([&](const Contents& contents) {
        std::vector<Due> found;
        for (const auto& [name, table] : contents.tables) {
            const auto wake_at = table.row.wake_at;
            if (wake_at && *wake_at < moment) found.push_back({name, *wake_at});
        }
        return found;
    });
    std::ranges::stable_sort(due, {}, &Due::wake_at);
    due.resize(std::min(limit, due.size()));
    return due;
}

std::size_t MemoryStore::count() {
    return ledger_.reading([](const Contents& contents) { return contents.tables.size(); });
}

std::optional<Bytes> MemoryStore::setting(std::string_view name) {
    return ledger_.reading([&](const Contents& contents) { return held(contents.settings, name); });
}

std::vector<Subscription> MemoryStore::subscriptions(const Hash& owner) {
    return ledger_.reading([&](const Contents& contents) {
        std::vector<Subscription> found;
        for (const auto& [key, subscription] : contents.subscriptions) {
            if (subscription.owner == owner) found.push_back(subscription);
        }
        return found;
    });
}

std::vector<Owed> MemoryStore::owed_before(Moment moment, std::size_t limit) {
    auto owed = ledger_.reading([&](const Contents& contents) {
        std::vector<Owed> all;
        for (const auto& [owner, one] : contents.owed) {
            if (one.due < moment) all.push_back(one);
        }
        return all;
    });
    std::ranges::stable_sort(owed, {}, &Owed::due);
    owed.resize(std::min(limit, owed.size()));
    return owed;
}

}  // namespace shelfmark::store
