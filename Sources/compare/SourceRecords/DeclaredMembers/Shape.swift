/// What is known about the type of an expression.
indirect enum Shape: Hashable, Sendable {
  case unknown
  /// A value of one of the module's types, by its number, and its generic arguments.
  case instance(Int, [Shape])
  /// One of the module's types itself.
  case type(Int, [Shape])
  /// A value of a type that the module doesn't declare.
  case foreign(String, [Shape])
  /// Such a type itself.
  case foreignType(String, [Shape])
  /// Something unknown that involves these types: a `Publisher` of them, or a part of it.
  case about([Shape])
  /// A generic parameter and its constraints.
  case generic(String, [Shape])
  case function([Shape], Shape)
  case tuple([String?], [Shape])
  case all([Shape])

  static func array(_ element: Shape) -> Shape { .foreign("Array", [element]) }
  static func optional(_ value: Shape) -> Shape { .foreign("Optional", [value]) }

  var isKnown: Bool { self != .unknown }

  /// With one `?` removed.
  var unwrapped: Shape {
    if case .foreign("Optional", let arguments) = self { arguments.first ?? .unknown } else { self }
  }

  /// The element of a collection, or of a binding to one.
  var element: Shape {
    switch self {
    case .foreign("Array", let arguments), .foreign("Set", let arguments),
      .foreign("ArraySlice", let arguments):
      arguments.first ?? .unknown
    case .foreign("Dictionary", let arguments):
      // A dictionary made from other values is written without its arguments.
      .tuple(["key", "value"], arguments.count == 2 ? arguments : [.unknown, .unknown])
    case .foreign("Binding", let arguments):
      (arguments.first?.element).map { $0.isKnown ? .foreign("Binding", [$0]) : .unknown }
        ?? .unknown
    default: .unknown
    }
  }

  /// The module's types that it mentions.
  var mentioned: [Shape] {
    switch self {
    case .instance: [self]
    case .foreign(_, let shapes), .about(let shapes), .tuple(_, let shapes), .all(let shapes),
      .generic(_, let shapes):
      shapes.flatMap(\.mentioned)
    default: []
    }
  }

  /// The constraint of a generic parameter.
  var bound: Shape {
    if case .generic(_, let bounds) = self { bounds.first ?? self } else { self }
  }

  /// A value of a type.
  var value: Shape {
    switch self {
    case .type(let id, let arguments): .instance(id, arguments)
    case .foreignType(let name, let arguments): .foreign(name, arguments)
    default: .unknown
    }
  }

  func replacing(_ known: [String: Shape]) -> Shape {
    guard !known.isEmpty else { return self }
    func all(_ shapes: [Shape]) -> [Shape] { shapes.map { $0.replacing(known) } }
    return switch self {
    case .unknown: self
    case .generic(let name, _): known[name] ?? self
    case .instance(let id, let shapes): .instance(id, all(shapes))
    case .type(let id, let shapes): .type(id, all(shapes))
    case .foreign(let name, let shapes): .foreign(name, all(shapes))
    case .foreignType(let name, let shapes): .foreignType(name, all(shapes))
    case .about(let shapes): .about(all(shapes))
    case .function(let parameters, let result):
      .function(all(parameters), result.replacing(known))
    case .tuple(let labels, let shapes): .tuple(labels, all(shapes))
    case .all(let shapes): .all(all(shapes))
    }
  }

  /// Learns what generic parameters stand for from a value passed for them.
  func match(_ value: Shape, _ known: inout [String: Shape]) {
    switch (self, value) {
    case (.generic(let name, _), _):
      if value.isKnown, known[name] == nil { known[name] = value }
    case (.foreign(let left, let mine), .foreign(let right, let other)) where left == right:
      for (mine, other) in zip(mine, other) { mine.match(other, &known) }
    case (.instance(let left, let mine), .instance(let right, let other)) where left == right:
      for (mine, other) in zip(mine, other) { mine.match(other, &known) }
    case (.foreign("Optional", let mine), _): mine.first?.match(value, &known)
    case (.function(_, let mine), .function(_, let other)): mine.match(other, &known)
    default: break
    }
  }
}

extension [Shape] {
  /// Unknown if there are fewer.
  func part(_ number: Int) -> Shape { indices.contains(number) ? self[number] : .unknown }
}
