/// A symbol, listed once per table, however many places mention it.
package struct Symbol: Equatable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// A struct or an enum, and types that the compiler doesn't specify further.
    case type
    /// A class or an actor.
    case `class`
    case `protocol`, `extension`, `typealias`, macro, parameter, genericParameter
    case enumCase, function, initializer, property, getter, setter
    /// `willSet` and `didSet`.
    case observer
    case other
  }

  package let usr: String
  package let name: String
  package let kind: Kind
}

/// The number of a symbol in its table, which is that of one record or of all records.
package typealias SymbolID = Int

/// One mention of a symbol at one place.
package struct Occurrence: Equatable, Sendable {
  package var symbol: SymbolID
  package let position: Position
  package var roles: SymbolRoles
  package var relations: [Relation]
}

package struct Relation: Equatable, Sendable {
  package var symbol: SymbolID
  package let roles: SymbolRoles
}

/// The kind of a mention, and how the symbol relates to another one there.
package struct SymbolRoles: OptionSet, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package static let definition = SymbolRoles(rawValue: 1 << 1)
  package static let reference = SymbolRoles(rawValue: 1 << 2)
  package static let read = SymbolRoles(rawValue: 1 << 3)
  package static let write = SymbolRoles(rawValue: 1 << 4)
  package static let call = SymbolRoles(rawValue: 1 << 5)
  /// Written by the compiler, not by the author.
  package static let implicit = SymbolRoles(rawValue: 1 << 8)
  package static let childOf = SymbolRoles(rawValue: 1 << 9)
  static let baseOf = SymbolRoles(rawValue: 1 << 10)
  /// From a witness to its requirement, and from an override to what it overrides.
  package static let overrideOf = SymbolRoles(rawValue: 1 << 11)
  package static let calledBy = SymbolRoles(rawValue: 1 << 13)
  static let extendedBy = SymbolRoles(rawValue: 1 << 14)
  package static let accessorOf = SymbolRoles(rawValue: 1 << 15)
  package static let containedBy = SymbolRoles(rawValue: 1 << 16)
  /// Our own: names a type only to reach one inside it.
  static let qualifier = SymbolRoles(rawValue: 1 << 62)
  /// Our own: found only by name, where an error stopped the compiler.
  package static let byName = SymbolRoles(rawValue: 1 << 63)
}

/// What the compiler recorded about one file, with its own symbol numbers.
package struct IndexRecord: Equatable, Sendable {
  var symbols: [Symbol] = []
  package var occurrences: [Occurrence] = []
}

/// Everything in the index about one file of a module.
package struct IndexedFile: Sendable {
  package let path: String
  package let module: String
  package var occurrences: [Occurrence]
}

/// A record's roles of symbols, added up by mention; the record also states them per symbol.
struct RecordedRoles<Symbol: Hashable> {
  /// The roles of all mentions of a symbol combined, and of all relations to it.
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

  /// Whether the mentions are in the order of their places, as the compiler writes them, and add up
  /// to exactly the stated roles of exactly these symbols.
  func agree(with symbols: [Symbol: Roles]) -> Bool { isSorted && roles == symbols }
}
