/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows every widget that the tables of card games are made of, for looking at them. */
#include "config.h"

#include <adwaita.h>

#include "shot.h"
#include "widgets/action-button.h"
#include "widgets/board-bin.h"
#include "widgets/card-face.h"
#include "widgets/field-view.h"
#include "widgets/hand-view.h"
#include "widgets/mover.h"
#include "widgets/pile-view.h"
#include "widgets/seat-plate.h"
#include "widgets/style-classes.h"

static int wait = 900;
static int card_width = 0;
static gboolean dark;
static gboolean high_contrast;
static gboolean play;
static char *size;
static char *shot;
static char *surface = (char *) "al-cabohne/table";

static const GOptionEntry entries[] = {
  { "wait", 'w', 0, G_OPTION_ARG_INT, &wait, "Milliseconds before the shot", "N" },
  { "card", 'c', 0, G_OPTION_ARG_INT, &card_width, "Width of the cards", "N" },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size, "Size of the window", "WxH" },
  { "shot", 0, 0, G_OPTION_ARG_FILENAME, &shot, "Save a picture and end", "FILE" },
  { "surface", 0, 0, G_OPTION_ARG_STRING, &surface, "Drawing of the surface", "ART" },
  { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, "Dark style", NULL },
  { "high-contrast", 0, 0, G_OPTION_ARG_NONE, &high_contrast, "High contrast", NULL },
  { "play", 0, 0, G_OPTION_ARG_NONE, &play, "Let some cards fly, over and over", NULL },
  { NULL },
};

static const char *const families[] = {
  "klingbohnen", "darth-beans", "bluebeans", "beanliens", "centauribohnen", "bohrion", "moonbohnen", "blue", "kidney",
  "chili", "puff", "stink", "green", "pole", "soy", "black", "red", "garden",
};

typedef struct
{
  TableeBoardBin *bin;
  GtkWidget      *hand;
  GtkWidget      *long_hand;
  GtkWidget      *ordered;
  GtkWidget      *fields[4];
  GtkWidget      *piles[3];
  GtkWidget      *seats;
  TableeMover    *mover;
} Gallery;

static TableeCard
make_card (int family,
           int value,
           int id)
{
  static const char *const values[] = { NULL, "1", "2", "3", "4", "5", "6", "7", "8", "9", "10" };

  return (TableeCard) {
    .bean = tablee_bean_find (families[family % (int) G_N_ELEMENTS (families)]),
    .value = values[value % (int) G_N_ELEMENTS (values)],
    .back = "cards/back-space-beans",
    .spoken = families[family % (int) G_N_ELEMENTS (families)],
    .id = id,
  };
}

static void
activated_cb (GtkWidget *widget,
              int        id,
              gpointer   user_data)
{
  g_print ("card %d\n", id);
}

static void
lifted_cb (GtkWidget *widget,
           int        id,
           gpointer   user_data)
{
  g_print ("lifted %d\n", id);
}

static void
dropped_cb (GtkWidget *widget,
            int        id,
            gpointer   user_data)
{
  g_print ("dropped %d on %s\n", id, G_OBJECT_TYPE_NAME (widget));
}

static void
clicked_cb (GtkWidget *widget,
            gpointer   user_data)
{
  g_print ("clicked %s\n", G_OBJECT_TYPE_NAME (widget));
}

static GtkWidget *
make_hand (int      n_cards,
           int      first,
           gboolean valued,
           gboolean ordered)
{
  GtkWidget *hand = tablee_hand_view_new ();
  TableeCard cards[40];

  for (int i = 0; i < n_cards; i++)
    {
      cards[i] = make_card (first + i, valued ? 1 + i % 10 : 0, i);
      cards[i].available = i % 3 == 1;
      cards[i].chosen = i == 2;
      cards[i].marked = i == 3;
    }
  tablee_hand_view_set_ordered (TABLEE_HAND_VIEW (hand), ordered);
  tablee_hand_view_set_card_width (TABLEE_HAND_VIEW (hand), card_width);
  tablee_hand_view_set_cards (TABLEE_HAND_VIEW (hand), cards, (gsize) n_cards);
  g_signal_connect (hand, "activated", G_CALLBACK (activated_cb), NULL);
  g_signal_connect (hand, "lifted", G_CALLBACK (lifted_cb), NULL);
  return hand;
}

