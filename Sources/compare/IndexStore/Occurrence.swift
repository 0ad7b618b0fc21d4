/// A symbol, once per store, however many files speak of it.
struct Symbol: Sendable {
  enum Kind: Sendable {
    case type, `protocol`, `extension`, `typealias`, macro, parameter, genericParameter, other
  }

  let usr: String
  let name: String
  let kind: Kind
}

/// The number of a symbol in the store's table.
typealias SymbolID = Int

/// One mention of a symbol at one place.
struct Occurrence: Sendable {
  let symbol: SymbolID
  let position: Position
  let roles: Roles
  let relations: [Relation]
}

struct Relation: Sendable {
  let symbol: SymbolID
  let roles: Roles
}

/// What a mention is, and how the symbol relates to another one there.
struct Roles: OptionSet, Sendable {
  let rawValue: UInt64

  static let definition = Roles(rawValue: 1 << 1)
  static let reference = Roles(rawValue: 1 << 2)
  /// Written by the compiler and not by the author.
  static let implicit = Roles(rawValue: 1 << 8)
  static let childOf = Roles(rawValue: 1 << 9)
  static let baseOf = Roles(rawValue: 1 << 10)
  static let calledBy = Roles(rawValue: 1 << 13)
  static let extendedBy = Roles(rawValue: 1 << 14)
  static let containedBy = Roles(rawValue: 1 << 16)
  /// Not the compiler's: found by the name only, where an error kept the compiler from it.
  static let byName = Roles(rawValue: 1 << 63)
}

/// All that the index says about one file of a module.
struct IndexedFile: Sendable {
  let path: String
  let module: String
  let occurrences: [Occurrence]
}

/// What was read of a store.
struct Index: Sendable {
  var symbols: [Symbol] = []
  /// Sorted by path, whatever order the store has.
  var files: [IndexedFile] = []
}
