import CommandLineKit
import Foundation
import ProgramSupport
import SeededNumbers
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords
@testable import ReportFormats
@testable import RunTrace

/// Files written by `compare` or by others, with arbitrary contents.
@Suite("Damaged files")
struct DamagedFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static var report: Report {
    var acting = ModuleReport.sample
    acting.actions = [.sample]
    return Report(
      modules: Pattern.allCases.map { .column($0).with { $0.lines.code = 10 } } + [acting],
      notes: [Note(.information, "why", of: "MVCTodo"), Note(.partial, "why not")],
      skipped: [Skipped(path: "A.swift", reason: "hidden")])
  }

  /// Whether there is a whole or a partial result, or one line that names the file.
  private func isExpected(_ result: ChildProgram.Result, naming name: String) -> Bool {
    let lines = result.errors.split(separator: "\n").map(String.init)
    guard lines.allSatisfy({ $0 == $0.oneLine }) else { return false }
    if result.exitCode != Failure.exitCode { return [0, 3].contains(result.exitCode) }
    // A chart with nothing left to draw.
    let starts = ["Error: '\(name)' ", "Error: The format 'svg' draws "]
    return lines.count == 1 && starts.contains { lines[0].hasPrefix($0) } && result.output.isEmpty
  }

  private static let renderings =
    ReportFormat.allCases.map { ["render", "x.json", "--format", $0.rawValue] } + [
      ["render", "x.json", "--all"], ["render", "x.json", "--actions"],
      ["render", "x.json", "--claims", "kept"], ["diff", "kept/a.json", "x.json"],
      ["diff", "x.json", "kept/a.json", "--format", "markdown"],
    ]

  @Test func `A result is rendered and compared, or refused with one line`() throws {
    let json = JSONFormatter.format(Self.report)
    try folder.write(json, to: "kept/a.json")
    let path = URL(fileURLWithPath: "\(folder.path)/x.json")
    for seed in 0..<150 {
      var damaged = DamagedJSON(of: Data(json.utf8), seed: UInt64(seed))
      try damaged.make().write(to: path)
      let words = Self.renderings[seed % Self.renderings.count]
      let result = try run(words, in: folder.path)
      #expect(isExpected(result, naming: "x.json"), "seed \(seed), \(words): \(result)")
    }
  }

  @Test func `A configuration is read, or refused with one line`() throws {
    let own = URL(filePath: #filePath).appending(path: "../../../../../../.compare.json")
    let json = try Data(contentsOf: own.standardized)
    let path = URL(fileURLWithPath: "\(folder.path)/.compare.json")
    try folder.write("struct A {}\n", to: "A.swift")
    for seed in 0..<150 {
      var damaged = DamagedJSON(of: json, seed: UInt64(seed))
      try damaged.make().write(to: path)
      do throws(Failure) {
        _ = try Configuration.read(in: folder.path)
      } catch {
        #expect(error.line.hasPrefix("'\(path.path)' isn't a valid configuration: "))
        // A damaged value may contain a line break, but the printed error may not.
        let result = try? run(["--sources", "."], in: folder.path)
        #expect(result?.exitCode == 1)
        #expect(result?.errors.split(separator: "\n").count == 1, "seed \(seed)")
      }
    }
  }

  @Test func `A baseline is read, or refused with one line`() throws {
    let json = #"{"version":2,"findings":[{"rule":"viper.a","from":"App.A","to":"App.B"}]}"#
    let path = URL(fileURLWithPath: "\(folder.path)/b.json")
    for seed in 0..<150 {
      var damaged = DamagedJSON(of: Data(json.utf8), seed: UInt64(seed))
      try damaged.make().write(to: path)
      do throws(Failure) {
        _ = try BaselineFile("b.json", in: folder.path).read().renamed(folder: "App")
      } catch {
        #expect(error.line.hasPrefix("'b.json' isn't a baseline: "))
      }
    }
  }

  @Test func `A coverage export is read, or refused with one line; no line is beyond any file`() {
    let json =
      #"{"data":[{"files":[{"filename":"/A.swift","segments":[[1,1,9,true,true,false],"#
      + #"[3,2,18446744073709551615,true,false,false],[9,1,0,false,false,false]]}]}]}"#
    for seed in 0..<150 {
      var damaged = DamagedJSON(of: Data(json.utf8), seed: UInt64(seed))
      do {
        _ = try FileCoverage(json: try damaged.make(), from: "c.json")
      } catch {
        let line = (error as? Failure)?.line ?? "\(error)"
        #expect(line.hasPrefix("The coverage export of 'c.json' cannot be read: "))
      }
    }
    for line in ["0", "-1", "1000001", "9223372036854775807"] {
      let text = json.replacing("[9,", with: "[\(line),")
      #expect(throws: Failure.self) { try FileCoverage(json: Data(text.utf8), from: "c.json") }
    }
  }

  @Test func `What suites tell of themselves may be anything`() throws {
    let event =
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"a","isParameterized":false,"#
      + #""id":"a","issue":{"isKnown":false},"_testCase":{"id":"b"}},"version":0}"#
    let line = "Test Suite 'A' passed at now\nTest Case 'A.b' failed (0.1 seconds)\n"
    for seed in 0..<150 {
      var damaged = DamagedJSON(of: Data(event.utf8), seed: UInt64(seed))
      let stream = String(decoding: try damaged.make() + Data("\n\(event)\n".utf8), as: UTF8.self)
      #expect(EventStream.counts(in: stream).run <= 1)
      _ = EventStream.isWhole(stream)
      var numbers = SeededGenerator(seed: UInt64(seed))
      var bytes = Array((line + line).utf8)
      for _ in 0..<3 { bytes[numbers.below(bytes.count)] = numbers.pick([0, 10, 39, 83, 255]) }
      let output = XCTestOutput()
      output.hear(bytes[...])
      #expect(output.counts.run <= 4 && !output.hasEnded)
    }
  }

  @Test func `What a traced program leaves may be anything`() {
    let functions: [UInt64: TracedFunction] = [
      1: Made.method("A", "f"), 2: Made.method("B", "g"), 3: Made.closure("A"),
      4: Made.witness(of: "P"),
    ]
    for seed in 0..<150 {
      var numbers = SeededGenerator(seed: UInt64(seed))
      var bytes = RunRecord.head
      let count = numbers.pick([0, 7, 1 << 63, .max] as [UInt64])
      bytes.replaceSubrange(8..<16, with: withUnsafeBytes(of: count) { Array($0) })
      for _ in 0..<numbers.below(400) {
        let usual = numbers.pick([0, 1, 2, 3, 4, 5, 100, 1 << 63, .max] as [UInt64])
        let word: UInt64 = numbers.oneIn(20) ? numbers.next() : usual
        bytes += withUnsafeBytes(of: word) { Array($0) }
      }
      bytes.removeLast(numbers.below(8))
      let record = bytes.withUnsafeBytes { RunRecord($0) }
      let calls = CallNesting.roots(of: record.events, functions: functions).calls
      let flows = [Flow](of: calls)
      #expect(flows.flatMap { LoopFolding.fold($0.steps) }.countMessages() <= record.events.count)
    }
  }
}
