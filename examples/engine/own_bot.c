/* A bot of one's own for Ex Libris, against the apprentice. It tries every choice in a few worlds that look the same to
 * its seat, lets chance decide until the end, and takes the choice that brought most. That is a beginning, no more:
 * the apprentice wins, since games that chance plays say little about good ones. */
#include <capi/shelfmark.h>
#include <stdio.h>

enum { me = 1, opponent = 2, worlds = 8 };

/* How far ahead I am once everybody has decided at random. */
static int margin_in_the_end(shelfmark_game* world, uint64_t seed) {
    for (int seat; (seat = shelfmark_actor(world)) != 0;) {
        char decision[64];
        shelfmark_advice(world, seat, "random", seed++, decision, sizeof decision);
        shelfmark_decide(world, seat, decision);
    }
    return shelfmark_points(world, me) - shelfmark_points(world, opponent);
}

static void choose(const shelfmark_game* game, char* best, size_t size) {
    int highest = 0;
    for (size_t i = 0; i < shelfmark_choices(game, me); ++i) {
        char decision[64];
        shelfmark_choice(game, me, i, decision, sizeof decision);
        int sum = 0;
        for (uint64_t seed = 1; seed <= worlds; ++seed) {
            shelfmark_game* world = shelfmark_imagine(game, me, seed);
            shelfmark_decide(world, me, decision);
            sum += margin_in_the_end(world, seed);
            shelfmark_end(world);
        }
        if (i > 0 && sum <= highest) continue;
        highest = sum;
        snprintf(best, size, "%s", decision);
    }
}

int main(void) {
    shelfmark_game* game = shelfmark_begin("exlibris", "players=2", 7);
    if (!game) return 1;
    for (int seat; (seat = shelfmark_actor(game)) != 0;) {
        char decision[64];
        if (seat == me) {
            choose(game, decision, sizeof decision);
        } else {
            shelfmark_advice(game, seat, "apprentice", 1, decision, sizeof decision);
        }
        if (!shelfmark_decide(game, seat, decision)) return 1;
        printf("%d %s\n", seat, decision);
    }
    printf("%d to %d points\n", shelfmark_points(game, me), shelfmark_points(game, opponent));
    shelfmark_end(game);
    return 0;
}
