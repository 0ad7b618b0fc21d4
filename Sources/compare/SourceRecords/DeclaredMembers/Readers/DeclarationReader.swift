import SwiftTokens

/// Reads what a file declares: types, extensions, members, and the ranges of their code.
struct DeclarationReader {
  private let file: Int
  private var reader: TokenReader

  static func read(_ tokens: [SwiftToken], file: Int) -> TypeDeclaration {
    let all = TokenReader(tokens: tokens, index: 0, end: tokens.count)
    var reader = DeclarationReader(file: file, reader: all)
    var root = TypeDeclaration(kind: .file, place: DeclaredPlace(file: file, offset: 0))
    reader.readMembers(of: &root)
    return root
  }

  private init(file: Int, reader: TokenReader) {
    self.file = file
    self.reader = reader
  }

  private var place: DeclaredPlace { DeclaredPlace(file: file, offset: reader.token.offset) }

  private mutating func readMembers(of type: inout TypeDeclaration) {
    while !reader.isAtEnd {
      let start = reader.index
      let (attributes, modifiers) = reader.skipModifiers()
      let isStatic = modifiers.contains("static") || modifiers.contains("class")
      switch reader.token.text {
      case "struct", "class", "actor", "enum", "protocol", "extension":
        readType(into: &type, isReducer: attributes.contains { $0.name == "Reducer" })
      case "func", "init", "subscript", "deinit": readFunction(into: &type, isStatic)
      case "let", "var": readVariables(into: &type, attributes, isStatic)
      case "case" where type.kind == .enum: readCases(into: &type)
      case "typealias": readAlias(into: &type)
      case "{", "(", "[": reader.skipBracket()
      default: reader.index += reader.index == start ? 1 : 0
      }
    }
  }

  private mutating func readType(into outer: inout TypeDeclaration, isReducer: Bool) {
    let keyword = reader.token.text
    reader.index += 1
    guard reader.token.kind == .word else { return }
    let kinds: [String: TypeDeclaration.Kind] = [
      "enum": .enum, "protocol": .protocol, "extension": .extension,
    ]
    var type = TypeDeclaration(kind: kinds[keyword] ?? .type, place: place)
    if keyword == "extension" {
      if case .named(let path, _)? = reader.readType() { type.path = path }
    } else {
      type.path = [reader.token.text]
      reader.index += 1
      type.generics = reader.readGenericParameters()
    }
    if reader.skip(":") {
      while let base = reader.readType() {
        type.bases.append(base)
        if !reader.skip(",") { break }
      }
    }
    skipToBody()
    guard reader.token.isSign("{") else { return }
    let outerEnd = reader.enter()
    readMembers(of: &type)
    reader.leave(to: outerEnd)
    if isReducer, type.kind == .enum { addParts(to: &type) }
    outer.inner.append(type)
  }

  /// What the macro adds to `@Reducer enum Path { case detail(Detail) }`: a state and an action with
  /// the same cases.
  private func addParts(to type: inout TypeDeclaration) {
    for name in ["State", "Action"] where !type.inner.contains(where: { $0.path == [name] }) {
      var part = TypeDeclaration(kind: .enum, path: [name], place: type.place)
      part.members = type.members.filter { $0.kind == .enumCase }.map { member in
        var member = member
        member.parameters = member.parameters.map { parameter in
          guard case .named(let path, let arguments)? = parameter.type else { return parameter }
          return Parameter(
            label: parameter.label, name: parameter.name, type: .named(path + [name], arguments))
        }
        return member
      }
      type.inner.append(part)
    }
  }

  /// Skips a `where` clause.
  private mutating func skipToBody() {
    guard reader.skipWord("where") else { return }
    while !reader.isAtEnd, !reader.token.isSign("{"), !reader.token.isSign("}") {
      if reader.token.startsLine, !isInsideWhere { return }
      reader.index += 1
    }
  }

