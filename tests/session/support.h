/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-list.h"
#include "session/game-session-private.h"
#include "session/hint.h"
#include "session/lesson.h"
#include "session/reasoning.h"
#include "session/store-change.h"

G_BEGIN_DECLS

/* Seats by one letter each: h a person, r e m x computers from random to expert. Returns: (transfer full) */
GListModel        *make_seats           (const char         *letters);

/* A game of Martian 12s with @options (JSON, nullable) and @seed, at instant pace. Returns: (transfer full) */
TableeGameSession *make_session         (const char         *letters,
                                         const char         *options,
                                         guint64             seed,
                                         gboolean            take_back,
                                         TableeStore        *store);

/* The same of another game. Returns: (transfer full) */
TableeGameSession *make_session_of      (const char         *game_id,
                                         const char         *letters,
                                         const char         *options,
                                         guint64             seed,
                                         gboolean            take_back,
                                         TableeStore        *store);

/* What @session is made of. Returns: (transfer none) */
const TableeCourse *get_course          (TableeGameSession  *session);
const TableeGameLog *get_log            (TableeGameSession  *session);
const TableeViewpoint *get_viewpoint    (TableeGameSession  *session);
TableeAsker       *get_asker            (TableeGameSession  *session);
const TableeScribe *get_scribe          (TableeGameSession  *session);

/* Waits until something happens; a hang fails. */
void               iterate              (void);

/* Iterates until a person is asked, who has a choice, or the game is over; at most so many times that a hang fails. */
void               run_until_asked      (TableeGameSession  *session);
void               run_until_over       (TableeGameSession  *session);

/* Iterates while anything is ready, without waiting. */
void               run_what_is_ready    (void);

/* A game of Martian 12s of three rounds that is kept, or one that is kept already, up to where a person is asked.
 * Returns: (transfer full) */
TableeGameSession *begin_game           (TableeStore        *store,
                                         const char         *letters,
                                         guint64             seed);
TableeGameSession *resume_game          (TableeStore        *store,
                                         gint64              id);

/* @session (transfer full), begun in @store with the first seat named @name, up to where a person is asked. Returns: (transfer full) */
TableeGameSession *begin_kept           (TableeStore        *store,
                                         TableeGameSession  *session,
                                         const char         *name);
/* Writes @change (transfer full) of a game that begin_kept() began, as if its session had said so. */
void               keep_change          (TableeStore        *store,
                                         TableeGameSession  *session,
                                         TableeStoreChange  *change);

/* Iterates until *@done. */
void               run_until            (const gboolean     *done);

/* Plays @text for the person who is asked, and goes on until the next one is. */
void               play                 (TableeGameSession  *session,
                                         const char         *text);
/* Plays the @n-th legal action, unless there is only one, which nobody else was to know: the session plays that. */
void               play_nth             (TableeGameSession  *session,
                                         gsize               n);

/* The course so far in writing: actions, one a line. Returns: (transfer full) */
char              *course               (TableeGameSession  *session);

/* @record as a file that has no @key would make it. Returns: (transfer full) */
TableeGameRecord  *record_without       (TableeGameRecord   *record,
                                         const char         *key);

/* Lets go of @session and waits for its end. */
void               assert_ends          (TableeGameSession  *session);

/* A store in a new folder, or at @path; waits until it is ready. Returns: (transfer full) */
char              *make_folder          (void);
void               remove_folder        (char               *folder);
TableeStore       *open_store           (const char         *path);

/* Statements that take away what has come since the third version of the database. */
#define SQL_BACK_TO_THIRD_VERSION \
  "DROP TABLE alone; DROP INDEX game_by_end; DROP INDEX game_by_game; CREATE INDEX game_by_changed ON game (changed);" \
  "DROP TABLE elsewhere; DROP TABLE rated; DROP TABLE exercise; ALTER TABLE game DROP COLUMN name; ALTER TABLE seat DROP COLUMN relieved; ALTER TABLE game DROP COLUMN stamp; PRAGMA user_version = 3;"

/* Makes of the closed database at @path what the first version of the program would have left. */
void               make_first_version   (const char         *path);

/* The lesson in the file at @path, which has no mistake. Returns: (transfer full) */
TableeLesson      *load_lesson         (const char         *path);

/* For tests with a clock of their own, in microseconds: sessions look at it when they are told to. */
extern gint64      fake_now;
gint64             read_fake_clock      (void);
void               look_at_clock        (TableeGameSession  *session);

/* For tests that have a folder of their own, and a database in it. */
typedef struct
{
  char *folder;
  char *path;
} StoreFixture;

void               store_fixture_set_up    (StoreFixture    *fixture,
                                            gconstpointer    data);
void               store_fixture_tear_down (StoreFixture    *fixture,
                                            gconstpointer    data);

/* A list of games that is ready. Returns: (transfer full) */
TableeGameList    *open_list            (TableeStore        *store,
                                         gboolean            over,
                                         const char         *game);
/* An item of @list that has been read. Returns: (transfer full) */
TableeStoredGame  *get_read             (TableeGameList     *list,
                                         guint               position);

/* All games that are kept, over or under way, the one that changed last first. get_game(): valid until either is called again. */
guint              count_games          (TableeStore        *store);
TableeStoredGame  *get_game             (TableeStore        *store,
                                         guint               index);

/* Changes the database at @path as no store would. */
void               run_sql              (const char         *path,
                                         const char         *sql);
/* The same; the first number of the last row that it answers with, or -1. */
gint64             ask_sql              (const char         *path,
                                         const char         *sql);

/* Closes @store and waits for its end. */
void               close_store          (TableeStore        *store);

/* The calls of the store, waited for. */
TableeGameRecord  *load_game            (TableeStore        *store,
                                         gint64              id,
                                         GError            **error);
gint64             import_game          (TableeStore        *store,
                                         TableeGameRecord   *record,
                                         GError            **error);
gboolean           delete_game          (TableeStore        *store,
                                         gint64              id,
                                         GError            **error);
gboolean           rename_game          (TableeStore        *store,
                                         gint64              id,
                                         const char         *name,
                                         GError            **error);
gboolean           write_back           (TableeStore        *store);
gboolean           backup_games         (TableeStore        *store,
                                         const char         *path,
                                         GError            **error);

/* By what they say: between the fields of a structure anything may stand. */
void               assert_same_hint     (const TableeHint   *one,
                                         const TableeHint   *other);
void               assert_same_grounds  (const TableeGrounds *one,
                                         const TableeGrounds *other);

G_END_DECLS
