// Intercepts this program's calls that change or lock files, to record them and to make them fail.

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
  /// The affected file or folder.
  const char *path;
  /// For a link: its name.
  const char *target;
  /// For a write: the offset. For a truncation: the length.
  int64_t offset;
  const void *bytes;
  size_t count;
} file_call;

// What to do with a call. A positive answer is the error to fail with.
#define FILE_CALL_PROCEED 0
/// Write half of the bytes, and return that count.
#define FILE_CALL_HALF (-1)
/// Do nothing, but report success.
#define FILE_CALL_PRETEND (-2)

typedef int (*file_call_judge)(void *context, const file_call *call);

/// Whether calls can be intercepted on this system.
bool file_calls_can_be_judged(void);

/// Asks `judge` before each call of this thread, until it is set to NULL.
void judge_file_calls(file_call_judge judge, void *context);

/// Lets calls of this thread pass without asking, or no longer; returns the previous setting.
bool let_file_calls_through(bool are_let);

#endif
