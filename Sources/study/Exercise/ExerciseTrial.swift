import CommandLineKit
import CompareSupport
import Foundation

/// Checks docs/learn.md: runs its commands one after the other, in place, and solves its exercises.
///
/// After `start`, `check` has to end with 2, also with what has to be refused; then our solution is
/// applied, and every command has to succeed, the page's `check` and `stop` among them.
struct ExerciseTrial {
  let exercise: Exercise
  let days: [Day]

  private var session: Session { exercise.session }

  func run() throws(Failure) -> Int32 {
    let commands = PageCommand.all(in: try exercise.text(of: "docs/learn.md"))
    // The commands above the first day belong to the root.
    let isRoot = days.contains { !$0.belongsToForms } && days.count > 1
    if isRoot { try run(commands.filter { $0.day == nil }) }
    for day in days {
      let own = commands.filter { $0.day == day.number }
      for action in ["start", "check", "stop"] where !own.contains(where: { $0.is(action) }) {
        throw Failure("docs/learn.md doesn't \(action) the exercise of day \(day.number).")
      }
      try run(own, of: day)
    }
    return SearchStatus.nothingFound
  }

  // MARK: - A day

  private func run(_ commands: [PageCommand], of day: Day) throws(Failure) {
    // Only an exercise that is started here is stopped here.
    if let other = exercise.started?.day {
      throw Failure(
        "Day \(other) isn't stopped yet; 'swift run study exercise stop \(other)' does that.")
    }
    let before = try state()
    let stash = try newestStash(session)
    do throws(Failure) {
      for command in commands {
        try run([command])
        if command.is("start") { try solve(day) }
      }
    } catch {
      try putBack(day, stash)
      throw error
    }
    try dropStash(session, unless: stash)
    let after = try state()
    guard after == before else {
      throw Failure("Day \(day.number) left something.", output: after)
    }
  }

  private func run(_ commands: [PageCommand]) throws(Failure) {
    for command in commands {
      let start = ContinuousClock.now
      let outcome = try session.run("bash", ["-c", command.line(study: OwnProgram.path)])
      guard outcome.succeeded else {
        throw Failure("'\(command.text)' ends with \(outcome.status).", output: outcome.text)
      }
      try say(command.text, since: start)
    }
  }

  /// Tries everything that `check` has to refuse or to accept, and leaves our solution.
  private func solve(_ day: Day) throws(Failure) {
    try expect(SearchStatus.findings, of: day, with: "start")
    let names =
      (try? FileManager.default.contentsOfDirectory(
        atPath: "\(session.root)/Scripts/exercises/\(day.number)")) ?? []
    for name in names.sorted() where name.hasSuffix(".patch") {
      let patch = String(name.dropLast(6))
      let isRefused = patch.hasPrefix("refused")
      guard isRefused || patch.hasPrefix("accepted") else { continue }
      try session.git("apply", [day.patch(patch)])
      try expect(
        isRefused ? SearchStatus.findings : SearchStatus.nothingFound, of: day, with: patch)
      try session.git("apply", ["-R", day.patch(patch)])
    }
    try session.git("apply", [day.patch("solution")])
  }

  private func expect(_ code: Int32, of day: Day, with patch: String) throws(Failure) {
    let start = ContinuousClock.now
    let outcome = try session.run(OwnProgram.path, ["exercise", "check", "\(day.number)"])
    guard outcome.status == code else {
      throw Failure(
        "With '\(day.patch(patch))', check ends with \(outcome.status) instead of \(code).",
        output: outcome.text)
    }
    try say("check, with \(patch): \(code)", since: start)
  }

  private func say(_ text: String, since start: ContinuousClock.Instant) throws(Failure) {
    let seconds = "\((ContinuousClock.now - start).components.seconds)"
    let space = String(repeating: " ", count: max(0, 4 - seconds.count))
    try session.say("\(space)\(seconds) s  \(text)\n")
  }

  // MARK: - What is there already

  private func state() throws(Failure) -> String {
    try session.git("status", ["--porcelain"]) + session.git("stash", ["list"])
  }

  private func newestStash(_ session: Session) throws(Failure) -> String {
    try session.run("git", ["rev-parse", "--quiet", "--verify", "refs/stash"]).text
  }

  /// Keeps a stash that the reader has made.
  private func dropStash(_ session: Session, unless stash: String) throws(Failure) {
    if try newestStash(session) != stash { try session.git("stash", ["drop", "--quiet"]) }
  }

  /// Ends the exercise after a failure, or when this program is asked to end: then the session
  /// starts nothing more.
  private func putBack(_ day: Day, _ stash: String) throws(Failure) {
    let session = try Session(
      folder: session.root, children: Children(), earlyEnd: session.earlyEnd)
    guard exercise.started?.day == day.number else { return }
    _ = try session.run(OwnProgram.path, ["exercise", "stop", "\(day.number)"])
    try dropStash(session, unless: stash)
  }
}

/// A command of docs/learn.md: a line that is indented by four blanks, up to two blanks and a #.
struct PageCommand: Equatable {
  private static let study = "swift run study "

  /// Nil above the first day, and below the last.
  let day: Int?
  let text: String

  /// Reads those of a page.
  static func all(in page: String) -> [PageCommand] {
    var day: Int?
    var commands: [PageCommand] = []
    for line in page.split(separator: "\n") {
      if line.hasPrefix("## ") {
        day = line.firstMatch(of: /^## Day ([1-7])/).flatMap { Int($0.output.1) }
      } else if line.hasPrefix("    "), !line.hasPrefix("     ") {
        let text = line.dropFirst(4).replacing(#/  +#.*/#, with: "")
        commands.append(PageCommand(day: day, text: String(text)))
      }
    }
    return commands
  }

  /// Whether it is this action of its day's exercise.
  func `is`(_ action: String) -> Bool {
    day.map { text == "\(Self.study)exercise \(action) \($0)" } ?? false
  }

  /// The line for a shell, with the running program in place of the one that would be built.
  func line(study path: String) -> String {
    guard text.hasPrefix(Self.study) else { return text }
    return "'\(path.replacing("'", with: "'\\''"))' \(text.dropFirst(Self.study.count))"
  }
}
