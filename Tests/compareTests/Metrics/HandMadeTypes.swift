@testable import ArchitectureGraph
@testable import SourceRecords

/// Types and edges that no compiler has seen, for numbers that can be counted by hand.
struct HandMadeTypes {
  private(set) var types: [SymbolID: TypeNode] = [:]
  private(set) var edges: [TypeEdge] = []
  private var numbers: [String: SymbolID] = [:]

  /// The file of a type is that of the type around it, unless there is another.
  mutating func add(
    _ names: String...,
    module: String = "M",
    isProtocol: Bool = false,
    file: String? = nil
  ) {
    for name in names {
      let number = types.count
      numbers["\(module).\(name)"] = number
      types[number] = TypeNode(
        name: name,
        module: module,
        isProtocol: isProtocol,
        file: file ?? "\(name).swift",
        position: Position(line: 1, column: 1)
      )
    }
  }

  /// What is referred to is defined where its type is declared, unless there is another `home`.
  ///
  /// Names of types in `M`, or those of other modules with the module before the name.
  mutating func connect(
    _ from: String,
    _ to: String,
    references: Int = 1,
    file: String? = nil,
    line: Int = 1,
    home: String? = nil
  ) {
    guard let source = number(from), let target = number(to) else { return }
    edges.append(
      TypeEdge(
        from: source,
        to: target,
        places: (1...references).map { column in
          SourcePlace(
            file: file ?? types[source]?.file ?? "",
            position: Position(line: line, column: column))
        },
        homes: (1...references).map { _ in home ?? types[target]?.file ?? "" }
      )
    )
  }

  /// The types of an edge, the references, and the first of their places.
  func text(_ edge: TypeEdge) -> String {
    let names = [edge.from, edge.to].compactMap { types[$0]?.name }.joined(separator: " ")
    return "\(names) \(edge.references) \(edge.file):\(edge.line)"
  }

  /// The same of the first edge between two parts, with the parts before it and all references.
  func text(_ edge: PartEdge) -> String {
    let types = edge.types.map(text).joined(separator: ", ")
    return "\(edge.from) \(edge.to) \(edge.references): \(types)"
  }

  private func number(_ name: String) -> SymbolID? { numbers[name] ?? numbers["M.\(name)"] }
}
