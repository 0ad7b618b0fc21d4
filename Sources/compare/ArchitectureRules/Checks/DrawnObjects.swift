import ArchitectureGraph
import CompareSupport
import SourceRecords

/// Objects whose properties a view only reads, or which it only hands on to other views and to view
/// models.
struct DrawnObjects {
  private static let fetching: Set = [
    "FetchRequest", "ObservedResults", "Query", "SectionedFetchRequest",
  ]

  private let code: CheckedModule

  init(in code: CheckedModule) { self.code = code }

  /// Whether it reads a property there, or declares something of which it only reads properties.
  func contains(_ place: SourcePlace, _ view: SymbolID) -> Bool {
    guard let source = code.analysis.sources[place.file], let offset = code.offset(of: place) else {
      return false
    }
    let before = source.text.line(before: offset)
    if before.hasSuffix(".") { return source.text.onlyReads(offset) }
    let isFetched = source.parsed.properties.contains { property in
      property.content.contains(offset) && !Self.fetching.isDisjoint(with: property.wrappers)
    }
    guard !isFetched, let name = declared(behind: before, at: offset, in: source) else {
      return false
    }
    var seen: Set<String> = []
    return isDrawn(name, in: bodies(of: view), &seen)
  }

  /// The property or parameter with the type at an offset, also with `@Environment(Session.self)`.
  private func declared(
    behind before: String, at offset: Int, in source: SourceRecord
  ) -> String? {
    if let name = before.firstMatch(of: #/(\w+)\s*:\s*\[?$/#)?.1 { return String(name) }
    guard before.contains(#/@Environment\(\s*$/#) else { return nil }
    return source.parsed.declarations(around: offset).first { $0.kind == .variable }?.name
  }

  private typealias Bodies = [(source: SourceRecord, range: Range<Int>)]

  /// The view and its extensions, without those that are in others.
  private func bodies(of view: SymbolID) -> Bodies {
    code.analysis.sources.values.flatMap { source -> Bodies in
      guard let regions = code.analysis.regions[source.indexed.path] else { return [] }
      return source.parsed.tree.declarations.compactMap { declaration in
        guard declaration.kind != .function, declaration.kind != .variable,
          let body = declaration.body, regions.type(at: body.lowerBound) == view
        else { return nil }
        return (source, body)
      }
    }
  }

  private func isDrawn(_ name: String, in bodies: Bodies, _ seen: inout Set<String>) -> Bool {
    guard seen.insert(name).inserted else { return true }
    for (source, range) in bodies {
      for use in source.text.uses(of: name, in: range) {
        if isHarmless(use, source, name) { continue }
        guard let row = row(over: use, source), isDrawn(row, in: bodies, &seen) else {
          return false
        }
      }
    }
    return true
  }

  private func isHarmless(_ use: Range<Int>, _ source: SourceRecord, _ name: String) -> Bool {
    let text = source.text
    let before = text.line(before: use.lowerBound)
    if before.hasSuffix("$") || before.hasSuffix("&") { return false }
    // A member of something else is judged where the compiler recorded it.
    if before.hasSuffix("."), !before.hasSuffix("self.") { return true }
    if text.follows(#/^[?!]?\./#, use.upperBound) { return text.onlyReads(use.lowerBound) }
    let isInitial = before.contains(#/^\s*self\.\w+\s*=\s*$/#) || before.contains(#/^\s*self\.$/#)
    if isInitial, text.follows(#/^\s*(?:=\s*\w+\s*)?(?:\n|$)/#, use.upperBound) { return true }
    if before.contains(#/\b(?:if|guard)\s+let\s+$/#) {
      return text.follows(#/^\s*(?:[,{]|else)/#, use.upperBound)
    }
    return callee(over: use, source).map { !["ForEach", "List"].contains($0) && isMade($0) }
      ?? false
  }

  /// Whether it is the initialiser of something that doesn't store the model.
  private func isMade(_ callee: String) -> Bool {
    guard callee.first?.isUppercase ?? false else { return false }
    return !code.graph.types.contains { symbol, type in
      type.name == callee && Set<Role>.world.contains(code.role(of: symbol))
    }
  }

  /// The last part of the callee's name, if it is a whole argument of a call.
  private func callee(over use: Range<Int>, _ source: SourceRecord) -> String? {
    let call = source.parsed.tree.calls.last { call in
      call.arguments.contains { $0.range.contains(use.lowerBound) }
    }
    guard let call, source.text.follows(#/^\s*[,)]/#, use.upperBound) else { return nil }
    return source.text.string(call.callee).split(separator: ".").last.map(String.init)
  }

  /// The name of one element, in `ForEach(notes) { note in`.
  private func row(over use: Range<Int>, _ source: SourceRecord) -> String? {
    guard callee(over: use, source).map({ ["ForEach", "List"].contains($0) }) ?? false else {
      return nil
    }
    return source.text.string(use.upperBound..<use.upperBound + 200)
      .firstMatch(of: #/^[^{]*\{\s*(\w+)\s+in\b/#).map { String($0.1) }
  }
}

extension SourceText {
  /// Where a name is used: neither as a label nor in its declaration.
  func uses(of name: String, in range: Range<Int>) -> [Range<Int>] {
    let code = string(range)
    return code.ranges(of: name).compactMap { found in
      let start = range.lowerBound + code.utf8.distance(from: code.startIndex, to: found.lowerBound)
      let use = start..<start + name.utf8.count
      let isWord =
        !string(use.upperBound..<use.upperBound + 1).contains(#/[\w:]/#)
        && !string(max(0, start - 1)..<start).contains(#/\w/#)
      let isDeclared = line(before: start).contains(#/\b(?:var|in|func)\s+$/#)
      let isParameter = follows(#/^\s+in\b/#, use.upperBound)
      return isWord && !isDeclared && !isParameter && !isInComment(start) ? use : nil
    }
  }

  private func isInComment(_ offset: Int) -> Bool {
    line(before: offset).contains(#/^\s*\/\/|\s\/\/\s/#)
  }

  func follows(_ pattern: some RegexComponent, _ offset: Int) -> Bool {
    string(offset..<min(offset + 200, bytes.count)).firstMatch(of: pattern) != nil
  }

  /// Whether the name's members are neither called nor set, except to convert a text.
  func onlyReads(_ offset: Int) -> Bool {
    let chain = #/^\w+(?:[?!]?\.(?:(?:formatted|lowercased|uppercased)\([^()]*\)|\w+))*[?!]?/#
    let code = string(offset..<min(offset + 400, bytes.count))
    guard let read = code.firstMatch(of: chain) else { return false }
    let rest = code[read.range.upperBound...]
    return rest.firstMatch(of: #/^\(|^\s*\{\s*(?:\$0|\w+\s+in)\b|^\s*(?:[-+*\/]?=[^=])/#) == nil
  }
}
