// Ex Libris on the wire: complete, within the schema, and without anything that a seat cannot know.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "exlibris/game.h"
#include "exlibris/notation.h"
#include "protocol/exlibris/catalogue.h"
#include "protocol/exlibris/events.h"
#include "protocol/exlibris/view.h"
#include "protocol_suite.h"

namespace shelfmark::protocol {
namespace {

using exlibris::ExLibris;
using exlibris::State;
using proof::everybody;
using Play = proof::SelfPlay<ExLibris>;

struct ExLibrisWire {
    using Game = ExLibris;
    using Section = ExLibrisView;
    static constexpr const char* words = "";

    static ExLibrisView seen(const State& state, table::Seat seat) {
        exlibris::ActionList choices;
        legal(state, seat, choices);
        const exlibris::ScoreSheets result = score(state);
        return full_view(observe(state, seat), {actors(state), choices},
                         {.memory_aids = true, .result = over(state) ? &result : nullptr});
    }
    static std::vector<ExLibrisEvent> told(const exlibris::View& before, const exlibris::View& /*after*/,
                                           const exlibris::EventList& events) {
        return seen_events(before, events);
    }
    static View view(const ExLibrisView& section) { return {.number = 1, .full = true, .exlibris = section}; }
    static Happened happened(const std::vector<ExLibrisEvent>& events) { return {.number = 1, .exlibris = events}; }

