import SwiftCode

/// Reads what a file declares: types, extensions, members, and the code in them.
struct DeclarationReader {
  typealias Node = CodeTree.Node

  let code: ActiveCode
  let file: Int

  func read() -> TypeDeclaration {
    var root = TypeDeclaration(kind: .file, place: DeclaredPlace(file: file, offset: 0))
    readMembers(code.parts(of: 0), into: &root)
    return root
  }

  private func place(_ offset: Int) -> DeclaredPlace { DeclaredPlace(file: file, offset: offset) }

  private func readMembers(_ nodes: [Node], into type: inout TypeDeclaration) {
    for node in nodes {
      switch code.kind(node) {
      case .structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration,
        .protocolDeclaration, .extensionDeclaration:
        readType(node, into: &type)
      case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration,
        .deinitializerDeclaration:
        readFunction(node, into: &type)
      case .variableDeclaration: readVariables(node, into: &type)
      case .enumCaseDeclaration: readCases(node, into: &type)
      case .typealiasDeclaration:
        guard let name = code.tree.name(node), let written = code.type(in: node) else { continue }
        type.aliases.append((name, code.genericParameters(of: node).map(\.name), written))
      case .importDeclaration, .associatedtypeDeclaration, .macroDeclaration,
        .operatorDeclaration, .precedenceGroup, .unknown:
        break
      // A macro, or a statement of a script.
      default: type.codes.append(DeclaredCode(node: node, isStatic: true))
      }
    }
  }

  private func readType(_ node: Node, into outer: inout TypeDeclaration) {
    let kinds: [CodeKind: TypeDeclaration.Kind] = [
      .enumDeclaration: .enum, .protocolDeclaration: .protocol, .extensionDeclaration: .extension,
    ]
    let kind = kinds[code.kind(node)] ?? .type
    let named = code.tree.children(node).first {
      kind == .extension ? code.kind($0).isType : code.kind($0) == .declaredName
    }
    guard let named, let body = code.tree.child(.members, of: node) else { return }
    var type = TypeDeclaration(kind: kind, place: place(code.tree.start(named)))
    if kind == .extension {
      if case .named(let path, _)? = code.type(named) { type.path = path }
    } else {
      type.path = [code.name(named)]
      type.generics = code.genericParameters(of: node)
    }
    type.bases = code.tree.children(.inheritedType, of: node).compactMap { code.type(in: $0) }
    let attributes = readAttributes(of: node, into: &outer)
    readMembers(code.parts(of: body), into: &type)
    if kind == .extension, code.tree.isOfFile(node) {
      for index in type.members.indices { type.members[index].isOfFile = true }
    }
    if kind == .enum, attributes.contains(where: { $0.name == "Reducer" }) { addParts(to: &type) }
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

  private func readFunction(_ node: Node, into type: inout TypeDeclaration) {
    let kinds: [CodeKind: (DeclaredMember.Kind, String)] = [
      .initializerDeclaration: (.initializer, "init"),
      .subscriptDeclaration: (.subscript, "subscript"),
    ]
    let (kind, keyword) = kinds[code.kind(node)] ?? (.function, nil)
    let named = code.tree.child(.declaredName, of: node)
    var member = DeclaredMember(
      kind: kind, name: keyword ?? named.map(code.name) ?? "",
      place: place(named.map(code.tree.start) ?? code.tree.keyword(node)))
    let isStatic = code.tree.isStatic(node)
    member.isStatic = isStatic || kind == .initializer
    member.isOfFile = code.tree.isOfFile(node)
    member.generics = code.genericParameters(of: node)
    member.parameters = code.parameters(of: node)
    member.type = code.type(in: code.tree.child(.result, of: node))
    _ = readAttributes(of: node, into: &type)
    for parameter in member.parameters {
      guard let value = parameter.value else { continue }
      type.codes.append(
        DeclaredCode(
          node: value, generics: member.generics, isStatic: true, type: parameter.type))
    }
    if let body = code.tree.block(of: node) {
      type.codes.append(
        DeclaredCode(
          node: body, parameters: member.parameters, generics: member.generics,
          isStatic: isStatic, type: member.type))
    }
    if code.kind(node) != .deinitializerDeclaration { type.members.append(member) }
  }

  private func readVariables(_ node: Node, into type: inout TypeDeclaration) {
    let attributes = readAttributes(of: node, into: &type)
    let isStatic = code.tree.isStatic(node)
    for variable in code.tree.children(.variable, of: node) {
      let written = code.type(in: code.tree.child(.typeAnnotation, of: variable))
      let initial = code.tree.child(.initialValue, of: variable)
      for node in [initial, code.tree.block(of: variable)] {
        guard let node else { continue }
        type.codes.append(DeclaredCode(node: node, isStatic: isStatic, type: written))
      }
      guard let named = code.tree.child(.declaredName, of: variable) else { continue }
      var member = DeclaredMember(
        kind: .property, name: code.name(named), place: place(code.tree.start(named)))
      member.isStatic = isStatic
      member.isOfFile = code.tree.isOfFile(node)
      member.attributes = attributes
      member.type = written
      member.initial = initial
      type.members.append(member)
    }
  }

  private func readCases(_ node: Node, into type: inout TypeDeclaration) {
    for enumCase in code.tree.children(.enumCase, of: node) {
      guard let named = code.tree.child(.declaredName, of: enumCase) else { continue }
      var member = DeclaredMember(
        kind: .enumCase, name: code.name(named), place: place(code.tree.start(named)))
      member.isStatic = true
      member.parameters = code.parameters(of: enumCase)
      type.members.append(member)
    }
  }

  /// What is written after each `@`; the values there are code.
  private func readAttributes(of node: Node, into type: inout TypeDeclaration) -> [Attribute] {
    code.parts(of: node).filter { code.kind($0) == .attribute }.map { node in
      let arguments = code.tree.children(.argument, of: node)
      type.codes += arguments.map { DeclaredCode(node: $0, isStatic: true) }
      var attribute = Attribute(name: code.tree.first(node).map(code.name) ?? "")
      guard let first = arguments.first.flatMap(code.value) else { return attribute }
      if code.kind(first) == .keyPath {
        attribute.key = code.tree.first(first).flatMap(key)
      } else if code.kind(first) == .member, code.name(first) == "self" {
        attribute.type = code.typePath(code.tree.first(first))
          .map { .named($0, []) }
      }
      return attribute
    }
  }

  /// The first member of a key path.
  private func key(_ path: Node) -> Attribute.Key? {
    var node = path
    while let base = code.base(of: node), code.kind(base) != .reference { node = base }
    guard code.kind(node) == .member, let name = code.tree.child(.memberName, of: node) else {
      return nil
    }
    return Attribute.Key(
      root: code.base(of: node).map(code.name), name: code.name(name),
      offset: code.tree.start(name))
  }
}

extension ActiveCode {
  func parameters(of declaration: Node) -> [Parameter] {
    guard let list = tree.child(.parameters, of: declaration) else { return [] }
    return tree.children(.parameter, of: list).map { parameter(tree.children($0), of: declaration) }
  }

