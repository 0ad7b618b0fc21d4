import ArchitectureGraph
import CompareSupport
import SourceRecords

/// Finds what makes a state more than a value that only reducers make.
struct StateCheck {
  private let code: CheckedModule
  private let states: Set<SymbolID>

  init(_ code: CheckedModule) {
    self.code = code
    states = Set(code.types([.state]).map(\.symbol))
  }

  /// The system's classes whose objects never change.
  private static let immutable: Set = [
    "NSAttributedString", "NSDate", "NSDecimalNumber", "NSNumber", "NSString", "NSURL", "NSUUID",
  ]

  func holdsClass(_ rule: Rule) -> [Finding] {
    let classes = code.types([.state]).filter(\.type.isClass).map { _, type in
      Finding(
        rule: rule, from: type, to: .init(type), path: [type.name],
        places: [SourcePlace(file: type.file, position: type.position)])
    }
    return classes + (states.isEmpty ? [] : code.sources.flatMap { held(rule, $0) })
  }

  /// The properties of states that name a class of the package or the system.
  private func held(_ rule: Rule, _ source: SourceRecord) -> [Finding] {
    let uses = TypeUses(in: source, code.graph)
    return source.parsed.properties.flatMap { property -> [Finding] in
      let start = property.content.lowerBound
      guard !property.isFunction,
        let owner = code.analysis.regions[source.indexed.path]?.type(at: start),
        states.contains(owner), let type = code.type(owner)
      else { return [] }
      let classes = uses.classes(of: property).filter {
        !Self.immutable.contains($0.target.name) && !$0.isKeyPath
      }
      return classes.map { use in
        Finding(
          rule: rule, from: type, to: use.target, path: [type.name, use.target.name],
          places: [use.place])
      }
    }
  }

  func setElsewhere(_ rule: Rule) -> [Finding] {
    guard !states.isEmpty else { return [] }
    var found: [Finding] = []
    for source in code.sources {
      let owners = ReferenceOwner(in: source, code.graph)
      for occurrence in source.indexed.occurrences where occurrence.roles.contains(.write) {
        guard code.graph.symbol(occurrence.symbol).kind == .property,
          let state = code.graph.owner(of: occurrence.symbol), states.contains(state),
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

  /// Whether it is set through an `inout` parameter, which the caller lends, or in a variable of the
  /// function.
  private func isLent(_ occurrence: Occurrence, in source: SourceRecord) -> Bool {
    let path = #/(?:^|[^\w.])(\w+)(?:[?!]?\.\w+|\[[^\]]*\])*[?!]?\.$/#
    guard let offset = source.parsed.places.offset(of: occurrence.position),
      let root = source.text.line(before: offset).firstMatch(of: path)?.1
    else { return false }
    // The parser's outline lists a getter's variables next to the property.
    return source.parsed.tree.declarations.contains { declaration in
      guard [.function, .variable].contains(declaration.kind), let body = declaration.body,
        body.contains(offset)
      else { return false }
      let head = source.text.string(declaration.nameRange.lowerBound..<body.lowerBound)
      let code = source.text.string(body.lowerBound..<offset)
      return head.matches(of: #/(\w+)\s*:\s*inout\b/#).contains { $0.1 == root }
        || code.matches(of: #/\bvar\s+(\w+)/#).contains { $0.1 == root }
    }
  }
}
