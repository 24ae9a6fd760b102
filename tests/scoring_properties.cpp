// The real scoring and the real best_turns against the plain ones, on random shelves.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include <rapidcheck/gtest.h>

#include "exlibris/best_turns.h"
#include "exlibris/scoring.h"
#include "plain_scoring.h"

namespace shelfmark::exlibris {
namespace {

using plain::PlainCard;
using plain::PlainPlayer;
using plain::PlainScore;

/// Evenly between both, from the first test case on.
int number(int from, int to) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(from, to + 1)); }

bool one_in(int chances) { return number(1, chances) == 1; }

/// Six different category cards in random order: prominent, banned, and the players' focuses.
std::vector<Category> shuffled_categories() {
    std::vector<Category> cards(category_count);
    for (std::size_t card = 0; card < cards.size(); ++card) cards[card] = static_cast<Category>(card);
    for (std::size_t card = 0; card + 1 < cards.size(); ++card) {
        std::swap(cards[card], cards[static_cast<std::size_t>(number(static_cast<int>(card), category_count - 1))]);
    }
    return cards;
}

std::vector<Category> random_books() {
    std::vector<Category> books(static_cast<std::size_t>(number(2, 4)));
    for (Category& book : books) book = static_cast<Category>(number(0, category_count - 1));
    return books;
}

/// Cards in a grid with gaps, more or less in the order of the alphabet.
std::vector<PlainCard> random_shelf(int rows, int columns, int disorder) {
    std::vector<PlainCard> shelf;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            if (one_in(6)) continue;
            PlainCard card;
            card.row = row;
            card.column = column;
            card.order = 2 * static_cast<int>(shelf.size()) + number(0, disorder);
            card.face_down = one_in(8);
            card.entombs = one_in(8);
            if (!card.face_down) card.books = random_books();
            shelf.push_back(card);
        }
    }
    return shelf;
}

ShelvedCards inspected(const std::vector<PlainCard>& shelf) {
    ShelvedCards cards;
    for (const PlainCard& plain : shelf) {
        ShelvedCard card;
        card.order = static_cast<std::uint16_t>(plain.order);
        card.row = static_cast<std::uint8_t>(plain.row);
        card.column = static_cast<std::uint8_t>(plain.column);
        card.face_down = plain.face_down;
        card.entombs = plain.entombs;
        for (const Category book : plain.books) ++card.icons[index_of(book)];
        cards.push_back(card);
    }
    return cards;
}

std::vector<int> list(const Positions& positions) {
    std::vector<int> numbers;
    for (std::size_t position = 0; position < positions.size(); ++position) {
        if (positions[position]) numbers.push_back(static_cast<int>(position));
    }
    return numbers;
}

RC_GTEST_PROP(ScoringProperties, XL_I9_agrees_with_the_plain_second_scoring, ()) {
    const std::vector<Category> cards = shuffled_categories();
    std::vector<PlainPlayer> players(static_cast<std::size_t>(number(2, 4)));
    const int columns = number(0, 7);
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        players[seat] = {random_shelf(number(1, 3), columns, number(0, 8)), cards[2 + seat], number(0, 2)};
    }
    if (one_in(4)) players.back().shelf = players.front().shelf;  // ties

    std::vector<ShelvedCards> shelves;
    std::vector<Entry> entries;
    shelves.reserve(players.size());
    entries.reserve(players.size());
    for (const PlainPlayer& player : players) shelves.push_back(inspected(player.shelf));
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        entries.push_back({&shelves[seat], players[seat].focus, players[seat].hand});
    }
    const ScoreSheets scores = score_shelves(entries, {cards[0], cards[1]});
    const std::vector<PlainScore> expected = plain::score(players, cards[0], cards[1]);

    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const ScoreSheet& sheet = scores.sheets[seat];
        const PlainScore& plain = expected[seat];
        RC_ASSERT(list(sheet.turned) == plain.turned);
        RC_ASSERT(std::ranges::equal(sheet.counts, plain.counts));
        RC_ASSERT(sheet.books == plain.books);
        RC_ASSERT(sheet.stability == plain.stability);
        RC_ASSERT(sheet.entombed == plain.entombed);
        RC_ASSERT(sheet.prominent == plain.prominent);
        RC_ASSERT(sheet.banned == plain.banned);
        RC_ASSERT(sheet.variety == plain.variety);
        RC_ASSERT(sheet.focus == plain.focus);
        RC_ASSERT(sheet.total == plain.total);
        RC_ASSERT(sheet.rank == plain.rank);
        RC_ASSERT(scores.winners.contains(static_cast<table::Seat>(seat)) == (plain.rank == 1));
    }
}

