/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "set-up.h"

#include <glib/gi18n.h>

#include "cast.h"
#include "games/catalogue.h"
#include "notation/json-guard.h"
#include "present/present.h"
#include "widgets/picture.h"

struct _TableeSetUp
{
  GObject           parent_instance;

  const TableeGame *game;
  GListStore       *seats;
  TableeSeat       *first;      /* nullable */
  JsonObject       *options;    /* without "first" */
  char             *seed;
  gboolean          take_back;
};

G_DEFINE_FINAL_TYPE (TableeSetUp, tablee_set_up, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

enum
{
  SENSIBLE_SEATS = 4,
  MAX_NAME_LENGTH = 40,   /* characters kept of a name */
};

static void
emit_changed (TableeSetUp *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static char *
dup_person_name (void)
{
  const char *real = g_get_real_name ();
  g_autofree char *name = real == NULL ? g_strdup ("") : g_strstrip (g_strdup (real));
  char *space = strchr (name, ' ');

  if (space != NULL)
    *space = '\0';
  if (*name == '\0' || g_ascii_strcasecmp (name, "unknown") == 0 || g_strcmp0 (name, "root") == 0)
    return g_strdup_printf (_("Player %d"), 1);

  return g_steal_pointer (&name);
}

/* The regulars whose name or face is at the table already, but for @seat: bit n is regular n. */
static guint
find_taken (TableeSetUp *self,
            TableeSeat  *seat)
{
  guint taken = 0;

  for (guint i = 0; i < tablee_set_up_get_n_seats (self); i++)
    {
      g_autoptr (TableeSeat) other = g_list_model_get_item (G_LIST_MODEL (self->seats), i);

      for (int j = 0; other != seat && j < TABLEE_N_PORTRAITS; j++)
        if (tablee_seat_get_portrait (other) == j || g_utf8_collate (tablee_seat_get_name (other), tablee_cast_get_name (j)) == 0)
          taken |= 1u << j;
    }

  return taken;
}

static void
append_seat (TableeSetUp    *self,
             const char     *name,
             int             portrait,
             TableeSeatKind  kind,
             TableeLevel     level)
{
  g_autoptr (TableeSeat) seat = tablee_seat_new ((int) tablee_set_up_get_n_seats (self), name, portrait, kind, level);

  g_list_store_append (self->seats, seat);
}

static void
append_regular (TableeSetUp *self)
{
  TableeLevel level = TABLEE_LEVEL_MEDIUM;
  int regular = tablee_cast_choose (level, find_taken (self, NULL));

  append_seat (self, regular >= 0 ? tablee_cast_get_name (regular) : "", MAX (regular, 0), TABLEE_SEAT_COMPUTER, level);
}

/* Lists with one value a seat grow and shrink with the table. */
static void
fit_seat_lists (TableeSetUp *self)
{
  guint seats = tablee_set_up_get_n_seats (self);

  for (const TableeOption *option = tablee_set_up_get_option_table (self); option->key != NULL; option++)
    {
      JsonNode *node = json_object_get_member (self->options, option->key);
      JsonArray *list;

      if (option->kind != TABLEE_OPTION_SEAT_INTEGERS || node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
        continue;
      list = json_node_get_array (node);
      while (json_array_get_length (list) > seats)
        json_array_remove_element (list, json_array_get_length (list) - 1);
      while (json_array_get_length (list) < seats)
        json_array_add_int_element (list, json_array_get_length (list) == 0 ? option->minimum
                                          : json_array_get_int_element (list, json_array_get_length (list) - 1));
    }
}

/* A value a seat belongs to who sits there. */
static void
move_in_seat_lists (TableeSetUp *self,
                    guint        position,
                    guint        target)
{
  for (const TableeOption *option = tablee_set_up_get_option_table (self); option->key != NULL; option++)
    {
      JsonNode *node = json_object_get_member (self->options, option->key);
      g_autoptr (JsonArray) moved = NULL;
      g_autoptr (GArray) values = NULL;
      JsonArray *list;
      gint64 value;

      if (option->kind != TABLEE_OPTION_SEAT_INTEGERS || node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
        continue;
      list = json_node_get_array (node);
      if (json_array_get_length (list) <= MAX (position, target))
        continue;
      values = g_array_new (FALSE, FALSE, sizeof (gint64));
      for (guint i = 0; i < json_array_get_length (list); i++)
        {
          value = json_array_get_int_element (list, i);
          g_array_append_val (values, value);
        }
      value = g_array_index (values, gint64, position);
      g_array_remove_index (values, position);
      g_array_insert_val (values, target, value);
      moved = json_array_new ();
      for (guint i = 0; i < values->len; i++)
        json_array_add_int_element (moved, g_array_index (values, gint64, i));
      json_object_set_array_member (self->options, option->key, g_steal_pointer (&moved));
    }
}

static JsonObject *
copy_object (JsonObject *object)
{
  JsonObject *copy = json_object_new ();
  g_autoptr (GList) keys = json_object_get_members (object);

  for (GList *l = keys; l != NULL; l = l->next)
    json_object_set_member (copy, l->data, json_node_copy (json_object_get_member (object, l->data)));

  return copy;
}

/* The options as the notation reads them, "first" among them. */
static JsonObject *
whole_options (TableeSetUp *self)
{
  JsonObject *options = copy_object (self->options);
  guint seats = tablee_set_up_get_n_seats (self);
  guint position;

  if (self->first != NULL && g_list_store_find (self->seats, self->first, &position))
    {
      /* People choose who begins; some games would rather know who deals. */
      if (tablee_present_for_game (self->game)->first_deals)
        position = (position + seats - 1) % seats;
      json_object_set_int_member (options, "first", position);
    }

  return options;
}

static void
tablee_set_up_finalize (GObject *object)
{
  TableeSetUp *self = TABLEE_SET_UP (object);

  g_clear_object (&self->seats);
  g_clear_object (&self->first);
  g_clear_pointer (&self->options, json_object_unref);
  g_clear_pointer (&self->seed, g_free);

  G_OBJECT_CLASS (tablee_set_up_parent_class)->finalize (object);
}

static void
tablee_set_up_class_init (TableeSetUpClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = tablee_set_up_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
tablee_set_up_init (TableeSetUp *self)
{
  self->seats = g_list_store_new (TABLEE_TYPE_SEAT);
  self->options = json_object_new ();
  self->seed = g_strdup ("");
}

TableeSetUp *
tablee_set_up_new (const TableeGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  TableeSetUp *self = g_object_new (TABLEE_TYPE_SET_UP, NULL);
  g_autofree char *person = dup_person_name ();
  int seats = CLAMP (SENSIBLE_SEATS, game->min_seats, game->max_seats);

  self->game = game;
  append_seat (self, person, 0, TABLEE_SEAT_HUMAN, TABLEE_LEVEL_MEDIUM);
  while ((int) tablee_set_up_get_n_seats (self) < seats)
    append_regular (self);

  return self;
}

TableeSetUp *
tablee_set_up_new_like (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  TableeSetUp *self = g_object_new (TABLEE_TYPE_SET_UP, NULL);
  GListModel *seats = tablee_game_session_get_seats (session);
  guint n_seats = g_list_model_get_n_items (seats);
  int first = tablee_game_session_get_first_seat (session);

  self->game = tablee_game_session_get_ruleset (session)->game;
  self->take_back = tablee_game_session_get_allow_take_back (session);
  for (guint i = 0; i < n_seats; i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, i);

      append_seat (self, tablee_seat_get_name (seat), tablee_seat_get_portrait (seat), tablee_seat_get_kind (seat),
                   tablee_seat_get_level (seat));
    }
  /* The next in turn begins, also where chance had decided. */
  if (first != TABLEE_NOBODY)
    self->first = g_list_model_get_item (G_LIST_MODEL (self->seats), ((guint) first + 1) % n_seats);
  if (tablee_game_session_get_options (session) != NULL)
    {
      json_object_unref (self->options);
      self->options = copy_object (tablee_game_session_get_options (session));
      json_object_remove_member (self->options, "first");
    }

  return self;
}

/* A seat as it is written, or NULL if it is none. */
static TableeSeat *
read_seat (JsonNode *node,
           int       index)
{
  JsonObject *object;
  const char *player;
  const char *name;
  TableeLevel level = TABLEE_LEVEL_MEDIUM;
  gboolean human;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return NULL;
  object = json_node_get_object (node);
  name = json_object_get_string_member_with_default (object, "name", NULL);
  player = json_object_get_string_member_with_default (object, "player", NULL);
  human = g_strcmp0 (player, "human") == 0;
  if (name == NULL || player == NULL || (!human && !tablee_level_from_id (player, &level)))
    return NULL;

  return tablee_seat_new (index, name,
                          (int) CLAMP (json_object_get_int_member_with_default (object, "portrait", 0), 0,
                                       TABLEE_N_PORTRAITS - 1),
                          human ? TABLEE_SEAT_HUMAN : TABLEE_SEAT_COMPUTER, level);
}

static GListStore *
read_seats (TableeSetUp *self,
            JsonObject  *object)
{
  g_autoptr (GListStore) seats = g_list_store_new (TABLEE_TYPE_SEAT);
  JsonNode *node = json_object_get_member (object, "seats");
  JsonArray *list;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return NULL;
  list = json_node_get_array (node);
  if ((int) json_array_get_length (list) < self->game->min_seats || (int) json_array_get_length (list) > self->game->max_seats)
    return NULL;
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      g_autoptr (TableeSeat) seat = read_seat (json_array_get_element (list, i), (int) i);

      if (seat == NULL)
        return NULL;
      g_list_store_append (seats, seat);
    }

  return g_steal_pointer (&seats);
}

/* Options that the game of today does not know are forgotten. */
static void
read_options (TableeSetUp *self,
              JsonObject  *object)
{
  JsonNode *node = json_object_get_member (object, "options");

  json_object_unref (self->options);
  self->options = json_object_new ();
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return;

  for (const TableeOption *option = tablee_set_up_get_option_table (self); option->key != NULL; option++)
    {
      JsonNode *value = json_object_get_member (json_node_get_object (node), option->key);

      if (value != NULL)
        json_object_set_member (self->options, option->key, json_node_copy (value));
    }
}

gboolean
tablee_set_up_read (TableeSetUp  *self,
                    const char   *text,
                    GError      **error)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  g_autoptr (JsonObject) object = tablee_json_parse (text, -1, error);
  g_autoptr (GListStore) seats = NULL;
  gint64 first;

  if (object == NULL)
    return FALSE;
  seats = read_seats (self, object);
  if (seats == NULL)
    {
      tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_FORMAT, "seats", "these are not the seats of this game");
      return FALSE;
    }

  g_list_store_remove_all (self->seats);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (seats)); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (G_LIST_MODEL (seats), i);

      g_list_store_append (self->seats, seat);
    }
  read_options (self, object);
  first = json_object_get_int_member_with_default (object, "first", TABLEE_NOBODY);
  g_clear_object (&self->first);
  if (first >= 0 && first < tablee_set_up_get_n_seats (self))
    self->first = g_list_model_get_item (G_LIST_MODEL (self->seats), (guint) first);
  self->take_back = json_object_get_boolean_member_with_default (object, "take_back", FALSE);
  g_free (self->seed);
  self->seed = g_strdup (json_object_get_string_member_with_default (object, "seed", ""));
  fit_seat_lists (self);
  emit_changed (self);

  return TRUE;
}

