/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A list of kept games, of which only some are in memory. */
#include "config.h"
#include "game-list-private.h"

#include "store-database.h"
#include "store-jobs.h"
#include "store-sql.h"
#include "stored-game-private.h"

enum
{
  PAGE = 32,
  MAX_KEPT = 16 * PAGE,
};

struct _TableeGameList
{
  GObject      parent_instance;

  TableeStore *store;
  gboolean     over;
  char        *game;     /* NULL: of all games */
  gboolean     ready;

  guint        n_games;
  GPtrArray   *entries;  /* of Entry, by position: games that are in memory */
  guint        n_kept;
  guint        wanted;   /* the position that was asked for last */
  gboolean     asking;   /* a page is being read */
  guint        reloads;  /* that are under way: until then the games are those of another database */
};

/* A game at its position. The list keeps it, or knows of it as long as somebody else does. */
typedef struct
{
  TableeGameList   *list;
  TableeStoredGame *game;
  guint             position;
  gboolean          kept;
} Entry;

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeGameList, tablee_game_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

enum
{
  PROP_READY = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/*
 * Games in memory
 */

static void
gone_cb (gpointer  data,
         GObject  *where_the_game_was)
{
  Entry *entry = data;

  entry->game = NULL;
  g_ptr_array_remove (entry->list->entries, entry);
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  if (entry->kept)
    {
      entry->list->n_kept--;
      g_object_unref (entry->game);
    }
  else if (entry->game != NULL)
    g_object_weak_unref (G_OBJECT (entry->game), gone_cb, entry);
  g_free (entry);
}

/* The index of the first entry at @position or beyond. */
static guint
find_index (TableeGameList *self,
            guint           position)
{
  guint low = 0;
  guint high = self->entries->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      const Entry *entry = self->entries->pdata[middle];

      if (entry->position < position)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

static Entry *
find_entry (TableeGameList *self,
            guint           position)
{
  guint index = find_index (self, position);
  Entry *entry = index < self->entries->len ? self->entries->pdata[index] : NULL;

  return entry != NULL && entry->position == position ? entry : NULL;
}

static Entry *
add_entry (TableeGameList   *self,
           guint             position,
           TableeStoredGame *game)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->list = self;
  entry->game = game;
  entry->position = position;
  g_object_weak_ref (G_OBJECT (game), gone_cb, entry);
  g_ptr_array_insert (self->entries, (int) find_index (self, position), entry);

  return entry;
}

static void
keep (Entry *entry)
{
  if (entry->kept)
    return;

  entry->kept = TRUE;
  entry->list->n_kept++;
  g_object_ref (entry->game);
  g_object_weak_unref (G_OBJECT (entry->game), gone_cb, entry);
}

/* Nobody else may hold it: then it goes. */
static void
let_go (Entry *entry)
{
  TableeStoredGame *game = entry->game;

  entry->kept = FALSE;
  entry->list->n_kept--;
  g_object_weak_ref (G_OBJECT (game), gone_cb, entry);
  g_object_unref (game);
}

static Entry *
find_kept (TableeGameList *self,
           gboolean        last)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      Entry *entry = self->entries->pdata[last ? self->entries->len - 1 - i : i];

      if (entry->kept)
        return entry;
    }

  return NULL;
}

/* Those that are farthest from where somebody looks. */
static void
let_go_of_the_farthest (TableeGameList *self)
{
  while (self->n_kept > MAX_KEPT)
    {
      Entry *first = find_kept (self, FALSE);
      Entry *last = find_kept (self, TRUE);
      gboolean first_is_farther = (gint64) self->wanted - first->position > (gint64) last->position - self->wanted;

      let_go (first_is_farther ? first : last);
    }
}

static void
move_entries (TableeGameList *self,
              guint           from,
              int             by)
{
  for (guint i = find_index (self, from); i < self->entries->len; i++)
    {
      Entry *entry = self->entries->pdata[i];

      entry->position += (guint) by;
    }
}

/*
 * Pages
 */

typedef struct
{
  TableeStoreJob   job;
  TableeGameList  *list;
  TableeStorePage  page;
} PageJob;

static void ask (TableeGameList *self);

static gboolean
page_run (TableeStoreJob  *job,
          TableeDatabase  *database,
          GError         **error)
{
  return tablee_database_read (database, tablee_store_list_read_page, &((PageJob *) job)->page, error);
}

static void
page_free (TableeStoreJob *job)
{
  PageJob *page = (PageJob *) job;

  g_clear_pointer (&page->page.rows, g_ptr_array_unref);
  g_clear_object (&page->list);
}

