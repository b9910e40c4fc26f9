/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is chosen before a game begins. */
#include "set-up.h"

#include "notation/json-guard.h"
#include "notation/json-text.h"
#include "notation/notation.h"
#include "seat-text.h"
#include "tutor.h"

/* Who is sure of nothing but computers loses nothing by a second thought; people agree on it first. */
typedef enum
{
  TAKE_BACK_BY_SEATS,
  TAKE_BACK_NEVER,
  TAKE_BACK_ALWAYS,
} TakeBack;

struct _TableeSetUp
{
  GObject             parent_instance;

  const TableeGame   *game;
  GListStore         *seats;
  TableeSeat         *first;      /* nullable */
  TableeOptionsModel *options;    /* without "first" */
  char               *seed;
  TakeBack            take_back;
  gboolean            changing;   /* the options with the seats: told as one */
};

G_DEFINE_FINAL_TYPE (TableeSetUp, tablee_set_up, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
emit_changed (TableeSetUp *self)
{
  if (!self->changing)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
end_change (TableeSetUp *self)
{
  self->changing = FALSE;
  emit_changed (self);
}

JsonObject *
tablee_set_up_dup_options (TableeSetUp *self)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);

  JsonObject *options = tablee_options_model_to_json (self->options);
  guint seats = tablee_set_up_get_n_seats (self);
  guint position;

  if (self->first != NULL && g_list_store_find (self->seats, self->first, &position))
    {
      /* People choose who begins; some games would rather know who deals. */
      if (tablee_notation_for_game (self->game)->first_deals)
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
  g_clear_object (&self->options);
  g_clear_pointer (&self->seed, g_free);

  G_OBJECT_CLASS (tablee_set_up_parent_class)->finalize (object);
}

static void
tablee_set_up_class_init (TableeSetUpClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_set_up_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
tablee_set_up_init (TableeSetUp *self)
{
  self->seats = g_list_store_new (TABLEE_TYPE_SEAT);
  self->seed = g_strdup ("");
}

TableeSetUp *
tablee_set_up_new (const TableeGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  TableeSetUp *self = g_object_new (TABLEE_TYPE_SET_UP, NULL);

  self->game = game;
  self->options = tablee_options_model_new (game, (guint) game->min_seats);
  g_signal_connect_object (self->options, "changed", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);

  return self;
}

TableeSetUp *
tablee_set_up_new_like (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  TableeSetUp *self = tablee_set_up_new (tablee_game_session_get_ruleset (session)->game);
  GListModel *seats = tablee_game_session_get_seats (session);
  guint n_seats = g_list_model_get_n_items (seats);
  int first = tablee_game_session_get_first_seat (session);

  /* Nobody has chosen how a lesson goes. */
  if (tablee_tutor_find (session) == NULL)
    self->take_back = tablee_game_session_get_allow_take_back (session) ? TAKE_BACK_ALWAYS : TAKE_BACK_NEVER;
  for (guint i = 0; i < n_seats; i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, i);

      g_autoptr (TableeSeat) copy = NULL;

      tablee_set_up_add_seat (self, tablee_seat_get_name (seat), tablee_seat_get_portrait (seat), tablee_seat_get_kind (seat),
                              tablee_seat_get_level (seat));
      copy = g_list_model_get_item (G_LIST_MODEL (self->seats), i);
      tablee_seat_set_temper (copy, tablee_seat_get_temper (seat));
      tablee_seat_set_slack (copy, tablee_seat_get_slack (seat));
    }
  /* The next in turn begins, also where chance had decided. */
  if (first != TABLEE_NOBODY)
    self->first = g_list_model_get_item (G_LIST_MODEL (self->seats), ((guint) first + 1) % n_seats);
  if (tablee_game_session_get_options (session) != NULL)
    tablee_options_model_read (self->options, tablee_game_session_get_options (session));

  return self;
}

/*
 * In writing
 */

/* What is read, before it is taken. */
typedef struct
{
  GListStore *seats;
  JsonObject *options;    /* (nullable) (transfer none) */
  gint64      first;
  TakeBack    take_back;
  const char *seed;       /* (nullable) (transfer none) */
} Written;

static gboolean
read_written (TableeSetUp   *self,
              JsonObject    *object,
              Written       *written,
              GError       **error)
{
  g_autoptr (TableeReader) reader = tablee_reader_new_at (object, "", TABLEE_NOTATION_ERROR_FORMAT);
  int n_seats;

  tablee_seats_read (reader, written->seats);
  n_seats = (int) g_list_model_get_n_items (G_LIST_MODEL (written->seats));
  if (n_seats < self->game->min_seats || n_seats > self->game->max_seats)
    tablee_reader_fail (reader, "seats", "at least %d seats and at most %d are needed", self->game->min_seats, self->game->max_seats);
  written->options = tablee_reader_object (reader, "options");
  written->first = tablee_reader_integer (reader, "first", TABLEE_NOBODY, 0, MAX (n_seats, 1) - 1);
  if (tablee_reader_has (reader, "take_back"))
    written->take_back = tablee_reader_boolean (reader, "take_back", FALSE) ? TAKE_BACK_ALWAYS : TAKE_BACK_NEVER;
  written->seed = tablee_reader_string (reader, "seed");

  return tablee_reader_finish (reader, error);
}

static void
append_seat (TableeSetUp *self,
             TableeSeat  *seat)
{
  g_signal_connect_object (seat, "notify::kind", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
  g_list_store_append (self->seats, seat);
}

static void
take_seats (TableeSetUp *self,
            GListStore  *seats)
{
  g_list_store_remove_all (self->seats);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (seats)); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (G_LIST_MODEL (seats), i);

      append_seat (self, seat);
    }
  tablee_options_model_set_seats (self->options, tablee_set_up_get_n_seats (self));
}

