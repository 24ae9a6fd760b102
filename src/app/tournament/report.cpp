#include "app/tournament/report.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/wrap.h"
#include "messages/format.h"

namespace shelfmark::app {
namespace {

std::string json_of(const Standing& standing, const TournamentReport& report) {
    std::string parts;
    for (std::size_t i = 0; i < report.parts.size(); ++i) {
        parts += fmt::format("{}\"{}\":{:.3f}", i == 0 ? "" : ",", report.parts[i], standing.parts[i]);
    }
    const std::string elo = report.elo ? fmt::format(",\"elo\":{:.1f}", standing.elo) : "";
    return fmt::format("{{\"name\":\"{}\",\"games\":{},\"win_rate\":{:.4f},\"win_interval\":[{:.4f},{:.4f}],"
                       "\"points\":{:.3f},\"points_error\":{:.3f},\"parts\":{{{}}}{},\"turn_ms\":{:.3f}}}",
                       standing.name, standing.games, standing.win_rate, standing.win_interval.low,
                       standing.win_interval.high, standing.points, standing.points_error, parts, elo,
                       standing.turn_ms);
}

// "cards_left" is called by "tournament.part-cards-left".
std::string key_of(std::string_view part) {
    std::string key = fmt::format("tournament.part-{}", part);
    std::ranges::replace(key, '_', '-');
    return key;
}

// Columns of texts, the first to the left, the others to the right.
using Cells = std::vector<std::vector<std::string>>;

std::string in_columns(const Cells& rows) {
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns(row[i]));
    }
    std::string text;
    for (const auto& row : rows) {
        std::string line = row[0] + std::string(widths[0] - columns(row[0]), ' ');
        for (std::size_t i = 1; i < row.size(); ++i) {
            line += std::string(2 + widths[i] - columns(row[i]), ' ') + row[i];
        }
        text += line + '\n';
    }
    return text;
}

}  // namespace

std::string TournamentReport::json() const {
    std::vector<std::string> all;
    for (const Standing& standing : standings) all.push_back(json_of(standing, *this));
    return fmt::format("{{\"game\":\"{}\",\"seed\":{},\"games\":{},\"planned\":{},\"contestants\":[{}]}}\n", game, seed,
                       games, planned, fmt::join(all, ","));
}

std::string TournamentReport::text(messages::Language language) const {
    const auto say = [&](std::string_view key) { return std::string(messages::text(language, key)); };
    Cells rows = {
        {say("tournament.bot"), say("tournament.games"), say("tournament.wins"), "95%", say("tournament.points"), "±"}};
    for (const std::string_view part : parts) rows[0].push_back(say(key_of(part)));
    if (elo) rows[0].emplace_back("Elo");
    rows[0].push_back(say("tournament.time"));
    for (const Standing& each : standings) {
        rows.push_back({each.name, fmt::to_string(each.games), fmt::format("{:.1f}%", 100 * each.win_rate),
                        fmt::format("{:.1f}–{:.1f}", 100 * each.win_interval.low, 100 * each.win_interval.high),
                        fmt::format("{:.2f}", each.points), fmt::format("{:.2f}", each.points_error)});
        for (std::size_t i = 0; i < parts.size(); ++i) rows.back().push_back(fmt::format("{:.2f}", each.parts[i]));
        if (elo) rows.back().push_back(fmt::format("{:+.0f}", each.elo));
        rows.back().push_back(fmt::format("{:.1f} ms", each.turn_ms));
    }
    const std::string head = messages::format(language, "tournament.head", {{"games", games}, {"planned", planned}});
    return head + '\n' + in_columns(rows);
}

}  // namespace shelfmark::app
