#include "librarians/foresight.h"

#include "librarians/completing.h"
#include "librarians/engine.h"

namespace shelfmark::librarians {

GenreSet would_complete(State state, Seat seat, Action action) {
    EventList events;
    apply(state, seat, action, &events);
    GenreSet genres = 0;
    for (const Event& event : events) {
        if (event.kind == EventKind::genre_completed) genres |= only(static_cast<Genre>(event.a));
    }
    if (over(state)) return genres;
    for (const Completion& completion : completions_now(state.board)) genres |= only(completion.genre);
    return genres;
}

}  // namespace shelfmark::librarians
