import ArchitectureGraph
import CompareSupport
import SourceRecords

/// An object in a view, and whether the view only reads its properties or hands it on.
struct DrawnObject {
  private typealias Body = (source: SourceRecord, range: Range<Int>)

  private let type: SymbolID
  private let view: SymbolID
  private let isOfWorld: Bool
  private let members: TypeMembers
  private let calls: HandingCalls
  /// The view and its extensions, without those that are in others.
  private let bodies: [Body]
  /// The names that were looked up.
  private var seen: Set<String> = []

  init(
    _ pair: ReferencePair, _ code: CheckedModule, _ members: TypeMembers, _ calls: HandingCalls
  ) {
    type = pair.to
    view = pair.from
    isOfWorld = code.isOfWorld(pair.to)
    self.members = members
    self.calls = calls
    bodies = code.analysis.sources.values.flatMap { source -> [Body] in
      guard let regions = code.analysis.regions[source.indexed.path] else { return [] }
      return source.parsed.tree.declarations.compactMap { declaration in
        guard declaration.kind != .function, declaration.kind != .variable,
          let body = declaration.body, regions.type(at: body.lowerBound) == pair.from
        else { return nil }
        return (source, body)
      }
    }
  }

  /// Whether no use of a name in the view shows more.
  mutating func isDrawn(as name: String) -> Bool {
    guard seen.insert(name).inserted else { return true }
    for (source, range) in bodies {
      for use in source.text.uses(of: name, in: range) {
        if let other = otherName(of: use, source) {
          guard isDrawn(as: other) else { return false }
        } else if !isHarmless(use, source) {
          return false
        }
      }
    }
    return true
  }

  /// What the object or one of its elements is called from there on.
  private func otherName(of use: Range<Int>, _ source: SourceRecord) -> String? {
    let before = source.text.line(before: use.lowerBound)
    if let element = before.firstMatch(of: #/\bfor\s+(\w+)\s+in\s+(?:self\.)?$/#) {
      return String(element.1)
    }
    if let constant = before.firstMatch(of: #/\b(?:let|var)\s+(\w+)\s*=\s*(?:self\.)?$/#) {
      return source.text.follows(#/^\s*(?:\n|[,;{}]|else|$)/#, use.upperBound)
        ? String(constant.1) : nil
    }
    return calls.isListed(use, source) ? calls.closureName(behind: use, source) : nil
  }

  private func isHarmless(_ use: Range<Int>, _ source: SourceRecord) -> Bool {
    let text = source.text
    let before = text.line(before: use.lowerBound)
    if before.hasSuffix("&") { return false }
    // A member of something else is judged where the compiler recorded it.
    if before.hasSuffix("."), !before.hasSuffix("self.") { return true }
    if text.follows(#/^[?!]?\./#, use.upperBound) {
      return !before.hasSuffix("$") && onlyAsks(use, source)
    }
    // An assignment to the view's own property, or the choice of an object in it.
    let isSet = before.contains(#/(?:^|[{;])\s*(?:self\.)?$/#)
    if isSet, text.follows(#/^\s*=[^=]/#, use.upperBound) { return true }
    if before.hasSuffix("$") { return true }
    if text.follows(#/^[?!]?\(/#, use.upperBound) { return false }
    if let rows = calls.rows(of: use, source) { return !rows.actsOnElement }
    return calls.isHanded(use.lowerBound, in: source, by: view, otherwise: true)
  }

  /// Whether nothing is changed or begun through its members.
  private func onlyAsks(_ use: Range<Int>, _ source: SourceRecord) -> Bool {
    let text = source.text
    if text.onlyReads(use.lowerBound) || text.onlyLogs(use.lowerBound) { return true }
    if calls.isListed(use, source) {
      return !text.follows(#/^[^\n]*\(\$0[,)]|^\.forEach/#, use.upperBound)
    }
    let dot = text.string(use.upperBound..<use.upperBound + 1) == "." ? 1 : 2
    let member = use.upperBound + dot
    return text.asksValue(member, ofWorld: isOfWorld)
      || members.isPureCall(at: member, in: source, of: type)
  }
}

extension String {
  /// Whether the code does more with `$0` than read it or hand it on.
  fileprivate var actsOnElement: Bool {
    let acts =
      #/\$0[\w.?!]*\s*[-+*\/]?=[^=]|\$0[?!]?\.\w+\(|\b(?!id\(|tag\()[a-z]\w*\((?:\w+:\s*)?\$0[,)]/#
    return contains(acts)
  }
}

extension SourceText {
  /// Where a name is used: neither as a label nor where it is declared.
  func uses(of name: String, in range: Range<Int>) -> [Range<Int>] {
    let code = string(range)
    return code.ranges(of: name).compactMap { found in
      let start = range.lowerBound + code.utf8.distance(from: code.startIndex, to: found.lowerBound)
      let use = start..<start + name.utf8.count
      let isWord =
        !string(use.upperBound..<use.upperBound + 1).contains(#/[\w:]/#)
        && !string(max(0, start - 1)..<start).contains(#/\w/#)
      let isConstant =
        line(before: start).contains(#/\blet\s+$/#) && follows(#/^\s*[=)]/#, use.upperBound)
      let isDeclared = line(before: start).contains(#/\b(?:var|for|func)\s+$/#) || isConstant
      let isParameter = follows(#/^\s+in\b/#, use.upperBound)
      return isWord && !isDeclared && !isParameter && isCode(start) ? use : nil
    }
  }

  /// Whether it is in neither a comment nor a text.
  private func isCode(_ offset: Int) -> Bool {
    let before = line(before: offset)
    if before.contains(#/^\s*\/\/|\s\/\/\s/#) { return false }
    let text = before.split(separator: "\"", omittingEmptySubsequences: false)
    return text.count % 2 == 1 || text.last?.contains("\\(") ?? false
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

  /// Whether something is called that belongs to the value of the property there, and leaves it as it
  /// is.
  ///
  /// In an object that stores or fetches, only the functions of a list are known to do that.
  func asksValue(_ offset: Int, ofWorld: Bool) -> Bool {
    let changing =
      #/append|insert|merge|remove|replace|reverse|set|shuffle|sort|subtract|swap|toggle|update/#
    let code = string(offset..<min(offset + 400, bytes.count))
    guard let called = code.firstMatch(of: #/^\w+(?:[?!]?\.\w+)*[?!]?\.(\w+)(?:\(|\s*\{)/#)?.1
    else { return false }
    if ofWorld { return Self.listing.contains(called) }
    return called.hasSuffix("ed") || called.prefixMatch(of: changing) == nil
  }

  /// Functions of lists that leave them as they are.
  private static let listing: Set<Substring> = [
    "allSatisfy", "compactMap", "contains", "drop", "enumerated", "filter", "first", "flatMap",
    "forEach", "last", "map", "max", "min", "prefix", "reduce", "reversed", "sorted", "suffix",
  ]

  /// Whether a function of a list is called.
  func asksList(_ offset: Int) -> Bool {
    string(offset..<offset + 40).firstMatch(of: #/^[?!]?\.(\w+)/#).map {
      Self.listing.contains($0.1)
    }
      ?? false
  }

  /// Whether a logger is all that is called among the name's members.
  func onlyLogs(_ offset: Int) -> Bool { follows(#/^(?:\w+[?!]?\.)*logger\.\w+\(/#, offset) }
}