static void
write_seats (TableeSetUp *self,
             JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "seats");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tablee_set_up_get_n_seats (self); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (G_LIST_MODEL (self->seats), i);
      gboolean human = tablee_seat_get_kind (seat) == TABLEE_SEAT_HUMAN;

      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "name");
      json_builder_add_string_value (builder, tablee_seat_get_name (seat));
      json_builder_set_member_name (builder, "player");
      json_builder_add_string_value (builder, human ? "human" : tablee_level_to_id (tablee_seat_get_level (seat)));
      json_builder_set_member_name (builder, "portrait");
      json_builder_add_int_value (builder, tablee_seat_get_portrait (seat));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

char *
tablee_set_up_to_text (TableeSetUp *self,
                       gboolean     whole)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);

  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  JsonNode *options = json_node_new (JSON_NODE_OBJECT);
  guint position;

  json_builder_begin_object (builder);
  write_seats (self, builder);
  json_builder_set_member_name (builder, "options");
  json_node_take_object (options, copy_object (self->options));
  json_builder_add_value (builder, options);
  if (self->first != NULL && g_list_store_find (self->seats, self->first, &position))
    {
      json_builder_set_member_name (builder, "first");
      json_builder_add_int_value (builder, position);
    }
  json_builder_set_member_name (builder, "take_back");
  json_builder_add_boolean_value (builder, self->take_back);
  if (whole)
    {
      json_builder_set_member_name (builder, "seed");
      json_builder_add_string_value (builder, self->seed);
    }
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return json_to_string (root, FALSE);
}

