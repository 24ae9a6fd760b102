// Ctrl-C and its like, for those who have something to finish first.
#pragma once

#include <csignal>

namespace shelfmark::app {

// While it lives, an interruption is only noted.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    // Whether there was one since the last of these began.
    [[nodiscard]] static bool happened();

private:
    struct sigaction interrupt_ = {};
    struct sigaction terminate_ = {};
};

}  // namespace shelfmark::app
