// How it works. Two parts of the score are not plain sums over the cards left standing: variety is a minimum, the
// Prominent Works are steps. Both become requirements. For every pair of a variety and a step, a `Target` asks for
// standing cards with at least so many books of each category; the best that any target allows is the answer. First the
// most points are found, then the most books with as many points, then the fewest cards turned with as many of both,
// and at last the first such choice in reading order.
//
// Whether a target allows what is demanded is told by pricing (Lagrangian relaxation): everything demanded and required
// gets a price, and the best paid cards are found by a small table (`Relaxation`). If even they are paid less than the
// demand would be, there is no such choice. `Descent` looks for the prices that say so, or nearly so, and then a
// `Search` has little left to try. Which prices say it best is not known in advance, so several are tried, with growing
// patience.
#include "exlibris/best_turns.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "base/assert.h"
#include "exlibris/turning/descent.h"
#include "exlibris/turning/paths.h"
#include "exlibris/turning/problem.h"
#include "exlibris/turning/relaxation.h"
#include "exlibris/turning/search.h"

namespace shelfmark::exlibris {

namespace {

using namespace turning;

/// Asks for so many books of each category, which earn a reward.
struct Target {
    Tally required{};  // the reward counts as points that the cards need not bring
    Prices prices{};
    Worth relaxed = 0;                                // what the cards are paid at most at these prices
    Worth slack = std::numeric_limits<Worth>::max();  // by how much that is above what is demanded and required
    bool priced = false;

    int books() const { return std::accumulate(required.begin() + first_category, required.end(), 0); }
};

class Optimizer {
public:
    explicit Optimizer(const Problem& problem)
        : problem_(problem), paths_(problem), relaxation_(problem, paths_), demanded_(lowest_demand(problem)),
          best_{.tally = lowest_demand(problem), .turned = {}} {
        set_targets();
    }

    Positions run() {
        raise_points();
        // More required books are likely to be more books.
        std::ranges::sort(targets_, std::greater(), &Target::books);
        for (const Quantity aim : {books, not_turned}) {
            aim_ = aim;
            std::vector<Target> left;
            for (Target& target : targets_) {
                if (raise(target)) left.push_back(target);
            }
            targets_ = std::move(left);
            demand(best_.tally[aim]);
        }
        for (Target& target : targets_) {
            find_prices(target, points, few_rounds);
            if (target.slack >= 0) search(target, Search::Goal::first);
        }
        return best_.turned.positions();
    }

private:
    static constexpr Worth one = 1 << 20;                    // the price of one unit
    static constexpr double highest_price = Worth{1} << 40;  // far from overflowing when summed up
    static constexpr std::size_t endless = std::numeric_limits<std::size_t>::max();
    // Found by trying.
    static constexpr int few_rounds = 20;
    static constexpr std::size_t little_patience = 1000;
    static constexpr std::size_t more_patience = 8;
    static constexpr Worth loose = 2 * one;

    static Tally lowest_demand(const Problem& problem) {
        const auto cards = static_cast<int>(problem.candidates.size());
        constexpr int fewest_points = -1'000'000;
        return {fewest_points, 0, -cards};
    }

    void set_targets() {
        const Missing supply = paths_.supply(paths_.start());
        int last_points = -1;
        for (int prominent = 0; prominent <= supply.of(problem_.prominent - first_category); ++prominent) {
            const int for_prominence = problem_.rivals.points_for(prominent);
            if (for_prominence == last_points) continue;
            last_points = for_prominence;
            for (int variety = 0; variety <= supply.fewest(); ++variety) {
                Target target;
                std::fill(target.required.begin() + first_category, target.required.end(), variety);
                target.required[problem_.prominent] = std::max(variety, prominent);
                target.required[points] = -for_prominence - points_per_full_set * variety;
                targets_.push_back(target);
            }
        }
    }

    /// Works on the target that seems to allow most, until none can allow more than is known.
    void raise_points() {
        Prices only_points{};
        only_points[points] = one;
        apply(only_points, targets_);
        while (true) {
            const int more = best_.tally[points] + 1;
            demand(more);
            Target& target = *std::ranges::max_element(targets_, {}, &Target::slack);
            if (target.slack < 0) break;
            if (!target.priced) {
                find_prices(target, points, few_rounds);
                target.priced = true;
                continue;
            }
            demand(std::midpoint(more, more + static_cast<int>(target.slack / one)));
            if (search(target, Search::Goal::any) == Search::Result::none) target.relaxed -= target.slack + 1;
        }
        demand(best_.tally[points]);
        std::erase_if(targets_, [](const Target& target) { return target.slack < 0; });
    }

    /// As much as the target allows of what is aimed at, without less of what is more important. False if nothing is
    /// left to find in it.
    bool raise(Target& target) {
        std::size_t patience = little_patience;
        for (int rounds = few_rounds;; rounds *= 2, patience *= more_patience) {
            if (target.slack < loose) {
                const bool reached = holds(target);
                demand(best_.tally[aim_] + (reached ? 1 : 0));
                find_prices(target, aim_, rounds);
                if (target.slack < 0) return reached;
                // Often the most that prices allow is possible, and close to them a search is short.
                demand(demanded_[aim_] + static_cast<int>(target.slack / one));
                if (search(target, Search::Goal::any, patience) == Search::Result::found) return true;
            }
            // Otherwise everything is tried that brings the points.
            demand(best_.tally[aim_]);
            find_prices(target, points, rounds);
            if (target.slack < 0 || search(target, Search::Goal::best, patience) != Search::Result::gave_up)
                return false;
        }
    }

