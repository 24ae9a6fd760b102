// How it works. Two parts of the score are not plain sums over the cards left standing: variety is a minimum, the
// Prominent Works are steps. Both become requirements. For every pair of a variety and a step, a `Target` asks for
// the most valuable standing cards with at least so many books of each category; the best of all targets is the answer.
//
// A target is bounded from above by pricing its requirements (Lagrangian relaxation): with a price on each category the
// best standing cards are found by a small table (`Relaxation`). Prices that suit one target bound all others too, so
// most are dismissed without a search. What remains is searched (`Search`), card by card, without the choices that
// another one beats in everything or whose bound is below the best known: at first among a few, then more widely until
// nothing is left out, so that the answer is exact.
#include "exlibris/best_turns.h"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "base/assert.h"
#include "exlibris/turning/bounds.h"
#include "exlibris/turning/problem.h"
#include "exlibris/turning/search.h"

namespace shelfmark::exlibris {

namespace {

using namespace turning;

/// Works on the target with the highest bound until no bound reaches the best choice known.
class Optimizer {
public:
    explicit Optimizer(const Problem& problem) : problem_(problem), supply_(problem), relaxation_(problem) {}

    Positions run() {
        set_targets();
        lower_bounds({});
        while (true) {
            const auto target = std::ranges::max_element(targets_, {}, &Target::bound);
            if (target->bound < best_.worth) return best_.turned.positions();
            if (target->failures < patience && target->attempts++ < most_attempts) {
                lower_bounds(better_prices(*target), &*target);
            } else {
                relaxation_.solve(target->prices);
                // A narrow search finds something good, which spares a wider one most of its choices.
                std::size_t width = narrow;
                while (!Search(problem_, *target, supply_, relaxation_, best_).run(width)) width *= widening;
                target->bound = searched;
            }
        }
    }

private:
    // Found by trying: more effort on prices than this costs more time than it saves in the search.
    static constexpr int patience = 4;
    static constexpr int most_attempts = 20;
    static constexpr std::size_t narrow = 24;
    static constexpr std::size_t widening = 64;
    static constexpr Worth searched = std::numeric_limits<Worth>::min();
    static constexpr Worth highest_price = Worth{1} << 40;  // far from overflowing when summed up

    void set_targets() {
        Books most{};
        for (std::size_t category = 0; category < scoring_count; ++category)
            most[category] = supply_.from(0, 0).of(category);
        int last_points = -1;
        for (int prominent = 0; prominent <= most[problem_.prominent]; ++prominent) {
            const int points = problem_.rivals.points_for(prominent);
            if (points == last_points) continue;
            last_points = points;
            for (int variety = 0; variety <= *std::ranges::min_element(most); ++variety) {
                Target target;
                target.required.fill(variety);
                target.required[problem_.prominent] = std::max(variety, prominent);
                target.reward = (points + points_per_full_set * variety) * one_point;
                targets_.push_back(target);
            }
        }
    }

    /// Prices that rise for what the relaxed choice lacks and fall for what it has too much of, by the usual
    /// subgradient step towards the best known worth.
    Prices better_prices(const Target& target) const {
        std::array<double, scoring_count> lack{};
        double length = 0;
        for (std::size_t category = 0; category < scoring_count; ++category) {
            lack[category] = target.required[category] - target.relaxed[category];
            if (lack[category] < 0 && target.prices[category] == 0) lack[category] = 0;
            length += lack[category] * lack[category];
        }
        if (length == 0) return target.prices;
        const auto gap = static_cast<double>(target.bound - best_.worth);
        const double step = gap / length / (1 << target.failures);
        Prices prices = target.prices;
        for (std::size_t category = 0; category < scoring_count; ++category) {
            prices[category] =
                std::clamp<Worth>(prices[category] + static_cast<Worth>(step * lack[category]), 0, highest_price);
        }
        return prices;
    }

    /// A price list bounds every target, not only the one that asked for it.
    void lower_bounds(const Prices& prices, Target* asked = nullptr) {
        relaxation_.solve(prices);
        const auto [choice, books] = relaxation_.choice();
        best_ = std::max(best_, choice);
        const Worth relaxed = relaxation_.best(0, 0);
        if (asked) ++asked->failures;
        for (Target& target : targets_) {
            const Worth bound = relaxed + target.reward - price_of(target.required, prices);
            if (bound >= target.bound) continue;
            target.bound = bound;
            target.prices = prices;
            target.relaxed = books;
            target.failures = 0;
        }
    }

    const Problem& problem_;
    Supply supply_;
    Relaxation relaxation_;
    std::vector<Target> targets_;
    Choice best_;
};

Problem prepare(const ShelvedCards& shelf, PublicGoals goals, Category focus, const Rivals& rivals) {
    SHELFMARK_EXPECT(goals.prominent != goals.banned);
    Problem problem{.candidates = {}, .prominent = index_of(goals.prominent), .rivals = rivals};
    if (goals.prominent > goals.banned) --problem.prominent;  // the banned category is left out of the five
    for (std::size_t position = 0; position < shelf.size(); ++position) {
        const ShelvedCard& card = shelf[position];
        if (card.face_down) continue;
        Candidate candidate{.position = position, .rank = 1, .books = {}, .worth = 0};
        for (const ShelvedCard& other : shelf) candidate.rank += !other.face_down && other.order < card.order ? 1U : 0U;
        std::size_t scoring = 0;
        for (std::size_t category = 0; category < category_count; ++category) {
            candidate.worth += card.icons[category] * one_book;
            if (category != index_of(goals.banned)) candidate.books[scoring++] = card.icons[category];
        }
        candidate.worth +=
            (points_per_focus_book * card.icons[index_of(focus)] - card.icons[index_of(goals.banned)]) * one_point;
        problem.candidates.push_back(candidate);
    }
    return problem;
}

}  // namespace

Positions best_turns(const ShelvedCards& shelf, PublicGoals goals, Category focus, const Rivals& rivals) {
    const Problem problem = prepare(shelf, goals, focus, rivals);
    return Optimizer(problem).run();
}

}  // namespace shelfmark::exlibris