  private var isInsideWhere: Bool {
    let last = reader.peek(-1)
    return last.isWord("where") || last.isSign(",") || last.isSign(":") || last.text == "=="
      || last.text == "=" || reader.token.isSign(",")
  }

  private mutating func readFunction(into type: inout TypeDeclaration, _ isStatic: Bool) {
    let keyword = reader.token.text
    let kinds: [String: DeclaredMember.Kind] = ["init": .initializer, "subscript": .subscript]
    if keyword == "func" { reader.index += 1 }
    var member = DeclaredMember(
      kind: kinds[keyword] ?? .function, name: reader.token.text, place: place)
    member.isStatic = isStatic || keyword == "init"
    reader.index += 1
    if reader.token.isSign("?") || reader.token.isSign("!") { reader.index += 1 }
    member.generics = reader.readGenericParameters()
    if reader.token.isSign("(") {
      member.parameters = reader.readParameters(ofSubscript: keyword == "subscript")
    }
    while reader.skipWord("async", "throws", "rethrows", "reasync") {
      if reader.token.isSign("(") { reader.skipBracket() }
    }
    if reader.skip("->") { member.type = reader.readType() }
    for parameter in member.parameters where parameter.hasDefault {
      type.codes.append(
        DeclaredCode(
          start: parameter.value.lowerBound, end: parameter.value.upperBound, isBlock: false,
          generics: member.generics, isStatic: true, type: parameter.type))
    }
    skipToBody()
    if reader.token.isSign("{") {
      addBlock(to: &type, member.parameters, member.generics, isStatic, returning: member.type)
    }
    if keyword != "deinit" { type.members.append(member) }
  }

  /// Accessors are blocks inside a block.
  private mutating func addBlock(
    to type: inout TypeDeclaration, _ parameters: [Parameter], _ generics: GenericParameters,
    _ isStatic: Bool, returning result: WrittenType?
  ) {
    type.codes.append(
      DeclaredCode(
        start: reader.index + 1, end: reader.token.close, parameters: parameters,
        generics: generics, isStatic: isStatic, type: result))
    reader.skipBracket()
  }

  private mutating func readVariables(
    into type: inout TypeDeclaration, _ attributes: [Attribute], _ isStatic: Bool
  ) {
    reader.index += 1
    repeat {
      guard reader.token.kind == .word else {
        if reader.token.isSign("(") { reader.skipBracket() }
        return
      }
      var member = DeclaredMember(kind: .property, name: reader.token.text, place: place)
      member.isStatic = isStatic
      member.attributes = attributes
      reader.index += 1
      if reader.skip(":") { member.type = reader.readType() }
      if reader.skip("=") {
        member.initial = reader.index
        var value = ExpressionReader(reader: reader)
        _ = value.readExpression()
        type.codes.append(
          DeclaredCode(
            start: reader.index, end: value.reader.index, isBlock: false, isStatic: isStatic,
            type: member.type))
        reader.index = max(value.reader.index, reader.index + 1)
      }
      if reader.token.isSign("{"), !reader.token.startsLine || reader.peek(-1).isSign(">") {
        addBlock(to: &type, [], [], isStatic, returning: member.type)
      }
      type.members.append(member)
    } while reader.skip(",")
  }

  private mutating func readCases(into type: inout TypeDeclaration) {
    reader.index += 1
    repeat {
      guard reader.token.kind == .word else { return }
      var member = DeclaredMember(kind: .enumCase, name: reader.token.text, place: place)
      member.isStatic = true
      reader.index += 1
      if reader.token.isSign("("), !reader.token.startsLine {
        member.parameters = reader.readParameters(ofCase: true)
      }
      if reader.skip("=") { reader.index += 1 }
      type.members.append(member)
    } while reader.skip(",")
  }

  private mutating func readAlias(into type: inout TypeDeclaration) {
    reader.index += 1
    let name = reader.token.text
    reader.index += 1
    let generics = reader.readGenericParameters().map(\.name)
    if reader.skip("="), let written = reader.readType() {
      type.aliases.append((name, generics, written))
    }
  }
}
