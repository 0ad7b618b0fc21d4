import CompareSupport
import Foundation

/// A reader's first tests pass, and each fails once its step is broken.
struct FirstTestsCheck {
  static let sources = "Packages/Forms/Sources/Road"

  let check: ExerciseCheck
  let exercise: Exercise
  let day: Day
  let tests: [Day.FirstTest]

  func missing() throws(Failure) -> [String] {
    guard let faults = try faults() else {
      return [
        "The code in \(Self.sources) is changed. Put it back: this exercise only needs tests."
      ]
    }
    var missing: [String] = []
    for test in tests where try !hasTest(test) {
      missing.append("Step \(test.step) has no test in \(test.module)/FirstTests.swift yet.")
    }
    guard missing.isEmpty else { return missing }
    let filter = tests.map(\.filter).joined(separator: "|")
    missing = try check.failures(of: filter, saying: "The first tests don't pass on our code:")
    guard missing.isEmpty else { return missing }
    try exercise.session.say("They pass. Breaking each step, to see whether they notice …\n")
    return try exercise.faults.during(faults) { () throws(Failure) in
      let build = try check.build()
      guard build.succeeded else {
        throw Failure("'\(day.patch("break"))' doesn't build any more.", output: build.text)
      }
      return try unnoticed()
    }
  }

  private func unnoticed() throws(Failure) -> [String] {
    var missing: [String] = []
    for test in tests {
      let (log, succeeded) = try check.test(test.filter, options: ["--skip-build"])
      if succeeded {
        missing.append(
          "The test of step \(test.step) still passes when \(test.fault). Let it look at that, too."
        )
      } else if !log.hasStarted {
        throw Failure("The test of step \(test.step) can't be run.", output: log.text)
      }
    }
    return missing
  }

  private func hasTest(_ test: Day.FirstTest) throws(Failure) -> Bool {
    let path = "Packages/Forms/Tests/Road/\(test.module)/FirstTests.swift"
    guard InputFile.isNamed("\(exercise.session.root)/\(path)") else { return false }
    let lines = try exercise.text(of: path).split(separator: "\n")
    return lines.drop { !$0.hasPrefix("struct \(test.suite) ") }.prefix { $0 != "}" }
      .contains { $0.trimmingCharacters(in: .whitespaces).hasPrefix("@Test") }
  }

  /// The broken code, made in a copy; nil if the reader has changed it.
  private func faults() throws(Failure) -> [Fault]? {
    let session = exercise.session
    let patch = day.patch("break")
    let paths = try session.git("apply", ["--numstat", patch]).split(separator: "\n")
      .compactMap { $0.split(separator: "\t").last.map(String.init) }
    var before: [String: String] = [:]
    for path in paths { before[path] = try exercise.text(of: path) }
    return try session.inTemporaryFolder { (folder) throws(Failure) in
      let files = NewFiles()
      for (path, text) in before {
        try files.write(text, to: "\(folder)/\(path)", shownAs: path)
      }
      let outcome = try session.run(
        "git", ["apply", "\(session.root)/\(patch)"], in: folder,
        environment: ["GIT_CEILING_DIRECTORIES": (folder as NSString).deletingLastPathComponent])
      guard outcome.succeeded else { return nil }
      return paths.map { path in
        let after = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
        return Fault(path: path, before: before[path], after: after ?? "")
      }
    }
  }
}
