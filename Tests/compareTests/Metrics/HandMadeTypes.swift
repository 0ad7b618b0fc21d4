@testable import ArchitectureGraph
@testable import SourceRecords
@testable import SourceSyntax

/// Types and edges that no compiler has seen, for numbers that can be counted by hand.
struct HandMadeTypes {
  private(set) var types: [SymbolID: TypeNode] = [:]
  private(set) var edges: [SymbolEdge] = []
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

  /// Names of types in `M`, or those of other modules with the module before the name.
  mutating func connect(
    _ from: String,
    _ to: String,
    references: Int = 1,
    file: String? = nil,
    line: Int = 1
  ) {
    guard let source = number(from), let target = number(to) else { return }
    edges.append(
      SymbolEdge(
        from: source,
        to: target,
        references: references,
        file: file ?? types[source]?.file ?? "",
        line: line
      )
    )
  }

  private func number(_ name: String) -> SymbolID? { numbers[name] ?? numbers["M.\(name)"] }
}
