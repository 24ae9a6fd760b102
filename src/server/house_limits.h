#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

namespace shelfmark::server {

// Lets so many through in a second, and a burst of more now and then.
class Bucket {
public:
    // Whether one more may pass now, or one that weighs as much as several.
    bool take(std::int64_t now, std::size_t per_second, std::size_t burst, std::size_t weight = 1) {
        const auto most = static_cast<std::int64_t>(burst) * whole;
        const auto flown = (now - filled_) * static_cast<std::int64_t>(per_second);  // thousandths, since now is
        level_ = filled_ == 0 ? most : std::min(most, level_ + std::max<std::int64_t>(flown, 0));
        filled_ = now;
        const std::int64_t wanted = std::min(most, static_cast<std::int64_t>(weight) * whole);
        if (level_ < wanted) return false;
        level_ -= wanted;
        return true;
    }

    // Whether it is as if it had never been used.
    [[nodiscard]] bool full(std::int64_t now, std::size_t per_second, std::size_t burst) const {
        const auto flown = (now - filled_) * static_cast<std::int64_t>(per_second);
        return level_ + flown >= static_cast<std::int64_t>(burst) * whole;
    }

private:
    static constexpr std::int64_t whole = 1000;

    std::int64_t level_ = 0;
    std::int64_t filled_ = 0;  // when it was last looked at
};

// A bucket for each address.
class Buckets {
public:
    bool take(const std::string& address, std::int64_t now, std::size_t per_second, std::size_t burst,
              std::size_t weight) {
        if (now >= next_sweep_) {
            std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(now, per_second, burst); });
            next_sweep_ = now + 60'000;
        }
        return buckets_[address].take(now, per_second, burst, weight);
    }
    [[nodiscard]] std::size_t addresses() const { return buckets_.size(); }

private:
    std::int64_t next_sweep_ = 0;
    std::unordered_map<std::string, Bucket> buckets_;
};

// Counts what each address does within an hour by the clock.
class HourlyCount {
public:
    bool take(const std::string& address, std::int64_t now, std::size_t most) {
        const std::int64_t hour = now / 3'600'000;
        if (hour != hour_) counts_.clear();
        hour_ = hour;
        std::size_t& count = counts_[address];
        if (count >= most) return false;
        ++count;
        return true;
    }

private:
    std::int64_t hour_ = 0;
    std::unordered_map<std::string, std::size_t> counts_;
};

}  // namespace shelfmark::server
