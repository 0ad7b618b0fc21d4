import CommandLineKit
import CompareSupport
import Foundation

/// Why a command ended early.
enum Ending: Error {
  case misused(UsageError)
  case failed(Failure)
  case interrupted(signal: Int32)
}

/// What a command works with: the package, and the programs that it runs.
struct Session: Sendable {
  /// The root of the package, without links in it.
  let root: String
  private let children: Children

  init(folder: String, children: Children) throws(Ending) {
    self.children = children
    guard let root = Self.root(around: folder) else {
      throw .failed(
        Failure("'\(folder)' isn't in the package of the five patterns; run study in it."))
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
  ) throws(Ending) -> Outcome {
    var invocation = Invocation(
      path: "/usr/bin/env", arguments: [program] + arguments, folder: folder ?? root,
      environment: environment)
    invocation.input = Array(input.utf8)
    do throws(Stop) {
      return try children.run(invocation)
    } catch {
      switch error {
      case .failed(let failure): throw .failed(failure)
      case .interrupted(let signal): throw .interrupted(signal: signal)
      }
    }
  }

  /// A program that is built together with this one.
  func program(_ name: String) -> String {
    Bundle.main.bundleURL.appending(path: name).path
  }

  /// Runs git in a folder, without the user's hooks and names.
  ///
  /// - Returns: What it printed.
  /// - Throws: The last line that it printed, if it fails.
  func git(
    _ command: String, _ words: [String] = [], in folder: String? = nil, input: String = ""
  ) throws(Ending) -> String {
    let arguments = [command] + words
    let own = [
      "user.name=study", "user.email=study@localhost", "commit.gpgsign=false",
      "init.defaultBranch=main", "core.hooksPath=/dev/null",
    ]
    let outcome = try run(
      "git", own.flatMap { ["-c", $0] } + arguments, in: folder, input: input)
    guard outcome.succeeded else {
      let command = arguments.joined(separator: " ")
      throw .failed(Failure("'git \(command)' failed.", output: outcome.text))
    }
    return outcome.printed
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

  func text(of path: String) throws(Ending) -> String {
    do {
      return try String(contentsOfFile: self.path(path), encoding: .utf8)
    } catch {
      throw .failed(Failure("'\(path)' can't be read; is it there, in UTF-8?"))
    }
  }

  func write(_ text: String, to path: String) throws(Ending) {
    do {
      try Data(text.utf8).write(to: URL(filePath: self.path(path)), options: .atomic)
    } catch {
      throw .failed(.outputUnwritable(path: path, reason: error.localizedDescription))
    }
  }
}

extension Session {
  /// Prints at once, so that a program that is run next prints after it.
  func say(_ text: String) throws(Ending) {
    let code = WholeFile.write(Array(text.utf8)[...], to: STDOUT_FILENO)
    guard code == 0 else {
      let reason = String(cString: strerror(code))
      throw .failed(.outputUnwritable(path: "standard output", reason: reason))
    }
  }
}

extension Outcome {
  /// What it printed on standard output.
  var printed: String { String(decoding: standardOutput, as: UTF8.self) }
}

extension Session {
  /// Runs something with an empty folder, which is removed afterwards, however this program ends.
  func inTemporaryFolder<Value>(
    _ body: (_ folder: String) throws(Ending) -> Value
  ) throws(Ending) -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "study-\(UUID().uuidString)").path
    if let reason = NewFolder.make(folder) {
      throw .failed(.outputUnwritable(path: folder, reason: reason))
    }
    let remove = { @Sendable in _ = try? FileManager.default.removeItem(atPath: folder) }
    let value = try EarlyEnd.undoing(by: remove) { () throws(Ending) in
      try body(folder.realPath)
    }
    remove()
    return value
  }
}
