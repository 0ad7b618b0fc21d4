// What Swift cannot reach by itself: a function that glibc declares only under _GNU_SOURCE, a
// variadic one, and constants and types that differ from one system to the other.

#ifndef COMPARE_PROCESS_H
#define COMPARE_PROCESS_H

#include <pthread.h>
#include <spawn.h>
#include <sys/resource.h>

#if defined(__linux__)
#include <sys/prctl.h>

int posix_spawn_file_actions_addchdir_np(
    posix_spawn_file_actions_t *_Nonnull actions, const char *_Nonnull folder);

// From now on, a process whose parent ends before it becomes this one's child, not init's.
static inline void adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }
#else
static inline void adopt_orphans(void) {}
#endif

// Ends this process, without a dump of its memory, when it wants more memory than that.
static inline void limit_memory(unsigned long bytes) {
  struct rlimit memory = {bytes, bytes};
  struct rlimit none = {0, 0};
#if defined(__linux__)
  setrlimit(RLIMIT_AS, &memory);
#else
  (void)memory;
#endif
  setrlimit(RLIMIT_CORE, &none);
}

// Sends this process SIGXCPU when it has used so many more seconds of a processor; a program that it
// becomes keeps the limit. Other than a clock's, this time is the same on a busy machine.
static inline void limit_processor_time(unsigned long seconds) {
  struct rusage usage;
  struct rlimit limit;
  if (getrusage(RUSAGE_SELF, &usage) != 0 || getrlimit(RLIMIT_CPU, &limit) != 0) return;
  limit.rlim_cur = (rlim_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + seconds + 1;
  setrlimit(RLIMIT_CPU, &limit);
}

// Starts a thread of its own, whose stack has so many bytes; 0, or the number of the error.
static inline int start_thread(
    unsigned long stack, void *_Nullable (*_Nonnull body)(void *_Nullable), void *_Nullable context) {
  pthread_attr_t attributes;
  int code = pthread_attr_init(&attributes);
  if (code != 0) return code;
  pthread_t thread;
  code = pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  if (code == 0) code = pthread_attr_setstacksize(&attributes, stack);
  if (code == 0) {
    code = pthread_create(&thread, &attributes, (void *_Nullable (*_Nonnull)(void *))body, context);
  }
  pthread_attr_destroy(&attributes);
  return code;
}

static inline long peak_memory_of(int who) {
  struct rusage usage;
  if (getrusage(who, &usage) != 0) return 0;
#if defined(__APPLE__)
  return usage.ru_maxrss;
#else
  return usage.ru_maxrss * 1024;
#endif
}

// The most bytes of memory that this process has had at a time, its children's apart.
static inline long peak_memory(void) { return peak_memory_of(RUSAGE_SELF); }

// The same of the largest child that has ended, such as a compiler.
static inline long peak_memory_of_children(void) { return peak_memory_of(RUSAGE_CHILDREN); }

#endif
