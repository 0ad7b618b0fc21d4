/// Where something is declared: by the number of its file, and where its name begins.
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
  /// Where the default value is.
  var value = 0..<0
  var isVariadic = false
}

/// The generic parameters of a declaration, with what each has to be.
typealias GenericParameters = [(name: String, bound: WrittenType?)]

/// Something that has a name, and which a type or a file declares.
struct DeclaredMember: Sendable {
  enum Kind: Sendable { case property, function, initializer, `subscript`, enumCase }

  let kind: Kind
  let name: String
  let place: DeclaredPlace
  var isStatic = false
  var parameters: [Parameter] = []
  var generics: GenericParameters = []
  /// Of a property what it is, of a function what it returns.
  var type: WrittenType?
  /// The names behind `@`.
  var attributes: [String] = []
  /// The index of the token with which the initial value begins.
  var initial: Int?
  /// What its initial value tells of it, where no type is written.
  var inferred = Shape.unknown
  /// The number of the type that it belongs to; nil for what belongs to a file.
  var owner: Int?

  var isCallable: Bool { kind != .property }
}

/// Code that runs, and what is known in it.
struct DeclaredCode: Sendable {
  /// From the token behind the brace on, or that of a value.
  let start: Int
  let end: Int
  var isBlock = true
  var parameters: [Parameter] = []
  var generics: GenericParameters = []
  var isStatic = false
  /// What the value is said to be.
  var type: WrittenType?
}

/// A type or an extension, with what is in it; or a file.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable { case file, type, `enum`, `protocol`, `extension` }

  var kind: Kind
  /// `Outer.Inner` of an extension is several.
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
