import ArchitectureGraph
import CompareSupport
import SourceRecords
import SwiftCode

/// How the code at a place uses the type that it refers to.
extension CheckedModule {
  /// Properties with these wrappers fetch what they hold.
  private static let fetching: Set = [
    "FetchRequest", "ObservedResults", "Query", "SectionedFetchRequest",
  ]

  private func code(at place: SourcePlace) -> (file: CodeFile, offset: Int, node: CodeTree.Node)? {
    guard let offset = offset(of: place), let file = files[place.file] else { return nil }
    return (file, offset, file.tree.node(at: offset))
  }

  /// Whether it does something with an object, as far as declarations show: it calls a function that
  /// may change something, sets a property, or fetches the object.
  func acts(at place: SourcePlace, on type: SymbolID) -> Bool {
    guard let (file, offset, node) = code(at: place) else { return false }
    let isFetched = file.tree.ancestors(node).contains { around in
      file.tree.kind(around) == .variableDeclaration
        && !Self.fetching.isDisjoint(with: file.tree.attributes(of: around))
    }
    if isFetched { return true }
    return (file.references[offset] ?? []).contains { reference in
      guard graph.targets(of: reference.symbol).contains(type) else { return false }
      let symbol = graph.symbol(reference.symbol)
      if symbol.kind == .property,
        reference.roles.contains(.write) || file.tree.use(at: offset)?.kind == .set
      {
        return true
      }
      return files.declaration(of: reference.symbol).map { $0.tree.changes($0.node) } ?? false
    }
  }

  /// Whether it names a type without using any object of it: as a metatype, to reach a type in it,
  /// for one of its constants, or in a selector, which the responder chain or a target answers.
  func isOnlyNamed(at place: SourcePlace) -> Bool {
    guard let (file, _, node) = code(at: place), let around = file.tree.parent(node) else {
      return false
    }
    let tree = file.tree
    if isConstant(at: place) || tree.ancestors(node).contains(where: tree.isSelector) {
      return true
    }
    if tree.kind(node) == .typeName, let outer = tree.parent(around) {
      return tree.kind(outer) == .memberType && tree.children(outer).first { $0 >= 0 } == around
    }
    guard tree.kind(node) == .reference, tree.kind(around) == .member,
      let member = tree.name(around)
    else { return false }
    let isInAttribute = tree.ancestors(node).contains { tree.kind($0) == .attribute }
    return member == "self" && !isInAttribute || member.first?.isUppercase ?? false
  }

  /// Whether it reads a static property that is a plain value, which can never change: `Store.limit`.
  func isConstant(at place: SourcePlace) -> Bool {
    let symbols = references(atOrAfter: place).map(\.symbol)
    let isOfView = symbols.flatMap(graph.targets).contains {
      Set<Role>.views.contains(role(of: $0))
    }
    return symbols.contains { isConstant($0, isOfView: isOfView) }
  }

  /// What the name there refers to, and the member after it: the type's name in `Store.limit` is a
  /// place of its own.
  func references(atOrAfter place: SourcePlace) -> [Occurrence] {
    guard let (file, offset, node) = code(at: place), let around = file.tree.parent(node) else {
      return []
    }
    let member = file.tree.kind(around) == .member ? file.tree.child(.memberName, of: around) : nil
    return Set([offset, member.map(file.tree.start) ?? offset]).sorted()
      .flatMap { file.references[$0] ?? [] }
  }

  /// What a view has for all its objects is no part of it, unless it is a view or an object of the
  /// package.
  private func isConstant(_ symbol: SymbolID, isOfView: Bool) -> Bool {
    guard graph.symbol(symbol).kind == .property,
      let (tree, variable) = files.declaration(of: symbol), let whole = tree.parent(variable),
      tree.modifiers(of: variable).contains("static")
    else { return false }
    func isFixed(_ name: String) -> Bool {
      Self.plain.contains(name) || hasValue(named: name)
        || isOfView && KnownRoles.isForeignValue(name) && types(named: name).isEmpty
    }
    func names(_ kind: CodeKind, in node: CodeTree.Node) -> [String] {
      tree.descendants(node).filter { tree.kind($0) == kind }.map { tree.text($0) }
    }
    let written = tree.child(.typeAnnotation, of: variable).map { names(.typeName, in: $0) }
    if let accessors = tree.child(.accessors, of: variable) {
      let isRequired = tree.text(accessors).filter(\.isLetter) == "get"
      return isOfView && isRequired && written?.allSatisfy(isFixed) == true
    }
    if let body = tree.child(.block, of: variable) {
      let used = names(.reference, in: body).filter { !["self", "Self"].contains($0) }
      return isOfView && written?.allSatisfy(isFixed) == true && used.allSatisfy(isFixed)
    }
    guard tree.tokens(in: tree.range(whole)).contains(where: { $0.keyword == .let }) else {
      return false
    }
    let value = tree.child(.initialValue, of: variable)
    if let written { return !written.isEmpty && written.allSatisfy(isFixed) }
    guard let value else { return false }
    let isLiteral = tree.children(value).allSatisfy {
      [.literal, .string].contains(tree.kind($0))
    }
    let used = names(.reference, in: value)
    return isLiteral || !used.isEmpty && used.allSatisfy(isFixed)
  }

  /// Values of the standard library and of Foundation.
  private static let plain: Set = [
    "Array", "Bool", "CGFloat", "Data", "Date", "Dictionary", "Double", "Duration", "Float", "Int",
    "Optional", "Set", "String", "TimeInterval", "URL", "UUID",
  ]

  /// Whether the package has a struct or an enum with this name, and no class, protocol or view.
  private func hasValue(named name: String) -> Bool {
    let named = types(named: name)
    return !named.isEmpty
      && named.allSatisfy { symbol, type in
        !type.isClass && !type.isProtocol && !Set<Role>.views.contains(role(of: symbol))
      }
  }

  private func types(named name: String) -> [SymbolID: TypeNode] {
    graph.types.filter { $0.value.name == name || $0.value.name.hasSuffix(".\(name)") }
  }

  /// Whether it is only shown in previews: in `#Preview { … }` or a `PreviewProvider`.
  func isPreview(_ place: SourcePlace) -> Bool {
    guard let (file, _, node) = code(at: place) else { return false }
    let tree = file.tree
    return tree.ancestors(node).contains { around in
      switch tree.kind(around) {
      case .macroExpansion: tree.child(.memberName, of: around).map(tree.text) == "#Preview"
      case .structDeclaration:
        tree.children(.inheritedType, of: around).contains { tree.text($0) == "PreviewProvider" }
      default: false
      }
    }
  }
}

extension CodeTree {
  fileprivate func isSelector(_ node: Node) -> Bool {
    kind(node) == .macroExpansion && child(.memberName, of: node).map(text) == "#selector"
  }
}
