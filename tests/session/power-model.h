/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "disk-vfs.h"

G_BEGIN_DECLS

/*
 * What a disk has after the power is cut. It is told what a program did with its files, in order, and makes folders with what may be
 * left of that: all that was synchronised, and of the rest what the disk happened to write.
 */
typedef struct _PowerModel PowerModel;

typedef enum
{
  POWER_LOSES_ALL,    /* that was not synchronised */
  POWER_LOSES_NONE,   /* as when only the program is killed */
  POWER_LOSES_SOME,   /* by chance; what is left of a write may be some of its sectors */
} PowerLoss;

/* Faults of which whoever relies on the disk has to notice something. */
typedef enum
{
  POWER_FAULT_NONE,
  POWER_FAULT_NO_SYNC,         /* files are never synchronised */
  POWER_FAULT_NO_FOLDER_SYNC,  /* folders are never synchronised */
} PowerFault;

PowerModel *power_model_new   (PowerFault      fault);
void        power_model_free  (PowerModel     *self);

/* The next thing that was done. */
void        power_model_do    (PowerModel     *self,
                               const DiskCall *call);
/* How many things lie between now and the last moment at which all was synchronised. */
guint       power_model_pending (PowerModel   *self);

/* Fills the empty folder @folder. */
void        power_model_cut   (PowerModel     *self,
                               PowerLoss       loss,
                               GRand          *rand,
                               const char     *folder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PowerModel, power_model_free)

G_END_DECLS
