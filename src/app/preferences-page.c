/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of choices for the whole program. */
#include "config.h"
#include "preferences-page.h"

#include <glib/gi18n.h>

#include "elsewhere.h"
#include "elsewhere-words.h"
#include "present/language.h"
#include "whys.h"

struct _TableePreferencesPage
{
  AdwPreferencesPage parent_instance;

  AdwComboRow       *language_row;
  AdwComboRow       *colour_scheme_row;
  AdwComboRow       *pace_row;
  GtkWidget         *quick_switch;
  GtkWidget         *confirm_switch;
  GtkWidget         *warn_switch;
  GtkWidget         *explain_switch;
  GtkWidget         *remarks_switch;
  GtkWidget         *animations_switch;
  GtkStringList     *language_names;
  GtkWidget         *friends_group;
  GtkEditable       *broker_row;
  AdwActionRow      *broker_state_row;
  GtkImage          *broker_sign;

  GSettings         *settings;
  char             **languages;          /* in the order of language_names; the first is "", that of the system */
};

G_DEFINE_FINAL_TYPE (TableePreferencesPage, tablee_preferences_page, ADW_TYPE_PREFERENCES_PAGE)

static const char *const colour_schemes[] = { "system", "light", "dark", NULL };
static const char *const paces[] = { "instant", "fast", "normal", "slow", "step", NULL };

/* The row of a combo and the word of a setting, by their place in a list of words. */
static gboolean
word_to_row (GValue   *value,
             GVariant *variant,
             gpointer  user_data)
{
  const char *const *words = user_data;
  const char *word = g_variant_get_string (variant, NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }

  return FALSE;
}

static GVariant *
row_to_word (const GValue       *value,
             const GVariantType *type,
             gpointer            user_data)
{
  const char *const *words = user_data;

  return g_value_get_uint (value) < g_strv_length ((char **) words) ? g_variant_new_string (words[g_value_get_uint (value)]) : NULL;
}

static void
bind_row (TableePreferencesPage *self,
          const char            *key,
          AdwComboRow           *row,
          const char *const     *words)
{
  g_settings_bind_with_mapping (self->settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT, word_to_row, row_to_word,
                                (gpointer) words, NULL);
}

/* Whoever switches it on wants to hear it, whatever has been said before. */
static void
explain_cb (TableePreferencesPage *self)
{
  gboolean active = gtk_switch_get_active (GTK_SWITCH (self->explain_switch));

  if (self->settings != NULL && active && !tablee_whys_get_wanted (self->settings))
    tablee_whys_forget (self->settings);
}

/* Returns: (transfer full) */
static char *
dup_broker (TableePreferencesPage *self)
{
  g_autofree char *typed = g_strstrip (g_strdup (gtk_editable_get_text (self->broker_row)));
  g_autofree char *kept = g_settings_get_string (self->settings, "broker");

  return tablee_elsewhere_words_unmask (typed, kept);
}

/* What it comes to: without the password, which somebody may look at over one's shoulder. */
static void
show_broker (TableePreferencesPage *self,
             const char            *broker)
{
  gboolean valid = *broker == '\0' || tablee_elsewhere_check_broker (broker);
  gboolean secured = g_str_has_prefix (broker, "mqtts:");
  g_autofree char *shown = tablee_elsewhere_words_broker (broker);
  g_autofree char *sentence = NULL;

  if (!valid)
    sentence = g_strdup (_("A broker is written mqtt://host or mqtts://user:password@host:port."));
  else if (*broker == '\0')
    sentence = g_strdup (_("Friends in the network of this computer can join."));
  else
    /* Translators: %s is the address of a broker. */
    sentence = g_strdup_printf (secured ? _("Through %s, encrypted on the way there as well.") : _("Through %s."), shown);
  gtk_image_set_from_icon_name (self->broker_sign, valid ? "object-select-symbolic" : "dialog-warning-symbolic");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->broker_state_row), sentence);
  if (valid)
    gtk_widget_remove_css_class (GTK_WIDGET (self->broker_row), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->broker_row), "error");
}

static void
broker_changed_cb (TableePreferencesPage *self)
{
  g_autofree char *broker = dup_broker (self);

  show_broker (self, broker);
}

