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
    record.add(.init(Self.mutants[1], own: .survived, shared: .survived))
    record.add(.init(Self.mutants[0], own: .failed("A test"), shared: .hung))
    let read = Record(record.text)
    #expect(read.entries == record.entries)
    #expect(read.entries.map(\.number) == [1, 2])
    #expect(read.entries.map(\.isSurvivor) == [false, true])
    #expect(read.entry(of: Self.mutants[0])?.cells[7] == "time limit")
  }

  @Test func `A mutant of other code is another one`() {
    var record = Record()
    record.add(.init(Self.mutants[0], own: .crashed, shared: .survived))
    let moved = Sample(["A.swift": "\nfunc a() {\n  b()\n  c()\n}\n"], seed: 1).mutants
    #expect(record.entry(of: moved[0]) == nil)
  }

  @Test func `A report lists what no suite noticed, and counts`() {
    let report = Report(
      [
        .init(Self.mutants[0], own: .survived, shared: .survived),
        .init(Self.mutants[1], own: .failed("A test"), shared: .hung),
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

  @Test func `A line of the tests' output that says which failed`() {
    let says = Suites.failedTest
    #expect(
      says("✘ Test \"An empty list\" recorded an issue at ListTests.swift:12:3: Expectation failed")
        == "An empty list")
    #expect(
      says("✘ Test \"An empty list\" with 1 argument setup → mvc recorded an issue with 1 argument")
        == "An empty list")
    #expect(
      says("✘ Test \"It isn't (1, 2)\" recorded an issue with 1 argument n → 1 at A.swift:1:2: No")
        == "It isn't (1, 2)")
    #expect(says("✘ Test missingCall() recorded a known issue at LimitTests.swift:12:3") == nil)
    #expect(says("✔ Test \"An empty list\" passed after 0.1 seconds.") == nil)
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
    #expect(ModuleFolder.all(in: root).count == 19)
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