  private func parameter(_ parts: CodeTree.Children, of declaration: Node) -> Parameter {
    let names = parts.filter { [.label, .declaredName].contains(kind($0)) }.map(name)
    let annotation = parts.first { kind($0) == .typeAnnotation }
    let written = annotation.flatMap { node in tree.children(node).first { kind($0).isType } }
    // Only `...` can follow a type.
    let isVariadic = annotation.map(tree.end) != written.map(tree.end)
    let type = written.flatMap(self.type)
    // A subscript's single name is no label.
    let isLabelled = names.count == 2 || kind(declaration) != .subscriptDeclaration
    return Parameter(
      label: isLabelled && names.first != "_" ? names.first : nil, name: names.last ?? "_",
      type: isVariadic ? type.map { .named(["Array"], [$0]) } : type,
      value: parts.first { kind($0) == .defaultValue }, isVariadic: isVariadic)
  }
}

extension CodeTree {
  /// Where the keyword of a declaration is, after its attributes and modifiers.
  fileprivate func keyword(_ declaration: Node) -> Int {
    let head = children(declaration).prefix { [.attribute, .modifier].contains(kind($0)) }
    let start = head.last.map { end($0) } ?? start(declaration)
    return tokens(in: start..<end(declaration)).first { $0.kind != .comment }?.range.lowerBound
      ?? start
  }

  /// The block or the accessors of a function or a property.
  func block(of declaration: Node) -> Node? {
    child(.block, of: declaration) ?? child(.accessors, of: declaration)
  }
}