const TableeGame *
tablee_set_up_get_game (TableeSetUp *self)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);

  return self->game;
}

const TableeOption *
tablee_set_up_get_option_table (TableeSetUp *self)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);

  return tablee_notation_for_game (self->game)->options;
}

GListModel *
tablee_set_up_get_seats (TableeSetUp *self)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);

  return G_LIST_MODEL (self->seats);
}

guint
tablee_set_up_get_n_seats (TableeSetUp *self)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->seats));
}

void
tablee_set_up_add_seat (TableeSetUp *self)
{
  g_return_if_fail (TABLEE_IS_SET_UP (self));

  if ((int) tablee_set_up_get_n_seats (self) >= self->game->max_seats)
    return;

  append_regular (self);
  fit_seat_lists (self);
  emit_changed (self);
}

void
tablee_set_up_remove_seat (TableeSetUp *self,
                           guint        position)
{
  g_return_if_fail (TABLEE_IS_SET_UP (self));
  g_return_if_fail (position < tablee_set_up_get_n_seats (self));

  g_autoptr (TableeSeat) seat = g_list_model_get_item (G_LIST_MODEL (self->seats), position);

  if ((int) tablee_set_up_get_n_seats (self) <= self->game->min_seats)
    return;

  if (seat == self->first)
    g_clear_object (&self->first);
  move_in_seat_lists (self, position, tablee_set_up_get_n_seats (self) - 1);
  g_list_store_remove (self->seats, position);
  fit_seat_lists (self);
  emit_changed (self);
}

