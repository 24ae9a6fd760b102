#include "protocol/exlibris/view.h"

#include "protocol/exlibris/parts.h"

namespace shelfmark::protocol {

namespace {

// Calls work(the same section of each view) for all of them.
template <class Work, class... Views>
void each_section(Work work, Views&... views) {
    work(views.course...);
    work(views.seats...);
    work(views.shelves...);
    work(views.tiles...);
    work(views.pieces...);
    work(views.mine...);
    work(views.pending...);
    work(views.memory...);
    work(views.scores...);
    work(views.prompt...);
    work(views.choices...);
}

}  // namespace

ExLibrisView full_view(const exlibris::View& view, const ExLibrisAsked& asked, const ExLibrisShown& shown) {
    const exlibris::ScoreSheets now = sheets_now(view);
    ExLibrisView out{.course = course_of(view.board),
                     .seats = seats_of(view.board),
                     .shelves = shelves_of(view.board),
                     .tiles = tiles_of(view),
                     .pieces = pieces_of(view.board),
                     .pending = pending_of(view),
                     .scores = shown.result != nullptr ? final_scores(view.board, *shown.result)
                                                       : scores_now(view, now, shown.best),
                     .prompt = prompt_of(view, asked)};
    if (view.seat < players(view.board)) out.mine = ExLibrisMine{list_of(view.hand), on_wire(view.focus)};
    if (shown.memory_aids) out.memory = memory_of(view);
    auto& choices = out.choices.emplace();
    choices.reserve(asked.choices.size());
    for (const exlibris::Action& action : asked.choices) choices.push_back(choice_of(view, now, action));
    return out;
}

void keep_changes(ExLibrisView& view, Told& told) { each_section(Telling(told), view); }

void take_over(ExLibrisView& view, const ExLibrisView& changes) {
    each_section([](auto& section, const auto& changed) { adopt(section, changed); }, view, changes);
}

}  // namespace shelfmark::protocol