static void
take_row (TableeGameList *self,
          guint           position,
          TableeStoreRow *row)
{
  Entry *entry = find_entry (self, position);

  if (entry == NULL)
    {
      g_autoptr (TableeStoredGame) game = tablee_stored_game_new (tablee_store_row_ref (row));

      keep (add_entry (self, position, game));
      return;
    }

  keep (entry);
  if (tablee_stored_game_get_loading (entry->game))
    tablee_stored_game_take_row (entry->game, tablee_store_row_ref (row));
}

static void
take_rows (TableeGameList        *self,
           const TableeStorePage *page)
{
  for (guint i = 0; i < page->rows->len && page->first + i < self->n_games; i++)
    take_row (self, page->first + i, page->rows->pdata[i]);
  let_go_of_the_farthest (self);
}

static void
set_ready (TableeGameList *self)
{
  if (self->ready)
    return;

  self->ready = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
}

/* All is new. */
static void
take_first_page (TableeGameList        *self,
                 const TableeStorePage *page)
{
  guint before = self->n_games;

  g_ptr_array_set_size (self->entries, 0);
  self->n_games = page->n_games;
  self->wanted = 0;
  take_rows (self, page);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->n_games);
  set_ready (self);
}

static gboolean
is_whole (TableeGameList        *self,
          const TableeStorePage *page)
{
  return page->rows != NULL && page->rows->len >= MIN (PAGE, self->n_games - MIN (page->first, self->n_games));
}

/* What the thread did before has been told already: positions are those of now, though not always those that were asked for. */
static void
page_done (TableeStoreJob *job)
{
  PageJob *page = (PageJob *) job;
  TableeGameList *self = page->list;

  if (page->page.count)
    self->reloads--;
  else
    self->asking = FALSE;

  if (self->reloads > 0)
    return;
  if (job->error != NULL)
    {
      set_ready (self);
      return;
    }

  if (page->page.count)
    take_first_page (self, &page->page);
  else
    take_rows (self, &page->page);
  /* What is not there is not asked for again and again. */
  if (is_whole (self, &page->page))
    ask (self);
}

static void
push_page (TableeGameList *self,
           guint           first,
           gboolean        count)
{
  PageJob *page;

  if (tablee_store_is_closed (self->store))
    return;

  page = tablee_store_new_job (self->store, sizeof (PageJob));
  page->job.run = page_run;
  page->job.done = page_done;
  page->job.free = page_free;
  page->list = g_object_ref (self);
  page->page = (TableeStorePage) { .over = self->over, .game = self->game, .first = first, .limit = PAGE, .count = count };
  if (count)
    self->reloads++;
  else
    self->asking = TRUE;
  tablee_store_push_plain_job (self->store, &page->job);
}

/* The page that was wanted last comes first: whoever scrolls far is not held up by all that lies on the way. */
static Entry *
find_loading (TableeGameList *self)
{
  Entry *wanted = find_entry (self, self->wanted);

  if (wanted != NULL && tablee_stored_game_get_loading (wanted->game))
    return wanted;

  for (guint i = self->entries->len; i > 0; i--)
    {
      Entry *entry = self->entries->pdata[i - 1];

      if (tablee_stored_game_get_loading (entry->game))
        return entry;
    }

  return NULL;
}

static void
ask (TableeGameList *self)
{
  const Entry *loading = self->asking || self->reloads > 0 ? NULL : find_loading (self);

  if (loading != NULL)
    push_page (self, loading->position - loading->position % PAGE, FALSE);
}

/* All may be new. */
static void
reload (TableeGameList *self)
{
  push_page (self, 0, TRUE);
}

/*
 * Changes
 */

static gboolean
is_in (TableeGameList         *self,
       const TableeStorePlace *place,
       guint                  *position)
{
  *position = self->game == NULL ? place->of_all : place->of_game;

  return place->there && place->over == self->over && (self->game == NULL || g_strcmp0 (self->game, place->game) == 0);
}

/* Returns: (transfer full) (nullable): the game, if it is in memory. */
static TableeStoredGame *
take_out (TableeGameList *self,
          guint           position)
{
  Entry *entry = find_entry (self, position);
  TableeStoredGame *game = entry != NULL ? g_object_ref (entry->game) : NULL;

  if (entry != NULL)
    g_ptr_array_remove (self->entries, entry);
  move_entries (self, position + 1, -1);
  self->n_games--;
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);

  return game;
}

static void
put_in (TableeGameList   *self,
        guint             position,
        TableeStoredGame *game)
{
  move_entries (self, position, 1);
  keep (add_entry (self, position, game));
  let_go_of_the_farthest (self);
  self->n_games++;
  g_list_model_items_changed (G_LIST_MODEL (self), position, 0, 1);
}

