// Stands between this program and the calls that change files or lock them, to see them and to make them fail.

#ifndef FAILING_FILES_H
#define FAILING_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum file_call_kind {
  FILE_CALL_CREATE,
  FILE_CALL_WRITE,
  FILE_CALL_TRUNCATE,
  FILE_CALL_SYNC,
  FILE_CALL_LINK,
  FILE_CALL_UNLINK,
  FILE_CALL_LOCK,
};

/// A call that is about to be made.
typedef struct {
  enum file_call_kind kind;
  /// The file or folder that it concerns.
  const char *path;
  /// Of a link: its name.
  const char *target;
  /// Of a write: where to. Of a truncation: the length.
  int64_t offset;
  const void *bytes;
  size_t count;
} file_call;

// What to do with a call. A positive answer is the error to fail with.
#define FILE_CALL_PROCEED 0
/// Write half of what was asked for, and say so.
#define FILE_CALL_HALF (-1)
/// Do nothing, and say that it is done.
#define FILE_CALL_PRETEND (-2)

typedef int (*file_call_judge)(void *context, const file_call *call);

/// Whether calls can be seen on this system.
bool file_calls_can_be_judged(void);

/// Asks `judge` before each call of this thread, until it is NULL.
void judge_file_calls(file_call_judge judge, void *context);

/// Lets calls of this thread through unasked for a while; whether that was so before.
bool let_file_calls_through(bool are_let);

#endif
