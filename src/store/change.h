// What can be written to a store. A change is carried out as a whole or not at all.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace shelfmark::store {

/// Bytes that mean nothing to the store.
using Bytes = std::string;
/// The hash of a secret: the secrets themselves are never stored.
using Hash = std::array<std::uint8_t, 32>;
/// Milliseconds since 1970, as the server's clock tells them.
using Moment = std::int64_t;
/// Entries of a table are numbered 0, 1, 2 and so on, without gaps.
using Number = std::size_t;

/// Opens something at one table: a seat, the spectators' bench.
struct Token {
    Hash hash{};
    Bytes value;

    bool operator==(const Token&) const = default;
};

/// What the store can find a table by, and what lists show of it.
struct IndexRow {
    bool listed = false;
    std::uint8_t status = 0;
    Moment updated_at = 0;
    std::optional<Moment> wake_at = std::nullopt;
    Bytes summary;  // for lists

    bool operator==(const IndexRow&) const = default;
};

/// Somebody who is away is to be told that they are waited for. It is owed, and stays so until it is settled, where the
/// owner, a token of the table, has a subscription; of several only the last. It goes with the token.
struct Notice {
    Hash owner{};
    Moment due = 0;  // not to be sent before

    bool operator==(const Notice&) const = default;
};

/// What happened next at one table. It conflicts when `first` is not the number of entries that the table has, or when
/// one of the new tokens opens another table. A table begins with its first entry.
struct Batch {
    std::string table;
    Number first = 0;
    std::vector<Bytes> entries;
    std::vector<Token> new_tokens;  // one that the table already has gets a new value
    std::vector<Hash> old_tokens;   // go before the new ones come, and with them what they own
    std::optional<IndexRow> row;    // none: it stays as it was
    bool forgets = false;           // what the row said before shall be in no file any more
    std::vector<Notice> notices;    // after the tokens have changed

    bool operator==(const Batch&) const = default;
};

/// Removes a table with its entries, its tokens and what they own; a table that is not there is removed already.
struct Removal {
    std::string table;
};

/// Replaces the body of one entry; it conflicts when there is no such entry, or when it is another by now.
struct Redaction {
    std::string table;
    Number number = 0;
    Bytes before;
    Bytes after;
};

/// Changes a setting from one value to another; it conflicts when the setting holds something else by now, so that of
/// two who make the first value one succeeds.
struct Setting {
    std::string name;
    std::optional<Bytes> before;
    Bytes after;
};

/// Where notices for the owner, a token, go; one with the same key is replaced. It goes with the token, and conflicts
/// where there is no such token.
struct Subscription {
    Hash key{};
    Hash owner{};
    Bytes value;

    bool operator==(const Subscription&) const = default;
};

/// Ends a subscription, if there is one.
struct Unsubscription {
    Hash key{};
};

/// The notice that an owner was owed when a table had so many entries was sent, or is not needed any more.
struct Settlement {
    Hash owner{};
    Number entries = 0;
};

/// That notice is not to be sent before another moment.
struct Postponement {
    Hash owner{};
    Number entries = 0;
    Moment due = 0;
};

/// Work that one server does for all of them. It conflicts while another holder has the work until later than `now`;
/// the holder keeps it by claiming it again, and gives it up with a claim that has ended already. A claim outlives its
/// holder, never a store that has no other servers.
struct Claim {
    std::string work;
    std::string holder;
    Moment now = 0;
    Moment until = 0;

    [[nodiscard]] bool gives_up() const { return until <= now; }
    /// Whether it may take over from the claim that was there.
    [[nodiscard]] bool follows(const std::optional<Claim>& before) const {
        return !before || before->holder == holder || before->until <= now;
    }
};

/// Told to the other servers of the same store once it is committed; nothing of it is kept.
struct Announcement {
    Bytes text;

    bool operator==(const Announcement&) const = default;
};

using Change = std::variant<Batch, Removal, Redaction, Setting, Subscription, Unsubscription, Settlement, Postponement,
                            Claim, Announcement>;

}  // namespace shelfmark::store
