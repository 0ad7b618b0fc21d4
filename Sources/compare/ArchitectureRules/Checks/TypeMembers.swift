import ArchitectureGraph
import SourceRecords

/// The members of the package's types by their names without parameters.
struct TypeMembers {
  typealias Member = (source: SourceRecord, declaration: Declaration)

  private let analysis: Analysis
  private let named: [Substring: [Member]]

  init(of analysis: Analysis) {
    self.analysis = analysis
    var named: [Substring: [Member]] = [:]
    for source in analysis.sources.values {
      for declaration in source.parsed.tree.declarations
      where [.function, .variable].contains(declaration.kind) {
        named[declaration.name.prefix { $0 != "(" }, default: []].append((source, declaration))
      }
    }
    self.named = named
  }

  /// Nil for what stands outside of types.
  func owners(of name: Substring) -> [SymbolID?] {
    (named[name] ?? []).map { source, declaration in
      analysis.regions[source.indexed.path]?.type(at: declaration.nameRange.lowerBound)
    }
  }

  func all(named name: Substring, of type: SymbolID) -> [Member] {
    (named[name] ?? []).filter { source, declaration in
      analysis.regions[source.indexed.path]?.type(at: declaration.nameRange.lowerBound) == type
    }
  }

  /// Whether a pure function is called there: whichever function of the type has the name only makes
  /// or decodes a value from what it gets and from what the object holds.
  func isPureCall(at offset: Int, in source: SourceRecord, of type: SymbolID) -> Bool {
    let code = source.text.string(offset..<offset + 100)
    guard let name = code.firstMatch(of: #/^(\w+)\(/#)?.1 else { return false }
    let functions = all(named: name, of: type).filter { $0.declaration.kind == .function }
    return !functions.isEmpty && functions.allSatisfy(Self.isPure)
  }

  /// Whether every function of the package with this name is pure.
  func isPure(_ name: Substring) -> Bool {
    let functions = (named[name] ?? []).filter { $0.declaration.kind == .function }
    return !functions.isEmpty && functions.allSatisfy(Self.isPure)
  }

  private static func isPure(_ function: Member) -> Bool {
    let declaration = function.declaration
    guard let body = declaration.body else { return false }
    let text = function.source.text
    let head = text.string(declaration.fullRange.lowerBound..<body.lowerBound)
    let code = text.string(body)
    guard head.contains("->"), !head.contains(#/\bmutating\b|->\s*Void/#) else { return false }
    return code.onlyComputes
      && (!head.contains(#/\b(?:async|throws)\b/#) || code.contains(#/\bJSON(?:De|En)coder\(\)/#))
  }
}

extension String {
  /// Whether code sets nothing but its own variables, waits for nothing and asks no object that
  /// others share.
  fileprivate var onlyComputes: Bool {
    let asking = #/\b(?:await|try|shared|standard|default|current|Task|UserDefaults)\b/#
    let stores = #/\b\w+(?:Manager|Service|Store|Client|Context|Session|Provider|Repository)\b/#
    let sets = #/^\s*(\w+)(?:[?!]?\.\w+|\[.*\])*\s*[-+*\/]?=[^=]/#.anchorsMatchLineEndings()
    let changes = #/\b(\w+)(?:\.\w+)*\.(?:append|insert|remove)\w*\(/#
    let code = replacing(#/\/\/.*/#, with: "")
      .replacing(#/\btry[?!]?\s+JSON(?:De|En)coder\(\)/#, with: "")
    let own = Set(code.matches(of: #/\bvar\s+(\w+)/#).map(\.1))
    // Swift's default word boundary doesn't break at the dot in `Store.shared`.
    return !code.contains(asking.wordBoundaryKind(.simple))
      && !code.contains(stores.ignoresCase().wordBoundaryKind(.simple))
      && code.matches(of: sets).allSatisfy { own.contains($0.1) }
      && code.matches(of: changes.wordBoundaryKind(.simple)).allSatisfy { own.contains($0.1) }
  }
}
