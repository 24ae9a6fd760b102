#include "browser/ports.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <unistd.h>
#include <utility>

#include "base/hash.h"
#include "browser/page.h"
#include "browser/reflection.h"
#include "server/house_keys.h"

namespace shelfmark::browser {

namespace {

using store::Outcome;

std::vector<store::Bytes> lines_of(std::string_view text) {
    std::vector<store::Bytes> lines;
    while (!text.empty()) {
        const auto end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

template <class T>
T random_value() {
    T value{};
    getentropy(&value, sizeof value);
    return value;
}

// So many signs, each chosen among these.
std::string random_text(std::string_view signs, int size) {
    std::string text;
    for (int i = 0; i < size; ++i) text += signs[random_value<std::uint64_t>() % signs.size()];
    return text;
}

protocol::Keep to_keep(store::Batch batch) {
    protocol::Keep keep;
    keep.table = std::move(batch.table);
    keep.first = static_cast<std::int64_t>(batch.first);
    keep.entries = std::move(batch.entries);
    for (auto& token : batch.new_tokens)
        keep.new_tokens.push_back({server::hex_of(token.hash), std::move(token.value)});
    for (const auto& hash : batch.old_tokens) keep.old_tokens.push_back(server::hex_of(hash));
    return keep;
}

}  // namespace

std::int64_t PageClock::now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

void PageLines::send(server::LineId line, std::string_view message) {
    page_send(static_cast<std::uint32_t>(line), message.data(), message.size());
}

void PageLines::hang_up(server::LineId line) { page_hang_up(static_cast<std::uint32_t>(line)); }

void Later::put(server::Then<> task) {
    tasks_.push_back(std::move(task));
    page_later();
}

void Later::turn() {
    if (tasks_.empty()) return;
    auto task = std::move(tasks_.front());
    tasks_.pop_front();
    task();
}

void PageDesk::ask(const protocol::DeskRequest& request, Answer then) {
    const auto ticket = ++tickets_;
    asked_.emplace(ticket, std::move(then));
    const auto text = protocol::encode(request);
    page_desk(ticket, text.data(), text.size());
}

void PageDesk::answered(std::uint32_t ticket, Outcome outcome, std::string_view text) {
    auto asked = asked_.extract(ticket);
    if (asked) asked.mapped()(outcome, text);
}

void PageDesk::submit(store::Change change, server::Then<Outcome> then) {
    Answer told = [then = std::move(then)](Outcome outcome, std::string_view) mutable { then(outcome); };
    if (auto* batch = std::get_if<store::Batch>(&change)) return ask(to_keep(std::move(*batch)), std::move(told));
    if (const auto* removal = std::get_if<store::Removal>(&change)) {
        return ask(protocol::Discard{removal->table}, std::move(told));
    }
    if (const auto* redaction = std::get_if<store::Redaction>(&change)) {
        const auto number = static_cast<std::int64_t>(redaction->number);
        return ask(protocol::Redact{redaction->table, number, redaction->after}, std::move(told));
    }
    later_.put([told = std::move(told)]() mutable { told(Outcome::failed, {}); });
}

void PageDesk::load(std::string table, store::Number from,
                    server::Then<std::optional<std::vector<store::Bytes>>> then) {
    ask(protocol::Load{std::move(table)}, [from, then = std::move(then)](Outcome outcome,
                                                                         std::string_view text) mutable {
        if (outcome != Outcome::committed) return then(std::nullopt);
        auto entries = lines_of(text);
        entries.erase(entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(std::min(from, entries.size())));
        then(std::move(entries));
    });
}

// A house in a browser is alone, and has none.
void PageDesk::setting(std::string /*name*/, server::Then<std::optional<std::optional<store::Bytes>>> then) {
    later_.put([then = std::move(then)]() mutable { then(std::optional<store::Bytes>()); });
}

void PageDesk::find_token(store::Hash hash, server::Then<std::optional<std::optional<store::FoundToken>>> then) {
    using Found = std::optional<store::FoundToken>;
    ask(protocol::FindToken{server::hex_of(hash)},
        [then = std::move(then)](Outcome outcome, std::string_view text) mutable {
            const auto lines = lines_of(text);
            if (outcome != Outcome::committed) return then(std::nullopt);
            then(lines.size() == 2 ? Found({lines[0], lines[1]}) : Found());
        });
}

void PageDesk::listed(std::size_t /*limit*/, store::Cursor /*after*/,
                      server::Then<std::optional<std::vector<store::Listing>>> then) {
    later_.put([then = std::move(then)]() mutable { then(std::vector<store::Listing>()); });
}

void PageDesk::due_before(std::int64_t /*moment*/, std::size_t /*limit*/,
                          server::Then<std::optional<std::vector<store::Due>>> then) {
    later_.put([then = std::move(then)]() mutable { then(std::vector<store::Due>()); });
}

void PageDesk::subscriptions(store::Hash /*owner*/,
                             server::Then<std::optional<std::vector<store::Subscription>>> then) {
    later_.put([then = std::move(then)]() mutable { then(std::vector<store::Subscription>()); });
}

void PageDesk::owed_before(std::int64_t /*moment*/, std::size_t /*limit*/,
                           server::Then<std::optional<std::vector<store::Owed>>> then) {
    later_.put([then = std::move(then)]() mutable { then(std::vector<store::Owed>()); });
}

void PageThinker::think(const server::Match& match, const server::BotsTurn& turn, server::Then<server::Thought> then) {
    const auto ticket = ++tickets_;
    const auto& asked = asked_[ticket] = {reflection_text(match, turn), std::move(then)};
    page_think(ticket, asked.text.data(), asked.text.size());
}

void PageThinker::thought(std::uint32_t ticket, std::string_view decision) {
    auto asked = asked_.extract(ticket);
    if (!asked) return;
    auto& [text, then] = asked.mapped();
    then({decision.empty() ? reflected(text) : std::string(decision)});
}

std::string PageSecrets::token() {
    return random_text("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", 32);
}

std::string PageSecrets::table_id() { return random_text("23456789abcdefghjkmnpqrstuvwxyz", 12); }

// Whoever can look into this browser sees the game itself: a number will do.
base::Seed PageSecrets::game_seed() { return seed(); }

std::uint64_t PageSecrets::seed() { return random_value<std::uint64_t>(); }

// Keeps apart what differs, and hides nothing: whoever can read the tokens of this browser can read the tables, too.
store::Hash PageSecrets::hash(std::string_view token) {
    store::Hash hash{};
    for (std::size_t part = 0; part < hash.size(); part += sizeof(std::uint64_t)) {
        base::Hash mixed;
        mixed.add(part);
        for (const char sign : token) mixed.add(static_cast<unsigned char>(sign));
        for (std::size_t i = 0; i < sizeof(std::uint64_t); ++i) {
            hash[part + i] = static_cast<std::uint8_t>(mixed.value() >> (8 * i));
        }
    }
    return hash;
}

}  // namespace shelfmark::browser
