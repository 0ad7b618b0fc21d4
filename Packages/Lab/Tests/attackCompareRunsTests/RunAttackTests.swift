import CommandLineKit
import Testing

@testable import attack_compare_runs

@Suite("Attacks on runs of compare", .serialized, .timeLimit(.minutes(60)))
struct RunAttackTests {
  @Test func `Hostile names and code that is nested deeply, in every format`() throws {
    let bench = try Bench()
    defer { bench.remove() }
    let wanted = ["names", "identifiers", "open brackets", "links to files elsewhere"]
    let attack = TreeAttack(bench, deep: 1_000)
    let violations = try attack.run({ wanted.contains($0.name) }, tell: { _ in })
    #expect(violations == [])
  }

  @Test func `Interruptions at any moment leave nothing behind`() throws {
    let bench = try Bench()
    defer { bench.remove() }
    #expect(try InterruptionAttack(bench).run(6, seed: 1) { _ in } == [])
  }

  @Test func `Hostile repositories run no program, change no file and don't hang it`() throws {
    let bench = try Bench()
    defer { bench.remove() }
    #expect(try RepositoryAttack(bench).run(6, seed: 1) { _ in } == [])
  }

  @Test func `A usage error has the usual exit code`() {
    #expect(throws: (any Error).self) { try Options.declaration.parse(["--nothing"]) }
  }
}