    /// Whether the best choice known is one for this target.
    bool holds(const Target& target) const {
        if (reward_for(problem_, best_.tally) != -target.required[points]) return false;
        return std::equal(best_.tally.begin() + first_category, best_.tally.end(),
                          target.required.begin() + first_category, std::greater_equal());
    }

    void demand(int amount) {
        demanded_[aim_] = amount;
        for (Target& target : targets_) target.slack = target.relaxed - price_of(needed(target), target.prices);
    }

    /// What the cards must bring.
    Tally needed(const Target& target) const {
        Tally sum = demanded_;
        add(sum, target.required);
        return sum;
    }

    /// Prices that leave as little slack as possible, with one quantity as the unit.
    void find_prices(Target& target, Quantity unit, int rounds) {
        using Vector = Descent<quantity_count>::Vector;
        express(target, unit);
        const Tally need = needed(target);
        const auto slope_at = [&](Vector& point) {
            Prices prices{};
            for (std::size_t quantity = 0; quantity < quantity_count; ++quantity) {
                point[quantity] = std::clamp(point[quantity], 0.0, highest_price);
                prices[quantity] = static_cast<Worth>(point[quantity]);
            }
            const Tally tally = apply(prices, aim_ == points ? std::span(targets_) : std::span(&target, 1));
            Vector slope{};
            for (std::size_t quantity = 0; quantity < quantity_count; ++quantity) {
                const bool fixed = quantity == unit || (quantity > aim_ && quantity < first_category);
                const double excess = tally[quantity] - need[quantity];
                slope[quantity] = fixed || (excess > 0 && point[quantity] == 0) ? 0 : excess;
            }
            return slope;
        };
        Vector point{};
        std::ranges::copy(target.prices, point.begin());
        Descent<quantity_count>(one / 4.0).run(point, slope_at, [&] { return target.slack < 0; }, rounds);
    }

    /// Changes the unit of a target's prices.
    static void express(Target& target, Quantity unit) {
        if (target.prices[unit] == one) return;
        constexpr double usual_books_for_a_point = 5;
        double factor = unit == books ? usual_books_for_a_point : 1;
        if (unit == points && target.prices[points] > one / 100)
            factor = static_cast<double>(one) / static_cast<double>(target.prices[points]);
        for (Worth& price : target.prices) price = static_cast<Worth>(static_cast<double>(price) * factor);
        target.prices[unit] = one;
        target.slack = std::numeric_limits<Worth>::max();
    }

    /// Prices that suit one target may suit others too. What the best paid cards bring.
    Tally apply(const Prices& prices, std::span<Target> targets) {
        relaxation_.solve(prices);
        const Choice choice = relaxation_.choice();
        consider(choice);
        const Worth relaxed = relaxation_.best(paths_.start());
        for (Target& target : targets) {
            const Worth slack = relaxed - price_of(needed(target), prices);
            if (slack >= target.slack) continue;
            target.slack = slack;
            target.relaxed = relaxed;
            target.prices = prices;
        }
        return choice.tally;
    }

    Search::Result search(const Target& target, Search::Goal goal, std::size_t patience = endless) {
        relaxation_.solve(target.prices);
        Search search(problem_, paths_, relaxation_, goal);
        const Search::Result result = search.run(needed(target), patience);
        if (search.found()) consider(*search.found());
        return result;
    }

    void consider(Choice choice) {
        choice.tally[points] += reward_for(problem_, choice.tally);
        if (choice.better_than(best_)) best_ = choice;
    }

    const Problem& problem_;
    Paths paths_;
    Relaxation relaxation_;
    Quantity aim_ = points;
    Tally demanded_;
    std::vector<Target> targets_;
    Choice best_;
};

Problem prepare(const ShelvedCards& shelf, PublicGoals goals, Category focus, const Rivals& rivals) {
    SHELFMARK_EXPECT(goals.prominent != goals.banned);
    Problem problem{.candidates = {}, .prominent = first_category + index_of(goals.prominent), .rivals = rivals};
    if (goals.prominent > goals.banned) --problem.prominent;  // the banned category is left out of the five
    for (std::size_t position = 0; position < shelf.size(); ++position) {
        const ShelvedCard& card = shelf[position];
        if (card.face_down) continue;
        Candidate candidate{.position = position, .rank = 1, .tally = {}};
        for (const ShelvedCard& other : shelf) candidate.rank += !other.face_down && other.order < card.order ? 1U : 0U;
        std::size_t scoring = first_category;
        for (std::size_t category = 0; category < category_count; ++category) {
            candidate.tally[books] += card.icons[category];
            if (category != index_of(goals.banned)) candidate.tally[scoring++] = card.icons[category];
        }
        candidate.tally[points] =
            points_per_focus_book * card.icons[index_of(focus)] - card.icons[index_of(goals.banned)];
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