static GtkWidget *
make_fields (Gallery *gallery)
{
  GtkWidget *box = gtk_flow_box_new ();
  TableeCard cards[8];
  TableeField fields[] = {
    { .title = "Ana", .cards = cards, .n_cards = 5, .worth = "3", .note = "next at 6", .spoken = "One", .available = TRUE },
    { .title = "Al Cabohne", .cards = cards + 5, .n_cards = 1, .slots = 3, .filled = 2, .spoken = "Two", .marked = TRUE },
    { .cards = cards, .n_cards = 3, .worth = "2", .spoken = "Three", .chosen = TRUE },
    { .title = "My second field", .empty = "Free: plant any bean", .spoken = "Four" },
  };

  for (int i = 0; i < 8; i++)
    cards[i] = make_card (i < 5 ? 7 : 11, i < 5 ? 2 * i + 2 : 0, i);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (box), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), 4);
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      gallery->fields[i] = tablee_field_view_new ();
      tablee_field_view_set_card_width (TABLEE_FIELD_VIEW (gallery->fields[i]), card_width * 3 / 4);
      tablee_field_view_set_field (TABLEE_FIELD_VIEW (gallery->fields[i]), &fields[i]);
      if (i == 2)
        tablee_field_view_set_tag (TABLEE_FIELD_VIEW (gallery->fields[i]), TABLEE_TAG_STAR);
      g_signal_connect (gallery->fields[i], "dropped", G_CALLBACK (dropped_cb), NULL);
      g_signal_connect (gallery->fields[i], "clicked", G_CALLBACK (clicked_cb), NULL);
      gtk_flow_box_append (GTK_FLOW_BOX (box), gallery->fields[i]);
    }

  return box;
}

static GtkWidget *
make_piles (Gallery *gallery)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  TableeCard back = { .back = "cards/back-al-cabohne", .id = TABLEE_NO_CARD };
  TableeCard contents[12];
  TableePile piles[] = {
    { .top = &back, .count = 41, .caption = "1 of 3 passes", .spoken = "Pile", .available = TRUE },
    { .top = &contents[11], .count = 12, .caption = "Discard", .spoken = "Discard", .contents = contents, .n_contents = 12 },
    { .count = -1, .caption = "Nothing yet", .spoken = "Empty" },
  };

  for (int i = 0; i < 12; i++)
    contents[i] = make_card (i, i, i);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  for (gsize i = 0; i < G_N_ELEMENTS (piles); i++)
    {
      gallery->piles[i] = tablee_pile_view_new ();
      tablee_pile_view_set_card_width (TABLEE_PILE_VIEW (gallery->piles[i]), card_width * 3 / 4);
      tablee_pile_view_set_pile (TABLEE_PILE_VIEW (gallery->piles[i]), &piles[i]);
      g_signal_connect (gallery->piles[i], "activated", G_CALLBACK (clicked_cb), NULL);
      g_signal_connect (gallery->piles[i], "dropped", G_CALLBACK (dropped_cb), NULL);
      gtk_box_append (GTK_BOX (box), gallery->piles[i]);
    }

  return box;
}

/* The forms of a seat plate. */
typedef enum
{
  FORM_PLAIN,
  FORM_COMPACT,
  FORM_UPRIGHT,
  FORM_BADGED,
  FORM_OUT,      /* with a state instead of the turn */
} Form;

static void
set_form (GtkWidget *plate,
          Form       form)
{
  tablee_seat_plate_set_compact (TABLEE_SEAT_PLATE (plate), form == FORM_COMPACT);
  tablee_seat_plate_set_upright (TABLEE_SEAT_PLATE (plate), form == FORM_UPRIGHT);
  g_object_set (plate, "badged", form == FORM_BADGED, NULL);
  if (form == FORM_OUT)
    tablee_seat_plate_set_state (TABLEE_SEAT_PLATE (plate), "✓ Passed", "Has passed.");
}

static GtkWidget *
make_seat (const char *name,
           int         portrait,
           TableeTurn  turn,
           Form        form)
{
  g_autoptr (TableeSeat) seat = tablee_seat_new (0, name, portrait, TABLEE_SEAT_HUMAN, 0);
  GtkWidget *plate = tablee_seat_plate_new (seat);
  const TableeTagShape shapes[] = { TABLEE_TAG_STAR, TABLEE_TAG_COIN, TABLEE_TAG_HAND, TABLEE_TAG_PLAIN };

  tablee_seat_plate_set_turn (TABLEE_SEAT_PLATE (plate), turn);
  set_form (plate, form);
  for (gsize i = 0; i < G_N_ELEMENTS (shapes) - (form == FORM_COMPACT ? 2 : 0); i++)
    {
      GtkWidget *tag = tablee_tag_view_new (shapes[i]);
      g_autofree char *number = g_strdup_printf ("%d", portrait * 5 + (int) i);

      tablee_tag_view_set_label (TABLEE_TAG_VIEW (tag), number, NULL);
      tablee_seat_plate_add_tag (TABLEE_SEAT_PLATE (plate), tag);
    }
  return plate;
}

static GtkWidget *
make_seats (void)
{
  GtkWidget *box = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (box), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), 3);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (box), 12);  /* for what stands on an upper edge */
  gtk_flow_box_append (GTK_FLOW_BOX (box), make_seat ("Ana", 1, TABLEE_TURN_DECIDES, FORM_PLAIN));
  gtk_flow_box_append (GTK_FLOW_BOX (box), make_seat ("Bonifatius", 2, TABLEE_TURN_NONE, FORM_PLAIN));
  gtk_flow_box_append (GTK_FLOW_BOX (box), make_seat ("Cleo", 3, TABLEE_TURN_THINKS, FORM_COMPACT));
  gtk_flow_box_append (GTK_FLOW_BOX (box), make_seat ("Dov", 4, TABLEE_TURN_DECIDES, FORM_UPRIGHT));
  gtk_flow_box_append (GTK_FLOW_BOX (box), make_seat ("Eve", 5, TABLEE_TURN_THINKS, FORM_BADGED));
  gtk_flow_box_append (GTK_FLOW_BOX (box), make_seat ("Finn", 0, TABLEE_TURN_NONE, FORM_OUT));
  return box;
}

