#include "players/exlibris/belief.h"

#include <algorithm>

#include "exlibris/inspection.h"
#include "exlibris/shelf.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

// Books that everybody has seen a player collect. What lies face down was turned on purpose.
CategoryCounts collected(const View& view, Seat seat) {
    CategoryCounts counts = {};
    const auto add = [&](CardId card) {
        const Icons& books = icons(card);
        for (std::size_t k = 0; k < books.size(); ++k) counts[k] += books[k];
    };
    view.board.shelf[seat].for_each([&](CardId card) {
        if (!spot_of(view.board, card).face_down) add(card);
    });
    view.certain[seat].for_each(add);
    return counts;
}

// How well a category explains the collection: books beyond a fifth of all speak for it.
std::uint32_t weight(const CategoryCounts& counts, std::size_t category) {
    constexpr int open_mind = 6;
    int sum = 0;
    for (const int count : counts) sum += count;
    const int excess = std::max(0, 5 * counts[category] - sum);
    return static_cast<std::uint32_t>((open_mind + excess) * (open_mind + excess));
}

}  // namespace

void guess_focus(const View& view, State& world, base::Random& random) {
    const Board& board = view.board;
    auto taken = static_cast<CategorySet>(bit(board.prominent) | bit(board.banned) | bit(view.focus));
    for (int steps = 1; steps < exlibris::players(board); ++steps) {
        const Seat seat = after(board, view.seat, steps);
        const CategoryCounts counts = collected(view, seat);
        const auto open = [&](std::size_t k) { return (taken >> k & 1U) == 0; };
        std::uint32_t total = 0;
        for (std::size_t k = 0; k < counts.size(); ++k) total += open(k) ? weight(counts, k) : 0;
        std::uint32_t drawn = random.below(total);
        for (std::size_t k = 0; k < counts.size(); ++k) {
            if (!open(k)) continue;
            const std::uint32_t part = weight(counts, k);
            if (drawn < part) {
                world.hidden.focus[seat] = static_cast<Category>(k);
                taken = static_cast<CategorySet>(taken | 1U << k);
                break;
            }
            drawn -= part;
        }
    }
}

}  // namespace shelfmark::players
