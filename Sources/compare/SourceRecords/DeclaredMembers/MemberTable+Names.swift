extension MemberTable {
  /// The type that a name stands for inside another; nil when that isn't certain.
  func type(_ name: String, in around: Int?, file: Int) -> Int? {
    var scope = around
    while let id = scope {
      if types[id].name == name { return id }
      for holder in [id] + lineage(of: id) {
        if let found = only(types[holder].inner[name], file: file) { return found }
      }
      scope = types[id].around
    }
    return only(outermost[name], file: file)
  }

  func inner(_ name: String, of id: Int, file: Int) -> Int? {
    only(types[id].inner[name], file: file)
  }

  /// Of several private types with one name, the one in the same file is meant.
  private func only(_ ids: [Int]?, file: Int) -> Int? {
    guard let ids, ids.count > 1 else { return ids?.first }
    let near = ids.filter { types[$0].place.file == file }
    return near.count == 1 ? near[0] : nil
  }

  func alias(_ name: String, in around: Int?) -> Alias? {
    var scope = around
    while let id = scope {
      for holder in [id] + lineage(of: id) {
        if let alias = types[holder].aliases[name] { return alias }
      }
      scope = types[id].around
    }
    return aliases[name]
  }

  func resolve(_ path: [String], in around: Int?, file: Int) -> Int? {
    guard let first = path.first, var id = type(first, in: around, file: file) else { return nil }
    for name in path.dropFirst() {
      guard let next = inner(name, of: id, file: file) else { return nil }
      id = next
    }
    return id
  }

  /// Its superclass and those of that, then its other bases, their bases, and so on.
  func lineage(of id: Int) -> [Int] {
    var found: [Int] = []
    var current = id
    while let base = types[current].ancestors.first, !types[base].isProtocol,
      !found.contains(base), base != id
    {
      found.append(base)
      current = base
    }
    var next = ([id] + found).flatMap { types[$0].ancestors }
    while !next.isEmpty {
      let level = next.filter { !found.contains($0) && $0 != id }
      found += level
      next = level.flatMap { types[$0].ancestors }
    }
    return found
  }

  /// What a type has by a name: what it declares itself, else what the nearest ancestor does.
  func members(_ name: String, of id: Int) -> [DeclaredMember] {
    if let own = types[id].members[name] { return own }
    return lineage(of: id).lazy.compactMap { types[$0].members[name] }.first ?? []
  }
}
