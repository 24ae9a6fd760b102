// Librarians on the wire: complete, within the schema, and without anything that a seat cannot know.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "librarians/completing.h"
#include "librarians/game.h"
#include "librarians/material.h"
#include "librarians/position_words.h"
#include "librarians/words.h"
#include "librarians_powers.h"
#include "librarians_scene.h"
#include "protocol/librarians/events.h"
#include "protocol/librarians/view.h"
#include "protocol_suite.h"

namespace shelfmark::protocol {
namespace {

using librarians::CardId;
using librarians::Librarians;
using librarians::Scene;
using librarians::State;
using proof::everybody;
using testing::ElementsAre;
using testing::IsEmpty;

/// Power cards in every hand, so that games come to all that powers ask and tell.
struct PowerfulLibrarians : Librarians {
    static State setup(const Options& options, base::Seed seed) {
        State state = Librarians::setup(options, seed);
        base::Random random{seed};
        hand_out_powers(state, 4, ~genres_of(librarians::Colour::red), random);
        return state;
    }
};
using Play = proof::SelfPlay<PowerfulLibrarians>;

struct LibrariansWire {
    using Game = PowerfulLibrarians;
    using Section = LibrariansView;
    static constexpr const char* words = "librarians.";

    static LibrariansView seen(const State& state, table::Seat seat) {
        librarians::ActionList choices;
        legal(state, seat, choices);
        return full_view(observe(state, seat), {actors(state), choices}, {.memory_aids = true});
    }
    static std::vector<LibrariansEvent> told(const librarians::View& before, const librarians::View& after,
                                             const librarians::EventList& events) {
        return seen_events(before, after, events);
    }
    static View view(const LibrariansView& section) { return {.number = 1, .full = true, .librarians = section}; }
    static Happened happened(const std::vector<LibrariansEvent>& events) { return {.number = 1, .librarians = events}; }

