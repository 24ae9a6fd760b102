#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "generated/protocol.h"
#include "librarians/event.h"
#include "librarians/view.h"

namespace shelfmark::protocol {

// Follows cards through the events of one decision, as far as a seat sees them.
class Movements {
public:
    explicit Movements(const librarians::View& before);

    // Says where the event's card was and where it goes.
    void add(LibrariansEvent& shown, const librarians::Event& event);

private:
    [[nodiscard]] std::optional<LibrariansSpot> where(librarians::CardId card) const;
    void move(librarians::CardId card, const LibrariansSpot& to);

    const librarians::View& before_;
    // LB-Q23, LB-Q24: books move with what lies under them.
    bool whole_stacks_;
    std::vector<std::pair<librarians::CardId, LibrariansSpot>> moved_;
};

}  // namespace shelfmark::protocol
