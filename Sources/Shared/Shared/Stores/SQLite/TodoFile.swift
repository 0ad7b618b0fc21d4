import CSQLite
import Foundation

/// The file at a path, checked and created without ever touching one that isn't ours.
struct TodoFile {
  let path: String

  /// Creates the file if it doesn't exist, checks it if it does, and opens it.
  func connect() throws(TodoStoreError) -> SQLiteConnection {
    // A NUL would cut the path short, and "" means a temporary database to SQLite.
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .unreadableFile(path: path) }
    try checkLog()
    if try status() == nil { try create() }
    // It was removed again in the meantime.
    guard let status = try status() else { throw .movedFile(path: path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG where status.st_size == 0: throw .emptyFile(path: path)
    case S_IFREG: if try isCut(status), !hasLog { throw .damagedFile(path: path) }
    case S_IFDIR: throw .isFolder(path: path)
    // Never opened: a pipe could block forever.
    default: throw .notTodoFile(path: path)
    }

    let connection = try SQLiteConnection(path: path, reportedAs: path, mode: .readWrite)
    // SQLite falls back to read-only if it may not write.
    if sqlite3_db_readonly(connection.handle, "main") == 1 { throw .readOnlyFile(path: path) }
    return connection
  }

  /// Whether the file, according to its header, ends in the middle of a page.
  ///
  /// The disk was full, or power failed, while the log was moved into it; the log still has it all.
  private func isCut(_ status: stat) throws(TodoStoreError) -> Bool {
    let header = try TodoFileHeader(path: path)
    try header.judge(fileSize: Int64(status.st_size))
    return header.isCut(fileSize: Int64(status.st_size))
  }

  /// Throws if something else is where the log, its shared memory or a former journal would be.
  ///
  /// SQLite opens those without a look at them, and reading from a pipe would never end.
  private func checkLog() throws(TodoStoreError) {
    for suffix in ["-wal", "-shm", "-journal"] {
      var status = stat()
      let other = place + suffix.utf8CString
      if stat(other, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
        throw .irregularLog(path: path + suffix)
      }
    }
  }

  /// Whether a log next to the file has commits that haven't been moved into it.
  var hasLog: Bool {
    var status = stat()
    let log = place + "-wal".utf8CString
    return stat(log, &status) == 0 && status.st_size > 0
  }

  /// Where the file is, with links resolved, since its log is there too; without the trailing zero.
  ///
  /// As bytes: the path that a link leads to needn't be valid UTF-8.
  private var place: [CChar] {
    guard let resolved = realpath(path, nil) else { return Array(path.utf8CString.dropLast()) }
    defer { free(resolved) }
    return Array(UnsafeBufferPointer(start: resolved, count: strlen(resolved)))
  }

  /// What is at the path, with links resolved; `nil` if nothing is.
  private func status() throws(TodoStoreError) -> stat? {
    var status = stat()
    if stat(path, &status) == 0 { return status }
    switch errno {
    case ENOENT:
      guard lstat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFLNK else {
        throw .danglingLink(path: path)
      }
      return nil
    case ELOOP: throw .danglingLink(path: path)
    case ENOTDIR: throw .missingFolder(path: path)
    default: throw .unreadableFile(path: path)
    }
  }
}

extension TodoFile {
  /// Creates an empty todo file unless another process is faster.
  ///
  /// It is created under another name and then linked to its own, which succeeds for one process
  /// only: nobody ever sees a half-finished file.
  private func create() throws(TodoStoreError) {
    var status = stat()
    guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .missingFolder(path: path)
    }
    guard isFolderWritable else { throw .readOnlyFolder(path: path) }

    // Nothing is at the path, so it isn't a link: its folder is the one in the path.
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? "./"
    let draft = folder + ".new-todos-" + UUID().uuidString
    defer {
      for suffix in ["", "-journal", "-wal", "-shm"] { unlink(draft + suffix) }
    }
    do {
      let connection = try SQLiteConnection(path: draft, reportedAs: path, mode: .create)
      try connection.execute(TodoSchema.creation)
    }
    guard link(draft, path) == 0 || errno == EEXIST else {
      throw TodoStoreError(system: errno, path: path)
    }
    syncFolder()
  }

  /// Whether files can be created next to the file, which its log requires.
  var isFolderWritable: Bool {
    faccessat(AT_FDCWD, folder, W_OK | X_OK, AT_EACCESS) == 0
  }

  /// As a C string, with a slash at the end.
  private var folder: [CChar] {
    let place = place
    guard let slash = place.lastIndex(of: CChar(UInt8(ascii: "/"))) else {
      return Array("./".utf8CString)
    }
    return place[...slash] + [0]
  }

  /// Makes the new name survive a power loss; errors of file systems that can't do it are ignored.
  private func syncFolder() {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