    // A card says its title, a card or genre its power.
    static proof::Gaps follows_from(const LibrariansChoice& choice) {
        proof::Gaps gaps;
        if (choice.card) gaps.insert("title");
        if (choice.card || choice.genre) gaps.insert("power");
        return gaps;
    }
    static bool has_secrets(const State&) { return true; }
    static bool keeps_secrets(const State&) { return true; }
};

LibrariansView seen(const State& state, table::Seat seat) { return LibrariansWire::seen(state, seat); }

std::string name(const State& state, LibrariansCard card) {
    return librarians::name(state.board, static_cast<CardId>(card));
}
std::vector<std::string> names(const State& state, const std::vector<LibrariansCard>& cards) {
    std::vector<std::string> list;
    for (const LibrariansCard card : cards) list.push_back(name(state, card));
    return list;
}
std::string text_of(const LibrariansPlace& place) {
    return std::to_string(place.row) + ',' + std::to_string(place.column);
}

/// The events of a decision as a seat sees them.
std::vector<LibrariansEvent> told(const State& state, table::Seat decider, librarians::Action action,
                                  table::Seat seat) {
    State after = state;
    librarians::EventList events;
    apply(after, decider, action, &events);
    return seen_events(observe(state, seat), observe(after, seat), events);
}
std::vector<LibrariansEvent> told(const Scene& scene, std::string_view decision, table::Seat seat) {
    return told(scene.state(), scene.turn(), *parse_action(scene.board(), scene.turn(), decision), seat);
}

const LibrariansEvent& only(const std::vector<LibrariansEvent>& events, LibrariansEventKind kind) {
    const auto is_it = [&](const LibrariansEvent& event) { return event.kind == kind; };
    EXPECT_EQ(std::count_if(events.begin(), events.end(), is_it), 1);
    return *std::find_if(events.begin(), events.end(), is_it);
}

LibrariansChoice choice(const LibrariansView& view, std::string_view action) {
    const auto is_it = [&](const LibrariansChoice& each) { return each.action == action; };
    EXPECT_EQ(std::count_if(view.choices->begin(), view.choices->end(), is_it), 1) << action;
    return *std::find_if(view.choices->begin(), view.choices->end(), is_it);
}

// ---- what lies on the table ----

TEST(LibrariansOnTheWire, LB_P1_places_are_counted_as_in_the_notation) {
    Scene scene(R"(
        row 1 horror-A . |>| romance-B/fantasy-B
        row 2 |<| thriller-C
        hand seat1 horror-F
    )");
    const LibrariansView view = seen(scene.state(), 0);
    std::vector<std::string> books;
    for (const LibrariansStack& stack : *view.books) {
        for (const LibrariansCard card : stack.cards)
            books.push_back(text_of(stack.place) + ' ' + name(scene.state(), card));
    }
    EXPECT_THAT(books, ElementsAre("1,-2 horror-A", "1,1 romance-B", "1,1 fantasy-B", "2,1 thriller-C"));
    ASSERT_EQ(view.shelves->size(), 2U);
    EXPECT_EQ((*view.shelves)[0].row, 1);
    EXPECT_FALSE((*view.shelves)[0].bookshelf.right_to_left);
    EXPECT_TRUE((*view.shelves)[1].bookshelf.right_to_left);
    EXPECT_FALSE((*view.shelves)[1].bookshelf.power);
}

TEST(LibrariansOnTheWire, LB_S6_a_hand_is_its_owners_until_the_end) {
    Scene scene(R"(
        row 1 |>| horror-A
        hand seat1 romance-B
        hand seat2 fantasy-C
        deck fantasy-D horror-E
    )");
    EXPECT_THAT(names(scene.state(), *seen(scene.state(), 0).hand), ElementsAre("romance-B"));
    EXPECT_THAT(names(scene.state(), *seen(scene.state(), 1).hand), ElementsAre("fantasy-C"));
    EXPECT_FALSE(seen(scene.state(), table::spectator).hand);
    EXPECT_THAT(seen(scene.state(), 0).memory->hands, IsEmpty());
    EXPECT_FALSE(seen(scene.state(), 0).ending);
}

TEST(LibrariansOnTheWire, LB_S6_LB_W3_at_the_end_everything_is_shown) {
    Scene scene(R"(
        row 1 |>| horror-A horror-B horror-C
        hand seat1 horror-D
        hand seat2 fantasy-C
        deck fantasy-D horror-E
    )");
    scene.play("play horror-D; at 1,4");
    const LibrariansView view = seen(scene.state(), table::spectator);
    ASSERT_TRUE(view.ending);
    EXPECT_EQ(view.course->outcome, LibrariansOutcome::horror);
    EXPECT_EQ(view.ending->n, 3);
    EXPECT_THAT(names(scene.state(), view.ending->hands[1].cards), ElementsAre("fantasy-C"));
    EXPECT_THAT(names(scene.state(), view.ending->deck), ElementsAre("fantasy-D", "horror-E"));
    EXPECT_THAT(*view.choices, IsEmpty());
    EXPECT_THAT(view.prompt->deciding, IsEmpty());
}

TEST(LibrariansOnTheWire, memory_aids_are_shown_to_those_who_want_them) {
    Scene scene(R"(
        row 1 |>| horror-A
        hand seat1 romance-B fantasy-D
        hand seat2 fantasy-C
        powers seat1 biography-E
    )");
    scene.play("use biography");
    EXPECT_THAT(names(scene.state(), seen(scene.state(), 1).memory->hands.at(0).cards),
                ElementsAre("romance-B", "fantasy-D"));
    const librarians::ActionList none;
    EXPECT_FALSE(full_view(observe(scene.state(), 1), {actors(scene.state()), none}, {}).memory);
}

TEST(LibrariansOnTheWire, LB_C11_material_comes_once) {
    const State state = Librarians::setup({}, 1);
    const librarians::View view = observe(state, 0);
    const librarians::ActionList none;
    const LibrariansView full = full_view(view, {actors(state), none}, {});
    ASSERT_EQ(full.material->books.size(), state.board.card_count);
    for (std::size_t card = 0; card < full.material->books.size(); ++card) {
        const LibrariansBook& book = full.material->books[card];
        EXPECT_EQ(parse_card(state.board, book.name), card);
        EXPECT_EQ(book.thrill.has_value(), !book.genre.has_value());
        EXPECT_EQ(book.letter[0], librarians::letter_name(state.board.book[card].letter));
    }
    EXPECT_EQ(full.material->genres.size(), 6U);
    LibrariansView lean = full_view(view, {actors(state), none}, {.material = false});
    EXPECT_FALSE(lean.material);
    LibrariansView client = full;
    protocol::Told told;
    keep_changes(client, told);
    keep_changes(lean, told);
    take_over(client, lean);
    EXPECT_TRUE(client == full);
}

// ---- what a choice leads to ----

TEST(LibrariansOnTheWire, LB_G1_a_choice_says_what_it_completes) {
    Scene scene(R"(
        row 1 |>| romance-A romance-B romance-C
        hand seat1 romance-D horror-F
    )");
    const LibrariansChoice play = choice(seen(scene.state(), 0), "play romance-D");
    std::map<std::string, std::size_t> targets;
    for (const LibrariansTarget& target : *play.targets) {
        targets[text_of(target.place)] = target.completes ? target.completes->size() : 0;
    }
    EXPECT_EQ(targets["1,4"], 1U);
    EXPECT_EQ(targets.count("1,-1"), 0U);
    scene.play("play romance-D");
    EXPECT_THAT(*choice(seen(scene.state(), 0), "at 1,4").completes, ElementsAre(LibrariansGenre::romance));
}

struct Completing {
    std::string_view position;
    std::string_view decisions;
    std::string_view choice;
};

TEST(LibrariansOnTheWire, LB_G1_powers_complete_too) {
    const std::vector<Completing> all = {
        {R"(row 1 |>| romance-A romance-B romance-C
            row 2 |>| romance-D
            powers seat1 thriller-E)",
         "use thriller; move romance-D", "to 1,4"},
        {R"(row 1 |>| romance-A romance-B horror-C romance-D
            row 2 |>| romance-E
            powers seat1 action-F)",
         "use action; swap horror-C", "with romance-E"},
        {R"(row 1 |>| romance-A romance-B horror-C romance-D
            row 2 |>| fantasy-G
            powers seat1 travel-F
            hand seat1 romance-E horror-F)",
         "use travel; take horror-C; take fantasy-G", "put romance-E"},
        {R"(row 1 |>| romance-A romance-B horror-C/romance-C romance-D
            row 2 |>| fantasy-G
            powers seat1 mythology-F)",
         "use mythology; take horror-C", "take fantasy-G"},
        {R"(row 1 |>| romance-A romance-B romance-C horror-D
            row 2 |>| . . . romance-E
            powers seat1 picture-book-F)",
         "use picture-book", "shift 4 up"},
        {R"(row 1 |>| romance-A romance-C romance-D
            powers seat1 drama-F
            hand seat1 romance-B horror-F)",
         "use drama; insert romance-B", "between 1,2 right"},
    };
    for (const Completing& each : all) {
        Scene scene(std::string(each.position) + "\nhand seat2 horror-X\n");
        scene.play(each.decisions);
        const LibrariansChoice offered = choice(seen(scene.state(), 0), each.choice);
        ASSERT_TRUE(offered.completes) << each.choice;
        EXPECT_THAT(*offered.completes, ElementsAre(LibrariansGenre::romance)) << each.choice;
    }
}