    // The library's name says whose it is and what its assistant can do.
    static proof::Gaps follows_from(const ExLibrisChoice& choice) {
        return choice.library ? proof::Gaps{"figure", "ability"} : proof::Gaps{};
    }
    // The result shows everybody's focus.
    static bool has_secrets(const State& state) { return !over(state); }
    // A lone player's last hand is discarded for all to see (XL-O8).
    static bool keeps_secrets(const State& state) { return !solo(state.board); }
};

ExLibrisView seen(const State& state, table::Seat seat) { return ExLibrisWire::seen(state, seat); }

TEST(ExLibrisOnTheWire, a_hidden_card_is_named_to_nobody_else) {
    int hidden = 0;
    proof::follow<ExLibris>(10, 3, [&](Play& play) {
        for (const table::Seat seat : everybody<ExLibris>(play.state())) {
            const ExLibrisView view = seen(play.state(), seat);
            EXPECT_EQ(view.mine.has_value(), seat != table::spectator);
            if (play.over()) continue;
            for (const ExLibrisScore& score : *view.scores) {
                EXPECT_EQ(score.focus.has_value(), score.seat == seat);
                hidden += score.focus ? 0 : 1;
            }
        }
    });
    EXPECT_GE(hidden, 100);
}

// ---- what a choice promises ----

const ExLibrisScore& own_score(const ExLibrisView& view, table::Seat seat) { return view.scores->at(seat); }

/// The own total that a choice promises, if it changes the shelf.
std::optional<std::int32_t> promised(const ExLibrisChoice& choice) {
    if (choice.words == "at") return choice.targets->front().total;
    return choice.total;
}

TEST(ExLibrisOnTheWire, a_choice_keeps_what_it_promises) {
    std::map<std::string, int> kept;
    proof::follow<ExLibris>(60, 1, [&](Play& play) {
        if (play.over()) return;
        const table::Seat seat = actors(play.state()).lowest();
        exlibris::ActionList actions;
        legal(play.state(), seat, actions);
        const ExLibrisView before = seen(play.state(), seat);
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const ExLibrisChoice& choice = before.choices->at(i);
            const auto total = promised(choice);
            if (!total) continue;
            State after = play.state();
            apply(after, seat, actions[i]);
            if (over(after)) continue;
            EXPECT_EQ(own_score(seen(after, seat), seat).total, *total) << choice.action;
            ++kept[choice.words];
        }
    });
    for (const char* words : {"at", "on", "under", "by", "turn", "discard"}) EXPECT_GE(kept[words], 5) << words;
}

// ---- what moved ----

/// Where each card really is.
std::map<ExLibrisCard, ExLibrisArea> areas(const State& state) {
    std::map<ExLibrisCard, ExLibrisArea> found;
    const auto put = [&](const exlibris::CardSet& cards, ExLibrisArea area) {
        cards.for_each([&](exlibris::CardId card) { found[card] = area; });
    };
    const exlibris::Board& board = state.board;
    put(state.hidden.deck, ExLibrisArea::deck);
    put(state.hidden.shack, ExLibrisArea::place);
    put(board.discard, ExLibrisArea::discard);
    for (const auto& hand : state.hidden.hand) put(hand, ExLibrisArea::hand);
    for (const auto& tile : board.tile) put(tile, ExLibrisArea::place);
    for (const auto& shelf : board.shelf) put(shelf, ExLibrisArea::shelf);
    put(board.spread | board.taking | board.lifted, ExLibrisArea::spread);
    return found;
}

TEST(ExLibrisOnTheWire, cards_come_from_where_they_were_and_end_where_they_are) {
    int moves = 0;
    proof::follow<ExLibris>(40, 1, [&](Play& play) {
        if (play.over()) return;
        const auto decision = play.choose();
        State after = play.state();
        exlibris::EventList events;
        apply(after, decision.seat, decision.action, &events);
        for (const table::Seat seat : everybody<ExLibris>(after)) {
            auto there = areas(play.state());
            std::set<ExLibrisCard> moved;
            const auto told = seen_events(observe(play.state(), seat), events);
            for (std::size_t i = 0; i < events.size(); ++i) {
                if (events[i].kind == exlibris::EventKind::reshuffled) {
                    for (auto& [card, area] : there) area = area == ExLibrisArea::discard ? ExLibrisArea::deck : area;
                }
                if (!told[i].to || events[i].card == exlibris::no_card) continue;
                ++moves;
                moved.insert(events[i].card);
                // XL-A1: of the Witch's two cards in the Shack, who looks on cannot tell which one lay there.
                const bool unclear =
                    events[i].kind == exlibris::EventKind::turned_up && there[events[i].card] == ExLibrisArea::place;
                if (!unclear) {
                    ASSERT_EQ(told[i].from->area, there[events[i].card])
                        << words_of(told[i].kind)[static_cast<std::size_t>(told[i].kind)] << ' '
                        << exlibris::name(events[i].card) << " seen by " << int{seat} << " after "
                        << ExLibris::notation(play.state(), decision.seat, decision.action);
                }
                there[events[i].card] = told[i].to->area;
            }
            const auto finally = areas(after);
            for (const ExLibrisCard card : moved) {
                // A card about to be shelved has left the hand, which is no event yet.
                if (after.board.lifted.contains(static_cast<exlibris::CardId>(card))) continue;
                // What the Tax Collector and the Yard Sale lay out is spread at their place.
                const bool laid = there[card] == ExLibrisArea::place && finally.at(card) == ExLibrisArea::spread;
                EXPECT_TRUE(laid || there[card] == finally.at(card))
                    << exlibris::name(static_cast<exlibris::CardId>(card));
            }
        }
    });
    EXPECT_GE(moves, 1000);
}

TEST(ExLibrisOnTheWire, XL_A9_what_was_turned_up_in_the_shack_lies_there_for_all_to_see) {
    int turned_up = 0;
    proof::follow<ExLibris>(80, 1, [&](Play& play) {
        const auto& cards = cards_on(play.state().board, exlibris::Location::mysterious_shack);
        if (cards.empty()) return;
        ++turned_up;
        for (const table::Seat seat : everybody<ExLibris>(play.state())) {
            const auto tiles = seen(play.state(), seat).tiles.value();
            const auto shack = std::ranges::find(tiles, ExLibrisPlace::mysterious_shack, &ExLibrisTile::place);
            ASSERT_NE(shack, tiles.end());
            EXPECT_TRUE(std::cmp_equal(shack->cards.size(), cards.count()));
            for (const ExLibrisCard card : shack->cards)
                EXPECT_TRUE(cards.contains(static_cast<exlibris::CardId>(card)));
        }
    });
    EXPECT_GT(turned_up, 0);
}

TEST(ExLibrisOnTheWire, figures_come_from_where_they_stood_and_end_where_they_stand) {
    int moves = 0;
    proof::follow<ExLibris>(40, 1, [&](Play& play) {
        if (play.over()) return;
        std::map<ExLibrisFigure, std::optional<ExLibrisPlace>> stood;
        const exlibris::View before = observe(play.state(), table::spectator);
        for (const ExLibrisPiece& piece : *seen(play.state(), table::spectator).pieces)
            stood[piece.figure] = piece.place;
        const auto decision = play.choose();
        State after = play.state();
        exlibris::EventList events;
        apply(after, decision.seat, decision.action, &events);
        for (const ExLibrisEvent& event : seen_events(before, events)) {
            const bool stands =
                event.to && (event.to->area == ExLibrisArea::place || event.to->area == ExLibrisArea::waiting);
            if (!event.figure || event.card || !stands) continue;
            ++moves;
            EXPECT_EQ(event.from->place, stood[*event.figure]);
            stood[*event.figure] = event.to->place;
        }
        for (const ExLibrisPiece& piece : *seen(after, table::spectator).pieces) {
            // Whoever spent the round at home is back for the next one without further ado.
            const bool was_home = stood[piece.figure] == ExLibrisPlace::home && !piece.place;
            EXPECT_TRUE(was_home || stood[piece.figure] == piece.place) << piece.name;
        }
    });
    EXPECT_GE(moves, 1000);
}

// ---- what a decision would bring ----

State after(const State& state, table::Seat seat, const std::string& action) {
    State next = state;
    apply(next, seat, *ExLibris::parse(state, seat, action), nullptr);
    return next;
}

/// Calls visit(state, seat, choice) for choices of these words.
template <class Visit>
void each_choice(const char* words, Visit visit) {
    proof::follow<ExLibris>(12, 4, [&](Play& play) {
        if (play.over()) return;
        const table::Seat seat = actors(play.state()).lowest();
        const ExLibrisView view = seen(play.state(), seat);
        for (const ExLibrisChoice& choice : *view.choices) {
            if (choice.words == words) visit(play.state(), seat, choice);
        }
    });
}

TEST(ExLibrisOnTheWire, XL_B1_a_card_to_be_shelved_brings_the_places_where_it_may_go) {
    int compared = 0;
    each_choice("shelve", [&](const State& state, table::Seat seat, const ExLibrisChoice& choice) {
        std::set<std::pair<int, int>> promised;
        for (const ExLibrisTarget& target : *choice.targets) promised.insert({target.row, target.column});
        std::set<std::pair<int, int>> offered;
        const ExLibrisView next = seen(after(state, seat, choice.action), seat);
        for (const ExLibrisChoice& place : *next.choices) {
            if (place.words == "at") offered.insert({*place.row, *place.column});
        }
        EXPECT_EQ(promised, offered);
        ++compared;
    });
    EXPECT_GE(compared, 50);
}

TEST(ExLibrisOnTheWire, XL_I2_XL_I8_a_place_foretells_the_score_sheet) {
    int compared = 0;
    each_choice("at", [&](const State& state, table::Seat seat, const ExLibrisChoice& choice) {
        if (solo(state.board)) return;  // the Public Library may grow at once
        const ExLibrisScore score = (*seen(after(state, seat, choice.action), seat).scores)[seat];
        const ExLibrisTarget& target = choice.targets->front();
        EXPECT_EQ(target.total, score.total);
        EXPECT_EQ(static_cast<std::size_t>(target.falls), score.falls.size());
        ++compared;
    });
    EXPECT_GE(compared, 50);
}

TEST(ExLibrisOnTheWire, XL_I1_no_single_card_is_better_to_turn_than_the_best_ones) {
    int compared = 0;
    each_choice("turn", [&](const State& state, table::Seat seat, const ExLibrisChoice& choice) {
        const ExLibrisView view = seen(state, seat);
        if (!view.prompt->best) return;
        State best = state;
        for (const ExLibrisCard card : *view.prompt->best) {
            best = after(best, seat, "turn " + exlibris::name(static_cast<exlibris::CardId>(card)));
        }
        const auto total = [&](const State& then) { return (*seen(then, seat).scores)[seat].total; };
        EXPECT_GE(total(best), total(state));
        EXPECT_GE(total(best), total(after(state, seat, choice.action)));
        ++compared;
    });
    EXPECT_GE(compared, 10);
}

TEST(ExLibrisOnTheWire, XL_I1_a_sheet_with_falling_cards_says_what_the_best_turns_would_bring) {
    int compared = 0;
    proof::follow<ExLibris>(12, 4, [&](Play& play) {
        if (play.over()) return;
        const table::Seat seat = actors(play.state()).lowest();
        const ExLibrisView view = seen(play.state(), seat);
        for (const ExLibrisScore& score : *view.scores) {
            if (score.seat != seat || score.falls.empty()) EXPECT_FALSE(score.best);
        }
        const ExLibrisScore& mine = (*view.scores)[seat];
        if (mine.best) EXPECT_GE(*mine.best, mine.total);
        if (!view.prompt->best || mine.falls.empty()) return;
        ASSERT_TRUE(mine.best);
        State best = play.state();
        for (const ExLibrisCard card : *view.prompt->best) {
            best = after(best, seat, "turn " + exlibris::name(static_cast<exlibris::CardId>(card)));
            EXPECT_FALSE((*seen(best, seat).scores)[seat].best);
        }
        EXPECT_EQ((*seen(best, seat).scores)[seat].total, *mine.best);
        ++compared;
    });
    EXPECT_GE(compared, 3);
}

TEST(ExLibrisOnTheWire, every_event_has_words) {
    for (const std::string_view kind : words_of(ExLibrisEventKind{})) {
        EXPECT_TRUE(messages::find(messages::Language::en, "event." + std::string(kind))) << kind;
    }
}

// ---- what is printed ----

TEST(ExLibrisOnTheWire, names_are_those_of_the_rulebook) {
    for (std::size_t i = 0; i < words_of(ExLibrisPlace{}).size(); ++i) {
        EXPECT_EQ(words_of(ExLibrisPlace{})[i], name(static_cast<exlibris::Location>(i)));
    }
    for (std::size_t i = 0; i < exlibris::special_count; ++i) {
        EXPECT_EQ(words_of(ExLibrisAssistant{})[i], name(static_cast<exlibris::Assistant>(i)));
    }
    for (std::size_t i = 0; i < exlibris::category_count; ++i) {
        EXPECT_EQ(words_of(ExLibrisCategory{})[i], exlibris::category_ids[i]);
    }
}

TEST(ExLibrisOnTheWire, the_catalogue_passes_the_schema) {
    const ExLibrisCatalogue catalogue = exlibris_catalogue();
    const auto again = decode<ExLibrisCatalogue>(encode(catalogue));
    ASSERT_TRUE(again) << again.error();
    EXPECT_TRUE(*again == catalogue);
    EXPECT_EQ(catalogue.cards[0].name, "A1");
    EXPECT_EQ(catalogue.places[9].place, ExLibrisPlace::bookshop);
    EXPECT_EQ(catalogue.places[9].rule, "XL-L10");
}

}  // namespace
}  // namespace shelfmark::protocol

namespace shelfmark::proof {

INSTANTIATE_TYPED_TEST_SUITE_P(ExLibris, OnTheWire, protocol::ExLibrisWire);

}  // namespace shelfmark::proof
