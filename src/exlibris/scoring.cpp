#include "exlibris/scoring.h"

#include <algorithm>
#include <compare>
#include <limits>
#include <numeric>

#include "base/assert.h"

namespace shelfmark::exlibris {

namespace {

constexpr std::array<int, max_entries> places{15, 9, 4, 0};

int rounded_up(int sum, int shares) { return (sum + shares - 1) / shares; }

/// The parts that need no comparison with others: all but the Prominent Works and the rank.
ScoreSheet own_part(const CategoryCounts& counts, Category focus, Category banned) {
    ScoreSheet sheet;
    sheet.counts = counts;
    sheet.books = std::accumulate(counts.begin(), counts.end(), 0);
    sheet.banned = -counts[index_of(banned)];                                 // XL-I6
    sheet.variety = smallest_category(counts, banned) * points_per_full_set;  // XL-I7
    sheet.focus = counts[index_of(focus)] * points_per_focus_book;            // XL-I8
    return sheet;
}

ScoreSheet inspect_entry(const Entry& entry, Category banned) {
    const Positions turned = inspect(*entry.shelf);
    ScoreSheet sheet = own_part(count_books(*entry.shelf, turned), entry.focus, banned);
    sheet.turned = turned;
    sheet.stability = stability(*entry.shelf);
    sheet.entombed = entombed_cards(*entry.shelf) * points_per_entombed_card;
    return sheet;
}

void add_up(ScoreSheet& sheet, int prominent_points) {
    sheet.prominent = prominent_points;
    sheet.total = sheet.stability + sheet.entombed + sheet.prominent + sheet.banned + sheet.variety + sheet.focus;
}

/// XL-I9: what decides, in this order; `banned` is negative, so that more is better.
struct Standing {
    int points;
    int books;
    int empty_hand;  // the hand, negated
    int banned;
    auto operator<=>(const Standing&) const = default;
};

void rank_players(ScoreSheets& scores, std::span<const Entry> entries) {
    std::array<Standing, max_entries> standings{};
    for (std::size_t seat = 0; seat < scores.size; ++seat) {
        const ScoreSheet& sheet = scores.sheets[seat];
        standings[seat] = {sheet.total, sheet.books, -entries[seat].hand, sheet.banned};
    }
    const std::span players = std::span(standings).first(scores.size);
    for (std::size_t seat = 0; seat < scores.size; ++seat) {
        const auto ahead = std::ranges::count_if(players, [&](const Standing& other) { return other > players[seat]; });
        scores.sheets[seat].rank = 1 + static_cast<int>(ahead);
        if (ahead == 0) scores.winners.add(static_cast<table::Seat>(seat));
    }
}

}  // namespace

int Rivals::points_for(int prominent_books) const {
    const std::span others = std::span(books).first(size);
    const auto ahead = std::ranges::count_if(others, [&](int count) { return count > prominent_books; });
    const auto tied = 1 + std::ranges::count(others, prominent_books);
    if (public_library) return ahead == 0 && tied == 1 ? places.front() : 0;

    const auto shared = std::span(places).subspan(static_cast<std::size_t>(ahead), static_cast<std::size_t>(tied));
    return rounded_up(std::accumulate(shared.begin(), shared.end(), 0), static_cast<int>(tied));
}

int smallest_category(const CategoryCounts& counts, Category banned) {
    int smallest = std::numeric_limits<int>::max();
    for (std::size_t category = 0; category < category_count; ++category) {
        if (category != index_of(banned)) smallest = std::min(smallest, counts[category]);
    }
    return smallest;
}

ScoreSheet score_entry(const Entry& entry, const Rivals& rivals, PublicGoals goals) {
    ScoreSheet sheet = inspect_entry(entry, goals.banned);
    add_up(sheet, rivals.points_for(sheet.counts[index_of(goals.prominent)]));
    return sheet;
}

ScoreSheets score_shelves(std::span<const Entry> entries, PublicGoals goals) {
    SHELFMARK_EXPECT(entries.size() >= 2 && entries.size() <= max_entries);
    ScoreSheets scores;
    scores.size = entries.size();
    for (std::size_t seat = 0; seat < scores.size; ++seat) {
        scores.sheets[seat] = inspect_entry(entries[seat], goals.banned);
    }
    const auto prominent_books = [&](std::size_t seat) {
        return scores.sheets[seat].counts[index_of(goals.prominent)];
    };
    for (std::size_t seat = 0; seat < scores.size; ++seat) {
        Rivals rivals;
        for (std::size_t other = 0; other < scores.size; ++other) {
            if (other != seat) rivals.add(prominent_books(other));
        }
        add_up(scores.sheets[seat], rivals.points_for(prominent_books(seat)));
    }
    rank_players(scores, entries);
    return scores;
}

ScoreSheets score_solo(const Entry& player, const CategoryCounts& library, Category library_focus, PublicGoals goals) {
    ScoreSheets scores;
    scores.size = 2;
    ScoreSheet& mine = scores.sheets[0];
    ScoreSheet& theirs = scores.sheets[1];
    theirs = own_part(library, library_focus, goals.banned);
    Rivals public_library{.public_library = true};
    public_library.add(theirs.counts[index_of(goals.prominent)]);
    mine = score_entry(player, public_library, goals);
    add_up(theirs, places.front() - mine.prominent);

    const bool won = mine.total > theirs.total;
    mine.rank = won ? 1 : 2;
    theirs.rank = won ? 2 : 1;
    scores.winners = table::SeatSet::only(won ? 0 : 1);
    return scores;
}

}  // namespace shelfmark::exlibris
