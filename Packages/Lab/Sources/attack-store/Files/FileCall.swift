import CFailingFiles

/// A call that is about to change or lock a file.
enum FileCall: Equatable {
  case create(String)
  case write(String, at: Int, [UInt8])
  case truncate(String, to: Int)
  /// Of a file, or of a folder and the names in it.
  case sync(String)
  case link(String, as: String)
  case unlink(String)
  case lock(String)

  init(_ call: file_call) {
    let path = String(cString: call.path)
    switch call.kind {
    case FILE_CALL_CREATE: self = .create(path)
    case FILE_CALL_WRITE:
      let bytes = UnsafeRawBufferPointer(start: call.bytes, count: call.count)
      self = .write(path, at: Int(call.offset), Array(bytes))
    case FILE_CALL_TRUNCATE: self = .truncate(path, to: Int(call.offset))
    case FILE_CALL_SYNC: self = .sync(path)
    case FILE_CALL_LOCK: self = .lock(path)
    case FILE_CALL_LINK: self = .link(path, as: String(cString: call.target))
    default: self = .unlink(path)
    }
  }

  var path: String {
    switch self {
    case .create(let path), .write(let path, _, _), .truncate(let path, _), .sync(let path),
      .link(let path, _), .unlink(let path), .lock(let path):
      path
    }
  }

  var isLock: Bool {
    if case .lock = self { true } else { false }
  }

  /// SQLite's shared memory coordinates readers and writers; after a crash it is rebuilt.
  var isOfSharedMemory: Bool { path.hasSuffix("-shm") }
}
