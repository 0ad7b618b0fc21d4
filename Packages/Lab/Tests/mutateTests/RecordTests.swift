import CommandLineKit
import Foundation
import Testing

@testable import mutate

@Suite("What is kept of a run")
struct RecordTests {
  private static let mutants = Sample(
    ["A.swift": "func a() {\n  b()\n  c()\n}\n"], seed: 1
  ).mutants

  @Test func `It is read as it was written, in the order of the numbers`() {
    var record = Record()
    record.add(.init(Self.mutants[1], own: .init(.survived), shared: .init(.survived)))
    record.add(
      .init(
        Self.mutants[0], own: .init(.failed, tests: 2, testLines: 14, lines: 9),
        shared: .init(.hung)))
    let read = Record(record.text)
    #expect(read.entries == record.entries)
    #expect(read.entries.map(\.number) == [1, 2])
    #expect(read.entries.map(\.isSurvivor) == [false, true])
    let first = read.entry(of: Self.mutants[0])
    #expect(first?.own.cells == ["failed", "2", "14", "9"])
    #expect(first?.shared.cells == ["time limit", "", "", ""])
  }

  @Test func `A mutant of other code is another one`() {
    var record = Record()
    record.add(.init(Self.mutants[0], own: .init(.crashed), shared: .init(.survived)))
    let moved = Sample(["A.swift": "\nfunc a() {\n  b()\n  c()\n}\n"], seed: 1).mutants
    #expect(record.entry(of: moved[0]) == nil)
  }

  @Test func `A report lists what no suite noticed, and counts`() {
    let report = Report(
      [
        .init(Self.mutants[0], own: .init(.survived), shared: .init(.survived)),
        .init(Self.mutants[1], own: .init(.crashed), shared: .init(.hung)),
      ], of: 2)
    let survivor = Self.mutants[0]
    #expect(
      report.text == """
        A.swift:\(survivor.line): dropped call
        - \(survivor.before)

        2 mutants of 2 possible ones.
        Noticed by the module's own suite: 1.
        Noticed by the shared suite: 1, 1 of them by the time limit.
        Noticed by none: 1.

        """)
  }

  @Test func `The tests that failed are read from the stream of events`() {
    func run(_ lines: [String], _ ending: Program.Ending) -> SuiteRun {
      SuiteRun(events: Data(lines.joined(separator: "\n").utf8), ending: ending)
    }
    func test(_ name: String) -> String {
      #"{"kind":"test","payload":{"kind":"function","id":"\#(name)","sourceLocation":"#
        + #"{"_filePath":"/ListTests.swift","line":12,"column":4}}}"#
    }
    func issue(_ name: String, isKnown: Bool) -> String {
      #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"\#(name)","#
        + #""issue":{"isKnown":\#(isKnown)}}}"#
    }
    let some = [test("b"), test("a"), issue("b", isKnown: false), issue("a", isKnown: true)]
    let failed = run(some, .exited(1))
    #expect(failed.verdict == .failed)
    #expect(failed.failed == [TestFunction(id: "b", file: "/ListTests.swift", line: 12)])
    #expect(run(some + [#"{"kind":"ev"#], .tookTooLong) == failed)
    #expect(run([test("a"), issue("a", isKnown: true)], .exited(0)).verdict == .survived)
    #expect(run([test("a")], .exited(4)).verdict == .crashed)
    #expect(run([], .tookTooLong).verdict == .hung)
  }

  @Test func `The lines that a test runs are those that its export counts`() {
    let export = ["SF:/copy/Sources/A.swift", "DA:3,1", "DA:4,0", "SF:/else/B.swift", "DA:7,2"]
    #expect(
      SourceLine.run(lcov: export, below: "/copy") == [
        SourceLine(file: "Sources/A.swift", line: 3), SourceLine(file: "/else/B.swift", line: 7),
      ])
  }

  @Test func `A test ends with the brace below its attribute`() {
    let text = "struct A {\n  @Test(arguments: [1])\n  func a() {\n    if b {\n    }\n  }\n}\n"
    #expect(Localisation.length(from: 2, in: text) == 5)
    #expect(Localisation.length(from: 7, in: text) == 1)
  }

  @Test func `The command line`() throws {
    #expect(
      try Options.declaration.parse(["MVCTodo", "--count", "7", "--seed", "2", "--jobs", "2"])
        == .run(Options(module: "MVCTodo", count: 7, seed: 2, jobs: 2)))
    for words in [[], ["mvc", "--count", "0"], ["mvc", "--survivors"], ["mvc", "mvp"]] {
      #expect(throws: UsageError.self) { try Options.declaration.parse(words) }
    }
  }

  @Test func `A module is found by its own name and by the one that todo has for it`() {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
    #expect(ModuleFolder.all(in: root).count == 23)
    for (word, path) in [
      ("mvc", "Sources/MVCTodo"), ("MVVMTodo", "Sources/MVVMTodo"),
      ("mvc-classic", "Packages/Forms/Sources/MVCClassic"),
      ("road-1", "Packages/Forms/Sources/Road/RoadStep1"),
    ] {
      #expect(ModuleFolder.named(word, in: root)?.path == path)
    }
    #expect(ModuleFolder.named("mvx", in: root) == nil)
  }

  @Test func `A program is ended by a line that is enough, or by the limit`() throws {
    let shell = URL(filePath: "/bin/sh")
    func ending(_ script: String, limit: TimeInterval) throws -> Program.Ending {
      try Program(file: shell, arguments: ["-c", script], environment: ["MUTANT": "7"]).run(
        within: limit
      ) { $0 == "enough" }
    }
    #expect(try ending("exit $MUTANT", limit: 600) == .exited(7))
    #expect(try ending("echo some; echo enough; exec sleep 600", limit: 600) == .said("enough"))
    #expect(try ending("exec sleep 600", limit: 0.1) == .tookTooLong)
  }
}
