#pragma once

#include <array>
#include <cmath>
#include <cstddef>

namespace shelfmark::exlibris::turning {

/// Walks down a convex function that has kinks (Shor's r-algorithm): it steps along the slope, in a space that it
/// squeezes a little in every direction in which the slope jumped from one side to the other, so that it follows a
/// valley instead of bouncing between its walls.
template <std::size_t N>
class Descent {
public:
    using Vector = std::array<double, N>;

    explicit Descent(double step) : step_(step) {
        for (std::size_t i = 0; i < N; ++i) space_[i][i] = 1;
    }

    /// From a point with this slope. `slope_at(point)` may move the point to where the function is defined, and is
    /// asked until `enough()`.
    template <class SlopeAt, class Enough>
    void run(Vector& point, SlopeAt slope_at, Enough enough, int rounds) {
        Vector slope = slope_at(point);
        for (int round = 0; round < rounds && !enough(); ++round) {
            const Vector ahead = direction(slope);
            if (dot(ahead, ahead) == 0) return;
            const Vector before = slope;
            int steps = 0;
            do {
                for (std::size_t i = 0; i < N; ++i) point[i] -= step_ * ahead[i];
                slope = slope_at(point);
                if (++steps > 2) step_ *= longer;
            } while (dot(slope, ahead) > 0 && steps < most_steps && !enough());
            if (steps == 1) step_ *= shorter;
            squeeze(before, slope);
        }
    }

private:
    // As usual for this method.
    static constexpr double shorter = 0.8;
    static constexpr double longer = 1.3;
    static constexpr double squeezed = 0.5;
    static constexpr int most_steps = 8;
    static constexpr double nothing = 1e-9;

    static double dot(const Vector& one, const Vector& other) {
        double sum = 0;
        for (std::size_t i = 0; i < N; ++i) sum += one[i] * other[i];
        return sum;
    }

    /// As seen in the squeezed space, of length 1; 0 if there is hardly any slope.
    Vector in_space(const Vector& slope) const {
        Vector seen{};
        for (std::size_t i = 0; i < N; ++i) {
            for (std::size_t k = 0; k < N; ++k) seen[k] += space_[i][k] * slope[i];
        }
        const double length = std::sqrt(dot(seen, seen));
        for (double& part : seen) part = length < nothing ? 0 : part / length;
        return seen;
    }

    Vector direction(const Vector& slope) const {
        const Vector seen = in_space(slope);
        Vector ahead{};
        for (std::size_t i = 0; i < N; ++i) ahead[i] = dot(space_[i], seen);
        return ahead;
    }

    void squeeze(const Vector& before, const Vector& slope) {
        Vector jump{};
        for (std::size_t i = 0; i < N; ++i) jump[i] = slope[i] - before[i];
        const Vector seen = in_space(jump);
        for (Vector& row : space_) {
            const double along = (squeezed - 1) * dot(row, seen);
            for (std::size_t k = 0; k < N; ++k) row[k] += along * seen[k];
        }
    }

    double step_;
    std::array<Vector, N> space_{};
};

}  // namespace shelfmark::exlibris::turning
