import SwiftCode

extension ExpressionReader {
  struct Signature {
    var parameters: [Shape]
    var result: Shape
  }

  func signature(of function: DeclaredMember, _ known: [String: Shape]) -> Signature {
    let parameters = function.parameters.map {
      shape(of: $0.type, in: function).replacing(known)
    }
    guard let owner = function.owner,
      function.kind == .initializer || function.kind == .enumCase
    else {
      return Signature(
        parameters: parameters, result: shape(of: function.type, in: function).replacing(known))
    }
    let arguments = table.types[owner].generics.map { generic in
      known[generic.name] ?? .generic(generic.name, [])
    }
    return Signature(parameters: parameters, result: .instance(owner, arguments))
  }

  mutating func readCall(_ node: Node, of callee: Operand, _ expected: Shape) -> Operand {
    let passed = PassedValues(node, in: code)
    if !callee.functions.isEmpty { return readCall(callee, passed, expected) }
    switch callee.shape {
    case .type(let id, let arguments): return make(id, arguments, callee, passed, expected)
    case .function(let parameters, let result):
      _ = readValues(passed) { _, number, _ in parameters.part(number) }
      return Operand(shape: result)
    case .foreign("Factory", _):
      _ = readValues(passed) { _, _, _ in .unknown }
      return Operand(shape: callee.shape.made)
    default: return readForeignCall(of: callee, passed)
    }
  }

  private mutating func readCall(
    _ callee: Operand, _ passed: PassedValues, _ expected: Shape
  ) -> Operand {
    let fitting = callee.functions.filter { passed.parameters(of: $0) != nil }
    guard let function = fitting.first, let numbers = passed.parameters(of: function) else {
      // It is another function with this name, from a framework's superclass.
      return readForeignCall(of: Operand(foreign: ("", .unknown)), passed)
    }
    note(fitting, at: callee.offset)
    var known = callee.known
    let signature = signature(of: function, known)
    if fitting.count > 1 {
      _ = readValues(passed) { _, _, _ in .unknown }
      let results = Set(fitting.map { self.signature(of: $0, known).result })
      return Operand(shape: results.count == 1 ? signature.result : .unknown)
    }
    let given = readValues(passed) { _, number, _ in
      numbers.indices.contains(number)
        ? signature.parameters[numbers[number]].replacing(known) : .unknown
    }
    for (number, shape) in zip(numbers, given) { signature.parameters[number].match(shape, &known) }
    let result = signature.result.replacing(known)
    return Operand(shape: result.isOpen ? expected.unwrapped.or(result) : result)
  }

  /// Creates a value of one of the module's types.
  private mutating func make(
    _ id: Int, _ arguments: [Shape], _ callee: Operand, _ passed: PassedValues, _ expected: Shape
  ) -> Operand {
    var known = table.known(of: id, arguments.filter(\.isKnown))
      .filter { name, shape in shape != .generic(name, []) }
    let initializers = table.types[id].members["init"] ?? []
    if let initializer = initializers.first {
      let fitting = initializers.filter { passed.parameters(of: $0) != nil }
      let chosen = fitting.first ?? initializer
      let numbers = fitting.count == 1 ? passed.parameters(of: chosen) ?? [] : []
      let signature = signature(of: chosen, known)
      let given = readValues(passed) { _, number, _ in
        numbers.indices.contains(number) ? signature.parameters[numbers[number]] : .unknown
      }
      for (number, shape) in zip(numbers, given) {
        signature.parameters[number].match(shape, &known)
      }
    } else {
      // `.init(…)` names only the initialiser; if a type is named, that is the reference.
      if callee.isInitializer {
        found[callee.offset] = FoundMember(member: nil, type: table.types[id].place)
      }
      let properties = table.types[id].properties
      let shapes = Dictionary(properties.map { ($0.name, shape(of: $0, known)) }) { first, _ in
        first
      }
      let given = readValues(passed) { label, _, _ in label.flatMap { shapes[$0] } ?? .unknown }
      for (label, shape) in zip(passed.labels, given) {
        label.flatMap { shapes[$0] }?.match(shape, &known)
      }
    }
    let own = table.types[id].generics.map { known[$0.name] ?? .unknown }
    if case .instance(id, let wanted) = expected.unwrapped, !own.contains(where: \.isKnown) {
      return Operand(shape: .instance(id, wanted))
    }
    return Operand(shape: .instance(id, own))
  }

