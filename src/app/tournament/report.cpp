#include "app/tournament/report.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/wrap.h"
#include "messages/format.h"
#include "messages/number.h"

namespace shelfmark::app {
namespace {

std::string json_of(const Standing& standing, const TournamentReport& report) {
    std::string parts;
    for (std::size_t i = 0; i < report.parts.size(); ++i) {
        parts += fmt::format("{}\"{}\":{:.3f}", i == 0 ? "" : ",", report.parts[i], standing.parts[i]);
    }
    const std::string elo = report.elo ? fmt::format(",\"elo\":{:.1f}", standing.elo) : "";
    const std::string error = standing.points_error ? fmt::format("{:.3f}", *standing.points_error) : "null";
    return fmt::format("{{\"name\":\"{}\",\"games\":{},\"win_rate\":{:.4f},\"win_interval\":[{:.4f},{:.4f}],"
                       "\"points\":{:.3f},\"points_error\":{},\"parts\":{{{}}}{},\"turn_ms\":{:.3f}}}",
                       standing.name, standing.games, standing.win_rate, standing.win_interval.low,
                       standing.win_interval.high, standing.points, error, parts, elo, standing.turn_ms);
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
    const auto number = [&](double value, int decimals) { return messages::decimal(language, value, decimals); };
    Cells rows = {
        {say("tournament.bot"), say("tournament.games"), say("tournament.wins"), "95%", say("tournament.points"), "±"}};
    for (const std::string_view part : parts) rows[0].push_back(say(key_of(part)));
    if (elo) rows[0].emplace_back("Elo");
    rows[0].push_back(say("tournament.time"));
    for (const Standing& each : standings) {
        rows.push_back({each.name, fmt::to_string(each.games), number(100 * each.win_rate, 1) + '%',
                        number(100 * each.win_interval.low, 1) + "–" + number(100 * each.win_interval.high, 1),
                        number(each.points, 2), each.points_error ? number(*each.points_error, 2) : "–"});
        for (std::size_t i = 0; i < parts.size(); ++i) rows.back().push_back(number(each.parts[i], 2));
        if (elo) rows.back().push_back(messages::signed_decimal(language, each.elo, 0));
        rows.back().push_back(number(each.turn_ms, 1) + " ms");
    }
    const std::string head = messages::format(language, "tournament.head", {{"games", games}, {"planned", planned}});
    return head + '\n' + in_columns(rows);
}

}  // namespace shelfmark::app
