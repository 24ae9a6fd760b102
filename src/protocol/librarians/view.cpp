#include "protocol/librarians/view.h"

#include "protocol/changes.h"
#include "protocol/librarians/parts.h"

namespace shelfmark::protocol {

namespace {

using Books = std::vector<LibrariansStack>;

// Where a stack stands in the list, or would stand.
auto place_in(auto& books, const LibrariansStack& stack) {
    return std::lower_bound(books.begin(), books.end(), stack,
                            [](const auto& one, const auto& other) { return identity(one) < identity(other); });
}

bool has_place_of(const Books& books, const LibrariansStack& stack) {
    const auto found = place_in(books, stack);
    return found != books.end() && found->place == stack.place;
}

// Books, unlike other entries of lists, can be gone; a stack without cards says so.
void drop_known(std::optional<Books>& books, const std::optional<Books>& earlier) {
    if (!books || !earlier) return;
    Books changes;
    for (const LibrariansStack& stack : *books) {
        const auto known = place_in(*earlier, stack);
        if (known == earlier->end() || *known != stack) changes.push_back(stack);
    }
    for (const LibrariansStack& stack : *earlier) {
        if (!has_place_of(*books, stack)) changes.push_back({.place = stack.place});
    }
    books = changes.empty() ? std::nullopt : std::optional(std::move(changes));
}

void adopt(std::optional<Books>& books, const std::optional<Books>& changes) {
    if (!changes) return;
    if (!books) books.emplace();
    for (const LibrariansStack& stack : *changes) {
        if (has_place_of(*books, stack)) books->erase(place_in(*books, stack));
        if (!stack.cards.empty()) books->insert(place_in(*books, stack), stack);
    }
}

// Calls work(section of one, the same section of the other) for all of them.
template <class One, class Other, class Work>
void each_section(One& one, Other& other, Work work) {
    work(one.material, other.material);
    work(one.course, other.course);
    work(one.piles, other.piles);
    work(one.seats, other.seats);
    work(one.shelves, other.shelves);
    work(one.books, other.books);
    work(one.spare, other.spare);
    work(one.hand, other.hand);
    work(one.pending, other.pending);
    work(one.memory, other.memory);
    work(one.ending, other.ending);
    work(one.prompt, other.prompt);
    work(one.choices, other.choices);
}

}  // namespace

LibrariansView full_view(const librarians::View& view, const LibrariansAsked& asked, const LibrariansShown& shown) {
    const librarians::Board& board = view.board;
    LibrariansView out{.course = course_of(board),
                       .piles = piles_of(board),
                       .seats = seats_of(board),
                       .shelves = shelves_of(board),
                       .books = books_of(board),
                       .spare = spare_of(view),
                       .pending = pending_of(board),
                       .prompt = prompt_of(view, asked)};
    if (shown.material) out.material = material_of(board);
    if (view.seat < players(board)) out.hand = list_of(view.hand[view.seat]);
    if (shown.memory_aids) out.memory = memory_of(view);
    if (board.outcome != librarians::Outcome::running) out.ending = ending_of(view);
    auto& choices = out.choices.emplace();
    if (asked.choices.empty()) return out;
    Foresight foresight(view);
    choices.reserve(asked.choices.size());
    for (const librarians::Action& action : asked.choices) choices.push_back(choice_of(view, foresight, action));
    return out;
}

void keep_changes(LibrariansView& view, const LibrariansView& earlier) {
    each_section(view, earlier, [](auto& section, const auto& known) { drop_known(section, known); });
}

void take_over(LibrariansView& view, const LibrariansView& changes) {
    each_section(view, changes, [](auto& section, const auto& changed) { adopt(section, changed); });
}

}  // namespace shelfmark::protocol