TEST(LibrariansOnTheWire, LB_E1_a_red_book_of_an_author_warns_of_what_it_does) {
    Scene scene(R"(
        options expansions=authors
        card romance-B author=2
        card horror-A author=2
        row 1 horror-A |>|
        hand seat1 romance-B horror-U
        hand seat2 horror-Q
    )");
    scene.play("play romance-B; at 1,1; author 2");
    const LibrariansView view = seen(scene.state(), 0);
    EXPECT_THAT(*choice(view, "keep horror-A").completes, ElementsAre(LibrariansGenre::horror));
    EXPECT_FALSE(choice(view, "keep romance-B").completes);
}

constexpr const char* a_line_to_declare = R"(
    options expansions=powers
    row 1 |>wild-colour:red| romance-B romance-E romance-G
    row 2 |>wild-colour:red| fantasy-D fantasy-H horror-F fantasy-O
    hand seat1 romance-R horror-U
)";

TEST(LibrariansOnTheWire, LB_G4_a_line_is_declared_by_its_genre_and_its_ends) {
    Scene scene(a_line_to_declare);
    scene.play("play romance-R; at 1,4");
    EXPECT_EQ(choice(seen(scene.state(), 0), "also fantasy").genre, LibrariansGenre::fantasy);
    scene.play("also fantasy");
    const LibrariansView first = seen(scene.state(), 0);
    EXPECT_EQ(first.prompt->words, "declaring");
    EXPECT_EQ(first.prompt->genre, LibrariansGenre::fantasy);
    EXPECT_FALSE(first.prompt->place);
    EXPECT_EQ(text_of(*choice(first, "from 2,1").place), "2,1");
    scene.play("from 2,1");
    const LibrariansView last = seen(scene.state(), 0);
    EXPECT_EQ(last.prompt->words, "declaring-through");
    EXPECT_EQ(text_of(*last.prompt->place), "2,1");
    const LibrariansChoice through = choice(last, "through 2,4");
    EXPECT_EQ(name(scene.state(), *through.card), "fantasy-O");
    EXPECT_THAT(*through.completes, ElementsAre(LibrariansGenre::romance, LibrariansGenre::fantasy));
    EXPECT_EQ(seen(scene.state(), 1).prompt->genre, LibrariansGenre::fantasy) << "all hear what is declared";
}

