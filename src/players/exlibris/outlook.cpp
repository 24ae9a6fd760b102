#include "players/exlibris/outlook.h"

#include <algorithm>

#include "exlibris/play.h"
#include "exlibris/round.h"
#include "exlibris/shelf.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

constexpr int one_action = 16;
constexpr int cards_in_a_round = 2;

// What it takes to shelve a card of the hand, and one that must be got first.
constexpr int effort_from_hand = one_action;
constexpr int effort_from_town = one_action * 13 / 8;

// In sixteenths of a round. A player shelves about two cards in a round; whoever takes longer than that should hurry,
// since the others might.
int rounds_to_come(const Board& board, Seat seat) {
    if (in_last_round(board) || board.phase >= Phase::inspection) return 0;
    if (solo(board)) return (solo_rounds - board.round) * 16;
    const int trigger = end_trigger(board.options);
    if (shelved_count(board, seat) >= trigger) return 16;  // XL-R14
    int most = 0;
    for (int steps = 1; steps < exlibris::players(board); ++steps) {
        most = std::max(most, shelved_count(board, after(board, seat, steps)));
    }
    const int at_this_pace = (trigger - most) * 16 / cards_in_a_round;
    const int at_usual_pace = (trigger / cards_in_a_round - board.round) * 16;
    return 16 + std::max(0, std::min(at_this_pace, at_usual_pace));
}

// What an assistant that waits for the resolution will bring to somebody with so many cards in hand.
int effort_saved_at(const Board& board, const Figure& figure, int hand) {
    switch (static_cast<Location>(figure.place)) {
        case Location::auction_house: {
            if (hand <= figure.space) return 0;  // XL-L3: who cannot pay gets nothing
            const int cards = cards_on(board, Location::auction_house).count();
            return std::max(0, cards * effort_from_town - (figure.space + 1) * one_action * 3 / 4);
        }
        case Location::garbage_dump: return effort_from_town;
        case Location::bookworm_tavern: return 2 * effort_from_town;
        default: return 0;
    }
}

// How many cards may still come to somebody's hand.
int cards_to_come(const Board& board) {
    CardSet gone = board.discard;
    for (const CardSet& shelf : board.shelf) gone |= shelf;
    return card_count - gone.count();
}

// A place on the shelf to be filled: what it brings, and what it takes.
struct Project {
    Worth worth = 0;
    int effort = 0;
};
using Projects = base::InlineVector<Project, 2UL * card_count>;

// A strict order of all that differ, so that sorting does the same on every platform.
bool pays_better(const Project& a, const Project& b) {
    const int advantage = a.worth * b.effort - b.worth * a.effort;
    return advantage != 0 ? advantage > 0 : a.worth > b.worth;
}

Worth worth_of_best(Projects& projects, int effort) {
    std::ranges::sort(projects, pays_better);
    Worth sum = 0;
    for (const Project& project : projects) {
        if (effort <= 0 || project.worth <= 0) break;
        sum += project.worth * std::min(effort, project.effort) / project.effort;
        effort -= project.effort;
    }
    return sum;
}

Worth average_card(const BookWorths& worths) {
    Worth sum = 0;
    for (const Worth worth : worths) sum += worth;
    // 510 books on 152 cards; whoever can choose gets better ones.
    return sum * 510 / 152 / category_count * 5 / 4;
}

using HandWorths = base::InlineVector<Worth, card_count>;

// The worths of the hand cards that stand in order in this gap, best first.
HandWorths fitting(const CardSet& hand, const Gap& gap, const BookWorths& worths) {
    HandWorths found;
    hand.for_each([&](CardId card) {
        if (card < gap.first || card >= gap.end) return;
        found.push_back(worth_of(card, worths));
        for (std::size_t i = found.size() - 1; i > 0 && found[i] > found[i - 1]; --i) std::swap(found[i], found[i - 1]);
    });
    return found;
}

}  // namespace

Outlook::Outlook(const State& state, Seat seat) : state_(state), seat_(seat) {
    const Board& board = state.board;
    const int rounds = rounds_to_come(board, seat);
    int figures = 0;
    for (int i = 0; i < 4; ++i) {
        const Figure& figure = board.figures[figure_id(seat, i)];
        if (figure.place == absent) continue;
        ++figures;
        if (board.phase == Phase::placement && figure.place == waiting) effort_ += one_action;
        if (board.phase <= Phase::resolution) pending_ += effort_saved_at(board, figure, board.hand_count[seat]);
    }
    effort_ += pending_ + figures * one_action * rounds / 16;
    certainty_ = std::max(0, 16 - rounds / 5 - effort_ / 16);
}

Worth Outlook::future(const ShelfPlan& plan, const BookWorths& worths) const {
    const int to_come = cards_to_come(state_.board);
    // What has been picked to pay with is as good as gone.
    const CardSet hand = state_.hidden.hand[seat_] - state_.board.chosen;
    const Worth average = average_card(worths) + one_point;
    Projects projects;
    for (const Gap& gap : plan.gaps()) {
        if (gap.places == 0) continue;
        const HandWorths at_hand = fitting(hand, gap, worths);
        for (int nth = 1; nth <= gap.places; ++nth) {
            Project project{average * chance_to_fill(gap, nth, to_come) / 16, effort_from_town};
            const auto i = static_cast<std::size_t>(nth - 1);
            if (i < at_hand.size()) {
                const Project from_hand{at_hand[i] + one_point * 7 / 8, effort_from_hand};
                if (pays_better(from_hand, project)) project = from_hand;
            }
            projects.push_back(project);
        }
    }
    return worth_of_best(projects, effort_) * 7 / 8;
}

}  // namespace shelfmark::players
