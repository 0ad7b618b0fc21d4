/// A symbol, once per table, however many places speak of it.
struct Symbol: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
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

  let usr: String
  let name: String
  let kind: Kind
}

/// The number of a symbol in the table that goes with it: one record's, or all records'.
typealias SymbolID = Int

/// One mention of a symbol at one place.
struct Occurrence: Equatable, Sendable {
  var symbol: SymbolID
  let position: Position
  var roles: Roles
  var relations: [Relation]
}

struct Relation: Equatable, Sendable {
  var symbol: SymbolID
  let roles: Roles
}

/// What a mention is, and how the symbol relates to another one there.
struct Roles: OptionSet, Sendable {
  let rawValue: UInt64

  static let definition = Roles(rawValue: 1 << 1)
  static let reference = Roles(rawValue: 1 << 2)
  static let read = Roles(rawValue: 1 << 3)
  static let write = Roles(rawValue: 1 << 4)
  static let call = Roles(rawValue: 1 << 5)
  /// Written by the compiler and not by the author.
  static let implicit = Roles(rawValue: 1 << 8)
  static let childOf = Roles(rawValue: 1 << 9)
  static let baseOf = Roles(rawValue: 1 << 10)
  /// From a witness to its requirement, and from an override to what it overrides.
  static let overrideOf = Roles(rawValue: 1 << 11)
  static let calledBy = Roles(rawValue: 1 << 13)
  static let extendedBy = Roles(rawValue: 1 << 14)
  static let accessorOf = Roles(rawValue: 1 << 15)
  static let containedBy = Roles(rawValue: 1 << 16)
  /// Not the compiler's: names a type only to reach one inside it.
  static let qualifier = Roles(rawValue: 1 << 62)
  /// Not the compiler's: found by the name only, where an error kept the compiler from it.
  static let byName = Roles(rawValue: 1 << 63)
}

/// What the compiler recorded of one file, with symbols numbered by itself.
struct IndexRecord: Equatable, Sendable {
  var symbols: [Symbol] = []
  var occurrences: [Occurrence] = []
}

/// All that the index says about one file of a module.
struct IndexedFile: Sendable {
  let path: String
  let module: String
  let occurrences: [Occurrence]
}
