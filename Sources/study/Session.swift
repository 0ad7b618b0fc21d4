import CommandLineKit
import CompareSupport
import Foundation

/// What a command works with: the package, and the programs that it runs.
struct Session: Sendable {
  /// The root of the package, without links in it.
  let root: String
  /// Where the user is: what paths on the command line are relative to.
  let folder: String
  /// What is undone if the command ends early.
  let earlyEnd: EarlyEnd
  private let children: Children

  init(folder: String, children: Children, earlyEnd: EarlyEnd) throws(Failure) {
    self.earlyEnd = earlyEnd
    self.folder = folder
    self.children = children
    guard let root = Self.root(around: folder) else {
      throw Failure("'\(folder)' isn't in the package of the five patterns; run study in it.")
    }
    self.root = root
  }

  private static func root(around folder: String) -> String? {
    var url = URL(filePath: folder).resolvingSymlinksInPath()
    while url.path != "/" {
      let mark = url.appending(path: "docs/changes")
      if FileManager.default.fileExists(atPath: mark.path) { return url.path }
      url.deleteLastPathComponent()
    }
    return nil
  }

  /// Runs a program of the system or the toolchain, as the shell would find it.
  func run(
    _ program: String, _ arguments: [String], in folder: String? = nil,
    environment: [String: String] = [:], input: String = ""
  ) throws(Failure) -> Outcome {
    var invocation = Invocation(
      path: "/usr/bin/env", arguments: [program] + arguments, folder: folder ?? root,
      environment: environment)
    invocation.input = Array(input.utf8)
    return try children.run(invocation)
  }

  /// The path of a tool of the Swift toolchain.
  func tool(_ name: String) throws(Failure) -> String {
    let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Toolchain.find(searchPath: searchPath, children: children).tool(name)
  }

  /// A program that is built together with this one.
  func program(_ name: String) -> String {
    Bundle.main.bundleURL.appending(path: name).path
  }

  /// Runs git in a folder, without the user's hooks and names.
  ///
  /// - Returns: What it printed.
  /// - Throws: The last line that it printed, if it fails.
  @discardableResult
  func git(
    _ command: String, _ words: [String] = [], in folder: String? = nil, input: String = ""
  ) throws(Failure) -> String {
    let outcome = try tryGit(command, words, in: folder, input: input)
    guard outcome.succeeded else {
      let command = ([command] + words).joined(separator: " ")
      throw Failure("'git \(command)' failed.", output: outcome.text)
    }
    return outcome.printed
  }

  /// The same for a command that may fail.
  func tryGit(
    _ command: String, _ words: [String], in folder: String? = nil, input: String = ""
  ) throws(Failure) -> Outcome {
    let own = [
      "user.name=study", "user.email=study@localhost", "commit.gpgsign=false",
      "init.defaultBranch=main", "core.hooksPath=/dev/null",
    ]
    return try run(
      "git", own.flatMap { ["-c", $0] } + [command] + words, in: folder, input: input)
  }
}

// MARK: Folders that don't outlive the work in them

extension Session {
  /// Runs something with an empty folder, which is removed afterwards, however this program ends.
  func inTemporaryFolder<Value>(
    _ body: (_ folder: String) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let folder = FileManager.default.temporaryDirectory.path.realPath + "/study-\(UUID())"
    return try removing(folder) { () throws(Failure) in
      try makeFolder(folder)
      let value = try body(folder)
      try? FileManager.default.removeItem(atPath: folder)
      return value
    }
  }

  /// Removes a folder if the work in it doesn't come to its end.
  func removing<Value>(
    _ folder: String, unlessDone work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try earlyEnd.undoing(by: { try? FileManager.default.removeItem(atPath: folder) }, work)
  }

  /// Makes a folder with all folders around it.
  func makeFolder(_ path: String) throws(Failure) {
    if let reason = NewFolder.make(path) {
      throw .outputUnwritable(path: path, reason: reason)
    }
  }
}

// MARK: Files of the package, by their paths from the root

extension Session {
  func path(_ path: String) -> String { path.hasPrefix("/") ? path : "\(root)/\(path)" }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: self.path(path))
  }

  /// Whether there is a file that is no link.
  func isFile(_ path: String) -> Bool {
    let kind = try? FileManager.default.attributesOfItem(atPath: self.path(path))[.type]
    return kind as? FileAttributeType == .typeRegular
  }

  func text(of path: String) throws(Failure) -> String {
    do {
      return try String(contentsOfFile: self.path(path), encoding: .utf8)
    } catch {
      throw Failure("'\(path)' can't be read; is it there, in UTF-8?")
    }
  }

  func write(_ text: String, to path: String) throws(Failure) {
    do {
      try Data(text.utf8).write(to: URL(filePath: self.path(path)), options: .atomic)
    } catch {
      throw .outputUnwritable(path: path, reason: error.localizedDescription)
    }
  }
}

extension Session {
  func say(_ text: String) throws(Failure) { try Output.say(text) }
}

enum Output {
  /// Prints at once, so that a program that is run next prints after it.
  static func say(_ text: String) throws(Failure) {
    let code = WholeFile.write(Array(text.utf8)[...], to: STDOUT_FILENO)
    guard code == 0 else {
      let reason = String(cString: strerror(code))
      throw .outputUnwritable(path: "standard output", reason: reason)
    }
  }
}

extension Outcome {
  /// What it printed on standard output.
  var printed: String { String(decoding: standardOutput, as: UTF8.self) }
}
