/* Two bots play a game of Ex Libris through the C interface: every decision as it is made, and the points in the end. */
#include <capi/shelfmark.h>
#include <stdio.h>

int main(void) {
    static const char* const bots[] = {"clerk", "apprentice"};
    shelfmark_game* game = shelfmark_begin("exlibris", "players=2", 7);
    if (!game) return 1;
    for (int seat; (seat = shelfmark_actor(game)) != 0;) {
        char decision[64];
        shelfmark_advice(game, seat, bots[seat - 1], 1, decision, sizeof decision);
        if (!shelfmark_decide(game, seat, decision)) return 1;
        printf("%d %s\n", seat, decision);
    }
    for (int seat = 1; seat <= shelfmark_seats(game); ++seat) {
        printf("%s: %d points\n", bots[seat - 1], shelfmark_points(game, seat));
    }
    shelfmark_end(game);
    return 0;
}
