#include "lookup/directory.h"

#include <netdb.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <deque>
#include <exception>
#include <future>
#include <map>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace shelfmark::lookup {

namespace {

using Questions = std::vector<std::weak_ptr<const Directory::Then>>;

bool wanted(const Questions& questions) {
    return std::ranges::any_of(questions, [](const auto& one) { return !one.expired(); });
}

std::string in_figures(const addrinfo& entry) {
    std::array<char, NI_MAXHOST> text{};
    const int failed =
        ::getnameinfo(entry.ai_addr, entry.ai_addrlen, text.data(), text.size(), nullptr, 0, NI_NUMERICHOST);
    return failed != 0 ? "" : text.data();
}

}  // namespace

Addresses ask_system(const std::string& name) {
    addrinfo wish{};
    wish.ai_socktype = SOCK_STREAM;
    addrinfo* first = nullptr;
    if (::getaddrinfo(name.c_str(), nullptr, &wish, &first) != 0) return {};
    const std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)> all(first, &::freeaddrinfo);
    Addresses found;
    for (const addrinfo* entry = all.get(); entry != nullptr; entry = entry->ai_next) {
        auto address = in_figures(*entry);
        if (!address.empty() && std::ranges::find(found, address) == found.end()) found.push_back(std::move(address));
    }
    return found;
}

// Belongs to the threads as well, since one that hangs outlives the directory.
struct Directory::State {
    Ask asking;
    std::size_t at_once;
    std::mutex mutex;
    std::map<std::string, Questions> open;  // those that wait and those that are asked for now
    std::deque<std::string> waiting;
    std::size_t busy = 0;

    // Names that nobody wants to know any more make no line.
    void forget_unwanted() {
        std::erase_if(waiting, [this](const std::string& name) {
            if (wanted(open[name])) return false;
            open.erase(name);
            return true;
        });
    }

    std::optional<std::string> next() {
        forget_unwanted();
        if (waiting.empty()) return std::nullopt;
        auto name = std::move(waiting.front());
        waiting.pop_front();
        return name;
    }

    void tell(const std::string& name, const Addresses& found) {
        const auto questions = open.extract(name);
        if (!questions) return;
        for (const auto& one : questions.mapped()) {
            if (const auto then = one.lock()) (*then)(found);
        }
    }

    Addresses find(const std::string& name) const {
        try {
            return asking(name);
        } catch (const std::exception&) {
            return {};
        }
    }

    // Where the system has no thread to give, names wait for the next question, and whoever asked for as long as they
    // like.
    static void begin_work(const std::shared_ptr<State>& state) {
        try {
            std::thread([state] { state->work(); }).detach();
            ++state->busy;
        } catch (const std::system_error&) {
            return;
        }
    }

    void work() {
        std::unique_lock lock(mutex);
        while (const auto name = next()) {
            lock.unlock();
            const auto found = find(*name);
            lock.lock();
            tell(*name, found);
        }
        --busy;
    }
};

Directory::Directory(Ask ask, std::size_t at_once) : state_(std::make_shared<State>()) {
    state_->asking = std::move(ask);
    state_->at_once = at_once;
}

Directory::~Directory() {
    const std::scoped_lock lock(state_->mutex);
    state_->open.clear();
    state_->waiting.clear();
}

Directory::Question Directory::ask(const std::string& name, Then then) {
    auto question = std::make_shared<const Then>(std::move(then));
    const std::scoped_lock lock(state_->mutex);
    state_->forget_unwanted();
    auto& questions = state_->open[name];
    if (questions.empty()) state_->waiting.push_back(name);
    std::erase_if(questions, [](const auto& one) { return one.expired(); });
    questions.push_back(question);
    if (!state_->waiting.empty() && state_->busy < state_->at_once) State::begin_work(state_);
    return question;
}

std::optional<Addresses> Directory::ask_within(std::chrono::milliseconds limit, const std::string& name) {
    const auto answer = std::make_shared<std::promise<Addresses>>();
    auto found = answer->get_future();
    const auto question = ask(name, [answer](const Addresses& addresses) { answer->set_value(addresses); });
    if (found.wait_for(limit) != std::future_status::ready) return std::nullopt;
    return found.get();
}

}  // namespace shelfmark::lookup
