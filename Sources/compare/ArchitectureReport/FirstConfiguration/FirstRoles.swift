import ArchitectureGraph
import CompareSupport
import SourceRecords

/// An entry under "roles" that a team may want: what most types of an ending or a folder are to the
/// compiler, the others may be too.
struct RoleProposal: Equatable {
  let match: RoleEntry.Match
  let role: Role
  /// How many types have the role by what they inherit.
  let known: Int
  /// The types without a role that the entry gives it to.
  let decided: [String]
}

/// Looks for parts that a team names in its own way, which no table of endings knows.
struct FirstRoles {
  private struct Candidate {
    let name: String
    let inherited: Set<String>
    let isClass: Bool
    /// The role that it has by what it inherits; nil without any role.
    var role: Role?
  }

  /// So few may share a name by chance.
  private static let least = 3

  let proposals: [RoleProposal]

  /// Takes the columns' types that aren't nested, and where the paths start.
  init(
    _ types: [SymbolID: TypeNode], _ assigned: [SymbolID: AssignedRole], in root: String
  ) {
    var endings: [String: [Candidate]] = [:]
    var folders: [String: [Candidate]] = [:]
    /// Those with a type that has its role in another way, or none, which an entry would overrule.
    var decided: Set<String> = []
    /// The endings of what has no superclass.
    var ofOthers: Set<String> = []
    for (symbol, type) in types {
      let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
      if !type.isClass { ofOthers.insert(name.lastWord ?? name) }
      guard !type.isProtocol else { continue }
      // Who can be seen to inherit nothing of the kind isn't one, and an entry would say that it is.
      let isRoot = type.inherited.contains("NSObject")
      if assigned[symbol] == nil, isRoot || KnownRoles.plain.isSuperset(of: type.inherited) {
        decided.insert(name.lastWord ?? name)
      }
      guard !type.name.contains(".") else { continue }
      let ending = type.name.lastWord
      let folder = ShownPaths(root: root).relative(type.file).split(separator: "/").dropLast()
        .joined(separator: "/")
      var candidate = Candidate(
        name: type.name, inherited: Set(type.inherited), isClass: type.isClass, role: nil)
      if let role = assigned[symbol] {
        guard role.evidence.isByBase else {
          decided.formUnion([ending ?? "", folder + "/"])
          continue
        }
        candidate.role = role.role
      }
      if let ending { endings[ending, default: []].append(candidate) }
      if !folder.isEmpty { folders[folder, default: []].append(candidate) }
    }
    let bySuffix = endings.filter { ending, all in
      // What classes inherit says nothing about a struct, an enum or a protocol.
      let isOfClasses = all.allSatisfy { $0.isClass || $0.role == nil }
      return !decided.contains(ending) && !(isOfClasses && ofOthers.contains(ending))
    }
    .compactMap { Self.proposal(for: $0.value, .suffix($0.key)) }
    // What only stands next to them needs a base in common.
    let byPath = folders.filter { !decided.contains($0.key + "/") }.compactMap { folder, all in
      let common = all.dropFirst().reduce(all[0].inherited) { $0.intersection($1.inherited) }
      return common.isEmpty ? nil : Self.proposal(for: all, .path(folder))
    }
    let named = Set(bySuffix.flatMap(\.decided))
    let others = byPath.filter { named.isDisjoint(with: $0.decided) }
    proposals = [bySuffix, others].flatMap { $0.sorted { $0.decided[0] < $1.decided[0] } }
  }

  private static func proposal(
    for all: [Candidate], _ match: RoleEntry.Match
  ) -> RoleProposal? {
    let roles = Set(all.compactMap(\.role))
    let known = all.count { $0.role != nil }
    let open = all.filter { $0.role == nil }.map(\.name).sorted()
    guard roles.count == 1, let role = roles.first, known >= least, !open.isEmpty,
      known >= open.count
    else { return nil }
    return RoleProposal(match: match, role: role, known: known, decided: open)
  }
}

extension String {
  /// From the last capital letter that begins a word: `Screen` of `NoteScreen`.
  fileprivate var lastWord: String? {
    guard let start = lastIndex(where: \.isUppercase), start != startIndex, self[start...].count > 2
    else { return nil }
    return String(self[start...])
  }
}

extension RoleEvidence {
  /// Whether it is what the type inherits from or conforms to.
  fileprivate var isByBase: Bool {
    switch self {
    case .known, .inherited: true
    case .entry, .name, .functions, .shown, .folder: false
    }
  }
}
