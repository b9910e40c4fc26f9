/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The base of tables whose things fly. */
#include "config.h"
#include "card-table.h"

#include "action-button.h"
#include "children.h"

typedef struct
{
  TableeBoardBin *board;
  TableeMover    *mover;
  int             near;         /* who was told to sit there */
  guint           step;
  gboolean        heard;        /* events came since something was shown */
  gboolean        was_focused;
  int             roomy_width;  /* of the table when there was much room; 0: there was little */
} TableeCardTablePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TableeCardTable, tablee_card_table, TABLEE_TYPE_TABLE)

/* Pixels. */
enum
{
  SLACK = 12,           /* of height, left free: themes and contents differ by a few */
  KEYLESS_WIDTH = 480,  /* a table below this is that of a phone */
  LINES_BELOW = 48,     /* of height: what words below the table may take without its form being another */
};

#define PRIVATE(self) ((TableeCardTablePrivate *) tablee_card_table_get_instance_private (TABLEE_CARD_TABLE (self)))

static void
settle (TableeCardTable *self)
{
  if (TABLEE_CARD_TABLE_GET_CLASS (self)->settle != NULL)
    TABLEE_CARD_TABLE_GET_CLASS (self)->settle (self);
}

static void
tablee_card_table_event (TableeTable       *table,
                         const TableeEvent *event)
{
  TableeCardTablePrivate *priv = PRIVATE (table);

  if (!priv->heard)
    {
      settle (TABLEE_CARD_TABLE (table));
      priv->step = 0;
    }
  priv->heard = TRUE;
  priv->step += TABLEE_CARD_TABLE_GET_CLASS (table)->hear (TABLEE_CARD_TABLE (table), event, priv->step);
}

static void
tablee_card_table_changed (TableeTable *table)
{
  TableeCardTable *self = TABLEE_CARD_TABLE (table);
  TableeCardTableClass *klass = TABLEE_CARD_TABLE_GET_CLASS (self);
  TableeCardTablePrivate *priv = PRIVATE (self);
  int near = tablee_table_get_near_seat (table);

  if (near != priv->near)
    {
      priv->near = near;
      klass->sit (self, near);
    }
  if (!priv->heard)
    {
      tablee_mover_finish (priv->mover);
      settle (self);
      if (klass->jump != NULL)
        klass->jump (self);
    }

  priv->heard = FALSE;
  klass->begin (self);
  klass->show (self);
  tablee_mover_play (priv->mover);
}

static void
tablee_card_table_decision_changed (TableeTable *table)
{
  tablee_card_table_show (TABLEE_CARD_TABLE (table));
}

static void
tablee_card_table_finish_animations (TableeTable *table)
{
  tablee_mover_finish (PRIVATE (table)->mover);
}

/* A line of buttons is lower where they say all in one line; and words have more room without keys that are not there. */
static void
level_buttons (GtkWidget *widget,
               gboolean   level,
               gboolean   keyless)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (TABLEE_IS_ACTION_BUTTON (child))
      {
        tablee_action_button_set_level (TABLEE_ACTION_BUTTON (child), level);
        tablee_action_button_set_keyless (TABLEE_ACTION_BUTTON (child), keyless);
      }
    else
      level_buttons (child, level, keyless);
}

static void
resized_cb (TableeCardTable *self)
{
  level_buttons (GTK_WIDGET (self), tablee_card_table_is_narrow (self), gtk_widget_get_width (GTK_WIDGET (self)) < KEYLESS_WIDTH);
  TABLEE_CARD_TABLE_GET_CLASS (self)->fit (self);
  tablee_card_table_show (self);
}

