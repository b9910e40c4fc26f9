/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Digits from 1 on, as everybody's keyboard has them. */
enum
{
  TABLEE_DIGIT_KEYS = 9,
};

/* All keys that do what @key, an accelerator, does, for gtk_shortcut_trigger_parse_string(): of a digit also that of the keypad, and the key on
 * which a French keyboard has it with Shift; of any other key itself alone. Returns: (transfer full) */
char *tablee_digit_keys_dup_triggers (const char *key);

G_END_DECLS