  /// Reads what is passed, given what is expected: that depends on the label and the number, and on
  /// the types of the values before it.
  mutating func readValues(
    _ passed: PassedValues, _ expected: (String?, Int, [Shape]) -> Shape
  ) -> [Shape] {
    var given: [Shape] = []
    for (label, value) in zip(passed.labels, passed.values) {
      given.append(read(value, expected(label, given.count, given)))
    }
    return given
  }

  /// Calls something that the module doesn't declare.
  private mutating func readForeignCall(of callee: Operand, _ passed: PassedValues) -> Operand {
    guard let (name, base) = callee.foreign else {
      _ = readValues(passed) { _, _, _ in .unknown }
      return Operand(shape: callee.shape.value)
    }
    if let result = readComposableCall(name, base, passed) { return result }
    var closures = StandardMembers.closureParameters(of: name, on: base)
    let isLoop = name == "ForEach" || name == "List"
    var root = StandardMembers.about(base)
    if StandardMembers.isCollection(base) { root = base.element }
    var closure = Shape.unknown
    let given = readValues(passed) { label, number, given in
      if isLoop, number == 1, label == nil || label == "id" || label == "rowContent" {
        closures = [(given.first ?? .unknown).element]
        root = closures[0]
      }
      return label == "withDependencies"
        ? Self.changesDependencies : .callback(closures, keyPath: root)
    }
    for case .function(_, let result) in given where result.isKnown { closure = result }
    if isLoop { return Operand() }
    if case .foreignType = callee.shape { return Operand(shape: callee.shape.value) }
    return Operand(shape: StandardMembers.result(of: name, on: base, closure: closure))
  }

  mutating func readSubscript(_ node: Node, of operand: Operand) -> Operand {
    let base = settle(operand)
    let passed = PassedValues(node, in: code)
    switch base {
    case .foreign("Array", _), .foreign("ArraySlice", _), .foreign("Binding", _):
      _ = readValues(passed) { _, _, _ in .unknown }
      return Operand(shape: passed.values.contains(where: containsRange) ? base : base.element)
    case .foreign("Dictionary", let arguments):
      let value = arguments.last ?? .unknown
      _ = readValues(passed) { label, _, _ in
        label == "default" ? value : arguments.first ?? .unknown
      }
      return Operand(shape: passed.labels.contains("default") ? value : .optional(value))
    case .instance(let id, let arguments):
      let fitting = table.members("subscript", of: id).filter {
        passed.parameters(of: $0) != nil
      }
      guard fitting.count == 1 else {
        _ = readValues(passed) { _, _, _ in .unknown }
        return Operand()
      }
      let bracket = code.tree.tokens(in: code.tree.range(node)).first {
        $0.isSign("[") && $0.range.lowerBound >= code.base(of: node).map(code.tree.end) ?? 0
      }
      note(fitting, at: bracket?.range.lowerBound ?? code.tree.start(node))
      let signature = signature(of: fitting[0], table.known(of: id, arguments))
      _ = readValues(passed) { _, number, _ in signature.parameters.part(number) }
      return Operand(shape: signature.result)
    default:
      let root = StandardMembers.about(base)
      _ = readValues(passed) { _, _, _ in .callback([], keyPath: root) }
      return Operand(shape: root)
    }
  }

