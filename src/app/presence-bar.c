/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a table waits for that is elsewhere. */
#include "config.h"
#include "presence-bar.h"

#include <glib/gi18n.h>

#include "compat.h"
#include "focus.h"
#include "presence.h"
#include "present/seat-name.h"
#include "widgets/wrap-layout.h"

struct _TableePresenceBar
{
  GtkWidget          parent_instance;

  TableeGameSession *session;
  GtkWidget         *content;
  GtkLabel          *words;
  GtkButton         *button;

  int                seat;   /* what the button is about */
  TableeSeatKind     wanted; /* who would play there */
  char              *link;   /* (nullable): what the button copies instead */
  guint              copied; /* bit n: that of seat n was */
};

enum
{
  SIGNAL_LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TableePresenceBar, tablee_presence_bar, GTK_TYPE_WIDGET)

/* Whoever is back for whom a computer plays; TABLEE_NOBODY: nobody. */
static int
find_returned (TableePresenceBar *self,
               TableePresence    *presence)
{
  for (int i = 0; i < tablee_game_session_get_ruleset (self->session)->seats; i++)
    if (tablee_presence_get_elsewhere (presence, i) && tablee_presence_get_present (presence, i) &&
        tablee_seat_get_kind (tablee_game_session_get_seat (self->session, i)) == TABLEE_SEAT_COMPUTER)
      return i;

  return TABLEE_NOBODY;
}

static gboolean
is_lost (TableePresenceBar *self,
         TableePresence    *presence,
         int                seat)
{
  g_autofree char *link = tablee_presence_dup_link (presence, seat);

  return link != NULL && tablee_seat_get_away (tablee_game_session_get_seat (self->session, seat));
}

/* Whoever does not find the table any more, who is waited for first, and whose link was copied already last; TABLEE_NOBODY: nobody. */
static int
find_lost (TableePresenceBar *self,
           TableePresence    *presence)
{
  int seats = tablee_game_session_get_ruleset (self->session)->seats;
  int first = MAX (tablee_game_session_get_current_seat (self->session), 0);
  int found = TABLEE_NOBODY;

  for (int i = 0; i < seats; i++)
    {
      int seat = (first + i) % seats;

      if (!is_lost (self, presence, seat))
        continue;
      if ((self->copied >> seat & 1) == 0)
        return seat;
      if (found == TABLEE_NOBODY)
        found = seat;
    }

  return found;
}

static const char *
get_name (TableePresenceBar *self,
          int                seat)
{
  return tablee_name_of_seat (tablee_game_session_get_seat (self->session, seat));
}

/* What is to be said. Returns: (transfer full) (nullable): NULL: nothing. @action: what the button would do; NULL: there is none. */
static char *
find_words (TableePresenceBar *self,
            TableePresence    *presence,
            const char       **action)
{
  int current = tablee_game_session_get_current_seat (self->session);
  int returned = find_returned (self, presence);
  char *notice = tablee_presence_dup_notice (presence);

  *action = NULL;
  g_clear_pointer (&self->link, g_free);
  if (notice != NULL)
    return notice;

  if (tablee_game_session_get_over (self->session))
    return NULL;
  if (!tablee_presence_get_connected (presence))
    return g_strdup (_("There is no connection at the moment. What you play goes out as soon as there is one again."));
  if (!tablee_presence_get_host_present (presence))
    return g_strdup (_("The host is away. The game is kept, and goes on when the host is back."));

  self->seat = find_lost (self, presence);
  if (self->seat != TABLEE_NOBODY)
    {
      self->link = tablee_presence_dup_link (presence, self->seat);
      *action = _("_Copy the Link");
      /* Translators: %s is the name of a player. */
      return g_strdup_printf (_("This computer has a new address, under which %s does not find the table by itself. Send the link once more."),
                              get_name (self, self->seat));
    }

  self->seat = current;
  self->wanted = TABLEE_SEAT_COMPUTER;
  if (current >= 0 && tablee_seat_get_away (tablee_game_session_get_seat (self->session, current)))
    {
      *action = tablee_presence_can_set_player (presence) ? _("Let a _Computer Play") : NULL;
      /* Translators: %s is the name of a player. */
      return g_strdup_printf (_("%s is away at the moment. The game waits, today or for days."), get_name (self, current));
    }

  self->seat = returned;
  self->wanted = TABLEE_SEAT_FRIEND;
  if (returned == TABLEE_NOBODY || !tablee_presence_can_set_player (presence))
    return NULL;

  *action = _("_Give the Seat Back");

  return g_strdup_printf (_("%s is back. A computer plays in this seat."), get_name (self, returned));
}

