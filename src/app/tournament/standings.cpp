#include "app/tournament/standings.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace shelfmark::app {
namespace {

constexpr double z95 = 1.96;

// A mean over deals that may have been played different numbers of times, with its standard error.
class DealMean {
public:
    void add(unsigned deal, double value) {
        Deal& sums = deals_[deal];
        sums.total += value;
        ++sums.count;
        total_ += value;
        ++count_;
    }
    [[nodiscard]] double mean() const { return count_ == 0 ? 0 : total_ / static_cast<double>(count_); }
    [[nodiscard]] double error() const {
        const auto deals = static_cast<double>(deals_.size());
        if (deals < 2) return 0;
        double squares = 0;
        for (const auto& [deal, sums] : deals_) {
            const double off = sums.total - static_cast<double>(sums.count) * mean();
            squares += off * off;
        }
        return std::sqrt(squares * deals / (deals - 1)) / static_cast<double>(count_);
    }
    [[nodiscard]] std::size_t deals() const { return deals_.size(); }
    [[nodiscard]] std::size_t count() const { return count_; }

private:
    struct Deal {
        double total = 0;
        std::size_t count = 0;
    };
    std::map<unsigned, Deal> deals_;
    double total_ = 0;
    std::size_t count_ = 0;
};

// Wilson's interval with as many trials as would vary as much as the deals did.
Interval interval_of(const DealMean& wins) {
    const double rate = wins.mean();
    const double variance = wins.error() * wins.error();
    const double trials = variance > 0 ? rate * (1 - rate) / variance : static_cast<double>(wins.deals());
    return wilson(rate, trials);
}

// Who beat whom, how often; a tie is half for each.
using Duels = std::vector<std::vector<double>>;

Duels duels_of(std::span<const GameScore> games, std::span<const std::size_t> contestant, std::size_t contestants) {
    Duels duels(contestants, std::vector<double>(contestants, 0));
    for (const GameScore& game : games) {
        for (std::size_t a = 0; a < contestant.size(); ++a) {
            for (std::size_t b = 0; b < contestant.size(); ++b) {
                if (contestant[a] == contestant[b] || game.chairs[a].rank > game.chairs[b].rank) continue;
                duels[contestant[a]][contestant[b]] += game.chairs[a].rank == game.chairs[b].rank ? 0.5 : 1;
            }
        }
    }
    return duels;
}

// The model of Bradley and Terry, by repeated improvement. One drawn duel of each pair that met is added, since nobody
// is infinitely better than somebody else.
std::vector<double> elo_of(Duels duels) {
    const std::size_t size = duels.size();
    for (std::size_t a = 0; a < size; ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            if (duels[a][b] + duels[b][a] == 0) continue;
            duels[a][b] += 0.5;
            duels[b][a] += 0.5;
        }
    }
    std::vector<double> strength(size, 1);
    constexpr int repetitions = 2000;
    for (int i = 0; i < repetitions; ++i) {
        for (std::size_t a = 0; a < size; ++a) {
            double won = 0;
            double expected = 0;
            for (std::size_t b = 0; b < size; ++b) {
                won += duels[a][b];
                expected += (duels[a][b] + duels[b][a]) / (strength[a] + strength[b]);
            }
            if (expected > 0) strength[a] = won / expected;
        }
    }
    std::vector<double> elo;
    double mean = 0;
    for (const double each : strength) {
        elo.push_back(400 * std::log10(each));
        mean += elo.back() / static_cast<double>(size);
    }
    for (double& each : elo) each -= mean;
    return elo;
}

Standing standing_of(std::span<const GameScore> games, std::span<const std::size_t> chairs) {
    Standing standing;
    DealMean wins;
    DealMean points;
    double thinking = 0;
    double turns = 0;
    for (const GameScore& game : games) {
        for (const std::size_t chair : chairs) {
            const ChairScore& score = game.chairs[chair];
            wins.add(game.deal, static_cast<double>(score.win) / whole_win);
            points.add(game.deal, score.points);
            for (std::size_t i = 0; i < most_parts; ++i) standing.parts[i] += score.parts[i];
            thinking += static_cast<double>(score.thinking_us) / 1000;
            turns += score.turns;
        }
    }
    standing.games = wins.count();
    for (double& part : standing.parts) part /= std::max(1.0, static_cast<double>(standing.games));
    standing.win_rate = wins.mean();
    standing.win_interval = interval_of(wins);
    standing.points = points.mean();
    if (points.deals() > 1) standing.points_error = z95 * points.error();
    standing.turn_ms = turns > 0 ? thinking / turns : 0;
    return standing;
}

}  // namespace

Interval wilson(double share, double trials) {
    if (trials <= 0) return {};
    const double z2 = z95 * z95 / trials;
    const double middle = (share + z2 / 2) / (1 + z2);
    const double reach = std::sqrt(share * (1 - share) * z2 + z2 * z2 / 4) / (1 + z2);
    return {std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

std::vector<Standing> standings(std::span<const GameScore> games, std::span<const std::string> names) {
    std::vector<Standing> table;
    std::vector<std::string> contestants;
    std::vector<std::size_t> contestant;  // by chair
    for (const std::string& name : names) {
        const auto known = std::ranges::find(contestants, name);
        contestant.push_back(static_cast<std::size_t>(known - contestants.begin()));
        if (known == contestants.end()) contestants.push_back(name);
    }
    const std::vector<double> elo = elo_of(duels_of(games, contestant, contestants.size()));
    for (std::size_t i = 0; i < contestants.size(); ++i) {
        std::vector<std::size_t> chairs;
        for (std::size_t chair = 0; chair < contestant.size(); ++chair) {
            if (contestant[chair] == i) chairs.push_back(chair);
        }
        table.push_back(standing_of(games, chairs));
        table.back().name = contestants[i];
        table.back().elo = elo[i];
    }
    return table;
}

}  // namespace shelfmark::app
