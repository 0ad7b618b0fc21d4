import SwiftCode

/// The references in a file that the compiler didn't record, because they are in a statement with
/// an error.
///
/// Candidates are the names in the source that can only be
/// references to something the module declares: each that equals a type's name, and each that
/// follows a dot and equals a member's name. Names in declarations, in imports, before a
/// colon (labels), after `super.`, and in branches of an `#if` that the compiler left out
/// don't count, nor does `init`, as every type has one. A name without any occurrence in the
/// index is lost. If it can only mean one of the module's types, it becomes a reference *by
/// name* to that. So does a member whose owner follows from declared types; nothing is
/// guessed.
struct LostReferences {
  let compiled: CompiledFile
  let file: SyntaxFile
  /// The module's own, and then those that the file imports.
  let names: [DeclaredNames]
  let graph: SymbolGraph
  let visible: VisibleTypes
  /// What the declared types show, by the offset of the name.
  let members: [Int: SymbolID]

  /// Adds the lost references, and the share that wasn't lost, to the files whose syntax is there.
  ///
  /// `seen` has what each module shows to those that import it; the members are those of all files,
  /// among which the module's begin at `start`.
  static func adding(
    to app: CompiledApp,
    _ graph: SymbolGraph,
    seen: [String: DeclaredNames],
    _ visible: VisibleTypes,
    _ members: MemberSymbols,
    from start: Int
  ) -> CompiledApp {
    var app = app
    let own = DeclaredNames(of: app, graph)
    for (number, compiled) in app.files.enumerated() {
      guard let file = compiled.syntax else { continue }
      let imported = Set(file.imports.compactMap(\.path.first)).subtracting([app.name]).sorted()
      let lost = LostReferences(
        compiled: compiled, file: file, names: [own] + imported.compactMap { seen[$0] },
        graph: graph, visible: visible, members: members.members(in: start + number)
      ).find(app.source(of: compiled))
      app.files[number].share = lost.resolved
      // The references that were found can show that the name before them is a qualifier.
      app.files[number].occurrences = Qualifiers.marked(
        compiled.occurrences + lost.references, in: file
      ) { graph.symbol($0).kind }
    }
    return app
  }

  private func find(_ source: SourceRecord) -> (references: [Occurrence], resolved: ResolvedShare) {
    let recorded = offsets { _ in true }
    let others = NonReferences(
      in: file, defined: offsets { $0.contains(.definition) }, inactive: compiled.inactive)
    let owners = ReferenceOwner(in: source, graph)
    var references: [Occurrence] = []
    var share = ResolvedShare()
    for node in file.code.all where file.code.kind(node).isName {
      let offset = file.code.start(node)
      guard !others.contain(offset) else { continue }
      if let symbol = members[offset], !recorded.contains(offset) {
        references.append(byName(symbol, at: offset))
      }
      guard let name = SourceName(node, in: file.code) else { continue }
      let isType = names.contains { hasType(name.text, in: $0) }
      if isType, !name.followsDot, isGenericParameter(name.text, at: node) { continue }
      let isMember = name.followsDot && names.contains { $0.hasMember(name.text) }
      guard isType || isMember else { continue }
      share.all += 1
      guard !recorded.contains(name.offset) else {
        share.resolved += 1
        continue
      }
      if members[name.offset] != nil { continue }
      if isType, let reference = reference(to: name, owners) {
        references.append(reference)
      } else if name.isAttribute, !isInScope(name, owners) {
        // It is the system's: the module's own type of this name, such as a reducer's `State`, is
        // inside another one.
        share.all -= 1
      } else {
        share.unknown.append(unknown(name))
      }
    }
    return (references, share)
  }

  private func reference(to name: SourceName, _ owners: ReferenceOwner) -> Occurrence? {
    let scope = scope(of: name, owners)
    // As in Swift, a module's own type comes before an imported one.
    let own = names.prefix(1).filter { hasType(name.text, in: $0) }
    let known = own.isEmpty || name.outer != nil ? names : Array(own)
    let found = Set(
      known.compactMap { names in
        if let outer = name.outer { return names.type(name.text, in: outer, isSeen) }
        return name.followsDot
          ? nil : names.type(name.text, within: scope, file: file.text.path, isSeen)
      })
    let type = found.count == 1 ? found.first : nil
    if let type, visible.isSystemView(name.text, at: name.offset, in: file, declared: type) {
      return nil
    }
    return type.map { byName($0, at: name.offset) }
  }

