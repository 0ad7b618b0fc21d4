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
    if failures.first?.hasPrefix(Self.isBroken) == true { return missing }
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
    let (log, succeeded) = try test(filter)
    if succeeded { return log.ranAny ? [] : ["No test ran that matches \(filter)."] }
    if log.hasStarted { return log.list(log.failedTests, saying: what) }
    return log.list(log.errors, saying: Self.isBroken)
  }

  private static let isBroken = "It doesn't build:"

  func test(
    _ filter: String, options: [String] = []
  ) throws(Failure) -> (log: BuildLog, succeeded: Bool) {
    let outcome = try session.run(
      "swift", ["test"] + package + options + ["--disable-xctest", "--filter", filter])
    return (BuildLog(outcome.text, folder: session.root), outcome.succeeded)
  }

  func build() throws(Failure) -> Outcome {
    try session.run("swift", ["build"] + package + ["--build-tests"])
  }
}
