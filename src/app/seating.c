/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who comes to the table of a set-up: names, and computers to sit there. */
#include "config.h"
#include "seating.h"

#include "ai/anchors.h"
#include "ai/rating.h"
#include "cast.h"
#include "present/seat-name.h"
#include "widgets/picture.h"

enum
{
  SENSIBLE_SEATS = 3,
  MAX_NAME_LENGTH = 40,   /* characters kept of a name */
};

char *
tablee_seating_dup_own_name (void)
{
  const char *real = g_get_real_name ();
  g_autofree char *name = real == NULL ? g_strdup ("") : g_strstrip (g_strdup (real));
  char *space = strchr (name, ' ');

  if (space != NULL)
    *space = '\0';
  if (*name == '\0' || g_ascii_strcasecmp (name, "unknown") == 0 || g_strcmp0 (name, "root") == 0)
    return g_strdup ("");

  return g_steal_pointer (&name);
}

/* The regulars whose name or face is at the table already, but for @seat: bit n is regular n. */
static guint
find_taken (TableeSetUp *set_up,
            TableeSeat  *seat)
{
  guint taken = 0;

  for (guint i = 0; i < tablee_set_up_get_n_seats (set_up); i++)
    {
      g_autoptr (TableeSeat) other = g_list_model_get_item (tablee_set_up_get_seats (set_up), i);

      for (int j = 0; other != seat && j < TABLEE_N_PORTRAITS; j++)
        if (tablee_seat_get_portrait (other) == j || g_utf8_collate (tablee_seat_get_name (other), tablee_cast_get_name (j)) == 0)
          taken |= 1u << j;
    }

  return taken;
}

TableeSetUp *
tablee_seating_new_set_up (const TableeGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  TableeSetUp *set_up = tablee_set_up_new (game);
  g_autofree char *person = tablee_seating_dup_own_name ();
  int seats = CLAMP (SENSIBLE_SEATS, game->min_seats, game->max_seats);

  tablee_set_up_add_seat (set_up, person, 0, TABLEE_SEAT_HUMAN, TABLEE_LEVEL_MEDIUM);
  while ((int) tablee_set_up_get_n_seats (set_up) < seats)
    tablee_seating_add_seat (set_up);

  return set_up;
}

/* Whoever comes is as strong as the computers that are there; those who play a game for the first time begin with easy ones. */
static TableeLevel
find_level (TableeSetUp *set_up)
{
  for (guint i = 0; i < tablee_set_up_get_n_seats (set_up); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (tablee_set_up_get_seats (set_up), i);

      if (tablee_seat_get_kind (seat) == TABLEE_SEAT_COMPUTER)
        return tablee_seat_get_level (seat);
    }

  return TABLEE_LEVEL_EASY;
}

void
tablee_seating_add_seat (TableeSetUp *set_up)
{
  g_return_if_fail (TABLEE_IS_SET_UP (set_up));

  guint n_seats = tablee_set_up_get_n_seats (set_up);
  TableeLevel level = find_level (set_up);
  int regular = tablee_cast_choose (level, find_taken (set_up, NULL));

  tablee_set_up_add_seat (set_up, regular >= 0 ? tablee_cast_get_name (regular) : "", MAX (regular, 0), TABLEE_SEAT_COMPUTER, level);
  if (regular >= 0 && tablee_set_up_get_n_seats (set_up) > n_seats)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (tablee_set_up_get_seats (set_up), n_seats);

      tablee_seat_set_temper (seat, tablee_cast_get_temper (regular));
    }
}

void
tablee_seating_seat_computer (TableeSetUp *set_up,
                              TableeSeat  *seat,
                              TableeLevel  level)
{
  g_return_if_fail (TABLEE_IS_SET_UP (set_up));
  g_return_if_fail (TABLEE_IS_SEAT (seat));

  int regular = tablee_cast_find (tablee_seat_get_name (seat), tablee_seat_get_portrait (seat));

  if (regular >= 0)
    regular = tablee_cast_choose (level, find_taken (set_up, seat));
  tablee_seat_change (seat, TABLEE_SEAT_COMPUTER, level, regular >= 0 ? tablee_cast_get_name (regular) : NULL, regular);
  if (regular >= 0)
    tablee_seat_set_temper (seat, tablee_cast_get_temper (regular));
}

void
tablee_seating_seat_friend (TableeSeat *seat)
{
  g_return_if_fail (TABLEE_IS_SEAT (seat));

  int regular = tablee_cast_find (tablee_seat_get_name (seat), tablee_seat_get_portrait (seat));

  tablee_seat_change (seat, TABLEE_SEAT_FRIEND, TABLEE_LEVEL_MEDIUM, regular >= 0 ? "" : NULL, -1);
}

