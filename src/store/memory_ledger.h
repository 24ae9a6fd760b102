#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/ledger.h"
#include "store/store.h"

namespace shelfmark::store {

// What a store holds, as sorted maps.
struct Contents {
    struct Table {
        Number length = 0;
        IndexRow row;
    };

    std::map<std::string, Table, std::less<>> tables;
    std::map<std::pair<std::string, Number>, Bytes> entries;
    std::map<Hash, FoundToken> tokens;
    std::map<std::string, Bytes, std::less<>> settings;
    std::map<Hash, Subscription> subscriptions;
    std::map<Hash, Owed> owed;  // by owner
    std::map<std::string, Claim, std::less<>> claims;
};

/// What a map holds under a key.
template <class Map, class Key>
std::optional<typename Map::mapped_type> held(const Map& map, const Key& key) {
    const auto found = map.find(key);
    if (found == map.end()) return std::nullopt;
    return found->second;
}

class MemoryLedger : public Ledger {
public:
    void begin(Patience patience) override;
    bool apply(const Change& change) override;
    void commit() override;
    void roll_back() override;

    /// Calls read(contents) while nothing is written.
    template <class Read>
    auto reading(Read read) {
        const std::scoped_lock lock(mutex_);
        return read(std::as_const(contents_));
    }

private:
    bool carry_out(const Batch& batch);
    bool carry_out(const Removal& removal);
    bool carry_out(const Redaction& redaction);
    bool carry_out(const Setting& setting);
    bool carry_out(const Subscription& subscription);
    bool carry_out(const Unsubscription& unsubscription);
    bool carry_out(const Settlement& settlement);
    bool carry_out(const Postponement& postponement);
    bool carry_out(const Claim& claim);
    static bool carry_out(const Announcement& /*nobody else is here*/) { return true; }
    [[nodiscard]] bool fits(const Batch& batch) const;
    void owe(const Batch& batch, const Notice& notice);
    /// With what it owns.
    void remove_token(const Hash& hash);

    /// Sets or removes what a map holds under a key, and remembers what was there.
    template <class Map>
    void put(Map& map, const typename Map::key_type& key, std::optional<typename Map::mapped_type> value);

    std::mutex mutex_;
    std::unique_lock<std::mutex> transaction_;
    std::vector<std::function<void()>> way_back_;
    Contents contents_;
};

}  // namespace shelfmark::store
