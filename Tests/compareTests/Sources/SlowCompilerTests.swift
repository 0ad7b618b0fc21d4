import Foundation
import ProgramSupport
import Testing

@testable import SourceRecords
@testable import compare

@Suite("A compiler that takes too long")
struct SlowCompilerTests {
  private static let absurd = """
    struct Absurd { let cat: Cat }
    let sum = 1 + 2.0 + "a" + [1] + -3 * 2 + ("b" as Character) + [1: 2.5] - 4 / 2.0 + "c" + 1
      + 2.0 + "a" + [1] + -3 * 2 + [1: 2.5] - 4 / 2.0 + "c" + 1 + 2.0 + "a" + [1] + -3 * 2
    """

  @Test func `A file with an absurd expression is measured by its syntax`() throws {
    let fixture = try SourcesFixture([
      "A.swift": Self.absurd,
      "B.swift": "struct Cat {}\nstruct Row { let cat: Cat }\n",
    ])
    let limit = CompilerLimit(base: .seconds(4))
    let result = try fixture.analyse(limit: limit)
    let skipped = ["A.swift: the compiler took too long: measured by syntax only"]
    let edges = ["Absurd -> Cat? 1 A.swift:1", "Row -> Cat 1 B.swift:2"]
    #expect(fixture.skipped(in: result) == skipped)
    #expect(result.skipped.map(\.reason.isFailure) == [true])
    #expect(fixture.edges(of: result) == edges)

    // What was found out once is not tried again, and said again.
    let again = try fixture.analyse(compiler: nil, limit: CompilerLimit(base: .zero))
    #expect(fixture.skipped(in: again) == skipped)
    #expect(fixture.edges(of: again) == edges)
  }

  @Test func `When it doesn't say what it was at, no file is compiled`() throws {
    let fixture = try SourcesFixture(["A.swift": "struct A {}\n", "B.swift": "struct B {}\n"])
    let tools = try TemporaryFolder()
    try tools.writeProgram(
      "#!/bin/bash\nif [[ $1 == -frontend ]]; then exit; fi\nexec sleep 600\n", to: "swiftc")
    let result = try fixture.analyse(
      compiler: "\(tools.path)/swiftc", limit: CompilerLimit(base: .zero))
    let reason = "the compiler took too long: measured by syntax only"
    #expect(fixture.skipped(in: result) == ["A.swift: \(reason)", "B.swift: \(reason)"])
    #expect(result.modules.map(\.files.count) == [2])
  }

  @Test func `More lines have more time`() {
    let limit = CompilerLimit(base: .seconds(60), perThousandLines: .seconds(2))
    #expect(limit.duration(lines: 0) == .seconds(60))
    #expect(limit.duration(lines: 100_500) == .seconds(261))
  }

  @Test(
    arguments: [
      CompilerEnd(), CompilerEnd(wrong: ["-", "B.swift"], slow: ["A.swift", "Cat~2.swift"]),
      CompilerEnd(wrong: ["B.swift"], redeclared: ["name", "=="]),
    ])
  func `How it ended is kept`(_ end: CompilerEnd) {
    #expect(CompilerEnd(line: Substring(end.line)) == end)
  }
}
