/// What breaks a rule, with every place that does.
struct Finding: Sendable {
  /// The other end: a type of the package's, or one that a system module declares.
  struct Target: Equatable, Sendable {
    let name: String
    let module: String
  }

  let rule: Rule
  let from: TypeNode
  let to: Target
  /// The names of the types from the one to the other; round a cycle, back to the first.
  let path: [String]
  /// Sorted; findings without a place are none.
  var places: [SourcePlace]
}

extension Finding.Target {
  init(_ type: TypeNode) { self.init(name: type.name, module: type.module) }
}

extension FindingReport {
  /// Nil without any place.
  init?(_ finding: Finding, of module: String, _ workspace: Workspace) {
    guard let place = finding.places.first else { return nil }
    self.init(
      rule: finding.rule.name, module: module,
      file: workspace.relative(place.file), line: place.position.line,
      column: place.position.column,
      from: finding.from.name, to: finding.to.name, toModule: finding.to.module,
      path: finding.path, message: finding.rule.message, remedy: finding.rule.remedy)
  }
}
