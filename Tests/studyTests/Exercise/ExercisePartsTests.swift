import Foundation
import Testing

@testable import study

@Suite struct ExercisePartsTests {
  @Test func `The page starts, checks and stops each exercise`() throws {
    let page = try String(contentsOfFile: "docs/learn.md", encoding: .utf8)
    let commands = PageCommand.all(in: page)
    for day in Day.all {
      let own = commands.filter { $0.day == day.number }
      #expect(own.first { $0.is("start") } != nil)
      #expect(own.contains { $0.is("check") })
      #expect(own.last?.is("stop") == true)
    }
  }

  @Test func `A command ends before its comment, and study is the running program`() {
    let commands = PageCommand.all(
      in: """
          swift build    # first
        ## Day 2: two
            swift run study exercise start 2
             more than four
        ## Then
            ls
        """)
    #expect(commands.map(\.text) == ["swift run study exercise start 2", "ls"])
    #expect(commands.map(\.day) == [2, nil])
    #expect(commands[0].is("start"))
    #expect(!commands[0].is("stop"))
    #expect(commands[0].line(study: "/a b/study") == "'/a b/study' exercise start 2")
    #expect(commands[1].line(study: "/a b/study") == "ls")
  }

  @Test func `Each day has its patches, and those that need a fault have one`() {
    for day in Day.all {
      #expect(FileManager.default.fileExists(atPath: day.patch("start")))
      #expect(FileManager.default.fileExists(atPath: day.patch("solution")))
      if case .firstTests = day.check {
        #expect(FileManager.default.fileExists(atPath: day.patch("break")))
      }
    }
  }

  @Test func `Of what failed, five are shown, and the number of the rest`() {
    let tests = (1...7).map { "✘ Test \"T\($0)\" failed after 0.1 seconds with 1 issue." }
    let log = BuildLog(
      (["◇ Test run started."] + tests + ["✘ Test run with 7 tests failed after 1 second."])
        .joined(separator: "\n"))
    #expect(log.hasStarted && log.ranAny)
    #expect(
      log.list(log.failedTests, saying: "A test fails:") == [
        "A test fails:", "  T1", "  T2", "  T3", "  T4", "  T5",
        "  … and 2 more",
      ])
  }

  @Test func `Errors are shown once, with short paths; else the end of the output`() {
    let error = "/package/A.swift:1:2: error: no\n"
    let log = BuildLog(error + "noise\n" + error, folder: "/package")
    #expect(!log.hasStarted)
    #expect(log.errors == ["A.swift:1:2: error: no"])
    #expect(log.list([], saying: "It doesn't build:").last == "  /package/A.swift:1:2: error: no")
  }

  @Test func `A prediction is one of three, and each claim has one`() {
    let claims = Predictions.claims(in: "+++ b/predictions.txt\n+# A:\n+\n+A is B:\n+C:\n-D:\n")
    #expect(claims == ["A is B", "C"])
    let words = Predictions.words(for: claims, in: "# A:\nC:  maybe \nA is B:too close\n")
    #expect(words == ["too close", "maybe"])
    #expect(Predictions.missing("A is B", "too close") == nil)
    #expect(
      Predictions.missing("C", "maybe") == "'maybe' must be holds, does not or too close, of: C")
    #expect(Predictions.missing("C", "") == "predictions.txt says nothing yet of: C")
  }

  @Test func `A verdict is the row of its claim`() {
    let rows = Predictions.rows(in: "| claim | here |\n|---|---|\n| A is B | holds | 2 | 7 | 1 |\n")
    #expect(rows["A is B"] == ["holds", "2", "7", "1"])
  }
}