static gboolean
tablee_card_table_focus (GtkWidget        *widget,
                         GtkDirectionType  direction)
{
  TableeCardTable *self = TABLEE_CARD_TABLE (widget);
  TableeCardTableClass *klass = TABLEE_CARD_TABLE_GET_CLASS (self);
  gboolean first = !PRIVATE (self)->was_focused;

  PRIVATE (self)->was_focused = TRUE;
  if (first && direction == GTK_DIR_TAB_FORWARD && klass->focus_cards != NULL && klass->focus_cards (self))
    return TRUE;

  return GTK_WIDGET_CLASS (tablee_card_table_parent_class)->focus (widget, direction);
}

static void
tablee_card_table_dispose (GObject *object)
{
  g_clear_object (&PRIVATE (object)->mover);
  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (tablee_card_table_parent_class)->dispose (object);
}

static void
tablee_card_table_class_init (TableeCardTableClass *klass)
{
  TableeTableClass *table_class = TABLEE_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_card_table_dispose;
  GTK_WIDGET_CLASS (klass)->focus = tablee_card_table_focus;
  table_class->event = tablee_card_table_event;
  table_class->changed = tablee_card_table_changed;
  table_class->decision_changed = tablee_card_table_decision_changed;
  table_class->finish_animations = tablee_card_table_finish_animations;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
tablee_card_table_init (TableeCardTable *self)
{
  PRIVATE (self)->near = TABLEE_NOBODY;
}

void
tablee_card_table_set_board (TableeCardTable *self,
                             TableeBoardBin  *board)
{
  TableeCardTablePrivate *priv = PRIVATE (self);

  g_return_if_fail (TABLEE_IS_BOARD_BIN (board));
  g_return_if_fail (priv->board == NULL);

  priv->board = board;
  priv->mover = tablee_mover_new (tablee_board_bin_get_flights (board));
  g_signal_connect_object (board, "resized", G_CALLBACK (resized_cb), self, G_CONNECT_SWAPPED);
}

TableeMover *
tablee_card_table_get_mover (TableeCardTable *self)
{
  g_return_val_if_fail (TABLEE_IS_CARD_TABLE (self), NULL);

  return PRIVATE (self)->mover;
}

gboolean
tablee_card_table_is_narrow (TableeCardTable *self)
{
  g_return_val_if_fail (TABLEE_IS_CARD_TABLE (self), FALSE);

  return tablee_board_bin_get_form (PRIVATE (self)->board) == TABLEE_FORM_NARROW;
}

gboolean
tablee_card_table_is_roomy (TableeCardTable *self,
                            int              height)
{
  g_return_val_if_fail (TABLEE_IS_CARD_TABLE (self), FALSE);

  TableeCardTablePrivate *priv = PRIVATE (self);
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int needed = priv->roomy_width == width ? height - LINES_BELOW : height;
  gboolean roomy = !tablee_card_table_is_narrow (self) && gtk_widget_get_height (GTK_WIDGET (self)) >= needed;

  priv->roomy_width = roomy ? width : 0;

  return roomy;
}

void
tablee_card_table_show (TableeCardTable *self)
{
  g_return_if_fail (TABLEE_IS_CARD_TABLE (self));

  TABLEE_CARD_TABLE_GET_CLASS (self)->show (self);
}

gboolean
tablee_card_table_scale_to_fit (TableeCardTable *self,
                                int              smallest,
                                int              largest)
{
  TableeCardTableClass *klass;
  int good = smallest;
  int bad = largest + 1;

  g_return_val_if_fail (TABLEE_IS_CARD_TABLE (self), FALSE);
  g_return_val_if_fail (smallest > 0 && smallest <= largest, FALSE);

  klass = TABLEE_CARD_TABLE_GET_CLASS (self);
  while (bad - good > 1)
    {
      int unit = good + (bad - good) / 2;

      klass->scale (self, unit);
      if (tablee_board_bin_has_room (PRIVATE (self)->board, SLACK))
        good = unit;
      else
        bad = unit;
    }
  klass->scale (self, good);

  return good > smallest || tablee_board_bin_has_room (PRIVATE (self)->board, SLACK);
}
