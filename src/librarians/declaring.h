#pragma once

#include "librarians/completing.h"

namespace shelfmark::librarians {

// LB-G4: the lines that the active player may declare now, with cards that count as any genre (LB-E4) or with Mystery's
// wrong card (LB-Q21). There can be thousands of them, so that a line is named in three steps: its genre, its first
// place, its last place. Lines that go together are named in the order of these steps, so that a set of them is reached
// in one way; and each brings a card, or joins what was apart, so that none is named for nothing.
class Declarations {
public:
    explicit Declarations(const Board& board);

    [[nodiscard]] GenreSet genres() const;
    [[nodiscard]] bool may_begin(Genre genre, Cell from) const;
    [[nodiscard]] bool may_declare(const GenreRow& row) const;
    void list_first_places(Genre genre, ActionList& out) const;
    void list_last_places(Genre genre, Cell from, ActionList& out) const;

private:
    // Calls visit(row) for the lines of these genres that begin at a place, until told that it is enough.
    template <class Visit>
    bool any_from(Cell from, GenreSet wanted, Visit visit) const;
    [[nodiscard]] bool goes_with_the_others(const GenreRow& row) const;

    const Board& board_;
    bool possible_;
    Completions others_;  // what leaves the library anyway
};

}  // namespace shelfmark::librarians
