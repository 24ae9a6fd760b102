// Examples of everything that the protocol can say: within its limits, or beyond exactly one of them.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/random.h"
#include "generated/protocol.h"
#include "protocol/characters.h"

namespace shelfmark::proof {

namespace limit = protocol::limit;

/// Fills records with anything that their limits allow.
class Examples {
public:
    explicit Examples(std::uint64_t seed) : random_{seed} {}

    template <class T>
    T make() {
        T value{};
        if constexpr (requires { tags_of(&value); }) {
            fill_message(value, random_.below(static_cast<std::uint32_t>(std::variant_size_v<T>)));
        } else {
            T::fields(value, *this);
        }
        return value;
    }
    template <class... Records>
    void fill_message(std::variant<Records...>& message, std::size_t which) {
        std::size_t next = 0;
        ((next++ == which ? void(message = make<Records>()) : void()), ...);
    }

    template <class T, class Limit>
    void operator()(std::string_view, T& value, const Limit& limit) {
        fill(value, limit);
    }
    template <class T, class Limit>
    void operator()(std::string_view, std::optional<T>& value, const Limit& limit) {
        if (chance(2)) fill(value.emplace(), limit);
    }

private:
    bool chance(std::uint32_t one_in) { return random_.below(one_in) == 0; }
    std::size_t between(std::size_t least, std::size_t most) {
        return least + random_.below(static_cast<std::uint32_t>(most - least + 1));
    }

    void fill(bool& value, limit::Flag) { value = chance(2); }
    void fill(bool& value, limit::Mark) { value = chance(2); }
    template <class T>
    void fill(T& value, limit::Whole limit) {
        const auto range = static_cast<std::uint64_t>(limit.most - limit.least) + 1;
        const std::int64_t any = limit.least + static_cast<std::int64_t>(random_.next() % range);
        value = static_cast<T>(chance(4) ? limit.least : chance(4) ? limit.most : any);
    }
    void fill(std::string& value, limit::Text limit) { fill_text(value, limit.least, limit.most); }
    void fill(std::string& value, limit::Lines limit) { fill_text(value, limit.least, limit.most); }
    void fill_text(std::string& value, std::size_t least, std::size_t most) {
        constexpr std::u32string_view odd = U"\"\\/ <&'č€𝄞\u00a0\ufffd";
        const std::size_t length = chance(4) ? most : between(least, std::min(most, least + 12));
        for (std::size_t i = 0; i < length; ++i) {
            const char32_t letter = U'a' + random_.below(26);
            protocol::append_character(value, chance(4) ? odd[between(0, odd.size() - 1)] : letter);
        }
    }
    template <class T>
    void fill(T& value, limit::Word) {
        value = static_cast<T>(between(0, words_of(T{}).size() - 1));
    }
    template <class T>
    void fill(T& value, limit::Part) {
        T::fields(value, *this);
    }
    template <class T, class Each>
    void fill(std::vector<T>& value, const limit::List<Each>& limit) {
        constexpr std::size_t few = 3;
        const std::size_t length = between(limit.least, std::max(limit.least, std::min(limit.most, few)));
        for (std::size_t i = 0; i < length; ++i) fill(value.emplace_back(), limit.each);
    }

    base::Random random_;
};

/// Goes through a record's limits and oversteps the n-th of them.
class Spoiler {
public:
    explicit Spoiler(int which) : left_(which) {}

    /// Whether there was such a limit, and where it was: "seats[2].name".
    [[nodiscard]] bool found() const { return left_ < 0; }
    [[nodiscard]] const std::string& where() const { return where_; }

    template <class T, class Limit>
    void operator()(std::string_view name, T& value, const Limit& limit) {
        within(name, [&] { spoil(value, limit); });
    }
    template <class T, class Limit>
    void operator()(std::string_view name, std::optional<T>& value, const Limit& limit) {
        if (value) within(name, [&] { spoil(*value, limit); });
    }

private:
    template <class Work>
    void within(std::string_view name, Work work) {
        if (found()) return;
        const std::string outside = std::exchange(path_, (path_.empty() ? "" : path_ + ".") + std::string(name));
        work();
        path_ = outside;
    }
    bool now() {
        if (left_-- != 0) return false;
        where_ = path_;
        return true;
    }

    void spoil(bool&, limit::Flag) {}
    void spoil(bool&, limit::Mark) {}
    template <class T>
    void spoil(T& value, limit::Whole limit) {
        if (now()) value = static_cast<T>(limit.most + 1);
        if (!found() && now()) value = static_cast<T>(limit.least - 1);
    }
    void spoil(std::string& value, limit::Text limit) {
        spoil_text(value, limit.least, limit.most);
        if (!found() && now()) value.replace(0, 1, "\n");
    }
    void spoil(std::string& value, limit::Lines limit) { spoil_text(value, limit.least, limit.most); }
    void spoil_text(std::string& value, std::size_t least, std::size_t most) {
        if (now()) value.assign(most + 1, 'x');
        if (least != 0 && !found() && now()) value.assign(least - 1, 'x');
        for (const std::string_view bad :
             {"\x01", "\x7f", "\xe2\x80\xae", "\xff", "\xc0\x80", "\xed\xa0\x80", "\xe2\x82"}) {
            if (!found() && now()) value.assign(bad);
        }
    }
    template <class T>
    void spoil(T&, limit::Word) {}
    template <class T>
    void spoil(T& value, limit::Part) {
        T::fields(value, *this);
    }
    template <class T, class Each>
    void spoil(std::vector<T>& value, const limit::List<Each>& limit) {
        for (std::size_t i = 0; i < value.size() && !found(); ++i) {
            const std::string outside = std::exchange(path_, path_ + '[' + std::to_string(i) + ']');
            spoil(value[i], limit.each);
            path_ = outside;
        }
        if (!value.empty() && !found() && now()) {
            value.resize(limit.most + 1, value.front());
            where_ += '[' + std::to_string(limit.most) + ']';
        }
        if (limit.least != 0 && !found() && now()) value.resize(limit.least - 1);
    }

    int left_;
    std::string path_;
    std::string where_;
};

}  // namespace shelfmark::proof
