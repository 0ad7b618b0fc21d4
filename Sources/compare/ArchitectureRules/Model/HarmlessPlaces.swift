import ArchitectureGraph
import CompareSupport
import SourceRecords

/// Places that name a type without using it.
extension CheckedModule {
  /// Whether it only qualifies the name of an unresolved type, as in `Client.Answer`.
  func isOnlyQualifier(_ place: SourcePlace) -> Bool {
    text(at: place).map { $0.after.contains(#/^\w+\.[A-Z]\w*(?!\w|\s*\()/#) } ?? false
  }

  /// Whether it reads a constant of a type, a plain value that can never change: `Store.limit`.
  func isConstant(_ place: SourcePlace) -> Bool {
    guard let text = text(at: place) else { return false }
    if let named = text.after.firstMatch(of: #/^([A-Z]\w*)\.([a-z]\w*)(?!\w|\s*\()/#) {
      return isConstant(String(named.2), of: String(named.1))
    }
    guard let type = text.before.firstMatch(of: #/(?:^|\W)([A-Z]\w*)\.$/#),
      let member = text.after.firstMatch(of: #/^(\w+)(?!\w|\s*\()/#)
    else { return false }
    return isConstant(String(member.1), of: String(type.1))
  }

  private func text(at place: SourcePlace) -> (before: String, after: String)? {
    guard let offset = offset(of: place), let text = analysis.sources[place.file]?.text else {
      return nil
    }
    return (text.line(before: offset), text.string(offset..<min(offset + 200, text.bytes.count)))
  }

  private func isConstant(_ member: String, of type: String) -> Bool {
    let declared = analysis.sources.values.flatMap { source in
      source.parsed.tree.declarations.filter { declaration in
        declaration.kind == .variable && declaration.name == member
          && analysis.isMember(declaration, of: type, in: source)
      }
      .map { source.text.string($0.fullRange) }
    }
    return !declared.isEmpty
      && declared.allSatisfy { declared in declared.isPlainConstant { graph.hasValue(named: $0) } }
  }
}

extension Analysis {
  fileprivate func isMember(
    _ declaration: Declaration, of type: String, in source: SourceRecord
  ) -> Bool {
    let owner = regions[source.indexed.path]?.type(at: declaration.nameRange.lowerBound)
    return owner.flatMap { graph.types[$0]?.name.split(separator: ".").last }.map { $0 == type }
      ?? false
  }
}

extension SymbolGraph {
  /// Whether the package has a struct or an enum with this name, and no class or protocol.
  fileprivate func hasValue(named name: String) -> Bool {
    let named = types.values.filter { $0.name == name || $0.name.hasSuffix(".\(name)") }
    return !named.isEmpty && named.allSatisfy { !$0.isClass && !$0.isProtocol }
  }
}

extension String {
  /// Whether it declares a `static let` that is a number, a text, a date, a value of the package or a
  /// list of these.
  fileprivate func isPlainConstant(_ isValue: (String) -> Bool) -> Bool {
    let type =
      #/(?:Bool|CGFloat|Data|Date|Double|Duration|Float|Int\d*|String|TimeInterval|UInt\d*|URL|UUID)/#
    guard contains(#/\bstatic\b[^=:]*\blet\b/#) else { return false }
    guard let written = firstMatch(of: #/\blet\s+`?\w+`?\s*:([^=]+)/#) else {
      if contains(#/=\s*(?:-?\d|"|true\b|false\b)/#) { return true }
      return firstMatch(of: #/=\s*([A-Z]\w*)\(/#).map { made in
        String(made.1).wholeMatch(of: type) != nil || isValue(String(made.1))
      } ?? false
    }
    let words = written.1.matches(of: #/\w+/#).map { String($0.0) }
    return words.allSatisfy { word in
      ["Array", "Dictionary", "Optional", "Set"].contains(word) || word.wholeMatch(of: type) != nil
        || isValue(word)
    }
  }
}
