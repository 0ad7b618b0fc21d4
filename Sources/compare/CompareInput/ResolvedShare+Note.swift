import ArchitectureReport
import LooseSources

extension ResolvedShare {
  /// Whether it makes the result partial depends on what was promised.
  func note(_ kind: Note.Kind, on module: String) -> Note {
    Note(
      kind,
      "the compiler resolved \(resolved) of \(all) references; of the others, types were found by"
        + " name",
      of: module)
  }
}
