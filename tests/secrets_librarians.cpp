// Librarians keeps its secrets: what sampled worlds look like in games full of duties, passed hands and shown cards.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "librarians/game.h"
#include "librarians/knowledge.h"
#include "librarians_powers.h"
#include "librarians_reachability.h"
#include "pace.h"
#include "self_play.h"

namespace shelfmark::librarians {
namespace {

using proof::Pace;
using reachability::Log;
using reachability::unreachable;

std::vector<Seat> everybody(const State& state) {
    std::vector<Seat> seats = {table::spectator};
    for (Seat seat = 0; seat < players(state.board); ++seat) seats.push_back(seat);
    return seats;
}

// ---- tables where much is hidden and much is shown ----

constexpr GenreSet telling_genres = only(Genre::romance) | only(Genre::mythology) | only(Genre::biography) |
                                    only(Genre::business) | only(Genre::cooking) | only(Genre::drama) |
                                    only(Genre::travel);

Options telling_table(int round) {
    Options options;
    options.players = static_cast<std::uint8_t>(min_players + round % 5);
    options.genres = telling_genres & ~(only(Genre::biography) | only(Genre::cooking));
    options.genres |= only(round % 2 == 0 ? Genre::biography : Genre::cooking);
    options.genres |= only(Genre::fantasy) | only(Genre::comedy) | only(Genre::crime);
    options.thrills = (1U << thrill_count) - 1U;
    return options;
}

/// The books that lay a duty on others come soon.
void bring_up_forces(State& state, base::Random& random) {
    auto& deck = state.hidden.deck;
    for (std::size_t at = 0; at < state.board.deck_count; ++at) {
        const Book& book = book_of(state.board, deck[at]);
        if (!is_thrill(book)) continue;
        if (thrill_of(book) != Thrill::force_colour && thrill_of(book) != Thrill::force_letter) continue;
        std::swap(deck[at], deck[state.board.deck_count - 1U - random.below(10)]);
    }
}

/// Looks for what makes knowledge complicated: powers that move and show cards, thrills, and thrills taken back.
Action most_telling(const State& state, const ActionList& list, base::Random& random) {
    const auto any = [&] { return list[random.below(static_cast<std::uint32_t>(list.size()))]; };
    const auto thrill = [&](const Action& action) {
        const bool of_a_card = action.verb == Verb::play || action.verb == Verb::take || action.verb == Verb::put;
        return of_a_card && is_thrill(book_of(state.board, action.a));
    };
    for (int i = 0; i < 6; ++i) {
        const Action action = any();
        const bool power = action.verb == Verb::use && random.below(3) == 0;
        if (power || thrill(action) || action.verb == Verb::on) return action;
    }
    // Those who give up have nothing more to tell.
    for (int i = 0; i < 6; ++i) {
        const Action action = any();
        if (action.verb != Verb::give_up) return action;
    }
    return any();
}

struct Tally {
    int games = 0;
    int decisions = 0;
    int worlds = 0;
    int passed_hands = 0;
    int shown_hands = 0;
    int unmet = 0;
    int taken_back = 0;
    int put_away = 0;
    int cooked = 0;
    int most_batches = 0;
};

void count(Tally& tally, const EventList& events, const Board& board) {
    for (const Event& event : events) {
        tally.passed_hands += event.kind == EventKind::hands_passed ? 1 : 0;
        tally.shown_hands += event.kind == EventKind::hand_shown ? 1 : 0;
        tally.unmet += event.kind == EventKind::duty_unmet ? 1 : 0;
        tally.taken_back += event.kind == EventKind::taken_back ? 1 : 0;
        tally.put_away += event.kind == EventKind::put_away ? 1 : 0;
        tally.cooked += event.kind == EventKind::deck_shown ? 1 : 0;
    }
    tally.most_batches = std::max(tally.most_batches, int{board.batch_count});
}

/// A telling game, followed by the log of the judge.
struct Table {
    explicit Table(int round)
        : random{static_cast<std::uint64_t>(round) + 1}, state(with_powers(round, random)), log(state) {}

    static State with_powers(int round, base::Random& random) {
        State state = setup(telling_table(round), static_cast<std::uint64_t>(round));
        hand_out_powers(state, 4, telling_genres, random);
        bring_up_forces(state, random);
        return state;
    }

