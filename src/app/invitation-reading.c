/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An invitation that is being written. */
#include "config.h"
#include "invitation-reading.h"

#include <glib/gi18n.h>
#include <string.h>

#include "net/broker-address.h"
#include "sentences.h"

enum
{
  FEWEST_WORDS = 14,
  MOST_WORDS = 19,
  LINK_LENGTH = 24,  /* what is so long and has no gap is no word */
};

/* Words as somebody types them: the last one is not finished before there is a space behind it. */
typedef struct
{
  GPtrArray           *typed;     /* of strings */
  TableePhoneLanguage  language;  /* of most of them */
  gboolean             ended;
} Words;

static void
words_free (Words *words)
{
  g_ptr_array_unref (words->typed);
  g_free (words);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Words, words_free)

static guint
count_known (Words               *words,
             TableePhoneLanguage  language)
{
  guint known = 0;

  for (guint i = 0; i < words->typed->len; i++)
    if (tablee_phone_word_find (language, words->typed->pdata[i]) >= 0)
      known++;

  return known;
}

static Words *
words_new (const char *text)
{
  Words *words = g_new0 (Words, 1);
  g_autofree char *folded = tablee_phone_fold (text);
  g_auto (GStrv) parts = g_strsplit (folded, " ", -1);

  words->typed = g_ptr_array_new_with_free_func (g_free);
  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_ptr_array_add (words->typed, g_strdup (*part));
  words->ended = g_str_has_suffix (folded, " ");
  for (TableePhoneLanguage language = 1; language < TABLEE_N_PHONE_LANGUAGES; language++)
    if (count_known (words, language) > count_known (words, words->language))
      words->language = language;

  return words;
}

static gboolean
is_known (Words *words,
          guint  index)
{
  return tablee_phone_word_find (words->language, words->typed->pdata[index]) >= 0;
}

static gboolean
is_being_typed (Words *words,
                guint  index)
{
  return index + 1 == words->typed->len && !words->ended;
}

/* Returns: (transfer none) (nullable): the first that is none. */
static const char *
find_unknown (Words *words)
{
  for (guint i = 0; i < words->typed->len; i++)
    if (!is_known (words, i) && !is_being_typed (words, i))
      return words->typed->pdata[i];

  return NULL;
}

/* As they are on the list, whatever was typed of them. */
static char *
dup_list (Words *words)
{
  g_autoptr (GString) markup = g_string_new (NULL);

  for (guint i = 0; i < words->typed->len; i++)
    {
      int number = tablee_phone_word_find (words->language, words->typed->pdata[i]);
      const char *word = number >= 0 ? tablee_phone_word (words->language, (guint) number) : words->typed->pdata[i];
      g_autofree char *escaped = g_markup_escape_text (word, -1);
      gboolean wrong = number < 0 && !is_being_typed (words, i);

      g_string_append_printf (markup, "%s<small>%u</small>\u00a0%s%s%s", i > 0 ? "   " : "", i + 1,
                              wrong ? "<b><u>" : "", escaped, wrong ? "</u>\u00a0?</b>" : "");
    }

  return g_string_free (g_steal_pointer (&markup), FALSE);
}

static void
say (TableeReading      *self,
     TableeReadingState  state,
     char               *sentence)
{
  self->state = state;
  g_free (self->sentence);
  self->sentence = sentence;
}

static void
say_failure (TableeReading *self,
             const GError  *error)
{
  g_autofree char *reason = tablee_sentences_failure (error);

  /* Translators: %s is the reason: "the link is not whole" */
  say (self, TABLEE_READING_WRONG, g_strdup_printf (_("This invitation cannot be read: %s."), reason));
}

/*
 * Where the broker is
 */

/* As people say it, too: only the name of the machine. Returns: (transfer full) (nullable) */
static char *
dup_address (const char *broker)
{
  g_autofree char *stripped = g_strstrip (g_strdup (broker));
  g_autofree char *address = strstr (stripped, "://") != NULL ? g_strdup (stripped) : g_strconcat ("mqtt://", stripped, NULL);
  g_autoptr (GUri) uri = *stripped != '\0' && strpbrk (stripped, " \t") == NULL ? tablee_broker_parse (address, NULL) : NULL;

  return uri != NULL ? g_steal_pointer (&address) : NULL;
}

