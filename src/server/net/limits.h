#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace shelfmark::server::net {

// How many may be there at the same time, of each name.
class Capacity {
public:
    explicit Capacity(std::size_t most) : most_(most) {}

    // A place that is given back when it goes. It must not outlive the capacity.
    class Place {
    public:
        Place(Capacity& capacity, std::string name) : capacity_(&capacity), name_(std::move(name)) {}
        Place(Place&& other) noexcept
            : capacity_(std::exchange(other.capacity_, nullptr)), name_(std::move(other.name_)) {}
        Place& operator=(Place&& other) noexcept {
            std::swap(capacity_, other.capacity_);
            std::swap(name_, other.name_);
            return *this;
        }
        ~Place() {
            if (capacity_ != nullptr) capacity_->give_back(name_);
        }

    private:
        Capacity* capacity_;
        std::string name_;
    };

    [[nodiscard]] std::optional<Place> take(const std::string& name) {
        std::size_t& taken = taken_[name];
        if (taken >= most_) return std::nullopt;
        ++taken;
        return Place(*this, name);
    }
    [[nodiscard]] std::size_t taken(const std::string& name) const {
        const auto found = taken_.find(name);
        return found == taken_.end() ? 0 : found->second;
    }
    [[nodiscard]] std::size_t names() const { return taken_.size(); }

private:
    void give_back(const std::string& name) {
        const auto found = taken_.find(name);
        if (--found->second == 0) taken_.erase(found);
    }

    std::size_t most_;
    std::unordered_map<std::string, std::size_t> taken_;
};

// How often something may happen, for each name: so many times a second on average, and `burst` times at once.
class Throttle {
public:
    Throttle(std::size_t per_second, std::size_t burst)
        : interval_(1'000'000 / static_cast<std::int64_t>(per_second)),
          allowance_(interval_ * static_cast<std::int64_t>(burst)) {}

    // `now` in milliseconds. Something may weigh as much as several, but never more than what is possible at once.
    [[nodiscard]] bool allow(const std::string& name, std::int64_t now, std::size_t weight = 1) {
        std::int64_t& paid_until = paid_until_.try_emplace(name, 0).first->second;  // microseconds
        const std::int64_t latest = now * 1000 + allowance_;
        if (paid_until > latest) paid_until = 0;  // nobody can owe so much: the clock was set back
        const std::int64_t begin = std::max(paid_until, now * 1000);
        const std::int64_t price = std::min(interval_ * static_cast<std::int64_t>(weight), allowance_);
        if (begin + price > latest) return false;
        paid_until = begin + price;
        return true;
    }
    // Forgets those who owe nothing.
    void sweep(std::int64_t now) {
        std::erase_if(paid_until_, [&](const auto& entry) { return entry.second <= now * 1000; });
    }
    [[nodiscard]] std::size_t names() const { return paid_until_.size(); }

private:
    std::int64_t interval_;   // microseconds
    std::int64_t allowance_;  // microseconds that may be owed
    std::unordered_map<std::string, std::int64_t> paid_until_;
};

}  // namespace shelfmark::server::net
