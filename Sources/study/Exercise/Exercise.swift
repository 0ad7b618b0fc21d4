import CommandLineKit
import CompareSupport
import Foundation

/// The exercises in this clone: one at a time can be started.
struct Exercise {
  /// The day that was started, and the commit at that time.
  struct Started: Equatable {
    let day: Int
    let commit: String
  }

  let session: Session
  private let mark: String
  let faults: FaultRecord

  init(session: Session) throws(Failure) {
    self.session = session
    mark = try Self.path("todo-exercise", session)
    faults = FaultRecord(
      root: session.root, path: try Self.path("todo-exercise-fault", session),
      earlyEnd: session.earlyEnd)
  }

  /// A file of git's own folder, which no commit contains.
  private static func path(_ name: String, _ session: Session) throws(Failure) -> String {
    try session.git("rev-parse", ["--git-path", name]).trimmed.path(from: session.root)
  }

  /// Nothing if no day is started.
  var started: Started? {
    guard let text = try? String(contentsOfFile: mark, encoding: .utf8) else { return nil }
    let words = text.trimmed.split(separator: " ").map(String.init)
    guard words.count == 2, let day = Int(words[0]) else { return nil }
    return Started(day: day, commit: words[1])
  }

  // MARK: - Actions

  func list() throws(Failure) -> Int32 {
    for day in Day.all {
      let isStarted = started?.day == day.number
      try session.say("\(day.number)  \(day.title)\(isStarted ? " (started)" : "")\n")
    }
    return SearchStatus.nothingFound
  }

  func start(_ day: Day) throws(Failure) -> Int32 {
    try faults.removeLeft()
    if let other = started?.day {
      let stop = "'swift run study exercise stop \(other)'"
      throw other == day.number
        ? Failure("Day \(other) is started already; \(stop) ends it.")
        : Failure("Day \(other) isn't stopped yet; \(stop) does that.")
    }
    if let changed = try changes(of: day).first {
      throw Failure("'\(changed)' has changes that aren't committed; commit or stash them first.")
    }
    let patch = day.patch("start")
    guard try session.run("git", ["apply", "--check", patch]).succeeded else {
      throw Failure("'\(patch)' doesn't apply here; did you commit changes to these files?")
    }
    try session.git("apply", [patch])
    let commit = try session.git("rev-parse", ["HEAD"]).trimmed
    if let reason = WholeFile.write(Array("\(day.number) \(commit)\n".utf8), to: mark) {
      throw .outputUnwritable(path: mark, reason: reason)
    }
    try session.say(day.task + "\n")
    return SearchStatus.nothingFound
  }

  func show(_ day: Day) throws(Failure) -> Int32 {
    try session.say(try text(of: day.patch("solution")))
    return SearchStatus.nothingFound
  }

  func stop(_ day: Day) throws(Failure) -> Int32 {
    try faults.removeLeft()
    try requireStarted(day)
    var changed: [String] = []
    for path in day.files where try !session.git("status", ["--porcelain", "--", path]).isEmpty {
      changed.append(path)
    }
    if changed.isEmpty {
      try session.say("The files are as they were.\n")
    } else {
      let name = "Exercise of day \(day.number)"
      try stash(changed, as: name)
      try session.say(
        """
        Your work is stashed as '\(name)', and the files are as they were.
        To see it: git stash show -p --include-untracked. To bring it back: git stash pop.

        """)
    }
    guard let started, started.day == day.number else { return SearchStatus.nothingFound }
    if try session.git("rev-parse", ["HEAD"]).trimmed != started.commit {
      try session.say(
        "What you committed since the start stays: git log \(started.commit.prefix(8))..HEAD\n")
    }
    unlink(mark)
    return SearchStatus.nothingFound
  }

  private func stash(_ paths: [String], as name: String) throws(Failure) {
    let outcome = try session.run(
      "git", ["stash", "push", "--quiet", "--include-untracked", "-m", name, "--"] + paths)
    guard outcome.succeeded else {
      throw Failure("Your work can't be stashed.", output: outcome.text)
    }
  }

  // MARK: - State

  /// Work that was stashed and restored counts, too.
  func requireStarted(_ day: Day) throws(Failure) {
    if started?.day == day.number { return }
    guard try changes(of: day).isEmpty else { return }
    throw Failure(
      "Day \(day.number) isn't started; 'swift run study exercise start \(day.number)' does that."
    )
  }

  /// The changed files of a day, new ones included.
  func changes(of day: Day) throws(Failure) -> [String] {
    let outcome = try session.run(
      "git", ["status", "--porcelain", "--untracked-files=all", "--"] + day.files)
    guard outcome.succeeded else {
      throw Failure("'git status' failed.", output: outcome.text)
    }
    return String(decoding: outcome.standardOutput, as: UTF8.self).split(separator: "\n")
      .map { String($0.dropFirst(3)) }
  }

  func text(of path: String) throws(Failure) -> String {
    do throws(InputFile.Unreadable) {
      return String(decoding: try InputFile.read("\(session.root)/\(path)"), as: UTF8.self)
    } catch {
      throw Failure("'\(path)' can't be read: \(error.reason).")
    }
  }
}

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
