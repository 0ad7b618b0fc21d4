import ArchitectureReport
import CompareSupport
import SourceRecords

extension ResolvedShare {
  /// Below it edges are missing that a reader would see.
  private static let least = 0.9

  /// Whether it makes the result partial depends on what was promised.
  func note(_ kind: Note.Kind, on module: String) -> Note {
    let lost =
      unknown.isEmpty ? "" : ", and of \(unknown.count) nothing tells what they mean: see --verbose"
    let advice =
      known < Self.least
      ? ". Edges are missing: measure the index that a build in Xcode leaves, with --index-store"
      : ""
    return Note(
      kind,
      "the compiler resolved \(resolved) of \(all) references; of the others, what could be was found by"
        + " declared types and names\(lost)\(advice)",
      of: module)
  }

  /// A line for each name of which nothing tells what it means.
  func lines(_ shown: ShownPaths) -> [String] {
    unknown.map { name in
      "\(shown.relative(name.file)):\(name.line):\(name.column): '\(name.name)'"
    }
  }
}
