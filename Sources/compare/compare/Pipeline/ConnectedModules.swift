import SourceRecords

extension [SourceModule] {
  /// The modules whose code may take part in what these modules do: themselves, those that see them
  /// directly or through others, and all that any of those sees.
  func connected(to names: Set<String>) -> Set<String> {
    names.reached(by: seeing).reached(by: seen)
  }

  /// A module, those that it sees, directly or through others, and those that see it.
  func inLine(with name: String) -> Set<String> {
    let own: Set = [name]
    return own.reached(by: seen).union(own.reached(by: seeing))
  }

  private var seen: [String: [String]] {
    Dictionary(map { ($0.name, $0.dependencies) }) { first, _ in first }
  }

  private var seeing: [String: [String]] {
    reduce(into: [:]) { seeing, module in
      for dependency in module.dependencies { seeing[dependency, default: []].append(module.name) }
    }
  }
}

extension Set<String> {
  /// These, and all that can be reached from them.
  fileprivate func reached(by next: [String: [String]]) -> Set<String> {
    var found = self
    var pending = Array(self)
    while let current = pending.popLast() {
      for name in next[current] ?? [] where found.insert(name).inserted { pending.append(name) }
    }
    return found
  }
}
