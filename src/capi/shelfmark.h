/* The games of Shelfmark for programs in C, or in any language that can call it.
 *
 * Everything is text, as docs/formats.md describes it: options, decisions, seats counted from 1. Texts are written into
 * a buffer of the caller and end with a zero; what is returned is how long the text is, whether or not it fitted.
 * Without a game (null) nothing happens, and the answer is 0 or null. */
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* NOLINTNEXTLINE(modernize-use-using,readability-identifier-naming): a name for C */
typedef struct shelfmark_game shelfmark_game;

/* A game ("exlibris" or "librarians") of these options, such as "players=2"; null if it is not understood. */
shelfmark_game* shelfmark_begin(const char* game, const char* options, uint64_t seed);
void shelfmark_end(shelfmark_game* game);
shelfmark_game* shelfmark_copy(const shelfmark_game* game);

int shelfmark_seats(const shelfmark_game* game);
/* Who decides now: 1 is the first seat, 0 nobody since the game is over. */
int shelfmark_actor(const shelfmark_game* game);

/* How many decisions this seat can choose from, and the text of one of them, counted from 0. */
size_t shelfmark_choices(const shelfmark_game* game, int seat);
size_t shelfmark_choice(const shelfmark_game* game, int seat, size_t choice, char* text, size_t size);

/* Carries out a decision: 1, or 0 if it is not legal. */
int shelfmark_decide(shelfmark_game* game, int seat, const char* decision);

/* Another game that looks the same to this seat, for a bot of your own: all that the seat knows is as it is, all that
 * it cannot know is drawn with the seed, what will be drawn from the deck too. Null if there is no such seat. */
shelfmark_game* shelfmark_imagine(const shelfmark_game* game, int seat, uint64_t seed);
/* The whole game as a position, with all its secrets; of an imagined one, nothing that the seat cannot know. */
size_t shelfmark_position(const shelfmark_game* game, char* text, size_t size);

/* What a bot would do, with nothing but what this seat knows; 0 if there is no such bot or nothing to decide. The same
 * seed gives the same answer. */
size_t shelfmark_advice(const shelfmark_game* game, int seat, const char* bot, uint64_t seed, char* text, size_t size);

/* The points of a seat as things stand; in Librarians minus the cards that are left. */
int shelfmark_points(const shelfmark_game* game, int seat);

#ifdef __cplusplus
}
#endif