static void
follow (TableeGameList         *self,
        const TableeStorePlace *before,
        const TableeStorePlace *after,
        TableeStoreRow         *row)
{
  g_autoptr (TableeStoredGame) game = NULL;
  guint from;
  guint to;
  gboolean was_in;
  gboolean is_in_now;
  Entry *entry;

  was_in = is_in (self, before, &from);
  is_in_now = is_in (self, after, &to);
  if (self->reloads > 0 || (!was_in && !is_in_now))
    return;
  if ((was_in && from >= self->n_games) || (is_in_now && to > self->n_games - (was_in ? 1 : 0)))
    {
      /* Somebody else has written to the database. */
      reload (self);
      return;
    }

  if (was_in && is_in_now && from == to)
    {
      entry = find_entry (self, from);
      if (entry != NULL)
        tablee_stored_game_take_row (entry->game, tablee_store_row_ref (row));
      return;
    }

  if (was_in)
    game = take_out (self, from);
  if (game != NULL && row != NULL)
    tablee_stored_game_take_row (game, tablee_store_row_ref (row));
  if (is_in_now)
    {
      if (game == NULL)
        game = tablee_stored_game_new (tablee_store_row_ref (row));
      put_in (self, to, game);
    }
}

/*
 * The object
 */

/* Set on a store: its lists, while they live. */
#define LISTS_KEY "tablee-lists"

/* Returns: (transfer none) (element-type TableeGameList) */
static GPtrArray *
get_lists (TableeStore *store)
{
  GPtrArray *lists = g_object_get_data (G_OBJECT (store), LISTS_KEY);

  if (lists == NULL)
    {
      lists = g_ptr_array_new ();
      g_object_set_data_full (G_OBJECT (store), LISTS_KEY, lists, (GDestroyNotify) g_ptr_array_unref);
    }

  return lists;
}

static GType
tablee_game_list_get_item_type (GListModel *model)
{
  return TABLEE_TYPE_STORED_GAME;
}

static guint
tablee_game_list_get_n_items (GListModel *model)
{
  return TABLEE_GAME_LIST (model)->n_games;
}

static gpointer
tablee_game_list_get_item (GListModel *model,
                           guint       position)
{
  TableeGameList *self = TABLEE_GAME_LIST (model);
  Entry *entry;
  TableeStoredGame *game;

  if (position >= self->n_games)
    return NULL;

  self->wanted = position;
  entry = find_entry (self, position);
  if (entry != NULL)
    return g_object_ref (entry->game);

  game = tablee_stored_game_new (NULL);
  add_entry (self, position, game);
  ask (self);

  return game;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = tablee_game_list_get_item_type;
  iface->get_n_items = tablee_game_list_get_n_items;
  iface->get_item = tablee_game_list_get_item;
}

static void
tablee_game_list_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  TableeGameList *self = TABLEE_GAME_LIST (object);

  switch (id)
    {
    case PROP_READY:
      g_value_set_boolean (value, self->ready);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_game_list_finalize (GObject *object)
{
  TableeGameList *self = TABLEE_GAME_LIST (object);

  g_ptr_array_remove (get_lists (self->store), self);
  g_ptr_array_unref (self->entries);
  g_clear_object (&self->store);
  g_free (self->game);

  G_OBJECT_CLASS (tablee_game_list_parent_class)->finalize (object);
}

static void
tablee_game_list_class_init (TableeGameListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tablee_game_list_get_property;
  object_class->finalize = tablee_game_list_finalize;

  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_game_list_init (TableeGameList *self)
{
  self->entries = g_ptr_array_new_with_free_func (entry_free);
}

TableeGameList *
tablee_game_list_get (TableeStore *store,
                      gboolean     over,
                      const char  *game)
{
  GPtrArray *lists;
  TableeGameList *self;

  g_return_val_if_fail (TABLEE_IS_STORE (store), NULL);

  lists = get_lists (store);
  for (guint i = 0; i < lists->len; i++)
    {
      self = lists->pdata[i];
      if (self->over == over && g_strcmp0 (self->game, game) == 0)
        return g_object_ref (self);
    }

  self = g_object_new (TABLEE_TYPE_GAME_LIST, NULL);
  self->store = g_object_ref (store);
  self->over = over;
  self->game = g_strdup (game);
  g_ptr_array_add (lists, self);
  g_signal_connect_object (store, "moved", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (store, "reloaded", G_CALLBACK (reload), self, G_CONNECT_SWAPPED);
  reload (self);

  return self;
}

gboolean
tablee_game_list_get_ready (TableeGameList *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_LIST (self), FALSE);

  return self->ready;
}

guint
tablee_game_list_count_kept (TableeGameList *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_LIST (self), 0);

  return self->n_kept;
}

guint
tablee_game_list_count_known (TableeGameList *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_LIST (self), 0);

  return self->entries->len;
}