gboolean
tablee_set_up_read (TableeSetUp  *self,
                    const char   *text,
                    GError      **error)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  g_autoptr (JsonObject) object = tablee_json_parse (text, -1, error);
  g_autoptr (GListStore) seats = g_list_store_new (TABLEE_TYPE_SEAT);
  Written written = { .seats = seats };

  if (object == NULL || !read_written (self, object, &written, error))
    return FALSE;

  self->changing = TRUE;
  take_seats (self, seats);
  tablee_options_model_clear (self->options);
  if (written.options != NULL)
    tablee_options_model_read (self->options, written.options);
  g_clear_object (&self->first);
  if (written.first != TABLEE_NOBODY)
    self->first = g_list_model_get_item (G_LIST_MODEL (self->seats), (guint) written.first);
  self->take_back = written.take_back;
  g_free (self->seed);
  self->seed = g_strdup (written.seed != NULL ? written.seed : "");
  end_change (self);

  return TRUE;
}

char *
tablee_set_up_to_text (TableeSetUp *self,
                       gboolean     whole)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);

  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  guint position;

  json_builder_begin_object (builder);
  tablee_seats_write (G_LIST_MODEL (self->seats), builder);
  tablee_json_take_object (builder, "options", tablee_options_model_to_json (self->options));
  if (self->first != NULL && g_list_store_find (self->seats, self->first, &position))
    tablee_json_write_integer (builder, "first", position);
  if (self->take_back != TAKE_BACK_BY_SEATS)
    tablee_json_write_boolean (builder, "take_back", self->take_back == TAKE_BACK_ALWAYS);
  if (whole)
    tablee_json_write_string (builder, "seed", self->seed);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return json_to_string (root, FALSE);
}

/*
 * What there is
 */

const TableeGame *
tablee_set_up_get_game (TableeSetUp *self)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);

  return self->game;
}

TableeOptionsModel *
tablee_set_up_get_options (TableeSetUp *self)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);

  return self->options;
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

/*
 * Who sits where
 */

void
tablee_set_up_add_seat (TableeSetUp    *self,
                        const char     *name,
                        int             portrait,
                        TableeSeatKind  kind,
                        TableeLevel     level)
{
  g_return_if_fail (TABLEE_IS_SET_UP (self));

  g_autoptr (TableeSeat) seat = NULL;
  guint n_seats = tablee_set_up_get_n_seats (self);

  if ((int) n_seats >= self->game->max_seats)
    return;

  seat = tablee_seat_new ((int) n_seats, name, portrait, kind, level);
  self->changing = TRUE;
  append_seat (self, seat);
  tablee_options_model_set_seats (self->options, n_seats + 1);
  end_change (self);
}

