/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A seat of a session: who sits there. */
#include "seat.h"

#include "player.h"

struct _TableeSeat
{
  GObject parent_instance;

  int            index;
  char          *name;
  int            portrait;
  TableeSeatKind kind;
  TableeLevel    level;
  TableeTemper   temper;
  int            slack;
  guint          hints;
  gboolean       relieved;
  TableeStanding standing;
  TableeMood     mood;
  gboolean       away;
};

G_DEFINE_FINAL_TYPE (TableeSeat, tablee_seat, G_TYPE_OBJECT)

enum
{
  PROP_INDEX = 1,
  PROP_NAME,
  PROP_PORTRAIT,
  PROP_KIND,
  PROP_LEVEL,
  PROP_TEMPER,
  PROP_SLACK,
  PROP_HINTS,
  PROP_RELIEVED,
  PROP_STANDING,
  PROP_MOOD,
  PROP_AWAY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* How people are written, by kind. */
static const char *const people[] = {
  [TABLEE_SEAT_HUMAN] = "human",
  [TABLEE_SEAT_FRIEND] = "friend",
};

static void
set_integer (TableeSeat *self,
             int        *field,
             int         value,
             guint       property)
{
  if (*field == value)
    return;

  *field = value;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
set_name (TableeSeat *self,
          const char *name)
{
  if (g_strcmp0 (self->name, name) == 0)
    return;

  g_free (self->name);
  self->name = g_strdup (name);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NAME]);
}

static void
set_kind (TableeSeat     *self,
          TableeSeatKind  kind)
{
  if (self->kind == kind)
    return;

  self->kind = kind;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KIND]);
}

static void
set_level (TableeSeat  *self,
           TableeLevel  level)
{
  if (self->level == level)
    return;

  self->level = level;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LEVEL]);
}

