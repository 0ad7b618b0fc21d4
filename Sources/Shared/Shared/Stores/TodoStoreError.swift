/// Why a store couldn't do what it was asked.
public enum TodoStoreError: Error, Equatable, Sendable {
  case missingTodo(TodoItem.ID)

  // The file at the path can't be used. It is left unchanged.
  case missingFolder(path: String)
  case readOnlyFolder(path: String)
  case isFolder(path: String)
  case danglingLink(path: String)
  case unreadableFile(path: String)
  case readOnlyFile(path: String)
  case emptyFile(path: String)
  case notTodoFile(path: String)
  case foreignDatabase(path: String)
  case newerFile(path: String, version: Int32)
  case damagedFile(path: String)
  /// The path is that of the log, or of the shared memory for it.
  case irregularLog(path: String)

  // A file of ours couldn't be read or written at the moment.
  case movedFile(path: String)
  case diskFull(path: String)
  case sizeLimit(path: String)
  case noMoreIDs(path: String)
  case inputOutput(path: String, code: Int32)
  case busy(path: String)
  case noLocks(path: String)
  case unexpected(path: String, code: Int32, message: String)
}

extension TodoStoreError: CustomStringConvertible {
  /// What happened and what to do about it, in one line of plain words.
  public var description: String {
    switch self {
    case .missingTodo:
      "The todo is no longer there."
    case .missingFolder(let path):
      "The folder of “\(path)” doesn't exist; create it or choose another file with --store."
    case .readOnlyFolder(let path):
      "The folder of “\(path)” can't be written to; choose another file with --store."
    case .isFolder(let path):
      "“\(path)” is a folder; choose a file with --store."
    case .danglingLink(let path):
      "“\(path)” is a link that leads nowhere; remove it or choose another file with --store."
    case .unreadableFile(let path):
      "“\(path)” can't be opened; check its permissions or choose another file with --store."
    case .readOnlyFile(let path):
      "“\(path)” can't be written to; make it writable or choose another file with --store."
    case .emptyFile(let path):
      "“\(path)” is empty and no todo file; delete it or choose another file with --store."
    case .notTodoFile(let path):
      "“\(path)” isn't a todo file; choose another file with --store."
    case .foreignDatabase(let path):
      "“\(path)” is another program's database; choose another file with --store."
    case .newerFile(let path, let version):
      "“\(path)” was made by a newer version (format \(version)); use that one to open it."
    case .damagedFile(let path):
      "“\(path)” is damaged; restore it from a backup or choose another file with --store."
    case .irregularLog(let path):
      "“\(path)” isn't a regular file, but the log has to be there; move it or choose another --store."
    case .movedFile(let path):
      "“\(path)” was moved or deleted while it was open; put it back or start again."
    case .diskFull(let path):
      "The disk of “\(path)” is full; make room and try again."
    case .sizeLimit(let path):
      "“\(path)” has reached the limit of file sizes; raise it (ulimit -f) and try again."
    case .noMoreIDs(let path):
      "“\(path)” has given its last todo number away; choose another file with --store."
    case .inputOutput(let path, let code):
      "“\(path)” couldn't be read or written (SQLite error \(code)); check the disk and try again."
    case .busy(let path):
      "“\(path)” is in use by another program; try again in a moment."
    case .noLocks(let path):
      "“\(path)” is where files can't be locked; choose another file with --store."
    case .unexpected(let path, let code, let message):
      """
      “\(path)” couldn't be used: \(message) (SQLite error \(code)); \
      choose another file with --store.
      """
    }
  }
}
