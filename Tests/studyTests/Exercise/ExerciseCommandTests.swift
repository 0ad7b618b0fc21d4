import Foundation
import ProgramSupport
import Testing

/// Runs in a small repository, with a `swift` that builds nothing.
@Suite struct ExerciseCommandTests {
  private let repository: GitFolder
  private let path: String

  init() throws {
    repository = try GitFolder(["docs/changes/README.md": "", "README.md": ""])
    path = repository.folder.path
    for folder in ["Scripts/exercises", "Packages/Forms/Sources/Road", "Packages/Forms/Tests/Road"]
    {
      let parent = URL(filePath: "\(path)/\(folder)").deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: folder, toPath: "\(path)/\(folder)")
    }
    try repository.commit()
  }

  private func exercise(_ words: String...) throws -> ChildProgram.Result {
    try ChildProgram.built("study").run(["exercise"] + words, in: path)
  }

  /// A `swift` whose `build` and whose tests of broken code are these shell commands.
  private func environment(
    build: String, broken: String, compare: String = ":"
  ) throws -> [String: String] {
    let tools = "\(path)/.git/tools"
    try repository.folder.writeProgram(
      """
      #!/bin/sh
      case "$*" in
        build*) \(build) ;;
        run*) \(compare) ;;
        *--skip-build*) echo "Test run started."; \(broken) ;;
        *) echo "Test run started."; echo "Test run with 3 tests passed." ;;
      esac
      """, to: ".git/tools/swift")
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(tools):\(environment["PATH"] ?? "")"
    return environment
  }

  private func check(_ day: String, build: String, broken: String) throws -> ChildProgram.Run {
    // A change counts as started.
    try repository.folder.write("// Mine.\n", to: "Packages/Forms/Sources/Road/Mine.swift")
    return try ChildProgram.built("study").start(
      ["exercise", "check", day], in: path,
      environment: try environment(build: build, broken: broken))
  }

  @Test func `A day is started, listed, checked and stopped, and the work is stashed`() throws {
    let before = try repository.git("status", "--porcelain")
    let start = try exercise("start", "7")
    #expect(start.output.hasPrefix("predictions.txt has three claims"))
    #expect(
      try exercise("list").output.contains("7  The comparison: predict three verdicts (started)\n"))
    let check = try exercise("check", "7")
    #expect(check.exitCode == 2)
    #expect(check.output.contains("predictions.txt says nothing yet of: MVVM couples least\n"))
    #expect(try exercise("start", "7").errors.contains("Day 7 is started already"))
    #expect(try exercise("start", "2").errors.contains("Day 7 isn't stopped yet"))
    let stop = try exercise("stop", "7")
    #expect(stop.output.hasPrefix("Your work is stashed as 'Exercise of day 7'"))
    #expect(try repository.git("status", "--porcelain") == before)
    #expect(try repository.git("stash", "list").contains("Exercise of day 7"))
    #expect(try exercise("stop", "7").exitCode == 1)
  }

  @Test func `Files with changes aren't touched`() throws {
    try repository.folder.write("mine", to: "predictions.txt")
    let start = try exercise("start", "7")
    #expect(start.exitCode == 1)
    #expect(start.errors.contains("'predictions.txt' has changes that aren't committed"))
    #expect(try repository.folder.read("predictions.txt") == "mine")
  }

  @Test func `Our solution is printed as it is`() throws {
    #expect(
      try exercise("show", "4").output
        == repository.folder.read("Scripts/exercises/4/solution.patch"))
  }

  @Test func `An exercise is tried with our solution, and leaves nothing`() throws {
    try repository.folder.write(
      """
      ## Day 7: three verdicts

          swift run study exercise start 7
          swift run study exercise check 7
          swift run study exercise stop 7
      """, to: "docs/learn.md")
    let rows = [
      "The MVC controller is the largest type", "MVVM couples least",
      "VIPER has the fewest concrete references across roles",
    ].map { "| \($0) | holds | 2 | 7 | 1 |" }
    let environment = try environment(
      build: ":", broken: ":", compare: rows.map { "echo '\($0)'" }.joined(separator: ";"))
    let before = try repository.git("status", "--porcelain")
    let study = ChildProgram.built("study")
    let result = try study.run(["exercise", "try", "7"], in: path, environment: environment)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains("check, with start: 2\n"))
    #expect(result.output.hasSuffix("swift run study exercise stop 7\n"))
    #expect(try repository.git("status", "--porcelain") == before)
    #expect(try repository.git("stash", "list") == "")

    // A day that the reader has started is not stopped.
    _ = try exercise("start", "7")
    try repository.folder.write("mine", to: "predictions.txt")
    let other = try study.run(["exercise", "try", "7"], in: path, environment: environment)
    #expect(other.exitCode == 1)
    #expect(other.errors.contains("Day 7 isn't stopped yet"))
    #expect(try repository.folder.read("predictions.txt") == "mine")
  }

  @Test func `First tests are done when they notice each fault, and the faults are gone`() throws {
    let noticed = try check("2", build: ":", broken: "exit 1").result()
    #expect(noticed.output.hasSuffix("Done. Our solution: swift run study exercise show 2\n"))
    #expect(noticed.exitCode == 0)
    let unnoticed = try check("2", build: ":", broken: ":").result()
    #expect(unnoticed.exitCode == 2)
    #expect(
      unnoticed.output.contains("The test of step 3 still passes when editing is never enabled."))
    #expect(try repository.git("diff") == "")
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `An interrupted check takes the faults out`(signal: Int32) throws {
    let run = try checkWithFaults()
    run.send(signal)
    #expect(try run.result().end == .signal(signal))
    #expect(try repository.git("diff") == "")
  }

  @Test func `What a killed check left is taken out at the next start`() throws {
    let run = try checkWithFaults()
    run.send(SIGKILL)
    // The build, which outlives it, ends once somebody writes there.
    _ = try ChildProgram(path: "/bin/sh").run(["-c", ": >.git/end"], in: path)
    _ = try run.result()
    #expect(try repository.git("diff").contains("self.picture = nil"))
    _ = try exercise("check", "3")
    #expect(try repository.git("diff") == "")
  }

  /// Returns once the faults are there, and the build of them goes on.
  private func checkWithFaults() throws -> ChildProgram.Run {
    let (gate, end) = ("\(path)/.git/gate", "\(path)/.git/end")
    for pipe in [gate, end] { mkfifo(pipe, 0o600) }
    let run = try check("2", build: "echo >'\(gate)'; exec cat '\(end)'", broken: ":")
    // Waits until the build writes.
    _ = try ChildProgram(path: "/bin/cat").run([gate], in: path)
    #expect(try repository.git("diff").contains("self.picture = nil"))
    return run
  }

  @Test(arguments: [
    ([], 64, "Missing a subcommand: list, start, check, show, stop or try."),
    (["begin", "1"], 64, "Unknown subcommand 'begin'"),
    (["strat", "1"], 64, "Did you mean 'start'?"),
    (["start"], 64, "Missing a day: 1, 2, 3, 4, 5, 6 or 7."),
    (["start", "8"], 64, "Unknown day '8': it must be 1, 2, 3, 4, 5, 6 or 7."),
    (["check", "4", "5"], 64, "Unexpected argument '5'."),
    (["list", "4"], 64, "Unexpected argument '4'."),
    (["try", "lab"], 64, "Unknown day 'lab': it must be 1, 2, 3, 4, 5, 6, 7, root or forms."),
    (["check", "7"], 1, "Day 7 isn't started; 'swift run study exercise start 7' does that."),
    (["stop", "7"], 1, "Day 7 isn't started"),
  ])
  func `A wrong call is refused in one clear line`(
    words: [String], code: Int32, message: String
  ) throws {
    let result = try ChildProgram.built("study").run(["exercise"] + words, in: path)
    #expect(result.exitCode == code)
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.errors.contains(message))
    #expect(result.output == "")
  }
}