static void
tablee_seat_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  TableeSeat *self = TABLEE_SEAT (object);

  switch (id)
    {
    case PROP_INDEX:
      g_value_set_int (value, self->index);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_PORTRAIT:
      g_value_set_int (value, self->portrait);
      break;
    case PROP_KIND:
      g_value_set_int (value, (int) self->kind);
      break;
    case PROP_LEVEL:
      g_value_set_int (value, (int) self->level);
      break;
    case PROP_TEMPER:
      g_value_set_int (value, (int) self->temper);
      break;
    case PROP_SLACK:
      g_value_set_int (value, self->slack);
      break;
    case PROP_HINTS:
      g_value_set_uint (value, self->hints);
      break;
    case PROP_RELIEVED:
      g_value_set_boolean (value, self->relieved);
      break;
    case PROP_STANDING:
      g_value_set_int (value, (int) self->standing);
      break;
    case PROP_MOOD:
      g_value_set_int (value, (int) self->mood);
      break;
    case PROP_AWAY:
      g_value_set_boolean (value, self->away);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_seat_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  TableeSeat *self = TABLEE_SEAT (object);

  switch (id)
    {
    case PROP_INDEX:
      self->index = g_value_get_int (value);
      break;
    case PROP_NAME:
      set_name (self, g_value_get_string (value));
      break;
    case PROP_PORTRAIT:
      set_integer (self, &self->portrait, g_value_get_int (value), PROP_PORTRAIT);
      break;
    case PROP_KIND:
      set_kind (self, (TableeSeatKind) g_value_get_int (value));
      break;
    case PROP_LEVEL:
      set_level (self, (TableeLevel) g_value_get_int (value));
      break;
    case PROP_TEMPER:
      tablee_seat_set_temper (self, (TableeTemper) g_value_get_int (value));
      break;
    case PROP_SLACK:
      tablee_seat_set_slack (self, g_value_get_int (value));
      break;
    case PROP_HINTS:
      tablee_seat_set_hints (self, g_value_get_uint (value));
      break;
    case PROP_RELIEVED:
      tablee_seat_set_relieved (self, g_value_get_boolean (value));
      break;
    case PROP_STANDING:
      tablee_seat_set_standing (self, (TableeStanding) g_value_get_int (value));
      break;
    case PROP_MOOD:
      tablee_seat_set_mood (self, (TableeMood) g_value_get_int (value));
      break;
    case PROP_AWAY:
      tablee_seat_set_away (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_seat_finalize (GObject *object)
{
  TableeSeat *self = TABLEE_SEAT (object);

  g_clear_pointer (&self->name, g_free);

  G_OBJECT_CLASS (tablee_seat_parent_class)->finalize (object);
}

static void
tablee_seat_class_init (TableeSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = tablee_seat_get_property;
  object_class->set_property = tablee_seat_set_property;
  object_class->finalize = tablee_seat_finalize;

  properties[PROP_INDEX] = g_param_spec_int ("index", NULL, NULL, 0, TABLEE_MAX_SEATS - 1, 0,
                                             G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags | G_PARAM_CONSTRUCT);
  properties[PROP_PORTRAIT] = g_param_spec_int ("portrait", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_KIND] = g_param_spec_int ("kind", NULL, NULL, TABLEE_SEAT_HUMAN, TABLEE_SEAT_FRIEND,
                                            TABLEE_SEAT_HUMAN, flags);
  properties[PROP_LEVEL] = g_param_spec_int ("level", NULL, NULL, TABLEE_LEVEL_RANDOM, TABLEE_N_LEVELS - 1,
                                             TABLEE_LEVEL_MEDIUM, flags | G_PARAM_CONSTRUCT);
  properties[PROP_TEMPER] = g_param_spec_int ("temper", NULL, NULL, TABLEE_TEMPER_STEADY, TABLEE_N_TEMPERS - 1,
                                              TABLEE_TEMPER_STEADY, flags);
  properties[PROP_SLACK] = g_param_spec_int ("slack", NULL, NULL, 0, TABLEE_SLACK_STEPS - 1, 0, flags);
  properties[PROP_HINTS] = g_param_spec_uint ("hints", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_RELIEVED] = g_param_spec_boolean ("relieved", NULL, NULL, FALSE, flags);
  properties[PROP_STANDING] = g_param_spec_int ("standing", NULL, NULL, TABLEE_STANDING_NONE, TABLEE_STANDING_SHARES,
                                                TABLEE_STANDING_NONE, flags);
  properties[PROP_MOOD] = g_param_spec_int ("mood", NULL, NULL, TABLEE_MOOD_CALM, TABLEE_N_MOODS - 1, TABLEE_MOOD_CALM, flags);
  properties[PROP_AWAY] = g_param_spec_boolean ("away", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_seat_init (TableeSeat *self)
{
}

TableeSeat *
tablee_seat_new (int             index,
                 const char     *name,
                 int             portrait,
                 TableeSeatKind  kind,
                 TableeLevel     level)
{
  g_return_val_if_fail (index >= 0 && index < TABLEE_MAX_SEATS, NULL);
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (portrait >= 0, NULL);
  g_return_val_if_fail (level < TABLEE_N_LEVELS, NULL);

  return g_object_new (TABLEE_TYPE_SEAT,
                       "index", index,
                       "name", name,
                       "portrait", portrait,
                       "kind", (int) kind,
                       "level", (int) level,
                       NULL);
}

TableeSeat *
tablee_seat_copy (TableeSeat *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (self), NULL);

  TableeSeat *copy = tablee_seat_new (self->index, self->name, self->portrait, self->kind, self->level);

  copy->temper = self->temper;
  copy->slack = self->slack;
  copy->hints = self->hints;
  copy->relieved = self->relieved;

  return copy;
}

int
tablee_seat_get_index (TableeSeat *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (self), 0);

  return self->index;
}

const char *
tablee_seat_get_name (TableeSeat *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (self), NULL);

  return self->name;
}

int
tablee_seat_get_portrait (TableeSeat *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (self), 0);

  return self->portrait;
}

TableeSeatKind
tablee_seat_get_kind (TableeSeat *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (self), TABLEE_SEAT_HUMAN);

  return self->kind;
}

TableeLevel
tablee_seat_get_level (TableeSeat *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (self), TABLEE_LEVEL_MEDIUM);

  return self->level;
}

TableeTemper
tablee_seat_get_temper (TableeSeat *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (self), TABLEE_TEMPER_STEADY);

  return self->temper;
}

void
tablee_seat_set_temper (TableeSeat   *self,
                        TableeTemper  temper)
{
  g_return_if_fail (TABLEE_IS_SEAT (self));
  g_return_if_fail (temper < TABLEE_N_TEMPERS);

  if (self->temper == temper)
    return;

  self->temper = temper;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEMPER]);
}

int
tablee_seat_get_slack (TableeSeat *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (self), 0);

  return self->slack;
}

void
tablee_seat_set_slack (TableeSeat *self,
                       int         slack)
{
  g_return_if_fail (TABLEE_IS_SEAT (self));
  g_return_if_fail (slack >= 0 && slack < TABLEE_SLACK_STEPS);

  set_integer (self, &self->slack, slack, PROP_SLACK);
}

gboolean
tablee_seat_is_person (TableeSeat *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (self), TRUE);

  return self->kind != TABLEE_SEAT_COMPUTER;
}

