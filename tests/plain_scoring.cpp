#include "plain_scoring.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace shelfmark::plain {

namespace {

/// A card stands if no standing card before it sorts after it; asked anew for every card.
bool stands(const std::vector<PlainCard>& shelf, int position) {
    const PlainCard& card = shelf[static_cast<std::size_t>(position)];
    if (card.face_down) return false;
    for (int before = 0; before < position; ++before) {
        if (shelf[static_cast<std::size_t>(before)].order > card.order && stands(shelf, before)) return false;
    }
    return true;
}

using Places = std::set<std::pair<int, int>>;

bool is_full(const Places& places, int top, int bottom, int left, int right) {
    for (int row = top; row <= bottom; ++row) {
        for (int column = left; column <= right; ++column) {
            if (!places.contains({row, column})) return false;
        }
    }
    return true;
}

/// Tries every rectangle of at least 2 by 2 that ends in the lowest row.
int largest_rectangle(const std::vector<PlainCard>& shelf) {
    Places places;
    int bottom = 0;
    int end = 0;
    for (const PlainCard& card : shelf) {
        places.insert({card.row, card.column});
        bottom = std::max(bottom, card.row);
        end = std::max(end, card.column);
    }
    int largest = 0;
    for (int top = 0; top < bottom; ++top) {
        for (int left = 0; left < end; ++left) {
            for (int right = left + 1; right <= end; ++right) {
                const int size = (bottom - top + 1) * (right - left + 1);
                if (is_full(places, top, bottom, left, right)) largest = std::max(largest, size);
            }
        }
    }
    return largest;
}

/// Hands the prizes out from the highest count down; those with the same count pool theirs.
void award_prominence(std::vector<PlainScore>& scores, Category prominent) {
    std::map<int, std::vector<PlainScore*>, std::greater<>> by_count;
    for (PlainScore& score : scores) by_count[score.counts[static_cast<int>(prominent)]].push_back(&score);
    std::vector<int> prizes = {4, 9, 15};
    for (auto& [count, tied] : by_count) {
        int pool = 0;
        for (std::size_t place = 0; place < tied.size() && !prizes.empty(); ++place) {
            pool += prizes.back();
            prizes.pop_back();
        }
        int share = 0;
        while (share * static_cast<int>(tied.size()) < pool) ++share;
        for (PlainScore* score : tied) score->prominent = share;
    }
}

void award_ranks(std::vector<PlainScore>& scores, const std::vector<PlainPlayer>& players, Category banned) {
    using Key = std::tuple<int, int, int, int>;
    std::vector<Key> keys;
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        const PlainScore& score = scores[seat];
        keys.emplace_back(-score.total, -score.books, players[seat].hand, score.counts[static_cast<int>(banned)]);
    }
    std::vector<Key> sorted = keys;
    std::ranges::sort(sorted);
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        scores[seat].rank = static_cast<int>(std::ranges::find(sorted, keys[seat]) - sorted.begin()) + 1;
    }
}

PlainScore score_alone(const PlainPlayer& player, Category banned) {
    PlainScore score;
    for (int position = 0; position < static_cast<int>(player.shelf.size()); ++position) {
        const PlainCard& card = player.shelf[static_cast<std::size_t>(position)];
        if (card.entombs) score.entombed += 2;
        if (card.face_down) continue;
        if (!stands(player.shelf, position)) {
            score.turned.push_back(position);
            continue;
        }
        for (const Category book : card.books) {
            ++score.books;
            ++score.counts[static_cast<int>(book)];
            if (book == banned) --score.banned;
            if (book == player.focus) score.focus += 2;
        }
    }
    score.stability = largest_rectangle(player.shelf);
    std::vector<int> five;
    for (int category = 0; category < exlibris::category_count; ++category) {
        if (category != static_cast<int>(banned)) five.push_back(score.counts[category]);
    }
    std::ranges::sort(five);
    score.variety = 3 * five.front();
    return score;
}

}  // namespace

std::vector<PlainScore> score(const std::vector<PlainPlayer>& players, Category prominent, Category banned) {
    std::vector<PlainScore> scores;
    scores.reserve(players.size());
    for (const PlainPlayer& player : players) scores.push_back(score_alone(player, banned));
    award_prominence(scores, prominent);
    for (PlainScore& sheet : scores) {
        sheet.total = sheet.stability + sheet.entombed + sheet.prominent + sheet.banned + sheet.variety + sheet.focus;
    }
    award_ranks(scores, players, banned);
    return scores;
}

bool earlier_in_reading_order(const std::vector<int>& one, const std::vector<int>& other) {
    return std::ranges::lexicographical_compare(one, other);
}

}  // namespace shelfmark::plain
