#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "client/server_address.h"

namespace shelfmark::client {

struct LoadPlan {
    std::vector<ServerAddress> servers;  // of one store; the two at a table sit at different ones
    std::size_t tables = 1000;
    std::size_t rate = 0;  // moves a second in all; 0: at every table the next as soon as one is made
    double seconds = 10;
    bool idle = false;  // everybody is there and nobody moves
    std::string bot;    // plays instead of the second person; empty: none does
};

// How long people waited for the decisions of bots.
struct BotWaits {
    std::uint64_t decisions = 0;
    double p50_ms = 0;
    double p99_ms = 0;
    double longest_ms = 0;
    // The mean wait at the table in the middle, and at the one that was treated worst.
    double usual_table_ms = 0;
    double worst_table_ms = 0;
    std::size_t tables_without = 0;  // where no bot has decided anything
};

struct LoadResult {
    std::size_t tables = 0;
    std::uint64_t moves = 0;
    double moves_per_second = 0;
    double p50_ms = 0;
    double p99_ms = 0;
    std::uint64_t errors = 0;
    std::string first_error;
    // Of all servers together.
    double server_cpu_us_per_move = 0;
    double server_rss_mb = 0;
    std::array<BotWaits, 2> bots;  // by game
};

enum class LoadFailure {
    server,       // could not be asked how it is
    interrupted,  // by a signal
};

// Plays at many tables of both games at once.
std::expected<LoadResult, LoadFailure> load(const LoadPlan& plan);

}  // namespace shelfmark::client
