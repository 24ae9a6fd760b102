#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "store/postgres.h"
#include "store/store.h"

namespace shelfmark::store::pg {

// What a group of batches makes of the rows that it has locked: decided here, and written all at once.
class Draft {
public:
    /// Rows as they are in the database.
    void know(const std::string& table, Number length) { lengths_[table] = length; }
    void know(const Hash& token, const std::string& table);

    [[nodiscard]] std::optional<Number> length(const std::string& table) const;
    [[nodiscard]] bool opens_something(const Hash& token) const { return tokens_.contains(token); }
    /// Whether it fits; then it is done.
    bool carry_out(const Batch& batch);
    void carry_out(const Settlement& settlement);
    void remove(const std::string& table);

    /// Writes what was done since the last time.
    [[nodiscard]] std::vector<Call> take_calls();

private:
    struct End {
        Number length = 0;
        bool is_new = false;
    };

    [[nodiscard]] bool fits(const Batch& batch) const;
    void append(const Batch& batch);
    void change_tokens(const Batch& batch);
    void write_ends(std::vector<Call>& calls) const;
    void write_entries(std::vector<Call>& calls) const;
    void write_rows(std::vector<Call>& calls) const;
    void write_tokens(std::vector<Call>& calls);
    void write_settled(std::vector<Call>& calls) const;
    void write_owed(std::vector<Call>& calls) const;

    std::map<std::string, Number> lengths_;
    std::map<Hash, std::string> tokens_;  // and the tables that they open
    std::set<Hash> kept_;                 // tokens that are in the database

    // Not written yet, each in the order in which every server writes it, so that two do not wait for each other.
    std::map<std::string, End> ends_;
    std::vector<Bytes> tables_;
    std::vector<std::int64_t> numbers_;
    std::vector<Bytes> bodies_;
    std::map<std::string, IndexRow> rows_;
    std::map<Hash, std::optional<FoundToken>> opened_;
    std::map<Hash, Number> settled_;  // up to this many entries, before what is owed
    std::map<Hash, Owed> owed_;
};

}  // namespace shelfmark::store::pg
