// Shelving a card: which place it goes to (XL-B1, XL-B2), with what the Mummy and the Wizard add to the choice.

#include "exlibris/shelving.h"

#include "exlibris/assistants/mummy.h"
#include "exlibris/assistants/wizard.h"
#include "exlibris/handlers.h"
#include "exlibris/shelf.h"

namespace shelfmark::exlibris {

namespace {

constexpr unsigned face_down_flag = 1;
constexpr unsigned moved_flag = 2;
constexpr unsigned left_row_shift = 2;  // the row that a lifted card left, with its column in Frame::d

bool settle(Play&, Frame&) { return true; }

void legal(const State& state, const Frame& frame, ActionList& out) {
    const Board& board = state.board;
    if (frame.step != 0) {
        wizard_options(board, frame, out);
        return;
    }
    const Cell left = {frame.c >> left_row_shift, frame.d};
    with_grid(board, frame.seat, [&](const auto& grid) {
        grid.free_places().for_each([&](Cell cell) {
            if (!is_moved(frame) || cell != left) out.push_back(act(Verb::at, cell.row, cell.column));
        });
    });
    const Assistant assistant = assistant_of(board, frame.figure);
    if (assistant == Assistant::mummy) mummy_options(board, frame, out);
    if (assistant == Assistant::wizard) wizard_options(board, frame, out);
}

void decide(Play& play, Frame& frame, Action action) {
    switch (action.verb) {
        case Verb::at: put_down(play, frame, {action.a, action.b}); break;
        case Verb::on:
        case Verb::under: entomb(play, frame, action); break;
        default:
            if (!wizard_decides(play, frame, action)) return;
            break;
    }
    pop(play);
}

}  // namespace

void push_shelve_again(Play& play, Seat seat, FigureId figure, const LiftedCard& lifted) {
    const unsigned flags = (lifted.face_down ? face_down_flag : 0) | moved_flag |
                           (static_cast<unsigned>(lifted.left.row) << left_row_shift);
    push(play, {.ask = Ask::shelve,
                .seat = seat,
                .figure = figure,
                .a = lifted.card,
                .b = lifted.lower,
                .c = static_cast<std::uint8_t>(flags),
                .d = static_cast<std::uint8_t>(lifted.left.column)});
}

void put_down(Play& play, const Frame& frame, Cell cell) {
    Board& board = play.state.board;
    board.lifted.clear();
    put(board, frame.seat, frame.a, {.cell = cell, .face_down = is_face_down(frame)});
    if (frame.b != no_card) {
        const Cell now = spot_of(board, frame.a).cell;
        put(board, frame.seat, frame.b, {.cell = now, .face_down = true, .entombed = true});
    }
    const Cell now = spot_of(board, frame.a).cell;
    play.tell({.kind = EventKind::shelved,
               .seat = frame.seat,
               .figure = frame.figure,
               .card = frame.a,
               .a = static_cast<std::uint8_t>(now.row),
               .b = static_cast<std::uint8_t>(now.column)});
}

const Handler shelve_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
