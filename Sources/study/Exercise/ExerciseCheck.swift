import CommandLineKit
import CompareSupport
import Foundation

/// Says what is missing in the exercise of a day, or that it is done.
struct ExerciseCheck {
  let exercise: Exercise
  let day: Day

  private var session: Session { exercise.session }
  private var package: [String] {
    day.belongsToForms ? ["--package-path", "Packages/Forms"] : []
  }

  func run() throws(Failure) -> Int32 {
    try exercise.faults.removeLeft()
    try exercise.requireStarted(day)
    let missing = try missing()
    guard missing.isEmpty else {
      try session.say(missing.joined(separator: "\n") + "\n")
      return SearchStatus.findings
    }
    try session.say("Done. Our solution: swift run study exercise show \(day.number)\n")
    return SearchStatus.nothingFound
  }

  /// What is missing, in the reader's words.
  private func missing() throws(Failure) -> [String] {
    switch day.check {
    case .selectionRule:
      return try SelectionRuleCheck(check: self, exercise: exercise).missing()
    case .firstTests(let tests):
      return try FirstTestsCheck(check: self, exercise: exercise, day: day, tests: tests).missing()
    case .suite(let suite, let failing):
      let lost = try lostLines(in: "Tests/\(suite)")
      return lost.isEmpty ? try failures(of: suite, saying: failing) : lost
    case .markAll:
      var missing = try lostLines(in: "Tests/MVITodoTests")
      if try !exercise.text(of: "Sources/MVITodo/TodoList/TodoListIntent.swift")
        .contains("case markAllPressed")
      {
        missing.append("TodoListIntent has no case markAllPressed yet.")
      }
      return missing.isEmpty ? try failures(of: "MVITodoTests", saying: "A test fails:") : missing
    case .wiring: return try wiring()
    case .predictions: return try Predictions(exercise: exercise, day: day).missing()
    }
  }

  private func wiring() throws(Failure) -> [String] {
    var missing = try lostLines(in: "Tests/VIPERTodoTests")
    let failures = try failures(of: "VIPERTodoTests", saying: "A test fails:")
    missing += failures
    if failures.first?.hasPrefix(TestLog.isBroken) == true { return missing }
    let outcome = try session.run(
      "swift",
      ["run", "compare", "check", "--module", "VIPERTodo", "--scratch-path", ".build"])
    if outcome.succeeded { return missing }
    let lines = outcome.text.split(separator: "\n")
      .filter { $0.contains("warning: ") || $0.hasPrefix("Error") }
    return missing + ["compare check still finds:"] + lines.map { "  \($0)" }
  }

  // MARK: - For all days

  /// The tests must still have all lines that they had after `start`; new ones are welcome.
  func lostLines(in folder: String) throws(Failure) -> [String] {
    let begin = exercise.started?.commit ?? "HEAD"
    let numbers = try session.inTemporaryFolder { (temporary) throws(Failure) in
      let index = ["GIT_INDEX_FILE": "\(temporary)/index"]
      var output = ""
      for words in [
        ["read-tree", begin],
        ["apply", "--cached", "--include=*Tests.swift", day.patch("start")],
        ["diff", "--numstat", "--no-renames", "--", folder],
      ] {
        let outcome = try session.run("git", words, environment: index)
        guard outcome.succeeded else {
          throw Failure("'git \(words.joined(separator: " "))' failed.", output: outcome.text)
        }
        output = String(decoding: outcome.standardOutput, as: UTF8.self)
      }
      return output
    }
    for line in numbers.split(separator: "\n") {
      let fields = line.split(separator: "\t")
      if fields.count == 3, fields[1] != "0" {
        return ["'\(fields[2])' has lost lines. Put them back: change the code, not the tests."]
      }
    }
    return []
  }

  /// Runs tests that must exist and pass.
  ///
  /// - Returns: What is missing if they don't, in lines that begin with the given one.
  func failures(of filter: String, saying what: String) throws(Failure) -> [String] {
    try session.say("Building and running \(filter) …\n")
    let log = try test(filter)
    if log.succeeded { return log.ranAny ? [] : ["No test ran that matches \(filter)."] }
    if log.hasStarted { return log.list(log.failedTests, saying: what) }
    return log.list(log.errors(in: session.root), saying: TestLog.isBroken)
  }

  func test(_ filter: String, options: [String] = []) throws(Failure) -> TestLog {
    let outcome = try session.run(
      "swift", ["test"] + package + options + ["--disable-xctest", "--filter", filter])
    return TestLog(outcome)
  }

  func build() throws(Failure) -> TestLog {
    TestLog(try session.run("swift", ["build"] + package + ["--build-tests"]))
  }
}

/// What `swift test` printed.
struct TestLog {
  static let isBroken = "It doesn't build:"

  let succeeded: Bool
  let text: String

  init(_ outcome: Outcome) {
    self.init(succeeded: outcome.succeeded, text: outcome.text)
  }

  init(succeeded: Bool, text: String) {
    self.succeeded = succeeded
    self.text = text
  }

  private var lines: [Substring] { text.split(separator: "\n") }

  var hasStarted: Bool { text.contains("Test run started") }
  var ranAny: Bool { text.contains(/Test run with [1-9]/) }

  /// The names of the tests that failed, as Swift Testing prints them.
  var failedTests: [String] {
    let names = lines.filter { !$0.contains(" Test run ") }.compactMap {
      $0.firstMatch(of: #/^[^ ]+ Test (.*) failed after /#).map { String($0.output.1) }
    }
    return Set(names).sorted()
  }

  /// The compiler's errors, with paths relative to a folder.
  func errors(in root: String) -> [String] {
    let errors = lines.filter { $0.contains(#/^[^ ]+:[0-9]+:[0-9]+: error: /#) }
    return Set(errors.map { String($0.replacing("\(root)/", with: "")) }).sorted()
  }

  /// A sentence, and some lines below it: the first of those given, or else the last of the output.
  func list(_ found: [String], saying what: String) -> [String] {
    let shown = found.isEmpty ? lines.suffix(3).map(String.init) : Array(found.prefix(5))
    let rest = found.count - shown.count
    return [what] + shown.map { "  \($0)" } + (rest > 0 ? ["  … and \(rest) more"] : [])
  }
}
