import SwiftTokens

extension ExpressionReader {
  /// Reads arguments in brackets, and the closures after them; returns the type of each argument.
  ///
  /// The expected type depends on the label and the number of the argument.
  mutating func readArguments(_ expected: (String?, Int) -> Shape) -> [Shape] {
    readArguments { label, number, _ in expected(label, number) }
  }

  mutating func readArguments(_ expected: (String?, Int, [Shape]) -> Shape) -> [Shape] {
    var given: [Shape] = []
    if reader.token.isSign("(") || reader.token.isSign("[") {
      inList { list in
        let label = list.readLabel()
        given.append(list.readExpression(expected(label, given.count, given)))
      }
    }
    guard allowsClosure else { return given }
    var label: String?
    while reader.token.isSign("{"), !reader.isAtEnd, !reader.peek(1).isWord("didSet", "willSet"),
      label != nil || !reader.token.startsLine || reader.peek(-1).isSign(")")
    {
      given.append(readClosure(expected(label, given.count, given)))
      guard reader.token.kind == .word, reader.peek(1).isSign(":"), reader.peek(2).isSign("{"),
        !reader.token.isWord("default")
      else { break }
      label = reader.token.text
      reader.index += 2
    }
    return given
  }

  mutating func readLabel() -> String? {
    guard reader.token.kind == .word, reader.peek(1).isSign(":") else { return nil }
    defer { reader.index += 2 }
    return reader.token.text
  }

  /// The reader is at the `{`.
  mutating func readClosure(_ expected: Shape) -> Shape {
    var result = Shape.unknown
    var parameters: [Shape] = []
    if case .function(let shapes, _) = expected.unwrapped { parameters = shapes }
    let before = returned.count
    inBrackets { reader in
      let names = reader.readClosureHead(parameters)
      reader.locals.append(names)
      reader.numbered.append(parameters)
      reader.returned.append(.unknown)
      reader.readStatements()
      result = reader.returned.last ?? .unknown
      reader.returned.removeLast(reader.returned.count - before)
      reader.numbered.removeLast()
      reader.locals.removeLast()
    }
    if case .function(_, let wanted) = expected.unwrapped, wanted.isKnown, !result.isKnown {
      result = wanted
    }
    return .function(parameters, result)
  }

  /// Reads `[weak self] (cat: Cat) -> Row in`, if it is there.
  private mutating func readClosureHead(_ expected: [Shape]) -> [String: Shape] {
    var names: [String: Shape] = [:]
    guard let end = closureHeadEnd else { return names }
    if reader.token.isSign("@") { _ = reader.skipModifiers() }
    if reader.token.isSign("[") { names = readCaptures() }
    let parameters: [(name: String, type: WrittenType?)]
    if reader.token.isSign("(") {
      parameters = readTypedParameters()
    } else {
      parameters = readNames(to: end)
    }
    let isTuple = parameters.count > 1 && expected.count == 1
    for (number, parameter) in parameters.enumerated() {
      var shape = Shape.unknown
      if let type = parameter.type {
        shape = self.shape(of: type)
      } else if isTuple, case .tuple(_, let parts) = expected[0], parts.indices.contains(number) {
        shape = parts[number]
      } else if case .tuple(_, let parts)? = expected.first, parameters.count == parts.count,
        parameters.count > 1
      {
        shape = parts[number]
      } else if !isTuple, expected.indices.contains(number) {
        shape = expected[number]
      }
      bind(parameter.name, shape, in: &names)
    }
    reader.index = end + 1
    return names
  }

  /// `$item` is a binding, and `item` is its value.
  private func bind(_ name: String, _ shape: Shape, in names: inout [String: Shape]) {
    names[name] = shape
    if name.hasPrefix("$"), case .foreign("Binding", let arguments) = shape {
      names[String(name.dropFirst())] = arguments.first
    }
  }

  /// The index of the `in`, if the closure has a head.
  private var closureHeadEnd: Int? {
    var index = reader.index
    while index < reader.end {
      let token = reader.tokens[index]
      if token.isWord("in") { return index }
      let isPart =
        token.kind == .word && !token.isWord("if", "for", "return", "let", "var", "switch", "guard")
        || [",", ":", "?", "!", ".", "->", "@", "(", "["].contains { token.isSign($0) }
        || token.kind == .operatorSign && ["<", ">", "&", "="].contains(token.text)
      if !isPart { return nil }
      index = max(token.close, index) + 1
    }
    return nil
  }

  private mutating func readCaptures() -> [String: Shape] {
    var names: [String: Shape] = [:]
    inList { list in
      _ = list.reader.skipModifiers()
      let name = list.reader.token.text
      if list.reader.token.kind == .word, list.reader.peek(1).text == "=" {
        list.reader.index += 2
        names[name] = list.readExpression()
      } else {
        let shape = list.readExpression()
        if name != "self" { names[name] = shape }
      }
    }
    return names
  }

  private mutating func readTypedParameters() -> [(name: String, type: WrittenType?)] {
    var parameters: [(name: String, type: WrittenType?)] = []
    inList { list in
      if list.reader.peek(1).kind == .word { list.reader.index += 1 }
      let name = list.reader.token.text
      list.reader.index += 1
      parameters.append((name, list.reader.skip(":") ? list.reader.readType() : nil))
    }
    return parameters
  }

  private mutating func readNames(to end: Int) -> [(name: String, type: WrittenType?)] {
    var names: [(name: String, type: WrittenType?)] = []
    while reader.index < end, !reader.token.isSign("->") {
      if reader.token.kind == .word { names.append((reader.token.text, nil)) }
      reader.index += 1
    }
    return names
  }
}
