import CompareSupport
import Foundation

/// Finds out who decides which todo is selected: SelectionRule, or still TodoListViewController.
///
/// The rule decides by itself if the files that the reader added build without the others. The
/// controller asks it if the list follows the rule when the rule answers otherwise: while each function
/// of these files that answers an optional answers nil, nothing is ever selected. How either is
/// written doesn't matter.
struct SelectionRuleCheck {
  static let sources = "Packages/Forms/Sources/MVCFat"
  static let tests = "Packages/Forms/Tests/MVCFatTests"
  private static let suite = "MVCFatTests"
  private static let probe = "SelectionProbe"

  let check: ExerciseCheck
  let exercise: Exercise

  private var session: Session { exercise.session }

  func missing() throws(Failure) -> [String] {
    let lost = try check.lostLines(in: Self.tests)
    guard lost.isEmpty else { return lost }
    let added = try addedFiles()
    let noRule = ["There is no type SelectionRule in a file of its own in \(Self.sources) yet."]
    guard !added.isEmpty else { return noRule }
    let failures = try check.failures(of: Self.suite, saying: "A test fails:")
    guard failures.isEmpty else { return failures }
    let alone = try alone(added)
    guard let functions = alone.functions else {
      let errors = alone.log.errors
      guard errors.contains(where: { !$0.contains("cannot find 'SelectionRule' in scope") }) else {
        return noRule
      }
      return alone.log.list(
        errors,
        saying: "SelectionRule doesn't decide by itself: without the others, its files don't build:"
      )
    }
    try session.say(
      "They pass. Letting SelectionRule answer nil, to see whether the list follows …\n")
    return try followed(try faults(in: added, functions))
  }

  /// The files that the module didn't have when the exercise was started.
  private func addedFiles() throws(Failure) -> [String] {
    let begin = exercise.started?.commit ?? "HEAD"
    let old = Set(
      try session.git("ls-tree", ["-r", "--name-only", begin, "--", Self.sources])
        .split(separator: "\n").map(String.init))
    let all =
      FileManager.default.subpaths(atPath: "\(session.root)/\(Self.sources)") ?? []
    return all.filter { $0.hasSuffix(".swift") }.map { "\(Self.sources)/\($0)" }.sorted()
      .filter { !old.contains($0) }
  }

  // MARK: - Does it decide by itself?

  /// Compiles the files as a module of their own, with the call that the tests make.
  ///
  /// - Returns: What the compiler said, and the functions if it succeeded.
  private func alone(
    _ files: [String]
  ) throws(Failure) -> (log: BuildLog, functions: [OptionalFunction]?) {
    let modules = try binPath() + "/Modules"
    return try session.inTemporaryFolder { (folder) throws(Failure) in
      let call = "\(folder)/Call.swift"
      try NewFiles().write(
        """
        import Shared

        func ask(_ id: TodoItem.ID?, _ before: TodoListing, _ now: TodoListing) -> TodoItem.ID? {
          SelectionRule().selected(id, before: before, now: now)
        }

        """, to: call, shownAs: call)
      let maps = ["CSQLite", "CZlib", "CCurl"].flatMap {
        ["-Xcc", "-fmodule-map-file=\(session.root)/Sources/Shared/\($0)/module.modulemap"]
      }
      let outcome = try session.run(
        "swiftc",
        [
          "-emit-module", "-o", "\(folder)/MVCFat.swiftmodule", "-module-name", "MVCFat",
          "-swift-version", "6", "-default-isolation", "MainActor", "-I", modules,
          "-emit-symbol-graph", "-emit-symbol-graph-dir", folder,
          "-symbol-graph-minimum-access-level", "internal",
        ] + maps + files.map { "\(session.root)/\($0)" } + [call])
      let graph = FileManager.default.contents(atPath: "\(folder)/MVCFat.symbols.json")
      let log = BuildLog(outcome.text, folder: session.root)
      guard outcome.succeeded, let graph else { return (log, nil) }
      do {
        return (log, try OptionalFunction.all(in: graph))
      } catch {
        throw Failure("The compiler's symbol graph can't be read: \(error.localizedDescription).")
      }
    }
  }

  private func binPath() throws(Failure) -> String {
    let outcome = try session.run(
      "swift", ["build", "--package-path", "Packages/Forms", "--show-bin-path"])
    guard outcome.succeeded else {
      throw Failure("'swift build --show-bin-path' failed.", output: outcome.text)
    }
    return String(decoding: outcome.standardOutput, as: UTF8.self).trimmed
  }

  // MARK: - Does the controller ask it?

  private func faults(
    in files: [String], _ functions: [OptionalFunction]
  ) throws(Failure) -> [Fault] {
    var faults: [Fault] = []
    for file in files {
      let text = try exercise.text(of: file)
      let own = functions.filter { $0.file == "\(session.root)/\(file)" }
      if own.isEmpty { continue }
      faults.append(
        Fault(path: file, before: text, after: OptionalFunction.answeringNil(own, in: text)))
    }
    let probe = Fault(
      path: "\(Self.tests)/\(Self.probe).swift", before: nil, after: Self.probeText)
    return faults + [probe]
  }

  private func followed(_ faults: [Fault]) throws(Failure) -> [String] {
    let (log, succeeded) = try exercise.faults.during(faults) { () throws(Failure) in
      try check.test("\(Self.suite).\(Self.probe)")
    }
    if succeeded, log.ranAny { return [] }
    guard log.hasStarted else {
      throw Failure("SelectionRule can't be tried with another answer.", output: log.text)
    }
    return [
      "TodoListViewController doesn't ask SelectionRule, or not always. It still decides when"
    ]
      + log.failedTests.map { "  \($0)" }
  }

  /// A test passes if the list has no selection, as the rule says then.
  private static let probeText = """
    import Shared
    import TerminalUI
    import TestSupport
    import Testing

    @testable import MVCFat

    @Suite struct \(probe) {
      private let store: FailingStore
      private let controller: TodoListViewController

      init() throws {
        store = try FailingStore("2026-11-20 A", "2026-11-21 B", "2026-11-22 C")
        controller = TodoListViewController(store: store, clock: .fixed, calendar: .fixed)
        controller.appeared()
      }

      @Test func `nothing was selected before`() {
        #expect(controller.screen.selectedTitle == nil)
      }

      @Test func `the selected todo is still listed`() throws {
        controller.todoFormSaved(2)
        try store.setDone(true, 3)
        #expect(controller.screen.selectedTitle == nil)
      }

      @Test func `the selected todo is gone`() throws {
        controller.todoFormSaved(2)
        try store.delete(2)
        #expect(controller.screen.selectedTitle == nil)
      }

      @Test func `the selected todo was the last`() throws {
        controller.todoFormSaved(3)
        try store.delete(3)
        #expect(controller.screen.selectedTitle == nil)
      }
    }

    """
}
