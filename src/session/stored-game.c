/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A kept game as an object of lists. */
#include "stored-game-private.h"

#include <string.h>

#include "moment.h"

struct _TableeStoredGame
{
  GObject parent_instance;

  TableeStoreRow *row;
  GDateTime      *started;
  GDateTime      *changed;
};

G_DEFINE_FINAL_TYPE (TableeStoredGame, tablee_stored_game, G_TYPE_OBJECT)

enum
{
  PROP_ID = 1,
  PROP_GAME,
  PROP_STARTED,
  PROP_CHANGED,
  PROP_OVER,
  PROP_TAKEN_BACK,
  PROP_GIVEN_UP_BY,
  PROP_CURRENT_SEAT,
  PROP_NAMES,
  PROP_PLAYERS,
  PROP_HINTS,
  PROP_RELIEVED,
  PROP_TOTALS,
  PROP_POSITION,
  PROP_NAME,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  UPDATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What stands in the place of a game until it is read. */
static TableeStoreRow *
row_new_empty (void)
{
  TableeStoreRow *row = tablee_store_row_new ();

  row->game = g_strdup ("");
  row->given_up_by = TABLEE_NOBODY;
  row->current = TABLEE_NOBODY;
  row->names = g_new0 (char *, 1);
  row->players = g_new0 (char *, 1);

  return row;
}

/* One that no calendar has can only come from a file that was tampered with. */
static GDateTime *
read_moment (gint64 microseconds)
{
  GDateTime *moment = tablee_moment_from_number (microseconds);

  return moment != NULL ? moment : g_date_time_new_from_unix_utc (0);
}

static void
show_row (TableeStoredGame *self,
          TableeStoreRow   *row)
{
  self->row = row;
  g_clear_pointer (&self->started, g_date_time_unref);
  g_clear_pointer (&self->changed, g_date_time_unref);
  self->started = read_moment (row->started);
  self->changed = read_moment (row->changed);
}

static void
notify_if (TableeStoredGame *self,
           gboolean          differs,
           guint             property)
{
  if (differs)
    g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static guint
count_hints (const TableeStoreRow *row)
{
  guint hints = 0;

  for (int i = 0; i < TABLEE_MAX_SEATS; i++)
    hints += row->hints[i];

  return hints;
}

static gboolean
is_relieved (const TableeStoreRow *row)
{
  gboolean relieved = FALSE;

  for (int i = 0; i < TABLEE_MAX_SEATS; i++)
    relieved |= row->relieved[i];

  return relieved;
}

static gboolean
lists_differ (char **one,
              char **other)
{
  return !g_strv_equal ((const char *const *) one, (const char *const *) other);
}

void
tablee_stored_game_take_row (TableeStoredGame *self,
                             TableeStoreRow   *row)
{
  g_autoptr (TableeStoreRow) old = NULL;

  g_return_if_fail (TABLEE_IS_STORED_GAME (self));
  g_return_if_fail (row != NULL);

  old = self->row;
  show_row (self, row);
  g_object_freeze_notify (G_OBJECT (self));
  notify_if (self, old->id != row->id, PROP_ID);
  notify_if (self, g_strcmp0 (old->game, row->game) != 0, PROP_GAME);
  notify_if (self, old->started != row->started, PROP_STARTED);
  notify_if (self, old->changed != row->changed, PROP_CHANGED);
  notify_if (self, old->over != row->over, PROP_OVER);
  notify_if (self, old->taken_back != row->taken_back, PROP_TAKEN_BACK);
  notify_if (self, old->given_up_by != row->given_up_by, PROP_GIVEN_UP_BY);
  notify_if (self, old->current != row->current, PROP_CURRENT_SEAT);
  notify_if (self, lists_differ (old->names, row->names), PROP_NAMES);
  notify_if (self, lists_differ (old->players, row->players), PROP_PLAYERS);
  notify_if (self, count_hints (old) != count_hints (row), PROP_HINTS);
  notify_if (self, memcmp (old->relieved, row->relieved, sizeof old->relieved) != 0, PROP_RELIEVED);
  notify_if (self, g_strcmp0 (old->totals, row->totals) != 0, PROP_TOTALS);
  notify_if (self, g_strcmp0 (old->position, row->position) != 0, PROP_POSITION);
  notify_if (self, g_strcmp0 (old->name, row->name) != 0, PROP_NAME);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[UPDATED], 0);
}

static void
tablee_stored_game_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  TableeStoredGame *self = TABLEE_STORED_GAME (object);

