#include "app/checked_output.h"

#include <cstdio>
#include <iostream>
#include <system_error>

namespace shelfmark::app {

namespace {

constexpr int output_lost = 1;

bool written() {
    std::cout.flush();
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0 && std::cout.good();
}

}  // namespace

int checked_output(messages::Language language, const std::function<int()>& run) {
    int status = output_lost;
    bool lost = false;
    try {
        status = run();
    } catch (const std::system_error&) {
        lost = true;
    }
    if (!lost && written()) return status;
    std::cerr << messages::text(language, "terminal.output-lost") << '\n';
    return output_lost;
}

}  // namespace shelfmark::app
