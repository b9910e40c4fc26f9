/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What computer players remark. */
#include "config.h"
#include "remarks.h"

#include <glib/gi18n.h>

enum { WORDINGS = 3 };

/* Translators: what computer players remark when something happens to them, in a small bubble: short, spoken, for any game. It is the
 * same for all players of a temperament, so that nothing may hang on who speaks. */
static const char *const remarks[TABLEE_N_TEMPERS][TABLEE_N_MOODS][WORDINGS + 1] = {
  [TABLEE_TEMPER_STEADY] = {
    [TABLEE_MOOD_GLAD] = {
      /* Translators: a remark of who is even-tempered: glad of a gain */
      N_("That will do nicely."),
      N_("One step at a time."),
      N_("Just as planned. Nearly."),
    },
    [TABLEE_MOOD_SORRY] = {
      /* Translators: a remark of who is even-tempered: sorry about a loss */
      N_("Well, it happens."),
      N_("I had counted on that."),
      N_("Note to self: not again."),
    },
    [TABLEE_MOOD_STARTLED] = {
      /* Translators: a remark of who is even-tempered: startled, as something was taken */
      N_("I did not see that coming."),
      N_("Oh! Right."),
      N_("Now I need a new plan."),
    },
    [TABLEE_MOOD_PROUD] = {
      /* Translators: a remark of who is even-tempered: proud of a success */
      N_("Patience and arithmetic."),
      N_("I have waited all evening for this."),
      N_("Write that down, please."),
    },
  },
  [TABLEE_TEMPER_HOARDER] = {
    [TABLEE_MOOD_GLAD] = {
      /* Translators: a remark of one who keeps everything: glad of a gain */
      N_("Into the cupboard with it."),
      N_("One can never have too much."),
      N_("I knew it was worth waiting."),
    },
    [TABLEE_MOOD_SORRY] = {
      /* Translators: a remark of one who keeps everything: sorry about a loss */
      N_("Gone, and I had just tidied up."),
      N_("I should have kept that."),
      N_("My poor collection."),
    },
    [TABLEE_MOOD_STARTLED] = {
      /* Translators: a remark of one who keeps everything: startled, as something was taken */
      N_("Hands off my pantry!"),
      N_("But I was saving that!"),
      N_("Who left the door open?"),
    },
    [TABLEE_MOOD_PROUD] = {
      /* Translators: a remark of one who keeps everything: proud of a success */
      N_("You see? Saving pays."),
      N_("The cellar is full."),
      N_("Everything comes to those who keep."),
    },
  },
  [TABLEE_TEMPER_HASTY] = {
    [TABLEE_MOOD_GLAD] = {
      /* Translators: a remark of who is in a hurry: glad of a gain */
      N_("Mine! Next!"),
      N_("A bird in the hand."),
      N_("That was quick."),
    },
    [TABLEE_MOOD_SORRY] = {
      /* Translators: a remark of who is in a hurry: sorry about a loss */
      N_("Never mind. Onwards!"),
      N_("Too fast again."),
      N_("Perhaps I should have looked."),
    },
    [TABLEE_MOOD_STARTLED] = {
      /* Translators: a remark of who is in a hurry: startled, as something was taken */
      N_("Wait, what?"),
      N_("Hey, not so fast!"),
      N_("Already? But I was first!"),
    },
    [TABLEE_MOOD_PROUD] = {
      /* Translators: a remark of who is in a hurry: proud of a success */
      N_("First come, first served."),
      N_("Speed is everything."),
      N_("Done before the tea was."),
    },
  },
  [TABLEE_TEMPER_GAMBLER] = {
    [TABLEE_MOOD_GLAD] = {
      /* Translators: a remark of one who leaves things to chance: glad of a gain */
      N_("I like these odds."),
      N_("Luck is on my side."),
      N_("I told you it was worth a try."),
    },
    [TABLEE_MOOD_SORRY] = {
      /* Translators: a remark of one who leaves things to chance: sorry about a loss */
      N_("You win some, you lose some."),
      N_("Next time it must work."),
      N_("It was a beautiful idea."),
    },
    [TABLEE_MOOD_STARTLED] = {
      /* Translators: a remark of one who leaves things to chance: startled, as something was taken */
      N_("What were the chances of that?"),
      N_("My heart! More of that!"),
      N_("Now that is what I call exciting!"),
    },
    [TABLEE_MOOD_PROUD] = {
      /* Translators: a remark of one who leaves things to chance: proud of a success */
      N_("All or nothing, and it was all!"),
      N_("Fortune favours the bean."),
      N_("Did you see that?"),
    },
  },
  [TABLEE_TEMPER_SPOILER] = {
    [TABLEE_MOOD_GLAD] = {
      /* Translators: a remark of one who takes what others could use: glad of a gain */
      N_("And now nobody else has it."),
      N_("Oh, did somebody want that?"),
      N_("How nice. For me."),
    },
    [TABLEE_MOOD_SORRY] = {
      /* Translators: a remark of one who takes what others could use: sorry about a loss */
      N_("Laugh while it lasts."),
      N_("I shall remember this."),
      N_("That was meant for somebody else."),
    },
    [TABLEE_MOOD_STARTLED] = {
      /* Translators: a remark of one who takes what others could use: startled, as something was taken */
      N_("But that is my trick!"),
      N_("So that is how we play?"),
      N_("Not very neighbourly."),
    },
    [TABLEE_MOOD_PROUD] = {
      /* Translators: a remark of one who takes what others could use: proud of a success */
      N_("Nothing personal."),
      N_("I watch. Then I take."),
      N_("Somebody had to."),
    },
  },
};

const char *const *
tablee_remarks_get (TableeTemper temper,
                    TableeMood   mood)
{
  g_return_val_if_fail (temper < TABLEE_N_TEMPERS, NULL);
  g_return_val_if_fail (mood < TABLEE_N_MOODS, NULL);

  return remarks[temper][mood];
}
