/// What a record says of its symbols, mention by mention; it says it once more of each symbol.
struct RecordedRoles<Symbol: Hashable> {
  /// What all mentions of a symbol say of it together, and what all relations to it do.
  struct Roles: Equatable {
    var own: UInt64 = 0
    var related: UInt64 = 0
  }

  private var roles: [Symbol: Roles] = [:]
  private var last: Position?
  private var isSorted = true

  mutating func mention(_ symbol: Symbol, as mention: UInt64, at position: Position) {
    roles[symbol, default: Roles()].own |= mention
    isSorted = isSorted && (last ?? position) <= position
    last = position
  }

  mutating func relate(_ symbol: Symbol, as relation: UInt64) {
    roles[symbol, default: Roles()].related |= relation
  }

  /// Whether the mentions are in the order of their places, as the compiler writes them, and say
  /// together what is said of each symbol, and of no other.
  func agree(with symbols: [Symbol: Roles]) -> Bool { isSorted && roles == symbols }
}
