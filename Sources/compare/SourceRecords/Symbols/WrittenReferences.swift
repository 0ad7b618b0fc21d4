/// The references of a file that its author wrote, each once.
///
/// A type that is named to reach a type inside it is not referred to. A type alias inside a type is
/// a member of it, and stays one before a dot.
package enum WrittenReferences {
  package static func written(in file: IndexedFile, _ graph: SymbolGraph) -> [Occurrence] {
    file.occurrences.filter { occurrence in
      guard occurrence.roles.contains(.reference), !occurrence.roles.contains(.implicit)
      else { return false }
      return !occurrence.roles.contains(.qualifier) || graph.isMemberAlias(occurrence.symbol)
    }
  }
}