/* Who comes brings a temper, which may make another level of it. */
static void
match_seat (TableeSetUp *set_up,
            TableeSeat  *seat,
            double       rating)
{
  const TableeGame *game = tablee_set_up_get_game (set_up);
  int seats = (int) tablee_set_up_get_n_seats (set_up);
  TableeLevel level;
  int slack;

  tablee_anchor_find (game, seats, rating, TABLEE_TEMPER_STEADY, &level, &slack);
  tablee_seating_seat_computer (set_up, seat, level);
  tablee_anchor_find (game, seats, rating, tablee_seat_get_temper (seat), &level, &slack);
  tablee_seat_change (seat, TABLEE_SEAT_COMPUTER, level, NULL, -1);
  tablee_seat_set_slack (seat, slack);
}

void
tablee_seating_match (TableeSetUp *set_up,
                      double       rating)
{
  g_return_if_fail (TABLEE_IS_SET_UP (set_up));

  for (guint i = 0; i < tablee_set_up_get_n_seats (set_up); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (tablee_set_up_get_seats (set_up), i);

      if (tablee_seat_get_kind (seat) == TABLEE_SEAT_COMPUTER)
        match_seat (set_up, seat, rating);
    }
}

double
tablee_seating_get_share (TableeSetUp *set_up,
                          double       rating)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (set_up), -1);

  g_autoptr (TableeSeat) person = tablee_seating_find_person (set_up);
  guint count = tablee_set_up_get_n_seats (set_up);
  double others[TABLEE_MAX_SEATS];
  gsize computers = 0;

  for (guint i = 0; i < count && person != NULL; i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (tablee_set_up_get_seats (set_up), i);

      if (seat != person)
        others[computers++] = tablee_anchor_rating (tablee_set_up_get_game (set_up), (int) count, tablee_seat_get_level (seat),
                                                    tablee_seat_get_slack (seat), tablee_seat_get_temper (seat));
    }

  return computers > 0 ? tablee_rating_share (rating, others, computers) : -1;
}

TableeSeat *
tablee_seating_find_person (TableeSetUp *set_up)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (set_up), NULL);

  g_autoptr (TableeSeat) person = NULL;

  for (guint i = 0; i < tablee_set_up_get_n_seats (set_up); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (tablee_set_up_get_seats (set_up), i);

      if (tablee_seat_get_kind (seat) == TABLEE_SEAT_COMPUTER)
        continue;
      if (person != NULL || tablee_seat_get_kind (seat) != TABLEE_SEAT_HUMAN)
        return NULL;
      person = g_steal_pointer (&seat);
    }

  return g_steal_pointer (&person);
}

/* What was typed, without spaces around it, and shortened. */
static char *
dup_given (TableeSeat *seat)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (tablee_seat_get_name (seat)));

  return g_utf8_substring (trimmed, 0, MIN (g_utf8_strlen (trimmed, -1), MAX_NAME_LENGTH));
}

/* @given, told apart from the names @before it and those of seats that are called after their place. */
static char *
make_name (const char        *given,
           const char *const *before,
           const char *const *places)
{
  g_autofree char *unique = g_strdup (given);

  for (int n = 2; g_strv_contains (before, unique) || g_strv_contains (places, unique); n++)
    {
      g_free (unique);
      unique = g_strdup_printf ("%s %d", given, n);
    }

  return g_steal_pointer (&unique);
}

/* The names of seats that nobody has named. */
static char **
dup_places (TableeSetUp *set_up)
{
  g_autoptr (GStrvBuilder) places = g_strv_builder_new ();

  for (guint i = 0; i < tablee_set_up_get_n_seats (set_up); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (tablee_set_up_get_seats (set_up), i);
      g_autofree char *given = dup_given (seat);

      if (*given == '\0')
        g_strv_builder_add (places, tablee_name_or_place ("", (int) i));
    }

  return g_strv_builder_end (places);
}

char **
tablee_seating_dup_given_names (TableeSetUp *set_up)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (set_up), NULL);

  guint count = tablee_set_up_get_n_seats (set_up);
  g_auto (GStrv) places = dup_places (set_up);
  char **names = g_new0 (char *, count + 1);

  for (guint i = 0; i < count; i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (tablee_set_up_get_seats (set_up), i);
      g_autofree char *given = dup_given (seat);

      names[i] = *given == '\0' ? g_strdup ("") : make_name (given, (const char *const *) names, (const char *const *) places);
    }

  return names;
}

char **
tablee_seating_dup_names (TableeSetUp *set_up)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (set_up), NULL);

  char **names = tablee_seating_dup_given_names (set_up);

  for (int i = 0; names[i] != NULL; i++)
    {
      g_autofree char *given = g_steal_pointer (&names[i]);

      names[i] = g_strdup (tablee_name_or_place (given, i));
    }

  return names;
}
