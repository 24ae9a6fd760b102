#include "app/terminal/librarians/foresight.h"

#include "librarians/completing.h"
#include "librarians/engine.h"
#include "librarians/sample.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::Action;
using librarians::GenreSet;
using librarians::State;
using librarians::View;

// One of the games that look like this to the reader.
State imagined(const View& view) {
    base::Random random{1};
    return sample(view, random);
}

// What is completed when the choice is carried out, or once some declarations have been made (LB-G4).
GenreSet completed(State state, librarians::Seat seat, Action action) {
    librarians::EventList events;
    apply(state, seat, action, &events);
    GenreSet genres = 0;
    for (const auto& event : events) {
        if (event.kind == librarians::EventKind::genre_completed) genres |= 1U << event.a;
    }
    if (over(state)) return genres;
    for (const auto& completion : completions_now(state.board)) genres |= only(completion.genre);
    return genres;
}

}  // namespace

GenreSet would_complete(const View& view, Action action) { return completed(imagined(view), view.seat, action); }

Prospect prospect_of(const View& view, Action playing) {
    State state = imagined(view);
    apply(state, view.seat, playing);
    librarians::ActionList places;
    legal(state, view.seat, places);
    Prospect prospect;
    prospect.places = static_cast<int>(places.size());
    for (const Action& place : places) {
        const GenreSet genres = completed(state, view.seat, place);
        for (int i = 0; i < librarians::genre_count; ++i) {
            if (((genres >> i) & 1U) != 0)
                prospect.completes.emplace(static_cast<librarians::Genre>(i), cell_of(place));
        }
    }
    return prospect;
}

}  // namespace shelfmark::app::terminal::lb