/// What is complete after a decision, or will be once declarations have been made (LB-G4), in the game as it is.
std::set<LibrariansGenre> completed(const State& state, librarians::Action action) {
    State after = state;
    librarians::EventList events;
    apply(after, state.board.turn, action, &events);
    std::set<LibrariansGenre> genres;
    for (const librarians::Event& event : events) {
        if (event.kind == librarians::EventKind::genre_completed) genres.insert(static_cast<LibrariansGenre>(event.a));
    }
    if (over(after)) return genres;
    for (const librarians::Completion& completion : completions_now(after.board)) {
        genres.insert(static_cast<LibrariansGenre>(completion.genre));
    }
    return genres;
}

TEST(LibrariansOnTheWire, LB_G4_what_would_be_complete_becomes_complete) {
    const std::set<std::string> moving = {"at", "on", "to", "with", "put", "take", "between", "shift", "through"};
    int completing = 0;
    proof::follow<PowerfulLibrarians>(100, 1, [&](Play& play) {
        if (play.over()) return;
        const table::Seat seat = play.state().board.turn;
        for (const LibrariansChoice& each : *seen(play.state(), seat).choices) {
            if (!moving.contains(each.words)) continue;
            const auto genres = each.completes.value_or(std::vector<LibrariansGenre>());
            completing += genres.empty() ? 0 : 1;
            EXPECT_EQ(std::set(genres.begin(), genres.end()),
                      completed(play.state(), *Librarians::parse(play.state(), seat, each.action)))
                << each.action;
        }
    });
    EXPECT_GE(completing, 10);
}

TEST(LibrariansOnTheWire, LB_P1_a_card_can_be_played_to_its_targets) {
    int cards = 0;
    proof::follow<PowerfulLibrarians>(30, 5, [&](Play& play) {
        if (play.over()) return;
        const table::Seat seat = play.state().board.turn;
        for (const LibrariansChoice& each : *seen(play.state(), seat).choices) {
            if (each.words != "play") continue;
            ++cards;
            State named = play.state();
            apply(named, seat, *Librarians::parse(named, seat, each.action));
            std::vector<LibrariansTarget> places;
            for (const LibrariansChoice& place : *seen(named, seat).choices) {
                places.push_back({*place.place, place.completes});
            }
            ASSERT_TRUE(*each.targets == places) << each.action;
        }
    });
    EXPECT_GE(cards, 100);
}