static void
show_words (TableePresenceBar *self)
{
  TableePresence *presence = tablee_presence_find (self->session);
  const char *action;
  g_autofree char *words = find_words (self, presence, &action);

  if (words != NULL && (!gtk_widget_get_visible (GTK_WIDGET (self)) || g_strcmp0 (words, gtk_label_get_label (self->words)) != 0))
    tablee_compat_announce (GTK_WIDGET (self), words);
  gtk_widget_set_visible (GTK_WIDGET (self), words != NULL);
  if (words == NULL)
    return;

  gtk_label_set_label (self->words, words);
  gtk_widget_set_visible (GTK_WIDGET (self->button), action != NULL);
  if (action != NULL)
    gtk_button_set_label (self->button, action);
}

static void
update (TableePresenceBar *self)
{
  gboolean had_focus = tablee_focus_is_within (GTK_WIDGET (self));

  show_words (self);
  if (had_focus && !gtk_widget_get_mapped (GTK_WIDGET (self->button)))
    g_signal_emit (self, signals[SIGNAL_LEFT], 0);
}

/* The sign on the portrait, for the ear. */
static void
away_cb (TableePresenceBar *self,
         GParamSpec        *pspec,
         TableeSeat        *seat)
{
  g_autofree char *sentence = g_strdup_printf (tablee_seat_get_away (seat) ? _("%s is away.") : _("%s is there."), tablee_name_of_seat (seat));

  if (tablee_seat_get_kind (seat) == TABLEE_SEAT_FRIEND)
    tablee_compat_announce (GTK_WIDGET (self), sentence);
  update (self);
}

static void
copy_link (TableePresenceBar *self)
{
  /* Translators: %s is the name of a player, or "Seat 2". */
  g_autofree char *sentence = g_strdup_printf (_("The link for this seat is copied: %s. Paste it into a message to your friend."),
                                               get_name (self, self->seat));

  self->copied |= 1u << self->seat;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->link);
  gtk_label_set_label (self->words, sentence);
  tablee_compat_announce (GTK_WIDGET (self), sentence);
}

static void
clicked_cb (TableePresenceBar *self)
{
  TableePresence *presence = tablee_presence_find (self->session);

  if (self->seat == TABLEE_NOBODY)
    return;
  if (self->link != NULL)
    {
      copy_link (self);
      return;
    }

  tablee_presence_set_player (presence, self->seat, self->wanted, TABLEE_LEVEL_MEDIUM);
  update (self);
}

static void
tablee_presence_bar_dispose (GObject *object)
{
  TableePresenceBar *self = TABLEE_PRESENCE_BAR (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_PRESENCE_BAR);
  g_clear_object (&self->session);
  g_clear_pointer (&self->link, g_free);

  G_OBJECT_CLASS (tablee_presence_bar_parent_class)->dispose (object);
}

static void
tablee_presence_bar_class_init (TableePresenceBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_presence_bar_dispose;

  signals[SIGNAL_LEFT] = g_signal_new ("left", TABLEE_TYPE_PRESENCE_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TABLEE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/presence-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TableePresenceBar, content);
  gtk_widget_class_bind_template_child (widget_class, TableePresenceBar, words);
  gtk_widget_class_bind_template_child (widget_class, TableePresenceBar, button);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
tablee_presence_bar_init (TableePresenceBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tablee_presence_bar_set_session (TableePresenceBar *self,
                                 TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_PRESENCE_BAR (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));
  g_return_if_fail (self->session == NULL);

  if (tablee_presence_find (session) == NULL)
    return;

  self->session = g_object_ref (session);
  for (int i = 0; i < tablee_game_session_get_ruleset (session)->seats; i++)
    {
      g_signal_connect_object (tablee_game_session_get_seat (session, i), "notify::away", G_CALLBACK (away_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (tablee_game_session_get_seat (session, i), "notify::kind", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    }
  g_signal_connect_object (tablee_presence_find (session), "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::current-seat", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::over", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
