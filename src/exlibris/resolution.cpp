// XL-R11: the resolution of the locations, by number.

#include "exlibris/handlers.h"
#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { finding, effect, rescuing, discarding };

bool golem_reaches(const Board& board, FigureId golem, Place place) {
    return golem != no_figure && board.figures[golem].place < location_count && board.figures[golem].place >= place;
}

// XL-A9: face-down cards are turned up before they are discarded.
void open_shack(State& state) {
    state.board.tile[static_cast<std::size_t>(card_tile(Location::mysterious_shack))] |= state.hidden.shack;
    if (state.board.shack_count > 0) ++state.board.revelations;
    leave_shack(state, state.hidden.shack);
    state.hidden.shack_seen = {};
    state.board.shack_excluded = 0;
}

bool find_location(const Board& board, Frame& frame) {
    const LocationSet left = laid_out(board) >> frame.a << frame.a;
    if (left == 0) return false;
    frame.a = static_cast<std::uint8_t>(std::countr_zero(left));
    return true;
}

void discard_leftovers(Play& play, Location location) {
    if (card_tile(location) < 0) return;
    const CardSet left = cards_on(play.state.board, location);
    cards_on(play.state.board, location).clear();
    discard(play, no_seat, left);
}

void ask_golem(Play& play, Location location) {
    const Board& board = play.state.board;
    const FigureId golem = find_special(board, Assistant::golem);
    if (card_tile(location) < 0 || cards_on(board, location).empty()) return;
    if (!golem_reaches(board, golem, static_cast<Place>(location))) return;
    push(play, {.ask = Ask::golem, .seat = owner_of(golem), .figure = golem, .a = static_cast<std::uint8_t>(location)});
}

void send_all_back(Play& play, Place place) {
    for_each_figure(figure_set_on(play.state.board, place), [&](FigureId figure) { send_back(play, figure); });
}

void next_step(Play& play, Frame& frame) {
    Board& board = play.state.board;
    const auto location = static_cast<Location>(frame.a);
    switch (frame.step) {
        case finding:
            if (find_location(board, frame)) {
                frame.step = effect;
            } else {
                board.phase = Phase::clean_up;
                pop(play);
            }
            break;
        case effect:
            frame.step = rescuing;
            if (delayed(location)) push(play, {.ask = Ask::effect, .seat = frame.seat, .a = frame.a});
            break;
        case rescuing:
            frame.step = discarding;
            if (location == Location::mysterious_shack) open_shack(play.state);
            ask_golem(play, location);
            break;
        default:
            discard_leftovers(play, location);
            send_all_back(play, frame.a);
            frame.step = finding;
            ++frame.a;
    }
}

bool settle_resolution(Play& play, Frame& frame) {
    for (const std::uint8_t depth = play.state.board.depth; play.state.board.depth == depth;) next_step(play, frame);
    return false;
}

}  // namespace

const Handler resolution_handler = {settle_resolution, nothing_legal, nothing_to_do};

}  // namespace shelfmark::exlibris
