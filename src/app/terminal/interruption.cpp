#include "app/terminal/interruption.h"

#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace shelfmark::app::terminal {
namespace {

// What the handler needs; it may use nothing that allocates or locks.
int nothing_to_read = -1;
unsigned seconds_left = 0;
volatile std::sig_atomic_t interrupted = 0;

// A read that waits is broken off; one that has not begun yet finds the end of the input.
void interrupt(int /*signal*/) {
    dup2(nothing_to_read, STDIN_FILENO);
    if (interrupted == 0) alarm(seconds_left);  // SIGALRM ends the program; asking again does not prolong it
    interrupted = 1;
}

}  // namespace

void end_politely(std::chrono::seconds patience) {
    nothing_to_read = open("/dev/null", O_RDONLY | O_CLOEXEC);  // NOLINT: C's interface
    seconds_left = static_cast<unsigned>(patience.count());
    struct sigaction action = {};
    action.sa_handler = interrupt;
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
    action.sa_handler = SIG_IGN;  // NOLINT: C's interface
    sigaction(SIGPIPE, &action, nullptr);
}

}  // namespace shelfmark::app::terminal
