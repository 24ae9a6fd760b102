// LB-E5 Force Color! and Force Letter!: what is named, the next player's first card must show if possible.

#include "librarians/handlers.h"
#include "librarians/order.h"
#include "librarians/thrills/thrills.h"

namespace shelfmark::librarians {

namespace {

bool settle(Play&, Frame&) { return true; }

void offer_colours(const State& state, const Frame&, ActionList& out) {
    const ColourSet in_play = colours_in_play(state.board.options);
    for (int colour = 0; colour < colour_count; ++colour) {
        if ((in_play & only(static_cast<Colour>(colour))) != 0) out.push_back(act(Verb::colour, colour));
    }
}

void name_colour(Play& play, Frame&, Action action) {
    Board& board = play.board();
    pop(play);
    board.next_duty.colours |= only(static_cast<Colour>(action.a));
    play.tell({.kind = EventKind::colour_named, .seat = board.turn, .a = action.a});
}

LetterSet letters_in_play(const Board& board) {
    LetterSet letters = 0;
    for (CardId card = 0; card < board.card_count; ++card) letters |= only_letter(book_of(board, card).letter);
    return letters;
}

void offer_letters(const State& state, const Frame&, ActionList& out) {
    for (LetterSet letters = letters_in_play(state.board); letters != 0; letters &= letters - 1) {
        out.push_back(act(Verb::letter, std::countr_zero(letters)));
    }
}

void name_letter(Play& play, Frame&, Action action) {
    Board& board = play.board();
    pop(play);
    board.next_duty.letters |= only_letter(action.a);
    play.tell({.kind = EventKind::letter_named, .seat = board.turn, .a = action.a});
}

}  // namespace

void thrills::force_colour(Play& play) { push(play, {.ask = Ask::name_colour}); }
void thrills::force_letter(Play& play) { push(play, {.ask = Ask::name_letter}); }

const Handler name_colour_handler = {settle, offer_colours, name_colour};
const Handler name_letter_handler = {settle, offer_letters, name_letter};

}  // namespace shelfmark::librarians
