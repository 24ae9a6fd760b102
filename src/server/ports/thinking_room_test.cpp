#include "server/ports/thinking_room.h"

#include <gtest/gtest.h>

#include <future>
#include <numeric>
#include <thread>
#include <vector>

#include <boost/asio/executor_work_guard.hpp>

namespace shelfmark::server {
namespace {

constexpr std::int64_t second = 1'000'000;
constexpr std::chrono::milliseconds turn(40);

// One thread for all, which is busy until it is let go: what waits has to be put into some order.
class Thinking : public testing::Test {
protected:
    Thinking() {
        room.answer(
            Reflection([gate = gate_.get_future()](players::Timer*) mutable { return gate.get(), std::string(); }), 0,
            [](Thought) {});
        while (room.waiting() > 0) std::this_thread::yield();
    }
    void ask(const std::string& name, std::int64_t usual) {
        room.answer(Reflection([name](players::Timer*) { return name; }), usual,
                    [this](Thought thought) { heard.push_back(thought.text); });
    }
    // A bot that uses all the time that it is given for a part of a turn.
    void ask_for_long(int share) {
        const auto think = [share](players::Timer* timer) {
            timer->start(share);
            while (timer->used() < 1) continue;
            return std::string();
        };
        room.answer(Reflection(think), 0, [this](Thought thought) {
            took.push_back(thought.took);
            heard.push_back(thought.text);
        });
    }
    void let_go(std::size_t expected) {
        gate_.set_value();
        while (heard.size() < expected) context.run_one();
    }

    std::vector<std::string> heard;
    std::vector<std::int64_t> took;  // microseconds
    boost::asio::io_context context;
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work{context.get_executor()};
    Mailbox mailbox{context};

private:
    std::promise<void> gate_;

protected:
    ThinkingRoom room{1, turn, mailbox};
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
    ask_for_long(players::whole_turn / 2);
    let_go(1);
    EXPECT_GE(took.front(), 20'000);
    EXPECT_LT(took.front(), 30'000);
}

// When all tables ask at once, those who come last must not have the whole time because nobody is behind them.
TEST_F(Thinking, many_who_ask_at_once_need_two_turns_together_and_no_more) {
    constexpr std::size_t many = 200;
    for (std::size_t i = 0; i < many; ++i) ask_for_long(players::whole_turn);
    let_go(many);
    const auto all = std::accumulate(took.begin(), took.end(), std::int64_t{0});
    EXPECT_LT(all, 2 * std::chrono::microseconds(turn).count());
}

TEST_F(Thinking, the_more_wait_the_less_time_each_has) {
    for (int i = 0; i < 4; ++i) ask_for_long(players::whole_turn);
    let_go(4);
    for (const std::int64_t share : {10'000, 13'333, 13'333, 10'000}) {
        EXPECT_GE(took.front(), share);
        EXPECT_LT(took.front(), share * 5 / 4);
        took.erase(took.begin());
    }
}

}  // namespace
}  // namespace shelfmark::server
