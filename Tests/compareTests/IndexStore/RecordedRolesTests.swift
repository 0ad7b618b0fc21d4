import Testing

@testable import SourceRecords

@Suite("A record that contradicts itself")
struct RecordedRolesTests {
  private typealias Roles = RecordedRoles<String>.Roles

  /// A type that is declared, mentioned and extended; a mention may be elsewhere than it was.
  private func recorded(secondIn line: Int = 2) -> RecordedRoles<String> {
    var recorded = RecordedRoles<String>()
    recorded.mention("App", as: 1, at: Position(line: 1, column: 8))
    recorded.mention("App", as: 4, at: Position(line: line, column: 3))
    recorded.relate("Part", as: 2)
    return recorded
  }

  @Test func `A symbol's roles are those of all its mentions`() {
    #expect(recorded().agree(with: ["App": Roles(own: 5), "Part": Roles(related: 2)]))
  }

  @Test(
    arguments: [
      ["App": (7, 0), "Part": (0, 2)], ["App": (1, 0), "Part": (0, 2)],
      ["App": (5, 0), "Part": (2, 0)], ["App": (5, 0), "Part": (0, 2), "Other": (1, 0)],
      ["App": (5, 0)],
    ] as [[String: (UInt64, UInt64)]])
  func `More, fewer or another's roles, a symbol without a mention, and a mention alone`(
    _ symbols: [String: (UInt64, UInt64)]
  ) {
    #expect(!recorded().agree(with: symbols.mapValues { Roles(own: $0, related: $1) }))
  }

  @Test func `Mentions that are not in the order of their places`() {
    let symbols = ["App": Roles(own: 5), "Part": Roles(related: 2)]
    #expect(!recorded(secondIn: 0).agree(with: symbols))
  }
}
