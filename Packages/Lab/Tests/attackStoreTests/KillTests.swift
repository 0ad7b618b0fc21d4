import Foundation
import ProgramSupport
import Testing

@testable import attack_store

/// Processes that are killed while they write, run as separate processes.
@Suite("Kills")
struct KillTests {
  @Test func `What a process was asked to store survives its death`() async throws {
    let run = try await Self.run("--kills", "6")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("6 kills, "))
    #expect(run.output.hasSuffix("\nNo acknowledged change was lost.\n"))
  }

  @Test func `A usage error has an exit code of its own`() async throws {
    #expect(try await Self.run("--kills", "many").status == 64)
  }

  @Test func `A writer's words are read as they were written`() throws {
    let writer = Writer(path: "a folder/todos.sqlite", name: "w1", seed: .max)
    let read = try #require(Writer(words: writer.words))
    #expect((read.path, read.name, read.seed) == (writer.path, writer.name, writer.seed))
    #expect(Writer(words: ["--kills", "6"]) == nil)
  }

  @Test func `The same seed makes the same changes`() {
    func rows(_ seed: UInt64, _ count: Int) -> Set<Row> {
      ChangeGenerator.rows(name: "w", seed: seed, after: count)
    }
    #expect(rows(1, 50) == rows(1, 50))
    #expect(rows(1, 50) != rows(1, 51))
    #expect(rows(1, 50) != rows(2, 50))
  }

  /// Runs the program with kills only.
  private static func run(_ words: String...) async throws -> (status: Int32, output: String) {
    let process = Process(
      BuiltProgram.named("attack-store"),
      ["--flips", "0", "--failures", "0", "--losses", "0"] + words)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in continuation.finish() }
    try process.run()
    for await _ in ends {}
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}
