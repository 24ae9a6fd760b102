#include "lookup/directory.h"

#include <pthread.h>

#include <atomic>
#include <future>
#include <stdexcept>
#include <utility>

#include <gmock/gmock.h>

namespace shelfmark::lookup {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

constexpr std::chrono::hours forever{1};

// Whoever asks for "hanging" waits until the test is over; all others are "found NAME".
class Names {
public:
    ~Names() { let_go(); }
    [[nodiscard]] Directory::Ask ask() const {
        return [ended = ended_, asked = asked_](const std::string& name) {
            ++*asked;
            if (name == "hanging") ended.wait();
            if (name == "wrong") throw std::runtime_error("nothing");
            return Addresses{"found " + name};
        };
    }
    void let_go() {
        if (!std::exchange(over_, true)) end_.set_value();
    }
    [[nodiscard]] int asked() const { return *asked_; }

private:
    bool over_ = false;
    std::promise<void> end_;
    std::shared_future<void> ended_{end_.get_future()};
    std::shared_ptr<std::atomic<int>> asked_ = std::make_shared<std::atomic<int>>(0);
};

// The system refuses every thread, as it does where there are too many: none has room for such a stack.
class NoThreads {
public:
    NoThreads() {
        constexpr std::size_t too_much = std::size_t{1} << 60;
        pthread_getattr_default_np(&usual_);
        pthread_attr_t wish = usual_;
        pthread_attr_setstacksize(&wish, too_much);
        pthread_setattr_default_np(&wish);
    }
    NoThreads(const NoThreads&) = delete;
    NoThreads& operator=(const NoThreads&) = delete;
    ~NoThreads() { pthread_setattr_default_np(&usual_); }

private:
    pthread_attr_t usual_{};
};

}  // namespace

TEST(Directory, a_name_has_addresses) {
    const Names names;
    Directory directory(names.ask());
    EXPECT_THAT(*directory.ask_within(forever, "a"), ElementsAre("found a"));
    EXPECT_THAT(*directory.ask_within(forever, "b"), ElementsAre("found b"));
    EXPECT_THAT(*directory.ask_within(forever, "wrong"), IsEmpty());
}

TEST(Directory, the_system_knows_what_is_an_address_already_and_this_computer) {
    EXPECT_THAT(ask_system("192.0.2.1"), ElementsAre("192.0.2.1"));
    EXPECT_THAT(ask_system("2001:db8::1"), ElementsAre("2001:db8::1"));
    EXPECT_THAT(ask_system("localhost"), Contains(testing::AnyOf("127.0.0.1", "::1")));
    EXPECT_THAT(ask_system("no name"), IsEmpty());
}

TEST(Directory, a_name_that_hangs_is_waited_for_no_longer_than_one_likes) {
    const Names names;
    Directory directory(names.ask());
    EXPECT_EQ(directory.ask_within(std::chrono::milliseconds(1), "hanging"), std::nullopt);
    EXPECT_THAT(*directory.ask_within(forever, "a"), ElementsAre("found a")) << "others are not held up";
}

TEST(Directory, a_name_that_hangs_has_one_thread_however_often_it_is_asked_for) {
    const Names names;
    Directory directory(names.ask(), 2);
    for (int i = 0; i < 10; ++i) EXPECT_FALSE(directory.ask_within(std::chrono::milliseconds(1), "hanging"));
    EXPECT_TRUE(directory.ask_within(forever, "a"));
    EXPECT_LE(names.asked(), 2);
}

TEST(Directory, what_nobody_wants_to_know_any_more_is_not_asked_for) {
    Names names;
    Directory directory(names.ask(), 1);
    auto hanging = directory.ask("hanging", [](const Addresses&) {});
    EXPECT_FALSE(directory.ask_within(std::chrono::milliseconds(1), "a"));
    names.let_go();
    EXPECT_TRUE(directory.ask_within(forever, "b"));
    EXPECT_EQ(names.asked(), 2) << "hanging and b";
}

TEST(Directory, where_no_thread_is_to_be_had_a_name_waits_for_the_next_question) {
    const Names names;
    Directory directory(names.ask());
    Addresses found;
    Directory::Question question;
    {
        const NoThreads none;
        question = directory.ask("a", [&found](const Addresses& addresses) { found = addresses; });
    }
    EXPECT_TRUE(directory.ask_within(forever, "b"));
    EXPECT_THAT(found, ElementsAre("found a"));
}

TEST(Directory, its_end_waits_for_nobody) {
    const Names names;
    const auto told = std::make_shared<bool>(false);
    Directory::Question question;
    {
        Directory directory(names.ask());
        question = directory.ask("hanging", [told](const Addresses&) { *told = true; });
    }
    EXPECT_FALSE(*told);
}

}  // namespace shelfmark::lookup
