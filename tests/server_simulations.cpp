// Many worlds, each from its own seed. SHELFMARK_LONG_MINUTES lets it go on (see pace.h).
#include <gtest/gtest.h>

#include <iostream>

#include "pace.h"
#include "server_simulation.h"

namespace shelfmark::proof {

namespace {

std::string all(const std::vector<std::string>& findings) {
    std::string text;
    for (const auto& one : findings) text += one + "\n";
    return text;
}

// The kinds of entries that there were not.
std::string missing(const std::set<std::size_t>& kinds) {
    std::string all;
    for (std::size_t kind = 0; kind < std::variant_size_v<protocol::LogEntry>; ++kind) {
        if (!kinds.contains(kind))
            all += std::string(tags_of(static_cast<const protocol::LogEntry*>(nullptr))[kind]) + ' ';
    }
    return all;
}

}  // namespace

TEST(ServerSimulation, nothing_is_lost_repeated_or_told_to_the_wrong_seat) {
    std::size_t crashes = 0;
    std::size_t promises = 0;
    std::size_t rounds = 0;
    std::size_t forgotten = 0;
    std::size_t told = 0;
    std::set<std::size_t> kinds;
    for (Pace pace(100); pace.goes_on();) {
        const auto seed = static_cast<std::uint64_t>(pace.round());
        Simulation simulation({.seed = seed, .forgetting = seed % 3 == 0, .sleeping = seed % 2 == 0});
        simulation.run();
        const auto findings = simulation.findings();
        ASSERT_TRUE(findings.empty()) << "seed " << pace.round() << "\n" << all(findings);
        ++rounds;
        crashes += simulation.crashes();
        promises += simulation.promises();
        forgotten += simulation.forgotten();
        told += simulation.told();
        kinds.insert(simulation.entry_kinds().begin(), simulation.entry_kinds().end());
    }
    EXPECT_GT(forgotten, 10U);
    EXPECT_GT(told, 5U);
    EXPECT_EQ(missing(kinds), "named resigned removed muted reinvited ") << "the rest happens in a simulation";
    EXPECT_GT(crashes, 50U);
    EXPECT_GT(promises, 1000U);
    std::cout << rounds << " simulated servers, " << crashes << " crashes, " << promises << " promises kept\n";
}

TEST(ServerSimulation, several_servers_tell_one_story) {
    std::size_t crashes = 0;
    std::size_t promises = 0;
    std::size_t told = 0;
    std::set<std::size_t> kinds;
    for (Pace pace(40); pace.goes_on();) {
        const auto seed = static_cast<std::uint64_t>(pace.round());
        const std::size_t houses = 2 + seed % 2;
        const bool cramped = seed % 5 == 3;
        Simulation simulation({.seed = seed,
                               .tables = cramped ? 2 : 1,
                               .steps = 2000,
                               .crashes = 2,
                               .houses = houses,
                               .cramped = cramped,
                               .forgetting = seed % 3 == 0,
                               .sleeping = seed % 4 < 2});
        simulation.run();
        const auto findings = simulation.findings();
        ASSERT_TRUE(findings.empty()) << "seed " << pace.round() << "\n" << all(findings);
        crashes += simulation.crashes();
        told += simulation.told();
        promises += simulation.promises();
        kinds.insert(simulation.entry_kinds().begin(), simulation.entry_kinds().end());
    }
    EXPECT_EQ(missing(kinds), "named resigned removed muted reinvited ") << "the rest happens in a simulation";
    EXPECT_GT(told, 5U);
    EXPECT_GT(crashes, 50U);
    EXPECT_GT(promises, 1000U);
}

TEST(ServerSimulation, games_at_several_servers_come_to_their_end) {
    for (Pace pace(4); pace.goes_on();) {
        Simulation simulation({.seed = static_cast<std::uint64_t>(pace.round()),
                               .tables = 2,
                               .steps = 500,
                               .houses = 3,
                               .to_the_end = true});
        simulation.run();
        const auto findings = simulation.findings();
        ASSERT_TRUE(findings.empty()) << "seed " << pace.round() << "\n" << all(findings);
    }
}

TEST(ServerSimulation, games_come_to_their_end) {
    for (Pace pace(4); pace.goes_on();) {
        Simulation simulation(
            {.seed = static_cast<std::uint64_t>(pace.round()), .tables = 2, .steps = 500, .to_the_end = true});
        simulation.run();
        const auto findings = simulation.findings();
        ASSERT_TRUE(findings.empty()) << "seed " << pace.round() << "\n" << all(findings);
    }
}

TEST(ServerSimulation, games_come_to_their_end_where_memory_holds_one_table) {
    for (Pace pace(2); pace.goes_on();) {
        const auto seed = static_cast<std::uint64_t>(pace.round());
        Simulation simulation(
            {.seed = seed, .tables = 2, .steps = 500, .houses = 1 + seed % 2, .cramped = true, .to_the_end = true});
        simulation.run();
        const auto findings = simulation.findings();
        ASSERT_TRUE(findings.empty()) << "seed " << pace.round() << "\n" << all(findings);
    }
}

TEST(ServerSimulation, the_same_seed_is_the_same_world) {
    const auto trace = [](std::uint64_t seed, std::size_t houses) {
        Simulation simulation({.seed = seed, .steps = 1500, .houses = houses});
        simulation.run();
        return simulation.trace();
    };
    EXPECT_EQ(trace(7, 1), trace(7, 1));
    EXPECT_NE(trace(7, 1), trace(8, 1));
    EXPECT_EQ(trace(7, 3), trace(7, 3));
}

}  // namespace shelfmark::proof
