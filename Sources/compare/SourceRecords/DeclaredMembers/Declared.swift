import SwiftCode

/// The place of a declaration: the number of its file, and the offset at which its name begins.
package struct DeclaredPlace: Hashable, Sendable {
  package let file: Int
  package let offset: Int
}

/// Which module each file belongs to, and which modules it can see, its own included.
struct FileModules: Sendable {
  /// Both by the number of the file.
  private let own: [Int]
  private let seen: [Set<Int>]

  init(own: [Int], seen: [Set<Int>]) {
    self.own = own
    self.seen = seen
  }

  /// All files are of one module.
  init(count: Int) {
    self.init(own: Array(repeating: 0, count: count), seen: Array(repeating: [0], count: count))
  }

  func isVisible(_ home: Int, from file: Int) -> Bool { seen[file].contains(own[home]) }
  func areOne(_ file: Int, _ other: Int) -> Bool { own[file] == own[other] }
}

/// A parameter of a function, an initialiser, a subscript or an enum case.
struct Parameter: Sendable {
  /// Nil for `_`.
  var label: String?
  var name: String
  let type: WrittenType?
  /// The node of the default value.
  var value: CodeTree.Node?
  var isVariadic = false

  var hasDefault: Bool { value != nil }
}

/// The generic parameters of a declaration, with their constraints.
typealias GenericParameters = [(name: String, bound: WrittenType?)]

/// What is written after `@`.
struct Attribute: Sendable {
  var name: String
  /// The type in `(Model.self)`.
  var type: WrittenType?
  /// The key path in `(\.client)`, the first argument.
  var key: Key?

  struct Key: Sendable {
    /// Nil if only the wrapper says what has the property.
    let root: String?
    let name: String
    /// Where the name is.
    let offset: Int
  }
}

/// Something with a name that a type or a file declares.
struct DeclaredMember: Sendable {
  enum Kind: Sendable { case property, function, initializer, `subscript`, enumCase }

  let kind: Kind
  let name: String
  let place: DeclaredPlace
  var isStatic = false
  var parameters: [Parameter] = []
  var generics: GenericParameters = []
  /// The type of a property, or the result of a function.
  var type: WrittenType?
  var attributes: [Attribute] = []
  /// The node of the initial value.
  var initial: CodeTree.Node?
  /// The type that follows from its initial value, if none is written.
  var inferred = Shape.unknown
  /// The number of the type that it belongs to; nil for a member of a file, or of a type that the
  /// files don't declare.
  var owner: Int?
  var isOfForeign = false
  /// Whether it, or the extension that it stands in, is `private` or `fileprivate`.
  var isOfFile = false

  var isCallable: Bool { kind != .property }
}

/// Code that runs, and the declarations that it can see.
struct DeclaredCode: Sendable {
  /// A block, accessors, a value or a statement.
  let node: CodeTree.Node
  var parameters: [Parameter] = []
  var generics: GenericParameters = []
  var isStatic = false
  /// The declared type of the value.
  var type: WrittenType?
}

/// A type or an extension with its contents, or a file.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable { case file, type, `enum`, `protocol`, `extension` }

  var kind: Kind
  /// An extension of `Outer.Inner` has several components.
  var path: [String] = []
  let place: DeclaredPlace
  var generics: GenericParameters = []
  var bases: [WrittenType] = []
  var members: [DeclaredMember] = []
  var codes: [DeclaredCode] = []
  var aliases: [(name: String, generics: [String], type: WrittenType)] = []
  var inner: [TypeDeclaration] = []
}

/// A type as it is written.
indirect enum WrittenType: Sendable {
  /// `Outer.Inner<Value>`; the arguments are those of the last name.
  case named([String], [WrittenType])
  case function([WrittenType], WrittenType)
  case tuple([(label: String?, type: WrittenType)])
  /// `A & B`.
  case all([WrittenType])
  /// `A.Type`.
  case metatype(WrittenType)

  static func optional(_ type: WrittenType) -> WrittenType { .named(["Optional"], [type]) }
}