void
tablee_set_up_remove_seat (TableeSetUp *self,
                           guint        position)
{
  g_return_if_fail (TABLEE_IS_SET_UP (self));
  g_return_if_fail (position < tablee_set_up_get_n_seats (self));

  g_autoptr (TableeSeat) seat = g_list_model_get_item (G_LIST_MODEL (self->seats), position);
  guint last = tablee_set_up_get_n_seats (self) - 1;

  if ((int) last < self->game->min_seats)
    return;

  if (seat == self->first)
    g_clear_object (&self->first);
  self->changing = TRUE;
  tablee_options_model_move_seat (self->options, position, last);
  g_list_store_remove (self->seats, position);
  tablee_options_model_set_seats (self->options, last);
  end_change (self);
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

  self->changing = TRUE;
  g_list_store_remove (self->seats, position);
  g_list_store_insert (self->seats, target, seat);
  tablee_options_model_move_seat (self->options, position, target);
  end_change (self);
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

/*
 * What else is chosen
 */

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

guint
tablee_set_up_count (TableeSetUp    *self,
                     TableeSeatKind  kind)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), 0);

  guint count = 0;

  for (guint i = 0; i < tablee_set_up_get_n_seats (self); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (G_LIST_MODEL (self->seats), i);

      count += tablee_seat_get_kind (seat) == kind;
    }

  return count;
}

gboolean
tablee_set_up_get_take_back (TableeSetUp *self)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), FALSE);

  if (self->take_back != TAKE_BACK_BY_SEATS)
    return self->take_back == TAKE_BACK_ALWAYS;

  return tablee_set_up_count (self, TABLEE_SEAT_HUMAN) + tablee_set_up_count (self, TABLEE_SEAT_FRIEND) < 2;
}

void
tablee_set_up_set_take_back (TableeSetUp *self,
                             gboolean     take_back)
{
  g_return_if_fail (TABLEE_IS_SET_UP (self));

  if (tablee_set_up_get_take_back (self) == !!take_back)
    return;

  self->take_back = take_back ? TAKE_BACK_ALWAYS : TAKE_BACK_NEVER;
  emit_changed (self);
}

/*
 * The game
 */

TableeRuleset *
tablee_set_up_make_ruleset (TableeSetUp  *self,
                            GError      **error)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);

  g_autoptr (JsonObject) options = tablee_set_up_dup_options (self);

  return tablee_ruleset_new (self->game, (int) tablee_set_up_get_n_seats (self), options, error);
}

GListModel *
tablee_set_up_dup_seats (TableeSetUp       *self,
                         const char *const *names)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);
  g_return_val_if_fail (g_strv_length ((char **) names) == tablee_set_up_get_n_seats (self), NULL);

  GListStore *seats = g_list_store_new (TABLEE_TYPE_SEAT);

  for (guint i = 0; i < tablee_set_up_get_n_seats (self); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (G_LIST_MODEL (self->seats), i);
      g_autoptr (TableeSeat) placed = tablee_seat_new ((int) i, names[i], tablee_seat_get_portrait (seat),
                                                      tablee_seat_get_kind (seat), tablee_seat_get_level (seat));

      tablee_seat_set_temper (placed, tablee_seat_get_temper (seat));
      tablee_seat_set_slack (placed, tablee_seat_get_slack (seat));
      g_list_store_append (seats, placed);
    }

  return G_LIST_MODEL (seats);
}

TableeGameSession *
tablee_set_up_begin (TableeSetUp         *self,
                     const char *const   *names,
                     const TableeRandom  *drawn,
                     TableeStore         *store,
                     GError             **error)
{
  g_return_val_if_fail (TABLEE_IS_SET_UP (self), NULL);
  g_return_val_if_fail (g_strv_length ((char **) names) == tablee_set_up_get_n_seats (self), NULL);
  g_return_val_if_fail (drawn != NULL, NULL);

  g_autoptr (TableeRuleset) ruleset = tablee_set_up_make_ruleset (self, error);
  g_autoptr (JsonObject) options = tablee_set_up_dup_options (self);
  g_autoptr (GListModel) seats = NULL;
  TableeRandom seed;

  if (ruleset == NULL)
    return NULL;

  seats = tablee_set_up_dup_seats (self, names);

  return tablee_game_session_new (ruleset, options, *self->seed != '\0' && tablee_seed_parse (self->seed, &seed) ? &seed : drawn,
                                  seats, tablee_set_up_get_take_back (self), store);
}
