package import CompareSupport
import Foundation

/// Runs git on somebody's repository, and changes nothing there.
package struct Git: Sendable {
  private let path: String
  private let children: Children

  /// The `git` that the shell would run.
  package static func find(searchPath: String, children: Children) throws(Failure) -> Git {
    for folder in searchPath.split(separator: ":") {
      let path = "\(folder)/git"
      if FileManager.default.isExecutableFile(atPath: path) {
        return Git(path: path, children: children)
      }
    }
    throw .gitMissing
  }

  /// Runs a command in a folder; no hook and no monitor of the repository's runs with it.
  ///
  /// What a hook that calls this program was told about its own repository is not passed on.
  func run(
    _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws(Stop) -> Outcome {
    var invocation = Invocation(
      path: path, arguments: Self.settings + arguments, folder: folder,
      environment: Self.environment.merging(environment) { $1 })
    invocation.removes = Self.ofHooks.subtracting(environment.keys)
    return try children.run(invocation)
  }

  private static let settings = [
    "core.hooksPath=/dev/null", "core.fsmonitor=false", "submodule.recurse=false", "gc.auto=0",
    "maintenance.auto=false",
  ].flatMap { ["-c", $0] }

  /// Files that are kept elsewhere are no sources; nobody is there to answer a question.
  private static let environment = [
    "GIT_LFS_SKIP_SMUDGE": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
    "LC_ALL": "C",
  ]

  private static let ofHooks: Set = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_DIR",
    "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_NAMESPACE",
    "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
  ]
}

extension Outcome {
  /// What a program printed, without the end of its last line.
  var line: String {
    var text = String(decoding: standardOutput, as: UTF8.self)
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }

  /// The first thing that git said was wrong.
  var complaint: String {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let fatal = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") }
    let line = fatal.map { String($0.dropFirst(7)) } ?? lines.first ?? "it ended with \(status)"
    return line.hasSuffix(".") ? String(line.dropLast()) : line
  }
}