// ---- what moved ----

/// Where each card really is.
std::map<LibrariansCard, LibrariansSpot> spots(const State& state) {
    std::map<LibrariansCard, LibrariansSpot> found;
    const auto put = [&](const librarians::CardSet& cards, const LibrariansSpot& spot) {
        cards.for_each([&](CardId card) { found[card] = spot; });
    };
    for (LibrariansCard card = 0; card < state.board.card_count; ++card) found[card] = {.area = LibrariansArea::deck};
    put(state.board.discard, {.area = LibrariansArea::discard});
    put(state.board.kept, {.area = LibrariansArea::kept});
    put(state.hidden.put_away, {.area = LibrariansArea::away});
    for (table::Seat seat = 0; seat < players(state.board); ++seat) {
        put(state.hidden.hand[seat], {.area = LibrariansArea::hand, .seat = seat});
        put(state.board.powers[seat], {.area = LibrariansArea::power, .seat = seat});
    }
    for (const LibrariansStack& stack : *seen(state, table::spectator).books) {
        for (const LibrariansCard card : stack.cards) {
            found[card] = {.area = LibrariansArea::library, .place = stack.place};
        }
    }
    return found;
}

TEST(LibrariansOnTheWire, cards_come_from_where_they_were_and_end_where_they_are) {
    int moves = 0;
    proof::follow<PowerfulLibrarians>(60, 2, [&](Play& play) {
        if (play.over()) return;
        const auto decision = play.choose();
        State after = play.state();
        librarians::EventList events;
        apply(after, decision.seat, decision.action, &events);
        for (const table::Seat seat : everybody<Librarians>(after)) {
            auto there = spots(play.state());
            std::set<LibrariansCard> moved;
            const auto seen_here = seen_events(observe(play.state(), seat), observe(after, seat), events);
            for (std::size_t i = 0; i < events.size(); ++i) {
                const LibrariansEvent& event = seen_here[i];
                // Which card it was, everybody knows of all but drawing.
                if (events[i].card != librarians::no_card) {
                    EXPECT_EQ(event.card.has_value(), events[i].seen_by.contains(seat));
                }
                if (!event.to || !event.card) continue;
                ++moves;
                ASSERT_TRUE(*event.from == there[*event.card])
                    << words_of(event.kind)[static_cast<std::size_t>(event.kind)] << ' ' << name(after, *event.card)
                    << " seen by " << int{seat} << " after "
                    << Librarians::notation(play.state(), decision.seat, decision.action);
                there[*event.card] = *event.to;
                moved.insert(*event.card);
            }
            const auto finally = spots(after);
            for (const LibrariansCard card : moved) {
                EXPECT_TRUE(there[card] == finally.at(card)) << name(after, card);
            }
        }
    });
    EXPECT_GE(moves, 1000);
}

TEST(LibrariansOnTheWire, LB_Q17_a_hand_that_is_shown_is_told_to_everybody) {
    Scene scene(R"(
        row 1 |>| horror-A
        hand seat1 romance-B fantasy-D
        hand seat2 fantasy-C
        powers seat1 biography-E
    )");
    for (const table::Seat seat : everybody<Librarians>(scene.state())) {
        const auto events = told(scene, "use biography", seat);
        const LibrariansEvent& shown = only(events, LibrariansEventKind::hand_shown);
        EXPECT_EQ(shown.other, 0);
        EXPECT_THAT(names(scene.state(), *shown.cards), ElementsAre("romance-B", "fantasy-D"));
    }
}

