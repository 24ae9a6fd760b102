#include "scene.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <vector>

#include "exlibris/knowledge.h"
#include "exlibris/notation.h"
#include "exlibris/shelf.h"
#include "exlibris/shelf_text.h"

namespace shelfmark::exlibris {

namespace {

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream{std::string(text)};
    for (std::string part; std::getline(stream, part, separator);) {
        const std::size_t begin = part.find_first_not_of(' ');
        if (begin != std::string::npos) parts.push_back(part.substr(begin, part.find_last_not_of(' ') - begin + 1));
    }
    return parts;
}

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
    std::string text;
    for (const std::string& part : parts) text.append(text.empty() ? "" : separator).append(part);
    return text;
}

CardId read_card(std::string_view text) {
    const std::optional<CardId> card = parse_card(text);
    if (!card) ADD_FAILURE() << "there is no card " << text;
    return card.value_or(0);
}

std::vector<CardId> read_cards(std::string_view text) {
    std::vector<CardId> cards;
    for (const std::string& part : split(text, ' ')) cards.push_back(read_card(part));
    return cards;
}

std::string text_of(const std::vector<CardId>& cards) {
    std::vector<std::string> names(cards.size());
    std::ranges::transform(cards, names.begin(), [](CardId card) { return name(card); });
    return join(names, " ");
}

std::vector<CardId> listed(const CardSet& cards) {
    std::vector<CardId> list;
    cards.for_each([&](CardId card) { list.push_back(card); });
    return list;
}

FigureId read_figure(const Board& board, Seat seat, std::string_view text) {
    const std::optional<FigureId> figure = parse_own_figure(board, seat, text);
    if (!figure) ADD_FAILURE() << "seat " << int{seat} << " has no figure " << text;
    return figure.value_or(figure_id(seat, 1));
}

int lowest_free_space(const Board& board, Seat seat, Place place) {
    if (place == at_home) return own_figures_on(board, seat, place);
    int space = 0;
    const FigureList there = figures_on(board, place);
    while (std::ranges::any_of(there, [&](FigureId id) { return board.figures[id].space == space; })) {
        ++space;
    }
    return space;
}

// A generator that draws these cards in this order from a deck that holds no others.
base::Random order_of(const std::vector<CardId>& cards, const CardSet& deck) {
    const auto draws_in_order = [&](base::Random random) {
        CardSet left = deck;
        auto count = static_cast<std::uint32_t>(cards.size());
        return std::ranges::all_of(cards, [&](CardId card) {
            const CardId drawn = left.nth(random.below(count--));
            left.remove(drawn);
            return drawn == card;
        });
    };
    base::Random random;
    if (cards.size() != static_cast<std::size_t>(deck.count())) return random;
    while (!draws_in_order(random)) ++random.state;
    return random;
}

}  // namespace

Scene::Scene(int players) {
    Board& board = state_.board;
    board.options.players = static_cast<std::uint8_t>(players);
    board.options.solo_level = players == 1 ? 1 : 0;
    board.phase = Phase::placement;
    board.round = 2;
    board.library.fill(Assistant::ordinary);
    board.dealt.fill(Assistant::ordinary);
    board.banned = Category::spells;
    for (Seat seat = 0; seat < board.options.players; ++seat) {
        for (int i = 1; i <= (players == 1 ? 3 : 2); ++i) board.figures[figure_id(seat, i)].place = waiting;
    }
    state_.hidden.deck = CardSet::all();
    board.deck_count = card_count;
    turn_of(0);
}

// Takes cards out of the deck, or out of the box once the deck is limited.
CardSet Scene::bring(std::string_view cards) {
    CardSet& supply = deck_limited_ ? box_ : state_.hidden.deck;
    CardSet brought;
    for (const CardId card : read_cards(cards)) {
        if (!supply.contains(card)) ADD_FAILURE() << name(card) << " is somewhere else in this scene";
        supply.remove(card);
        brought.add(card);
    }
    state_.board.deck_count = static_cast<std::uint8_t>(state_.hidden.deck.count());
    return brought;
}

void Scene::hand(Seat seat, std::string_view cards) {
    bring(cards).for_each([&](CardId card) { arrives_unseen(state_, seat, card, 0); });
}

void Scene::shelf(Seat seat, std::string_view rows) {
    const Parsed<std::vector<DrawnPlace>> places = parse_shelf(Words(rows), 1);
    if (!places) {
        ADD_FAILURE() << "no shelf: " << rows << " (" << places.error().message << ")";
        return;
    }
    for (const DrawnPlace& place : *places) {
        bring(name(place.top));
        put(state_.board, seat, place.top, {.cell = place.cell, .face_down = place.face_down});
        if (place.entombed == no_card) continue;
        bring(name(place.entombed));
        put(state_.board, seat, place.entombed, {.cell = place.cell, .face_down = true, .entombed = true});
    }
}

