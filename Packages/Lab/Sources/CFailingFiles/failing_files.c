#define _GNU_SOURCE
#include "failing_files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

// Per thread, so that the rest of the process isn't affected.
static _Thread_local file_call_judge current_judge;
static _Thread_local void *current_context;

void judge_file_calls(file_call_judge judge, void *context) {
  current_judge = judge;
  current_context = context;
}

static _Thread_local bool are_let_through;

bool let_file_calls_through(bool are_let) {
  bool before = are_let_through;
  are_let_through = are_let;
  return before;
}

static inline bool is_judging(void) { return current_judge && !are_let_through; }

#if defined(__GLIBC__) && __SIZEOF_POINTER__ == 8

// The linker exports these from the program, because SQLite's library imports functions of these
// names, and the dynamic linker searches the program first.

bool file_calls_can_be_judged(void) { return true; }

static int answer(const file_call *call) {
  if (!is_judging()) return FILE_CALL_PROCEED;
  // Calls made by the judge itself aren't judged.
  are_let_through = true;
  int before = errno;
  int answer = current_judge(current_context, call);
  errno = before;
  are_let_through = false;
  return answer;
}

static int failed(int error) {
  errno = error;
  return -1;
}

/// The path of an open file; "" while no calls are judged.
static const char *path_of(int file, char *path, size_t size) {
  *path = 0;
  if (!is_judging()) return path;
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  long count = syscall(SYS_readlinkat, AT_FDCWD, link, path, size - 1);
  path[count > 0 ? count : 0] = 0;
  return path;
}

static int opened(const char *path, int flags, mode_t mode) {
  if (is_judging() && flags & O_CREAT && syscall(SYS_faccessat, AT_FDCWD, path, F_OK) != 0) {
    int code = answer(&(file_call){.kind = FILE_CALL_CREATE, .path = path});
    if (code > 0) return failed(code);
  }
  return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

static mode_t mode_among(int flags, va_list arguments) {
  return flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(arguments, mode_t) : 0;
}

int open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = mode_among(flags, arguments);
  va_end(arguments);
  return opened(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = mode_among(flags, arguments);
  va_end(arguments);
  return opened(path, flags, mode);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
  char path[4096];
  int code = answer(&(file_call){
      .kind = FILE_CALL_WRITE,
      .path = path_of(file, path, sizeof path),
      .offset = offset,
      .bytes = bytes,
      .count = count});
  if (code > 0) return failed(code);
  if (code == FILE_CALL_PRETEND) return (ssize_t)count;
  return syscall(SYS_pwrite64, file, bytes, code == FILE_CALL_HALF ? count / 2 : count, offset);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  return pwrite64(file, bytes, count, offset);
}

int ftruncate64(int file, off64_t length) {
  char path[4096];
  int code = answer(&(file_call){
      .kind = FILE_CALL_TRUNCATE, .path = path_of(file, path, sizeof path), .offset = length});
  if (code > 0) return failed(code);
  return code == FILE_CALL_PRETEND ? 0 : (int)syscall(SYS_ftruncate, file, length);
}

int ftruncate(int file, off_t length) { return ftruncate64(file, length); }

static int synced(int file, long call) {
  char path[4096];
  int code = answer(
      &(file_call){.kind = FILE_CALL_SYNC, .path = path_of(file, path, sizeof path)});
  if (code > 0) return failed(code);
  return code == FILE_CALL_PRETEND ? 0 : (int)syscall(call, file);
}

int fsync(int file) { return synced(file, SYS_fsync); }

int fdatasync(int file) { return synced(file, SYS_fdatasync); }

int link(const char *path, const char *target) {
  int code = answer(&(file_call){.kind = FILE_CALL_LINK, .path = path, .target = target});
  if (code > 0) return failed(code);
  return (int)syscall(SYS_linkat, AT_FDCWD, path, AT_FDCWD, target, 0);
}

int unlink(const char *path) {
  int code = answer(&(file_call){.kind = FILE_CALL_UNLINK, .path = path});
  if (code > 0) return failed(code);
  return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}

static int controlled(int file, int command, void *argument) {
  const struct flock *lock = argument;
  // Both commands take the same structure here. Unlocking isn't judged.
  if ((command == F_SETLK || command == F_SETLKW) && lock->l_type != F_UNLCK) {
    char path[4096];
    int code = answer(
        &(file_call){.kind = FILE_CALL_LOCK, .path = path_of(file, path, sizeof path)});
    if (code > 0) return failed(code);
  }
  return (int)syscall(SYS_fcntl, file, command, argument);
}

int fcntl(int file, int command, ...) {
  va_list arguments;
  va_start(arguments, command);
  void *argument = va_arg(arguments, void *);
  va_end(arguments);
  return controlled(file, command, argument);
}

int fcntl64(int file, int command, ...) {
  va_list arguments;
  va_start(arguments, command);
  void *argument = va_arg(arguments, void *);
  va_end(arguments);
  return controlled(file, command, argument);
}

#else

bool file_calls_can_be_judged(void) { return false; }

#endif
