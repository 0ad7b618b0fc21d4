import SwiftTokens

/// Reads code name by name, and finds out what each name after a full stop belongs to.
///
/// It knows what the source says: the types that properties, parameters and locals are declared
/// with, what functions return, and what a handful of the standard library's members do. What it
/// doesn't know stays unknown, and so does all that hangs on it: nothing is guessed.
struct ExpressionReader {
  var reader: TokenReader
  /// Nil where only the end of an expression is looked for.
  var table: MemberTable?
  var context = TypeContext(type: nil, file: 0)
  var isStatic = false
  /// Innermost last.
  var locals: [[String: Shape]] = [[:]]
  /// The parameters `$0`, `$1`, … of the closures around.
  var numbered: [[Shape]] = []
  /// Whether a `{` begins a closure: in the head of an `if` it doesn't.
  var allowsClosure = true
  /// By the offset of the name, what it refers to.
  var found: [Int: FoundMember] = [:]
  /// The shapes of what is returned, by closure.
  var returned: [Shape] = [.unknown]
  /// What the function around returns, or the property is.
  var result = Shape.unknown

  init(reader: TokenReader) { self.reader = reader }

  mutating func readExpression(_ expected: Shape = .unknown) -> Shape {
    var left = readOperand(expected)
    while !reader.isAtEnd {
      let token = reader.token
      if token.isWord("as", "is") {
        left = readCast()
      } else if token.isSign("?"), token.followsSpace {
        reader.index += 1
        let first = readExpression(expected)
        guard reader.skip(":") else { return first }
        let second = readExpression(expected)
        left = first.isKnown ? first : second
      } else if token.isBinary, token.text != "<" || token.followsSpace {
        reader.index += 1
        left = readRight(of: token.text, left, expected)
      } else {
        break
      }
    }
    return left
  }

  private mutating func readCast() -> Shape {
    let isTest = reader.token.isWord("is")
    reader.index += 1
    let isOptional = reader.token.isSign("?")
    if isOptional || reader.token.isSign("!") { reader.index += 1 }
    let shape = shape(of: reader.readType())
    return isTest ? .unknown : isOptional ? .optional(shape) : shape
  }

  private mutating func readRight(of sign: String, _ left: Shape, _ expected: Shape) -> Shape {
    switch sign {
    case "=":
      _ = readExpression(left)
      return .unknown
    case "??":
      let right = readOperand(left.unwrapped.isKnown ? left.unwrapped : expected)
      return left.unwrapped.isKnown ? left.unwrapped : right
    case "==", "!=", "===", "!==", "~=", "<", ">", "+=", "-=":
      _ = readOperand(left.unwrapped)
      return .unknown
    case "&&", "||": return readOperand(.unknown)
    default:
      let right = readOperand(left.isKnown ? left : expected)
      return left.isKnown ? left : right
    }
  }

  private mutating func readOperand(_ expected: Shape) -> Shape {
    while !reader.isAtEnd {
      let token = reader.token
      if token.isWord("try", "await", "consume", "copy", "borrowing", "unsafe") {
        reader.index += 1
        if reader.token.isSign("?") || reader.token.isSign("!"), !reader.token.followsSpace {
          reader.index += 1
        }
      } else if token.kind == .operatorSign,
        !token.isBinary || token.text == "&" || token.text == "-"
      {
        reader.index += 1
      } else if token.isSign("!") {
        reader.index += 1
      } else {
        break
      }
    }
    if reader.token.isWord("if", "switch") {
      let before = returned.count
      returned.append(.unknown)
      readStatement()
      let shape = returned.last ?? .unknown
      returned.removeLast(returned.count - before)
      return shape
    }
    let operand = readPostfix(of: readPrimary(expected), expected)
    return settle(operand, expected)
  }

  /// A function that is named and not called.
  mutating func settle(_ operand: Operand, _ expected: Shape = .unknown) -> Shape {
    guard let function = operand.functions.first else { return operand.shape }
    let cases = operand.functions.filter { $0.kind == .enumCase && $0.parameters.isEmpty }
    if let enumCase = cases.first, operand.functions.count == 1 {
      note(enumCase, at: operand.offset)
      return caseShape(enumCase, operand)
    }
    note(operand.functions, at: operand.offset)
    guard operand.functions.count == 1 else { return .unknown }
    let signature = signature(of: function, operand.known)
    return .function(signature.parameters, signature.result)
  }

  func caseShape(_ member: DeclaredMember, _ operand: Operand) -> Shape {
    guard let owner = member.owner, let table else { return .unknown }
    let arguments = table.types[owner].generics.map { operand.known[$0.name] ?? .unknown }
    return .instance(owner, arguments)
  }

  func shape(of written: WrittenType?) -> Shape {
    table?.shape(of: written, in: context) ?? .unknown
  }

  // MARK: What is found

  mutating func note(_ member: DeclaredMember, at offset: Int) {
    guard let owner = member.owner, let table else { return }
    found[offset] = FoundMember(member: member.place, type: table.types[owner].place)
  }

  /// Of several, none is cited: only the type that has them all.
  mutating func note(_ members: [DeclaredMember], at offset: Int) {
    guard let first = members.first, let owner = first.owner, let table else { return }
    guard members.count > 1 else { return note(first, at: offset) }
    guard members.allSatisfy({ $0.owner == owner }) else { return }
    found[offset] = FoundMember(member: nil, type: table.types[owner].place)
  }
}

/// What a name refers to.
package struct FoundMember: Equatable, Sendable {
  /// Nil where it may be one of several, or where only the type has a name.
  package let member: DeclaredPlace?
  /// The type that declares it.
  package let type: DeclaredPlace
}
