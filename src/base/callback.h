#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace shelfmark::base {

// A function that is handed on and not copied, so that it may own what cannot be copied. The standard library's
// (std::move_only_function) is missing where WebAssembly is built.
template <class Signature>
class Callback;

template <class Result, class... Given>
class Callback<Result(Given...)> {
public:
    Callback() = default;

    template <class Function>
        requires(!std::is_same_v<std::remove_cvref_t<Function>, Callback> &&
                 std::is_invocable_r_v<Result, std::decay_t<Function>&, Given...>)
    // NOLINTNEXTLINE(google-explicit-constructor,bugprone-forwarding-reference-overload): as std::function does
    Callback(Function&& function)
        : target_(std::make_unique<Target<std::decay_t<Function>>>(std::forward<Function>(function))) {}

    Result operator()(Given... given) { return target_->call(std::forward<Given>(given)...); }
    explicit operator bool() const { return target_ != nullptr; }

private:
    struct Callable {
        Callable() = default;
        Callable(const Callable&) = delete;
        Callable& operator=(const Callable&) = delete;
        virtual ~Callable() = default;
        virtual Result call(Given... given) = 0;
    };

    template <class Function>
    struct Target final : Callable {
        explicit Target(Function source) : function(std::move(source)) {}
        Result call(Given... given) override { return function(std::forward<Given>(given)...); }
        Function function;
    };

    std::unique_ptr<Callable> target_;
};

}  // namespace shelfmark::base
