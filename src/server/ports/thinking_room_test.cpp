#include "server/ports/thinking_room.h"

#include <gtest/gtest.h>

#include <future>
#include <thread>
#include <vector>

#include <boost/asio/executor_work_guard.hpp>

namespace shelfmark::server {
namespace {

constexpr std::int64_t second = 1'000'000;

// One thread for all, which is busy until it is let go: what waits has to be put into some order.
class Thinking : public testing::Test {
protected:
    Thinking() {
        room.answer([gate = gate_.get_future()]() mutable { return gate.get(), std::string(); }, 0, [](Thought) {});
        while (room.waiting() > 0) std::this_thread::yield();
    }
    void ask(const std::string& name, std::int64_t usual) {
        room.answer([name] { return name; }, usual, [this](Thought thought) { heard.push_back(thought.decision); });
    }
    void let_go(std::size_t expected) {
        gate_.set_value();
        while (heard.size() < expected) context.run_one();
    }

    std::vector<std::string> heard;
    boost::asio::io_context context;
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work{context.get_executor()};
    Mailbox mailbox{context};

private:
    std::promise<void> gate_;

protected:
    ThinkingRoom room{1, mailbox};
};

TEST_F(Thinking, a_table_that_thinks_for_long_holds_up_nobody) {
    ask("slow", 10 * second);
    ask("first", 0);
    ask("second", 0);
    let_go(3);
    EXPECT_EQ(heard, (std::vector<std::string>{"first", "second", "slow"}));
}

TEST_F(Thinking, nobody_is_passed_by_for_longer_than_they_think) {
    ask("slow", 1'000);
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    ask("quick", 0);
    let_go(2);
    EXPECT_EQ(heard, (std::vector<std::string>{"slow", "quick"}));
}

TEST_F(Thinking, a_thought_knows_how_long_it_took) {
    std::int64_t took = -1;
    const auto think = [] {
        const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(5);
        while (std::chrono::steady_clock::now() < end) continue;
        return std::string("done");
    };
    room.answer(think, 0, [&](Thought thought) {
        took = thought.took;
        heard.push_back(thought.decision);
    });
    let_go(1);
    EXPECT_GT(took, 0);
}

}  // namespace
}  // namespace shelfmark::server
