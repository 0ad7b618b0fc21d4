import SourceRecords

/// Which functions and closures may be kept in which property or parameter.
struct StoredValues: Sendable {
  private var values: [SymbolID: Set<StoredValue>] = [:]
  private var successors: [SymbolID: Set<SymbolID>] = [:]

  mutating func insert(_ value: StoredValue, into keeper: SymbolID) {
    values[keeper, default: []].insert(value)
  }

  /// Whatever one property or parameter may hold, the other may hold too.
  mutating func connect(_ source: SymbolID, to target: SymbolID) {
    if source != target { successors[source, default: []].insert(target) }
  }

  /// Hands every value on to where it may get.
  mutating func settle() {
    var pending = Array(values.keys)
    while let keeper = pending.popLast() {
      guard let held = values[keeper] else { continue }
      for successor in successors[keeper] ?? []
      where !held.isSubset(of: values[successor] ?? []) {
        values[successor, default: []].formUnion(held)
        pending.append(successor)
      }
    }
  }

  func held(by keeper: SymbolID) -> Set<StoredValue> { values[keeper] ?? [] }
}
