/// Where functions read their parameters.
///
/// The index seldom tells. It is the tokens of the body with the name of a parameter; a local name
/// that hides one is taken for it.
struct ParameterReads {
  private struct Parameter {
    let symbol: SymbolID
    let function: SymbolID
    let offset: Int
  }

  private let file: ParsedFile
  private let text: SourceText
  private let graph: SymbolGraph
  private let parameters: [Parameter]

  init(in source: SourceRecord, _ graph: SymbolGraph) {
    file = source.parsed
    text = source.text
    self.graph = graph
    parameters = source.indexed.occurrences.compactMap { occurrence in
      guard occurrence.roles.contains(.definition),
        graph.symbol(occurrence.symbol).kind == .parameter,
        let function = occurrence.relations.first(where: { $0.roles.contains(.childOf) })?.symbol,
        [.function, .initializer].contains(graph.symbol(function).kind),
        let offset = source.parsed.places.offset(of: occurrence.position)
      else { return nil }
      return Parameter(symbol: occurrence.symbol, function: function, offset: offset)
    }
  }

  func all(_ calleeEnds: Set<Int>) -> [BodyReference] {
    Dictionary(grouping: parameters, by: \.function).flatMap {
      function, parameters -> [BodyReference] in
      let names = Dictionary(parameters.map { (graph.symbol($0.symbol).name, $0.symbol) }) {
        first, _ in first
      }
      return tokens(inBodyAround: parameters.first?.offset).compactMap { token in
        guard let symbol = names[text.string(token.range)] else { return nil }
        return BodyReference(
          symbol: symbol,
          kind: .parameter,
          roles: [.reference, .read],
          container: function,
          offset: token.range.lowerBound,
          end: token.range.upperBound,
          line: file.places.position(of: token.range.lowerBound).line,
          isCalled: calleeEnds.contains(token.range.upperBound)
        )
      }
    }
  }

  /// The names in a body, without those of members.
  private func tokens(inBodyAround offset: Int?) -> [Token] {
    guard let offset,
      let function = file.declarations(around: offset).first(where: { $0.kind == .function }),
      let body = function.body
    else { return [] }
    let first = file.tree.tokens.partitionIndex { $0.range.lowerBound >= body.lowerBound }
    return Array(
      file.tree.tokens[first...].prefix { $0.range.upperBound <= body.upperBound })
  }
}