static void
say_whole (TableeReading *self)
{
  g_autoptr (GUri) uri = tablee_broker_parse (tablee_invitation_get_broker (self->invitation), NULL);

  /* Translators: %s is the name or the address of a machine in the network: "192.168.1.20" */
  say (self, TABLEE_READING_WHOLE, g_strdup_printf (_("This invitation is complete. It leads to a table by way of %s."), g_uri_get_host (uri)));
}

/* @invitation: (transfer full) */
static void
take (TableeReading    *self,
      TableeInvitation *invitation,
      const char       *broker)
{
  g_autofree char *address = broker != NULL ? dup_address (broker) : NULL;

  if (tablee_invitation_get_broker (invitation) != NULL)
    self->invitation = invitation;
  else if (address != NULL)
    self->invitation = tablee_invitation_at_broker (invitation, address);
  if (self->invitation != invitation)
    tablee_invitation_free (invitation);

  if (self->invitation != NULL)
    say_whole (self);
  else if (broker == NULL || *broker == '\0')
    say (self, TABLEE_READING_BROKER, g_strdup (_("These are all the words. They do not say where the table is: ask for the address of the broker, too.")));
  else
    say (self, TABLEE_READING_BROKER, g_strdup (_("This is no address of a broker. It looks like “mqtts://example.org”, or “192.168.1.20:1883”.")));
}

/*
 * Words and links
 */

static void
read_words (TableeReading *self,
            const char    *text,
            const char    *broker)
{
  g_autoptr (Words) words = words_new (text);
  g_autoptr (GError) error = NULL;
  const char *unknown = find_unknown (words);
  guint count = words->typed->len;
  TableeInvitation *invitation = unknown == NULL ? tablee_invitation_read (text, NULL, &error) : NULL;

  self->words = dup_list (words);
  if (invitation != NULL)
    take (self, invitation, broker);
  else if (unknown != NULL)
    /* Translators: %s is what somebody has typed. */
    say (self, TABLEE_READING_WRONG, g_strdup_printf (_("“%s” is not a word that invitations are made of. Was it another one?"), unknown));
  else if (count < MOST_WORDS || (count == MOST_WORDS && !is_known (words, count - 1)))
    /* Translators: %1$u words have been typed. */
    say (self, TABLEE_READING_BEGUN, g_strdup_printf (ngettext ("%1$u word so far. An invitation has %2$d or %3$d.", "%1$u words so far. An invitation has %2$d or %3$d.", count),
                                                      count, FEWEST_WORDS, MOST_WORDS));
  else
    say_failure (self, error);
}

static gboolean
is_link (const char *text)
{
  g_autofree char *small = g_ascii_strdown (text, -1);

  return strstr (small, TABLEE_INVITATION_SCHEME) != NULL;
}

/* Of a link that was copied without its beginning. */
static gboolean
is_rest_of_link (const char *text)
{
  return strlen (text) >= LINK_LENGTH && strpbrk (text, " \t\n,;") == NULL;
}

static void
read_link (TableeReading *self,
           const char    *text,
           const char    *broker)
{
  g_autoptr (GError) error = NULL;
  TableeInvitation *invitation = tablee_invitation_read (text, NULL, &error);

  if (invitation != NULL)
    take (self, invitation, broker);
  else
    say_failure (self, error);
}

TableeReading *
tablee_reading_new (const char *text,
                    const char *broker)
{
  TableeReading *self;
  g_autofree char *stripped = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  self = g_new0 (TableeReading, 1);
  stripped = g_strstrip (g_strdup (text));
  if (*stripped == '\0')
    return self;

  if (is_link (stripped))
    {
      read_link (self, stripped, broker);
    }
  else if (is_rest_of_link (stripped))
    {
      g_autofree char *link = g_strconcat (TABLEE_INVITATION_SCHEME, stripped, NULL);

      read_link (self, link, broker);
    }
  else
    {
      read_words (self, text, broker);
    }

  return self;
}

void
tablee_reading_free (TableeReading *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->sentence);
  g_free (self->words);
  g_clear_pointer (&self->invitation, tablee_invitation_free);
  g_free (self);
}
