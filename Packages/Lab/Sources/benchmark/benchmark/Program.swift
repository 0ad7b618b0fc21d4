import CommandLineKit
import Foundation
import Implementations
import RunTimeReport

/// The program from its arguments to its exit code.
enum Program {
  @MainActor
  static func run(_ arguments: [String]) async -> Int32 {
    do {
      if let task = ChildTask(arguments) {
        FileHandle.standardOutput.write(try await task.perform())
        return SearchStatus.nothingFound
      }
    } catch {
      ErrorOutput.say("Error: \(error)\n")
      return SearchStatus.failure
    }
    return await Command.declaration.run(arguments, body: run)
  }

  @MainActor
  private static func run(_ command: Command) async throws -> Int32 {
    switch command {
    case .information(let text): print(text, terminator: "")
    case .times(let options): try printTimes(options)
    case .counts(let options): try printCounts(options)
    case .check(let options): return try check(options)
    case .pictures: try await PictureBenchmark.run()
    }
    return 0
  }

  private static func printTimes(_ options: Options) throws {
    let measurement = Measurement(implementations: options.subjects, progress: show)
    let times = try measurement.times(rounds: options.rounds, seed: options.seed)
    show("")
    print(
      options.format.text(
        of: [heading(options)] + TimeTables(times).sections + [DifferenceTable(times).section]
          + sections(of: TimeClaims(times).all)),
      terminator: "")
  }

  private static func heading(_ options: Options) -> Section {
    Section(
      title: "The run",
      note:
        "\(options.rounds) rounds, seed \(options.seed), on \(Machine.description). Medians, and "
        + "in parentheses the 95 % interval of each.")
  }

  private static func printCounts(_ options: Options) throws {
    let measurement = try countingMeasurement(options)
    let counts = try measurement.counts()
    let floor = try measurement.floor()
    show("")
    print(
      options.format.text(
        of: CountTables(counts, floor: floor).sections + sections(of: CountClaims(counts).all)),
      terminator: "")
  }

  private static func check(_ options: Options) throws -> Int32 {
    let measurement = try countingMeasurement(options)
    // The largest size takes most of the time, and is deterministic if the others are.
    let gates = CountGates(
      try measurement.counts(), again: try measurement.counts(Workload.sizes.dropLast()))
    show("")
    for finding in gates.findings { print(finding) }
    if !gates.findings.isEmpty { return SearchStatus.findings }
    print("The counts of \(options.subjects.count) implementations are within their bounds.")
    return 0
  }

  private static func countingMeasurement(_ options: Options) throws -> Measurement {
    guard AllocationCounter.works else { throw ProgramError.uncountable }
    return Measurement(implementations: options.subjects, progress: show)
  }

  private static func sections(of claims: [RunTimeClaim]) -> [Section] {
    claims.isEmpty ? [] : [claims.section]
  }

  /// Replaces the last progress message, on a terminal only.
  private static func show(_ progress: String) {
    if isatty(2) == 1 { ErrorOutput.say("\r\u{1B}[2K" + progress) }
  }
}

/// Why there is no result.
enum ProgramError: Error, CustomStringConvertible {
  case uncountable
  case unknownImplementation(String)

  var description: String {
    switch self {
    case .uncountable:
      "This system's heap can't be counted; run this on Linux with glibc."
    case .unknownImplementation(let name): "There is no implementation '\(name)'."
    }
  }
}
