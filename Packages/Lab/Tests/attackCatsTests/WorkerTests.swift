import Foundation
import Testing

@testable import attack_cats

@Suite("Workers of the attack on cats")
struct WorkerTests {
  @Test func `A crash is identified by the number that was being tried`() throws {
    let worker = try shell("echo '= a cat'; echo '? 17'; kill -SEGV $$")
    #expect(worker.line() == .ended("a cat"))
    #expect(worker.line() == .begun(17))
    #expect(worker.line() == nil)
    #expect(worker.ending() == "ended by signal 11")
  }

  @Test func `An exit with another code than 0 isn't a normal end`() throws {
    let worker = try shell("exit 3")
    #expect(worker.line() == nil)
    #expect(worker.ending() == "ended with 3")
  }

  @Test func `What isn't a line of a worker is passed over`() throws {
    let worker = try shell("echo hello; echo '! no cat'; printf '? 1'")
    #expect(worker.line() == .violation("no cat"))
    #expect(worker.line() == nil)
    #expect(worker.ending() == nil)
  }

  @Test(arguments: [WorkerLine.begun(5), .ended("a cat"), .violation("500 bytes")])
  func `Lines are read as they are written`(line: WorkerLine) {
    #expect(WorkerLine(line.text) == line)
  }

  @Test func `A violation is printed with the line that shows it again`() {
    var tally = Tally()
    tally.count("a picture", of: .mutants)
    tally.count("not a PNG", of: .mutants)
    tally.count("a picture", of: .mutants)
    #expect(
      tally.text(seed: 1) == """
        3 mutated PNG files, checksums corrected in most: 2 a picture, 1 not a PNG.
        No violation.

        """)
    tally.count(violation: "ended by signal 11", of: .mutants, number: 17)
    #expect(tally.hasViolations)
    #expect(
      tally.text(seed: 3).hasSuffix(
        """
        mutants 17: ended by signal 11
          swift run --package-path Packages/Lab -c release attack-cats --seed 3 --series mutants --number 17
        1 violation.

        """))
  }

  private func shell(_ script: String) throws -> WorkerProcess {
    try WorkerProcess(URL(filePath: "/bin/sh"), ["-c", script])
  }
}
