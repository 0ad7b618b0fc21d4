import CSQLite
import Foundation

/// The file at a path, looked at and made without ever touching one that isn't ours.
struct TodoFile {
  let path: String

  /// Makes the file if there is none, judges it if there is one, and opens it.
  func connect() throws(TodoStoreError) -> SQLiteConnection {
    // A NUL would cut the path short, and SQLite takes "" for a database of its own.
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .unreadableFile(path: path) }
    if try status() == nil { try create() }
    // Somebody took it away again.
    guard let status = try status() else { throw .movedFile(path: path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG where status.st_size == 0: throw .emptyFile(path: path)
    case S_IFREG: if try isCut(status), !hasLog { throw .damagedFile(path: path) }
    case S_IFDIR: throw .isFolder(path: path)
    // Never opened: a pipe would block for good.
    default: throw .notTodoFile(path: path)
    }

    let connection = try SQLiteConnection(path: path, reportedAs: path, mode: .readWrite)
    // SQLite falls back to reading when it may not write.
    if sqlite3_db_readonly(connection.handle, "main") == 1 { throw .readOnlyFile(path: path) }
    return connection
  }

  /// Whether the file, judged by its header, ends in the midst of a page.
  ///
  /// The disk was full, or power went, while its log was moved into it; the log has all of it yet.
  private func isCut(_ status: stat) throws(TodoStoreError) -> Bool {
    let header = try TodoFileHeader(path: path)
    try header.judge(fileSize: Int64(status.st_size))
    return header.isCut(fileSize: Int64(status.st_size))
  }

  /// Whether commits wait in a log beside the file to be moved into it.
  var hasLog: Bool {
    var status = stat()
    let log = place + "-wal".utf8CString
    return stat(log, &status) == 0 && status.st_size > 0
  }

  /// Where the file lies, links followed, as its log lies there too; without the zero at the end.
  ///
  /// Its bytes: what the path leads to need not have a name in UTF-8.
  private var place: [CChar] {
    guard let resolved = realpath(path, nil) else { return Array(path.utf8CString.dropLast()) }
    defer { free(resolved) }
    return Array(UnsafeBufferPointer(start: resolved, count: strlen(resolved)))
  }

  /// What is at the path, links followed; `nil` for nothing.
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
  /// Makes an empty todo file unless someone else is faster.
  ///
  /// It is made under another name and then linked to its own, which succeeds for one process
  /// only: no one ever sees a file that is half made.
  private func create() throws(TodoStoreError) {
    var status = stat()
    guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .missingFolder(path: path)
    }
    guard isFolderWritable else { throw .readOnlyFolder(path: path) }

    // There is nothing yet at the path, and so no link: its folder is spelled as it was given.
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

  /// Whether files can be made beside the file, as its log has to be.
  var isFolderWritable: Bool {
    faccessat(AT_FDCWD, folder, W_OK | X_OK, AT_EACCESS) == 0
  }

  /// As C has it, with a slash at its end.
  private var folder: [CChar] {
    let place = place
    guard let slash = place.lastIndex(of: CChar(UInt8(ascii: "/"))) else {
      return Array("./".utf8CString)
    }
    return place[...slash] + [0]
  }

  /// Makes the new name survive a power loss; a file system that can't needs no telling.
  private func syncFolder() {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