TEST(LibrariansOnTheWire, LB_E5_what_is_drawn_after_a_hand_was_shown_was_not_shown) {
    Scene scene(R"(
        row 1 |>| horror-A fantasy-B horror-C
        row 2 |>| fantasy-D
        powers seat1 mythology-E
        hand seat1 reveal-B stop-E
        hand seat2 fantasy-F
        deck horror-G horror-H
    )");
    // The turn ends as soon as the library is whole again, but first the book that joins it acts.
    scene.play("use mythology; take fantasy-B; take fantasy-D; play stop-E; at 2,1; play reveal-B; at 1,2");
    for (const table::Seat seat : everybody<Librarians>(scene.state())) {
        const auto events = told(scene, "reveal seat1", seat);
        EXPECT_EQ(only(events, LibrariansEventKind::turn_began).seat, 1);
        EXPECT_THAT(names(scene.state(), *only(events, LibrariansEventKind::hand_shown).cards),
                    ElementsAre("fantasy-B", "fantasy-D"));
    }
}

TEST(LibrariansOnTheWire, LB_G1_the_card_that_is_kept_goes_with_its_genre) {
    Scene scene(R"(
        row 1 |>| romance-A romance-B romance-C
        hand seat1 romance-D horror-F
    )");
    scene.play("play romance-D");
    const auto events = told(scene, "at 1,4", 1);
    const LibrariansEvent& complete = only(events, LibrariansEventKind::genre_completed);
    EXPECT_EQ(complete.genre, LibrariansGenre::romance);
    EXPECT_EQ(name(scene.state(), *complete.card), "romance-A");
    EXPECT_EQ(text_of(*complete.from->place), "1,1");
    EXPECT_EQ(complete.to->area, LibrariansArea::kept);
}

constexpr const char* two_books_of_an_author = R"(
    options expansions=authors
    card horror-A author=2
    card romance-B author=2
    row 1 horror-A |>| romance-B
    hand seat1 fantasy-D
)";

TEST(LibrariansOnTheWire, LB_E1_the_card_that_is_kept_goes_with_its_author) {
    Scene scene(two_books_of_an_author);
    scene.play("author 2");
    const auto events = told(scene, "keep romance-B", 1);
    const LibrariansEvent& complete = only(events, LibrariansEventKind::author_completed);
    EXPECT_EQ(complete.author, librarians::author_name(1));
    EXPECT_EQ(name(scene.state(), *complete.card), "romance-B");
    EXPECT_EQ(text_of(*complete.from->place), "1,1");
    // A red one acts at once, and nobody keeps it.
    EXPECT_FALSE(only(told(scene, "keep horror-A", 1), LibrariansEventKind::author_completed).card);
}

// ---- the words ----

/// What a page knows by itself: who acts, and of what is told in one sentence how many and which.
proof::Gaps follows_from(const LibrariansEvent& event) {
    proof::Gaps gaps = {"who", "name"};
    switch (event.kind) {
        case LibrariansEventKind::drew:
        case LibrariansEventKind::moved:
        case LibrariansEventKind::removed:
        case LibrariansEventKind::taken_back:
        case LibrariansEventKind::deck_shown: gaps.insert({"n", "cards"}); break;
        case LibrariansEventKind::licensed:
            EXPECT_TRUE(event.genre || event.thrill);
            gaps.insert("licence");
            break;
        default: break;
    }
    if (event.other) gaps.insert({"own", "whom"});
    return gaps;
}

void expect_words_for(const std::vector<LibrariansEvent>& events, std::set<std::string>& checked) {
    for (const LibrariansEvent& event : events) {
        const std::string key =
            "librarians.event." + std::string(words_of(event.kind)[static_cast<std::size_t>(event.kind)]);
        if (!checked.insert(key).second) continue;
        proof::expect_words(key, encode(ServerMessage(LibrariansWire::happened({event}))), follows_from(event));
    }
}