static GtkWidget *
make_bar (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *button = tablee_action_button_new ("Draw two", "D", NULL);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_bottom (box, 8);
  gtk_widget_set_margin_top (box, 8);
  tablee_action_button_set_suggested (TABLEE_ACTION_BUTTON (button), TRUE);
  gtk_box_append (GTK_BOX (box), button);
  button = tablee_action_button_new ("Keep", "K", NULL);
  tablee_action_button_set_hint (TABLEE_ACTION_BUTTON (button), "2 cards");
  gtk_box_append (GTK_BOX (box), button);
  button = tablee_action_button_new ("End turn", "E", NULL);
  tablee_action_button_set_available (TABLEE_ACTION_BUTTON (button), FALSE);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

static GtkWidget *
make_all_cards (void)
{
  GtkWidget *hand = tablee_hand_view_new ();
  TableeCard cards[G_N_ELEMENTS (families)];

  for (int i = 0; i < (int) G_N_ELEMENTS (families); i++)
    cards[i] = make_card (i, i < 7 ? 1 + i : 0, i);
  tablee_hand_view_set_card_width (TABLEE_HAND_VIEW (hand), card_width);
  tablee_hand_view_set_cards (TABLEE_HAND_VIEW (hand), cards, G_N_ELEMENTS (cards));
  return hand;
}

static void
fill (Gallery *gallery)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_widget_set_margin_top (box, 12);
  gallery->hand = make_hand (7, 0, TRUE, FALSE);
  gallery->long_hand = make_hand (25, 7, TRUE, FALSE);
  gallery->ordered = make_hand (8, 7, FALSE, TRUE);
  gtk_box_append (GTK_BOX (box), make_seats ());
  gtk_box_append (GTK_BOX (box), make_piles (gallery));
  gtk_box_append (GTK_BOX (box), make_fields (gallery));
  gtk_box_append (GTK_BOX (box), gallery->hand);
  gtk_box_append (GTK_BOX (box), gallery->long_hand);
  gtk_box_append (GTK_BOX (box), gallery->ordered);
  gtk_box_append (GTK_BOX (box), make_all_cards ());
  tablee_board_bin_set_child (gallery->bin, box);
  tablee_board_bin_set_bar (gallery->bin, make_bar ());
  tablee_board_bin_set_surface (gallery->bin, surface);
  gallery->mover = tablee_mover_new (tablee_board_bin_get_flights (gallery->bin));
}

static gboolean
play_cb (gpointer user_data)
{
  Gallery *gallery = user_data;
  TableeCardView *card = tablee_hand_view_get_card (TABLEE_HAND_VIEW (gallery->hand), 4);
  g_autoptr (GdkPaintable) paintable = tablee_card_view_dup_paintable (card);
  const TableeCard hidden = { .back = "cards/back-al-cabohne" };
  g_autoptr (GdkPaintable) back = tablee_card_face_dup_paintable (&hidden, card_width, gallery->hand);

  tablee_mover_add_card (gallery->mover, gallery->hand, 4, gallery->fields[0], TABLEE_NO_CARD, paintable, 0);
  for (int i = 1; i <= 2; i++)
    tablee_mover_add_turn (gallery->mover, gallery->piles[0], TABLEE_NO_CARD, gallery->long_hand, 6 * i,
                           back, paintable, (guint) i);
  tablee_mover_play (gallery->mover);
  return G_SOURCE_CONTINUE;
}

static gboolean
shot_cb (gpointer user_data)
{
  save_shot (user_data, shot);
  gtk_window_destroy (user_data);
  return G_SOURCE_REMOVE;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  Gallery gallery = { NULL };
  GtkWidget *window;
  int width = 1280;
  int height = 960;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  if (high_contrast)
    g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  adw_init ();
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  if (size != NULL)
    sscanf (size, "%dx%d", &width, &height);
  if (card_width == 0)
    card_width = width < 640 ? 60 : 96;

  gallery.bin = TABLEE_BOARD_BIN (tablee_board_bin_new ());
  tablee_widget_follow_style (GTK_WIDGET (gallery.bin));
  fill (&gallery);
  window = gtk_window_new ();
  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (gallery.bin));
  gtk_window_present (GTK_WINDOW (window));

  if (play)
    g_timeout_add (700, play_cb, &gallery);
  if (shot != NULL)
    g_timeout_add ((guint) wait, shot_cb, window);
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_clear_object (&gallery.mover);

  return 0;
}
