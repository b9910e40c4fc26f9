/* SPDX-License-Identifier: GPL-3.0-or-later */
/* window-watch COMMAND [ARGUMENT...]: starts a program on the X display, waits until its window has been quiet for QUIET_MS,
 * and prints "SETTLE_MS PRIVATE_KIB": from the start to the last change of a pixel, and the memory that is the process's alone
 * then. */
#include <X11/Xlib.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum
{
  QUIET_MS = 700,
  TIMEOUT_MS = 20000,
  MIN_SIDE = 100,  /* smaller windows are helpers */
};

static double
now_ms (void)
{
  struct timespec time;

  clock_gettime (CLOCK_MONOTONIC, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static int
ignore_error_cb (Display     *display,
                 XErrorEvent *event)
{
  return 0;
}

static long
private_kib (pid_t pid)
{
  char path[64];
  char line[256];
  long total = 0;
  long value;
  FILE *file;

  snprintf (path, sizeof path, "/proc/%d/smaps_rollup", (int) pid);
  file = fopen (path, "r");
  while (file != NULL && fgets (line, sizeof line, file) != NULL)
    if (sscanf (line, "Private_Clean: %ld", &value) == 1 || sscanf (line, "Private_Dirty: %ld", &value) == 1)
      total += value;
  if (file != NULL)
    fclose (file);

  return total;
}

static void
watch_window (Display *display,
              Window   window)
{
  XWindowAttributes attributes;

  if (XGetWindowAttributes (display, window, &attributes) && attributes.width >= MIN_SIDE && attributes.height >= MIN_SIDE)
    XDamageCreate (display, window, XDamageReportRawRectangles);
}

/* When the last pixel changed; a negative number if nothing was shown in time. */
static double
wait_until_quiet (Display *display,
                  int      damage_event)
{
  double start = now_ms ();
  double last = -1;

  while (now_ms () - start < TIMEOUT_MS && (last < 0 || now_ms () - last < QUIET_MS))
    {
      struct pollfd ready = { ConnectionNumber (display), POLLIN, 0 };

      if (XPending (display) == 0)
        poll (&ready, 1, 10);
      while (XPending (display) > 0)
        {
          XEvent event;

          XNextEvent (display, &event);
          if (event.type == MapNotify)
            watch_window (display, event.xmap.window);
          else if (event.type == damage_event + XDamageNotify)
            last = now_ms ();
        }
    }

  return last;
}

int
main (int    argc,
      char **argv)
{
  Display *display = XOpenDisplay (NULL);
  int damage_event;
  int damage_error;
  double start;
  double settled;
  pid_t pid;

  if (argc < 2 || display == NULL || !XDamageQueryExtension (display, &damage_event, &damage_error))
    {
      fprintf (stderr, "window-watch: needs a command, and a display with the damage extension\n");
      return 1;
    }

  XSetErrorHandler (ignore_error_cb);
  XSelectInput (display, DefaultRootWindow (display), SubstructureNotifyMask);
  XSync (display, False);

  start = now_ms ();
  pid = fork ();
  if (pid == 0)
    {
      execvp (argv[1], argv + 1);
      _exit (127);
    }

  settled = wait_until_quiet (display, damage_event);
  printf ("%.0f %ld\n", settled - start, private_kib (pid));
  kill (pid, SIGTERM);
  waitpid (pid, NULL, 0);

  return settled < 0;
}
