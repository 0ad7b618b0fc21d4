import ArchitectureGraph
import CompareSupport
import SourceRecords

/// Turns findings into notes if nothing shows that the view does something with the object: it builds
/// it for its view model, draws it or hands it on.
struct HandedObjects {
  private static let fetching: Set = [
    "FetchRequest", "ObservedResults", "Query", "SectionedFetchRequest",
  ]

  private let code: CheckedModule
  private let members: TypeMembers
  private let calls: HandingCalls

  init(in code: CheckedModule) {
    self.code = code
    members = TypeMembers(of: code.analysis)
    calls = HandingCalls(in: code, members)
  }

  func noted(_ finding: Finding) -> Finding {
    if isReadFromOwnValue(finding) { return finding.asNote }
    guard let pair = finding.pair, finding.steps.count == 2, let target = code.type(pair.to),
      target.isClass || target.isProtocol || code.isOfWorld(pair.to) || !finding.from.isSwiftUIView
    else { return finding }
    let acts = finding.without { isHarmless($0, pair, target) }
    return acts.places.isEmpty ? finding.asNote : acts
  }

  /// Whether the view only reads a value from one of its own.
  private func isReadFromOwnValue(_ finding: Finding) -> Bool {
    guard finding.steps.count == 3, let target = code.type(finding.steps[2]), !target.isClass,
      !target.isProtocol, !code.isOfWorld(finding.steps[2]),
      let own = code.type(finding.steps[1]), own.isNestedValue,
      own.name.hasPrefix(finding.from.name + ".")
    else { return false }
    return finding.places.allSatisfy { place in
      guard let text = code.analysis.sources[place.file]?.text, let offset = code.offset(of: place)
      else { return false }
      return text.onlyReads(offset)
    }
  }

  private func isHarmless(_ place: SourcePlace, _ pair: ReferencePair, _ target: TypeNode) -> Bool {
    guard let source = code.analysis.sources[place.file], let offset = code.offset(of: place) else {
      return false
    }
    if code.isMetatype(place) || isPureMember(offset, in: source, of: pair.to) { return true }
    let isOfWorld = code.isOfWorld(pair.to)
    let text = source.text
    let before = text.line(before: offset)
    if let name = injected(at: offset, in: source) { return isDrawn(name, pair) }
    if before.hasSuffix(".") {
      if text.follows(#/^init\(/#, offset) {
        return isBuilt(offset + 4, in: source, by: pair.from, isModel: !isOfWorld)
      }
      return text.onlyReads(offset) || text.onlyLogs(offset)
        || text.asksValue(offset, ofWorld: isOfWorld)
        || members.isPureCall(at: offset, in: source, of: pair.to)
    }
    let end = offset + target.simpleName.utf8.count
    // An alias for a generic type: what is done with the object is recorded elsewhere.
    if !isOfWorld, text.string(offset..<end) != target.simpleName { return true }
    if text.follows(#/^(?:<[^>]*>)?(?:\.init)?\(/#, end) {
      return isBuilt(end, in: source, by: pair.from, isModel: !isOfWorld)
    }
    if text.follows(#/^\.\w/#, end) {
      return isAskedForNothing(place, end, in: source, pair)
    }
    return isNamed(before, offset, in: source, pair)
  }

