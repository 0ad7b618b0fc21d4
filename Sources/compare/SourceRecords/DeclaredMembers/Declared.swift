/// The place of a declaration: the number of its file, and the offset at which its name begins.
package struct DeclaredPlace: Hashable, Sendable {
  package let file: Int
  package let offset: Int
}

/// A parameter of a function, an initialiser, a subscript or an enum case.
struct Parameter: Sendable {
  /// Nil for `_`.
  var label: String?
  var name: String
  let type: WrittenType?
  var hasDefault = false
  /// The range of the default value.
  var value = 0..<0
  var isVariadic = false
}

/// The generic parameters of a declaration, with their constraints.
typealias GenericParameters = [(name: String, bound: WrittenType?)]

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
  /// The names after `@`.
  var attributes: [String] = []
  /// The index of the initial value's first token.
  var initial: Int?
  /// The type that follows from its initial value, if none is written.
  var inferred = Shape.unknown
  /// The number of the type that it belongs to; nil for a member of a file.
  var owner: Int?

  var isCallable: Bool { kind != .property }
}

/// Code that runs, and the declarations that it can see.
struct DeclaredCode: Sendable {
  /// The index of the token after the brace, or of a value's first token.
  let start: Int
  let end: Int
  var isBlock = true
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
