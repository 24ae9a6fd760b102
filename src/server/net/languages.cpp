#include "server/net/languages.h"

#include <charconv>

#include "server/net/text.h"

namespace shelfmark::server::net {

namespace {

// "q=0.7" is 0.7; anything else is 1.
double weight_of(std::string_view parameters) {
    const auto text = trimmed(parameters);
    double weight = 1;
    if (text.starts_with("q=")) std::from_chars(text.data() + 2, text.data() + text.size(), weight);
    return weight;
}

}  // namespace

messages::Language preferred_language(std::string_view accepted) {
    auto best = messages::Language::en;
    double most = 0;
    while (!accepted.empty()) {
        auto entry = take_until(accepted, ',');
        auto tag = take_until(entry, ';');
        const auto language = messages::find_language(trimmed(take_until(tag, '-')));
        const double weight = weight_of(entry);
        if (!language || weight <= most) continue;
        best = *language;
        most = weight;
    }
    return best;
}

}  // namespace shelfmark::server::net
