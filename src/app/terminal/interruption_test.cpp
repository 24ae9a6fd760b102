#include "app/terminal/interruption.h"

#include <array>
#include <csignal>
#include <functional>

#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace shelfmark::app::terminal {
namespace {

// How a program ended whose input never came, and that was interrupted in the middle of what it did.
int status_after(int signal, const std::function<int()>& program) {
    std::array<int, 2> input = {};
    std::array<int, 2> ready = {};
    EXPECT_EQ(pipe(input.data()) + pipe(ready.data()), 0);
    const pid_t child = fork();
    if (child == 0) {
        dup2(input[0], STDIN_FILENO);
        end_politely(std::chrono::seconds(1));
        if (write(ready[1], "!", 1) != 1) _exit(2);
        _exit(program());
    }
    char byte = 0;
    EXPECT_EQ(read(ready[0], &byte, 1), 1);
    usleep(100'000);
    kill(child, signal);
    int status = 0;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    for (const int handle : {input[0], input[1], ready[0], ready[1]}) close(handle);
    return status;
}

int hang() {
    for (;;) pause();
}

int read_something() {
    char byte = 0;
    return read(STDIN_FILENO, &byte, 1) > 0 ? 1 : 0;
}

TEST(Interruption, what_hangs_is_given_up_after_a_while) {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        const int status = status_after(signal, hang);
        ASSERT_TRUE(WIFSIGNALED(status));
        EXPECT_EQ(WTERMSIG(status), SIGALRM);
    }
}

TEST(Interruption, the_input_ends_whether_somebody_waits_for_it_or_not) {
    EXPECT_EQ(status_after(SIGTERM, read_something), 0);
    const auto busy_first = [] {
        pause();
        return read_something();
    };
    EXPECT_EQ(status_after(SIGTERM, busy_first), 0);
}

}  // namespace
}  // namespace shelfmark::app::terminal
