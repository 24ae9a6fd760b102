#pragma once

#include <array>
#include <string>

#include "table/card_set.h"
#include "table/position_reader.h"

namespace shelfmark::table {

// Reading a position of a game with so many cards: each is in one place only.
template <unsigned Cards>
class CardPositionReader : public PositionReader {
public:
    using PositionReader::PositionReader;

    // The cards that some line has given a place.
    [[nodiscard]] const CardSet<Cards>& placed() const { return placed_; }

protected:
    bool claim_card(CardId card, int column, const std::string& name) {
        if (placed_.contains(card)) {
            return fail(column, "formats.error.card-twice",
                        {{"card", name}, {"line", std::to_string(card_lines_[card])}});
        }
        placed_.add(card);
        card_lines_[card] = lines_.number();
        return true;
    }

    // The rest of a line: read(word, card) understands one word of it.
    template <class Read>
    bool each_card(Words& words, CardSet<Cards>& out, Read read) {
        while (!words.empty()) {
            CardId card = no_card;
            if (!read(words.next(), card)) return false;
            out.add(card);
        }
        return true;
    }

private:
    CardSet<Cards> placed_;
    std::array<int, Cards> card_lines_ = {};
};

}  // namespace shelfmark::table
