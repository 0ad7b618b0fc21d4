// What Swift cannot reach by itself: a function that glibc declares only under _GNU_SOURCE, and
// a variadic one.

#ifndef COMPARE_PROCESS_H
#define COMPARE_PROCESS_H

#include <spawn.h>

#if defined(__linux__)
#include <sys/prctl.h>

int posix_spawn_file_actions_addchdir_np(
    posix_spawn_file_actions_t *_Nonnull actions, const char *_Nonnull folder);

// From now on, a process whose parent ends before it becomes this one's child, not init's.
static inline void adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }
#else
static inline void adopt_orphans(void) {}
#endif

#endif