void
tablee_set_up_move_seat (TableeSetUp *self,
                         guint        position,
                         guint        target)
{
  g_return_if_fail (TABLEE_IS_SET_UP (self));
  g_return_if_fail (position < tablee_set_up_get_n_seats (self));
  g_return_if_fail (target < tablee_set_up_get_n_seats (self));

  g_autoptr (TableeSeat) seat = g_list_model_get_item (G_LIST_MODEL (self->seats), position);

  if (position == target)
    return;

  g_list_store_remove (self->seats, position);
  g_list_store_insert (self->seats, target, seat);
  move_in_seat_lists (self, position, target);
  emit_changed (self);
}

void
tablee_set_up_seat_computer (TableeSetUp *self,
                             TableeSeat  *seat,
                             TableeLevel  level)
{
  g_return_if_fail (TABLEE_IS_SET_UP (self));
  g_return_if_fail (TABLEE_IS_SEAT (seat));

  int regular = tablee_cast_find (tablee_seat_get_name (seat), tablee_seat_get_portrait (seat));

  if (regular >= 0)
    regular = tablee_cast_choose (level, find_taken (self, seat));
  tablee_seat_change (seat, TABLEE_SEAT_COMPUTER, level, regular >= 0 ? tablee_cast_get_name (regular) : NULL, regular);
}

TableeSeat *
tablee_set_up_get_first (TableeSetUp *self)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);

  return self->first;
}

void
tablee_set_up_set_first (TableeSetUp *self,
                         TableeSeat  *seat)
{
  g_return_if_fail (TABLEE_IS_SET_UP (self));
  g_return_if_fail (seat == NULL || TABLEE_IS_SEAT (seat));

  if (g_set_object (&self->first, seat))
    emit_changed (self);
}

static JsonNode *
find_value (TableeSetUp        *self,
            const TableeOption *option)
{
  JsonNode *node = json_object_get_member (self->options, option->key);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? node : NULL;
}

static JsonArray *
find_list (TableeSetUp        *self,
           const TableeOption *option)
{
  JsonNode *node = json_object_get_member (self->options, option->key);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

/* @value: (transfer full) */
static void
take_value (TableeSetUp        *self,
            const TableeOption *option,
            JsonNode           *value)
{
  JsonNode *old = json_object_get_member (self->options, option->key);

  if (old != NULL && json_node_equal (value, old))
    {
      json_node_unref (value);
      return;
    }

  json_object_set_member (self->options, option->key, value);
  fit_seat_lists (self);
  emit_changed (self);
}

gboolean
tablee_set_up_get_given (TableeSetUp        *self,
                         const TableeOption *option)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), FALSE);
  g_return_val_if_fail (option != NULL, FALSE);

  if (option->kind == TABLEE_OPTION_SEAT_INTEGERS)
    return json_object_has_member (self->options, option->key);

  return find_value (self, option) != NULL;
}