  private func containsRange(_ value: Node) -> Bool {
    code.tree.descendants(value).contains {
      code.kind($0) == .operatorSign && ["...", "..<"].contains(code.tree.text($0))
    }
  }
}

/// The Composable Architecture's functions, whose closures and key paths are about the state and the
/// actions of the feature around them.
extension ExpressionReader {
  /// The state and the action that the reducer's declared type names, or that the nearest type
  /// around the code has.
  private var feature: (state: Shape, action: Shape)? {
    if case .foreign("ReducerOf", let features) = result {
      let parts = table.parts(ofFeature: features.part(0))
      if parts.action.isKnown { return parts }
    }
    if case .foreign("Reducer", let parts) = result, parts.part(1).isKnown {
      return (parts.part(0), parts.part(1))
    }
    for id in table.outward(from: context.type) {
      let parts = table.parts(ofFeature: .instance(id, []))
      if parts.action.isKnown { return parts }
    }
    return nil
  }

  private mutating func readComposableCall(
    _ name: String, _ base: Shape, _ passed: PassedValues
  ) -> Operand? {
    if case .foreign("Store", let parts) = base {
      return readStoreCall(name, passed, state: parts.part(0), action: parts.part(1))
    }
    if name == "transformDependency" || name == "withDependencies" {
      let isAll = name == "withDependencies" || passed.values.first.map(isPathToSelf) ?? false
      _ = readValues(passed) { _, number, _ in
        isAll || number == 0 ? Self.changesDependencies : .unknown
      }
      return Operand(shape: base)
    }
    guard Self.composable.contains(name), let (state, action) = feature else { return nil }
    let send = Shape.function([action], .unknown)
    _ = readValues(passed) { label, number, _ in
      switch (name, label) {
      case ("Reduce", _): .function([state, action], .unknown)
      case ("run", _), ("catch", _): .function([send], .unknown)
      case ("send", _): number == 0 ? action : .unknown
      case (_, "action"): .function([action], .unknown)
      case (_, "state"), (_, "of"): .function([state], .unknown)
      case ("Scope", _), ("ifLet", _), ("forEach", _), ("ifCaseLet", _):
        number == 0 ? .function([state], .unknown) : .unknown
      default: .unknown
      }
    }
    return Operand(shape: name == "run" || name == "send" ? .foreign("Effect", [action]) : .unknown)
  }

  private func isPathToSelf(_ value: Node) -> Bool {
    code.kind(value) == .keyPath && code.value(of: value).map(code.name) == "self"
  }

  private mutating func readStoreCall(
    _ name: String, _ passed: PassedValues, state: Shape, action: Shape
  ) -> Operand {
    var given: [String: Shape] = [:]
    _ = readValues(passed) { label, number, before in
      if let last = before.last, case .function(_, let result) = last {
        given[number == 1 ? "state" : "action"] = result
      }
      return switch (name, label) {
      case ("send", _): number == 0 ? action : .unknown
      case (_, "action"): .function([action], .unknown)
      default: .function([state], .unknown)
      }
    }
    guard name == "scope", let child = given["state"] else { return Operand() }
    return Operand(shape: .foreign("Store", [child.unwrapped, .unknown]))
  }

  private static let changesDependencies = Shape.function(
    [.foreign("DependencyValues", [])], .unknown)

  private static let composable: Set = [
    "Reduce", "run", "catch", "send", "Scope", "ifLet", "forEach", "ifCaseLet", "onChange",
  ]
}

extension Shape {
  /// An argument for an unknown function: a closure, or a key path into the value.
  fileprivate static func callback(_ parameters: [Shape], keyPath root: Shape) -> Shape {
    .function(parameters.isEmpty ? [root] : parameters, .unknown)
  }

  /// Whether its type can't be determined.
  fileprivate var isOpen: Bool {
    if case .generic = self { true } else { self == .unknown }
  }

  fileprivate func or(_ other: Shape) -> Shape { isKnown ? self : other }
}