TEST(LibrariansOnTheWire, every_event_has_words_and_what_they_need) {
    std::set<std::string> checked;
    Scene scene(two_books_of_an_author);
    scene.play("author 2");
    expect_words_for(told(scene, "keep romance-B", 1), checked);
    proof::follow<PowerfulLibrarians>(300, 1, [&](Play& play) {
        if (play.over()) return;
        const auto decision = play.choose();
        expect_words_for(told(play.state(), decision.seat, decision.action, table::spectator), checked);
    });
    EXPECT_EQ(checked.size(), static_cast<std::size_t>(librarians::event_kind_count));
}

// Games at random hardly ever come here.
TEST(LibrariansOnTheWire, rare_questions_and_choices_have_words_too) {
    std::set<std::string> checked;
    const auto look = [&](std::string_view position, std::string_view decisions) {
        Scene scene(position);
        proof::expect_words_for<LibrariansWire>(scene.state(), checked);
        scene.play(decisions);
        proof::expect_words_for<LibrariansWire>(scene.state(), checked);
    };
    look(two_books_of_an_author, "author 2");
    for (const std::string_view named : {"", "; also fantasy", "; also fantasy; from 2,1"}) {
        look(a_line_to_declare, "play romance-R; at 1,4" + std::string(named));
    }
    look(R"(
        row 1 |>| true-crime-A true-crime-D true-crime-F romance-L/true-crime-L
        row 2 |>| tragedy-A tragedy-D tragedy-F romance-M/tragedy-L
        hand seat1 fantasy-T
        powers seat1 mythology-C
    )",
         "use mythology; take romance-L; take romance-M");
    for (const std::string rare :
         {"ask.keep-author", "act.author", "act.keep", "ask.completing", "act.complete", "act.also", "ask.declaring",
          "act.from", "ask.declaring-through", "act.through", "act.done", "ask.red", "act.effect"}) {
        EXPECT_TRUE(checked.contains("librarians." + rare)) << rare;
    }
}

template <class Words, class Names>
void expect_same(const Words& words, const Names& names) {
    EXPECT_TRUE(std::equal(words.begin(), words.end(), names.begin(), names.end()));
}

TEST(LibrariansOnTheWire, names_are_those_of_the_rulebook) {
    expect_same(words_of(LibrariansGenre{}), librarians::genre_ids);
    expect_same(words_of(LibrariansThrill{}), librarians::thrill_ids);
    expect_same(words_of(LibrariansColour{}), librarians::colour_ids);
    expect_same(words_of(LibrariansAudience{}), librarians::audience_ids);
    expect_same(words_of(LibrariansOutcome{}), librarians::outcome_names);
    for (std::size_t i = 0; i < librarians::licence_names.size(); ++i) {
        EXPECT_EQ(words_of(LibrariansLicence{}).at(i), librarians::licence_names[i].name);
    }
    for (std::size_t i = 0; i < librarians::expansions.size(); ++i) {
        EXPECT_EQ(words_of(LibrariansExpansion{}).at(i), librarians::expansions[i].name);
    }
}

TEST(LibrariansOnTheWire, LB_E4_a_shelf_says_what_its_power_speaks_of) {
    std::set<LibrariansShelfPower> checked;
    proof::follow<PowerfulLibrarians>(30, 1000, [&](Play& play) {
        const LibrariansView view = seen(play.state(), table::spectator);
        for (const LibrariansBookshelf& shelf : *view.spare) {
            if (!shelf.power || !checked.insert(*shelf.power).second) continue;
            const std::string key =
                "shelf-power." + std::string(words_of(*shelf.power)[static_cast<std::size_t>(*shelf.power)]);
            proof::expect_words(key, encode(ServerMessage(LibrariansWire::view({.spare = {{shelf}}}))), {});
        }
    });
    EXPECT_EQ(checked.size(), static_cast<std::size_t>(librarians::shelf_power_count));
}

}  // namespace
}  // namespace shelfmark::protocol

namespace shelfmark::proof {

INSTANTIATE_TYPED_TEST_SUITE_P(Librarians, OnTheWire, protocol::LibrariansWire);

}  // namespace shelfmark::proof