void
tablee_set_up_clear_option (TableeSetUp        *self,
                            const TableeOption *option)
{
  g_return_if_fail (TABLEE_IS_SET_UP (self));
  g_return_if_fail (option != NULL);

  if (!json_object_has_member (self->options, option->key))
    return;

  json_object_remove_member (self->options, option->key);
  fit_seat_lists (self);
  emit_changed (self);
}

gint64
tablee_set_up_get_number (TableeSetUp        *self,
                          const TableeOption *option)
{
  JsonNode *node;

  g_return_val_if_fail (TABLEE_IS_SET_UP (self), 0);
  g_return_val_if_fail (option != NULL, 0);

  node = find_value (self, option);

  return node != NULL ? json_node_get_int (node) : option->default_value;
}

void
tablee_set_up_set_number (TableeSetUp        *self,
                          const TableeOption *option,
                          gint64              value)
{
  g_return_if_fail (TABLEE_IS_SET_UP (self));
  g_return_if_fail (option != NULL);

  take_value (self, option, json_node_init_int (json_node_alloc (), value));
}

const char *
tablee_set_up_get_word (TableeSetUp        *self,
                        const TableeOption *option)
{
  JsonNode *node;

  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);
  g_return_val_if_fail (option != NULL, NULL);

  node = find_value (self, option);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : NULL;
}

void
tablee_set_up_set_word (TableeSetUp        *self,
                        const TableeOption *option,
                        const char         *word)
{
  g_return_if_fail (TABLEE_IS_SET_UP (self));
  g_return_if_fail (option != NULL);
  g_return_if_fail (word != NULL);

  take_value (self, option, json_node_init_string (json_node_alloc (), word));
}

gint64
tablee_set_up_get_amount (TableeSetUp        *self,
                          const TableeOption *option,
                          guint               seat)
{
  JsonArray *list;

  g_return_val_if_fail (TABLEE_IS_SET_UP (self), 0);
  g_return_val_if_fail (option != NULL, 0);

  list = find_list (self, option);

  return list != NULL && seat < json_array_get_length (list) ? json_array_get_int_element (list, seat) : option->minimum;
}

void
tablee_set_up_set_amount (TableeSetUp        *self,
                          const TableeOption *option,
                          guint               seat,
                          gint64              value)
{
  g_autoptr (JsonArray) list = NULL;
  JsonArray *old;

  g_return_if_fail (TABLEE_IS_SET_UP (self));
  g_return_if_fail (option != NULL);

  old = find_list (self, option);
  if (old == NULL)
    return;

  list = json_array_new ();
  for (guint i = 0; i < json_array_get_length (old); i++)
    json_array_add_int_element (list, i == seat ? value : json_array_get_int_element (old, i));
  take_value (self, option, json_node_init_array (json_node_alloc (), list));
}

void
tablee_set_up_set_all_amounts (TableeSetUp        *self,
                               const TableeOption *option,
                               gint64              value)
{
  g_autoptr (JsonArray) list = json_array_new ();

  g_return_if_fail (TABLEE_IS_SET_UP (self));
  g_return_if_fail (option != NULL);

  for (guint i = 0; i < tablee_set_up_get_n_seats (self); i++)
    json_array_add_int_element (list, value);
  take_value (self, option, json_node_init_array (json_node_alloc (), list));
}

gboolean
tablee_set_up_get_flag (TableeSetUp        *self,
                        const TableeOption *option)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), FALSE);
  g_return_val_if_fail (option != NULL && option->kind == TABLEE_OPTION_BOOLEAN, FALSE);

  JsonNode *node = json_object_get_member (self->options, option->key);
  gboolean usual = option->default_value != 0;
  int seats = (int) tablee_set_up_get_n_seats (self);
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (TableeRuleset) outright = NULL;
  g_autoptr (JsonObject) options = NULL;

  if (node != NULL && JSON_NODE_HOLDS_VALUE (node))
    return json_node_get_boolean (node);

  options = whole_options (self);
  ruleset = tablee_ruleset_new (self->game, seats, options, NULL);
  json_object_set_boolean_member (options, option->key, usual);
  outright = tablee_ruleset_new (self->game, seats, options, NULL);
  if (ruleset != NULL && (outright == NULL || outright->checksum != ruleset->checksum))
    return !usual;

  return usual;
}

