import SourceRecords

/// The types that a finding is about, by their symbols.
struct ReferencePair: Hashable {
  let from: SymbolID
  let to: SymbolID
}
