import Foundation
import Shared

extension Options.Store {
  /// Opens the store; the folder of the standard one is created if necessary.
  func open() throws(StartError) -> any TodoStore {
    switch self {
    case .memory: MemoryTodoStore()
    case .standard: try Self.open(path: Self.standardPath())
    case .file(let path): try Self.open(path: path)
    }
  }

  private static func open(path: String) throws(StartError) -> any TodoStore {
    do throws(TodoStoreError) {
      return try SQLiteTodoStore(path: path)
    } catch {
      throw .store(error)
    }
  }

  /// Whether opening it would create a file.
  var isNewFile: Bool {
    switch self {
    case .memory: false
    case .standard:
      !FileManager.default.fileExists(atPath: Self.standardFile.path(percentEncoded: false))
    case .file(let path): !FileManager.default.fileExists(atPath: path)
    }
  }

  private static func standardPath() throws(StartError) -> String {
    let file = standardFile.path(percentEncoded: false)
    try makeFolders(of: file)
    return file
  }

  /// Creates the folders for a file, from the outermost on.
  ///
  /// Foundation could do it too, but doesn't report why it failed.
  private static func makeFolders(of file: String) throws(StartError) {
    for slash in file.indices.dropFirst() where file[slash] == "/" {
      let folder = String(file[..<slash])
      guard mkdir(folder, 0o777) != 0 else { continue }
      let code = errno == EEXIST ? ENOTDIR : errno
      // It exists already, even though we may not create folders in its parent.
      if FileManager.default.fileExists(atPath: folder + "/") { continue }
      throw .noDataFolder(path: folder, reason: String(cString: strerror(code)))
    }
  }

  private static var standardFile: URL {
    dataFolder.appending(path: "todo/todos.sqlite", directoryHint: .notDirectory)
  }

  /// Where programs keep the user's data.
  private static var dataFolder: URL {
    #if os(macOS)
      URL.applicationSupportDirectory
    #else
      // The XDG base directory specification says to ignore a path that isn't absolute.
      if let path = ProcessInfo.processInfo.environment["XDG_DATA_HOME"], path.hasPrefix("/") {
        URL(filePath: path, directoryHint: .isDirectory)
      } else {
        URL.homeDirectory.appending(path: ".local/share", directoryHint: .isDirectory)
      }
    #endif
  }
}
