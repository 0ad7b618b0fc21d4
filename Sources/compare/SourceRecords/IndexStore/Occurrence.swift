/// A symbol, once per table, however many places speak of it.
package struct Symbol: Equatable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// A struct or an enum, and what the compiler says no more of.
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

/// The number of a symbol in the table that goes with it: one record's, or all records'.
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

/// What a mention is, and how the symbol relates to another one there.
package struct SymbolRoles: OptionSet, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package static let definition = SymbolRoles(rawValue: 1 << 1)
  package static let reference = SymbolRoles(rawValue: 1 << 2)
  package static let read = SymbolRoles(rawValue: 1 << 3)
  package static let write = SymbolRoles(rawValue: 1 << 4)
  package static let call = SymbolRoles(rawValue: 1 << 5)
  /// Written by the compiler and not by the author.
  package static let implicit = SymbolRoles(rawValue: 1 << 8)
  package static let childOf = SymbolRoles(rawValue: 1 << 9)
  static let baseOf = SymbolRoles(rawValue: 1 << 10)
  /// From a witness to its requirement, and from an override to what it overrides.
  package static let overrideOf = SymbolRoles(rawValue: 1 << 11)
  package static let calledBy = SymbolRoles(rawValue: 1 << 13)
  static let extendedBy = SymbolRoles(rawValue: 1 << 14)
  package static let accessorOf = SymbolRoles(rawValue: 1 << 15)
  package static let containedBy = SymbolRoles(rawValue: 1 << 16)
  /// Not the compiler's: names a type only to reach one inside it.
  static let qualifier = SymbolRoles(rawValue: 1 << 62)
  /// Not the compiler's: found by the name only, where an error kept the compiler from it.
  package static let byName = SymbolRoles(rawValue: 1 << 63)
}

/// What the compiler recorded of one file, with symbols numbered by itself.
package struct IndexRecord: Equatable, Sendable {
  var symbols: [Symbol] = []
  package var occurrences: [Occurrence] = []
}

/// All that the index says about one file of a module.
package struct IndexedFile: Sendable {
  package let path: String
  package let module: String
  package var occurrences: [Occurrence]
}

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
