/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Starts the application. */
#include "config.h"

#include "app/application.h"
#include "present/language.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (TableeApplication) application = NULL;

  /* GTK would set the locale of the environment anew, in which the language cannot always be switched. */
  gtk_disable_setlocale ();
  tablee_language_init ();
  application = tablee_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
