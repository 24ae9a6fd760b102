#include "players/exlibris/forecast.h"

#include "exlibris/play.h"
#include "players/exlibris/forecast_weights.h"

namespace shelfmark::players {

using namespace exlibris;

Worth forecast(const Board& board, Seat seat, const Traits& traits) {
    const auto players = static_cast<std::size_t>(exlibris::players(board));
    const auto& weights = forecast_weights[players - fewest_players_forecast][stage_of(board, seat)];
    std::int64_t sum = weights[trait_count];  // what all begin with
    for (std::size_t i = 0; i < trait_count; ++i) sum += std::int64_t{weights[i]} * traits[i];
    return static_cast<Worth>(sum / forecast_precision);
}

}  // namespace shelfmark::players
