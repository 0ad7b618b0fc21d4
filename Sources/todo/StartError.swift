import Shared

/// Why the app can't be run.
enum StartError: Error, Equatable, Sendable {
  case noDataFolder(path: String, reason: String)
  case noTerminal
  case noFileStore(path: String)
}

extension StartError {
  /// The status that the program ends with.
  static let exitCode: Int32 = 1

  /// The line that it is told in.
  var description: String { "Error: \(message.oneLine)\n" }

  private var message: String {
    switch self {
    case .noDataFolder(let path, let reason):
      "The folder “\(path)” can't be made (\(reason)); choose a file with --store."
    case .noTerminal:
      "There is no terminal to draw on; use --keys to run without one."
    case .noFileStore(let path):
      "“\(path)” can't be opened: only --store memory is supported."
    }
  }
}
