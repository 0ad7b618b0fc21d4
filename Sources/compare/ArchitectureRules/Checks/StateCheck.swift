import ArchitectureGraph
import CompareSupport
import SourceRecords
import SwiftCode

/// Finds what makes a state more than a value that only reducers make.
struct StateCheck {
  private let code: CheckedModule
  private let states: Set<SymbolID>

  init(_ code: CheckedModule) {
    self.code = code
    states = Set(code.types([.state]).map(\.symbol))
  }

  func holdsClass(_ rule: Rule) -> [Finding] {
    let classes = code.types([.state]).filter(\.type.isClass).map { _, type in
      Finding(
        rule: rule, from: type, to: .init(type), path: [type.name],
        places: [SourcePlace(file: type.file, position: type.position)])
    }
    return classes
      + code.heldClasses(of: [.state]).map { held in
        Finding(
          rule: rule, from: held.owner, to: held.target,
          path: [held.owner.name, held.target.name], places: [held.place])
      }
  }

  func setElsewhere(_ rule: Rule) -> [Finding] {
    guard !states.isEmpty else { return [] }
    var found: [Finding] = []
    for source in code.sources {
      let owners = ReferenceOwner(in: source, code.graph)
      for occurrence in source.indexed.occurrences {
        guard let state = code.graph.owner(of: occurrence.symbol), states.contains(state),
          sets(occurrence),
          let writer = owners.owner(of: occurrence),
          ![.state, .reducer].contains(code.role(of: writer)), !isLent(occurrence, in: source)
        else { continue }
        guard let from = code.type(writer), let to = code.type(state) else { continue }
        found.append(
          Finding(
            rule: rule, from: from, to: .init(to), path: [from.name, to.name],
            places: [SourcePlace(file: source.indexed.path, position: occurrence.position)]))
      }
    }
    return found
  }

  /// Whether it assigns to a property, or calls a function that is `mutating`.
  private func sets(_ occurrence: Occurrence) -> Bool {
    switch code.graph.symbol(occurrence.symbol).kind {
    case .property: occurrence.roles.contains(.write)
    case .function:
      occurrence.roles.contains(.call)
        && code.files.declaration(of: occurrence.symbol).map {
          $0.tree.modifiers(of: $0.node).contains("mutating")
        } ?? false
    default: false
    }
  }

  /// Whether it is set through a parameter, which the caller lends, or in a variable of the function.
  private func isLent(_ occurrence: Occurrence, in source: SourceRecord) -> Bool {
    guard let offset = source.parsed.places.offset(of: occurrence.position),
      let tree = code.files[source.indexed.path]?.tree,
      let root = tree.root(of: tree.node(at: offset))
    else { return false }
    let name = tree.text(root)
    if name.hasPrefix("$") { return true }
    return tree.ancestors(root).contains { around in
      declared(in: around, tree).contains { tree.name($0) == name }
    }
  }

  /// The parameters of a function or closure, and the variables of a block.
  private func declared(in around: CodeTree.Node, _ tree: CodeTree) -> [CodeTree.Node] {
    switch tree.kind(around) {
    case .functionDeclaration, .initializerDeclaration:
      return tree.children(.parameters, of: around).flatMap { tree.children(.parameter, of: $0) }
    case .closure, .block, .switchCase, .accessors, .accessor:
      let parameters = tree.children(.parameters, of: around) + [around]
      return parameters.flatMap { tree.children(.parameter, of: $0) }
        + tree.children(.variableDeclaration, of: around)
        .flatMap { tree.children(.variable, of: $0) }
    default: return []
    }
  }
}
