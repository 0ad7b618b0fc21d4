import Foundation
import Shared

extension Options.Store {
  /// Opens the store; the folder of the standard one is made if need be.
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

  /// Whether to open it makes a file.
  var isNewFile: Bool {
    switch self {
    case .memory: false
    case .standard:
      !FileManager.default.fileExists(atPath: Self.standardFile.path(percentEncoded: false))
    case .file(let path): !FileManager.default.fileExists(atPath: path)
    }
  }

  private static func standardPath() throws(StartError) -> String {
    let folder = standardFile.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      let reason = error.localizedDescription
      throw .noDataFolder(path: folder.path(percentEncoded: false), reason: reason)
    }
    return standardFile.path(percentEncoded: false)
  }

  private static var standardFile: URL {
    dataFolder.appending(path: "todo/todos.sqlite", directoryHint: .notDirectory)
  }

  /// Where programs keep what a user makes with them.
  private static var dataFolder: URL {
    #if os(macOS)
      URL.applicationSupportDirectory
    #else
      // The XDG base directory specification: a path that isn't absolute is to be ignored.
      if let path = ProcessInfo.processInfo.environment["XDG_DATA_HOME"], path.hasPrefix("/") {
        URL(filePath: path, directoryHint: .isDirectory)
      } else {
        URL.homeDirectory.appending(path: ".local/share", directoryHint: .isDirectory)
      }
    #endif
  }
}
