// XL-T2: the order of a visit. Assistants already there that react, by time on the tile; then the visitor's own
// ability; then the effect, if the place is instant.

#include "exlibris/visit.h"

#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { reactions, ability, effect, over };
constexpr unsigned sasquatch_asked = 1;
constexpr unsigned cube_asked = 2;

void push_ask(Play& play, Ask ask, Seat seat, FigureId figure, Place place, FigureId other = 0) {
    push(play, {.ask = ask, .seat = seat, .figure = figure, .a = place, .b = other});
}

// The special assistant of this kind if it will react to the visitor, or no_figure.
FigureId reacting(const Board& board, const Frame& frame, Assistant assistant, unsigned asked) {
    const FigureId figure = find_special(board, assistant);
    if (figure == no_figure || board.figures[figure].place != frame.a) return no_figure;
    return owner_of(figure) != frame.seat && (frame.c & asked) == 0 ? figure : no_figure;
}

// XL-T1: the one that stands there longest reacts first. False when nobody reacts any more.
bool next_reaction(Play& play, Frame& frame) {
    const Board& board = play.state.board;
    if (frame.a == at_home) return false;
    const FigureId sasquatch = reacting(board, frame, Assistant::sasquatch, sasquatch_asked);
    const FigureId cube = reacting(board, frame, Assistant::cube, cube_asked);
    if (sasquatch == no_figure && cube == no_figure) return false;
    const bool both = sasquatch != no_figure && cube != no_figure;
    if (both ? board.figures[sasquatch].arrived < board.figures[cube].arrived : cube == no_figure) {
        frame.c |= sasquatch_asked;
        push_ask(play, Ask::sasquatch, owner_of(sasquatch), sasquatch, frame.a, frame.figure);
    } else {
        frame.c |= cube_asked;
        push_ask(play, Ask::cube, frame.seat, cube, frame.a, frame.figure);
    }
    return true;
}

void use_ability(Play& play, const Frame& frame) {
    const Board& board = play.state.board;
    switch (assistant_of(board, frame.figure)) {
        case Assistant::ghost:
            // XL-A11: the card for sharing a space.
            if (frame.b != 0) push_draw(play, frame.seat, frame.figure, 1, false);
            break;
        case Assistant::goblin:
            if (frame.a != at_home) push_ask(play, Ask::pickpocket, frame.seat, frame.figure, frame.a);
            break;
        case Assistant::automaton: {
            // XL-A6: a home action for each other assistant of its owner already there.
            const int others = own_figures_on(board, frame.seat, frame.a) - 1;
            if (others > 0) push_home_actions(play, frame.seat, frame.figure, {others, others, others, false});
            break;
        }
        case Assistant::fire_imp:
            if (frame.a != at_home) push_ask(play, Ask::burn, frame.seat, frame.figure, frame.a);
            break;
        default: break;
    }
}

void take_effect(Play& play, const Frame& frame) {
    if (frame.a == at_home) {
        if (assistant_of(play.state.board, frame.figure) == Assistant::bookworm) {
            push_ask(play, Ask::bookworm, frame.seat, frame.figure, frame.a);
        } else {
            push_home_actions(play, frame.seat, frame.figure, one_home_action);
        }
    } else if (!delayed(static_cast<Location>(frame.a))) {
        push_ask(play, Ask::effect, frame.seat, frame.figure, frame.a);
    }
}

bool settle(Play& play, Frame& frame) {
    const std::uint8_t depth = play.state.board.depth;
    const auto interrupted = [&] { return play.state.board.depth != depth; };
    if (frame.step == reactions) {
        if (next_reaction(play, frame)) return false;
        frame.step = ability;
    }
    if (frame.step == ability) {
        frame.step = effect;
        use_ability(play, frame);
        if (interrupted()) return false;
    }
    if (frame.step == effect) {
        frame.step = over;
        take_effect(play, frame);
        if (interrupted()) return false;
    }
    pop(play);
    return false;
}

}  // namespace

bool takes_effect(const Frame& visit) { return visit.step == over; }

const Handler visit_handler = {settle, nothing_legal, nothing_to_do};

}  // namespace shelfmark::exlibris
