#include "store/memory_ledger.h"

#include <algorithm>
#include <ranges>

namespace shelfmark::store {

namespace {

template <class Map>
void set(Map& map, const typename Map::key_type& key, std::optional<typename Map::mapped_type> value) {
    if (value) {
        map.insert_or_assign(key, std::move(*value));
    } else {
        map.erase(key);
    }
}

}  // namespace

void MemoryLedger::begin(Patience /*nobody else writes here*/) { transaction_ = std::unique_lock(mutex_); }

bool MemoryLedger::apply(const Change& change) {
    return std::visit([this](const auto& one) { return this->carry_out(one); }, change);
}

void MemoryLedger::commit() {
    way_back_.clear();
    transaction_.unlock();
}

void MemoryLedger::roll_back() {
    for (const auto& step : std::views::reverse(way_back_)) step();
    commit();
}

template <class Map>
void MemoryLedger::put(Map& map, const typename Map::key_type& key, std::optional<typename Map::mapped_type> value) {
    way_back_.emplace_back([&map, key, before = held(map, key)] { set(map, key, before); });
    set(map, key, std::move(value));
}

bool MemoryLedger::fits(const Batch& batch) const {
    const auto table = held(contents_.tables, batch.table);
    const bool continues = table ? table->length == batch.first : batch.first == 0 && !batch.entries.empty();
    return continues && std::ranges::all_of(batch.new_tokens, [&](const Token& token) {
               const auto there = contents_.tokens.find(token.hash);
               return there == contents_.tokens.end() || there->second.table == batch.table;
           });
}

void MemoryLedger::remove_token(const Hash& hash) {
    put(contents_.tokens, hash, std::nullopt);
    std::vector<Hash> owned;
    for (const auto& [key, subscription] : contents_.subscriptions) {
        if (subscription.owner == hash) owned.push_back(key);
    }
    for (const auto& key : owned) put(contents_.subscriptions, key, std::nullopt);
    put(contents_.owed, hash, std::nullopt);
}

void MemoryLedger::owe(const Batch& batch, const Notice& notice) {
    const auto reaches = [&](const auto& subscription) { return subscription.second.owner == notice.owner; };
    const auto token = held(contents_.tokens, notice.owner);
    if (!token || token->table != batch.table || std::ranges::none_of(contents_.subscriptions, reaches)) return;
    put(contents_.owed, notice.owner, Owed{notice.owner, batch.table, batch.first + batch.entries.size(), notice.due});
}

bool MemoryLedger::carry_out(const Batch& batch) {
    if (!fits(batch)) return false;
    auto length = batch.first;
    for (const auto& body : batch.entries) put(contents_.entries, {batch.table, length++}, body);
    const auto before = held(contents_.tables, batch.table);
    put(contents_.tables, batch.table, Contents::Table{length, batch.row.value_or(before ? before->row : IndexRow{})});
    for (const auto& hash : batch.old_tokens) {
        const auto token = held(contents_.tokens, hash);
        if (token && token->table == batch.table) remove_token(hash);
    }
    for (const auto& token : batch.new_tokens) {
        put(contents_.tokens, token.hash, FoundToken{batch.table, token.value});
    }
    for (const auto& notice : batch.notices) owe(batch, notice);
    return true;
}

bool MemoryLedger::carry_out(const Removal& removal) {
    const auto table = held(contents_.tables, removal.table);
    if (!table) return true;
    for (Number number = 0; number < table->length; ++number) {
        put(contents_.entries, {removal.table, number}, std::nullopt);
    }
    std::vector<Hash> opening;
    for (const auto& [hash, token] : contents_.tokens) {
        if (token.table == removal.table) opening.push_back(hash);
    }
    for (const auto& hash : opening) remove_token(hash);
    put(contents_.tables, removal.table, std::nullopt);
    return true;
}

bool MemoryLedger::carry_out(const Redaction& redaction) {
    const std::pair key(redaction.table, redaction.number);
    if (held(contents_.entries, key) != redaction.before) return false;
    put(contents_.entries, key, redaction.after);
    return true;
}

bool MemoryLedger::carry_out(const Setting& setting) {
    if (held(contents_.settings, setting.name) != setting.before) return false;
    put(contents_.settings, setting.name, setting.after);
    return true;
}

bool MemoryLedger::carry_out(const Subscription& subscription) {
    if (!contents_.tokens.contains(subscription.owner)) return false;
    put(contents_.subscriptions, subscription.key, subscription);
    return true;
}

bool MemoryLedger::carry_out(const Unsubscription& unsubscription) {
    put(contents_.subscriptions, unsubscription.key, std::nullopt);
    return true;
}

bool MemoryLedger::carry_out(const Settlement& settlement) {
    const auto owed = held(contents_.owed, settlement.owner);
    if (owed && owed->entries <= settlement.entries) put(contents_.owed, settlement.owner, std::nullopt);
    return true;
}

bool MemoryLedger::carry_out(const Postponement& postponement) {
    auto owed = held(contents_.owed, postponement.owner);
    if (!owed || owed->entries > postponement.entries) return true;
    owed->due = postponement.due;
    put(contents_.owed, postponement.owner, std::move(owed));
    return true;
}

bool MemoryLedger::carry_out(const Claim& claim) {
    if (!claim.follows(held(contents_.claims, claim.work))) return false;
    put(contents_.claims, claim.work, claim.gives_up() ? std::nullopt : std::optional(claim));
    return true;
}

}  // namespace shelfmark::store
