/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "games/catalogue.h"
#include "notation/position.h"

G_BEGIN_DECLS

/* One command of tablee-cli. */
typedef struct _CliCommand CliCommand;

struct _CliCommand
{
  const char *name;
  const char *arguments;  /* as the usage shows them: "GAME" */
  const char *summary;    /* untranslated, marked with N_(): one line */

  /* @arguments: the name and those after it; may be changed. Returns FALSE with @error. */
  gboolean  (*run)       (const CliCommand  *command,
                          char             **arguments,
                          GError           **error);
};

gboolean cli_run_games    (const CliCommand  *command,
                           char             **arguments,
                           GError           **error);
gboolean cli_run_new      (const CliCommand  *command,
                           char             **arguments,
                           GError           **error);
gboolean cli_run_legal    (const CliCommand  *command,
                           char             **arguments,
                           GError           **error);
gboolean cli_run_apply    (const CliCommand  *command,
                           char             **arguments,
                           GError           **error);
gboolean cli_run_view     (const CliCommand  *command,
                           char             **arguments,
                           GError           **error);
gboolean cli_run_score    (const CliCommand  *command,
                           char             **arguments,
                           GError           **error);
gboolean cli_run_hint     (const CliCommand  *command,
                           char             **arguments,
                           GError           **error);
gboolean cli_run_play     (const CliCommand  *command,
                           char             **arguments,
                           GError           **error);
gboolean cli_run_simulate (const CliCommand  *command,
                           char             **arguments,
                           GError           **error);
gboolean cli_run_bench    (const CliCommand  *command,
                           char             **arguments,
                           GError           **error);
gboolean cli_run_replay   (const CliCommand  *command,
                           char             **arguments,
                           GError           **error);
gboolean cli_run_review   (const CliCommand  *command,
                           char             **arguments,
                           GError           **error);
gboolean cli_run_host     (const CliCommand  *command,
                           char             **arguments,
                           GError           **error);
gboolean cli_run_join     (const CliCommand  *command,
                           char             **arguments,
                           GError           **error);

G_END_DECLS