  /// The enclosing type's full name; empty outside of types.
  private func scope(of name: SourceName, _ owners: ReferenceOwner) -> String {
    let place = file.text.places.position(of: name.offset)
    let unknown = Occurrence(symbol: 0, position: place, roles: .byName, relations: [])
    return owners.owner(of: unknown).flatMap { graph.types[$0]?.name } ?? ""
  }

  /// Whether a type of this name is outermost, or in a type around the place.
  private func isInScope(_ name: SourceName, _ owners: ReferenceOwner) -> Bool {
    let around = scope(of: name, owners) + "."
    return names.contains { names in
      names.types(name.text).filter(isSeen).contains { type in
        let full = graph.types[type]?.name ?? ""
        guard let dot = full.lastIndex(of: ".") else { return true }
        return around.hasPrefix(full[...dot])
      }
    }
  }

  /// Whether a declaration around it calls a generic parameter so, be it only in its head.
  private func isGenericParameter(_ name: String, at node: CodeTree.Node) -> Bool {
    file.code.ancestors(node).contains { declaration in
      guard let list = file.code.child(.genericParameters, of: declaration) else { return false }
      return file.code.children(.genericParameter, of: list).contains {
        file.code.child(.declaredName, of: $0).flatMap(file.code.name) == name
      }
    }
  }

  private func hasType(_ name: String, in names: DeclaredNames) -> Bool {
    names.types(name).contains(where: isSeen)
  }

  private func isSeen(_ type: SymbolID) -> Bool {
    visible.isVisible(type, from: file.text.path)
  }

  private func unknown(_ name: SourceName) -> UnknownName {
    let place = file.text.places.position(of: name.offset)
    return UnknownName(
      name: name.text, file: file.text.path, line: place.line, column: place.column)
  }

  private func byName(_ symbol: SymbolID, at offset: Int) -> Occurrence {
    Occurrence(
      symbol: symbol, position: file.text.places.position(of: offset),
      roles: [.reference, .byName], relations: [])
  }

  private func offsets(where isWanted: (SymbolRoles) -> Bool) -> Set<Int> {
    Set(
      compiled.occurrences.filter { isWanted($0.roles) }
        .compactMap { file.text.places.offset(of: $0.position) }
    )
  }
}

/// A name in the source, with what its surroundings show.
struct SourceName {
  let text: String
  let offset: Int
  let followsDot: Bool
  /// Whether it follows an `@`.
  let isAttribute: Bool
  /// The name before the dot, if any.
  let outer: String?

  /// Nil for a name that is declared or a label, and after `super.`, which usually stands for a
  /// framework's class.
  init?(_ node: CodeTree.Node, in code: CodeTree) {
    guard [.reference, .memberName, .typeName].contains(code.kind(node)),
      let name = code.name(node),
      let around = code.parent(node)
    else { return nil }
    text = name
    offset = code.start(node)
    isAttribute = code.parent(around).map { code.kind($0) == .attribute } ?? false
    followsDot = code.kind(node) == .memberName || code.kind(around) == .memberType
    let base = followsDot ? code.children(around).first { $0 != node } : nil
    outer = base.flatMap {
      [.reference, .member, .namedType, .memberType].contains(code.kind($0)) ? code.name($0) : nil
    }
    if outer == "super" { return nil }
  }
}

/// The share of a module's references that the compiler itself resolved.
///
/// It counts the names that `LostReferences` looks at. A name after a dot may belong to a framework
/// and only share its name with one of the module's members; if it is lost, this can't be
/// determined, and it counts as the module's. So the share is a lower bound. A module that compiled
/// without errors has lost nothing: its share is 1 by definition.
package struct ResolvedShare: Equatable, Sendable {
  package var resolved = 0
  package var all = 0
  /// The unresolved names whose meaning neither a declaration nor a name shows.
  package var unknown: [UnknownName] = []

  /// From 0 to 1; 1 if there was nothing to resolve.
  package var value: Double { all == 0 ? 1 : Double(resolved) / Double(all) }

  package static func + (left: ResolvedShare, right: ResolvedShare) -> ResolvedShare {
    ResolvedShare(
      resolved: left.resolved + right.resolved, all: left.all + right.all,
      unknown: left.unknown + right.unknown)
  }

  /// From 0 to 1: what the compiler, a declared type or a name resolved.
  package var known: Double { all == 0 ? 1 : 1 - Double(unknown.count) / Double(all) }
}

/// A name whose meaning couldn't be determined.
package struct UnknownName: Equatable, Sendable {
  package let name: String
  /// Absolute.
  package let file: String
  package let line: Int
  package let column: Int
}
