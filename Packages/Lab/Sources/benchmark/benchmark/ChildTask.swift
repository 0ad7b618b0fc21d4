import Foundation
import Implementations
import ProgramSupport
import RunTimeReport

/// A task that this program performs in a child process of itself.
enum ChildTask: Codable {
  case counts(String, sizes: [Int])
  /// The counts of a store alone.
  case floor
  case round([String], files: [Int: String], seed: UInt64)
  case memory(String?, size: Int, file: String?)

  private static let word = "--as-child"

  /// The task in the arguments, if there is one.
  init?(_ arguments: [String]) {
    guard arguments.count == 2, arguments[0] == Self.word,
      let task = try? JSONDecoder().decode(Self.self, from: Data(arguments[1].utf8))
    else { return nil }
    self = task
  }

  /// Performs the task in a new process.
  func result<Result: Decodable>(as type: Result.Type = Result.self) throws -> Result {
    let json = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    let output = try Child.output(
      of: BuiltProgram.named("benchmark"), [Self.word, json], environment: environment)
    return try JSONDecoder().decode(type, from: Data(output.utf8))
  }

  /// The hash seed varies from run to run, and with it how often a set grows: counts are made with
  /// deterministic hashing, times without.
  private var environment: [String: String] {
    switch self {
    case .counts, .floor: ["SWIFT_DETERMINISTIC_HASHING": "1"]
    case .round, .memory: [:]
    }
  }

  /// Performs the task in this process, and returns the result as JSON.
  @MainActor
  func perform() async throws -> Data {
    switch self {
    case .counts(let name, let sizes):
      let counts = try await CountRun(implementation: .named(name), sizes: sizes).counts()
      return try JSONEncoder().encode(counts)
    case .floor: return try JSONEncoder().encode(CountRun.floor())
    case .round(let names, let files, let seed):
      var round = RoundRun(try names.map(Implementation.named), files: files, seed: seed)
      return try JSONEncoder().encode(round.readings())
    case .memory(let name, let size, let file):
      let run = MemoryRun(
        implementation: try name.map(Implementation.named), size: size, file: file)
      return try JSONEncoder().encode(run.readings())
    }
  }
}

extension Implementation {
  fileprivate static func named(_ name: String) throws -> Self {
    guard let implementation = Self(rawValue: name) else {
      throw ProgramError.unknownImplementation(name)
    }
    return implementation
  }
}
