/// Looks for references between roles.
struct ReferenceCheck {
  private let code: CheckedModule

  init(_ code: CheckedModule) { self.code = code }

  func findings(
    _ rule: Rule, from: Set<Role>, to: Set<Role>, onlyConcrete: Bool
  ) -> [Finding] {
    code.edges.compactMap { edge in
      guard let source = code.type(edge.from), let target = code.type(edge.to),
        from.contains(code.role(of: edge.from)), to.contains(code.role(of: edge.to)),
        !(onlyConcrete && target.isProtocol)
      else { return nil }
      return Finding(
        rule: rule, from: source, to: .init(target), path: [source.name, target.name],
        places: code.analysis.edges.places(from: edge.from, to: edge.to))
    }
  }
}