void Scene::put_on_tile(Location location, std::string_view cards) {
    if (cards.empty()) return;
    if (location == Location::mysterious_shack) {
        state_.hidden.shack |= bring(cards);
        state_.board.shack_count = static_cast<std::uint8_t>(state_.hidden.shack.count());
    } else {
        cards_on(state_.board, location) |= bring(cards);
    }
}

void Scene::lay_out(Location location, std::string_view cards) {
    state_.board.below |= bit(location);
    put_on_tile(location, cards);
}

void Scene::permanent(Location location, std::string_view cards) {
    state_.board.permanent |= bit(location);
    put_on_tile(location, cards);
}

void Scene::discard_pile(std::string_view cards) {
    bring(cards);
    Play play{state_};
    for (const CardId card : read_cards(cards)) discard(play, no_seat, card);
}

void Scene::deck(std::string_view cards) {
    box_ = state_.hidden.deck;
    state_.hidden.deck.clear();
    deck_limited_ = true;
    state_.hidden.deck = bring(cards);
    state_.board.deck_count = static_cast<std::uint8_t>(state_.hidden.deck.count());
    state_.hidden.deck_order = order_of(read_cards(cards), state_.hidden.deck);
}

void Scene::library(Seat seat, Assistant assistant) {
    Board& board = state_.board;
    board.library[seat] = assistant;
    board.figures[figure_id(seat, 0)].place = waiting;
    if (assistant == Assistant::cube) board.cube_seat = seat;
}

void Scene::figure(Seat seat, std::string_view name, Location location, int space) {
    Board& board = state_.board;
    const auto place = static_cast<Place>(location);
    stand(board, read_figure(board, seat, name), place, space > 0 ? space - 1 : lowest_free_space(board, seat, place));
}

void Scene::turn_of(Seat seat) {
    Board& board = state_.board;
    board.frames[0] = {.ask = Ask::place, .seat = seat};
    board.depth = 1;
    board.turn = after(board, seat);
}

void Scene::resolve() {
    Board& board = state_.board;
    for (const FigureId id : figures_on(board, waiting)) {
        stand(board, id, at_home, own_figures_on(board, owner_of(id), at_home));
    }
    board.frames[0] = {};
    board.depth = 0;
    events_.clear();
    Play play{state_, &events_};
    settle(play);
}

void Scene::play(Seat seat, std::string_view decisions, std::source_location where) {
    events_.clear();
    for (const std::string& decision : split(decisions, ';')) {
        const std::optional<Action> action = parse_action(board(), seat, decision);
        if (!action || !is_legal(state_, seat, *action)) {
            ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line()))
                << "seat " << int{seat} << " cannot \"" << decision << "\"; seat " << int{actor()}
                << " can: " << options(actor());
            return;
        }
        apply(state_, seat, *action, &events_);
    }
}

std::string Scene::options(Seat seat) const {
    ActionList actions;
    legal(state_, seat, actions);
    std::vector<std::string> texts;
    for (const Action& action : actions) texts.push_back(notation(board(), seat, action));
    std::ranges::sort(texts);
    return join(texts, "; ");
}

bool Scene::offers(Seat seat, std::string_view decision) const {
    const std::optional<Action> action = parse_action(board(), seat, decision);
    if (!action) ADD_FAILURE() << "\"" << decision << "\" is no decision";
    return action && is_legal(state_, seat, *action);
}

bool Scene::is_placing(Seat seat) const {
    return board().depth != 0 && top(board()).ask == Ask::place && top(board()).seat == seat;
}

std::string Scene::hand_text(Seat seat) const { return text_of(listed(state_.hidden.hand[seat])); }

std::string Scene::shelf_text(Seat seat) const { return exlibris::shelf_text(board(), seat); }

std::string Scene::tile_text(Location location) const {
    return text_of(listed(location == Location::mysterious_shack ? state_.hidden.shack : cards_on(board(), location)));
}

std::string Scene::deck_text() const { return text_of(listed(state_.hidden.deck)); }

std::string Scene::discard_text() const {
    std::vector<CardId> pile = listed(board().discard);
    std::ranges::sort(pile, {}, [&](CardId card) { return board().note[card]; });
    return text_of(pile);
}

std::string Scene::top_of_discard() const {
    return board().discard_top == no_card ? std::string() : name(board().discard_top);
}

std::string Scene::whereabouts(Seat seat, std::string_view name_of_figure) const {
    const Figure& figure = board().figures[read_figure(board(), seat, name_of_figure)];
    if (figure.place == waiting) return "waiting";
    const auto location = static_cast<Location>(figure.place);
    const bool numbered = location == Location::auction_house || location == Location::bookworm_tavern;
    return std::string(name(location)) + (numbered ? " " + std::to_string(figure.space + 1) : "");
}

int Scene::times(EventKind kind) const { return static_cast<int>(std::ranges::count(events_, kind, &Event::kind)); }

}  // namespace shelfmark::exlibris
