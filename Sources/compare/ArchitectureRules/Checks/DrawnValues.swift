import ArchitectureGraph
import CompareSupport
import SourceRecords

/// Values that SwiftUI's views may draw: they are no objects, and hand on nothing that stores or
/// fetches the model.
///
/// What a value only uses inside its functions is found there, once, and not in each view.
struct DrawnValues {
  private let code: CheckedModule
  /// Where types refer to what stores or fetches the model.
  private let asking: [SymbolID: [TypeEdge]]

  init(in code: CheckedModule) {
    self.code = code
    asking = Dictionary(
      grouping: code.analysis.edges.all.filter {
        Set<Role>.world.contains(code.role(of: $0.to))
      }, by: \.from)
  }

  /// Whether a view only draws what it refers to.
  func contains(_ finding: Finding) -> Bool {
    guard finding.from.isSwiftUIView, let target = finding.pair?.to else { return false }
    return isValue(target) && (asking[target] ?? []).allSatisfy(isInside)
  }

  /// The module's values that views draw although their functions ask.
  func asking(_ rule: Rule, to isMeant: PatternRule.Target) -> [Finding] {
    let drawn = Set(
      code.analysis.edges.all
        .filter { code.type($0.from)?.isSwiftUIView ?? false && asking[$0.to] != nil }.map(\.to))
    return drawn.sorted().compactMap { value in
      guard let type = code.type(value), type.module == code.module.name,
        isMeant(type, code.role(of: value)), isValue(value), let edges = asking[value],
        edges.allSatisfy(isInside)
      else { return nil }
      let named = edges.compactMap { edge in code.type(edge.to).map { ($0, edge) } }
      guard let first = named.min(by: { $0.0.name < $1.0.name }) else { return nil }
      return Finding(
        rule: rule, from: type, to: .init(first.0), path: [type.name, first.0.name],
        places: edges.flatMap(\.places).sorted(),
        pair: ReferencePair(from: value, to: first.1.to),
        detail: "a value that views draw refers to what stores or fetches the model")
    }
  }

  private func isValue(_ symbol: SymbolID) -> Bool {
    guard let type = code.type(symbol), !type.isClass, !type.isProtocol else { return false }
    return !Set<Role>.world.contains(code.role(of: symbol))
  }

  /// Whether it is all in bodies of functions and computed properties, or in what an initialiser
  /// takes.
  private func isInside(_ edge: TypeEdge) -> Bool {
    edge.places.allSatisfy { place in
      guard let offset = code.offset(of: place),
        let tree = code.analysis.sources[place.file]?.parsed.tree
      else { return false }
      // The parser lists the variables in a property's body beside the property.
      return tree.declarations.contains { declaration in
        guard [.function, .variable, .subscript].contains(declaration.kind) else { return false }
        return declaration.body?.contains(offset) ?? false
          || declaration.name.hasPrefix("init(") && declaration.fullRange.contains(offset)
      }
    }
  }
}

extension TypeNode {
  /// Including a struct that conforms to a protocol such as `ConnectedView`, which refines `View`.
  var isSwiftUIView: Bool {
    inherited.contains { name in
      ["View", "ViewModifier", "Widget"].contains(name)
        || ["Style", "Representable"].contains(where: name.hasSuffix)
        || name.hasSuffix("View") && !isClass && !isProtocol
    }
  }
}
