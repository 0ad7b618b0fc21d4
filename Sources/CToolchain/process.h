// The one function of <spawn.h> that glibc declares only under _GNU_SOURCE.

#ifndef COMPARE_PROCESS_H
#define COMPARE_PROCESS_H

#include <spawn.h>

#if defined(__linux__)
int posix_spawn_file_actions_addchdir_np(
    posix_spawn_file_actions_t *_Nonnull actions, const char *_Nonnull folder);
#endif

#endif
