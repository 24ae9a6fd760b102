// Ex Libris on the wire: complete, within the schema, and without anything that a seat cannot know.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "exlibris/game.h"
#include "messages/messages.h"
#include "pace.h"
#include "protocol/codec.h"
#include "protocol/exlibris/catalogue.h"
#include "protocol/exlibris/events.h"
#include "protocol/exlibris/view.h"
#include "self_play.h"

namespace shelfmark::protocol {
namespace {

using exlibris::ExLibris;
using exlibris::State;
using proof::Pace;
using Play = proof::SelfPlay<ExLibris>;

std::vector<table::Seat> everybody(const State& state) {
    std::vector<table::Seat> seats = {table::spectator};
    for (table::Seat seat = 0; seat < players(state.board); ++seat) seats.push_back(seat);
    return seats;
}

ExLibrisView seen(const State& state, table::Seat seat) {
    exlibris::ActionList choices;
    legal(state, seat, choices);
    const exlibris::ScoreSheets result = score(state);
    return full_view(observe(state, seat), {actors(state), choices},
                     {.memory_aids = true, .result = over(state) ? &result : nullptr});
}

std::string bytes(const ExLibrisView& view) {
    return encode(ServerMessage(View{.number = 1, .full = true, .exlibris = view}));
}

/// Calls visit(play) before each decision of games with all kinds of options, or before every `one_in`-th.
template <class Visit>
void follow(int games, std::uint32_t one_in, Visit visit) {
    const auto all = ExLibris::sample_options();
    for (Pace pace(games); pace.goes_on() && !testing::Test::HasFailure();) {
        const auto round = static_cast<std::size_t>(pace.round());
        Play play(all[round % all.size()], round, proof::manners[round % proof::manners.size()]);
        while (!play.over() && !testing::Test::HasFailure()) {
            if (play.random().below(one_in) == 0) visit(play);
            play.carry_out(play.choose());
        }
        visit(play);
    }
}

TEST(ExLibrisOnTheWire, every_view_passes_the_schema) {
    follow(25, 4, [](Play& play) {
        for (const table::Seat seat : everybody(play.state())) {
            const ServerMessage message = View{.number = 1, .full = true, .exlibris = seen(play.state(), seat)};
            const auto again = decode<ServerMessage>(encode(message));
            ASSERT_TRUE(again) << again.error();
            ASSERT_TRUE(*again == message);
        }
    });
}

TEST(ExLibrisOnTheWire, XL_S7_a_view_is_the_same_in_every_world_that_looks_the_same) {
    int compared = 0;
    follow(40, 6, [&](Play& play) {
        // The result shows everybody's focus.
        if (play.over()) return;
        for (const table::Seat seat : everybody(play.state())) {
            const State world = sample(observe(play.state(), seat), play.random());
            ++compared;
            ASSERT_EQ(bytes(seen(play.state(), seat)), bytes(seen(world, seat))) << "seat " << int{seat};
        }
    });
    EXPECT_GE(compared, 1000);
}

TEST(ExLibrisOnTheWire, XL_S7_events_are_the_same_in_every_world_that_looks_the_same) {
    int compared = 0;
    follow(40, 3, [&](Play& play) {
        // A lone player's last hand is discarded for all to see (XL-O8).
        if (play.over() || solo(play.state().board)) return;
        const auto decision = play.choose();
        const auto told = [&](State state, table::Seat seat, bool& revealed) {
            const exlibris::View before = observe(state, seat);
            const auto revelations = state.board.revelations;
            exlibris::EventList events;
            apply(state, decision.seat, decision.action, &events);
            revealed = state.board.revelations != revelations;
            return encode(ServerMessage(Happened{.number = 1, .exlibris = seen_events(before, events)}));
        };
        for (const table::Seat seat : everybody(play.state())) {
            const State world = sample(observe(play.state(), seat), play.random());
            if (!is_legal(world, decision.seat, decision.action)) continue;
            bool revealed = false;
            bool revealed_there = false;
            const std::string here = told(play.state(), seat, revealed);
            const std::string there = told(world, seat, revealed_there);
            if (revealed || revealed_there) continue;
            ++compared;
            ASSERT_EQ(here, there) << "seat " << int{seat};
        }
    });
    EXPECT_GE(compared, 1000);
}

TEST(ExLibrisOnTheWire, a_hidden_card_is_named_to_nobody_else) {
    int hidden = 0;
    follow(10, 3, [&](Play& play) {
        for (const table::Seat seat : everybody(play.state())) {
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

TEST(ExLibrisOnTheWire, changes_lead_to_the_same_view_and_are_shorter) {
    std::size_t whole = 0;
    std::size_t changed = 0;
    std::size_t views = 0;
    for (int game = 0; game < 8; ++game) {
        const auto all = ExLibris::sample_options();
        Play play(all[static_cast<std::size_t>(game) % all.size()], 3, proof::Manner::at_random);
        std::map<table::Seat, ExLibrisView> held;
        for (const table::Seat seat : everybody(play.state())) held[seat] = seen(play.state(), seat);
        while (!play.over() && play.decisions() < 300) {
            play.carry_out(play.choose());
            for (auto& [seat, view] : held) {
                const ExLibrisView now = seen(play.state(), seat);
                ExLibrisView changes = now;
                keep_changes(changes, view);
                ++views;
                whole += bytes(now).size();
                changed += bytes(changes).size();
                take_over(view, changes);
                ASSERT_TRUE(view == now) << "seat " << int{seat} << ", decision " << play.decisions();
            }
        }
    }
    EXPECT_LT(changed * 2, whole);
    std::printf("a full view has %zu bytes, what changes %zu\n", whole / views, changed / views);
}

TEST(ExLibrisOnTheWire, every_choice_is_a_legal_decision_and_the_other_way_round) {
    follow(20, 2, [](Play& play) {
        for (table::Seat seat = 0; seat < players(play.state().board); ++seat) {
            exlibris::ActionList actions;
            legal(play.state(), seat, actions);
            const ExLibrisView view = seen(play.state(), seat);
            ASSERT_EQ(view.choices->size(), actions.size());
            for (std::size_t i = 0; i < actions.size(); ++i) {
                ASSERT_EQ(ExLibris::parse(play.state(), seat, (*view.choices)[i].action), actions[i]);
            }
            const auto& deciding = view.prompt->deciding;
            const bool decides = std::find(deciding.begin(), deciding.end(), seat) != deciding.end();
            EXPECT_EQ(decides, !actions.empty());
            EXPECT_EQ(decides, view.prompt->words.has_value());
        }
    });
}

// ---- the words ----

/// The gaps of a text, those inside of plurals and selections included.
std::set<std::string> gaps(std::string_view text) {
    std::set<std::string> names;
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
        const std::size_t end = text.find_first_of(",}", open);
        const std::string name(text.substr(open + 1, end - open - 1));
        const bool is_name = !name.empty() && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos;
        // A part of a plural or selection follows a word and a blank.
        const bool is_part = open > 0 && text[open - 1] == ' ' && text[end] == '}' && open > 1 && text[open - 2] != '.';
        if (is_name && !(is_part && text.find(',') != std::string_view::npos)) names.insert(name);
    }
    return names;
}

/// A page fills gaps with the fields of the same name; some it knows by itself.
void expect_words(const std::string& key, const std::string& record, const std::set<std::string>& known) {
    const auto text = messages::find(messages::Language::en, key);
    ASSERT_TRUE(text) << key;
    for (const std::string& gap : gaps(*text)) {
        EXPECT_TRUE(known.contains(gap) || record.find('"' + gap + "\":") != std::string::npos) << key << ": " << gap;
    }
}

TEST(ExLibrisOnTheWire, every_question_and_choice_has_words_and_what_they_need) {
    std::set<std::string> checked;
    follow(60, 1, [&](Play& play) {
        for (table::Seat seat = 0; seat < players(play.state().board); ++seat) {
            ExLibrisView view = seen(play.state(), seat);
            if (view.prompt->words && checked.insert("ask." + *view.prompt->words).second) {
                expect_words("ask." + *view.prompt->words, bytes({.prompt = view.prompt}), {});
            }
            for (const ExLibrisChoice& choice : *view.choices) {
                if (!checked.insert("act." + choice.words).second) continue;
                // The library's name says whose it is and what its assistant can do.
                const std::set<std::string> known =
                    choice.library ? std::set<std::string>{"figure", "ability"} : std::set<std::string>{};
                expect_words("act." + choice.words, bytes({.choices = {{choice}}}), known);
            }
        }
    });
    EXPECT_GE(checked.size(), 50U);
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
    follow(40, 1, [&](Play& play) {
        if (play.over()) return;
        const auto decision = play.choose();
        State after = play.state();
        exlibris::EventList events;
        apply(after, decision.seat, decision.action, &events);
        for (const table::Seat seat : everybody(after)) {
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

TEST(ExLibrisOnTheWire, figures_come_from_where_they_stood_and_end_where_they_stand) {
    int moves = 0;
    follow(40, 1, [&](Play& play) {
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
