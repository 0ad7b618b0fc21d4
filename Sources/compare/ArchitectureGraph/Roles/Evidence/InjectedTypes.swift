import CompareSupport
import SourceRecords

/// The types that the library Dependencies injects.
enum InjectedTypes {
  /// Names of the types of key values and of `DependencyValues` properties.
  static func names(in analysis: Analysis) -> Set<String> {
    Set(analysis.sources.values.flatMap(names))
  }

  private static func names(in source: SourceRecord) -> [String] {
    let declarations = source.parsed.tree.declarations
    let keys = Set(
      source.parsed.inheritances
        .filter { !Set(["DependencyKey", "TestDependencyKey"]).isDisjoint(with: $0.names) }
        .map(\.declaration))
    return declarations.flatMap { declaration -> [String] in
      guard declaration.kind == .variable, let parent = declaration.parent,
        declarations[parent].kind == .extension && declarations[parent].name == "DependencyValues"
          || keys.contains(parent) && ["liveValue", "testValue"].contains(declaration.name)
      else { return [] }
      let end = declaration.body.map { $0.lowerBound - 1 } ?? declaration.range.upperBound
      return typeNames(source.text.string(declaration.nameRange.upperBound..<end))
    }
  }

  /// The declared type's, or that of the initial value.
  private static func typeNames(_ rest: String) -> [String] {
    let written = rest.firstMatch(of: #/^\s*:([^={]+)/#)?.1 ?? rest.firstMatch(of: #/=\s*(\w+)/#)?.1
    return (written ?? "").matches(of: #/[A-Z]\w*/#).map { String($0.0) }
  }
}
