import Testing

@testable import mutate

@Suite("The sample that a seed draws")
struct SampleTests {
  private static let files = [
    "A.swift": "func a() {\n  b()\n  c = 1\n  if d { e() }\n}\n",
    "B.swift": "func f() {\n  g(\"h\")\n  i(true)\n}\n",
  ]

  @Test func `The same seed draws the same, another one another`() {
    let one = Self.order(1)
    #expect(one == Self.order(1))
    #expect(one != Self.order(2))
    #expect(Set(one) == Set(Self.order(2)))
    #expect(one.count == 9)
  }

  @Test func `A mutant knows its number and its line`() throws {
    let sample = Sample(Self.files, seed: 1)
    #expect(sample.mutants.map(\.number) == Array(1...9))
    let mutant = try #require(sample.mutants.first { $0.before == "i(true)" })
    #expect(mutant.line == 3)
    #expect(mutant.mutation.file == "B.swift")
  }

  private static func order(_ seed: UInt64) -> [String] {
    Sample(files, seed: seed).mutants.map { "\($0.mutation.file) \($0.before) → \($0.after)" }
  }
}

@Suite("A file with faults to switch on")
struct SwitchedFileTests {
  private static let source = "func a() {\n  if !b, c { d(1) }\n}\n"

  @Test func `Each stands behind its number, and no line moves`() {
    let mutants = Sample(["A.swift": Self.source], seed: 0).mutants.sorted {
      ($0.mutation.range.lowerBound, $0.mutation.range.upperBound)
        < ($1.mutation.range.lowerBound, $1.mutation.range.upperBound)
    }
    let numbered = mutants.enumerated().map {
      Mutant($0.offset + 1, $0.element.mutation, in: Self.source)
    }
    #expect(
      SwitchedFile(Self.source, numbered).text == """
        func a() {
          if ((!b) != isMutant(1)), ((c) != isMutant(2)) { \
        if !isMutant(3) { d((isMutant(4) ? 0 : 1)) } }
        }

        """)
  }

  @Test func `Those of one place stand around each other`() {
    let source = "guard a else { return }\n"
    let mutants = MutationFinder.mutations(of: source, in: "A.swift").enumerated().map {
      Mutant($0.offset + 1, $0.element, in: source)
    }
    #expect(mutants.map(\.mutation.kind) == [.check, .condition])
    #expect(
      SwitchedFile(source, mutants).text
        == "guard ((((a) != isMutant(2))) || isMutant(1)) else { return }\n")
  }

  @Test
  func `An error is put down to the smallest fault around it, its line, or the nearest above`() {
    let sample = Sample(["A.swift": Self.source], seed: 1)
    let file = SwitchedFile(Self.source, sample.mutants)
    func before(_ line: Int, _ column: Int) -> [String] {
      file.culprits(line: line, column: column).map(\.after)
    }
    #expect(before(2, 10) == ["if b, c { d(1) }"])
    #expect(before(2, 1).count == 4)
    #expect(before(3, 1) == ["if !b, c { }"])
    #expect(before(1, 1).count == 1)
    #expect(before(9, 1) == [])
  }
}
