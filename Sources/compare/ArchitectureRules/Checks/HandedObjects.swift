import ArchitectureGraph
import CompareSupport
import SourceRecords

/// Turns findings into notes if the view only builds the object for its view model, draws it or hands
/// it on: it decides nothing about it.
struct HandedObjects {
  private let code: CheckedModule
  private let drawn: DrawnObjects
  /// The roles of all types, by the last part of their names.
  private let roles: [Substring: Set<Role>]

  init(in code: CheckedModule) {
    self.code = code
    drawn = DrawnObjects(in: code)
    let named = code.graph.types.map { ($0.value.simpleName, code.role(of: $0.key)) }
    roles = Dictionary(grouping: named, by: \.0).mapValues { Set($0.map(\.1)) }
  }

  func noted(_ finding: Finding) -> Finding {
    guard let pair = finding.pair, finding.steps.count == 2, let target = code.type(pair.to),
      finding.places.allSatisfy({ isHarmless($0, pair, target) })
    else { return finding }
    var finding = finding
    finding.severity = .note
    return finding
  }

  private func isHarmless(_ place: SourcePlace, _ pair: ReferencePair, _ target: TypeNode) -> Bool {
    guard Set<Role>.world.contains(code.role(of: pair.to)) else {
      return target.isManaged || target.isObservable ? drawn.contains(place, pair.from) : false
    }
    return isBuilt(place, target) || isPureMember(place, of: pair.to)
  }
}

/// Objects that a view builds for a view model.
extension HandedObjects {
  private static let rows: Set<Substring> = ["ForEach", "List"]

  /// Whether it is built as an argument for an initializer other than a view's, and not in each row.
  private func isBuilt(_ place: SourcePlace, _ target: TypeNode) -> Bool {
    guard let source = code.analysis.sources[place.file], let offset = code.offset(of: place),
      let call = source.parsed.tree.calls.first(where: {
        $0.callee.contains(offset)
          && $0.callee.upperBound == offset + target.simpleName.utf8.count
      })
    else { return false }
    return isPassed(offset, in: source) || isConstantPassed(call, in: source)
  }

  private func isPassed(_ offset: Int, in source: SourceRecord) -> Bool {
    let around = source.parsed.tree.calls.filter { call in
      call.arguments.contains { $0.range.contains(offset) }
    }
    let names = around.map { source.text.string($0.callee).lastName }
    guard let call = around.last, let name = names.last, Self.rows.isDisjoint(with: names),
      let roles = roles[name], roles.isDisjoint(with: Set<Role>.views)
    else { return false }
    return roles.isDisjoint(with: .world) || isPassed(call.callee.lowerBound, in: source)
  }

  /// Whether the object is assigned to a constant, and every use of that passes it on.
  private func isConstantPassed(_ call: Call, in source: SourceRecord) -> Bool {
    let start = call.callee.lowerBound
    let tree = source.parsed.tree
    let constant = #/\blet\s+(\w+)\s*(?::[^=]*)?=\s*$/#
    guard let name = source.text.line(before: start).firstMatch(of: constant)?.1,
      let body = (tree.closures + tree.declarations.compactMap(\.body))
        .filter({ $0.contains(start) }).min(by: { $0.count < $1.count })
    else { return false }
    let uses = source.text.uses(of: String(name), in: start..<body.upperBound)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        !source.text.follows(#/^[.(\[]/#, use.upperBound) && isPassed(use.lowerBound, in: source)
      }
  }
}

/// Functions of a client that only make a value of another one.
extension HandedObjects {
  /// Whether a wrapper such as `@Dependency(\.client.format)` takes out nothing else.
  private func isPureMember(_ place: SourcePlace, of client: SymbolID) -> Bool {
    guard let source = code.analysis.sources[place.file], let offset = code.offset(of: place),
      let property = source.parsed.declarations(around: offset).first, property.kind == .variable
    else { return false }
    let head = source.text.string(property.fullRange.lowerBound..<property.nameRange.lowerBound)
    guard let member = head.firstMatch(of: #/@Dependency\(\s*\\\.\w+\.(\w+)\s*\)/#)?.1,
      property.fullRange.lowerBound <= offset, offset < property.nameRange.lowerBound
    else { return false }
    return code.analysis.sources.values.contains { source in
      source.parsed.tree.declarations.contains { declaration in
        declaration.kind == .variable && declaration.name == member
          && code.analysis.regions[source.indexed.path]?.type(at: declaration.nameRange.lowerBound)
            == client
          && source.text.string(declaration.fullRange).isPure
      }
    }
  }
}

extension String {
  fileprivate var lastName: Substring { split { !$0.isLetter && !$0.isNumber }.last ?? "" }

  /// Whether it declares a synchronous function from values to a value, or an object.
  fileprivate var isPure: Bool {
    guard contains("->") else { return true }
    return !contains(#/\b(?:async|throws)\b|\(\s*\)\s*->|->\s*(?:Void|\(\))|Stream|Publisher/#)
  }
}

extension TypeNode {
  fileprivate var simpleName: Substring { name.split(separator: ".").last ?? "" }

  /// Whether it belongs to a database, which forces it to be a class.
  fileprivate var isManaged: Bool {
    !["@Model", "NSManagedObject", "PersistentModel", "Object", "EmbeddedObject"]
      .allSatisfy { !inherited.contains($0) }
  }

  fileprivate var isObservable: Bool {
    inherited.contains("@Observable") || inherited.contains("ObservableObject")
  }
}
