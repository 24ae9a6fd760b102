// The house in a world where everything goes wrong that can, and what must be true of it nevertheless.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server_player.h"
#include "server_world.h"

namespace shelfmark::proof {

struct SimulationOptions {
    std::uint64_t seed = 0;
    int tables = 1;
    std::size_t steps = 1000;   // with trouble; then everything calms down
    std::uint32_t crashes = 3;  // in a thousand steps
    std::size_t houses = 1;     // servers of one store
    bool cramped = false;       // their memory holds one table
    bool forgetting = false;    // now and then somebody wants to be forgotten
    bool sleeping = false;      // at each table one of them falls asleep
    bool to_the_end = false;    // plays until the games are over
};

class Simulation {
public:
    explicit Simulation(const SimulationOptions& options);

    void run();
    /// What is wrong, one line each: nothing if all is well.
    [[nodiscard]] std::vector<std::string> findings();
    [[nodiscard]] std::uint64_t trace() const { return world_.trace(); }
    [[nodiscard]] std::size_t crashes() const { return crashes_; }
    [[nodiscard]] std::size_t promises() const;
    [[nodiscard]] std::size_t tables() const { return tables_.size(); }
    [[nodiscard]] std::size_t forgotten() const;
    /// How often somebody who slept was waited for, and told.
    [[nodiscard]] std::size_t told() const { return told_; }
    /// Which kinds of entries there were, by their place in the list of them.
    [[nodiscard]] const std::set<std::size_t>& entry_kinds() const { return entry_kinds_; }
    [[nodiscard]] bool over() const;

private:
    void open_table();
    void crash_now_and_then();
    void start_again(std::size_t house);
    void forget_now_and_then();
    void fall_asleep_now_and_then();
    void wait_for_sleepers();
    [[nodiscard]] bool somebody_sleeps(const std::string& table) const;
    void check_notice(const Player& player);
    [[nodiscard]] std::size_t entries();
    void check_table(const std::string& table);
    void check_promises(const std::string& table, const std::vector<store::Bytes>& log);
    void check_rematch(const std::string& table, const std::vector<store::Bytes>& log);
    void check_forgotten(const std::string& table, const std::vector<store::Bytes>& log);
    void check_presence(const std::string& table);
    void check_story(const std::string& table, const std::vector<store::Bytes>& log);
    void finding(const std::string& table, const std::string& what) { findings_.push_back(table + ": " + what); }

    SimulationOptions options_;
    World world_;
    std::vector<std::string> tables_;
    std::vector<std::unique_ptr<Player>> players_;
    std::size_t crashes_ = 0;
    std::size_t told_ = 0;
    std::set<std::size_t> entry_kinds_;
    std::vector<std::string> findings_;
};

}  // namespace shelfmark::proof
