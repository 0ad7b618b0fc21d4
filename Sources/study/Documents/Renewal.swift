import CommandLineKit
import CompareSupport
import Foundation
import Synchronization

/// Writes the output of commands into the documents that quote them, and the numbers of the five into
/// the files that ship with `compare`.
///
/// The commands read the results of four runs of `compare`: `.build/five.json` has the five,
/// `.build/desktop.json` has them on the second toolkit,
/// `.build/comparison.json` has their actions as well, with the report next to it as HTML, and
/// `.build/variants.json` has their other forms too; `.build/lifetimes.tsv` has the findings of the
/// suites of lifetimes.
struct Renewal: Sendable {
  private static let five = ".build/five.json"
  private static let desktop = ".build/desktop.json"
  private static let references =
    "Sources/compare/CResources/Files/references.json"
  private static let publicApps =
    "Sources/compare/CResources/Files/public-apps.json"

  private let session: Session
  private let isChecking: Bool

  init(_ session: Session, isChecking: Bool) {
    self.session = session
    self.isChecking = isChecking
  }

  /// - Returns: The exit code.
  func all(isMeasured: Bool) throws(Failure) -> Int32 {
    try build()
    step("Measuring change requests")
    // The results have the numbers of changes, too.
    var isRight = try renew("docs/changes/numbers.tsv", "swift run study change numbers")
    if !isMeasured {
      step("Measuring the five, and all forms")
      try shell("swift run compare --format json --output \(Self.five)")
      try shell(
        "swift run compare --actions --format html --output .build/comparison.html"
          + " --keep .build/comparison.json")
      try shell(
        "swift run compare . Packages/Forms --variants all --actions --format json"
          + " --output .build/variants.json")
      step("Measuring the five on the second toolkit")
      try shell("swift run compare Packages/Desktop --format json --output \(Self.desktop)")
      step("Running the suites of lifetimes")
      try shell("Packages/Lab/Scripts/lifetimes .build/lifetimes.tsv")
    }
    // First, because some documents quote commands that read these files.
    let render = "swift run compare render \(Self.five) --format json"
    isRight = try renew(Self.references, "\(render) --summary") && isRight
    isRight =
      try renew(
        Self.publicApps, "\(render) --claims docs/evidence/field-study --allow-partial") && isRight
    if !isChecking { try run("swift", ["build"]) }
    let environment = isChecking ? ["check": "1"] : [:]
    let picture = try bash("Scripts/report-picture screen .build/variants.json", environment)
    if !picture.succeeded { StandardError.write(picture.text) }
    step("Running the commands of the documents")
    let areRight = try documents([.output, .markdown], atOnce: true)
    return picture.succeeded && isRight && areRight
      ? SearchStatus.nothingFound : SearchStatus.findings
  }

  /// Renews what differs from run to run, one after the other.
  func runs() throws(Failure) -> Int32 {
    try build()
    return try documents([.run], atOnce: false) ? SearchStatus.nothingFound : SearchStatus.findings
  }

  /// The programs that the commands run; `swift run` would ask SwiftPM again each time.
  private func build() throws(Failure) {
    step("Building")
    for product in ["compare", "todo"] { try run("swift", ["build", "--product", product]) }
    for product in ["sessions", "benchmark"] {
      try run(
        "swift",
        ["build", "--package-path", "Packages/Lab", "-c", "release", "--product", product])
    }
  }

  /// - Returns: Whether all documents were up to date, or could be written.
  private func documents(
    _ kinds: Set<GeneratedBlocks.Kind>, atOnce: Bool
  ) throws(Failure) -> Bool {
    let paths = try Documents.paths(in: session)
    if atOnce {
      return try paths.concurrentMap { (path) throws(Failure) in try document(path, kinds) }
        .allSatisfy(\.self)
    }
    var areRight = true
    for path in paths { areRight = try document(path, kinds) && areRight }
    return areRight
  }

  private func document(
    _ path: String, _ kinds: Set<GeneratedBlocks.Kind>
  ) throws(Failure) -> Bool {
    let text = try session.text(of: path)
    if !kinds.contains(.run), GeneratedBlocks.lacksRun(text) {
      StandardError.write("\(path) lacks a run: run 'swift run study documents runs'.\n")
      return false
    }
    do throws(Failure) {
      return try keep(
        try GeneratedBlocks.renewed(text, kinds) { (command) throws(Failure) in
          try shell(command)
        }, in: path)
    } catch {
      // The other documents are still renewed.
      guard case .failed(let line, let output) = error else { throw error }
      StandardError.write("\(output)\(path): \(line)\n")
      return false
    }
  }

  private func renew(_ path: String, _ command: String) throws(Failure) -> Bool {
    try keep(try shell(command), in: path)
  }

  /// Writes a file, or shows how it differs.
  private func keep(_ text: String, in path: String) throws(Failure) -> Bool {
    if try session.text(of: path) == text { return true }
    if !isChecking {
      try session.write(text, to: path)
      return true
    }
    let difference = try session.run(
      "diff", ["-u", "--label", path, "--label", "renewed", path, "-"], input: text)
    StandardError.write(
      "\(difference.printed)\(path) isn't up to date: run 'swift run study documents write'.\n")
    return false
  }

  private func step(_ name: String) { StandardError.write("\(name) …\n") }

  private func run(_ program: String, _ arguments: [String]) throws(Failure) {
    let outcome = try session.run(program, arguments)
    guard outcome.succeeded else {
      let command = ([program] + arguments).joined(separator: " ")
      throw Failure("'\(command)' failed.", output: outcome.text)
    }
  }

  /// - Returns: What a command of a document prints.
  @discardableResult
  private func shell(_ command: String) throws(Failure) -> String {
    let outcome = try bash(command)
    guard outcome.succeeded else {
      throw Failure("“\(command)” failed.", output: outcome.text)
    }
    return outcome.printed
  }

  private func bash(
    _ command: String, _ environment: [String: String] = [:]
  ) throws(Failure) -> Outcome {
    try session.run(
      "bash", ["-o", "pipefail", "-c", Self.builtPrograms + command],
      environment: environment.merging(["STUDIED": session.root]) { $1 })
  }

  /// Lets `swift run` start what is built, since SwiftPM takes seconds to find that out.
  private static let builtPrograms = """
    swift() {
      if [[ $1 == run && -x $STUDIED/.build/debug/$2 ]]; then
        "$STUDIED/.build/debug/$2" "${@:3}"
      elif [[ "${*:1:5}" == "run --package-path Packages/Lab -c release" ]]; then
        "$STUDIED/Packages/Lab/.build/release/$6" "${@:7}"
      else
        command swift "$@"
      fi
    }
    export -f swift

    """
}
