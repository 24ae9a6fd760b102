#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace shelfmark::server::push {

// What waits for each other, by the domain that it is for. The domains take turns, and each has its share of what is
// under way.
template <class T>
class Lane {
    struct Queue {
        std::deque<T> waiting;
        std::size_t busy = 0;
    };
    using Queues = std::map<std::string, Queue>;

public:
    // Of something that is under way.
    using Turn = typename Queues::iterator;

    [[nodiscard]] std::size_t waiting() const { return waiting_; }

    void add(const std::string& domain, T one) {
        queues_[domain].waiting.push_back(std::move(one));
        ++waiting_;
    }

    // Of the domain that has most of them waiting the one that has waited for the longest time.
    T give_up() {
        const auto longest =
            std::ranges::max_element(queues_, {}, [](const auto& one) { return one.second.waiting.size(); });
        T one = pop(longest->second);
        forget_if_idle(longest);
        return one;
    }

    // The next one in turn, of a domain that has less than its share under way; it is under way until `end`.
    std::optional<std::pair<Turn, T>> begin(std::size_t share) {
        const auto may_begin = [&](const auto& one) { return !one.second.waiting.empty() && one.second.busy < share; };
        const auto after = queues_.upper_bound(last_);
        auto next = std::find_if(after, queues_.end(), may_begin);
        if (next == queues_.end()) {
            next = std::find_if(queues_.begin(), after, may_begin);
            if (next == after) return std::nullopt;
        }
        last_ = next->first;
        ++next->second.busy;
        return std::pair(next, pop(next->second));
    }
    void end(Turn turn) {
        --turn->second.busy;
        forget_if_idle(turn);
    }

    std::size_t workers = 0;

private:
    T pop(Queue& queue) {
        T one = std::move(queue.waiting.front());
        queue.waiting.pop_front();
        --waiting_;
        return one;
    }
    void forget_if_idle(Turn queue) {
        if (queue->second.waiting.empty() && queue->second.busy == 0) queues_.erase(queue);
    }

    Queues queues_;
    std::string last_;  // the domain whose turn it was
    std::size_t waiting_ = 0;
};

}  // namespace shelfmark::server::push
