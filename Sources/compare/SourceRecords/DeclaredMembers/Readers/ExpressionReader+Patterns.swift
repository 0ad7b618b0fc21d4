import SwiftTokens

extension ExpressionReader {
  mutating func readSwitch() {
    reader.index += 1
    var subject = Shape.unknown
    withoutClosure { subject = $0.readExpression() }
    guard reader.token.isSign("{") else { return }
    inBrackets { reader in
      while !reader.reader.isAtEnd { reader.readCase(of: subject) }
    }
  }

  private mutating func readCase(of subject: Shape) {
    locals.append([:])
    _ = reader.skipModifiers()
    if reader.skipWord("case") {
      repeat {
        readPattern(subject)
        if reader.skipWord("where") { _ = readExpression() }
      } while reader.skip(",")
    } else {
      _ = reader.skipWord("default")
    }
    while !reader.isAtEnd, !reader.skip(":") { reader.index += 1 }
    let start = reader.index
    while !reader.isAtEnd, !isNextCase {
      let begin = reader.index
      readStatement(isOnly: begin == start)
      if reader.index == begin { reader.index += 1 }
    }
    locals.removeLast()
  }

  private var isNextCase: Bool {
    reader.token.isWord("case") || reader.token.isWord("default") && reader.peek(1).isSign(":")
      || reader.token.isSign("@") && reader.peek(2).isWord("default")
  }

  /// Reads a pattern, given what it is matched against.
  mutating func readPattern(_ subject: Shape, isBinding: Bool = false) {
    let token = reader.token
    if token.isWord("let", "var") {
      reader.index += 1
      readPattern(subject, isBinding: true)
    } else if token.isWord("is") {
      reader.index += 1
      _ = reader.readType()
    } else if token.isSign("(") {
      readTuplePattern(subject, isBinding: isBinding)
    } else if token.isSign(".") {
      reader.index += 1
      readCasePattern(of: subject, isBinding: isBinding)
    } else if token.kind == .word, isBinding, !reader.peek(1).isSign(".") {
      reader.index += 1
      var shape = subject
      if reader.skip("?") { shape = subject.unwrapped }
      if reader.skip(":") { shape = self.shape(of: reader.readType()) }
      if reader.skipWord("as") { shape = self.shape(of: reader.readType()) }
      locals[locals.count - 1][token.text] = shape
    } else if let type = readTypeBeforeCase() {
      readCasePattern(of: type, isBinding: isBinding)
    } else if token.isWord("_") {
      reader.index += 1
    } else {
      withoutClosure { _ = $0.readExpression(subject) }
    }
    if reader.token.isSign("?"), !reader.token.followsSpace { reader.index += 1 }
  }

  /// Reads `Kind` in `Kind.plain(let value)`, up to the last dot.
  private mutating func readTypeBeforeCase() -> Shape? {
    let start = reader.index
    guard reader.token.kind == .word, var shape = typeName(reader.token)?.shape else { return nil }
    reader.index += 1
    while reader.token.isSign("."), reader.peek(1).kind == .word, case .type(let id, _) = shape,
      let inner = table?.inner(reader.peek(1).text, of: id, file: context.file)
    {
      reader.index += 2
      shape = .type(inner, [])
    }
    guard case .type = shape, reader.skip(".") else {
      reader.index = start
      return nil
    }
    return shape.value
  }

  /// The reader is at the name of the case.
  private mutating func readCasePattern(of subject: Shape, isBinding: Bool) {
    let name = reader.token
    guard name.kind == .word else { return }
    reader.index += 1
    let value = subject.unwrapped.bound
    var payload: [Shape] = []
    if case .instance(let id, let arguments) = value, let table {
      let cases = table.types[id].members[name.text] ?? []
      note(cases, at: name.offset)
      payload =
        cases.first.map { signature(of: $0, table.known(of: id, arguments)).parameters } ?? []
    } else if case .foreign("Result", let arguments) = value {
      payload = name.text == "success" ? Array(arguments.prefix(1)) : Array(arguments.dropFirst())
    } else if case .foreign("PresentationAction", let arguments) = value {
      payload = Array(arguments.prefix(1))
    } else if case .foreign("StackAction", let arguments) = value {
      payload = [.unknown, arguments.part(1)]
    } else if case .foreign("IdentifiedAction", let arguments) = value {
      payload = [.unknown, arguments.part(1)]
    } else if name.text == "some" {
      payload = [value]
    }
    guard reader.token.isSign("(") else { return }
    let subject: Shape =
      payload.count == 1
      ? payload[0] : payload.isEmpty ? .unknown : .tuple(payload.map { _ in nil }, payload)
    readTuplePattern(subject, isBinding: isBinding)
  }

  private mutating func readTuplePattern(_ subject: Shape, isBinding: Bool) {
    var number = 0
    inList { list in
      _ = list.readLabel()
      var part = number == 0 ? subject : .unknown
      if case .tuple(_, let parts) = subject { part = parts.part(number) }
      list.readPattern(part, isBinding: isBinding)
      number += 1
    }
  }

  /// Reads plain names, as after `let` or `for`.
  mutating func readBinding(_ shape: Shape) {
    if reader.token.isSign(".") || reader.token.isWord("let", "var") {
      readPattern(shape)
    } else {
      readPattern(shape, isBinding: true)
    }
  }
}
