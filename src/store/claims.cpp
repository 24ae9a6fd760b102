#include "store/claims.h"

namespace shelfmark::store {

bool Claims::take(const Claim& claim) {
    const auto found = held_.find(claim.work);
    const auto held = found == held_.end() ? std::nullopt : std::optional(found->second);
    if (!claim.follows(held)) return false;
    before_.emplace(claim.work, held);  // unless there is something older
    put(claim.work, claim.gives_up() ? std::nullopt : std::optional(claim));
    return true;
}

void Claims::roll_back() {
    for (const auto& [work, claim] : before_) put(work, claim);
    before_.clear();
}

void Claims::put(const std::string& work, const std::optional<Claim>& claim) {
    if (claim) {
        held_.insert_or_assign(work, *claim);
    } else {
        held_.erase(work);
    }
}

}  // namespace shelfmark::store