void
tablee_set_up_set_flag (TableeSetUp        *self,
                        const TableeOption *option,
                        gboolean            active)
{
  g_return_if_fail (TABLEE_IS_SET_UP (self));
  g_return_if_fail (option != NULL && option->kind == TABLEE_OPTION_BOOLEAN);

  take_value (self, option, json_node_init_boolean (json_node_alloc (), active));
}

gboolean
tablee_set_up_has_options (TableeSetUp *self)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), FALSE);

  return json_object_get_size (self->options) > 0;
}

void
tablee_set_up_clear_options (TableeSetUp *self)
{
  g_return_if_fail (TABLEE_IS_SET_UP (self));

  json_object_unref (self->options);
  self->options = json_object_new ();
  emit_changed (self);
}

const char *
tablee_set_up_get_seed (TableeSetUp *self)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);

  return self->seed;
}

void
tablee_set_up_set_seed (TableeSetUp *self,
                        const char  *seed)
{
  g_return_if_fail (TABLEE_IS_SET_UP (self));
  g_return_if_fail (seed != NULL);

  if (g_strcmp0 (seed, self->seed) == 0)
    return;

  g_free (self->seed);
  self->seed = g_strstrip (g_strdup (seed));
  emit_changed (self);
}

gboolean
tablee_set_up_get_seed_valid (TableeSetUp *self)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), FALSE);

  TableeRandom seed;

  return *self->seed == '\0' || tablee_seed_parse (self->seed, &seed);
}

gboolean
tablee_set_up_get_take_back (TableeSetUp *self)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), FALSE);

  return self->take_back;
}

void
tablee_set_up_set_take_back (TableeSetUp *self,
                             gboolean     take_back)
{
  g_return_if_fail (TABLEE_IS_SET_UP (self));

  if (self->take_back == !!take_back)
    return;

  self->take_back = !!take_back;
  emit_changed (self);
}

TableeRuleset *
tablee_set_up_make_ruleset (TableeSetUp  *self,
                            GError      **error)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);

  g_autoptr (JsonObject) options = whole_options (self);

  return tablee_ruleset_new (self->game, (int) tablee_set_up_get_n_seats (self), options, error);
}

/* @wanted, shortened, and told apart from the @count names before it. */
static char *
make_name (const char        *wanted,
           const char *const *before,
           guint              count)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (wanted));
  g_autofree char *name = g_utf8_substring (trimmed, 0, MIN (g_utf8_strlen (trimmed, -1), MAX_NAME_LENGTH));
  g_autofree char *base = *name != '\0' ? g_strdup (name) : g_strdup_printf (_("Player %d"), (int) count + 1);
  g_autofree char *unique = g_strdup (base);

  for (int n = 2; g_strv_contains (before, unique); n++)
    {
      g_free (unique);
      unique = g_strdup_printf ("%s %d", base, n);
    }

  return g_steal_pointer (&unique);
}

char **
tablee_set_up_dup_names (TableeSetUp *self)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);

  guint count = tablee_set_up_get_n_seats (self);
  char **names = g_new0 (char *, count + 1);

  for (guint i = 0; i < count; i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (G_LIST_MODEL (self->seats), i);

      names[i] = make_name (tablee_seat_get_name (seat), (const char *const *) names, i);
    }

  return names;
}

TableeGameSession *
tablee_set_up_begin (TableeSetUp  *self,
                     TableeHost   *host,
                     GError      **error)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);
  g_return_val_if_fail (TABLEE_IS_HOST (host), NULL);

  g_autoptr (TableeRuleset) ruleset = tablee_set_up_make_ruleset (self, error);
  g_autoptr (JsonObject) options = whole_options (self);
  g_autoptr (GListStore) seats = g_list_store_new (TABLEE_TYPE_SEAT);
  g_auto (GStrv) names = tablee_set_up_dup_names (self);
  TableeRandom seed;

  if (ruleset == NULL)
    return NULL;

  for (guint i = 0; i < tablee_set_up_get_n_seats (self); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (G_LIST_MODEL (self->seats), i);
      g_autoptr (TableeSeat) placed = tablee_seat_new ((int) i, names[i], tablee_seat_get_portrait (seat),
                                                      tablee_seat_get_kind (seat), tablee_seat_get_level (seat));

      g_list_store_append (seats, placed);
    }

  return tablee_host_begin_game (host, ruleset, options,
                                 *self->seed != '\0' && tablee_seed_parse (self->seed, &seed) ? &seed : NULL,
                                 G_LIST_MODEL (seats), self->take_back);
}
