/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much memory is in use. */
#include "config.h"
#include "heap.h"

#include <dlfcn.h>
#include <malloc.h>

gsize
heap_measure (void)
{
  struct mallinfo2 info;

  malloc_trim (0);
  info = mallinfo2 ();

  return (info.uordblks + info.hblkhd) / 1024;
}

gsize
heap_resident (void)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) pages = NULL;

  if (!g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    return 0;
  pages = g_strsplit (text, " ", 3);

  return g_strv_length (pages) > 1 ? (gsize) g_ascii_strtoull (pages[1], NULL, 10) * 4 : 0;
}

void
heap_dump (const char *reason)
{
  void (*dump) (const char *reason) = (void (*) (const char *)) dlsym (RTLD_DEFAULT, "HeapProfilerDump");

  if (dump != NULL)
    dump (reason);
}

int
heap_tell_objects (void)
{
  int (*tell) (void) = (int (*) (void)) dlsym (RTLD_DEFAULT, "tablee_tell_objects");

  return tell != NULL ? tell () : -1;
}