    void carry_out(Seat seat, Action action) {
        const State before = state;
        events.clear();
        apply(state, seat, action, &events);
        log.follow(before, action, events, state);
    }
    Action choose() {
        ActionList list;
        legal(state, state.board.turn, list);
        return most_telling(state, list, random);
    }

    base::Random random;
    State state;
    Log log;
    EventList events;
};

/// Follows telling games. Calls visit(table, tally) before one decision in so many.
template <class Visit>
Tally follow(int rounds, std::uint32_t one_in, Visit visit) {
    Tally tally;
    for (Pace pace(rounds); pace.goes_on() && !testing::Test::HasFailure();) {
        Table table(pace.round());
        while (!over(table.state) && !testing::Test::HasFailure()) {
            if (table.random.below(one_in) == 0) visit(table, tally);
            table.carry_out(table.state.board.turn, table.choose());
            count(tally, table.events, table.state.board);
            ++tally.decisions;
        }
        ++tally.games;
    }
    return tally;
}

void expect_full_of_secrets(const Tally& tally) {
    std::printf(
        "%d decisions of %d games with %d worlds: %d passed and %d shown hands, %d unmet duties (up to %d batches), "
        "%d cards taken back, %d cards shown on the deck, Romance %d times\n",
        tally.decisions, tally.games, tally.worlds, tally.passed_hands, tally.shown_hands, tally.unmet,
        tally.most_batches, tally.taken_back, tally.cooked, tally.put_away);
    EXPECT_GE(tally.passed_hands, 70);
    EXPECT_GE(tally.shown_hands, 70);
    EXPECT_GE(tally.unmet, 70);
    EXPECT_GE(tally.taken_back, 70);
    EXPECT_GE(tally.put_away, 50);
    EXPECT_GE(tally.cooked, 50);
}

TEST(SecretsOfLibrarians, LB_S6_every_sampled_world_could_have_come_about) {
    const Tally tally = follow(160, 8, [](Table& table, Tally& counts) {
        for (const Seat seat : everybody(table.state)) {
            const View view = observe(table.state, seat);
            ASSERT_EQ(unreachable(table.log, seat, table.state), "") << "the judge does not understand the truth";
            for (int i = 0; i < 2; ++i) {
                const State world = sample(view, table.random);
                ++counts.worlds;
                ASSERT_EQ(unreachable(table.log, seat, world), "")
                    << "game " << counts.games << ", decision " << counts.decisions << ", seat " << int{seat};
                ASSERT_EQ(broken_invariant(world), nullptr) << broken_invariant(world);
            }
        }
    });
    expect_full_of_secrets(tally);
    EXPECT_GE(tally.worlds, 5000);
}

// ---- a memory rules out what the judge rules out, and nothing else ----

/// Exchanges two cards wherever they are hidden.
State with_exchanged(State world, CardId one, CardId other) {
    Hidden& hidden = world.hidden;
    const auto exchange = [&](CardSet& cards) {
        const bool has_one = cards.contains(one);
        if (has_one == cards.contains(other)) return;
        cards.remove(has_one ? one : other);
        cards.add(has_one ? other : one);
    };
    for (CardSet& hand : hidden.hand) exchange(hand);
    exchange(hidden.put_away);
    for (std::size_t i = 0; i < world.board.deck_count; ++i) {
        CardId& card = hidden.deck[i];
        if (card == one || card == other) card = card == one ? other : one;
    }
    return world;
}

/// Whether the memory of a view allows a world in which the identified cards are where they belong: what is known of an
/// older batch is known of the younger ones at most, so that it is enough that each has cards for itself and all older
/// ones.
bool admits(const View& view, const State& world) {
    std::array<int, max_players> needed = {};
    for (std::size_t i = 0; i < view.board.batch_count; ++i) {
        const Batch& batch = view.board.batches[i];
        const CardSet unseen = world.hidden.hand[batch.holder] - view.memory.known;
        needed[batch.holder] += view.memory.unseen[i];
        if (view.memory.unseen[i] != 0 && (unseen - batch.never).count() < needed[batch.holder]) return false;
    }
    return true;
}

CardSet unseen_in_hands(const View& view, const State& world) {
    CardSet cards;
    for (const CardSet& hand : world.hidden.hand) cards |= hand - view.memory.known;
    return cards;
}

CardSet unseen_in_deck(const State& world) {
    CardSet cards;
    for (int i = 0; i < world.board.deck_count - world.board.open_deck; ++i) {
        cards.add(world.hidden.deck[static_cast<std::size_t>(i)]);
    }
    return cards;
}

CardId any_of(const CardSet& cards, base::Random& random) {
    return cards.nth(random.below(static_cast<std::uint32_t>(cards.count())));
}

/// The world with a hidden card of a hand exchanged for another one, if there is any that the fact rules out.
State with_a_doubtful_card(const View& view, const State& world, const CardSet& fact, base::Random& random) {
    const CardSet held = unseen_in_hands(view, world);
    const CardSet hidden = held | unseen_in_deck(world);
    const CardSet suspects = hidden & fact;
    return with_exchanged(world, any_of(held, random), any_of(suspects.empty() ? hidden : suspects, random));
}

/// The cards that some hand is known not to hold, and none of them.
std::vector<CardSet> doubtful(const Board& board) {
    std::vector<CardSet> doubts = {{}};
    for (std::size_t i = 0; i < board.batch_count; ++i) {
        if (!board.batches[i].never.empty()) doubts.push_back(board.batches[i].never);
    }
    return doubts;
}

TEST(SecretsOfLibrarians, LB_E5_a_memory_rules_out_exactly_what_no_history_leads_to) {
    int refused = 0;
    int admitted = 0;
    follow(160, 1, [&](Table& table, Tally& counts) {
        // Most of the time nothing is known but cards that were seen.
        const std::vector<CardSet> doubts = doubtful(table.state.board);
        if (doubts.size() == 1 && table.random.below(16) != 0) return;
        for (const Seat seat : everybody(table.state)) {
            const View view = observe(table.state, seat);
            State world = sample(view, table.random);
            if (unseen_in_hands(view, world).empty()) continue;
            for (const CardSet& never : doubts) {
                const State other = with_a_doubtful_card(view, world, never, table.random);
                const std::string verdict = unreachable(table.log, seat, other);
                ASSERT_EQ(admits(view, other), verdict.empty()) << verdict << ", game " << counts.games << ", decision "
                                                                << counts.decisions << ", seat " << int{seat};
                (verdict.empty() ? admitted : refused) += 1;
                if (verdict.empty()) world = other;
            }
        }
    });
    std::printf("%d worlds admitted, %d ruled out\n", admitted, refused);
    EXPECT_GE(admitted, 10000);
    EXPECT_GE(refused, 200);
}

// ---- the judge itself ----

TEST(SecretsOfLibrarians, LB_S6_the_judge_refuses_a_world_without_a_card_that_was_seen) {
    int tried = 0;
    follow(20, 10, [&](Table& table, Tally&) {
        const State& truth = table.state;
        for (const Seat seat : everybody(truth)) {
            const View view = observe(truth, seat);
            for (Seat holder = 0; holder < players(truth.board); ++holder) {
                const CardId seen = view.hand[holder].first();
                if (seen == no_card || truth.board.deck_count == truth.board.open_deck) continue;
                ++tried;
                ASSERT_NE(unreachable(table.log, seat, with_exchanged(truth, seen, truth.hidden.deck[0])), "");
            }
        }
    });
    EXPECT_GE(tried, 50);
}

TEST(SecretsOfLibrarians, LB_E5_the_judge_refuses_a_card_that_would_have_met_the_duty) {
    int tried = 0;
    follow(150, 1, [&](Table& table, Tally&) {
        const Board& board = table.state.board;
        if (top(board).ask != Ask::turn || !board.duty.any()) return;
        const Duty duty = board.duty;
        const Action action = table.choose();
        if (action.verb != Verb::play) return;
        // Everything is as it was when the card was named; only then does everybody learn what the hand lacks.
        const State before = table.state;
        table.carry_out(board.turn, action);
        const bool met = (colours_of(book_of(board, action.a)) & duty.colours) != 0 ||
                         ((duty.letters >> book_of(board, action.a).letter) & 1U) != 0;
        if (met || board.licence.no_minimum) return;
        const CardSet unseen = table.state.hidden.hand[board.turn] - table.state.hidden.memory[public_memory].known;
        for (int i = 0; i < board.deck_count - board.open_deck; ++i) {
            const CardId card = before.hidden.deck[static_cast<std::size_t>(i)];
            const Book& book = book_of(board, card);
            const bool meets = (colours_of(book) & duty.colours) != 0 || ((duty.letters >> book.letter) & 1U) != 0;
            State with_card = before;
            with_card.hidden.hand[board.turn].add(card);
            ActionList plays;
            legal(with_card, board.turn, plays);
            const bool playable = std::find(plays.begin(), plays.end(), act(Verb::play, card)) != plays.end();
            if (!meets || !playable || unseen.empty()) continue;
            ++tried;
            const State wrong = with_exchanged(table.state, unseen.first(), card);
            ASSERT_NE(unreachable(table.log, table::spectator, wrong), "");
            break;
        }
    });
    EXPECT_GE(tried, 20);
}

// ---- what happens next ----

bool same(const View& a, const View& b) { return std::memcmp(&a, &b, sizeof(View)) == 0; }

/// LB-S6: a decision that shows nothing new leaves an observer as unable to tell the worlds apart as before.
TEST(SecretsOfLibrarians, LB_S6_the_same_decision_shows_the_same_in_every_world_that_looks_the_same) {
    int compared = 0;
    follow(100, 3, [&](Table& table, Tally&) {
        const Seat actor = table.state.board.turn;
        const Action action = table.choose();
        State truth = table.state;
        EventList really;
        apply(truth, actor, action, &really);
        if (truth.board.revelations != table.state.board.revelations) return;
        for (const Seat seat : everybody(table.state)) {
            State world = sample(observe(table.state, seat), table.random);
            // Somebody else can only do in that world what is possible there.
            if (!is_legal(world, actor, action)) continue;
            const auto revelations = world.board.revelations;
            EventList here;
            apply(world, actor, action, &here);
            if (world.board.revelations != revelations) continue;
            ++compared;
            ASSERT_TRUE(same(observe(truth, seat), observe(world, seat)))
                << notation(table.state.board, actor, action) << ", seen by " << int{seat};
            ASSERT_EQ(really.size(), here.size());
            for (std::size_t i = 0; i < here.size(); ++i) {
                ASSERT_EQ(seen_from(really[i], seat), seen_from(here[i], seat)) << i;
            }
        }
    });
    EXPECT_GE(compared, 1000);
}

/// What others remember in a sampled world is sound too: they imagine worlds of their own, and the game goes on.
TEST(SecretsOfLibrarians, LB_S6_everybody_in_a_sampled_world_remembers_what_could_be_so) {
    int decisions = 0;
    follow(60, 40, [&](Table& table, Tally&) {
        const std::vector<Seat> seats = everybody(table.state);
        for (const Seat seat : seats) {
            State world = sample(observe(table.state, seat), table.random);
            for (const Seat other : seats) {
                const View view = observe(world, other);
                const State imagined = sample(view, table.random);
                ASSERT_EQ(broken_invariant(imagined), nullptr) << broken_invariant(imagined);
                ASSERT_TRUE(same(view, observe(imagined, other)));
            }
            while (!over(world)) {
                ActionList list;
                legal(world, world.board.turn, list);
                apply(world, world.board.turn, most_telling(world, list, table.random));
                ++decisions;
                ASSERT_EQ(broken_invariant(world), nullptr) << broken_invariant(world);
            }
        }
    });
    EXPECT_GE(decisions, 10000);
}

TEST(SecretsOfLibrarians, LB_S6_an_event_names_a_card_only_to_those_who_see_it) {
    int hidden = 0;
    follow(20, 1, [&](Table& table, Tally&) {
        const State before = table.state;
        State next = before;
        EventList events;
        apply(next, before.board.turn, table.choose(), &events);
        for (const Event& event : events) {
            if (event.kind != EventKind::drew) continue;
            const auto* const open_end = before.board.deck_top.begin() + before.board.open_deck;
            const bool open = std::find(before.board.deck_top.begin(), open_end, event.card) != open_end;
            for (const Seat seat : everybody(next)) {
                const bool sees = open || seat == event.seat;
                EXPECT_EQ(seen_from(event, seat).card, sees ? event.card : no_card);
                hidden += sees ? 0 : 1;
            }
        }
    });
    EXPECT_GE(hidden, 100);
}

}  // namespace
}  // namespace shelfmark::librarians