const char *
tablee_seat_get_player (TableeSeat *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (self), NULL);

  if (self->kind == TABLEE_SEAT_COMPUTER)
    {
      g_autofree char *id = tablee_computer_to_id (self->level, self->temper, self->slack);

      return g_intern_string (id);
    }

  return people[self->kind];
}

gboolean
tablee_seat_read_player (const char     *player,
                         TableeSeatKind *kind,
                         TableeLevel    *level,
                         TableeTemper   *temper,
                         int            *slack)
{
  g_return_val_if_fail (player != NULL, FALSE);

  for (gsize i = 0; i < G_N_ELEMENTS (people); i++)
    if (g_strcmp0 (player, people[i]) == 0)
      {
        *kind = (TableeSeatKind) i;
        *level = TABLEE_LEVEL_MEDIUM;
        *temper = TABLEE_TEMPER_STEADY;
        *slack = 0;
        return TRUE;
      }

  *kind = TABLEE_SEAT_COMPUTER;

  return tablee_computer_from_id (player, level, temper, slack);
}

guint
tablee_seat_get_hints (TableeSeat *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (self), 0);

  return self->hints;
}

void
tablee_seat_set_hints (TableeSeat *self,
                       guint       hints)
{
  g_return_if_fail (TABLEE_IS_SEAT (self));

  if (self->hints == hints)
    return;

  self->hints = hints;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HINTS]);
}

void
tablee_seat_add_hint (TableeSeat *self)
{
  g_return_if_fail (TABLEE_IS_SEAT (self));

  tablee_seat_set_hints (self, self->hints + 1);
}

gboolean
tablee_seat_get_relieved (TableeSeat *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (self), FALSE);

  return self->relieved;
}

void
tablee_seat_set_relieved (TableeSeat *self,
                          gboolean    relieved)
{
  g_return_if_fail (TABLEE_IS_SEAT (self));

  if (self->relieved == relieved)
    return;

  self->relieved = relieved;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RELIEVED]);
}

TableeStanding
tablee_standing_find (const TableeScoreSheet *sheet,
                      int                     column)
{
  int winners = 0;

  g_return_val_if_fail (sheet != NULL, TABLEE_STANDING_NONE);
  g_return_val_if_fail (column >= 0 && column < sheet->columns, TABLEE_STANDING_NONE);

  for (int i = 0; i < sheet->columns; i++)
    winners += sheet->winner[i];
  if (!tablee_score_sheet_leads (sheet, column))
    return TABLEE_STANDING_NONE;

  return winners > 1 ? TABLEE_STANDING_SHARES : TABLEE_STANDING_LEADS;
}

TableeStanding
tablee_seat_get_standing (TableeSeat *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (self), TABLEE_STANDING_NONE);

  return self->standing;
}

void
tablee_seat_set_standing (TableeSeat     *self,
                          TableeStanding  standing)
{
  g_return_if_fail (TABLEE_IS_SEAT (self));

  if (self->standing == standing)
    return;

  self->standing = standing;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STANDING]);
}

TableeMood
tablee_seat_get_mood (TableeSeat *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (self), TABLEE_MOOD_CALM);

  return self->mood;
}

void
tablee_seat_set_mood (TableeSeat *self,
                      TableeMood  mood)
{
  g_return_if_fail (TABLEE_IS_SEAT (self));
  g_return_if_fail (mood < TABLEE_N_MOODS);

  if (self->mood == mood)
    return;

  self->mood = mood;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MOOD]);
}

gboolean
tablee_seat_get_away (TableeSeat *self)
{
  g_return_val_if_fail (TABLEE_IS_SEAT (self), FALSE);

  return self->away;
}

void
tablee_seat_set_away (TableeSeat *self,
                      gboolean    away)
{
  g_return_if_fail (TABLEE_IS_SEAT (self));

  if (self->away == away)
    return;

  self->away = away;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AWAY]);
}

void
tablee_seat_change (TableeSeat     *self,
                    TableeSeatKind  kind,
                    TableeLevel     level,
                    const char     *name,
                    int             portrait)
{
  g_return_if_fail (TABLEE_IS_SEAT (self));
  g_return_if_fail (level < TABLEE_N_LEVELS);

  g_object_freeze_notify (G_OBJECT (self));
  set_kind (self, kind);
  set_level (self, level);
  tablee_seat_set_slack (self, 0);
  if (name != NULL)
    set_name (self, name);
  if (portrait >= 0)
    set_integer (self, &self->portrait, portrait, PROP_PORTRAIT);
  g_object_thaw_notify (G_OBJECT (self));
}