/// What turning these cards brings, in the order of importance.
struct Outcome {
    int points;
    int books;
    std::vector<int> turned;

    [[nodiscard]] bool better_than(const Outcome& other) const {
        if (points != other.points) return points > other.points;
        if (books != other.books) return books > other.books;
        if (turned.size() != other.turned.size()) return turned.size() < other.turned.size();
        return plain::earlier_in_reading_order(turned, other.turned);
    }
};

Outcome outcome(const ShelvedCards& shelf, const Positions& turned, PublicGoals goals, Category focus,
                const Rivals& rivals) {
    const ShelvedCards after = turn_face_down(shelf, turned);
    const CategoryCounts counts = count_books(after, inspect(after));
    const int points = rivals.points_for(counts[index_of(goals.prominent)]) - counts[index_of(goals.banned)] +
                       3 * smallest_category(counts, goals.banned) + 2 * counts[index_of(focus)];
    return {points, std::accumulate(counts.begin(), counts.end(), 0), list(turned)};
}

Outcome best_by_trying_everything(const ShelvedCards& shelf, PublicGoals goals, Category focus, const Rivals& rivals) {
    std::vector<std::size_t> face_up;
    for (std::size_t position = 0; position < shelf.size(); ++position) {
        if (!shelf[position].face_down) face_up.push_back(position);
    }
    Outcome best = outcome(shelf, {}, goals, focus, rivals);
    for (std::uint32_t choice = 1; choice < (1U << face_up.size()); ++choice) {
        Positions turned;
        for (std::size_t card = 0; card < face_up.size(); ++card) turned[face_up[card]] = ((choice >> card) & 1U) != 0;
        Outcome candidate = outcome(shelf, turned, goals, focus, rivals);
        if (candidate.better_than(best)) best = std::move(candidate);
    }
    return best;
}

/// The shelves that are hard to decide: nothing conflicts, but each card has a banned book, as many others, and copies.
void make_tempting(std::vector<PlainCard>& shelf, Category banned, int kinds) {
    const auto books = static_cast<std::size_t>(number(3, 4));
    for (PlainCard& card : shelf) {
        if (card.face_down) continue;
        card.books = {banned};
        while (card.books.size() < books) card.books.push_back(static_cast<Category>(number(0, kinds)));
    }
}

RC_GTEST_PROP(ScoringProperties, XL_I1_best_turns_finds_what_trying_everything_finds, ()) {
    constexpr int most_cards = 14;
    const std::vector<Category> cards = shuffled_categories();
    const PublicGoals goals{cards[0], cards[1]};
    std::vector<PlainCard> shelf = random_shelf(1, most_cards, number(0, 1) * number(0, 12));
    if (one_in(2)) make_tempting(shelf, goals.banned, number(1, category_count - 1));
    Rivals rivals;
    rivals.public_library = one_in(4);
    for (int count = rivals.public_library ? 1 : number(1, 3); count > 0; --count) rivals.add(number(0, 8));

    const ShelvedCards inspected_shelf = inspected(shelf);
    const Positions found = best_turns(inspected_shelf, goals, cards[2], rivals);
    const Outcome best = best_by_trying_everything(inspected_shelf, goals, cards[2], rivals);
    RC_ASSERT(list(found) == best.turned);
}

}  // namespace
}  // namespace shelfmark::exlibris
