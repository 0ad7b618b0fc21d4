#include <sqlite3.h>

// Swift can't see SQLITE_TRANSIENT (a cast) or call sqlite3_db_config (variadic).

/// Binds a copy of `count` bytes of UTF-8, NULs among them included.
static inline int csqlite_bind_text(
    sqlite3_stmt *statement, int index, const char *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_text64(
      statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Says whether the last connection to close moves the log into the file.
static inline int csqlite_keep_log_on_close(sqlite3 *connection, int isKept) {
  return sqlite3_db_config(
      connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, isKept, (int *)0);
}