  /// Whether the place only names the type of something that is drawn or handed on.
  private func isNamed(
    _ before: String, _ offset: Int, in source: SourceRecord, _ pair: ReferencePair
  ) -> Bool {
    let isFetched = source.parsed.properties.contains { property in
      property.content.contains(offset) && !Self.fetching.isDisjoint(with: property.wrappers)
    }
    // A superclass or protocol is what the view itself is.
    let isInherited = before.contains(#/^[^={}]*\b(?:actor|class|enum|extension|struct)\s[^{(=]*$/#)
    if isFetched || isInherited || before.contains(#/\bFetch\w*<\s*$/#) { return false }
    // The key of a value that is read.
    if before.contains(#/\bKeyPath<\s*$/#) { return true }
    // A closure's parameter.
    let rest = source.text.string(offset..<offset + 1000)
    if before.contains("("), rest.firstMatch(of: #/^[^={}\n]*->/#) != nil { return true }
    guard let name = declared(behind: before, at: offset, in: source) else {
      return before.contains(#/(?:->|\bas[?!]?|\bis)\s*(?:any\s+|some\s+)?[\w<\[(:]*$/#)
    }
    return isDrawn(name, pair)
  }

  private func isDrawn(_ name: String, _ pair: ReferencePair) -> Bool {
    var object = DrawnObject(pair, code, members, calls)
    return object.isDrawn(as: name)
  }

  /// The property, parameter or constant whose type is at an offset.
  private func declared(
    behind before: String, at offset: Int, in source: SourceRecord
  ) -> String? {
    if let cast = before.firstMatch(of: #/\blet\s+(\w+)\s*=[^=]*\bas[?!]?\s+$/#) {
      return String(cast.1)
    }
    let annotation =
      #/(\w+)\s*:\s*(?:@\w+\s+|any\s+|some\s+|\(\w+,\s*|\(|\[|\w+:\s|Binding<|Set<|\w+\.)*$/#
    if let name = before.firstMatch(of: annotation)?.1 { return String(name) }
    return nil
  }

  /// The property with the wrapper at an offset: `@Environment(Session.self)`, `@Dependency(\.clock)`.
  private func injected(at offset: Int, in source: SourceRecord) -> String? {
    source.parsed.declarations(around: offset).first { property in
      property.kind == .variable
        && property.fullRange.lowerBound..<property.nameRange.lowerBound ~= offset
    }?.name
  }
}

/// Objects that a view builds or gets from a type.
extension HandedObjects {
  /// Whether it is built as an argument, and for an initializer unless it is a value of the model.
  private func isBuilt(
    _ end: Int, in source: SourceRecord, by view: SymbolID, isModel: Bool
  ) -> Bool {
    let start = source.parsed.tree.calls.first { $0.callee.upperBound == end }?.callee.lowerBound
    guard let start else { return false }
    if calls.isPassed(start, in: source, orToView: true) { return true }
    if isModel, calls.isHanded(start, in: source, by: view, otherwise: false) { return true }
    return isConstantPassed(start, in: source)
  }

  /// Whether the object is assigned to a constant, and every use of that passes it on.
  private func isConstantPassed(_ start: Int, in source: SourceRecord) -> Bool {
    let tree = source.parsed.tree
    let constant = #/\blet\s+(\w+)\s*(?::[^=]*)?=\s*$/#
    guard let name = source.text.line(before: start).firstMatch(of: constant)?.1,
      let body = (tree.closures + tree.declarations.compactMap(\.body))
        .filter({ $0.contains(start) }).min(by: { $0.count < $1.count })
    else { return false }
    let uses = source.text.uses(of: String(name), in: start..<body.upperBound)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        !source.text.follows(#/^[.(\[]/#, use.upperBound)
          && calls.isPassed(use.lowerBound, in: source)
      }
  }

  /// Whether what is read from a type is a constant, the result of a pure function or an object that
  /// is handed on; anything else that a type answers is the state of the app.
  private func isAskedForNothing(
    _ place: SourcePlace, _ end: Int, in source: SourceRecord, _ pair: ReferencePair
  ) -> Bool {
    let text = source.text
    if code.isConstant(place) || text.onlyLogs(end + 1) { return true }
    if members.isPureCall(at: end + 1, in: source, of: pair.to) { return true }
    if takesViewModel(end, in: text, from: pair.to) { return true }
    guard let offset = code.offset(of: place), text.follows(#/^\.\w+\s*(?:[,)\n}]|$)/#, end) else {
      return false
    }
    if calls.isPassed(offset, in: source) { return true }
    let property = source.parsed.properties.first { $0.content.contains(offset) }
    return property.map { property in
      isDrawn(source.parsed.tree.declarations[property.declaration].name, pair)
    } ?? false
  }

  /// Whether a view model is all that is taken out of a shared object: `Scene.shared.listViewModel`.
  private func takesViewModel(_ end: Int, in text: SourceText, from type: SymbolID) -> Bool {
    let member = text.string(end..<end + 200).firstMatch(of: #/^\.\w+[?!]?\.(\w+)/#)?.1
    return (code.kept[type] ?? []).contains { kept in
      kept.name == member ?? "" && kept.types.allSatisfy { code.role(of: $0) == .viewModel }
    }
  }

  /// Whether a wrapper such as `@Dependency(\.client.format)` takes out nothing else.
  private func isPureMember(
    _ offset: Int, in source: SourceRecord, of client: SymbolID
  ) -> Bool {
    guard let property = source.parsed.declarations(around: offset).first,
      property.kind == .variable
    else { return false }
    let head = source.text.string(property.fullRange.lowerBound..<property.nameRange.lowerBound)
    guard let member = head.firstMatch(of: #/@Dependency\(\s*\\\.\w+\.(\w+)\s*\)/#)?.1,
      property.fullRange.lowerBound <= offset, offset < property.nameRange.lowerBound
    else { return false }
    return members.all(named: member, of: client).contains { source, declaration in
      declaration.kind == .variable && source.text.string(declaration.fullRange).isPure
    }
  }
}

extension CheckedModule {
  func isOfWorld(_ type: SymbolID) -> Bool { Set<Role>.world.contains(role(of: type)) }
}

extension Finding {
  fileprivate var asNote: Finding {
    var note = self
    note.severity = .note
    return note
  }
}

extension String {
  /// Whether it declares a synchronous function from values to a value, or an object.
  fileprivate var isPure: Bool {
    guard contains("->") else { return true }
    return !contains(#/\b(?:async|throws)\b|\(\s*\)\s*->|->\s*(?:Void|\(\))|Stream|Publisher/#)
  }
}

extension TypeNode {
  fileprivate var simpleName: Substring { name.split(separator: ".").last ?? "" }
}
