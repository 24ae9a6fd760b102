#include "protocol/librarians/view.h"

#include "protocol/librarians/parts.h"

namespace shelfmark::protocol {

namespace {

// Calls work(the same section of each view) for all of them.
template <class Work, class... Views>
void each_section(Work work, Views&... views) {
    work(views.material...);
    work(views.course...);
    work(views.piles...);
    work(views.seats...);
    work(views.shelves...);
    work(views.books...);
    work(views.spare...);
    work(views.hand...);
    work(views.pending...);
    work(views.memory...);
    work(views.ending...);
    work(views.prompt...);
    work(views.choices...);
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

void keep_changes(LibrariansView& view, Told& told) { each_section(Telling(told), view); }

void take_over(LibrariansView& view, const LibrariansView& changes) {
    each_section([](auto& section, const auto& changed) { adopt(section, changed); }, view, changes);
}

}  // namespace shelfmark::protocol