  switch (id)
    {
    case PROP_ID:
      g_value_set_int64 (value, self->row->id);
      break;
    case PROP_GAME:
      g_value_set_string (value, self->row->game);
      break;
    case PROP_STARTED:
      g_value_set_boxed (value, self->started);
      break;
    case PROP_CHANGED:
      g_value_set_boxed (value, self->changed);
      break;
    case PROP_OVER:
      g_value_set_boolean (value, self->row->over);
      break;
    case PROP_TAKEN_BACK:
      g_value_set_boolean (value, self->row->taken_back);
      break;
    case PROP_GIVEN_UP_BY:
      g_value_set_int (value, self->row->given_up_by);
      break;
    case PROP_CURRENT_SEAT:
      g_value_set_int (value, self->row->current);
      break;
    case PROP_NAMES:
      g_value_set_boxed (value, self->row->names);
      break;
    case PROP_PLAYERS:
      g_value_set_boxed (value, self->row->players);
      break;
    case PROP_HINTS:
      g_value_set_uint (value, count_hints (self->row));
      break;
    case PROP_RELIEVED:
      g_value_set_boolean (value, is_relieved (self->row));
      break;
    case PROP_TOTALS:
      g_value_set_string (value, self->row->totals);
      break;
    case PROP_POSITION:
      g_value_set_string (value, self->row->position);
      break;
    case PROP_NAME:
      g_value_set_string (value, tablee_stored_game_get_name (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_stored_game_finalize (GObject *object)
{
  TableeStoredGame *self = TABLEE_STORED_GAME (object);

  g_clear_pointer (&self->row, tablee_store_row_unref);
  g_clear_pointer (&self->started, g_date_time_unref);
  g_clear_pointer (&self->changed, g_date_time_unref);

  G_OBJECT_CLASS (tablee_stored_game_parent_class)->finalize (object);
}

static void
tablee_stored_game_class_init (TableeStoredGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tablee_stored_game_get_property;
  object_class->finalize = tablee_stored_game_finalize;

  properties[PROP_ID] = g_param_spec_int64 ("id", NULL, NULL, 0, G_MAXINT64, 0, read);
  properties[PROP_GAME] = g_param_spec_string ("game", NULL, NULL, NULL, read);
  properties[PROP_STARTED] = g_param_spec_boxed ("started", NULL, NULL, G_TYPE_DATE_TIME, read);
  properties[PROP_CHANGED] = g_param_spec_boxed ("changed", NULL, NULL, G_TYPE_DATE_TIME, read);
  properties[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, read);
  properties[PROP_TAKEN_BACK] = g_param_spec_boolean ("taken-back", NULL, NULL, FALSE, read);
  properties[PROP_GIVEN_UP_BY] = g_param_spec_int ("given-up-by", NULL, NULL, TABLEE_NOBODY, TABLEE_MAX_SEATS - 1, TABLEE_NOBODY,
                                                   read);
  properties[PROP_CURRENT_SEAT] = g_param_spec_int ("current-seat", NULL, NULL, TABLEE_NOBODY, TABLEE_MAX_SEATS - 1,
                                                    TABLEE_NOBODY, read);
  properties[PROP_NAMES] = g_param_spec_boxed ("names", NULL, NULL, G_TYPE_STRV, read);
  properties[PROP_PLAYERS] = g_param_spec_boxed ("players", NULL, NULL, G_TYPE_STRV, read);
  properties[PROP_HINTS] = g_param_spec_uint ("hints", NULL, NULL, 0, G_MAXUINT, 0, read);
  properties[PROP_RELIEVED] = g_param_spec_boolean ("relieved", NULL, NULL, FALSE, read);
  properties[PROP_TOTALS] = g_param_spec_string ("totals", NULL, NULL, NULL, read);
  properties[PROP_POSITION] = g_param_spec_string ("position", NULL, NULL, NULL, read);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, read);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[UPDATED] = g_signal_new ("updated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tablee_stored_game_init (TableeStoredGame *self)
{
}

TableeStoredGame *
tablee_stored_game_new (TableeStoreRow *row)
{
  TableeStoredGame *self = g_object_new (TABLEE_TYPE_STORED_GAME, NULL);

  show_row (self, row != NULL ? row : row_new_empty ());

  return self;
}

gboolean
tablee_stored_game_get_loading (TableeStoredGame *self)
{
  g_return_val_if_fail (TABLEE_IS_STORED_GAME (self), FALSE);

  return self->row->id == 0;
}

gint64
tablee_stored_game_get_id (TableeStoredGame *self)
{
  g_return_val_if_fail (TABLEE_IS_STORED_GAME (self), 0);

  return self->row->id;
}

const char *
tablee_stored_game_get_game (TableeStoredGame *self)
{
  g_return_val_if_fail (TABLEE_IS_STORED_GAME (self), NULL);

  return self->row->game;
}

gboolean
tablee_stored_game_get_over (TableeStoredGame *self)
{
  g_return_val_if_fail (TABLEE_IS_STORED_GAME (self), TRUE);

  return self->row->over;
}

gboolean
tablee_stored_game_get_taken_back (TableeStoredGame *self)
{
  g_return_val_if_fail (TABLEE_IS_STORED_GAME (self), FALSE);

  return self->row->taken_back;
}

int
tablee_stored_game_get_current_seat (TableeStoredGame *self)
{
  g_return_val_if_fail (TABLEE_IS_STORED_GAME (self), TABLEE_NOBODY);

  return self->row->current;
}

int
tablee_stored_game_get_given_up_by (TableeStoredGame *self)
{
  g_return_val_if_fail (TABLEE_IS_STORED_GAME (self), TABLEE_NOBODY);

  return self->row->given_up_by;
}

GDateTime *
tablee_stored_game_get_started (TableeStoredGame *self)
{
  g_return_val_if_fail (TABLEE_IS_STORED_GAME (self), NULL);

  return self->started;
}

GDateTime *
tablee_stored_game_get_changed (TableeStoredGame *self)
{
  g_return_val_if_fail (TABLEE_IS_STORED_GAME (self), NULL);

  return self->changed;
}

const char *const *
tablee_stored_game_get_names (TableeStoredGame *self)
{
  g_return_val_if_fail (TABLEE_IS_STORED_GAME (self), NULL);

  return (const char *const *) self->row->names;
}

const char *const *
tablee_stored_game_get_players (TableeStoredGame *self)
{
  g_return_val_if_fail (TABLEE_IS_STORED_GAME (self), NULL);

  return (const char *const *) self->row->players;
}

guint
tablee_stored_game_get_hints (TableeStoredGame *self,
                              int               seat)
{
  g_return_val_if_fail (TABLEE_IS_STORED_GAME (self), 0);
  g_return_val_if_fail (seat >= 0 && seat < TABLEE_MAX_SEATS, 0);

  return self->row->hints[seat];
}

gboolean
tablee_stored_game_get_relieved (TableeStoredGame *self,
                                 int               seat)
{
  g_return_val_if_fail (TABLEE_IS_STORED_GAME (self), FALSE);
  g_return_val_if_fail (seat >= 0 && seat < TABLEE_MAX_SEATS, FALSE);

  return self->row->relieved[seat];
}

const char *
tablee_stored_game_get_totals (TableeStoredGame *self)
{
  g_return_val_if_fail (TABLEE_IS_STORED_GAME (self), NULL);

  return self->row->totals;
}

const char *
tablee_stored_game_get_position (TableeStoredGame *self)
{
  g_return_val_if_fail (TABLEE_IS_STORED_GAME (self), NULL);

  return self->row->position;
}

const char *
tablee_stored_game_get_name (TableeStoredGame *self)
{
  const char *name;

  g_return_val_if_fail (TABLEE_IS_STORED_GAME (self), NULL);

  name = self->row->name;

  return name != NULL && *name != '\0' ? name : NULL;
}
