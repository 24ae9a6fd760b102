#include "protocol/exlibris/view.h"

#include "protocol/changes.h"
#include "protocol/exlibris/parts.h"

namespace shelfmark::protocol {

namespace {

// Calls work(section of one, the same section of the other) for all of them.
template <class One, class Other, class Work>
void each_section(One& one, Other& other, Work work) {
    work(one.course, other.course);
    work(one.seats, other.seats);
    work(one.shelves, other.shelves);
    work(one.tiles, other.tiles);
    work(one.pieces, other.pieces);
    work(one.mine, other.mine);
    work(one.pending, other.pending);
    work(one.memory, other.memory);
    work(one.scores, other.scores);
    work(one.prompt, other.prompt);
    work(one.choices, other.choices);
}

}  // namespace

ExLibrisView full_view(const exlibris::View& view, const ExLibrisAsked& asked, const ExLibrisShown& shown) {
    ExLibrisView out{.course = course_of(view.board),
                     .seats = seats_of(view.board),
                     .shelves = shelves_of(view.board),
                     .tiles = tiles_of(view),
                     .pieces = pieces_of(view.board),
                     .pending = pending_of(view),
                     .scores = scores_of(view, shown.result),
                     .prompt = prompt_of(view, asked)};
    if (view.seat < players(view.board)) out.mine = ExLibrisMine{list_of(view.hand), on_wire(view.focus)};
    if (shown.memory_aids) out.memory = memory_of(view);
    auto& choices = out.choices.emplace();
    choices.reserve(asked.choices.size());
    for (const exlibris::Action& action : asked.choices) choices.push_back(choice_of(view, action));
    return out;
}

void keep_changes(ExLibrisView& view, const ExLibrisView& earlier) {
    each_section(view, earlier, [](auto& section, const auto& known) { drop_known(section, known); });
}

void take_over(ExLibrisView& view, const ExLibrisView& changes) {
    each_section(view, changes, [](auto& section, const auto& changed) { adopt(section, changed); });
}

}  // namespace shelfmark::protocol
