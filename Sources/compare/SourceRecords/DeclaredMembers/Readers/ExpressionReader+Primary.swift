import SwiftTokens

extension ExpressionReader {
  /// Reads the first part of an operand.
  mutating func readPrimary(_ expected: Shape) -> Operand {
    let token = reader.token
    guard !reader.isAtEnd else { return Operand() }
    switch token.kind {
    case .literal:
      reader.index += 1
      while reader.token.isSign("\\("), !reader.isAtEnd { _ = readTuple() }
      return Operand(isCallable: false)
    case .word: return readName()
    case .operatorSign:
      reader.index += 1
      return Operand(isCallable: false)
    case .sign: return readSign(token, expected)
    }
  }

  private mutating func readSign(_ token: SwiftToken, _ expected: Shape) -> Operand {
    switch token.text {
    case "(": return Operand(shape: readTuple(expected), isCallable: true)
    case "[": return Operand(shape: readCollection(expected))
    case "{": return Operand(shape: readClosure(expected))
    case ".": return readImplicitMember(expected)
    case "\\": return Operand(shape: readKeyPath(expected), isCallable: false)
    case "#": return readMacro()
    case "@":
      _ = reader.skipModifiers()
      return readPrimary(expected)
    default: return Operand(isCallable: false)
    }
  }

  /// Reads `.name`, a member of the expected type.
  private mutating func readImplicitMember(_ expected: Shape) -> Operand {
    reader.index += 1
    let name = reader.token
    guard name.kind == .word else { return Operand(isCallable: false) }
    reader.index += 1
    let type = expected.unwrapped.bound
    if case .instance(let id, let arguments) = type {
      return member(name.text, of: .type(id, arguments), at: name.offset)
    }
    if case .foreign = type {
      return Operand(foreign: (name.text, type))
    }
    return Operand(foreign: (name.text, .unknown))
  }

  /// Reads a tuple; a single value in brackets is just that value.
  private mutating func readTuple(_ expected: Shape = .unknown) -> Shape {
    var labels: [String?] = []
    var shapes: [Shape] = []
    inList { list in
      labels.append(list.readLabel())
      let inner: Shape =
        if case .tuple(_, let parts) = expected, parts.indices.contains(shapes.count) {
          parts[shapes.count]
        } else {
          expected
        }
      shapes.append(list.readExpression(inner))
    }
    return shapes.count == 1 && labels[0] == nil ? shapes[0] : .tuple(labels, shapes)
  }

  /// Reads the contents of brackets, where closures are allowed, and moves past them.
  mutating func inBrackets(_ body: (inout Self) -> Void) {
    let (end, allowed) = (reader.enter(), allowsClosure)
    allowsClosure = true
    body(&self)
    reader.leave(to: end)
    allowsClosure = allowed
  }

  /// The same for a list that is separated by commas, part by part.
  mutating func inList(_ readPart: (inout Self) -> Void) {
    inBrackets { list in
      while !list.reader.isAtEnd {
        let start = list.reader.index
        readPart(&list)
        if !list.reader.skip(","), list.reader.index == start { list.reader.index += 1 }
      }
    }
  }

  /// Reads values, or `[Cat]()`, which is a type.
  private mutating func readCollection(_ expected: Shape) -> Shape {
    let start = reader.index
    let close = min(reader.token.close, reader.end)
    if close + 1 < reader.end, reader.tokens[close + 1].isSign("("),
      !reader.tokens[close + 1].followsSpace, let type = reader.readType()
    {
      return shape(of: type).metatype
    }
    reader.index = start
    let element = expected.unwrapped.element
    var first = Shape.unknown
    var value = Shape.unknown
    inList { list in
      let shape = list.readExpression(element)
      if !first.isKnown { first = shape }
      if list.reader.skip(":") {
        let shape = list.readExpression()
        if !value.isKnown { value = shape }
      }
    }
    if expected.unwrapped.element.isKnown { return expected.unwrapped }
    if value.isKnown { return .foreign("Dictionary", [first, value]) }
    return first.isKnown ? .array(first) : .unknown
  }

  /// Reads `\Type.member.member`, using the expected type if none is written.
  private mutating func readKeyPath(_ expected: Shape) -> Shape {
    reader.index += 1
    var shape: Shape
    if reader.token.kind == .word {
      let type = reader.token
      reader.index += 1
      shape = typeName(type)?.shape.value ?? .unknown
      while let next = nextType(of: shape) {
        reader.index += 2
        shape = .instance(next, [])
      }
    } else {
      shape =
        switch expected.unwrapped {
        case .function(let parameters, _): parameters.first ?? .unknown
        case .foreign(let name, let arguments) where name.hasSuffix("KeyPath"):
          arguments.first ?? .unknown
        default: .unknown
        }
    }
    let root = shape
    while reader.token.isSign(".") || reader.token.isSign("?") || reader.token.isSign("!")
      || reader.token.isSign("["), !reader.token.startsLine || reader.token.isSign(".")
    {
      if reader.token.isSign("[") {
        shape = readSubscript(of: Operand(shape: shape)).shape
      } else if reader.token.isSign("."), reader.peek(1).kind == .word {
        let name = reader.peek(1)
        reader.index += 2
        let operand = member(name.text, of: shape, at: name.offset)
        let settled = settle(operand)
        // A path to a case leads to what it carries.
        if operand.functions.first?.kind == .enumCase, case .function(let payload, _) = settled {
          shape = payload.part(0)
        } else {
          shape = settled
        }
      } else {
        reader.index += 1
        shape = shape.unwrapped
      }
    }
    return .function([root], shape)
  }

  /// The nested type that `.Name` stands for, if it is one.
  private func nextType(of shape: Shape) -> Int? {
    guard case .instance(let id, _) = shape, reader.token.isSign("."), reader.peek(1).kind == .word
    else { return nil }
    return table?.inner(reader.peek(1).text, of: id, file: context.file)
  }

  /// Reads `#selector(…)` or `#Predicate<Cat> { … }`, whose closure takes the generic arguments.
  private mutating func readMacro() -> Operand {
    reader.index += 1
    reader.index += reader.token.kind == .word ? 1 : 0
    let arguments = reader.readGenericArguments().map { shape(of: $0) }
    if reader.token.isSign("("), !reader.token.followsSpace { _ = readTuple() }
    if reader.token.isSign("{"), allowsClosure { _ = readClosure(.function(arguments, .unknown)) }
    return Operand(isCallable: false)
  }
}