static void
bind_broker (TableePreferencesPage *self)
{
  g_autofree char *broker = g_settings_get_string (self->settings, "broker");
  g_autofree char *masked = tablee_elsewhere_words_mask (broker);

  gtk_widget_set_visible (self->friends_group, tablee_elsewhere_get_built ());
  gtk_editable_set_text (self->broker_row, masked);
  show_broker (self, broker);
}

static void
broker_apply_cb (TableePreferencesPage *self)
{
  g_autofree char *broker = dup_broker (self);

  if (*broker != '\0' && !tablee_elsewhere_check_broker (broker))
    return;

  g_settings_set_string (self->settings, "broker", broker);
  bind_broker (self);
}

static void
tablee_preferences_page_dispose (GObject *object)
{
  TableePreferencesPage *self = TABLEE_PREFERENCES_PAGE (object);

  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_PREFERENCES_PAGE);

  G_OBJECT_CLASS (tablee_preferences_page_parent_class)->dispose (object);
}

static void
tablee_preferences_page_finalize (GObject *object)
{
  g_strfreev (TABLEE_PREFERENCES_PAGE (object)->languages);

  G_OBJECT_CLASS (tablee_preferences_page_parent_class)->finalize (object);
}

static void
tablee_preferences_page_class_init (TableePreferencesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_preferences_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = tablee_preferences_page_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/preferences-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TableePreferencesPage, language_row);
  gtk_widget_class_bind_template_child (widget_class, TableePreferencesPage, colour_scheme_row);
  gtk_widget_class_bind_template_child (widget_class, TableePreferencesPage, pace_row);
  gtk_widget_class_bind_template_child (widget_class, TableePreferencesPage, quick_switch);
  gtk_widget_class_bind_template_child (widget_class, TableePreferencesPage, confirm_switch);
  gtk_widget_class_bind_template_child (widget_class, TableePreferencesPage, warn_switch);
  gtk_widget_class_bind_template_child (widget_class, TableePreferencesPage, explain_switch);
  gtk_widget_class_bind_template_child (widget_class, TableePreferencesPage, remarks_switch);
  gtk_widget_class_bind_template_child (widget_class, TableePreferencesPage, animations_switch);
  gtk_widget_class_bind_template_child (widget_class, TableePreferencesPage, language_names);
  gtk_widget_class_bind_template_child (widget_class, TableePreferencesPage, friends_group);
  gtk_widget_class_bind_template_child (widget_class, TableePreferencesPage, broker_row);
  gtk_widget_class_bind_template_child (widget_class, TableePreferencesPage, broker_state_row);
  gtk_widget_class_bind_template_child (widget_class, TableePreferencesPage, broker_sign);
  gtk_widget_class_bind_template_callback (widget_class, broker_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, broker_apply_cb);
  gtk_widget_class_bind_template_callback (widget_class, explain_cb);
}

static void
tablee_preferences_page_init (TableePreferencesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Each by its own name, after that of the system. */
static void
list_languages (TableePreferencesPage *self)
{
  g_auto (GStrv) codes = tablee_language_list ();
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_add (builder, "");
  for (guint i = 0; codes[i] != NULL; i++)
    {
      g_autofree char *name = tablee_language_get_name (codes[i]);

      gtk_string_list_append (self->language_names, name);
      g_strv_builder_add (builder, codes[i]);
    }
  self->languages = g_strv_builder_end (builder);
}

AdwPreferencesPage *
tablee_preferences_page_new (GSettings *settings)
{
  TableePreferencesPage *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (TABLEE_TYPE_PREFERENCES_PAGE, NULL);
  self->settings = g_object_ref (settings);
  list_languages (self);
  bind_row (self, "language", self->language_row, (const char *const *) self->languages);
  bind_row (self, "colour-scheme", self->colour_scheme_row, colour_schemes);
  bind_row (self, "pace", self->pace_row, paces);
  bind_broker (self);
  g_settings_bind (settings, "quick-play", self->quick_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "confirm-final", self->confirm_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "warn", self->warn_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "explain", self->explain_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "remarks", self->remarks_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "animations", self->animations_switch, "active", G_SETTINGS_BIND_DEFAULT);

  return ADW_PREFERENCES_PAGE (self);
}

void
tablee_preferences_page_focus_language (TableePreferencesPage *self)
{
  g_return_if_fail (TABLEE_IS_PREFERENCES_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->language_row));
}
