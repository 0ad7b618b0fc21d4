package import CompareSupport
import Foundation

/// Runs git without any configuration of the repository, the user or the machine.
///
/// A repository's configuration can name programs (filters, monitors, hooks, transports), so git
/// never sees it: `Repository` points git at a folder of our own.
package struct Git: Sendable {
  private let path: String
  private let children: Children
  /// How long a command may take, because something in a repository can keep git waiting forever.
  private let limit: Duration

  /// The `git` that the shell would run.
  package static func find(
    _ session: MeasuringSession, limit: Duration = .seconds(60)
  ) throws(Failure) -> Git {
    for folder in session.searchPath.split(separator: ":") {
      let path = "\(folder)/git"
      if FileManager.default.isExecutableFile(atPath: path) {
        return Git(path: path, children: session.children, limit: limit)
      }
    }
    throw Failure("There is no 'git' on PATH, which other revisions come from.")
  }

  /// Runs a command in a git directory of our own, with the repository's objects; the standard
  /// output can go to a file.
  ///
  /// A long command, which reads the contents of all files, has sixty times as long.
  func run(
    _ arguments: [String], in folder: String, objects: String, input: [UInt8] = [],
    output: String? = nil, isLong: Bool = false
  ) throws(Failure) -> Outcome {
    var invocation = Invocation(
      path: path, arguments: Self.settings + arguments, folder: folder,
      environment: Self.environment.merging([
        "GIT_DIR": folder, "GIT_OBJECT_DIRECTORY": objects,
        // Versions before 2.32 have no other way to ignore the user's configuration.
        "HOME": folder, "XDG_CONFIG_HOME": folder,
      ]) { $1 })
    // A hook that runs this program has variables for its own repository; other variables can
    // configure git or name programs.
    invocation.removes = Set(
      ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("GIT_") }
    ).subtracting(invocation.environment.keys).subtracting(["GIT_EXEC_PATH"])
    invocation.input = input
    invocation.output = output
    let limit = isLong ? limit * 60 : limit
    let outcome = try children.run(invocation, within: limit)
    guard !outcome.isLate else {
      throw .gitLate(arguments.first ?? "", limit: limit)
    }
    return outcome
  }

  private static let settings = [
    "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.attributesFile=/dev/null",
    "protocol.allow=never", "gc.auto=0", "maintenance.auto=false",
    // An abbreviation that a file shares still stands for the commit.
    "core.disambiguate=committish",
  ].flatMap { ["-c", $0] }

  private static let environment = [
    "GIT_ATTR_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
    "LC_ALL": "C",
  ]
}

extension Outcome {
  /// A program's output without the line break at its end.
  var line: String {
    var text = String(decoding: standardOutput, as: UTF8.self)
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }

  /// The first error that git reported.
  var complaint: String {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let fatal = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") }
    let line = fatal.map { String($0.dropFirst(7)) } ?? lines.first ?? "it ended with \(status)"
    return line.hasSuffix(".") ? String(line.dropLast()) : line
  }
}

extension Failure {
  static func repositoryMissing(folder: String, reason: String) -> Failure {
    Failure("'\(folder)' is in no git repository that can be read: \(reason).")
  }

  static func specialFile(path: String) -> Failure {
    Failure(
      "'\(path)' is neither a file nor a folder, and git could wait for it forever: remove it.")
  }

  static func gitLate(_ command: String, limit: Duration) -> Failure {
    Failure(
      "'git \(command)' did not finish within \(limit.components.seconds) seconds. Look for pipes"
        + " or slow links inside '.git', and try again.")
  }

  static func revisionMissing(name: String, root: String, isShallow: Bool) -> Failure {
    let shallow =
      " It is a shallow clone: fetch the revision first, as with 'git fetch --unshallow'."
    return Failure(
      "'\(name)' isn't a revision in '\(root)'." + (isShallow ? shallow : ""))
  }

  static func checkoutFailed(_ revision: String, reason: String) -> Failure {
    Failure("The files of '\(revision)' cannot be checked out: \(reason).")
  }

  /// The same failure, at a revision.
  package func at(_ revision: Revision) -> Failure {
    guard case .failed(let line, let output) = self else { return self }
    return Failure("At '\(revision.name)': \(line)", output: output)
  }
}
