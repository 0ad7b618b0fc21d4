package import ArchitectureGraph
import ArchitectureRules
package import CompareSupport
import Foundation
package import SourceRecords

/// A configuration for a team that starts with the tool: its modules with the patterns that their
/// roles show, layers and roles where they are plain, and a baseline for today's findings.
package struct FirstConfiguration {
  package static let baseline = "compare-baseline.json"

  private let guesses: [PatternGuess]
  /// The module that only has its name from a folder.
  private let folder: String?
  private let layers: [LayerEntry]
  /// The percentage of references of which nothing is known, by module.
  private let unknown: [String: Int]
  /// What is measured in place of a package, by the key that names it.
  private let measured: [(key: String, words: [String])]
  private let layersSource: String
  private let roles: [RoleProposal]

  /// Takes the module, if any, that only has its name from a folder, where the file will be, and
  /// what is measured in place of a package.
  package init(
    _ listing: RoleListing, _ code: MeasuredModules, _ assigned: [SymbolID: AssignedRole],
    unknown: [String: Int], folder: String?, in root: String,
    measured: [(key: String, words: [String])] = []
  ) {
    self.measured = measured
    self.unknown = unknown
    let guesses = listing.modules.map { module in
      PatternGuess(
        module,
        reason: code.analysis.offered(by: module.name, assigned)
          ?? code.analysis.foreign(in: module.name, assigned),
        unused: code.analysis.unused(in: module.name, assigned),
        isRouted: code.analysis.isRouted(module.name, assigned))
    }
    self.guesses = guesses
    self.folder = listing.modules.count == 1 ? folder : nil
    let layers = FirstLayers(columns: code.columns, analysis: code.analysis, root: root)
      .all(apartFrom: Set(guesses.filter { $0.pattern != nil }.map(\.module)))
    self.layers = layers?.entries ?? []
    layersSource = layers?.source.rawValue ?? ""
    let names = Set(code.columns.map(\.module.name))
    roles =
      FirstRoles(
        code.analysis.graph.types.filter { names.contains($0.value.module) }, assigned, in: root
      ).proposals
  }

  /// Whether there is anything to check.
  package var isUseful: Bool { !layers.isEmpty || guesses.contains { $0.pattern != nil } }

  /// The file, formatted as a person would write it.
  package var text: String {
    let modules = guesses.map { guess in
      let name = guess.module == folder ? Configuration.Module.only : guess.module
      let pattern = guess.pattern.map { ", \"pattern\": \(quoted($0.rawValue))" } ?? ""
      let unknown = unknown[guess.module].map { ", \"unknown\": \($0)" } ?? ""
      return "    { \"name\": \(quoted(name))\(pattern)\(unknown) }"
    }
    return """
      {\(measuredText)
        "modules": [
      \(modules.joined(separator: ",\n"))
        ],\(layersText)\(rolesText)
        "baseline": \(quoted(Self.baseline))
      }

      """
  }

  private var measuredText: String {
    measured.filter { !$0.words.isEmpty }
      .map { "\n  \(quoted($0.key)): [\($0.words.map(quoted).joined(separator: ", "))]," }
      .joined()
  }

  private var layersText: String {
    guard !layers.isEmpty else { return "" }
    let lines = layers.map { layer in
      let parts = [("modules", layer.modules), ("folders", layer.folders), ("knows", layer.knows)]
        .filter { !$1.isEmpty }
        .map { ", \(quoted($0)): [\($1.map(quoted).joined(separator: ", "))]" }
      return "    { \"name\": \(quoted(layer.name))\(parts.joined()) }"
    }
    return "\n  \"layers\": [\n\(lines.joined(separator: ",\n"))\n  ],"
  }

  private var rolesText: String {
    guard !roles.isEmpty else { return "" }
    let lines = roles.map { proposal in
      let (key, value) = proposal.match.entry
      return "    { \(quoted(key)): \(quoted(value)), \"role\":"
        + " \(quoted(proposal.role.rawValue)) }"
    }
    return "\n  \"roles\": [\n\(lines.joined(separator: ",\n"))\n  ],"
  }

  /// What was found, a line for each module, for the layers and for each role.
  package var findings: String {
    guesses.map { guess in
      let told = guess.pattern?.title ?? "no pattern"
      return "\(guess.module): \(told) (\(guess.evidence)).\n"
    }.joined() + layersFound + roles.map(found).joined()
  }

  private var layersFound: String {
    layers.isEmpty
      ? ""
      : "\(layers.count == 1 ? "1 layer" : "\(layers.count) layers"), \(layersSource): \(layers.map(\.name).joined(separator: ", ")).\n"
  }

  private func found(_ proposal: RoleProposal) -> String {
    let (key, value) = proposal.match.entry
    let role = proposal.role.rawValue
    return "\(key) \(value): \(role), as \(proposal.known) types are by what they inherit; it"
      + " decides \(proposal.decided.count.of("type", "types")):"
      + " \(proposal.decided.prefix(3).joined(separator: ", "))"
      + (proposal.decided.count > 3 ? ", …" : "") + ".\n"
  }

  private func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let data = try? encoder.encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}

extension Analysis {
  /// Says which protocol or class of the module most parts of a kind, such as reducers, have their
  /// role from, if other modules can see it: the module offers what a pattern is made of, and isn't
  /// written in it.
  fileprivate func offered(by module: String, _ assigned: [SymbolID: AssignedRole]) -> String? {
    let own = graph.types.filter { $0.value.module == module }
    let parts = Dictionary(grouping: own.keys.compactMap { assigned[$0] }, by: \.role)
    let base = own.values.filter { isPublic($0) }.map(\.name).sorted().first { name in
      RoleCounts.deciding.contains { role in
        let all = parts[role] ?? []
        return all.count { $0.evidence == .inherited(name) } * 2 > all.count
      }
    }
    return base.map { "it offers \($0) to others" }
  }

  /// Says whose interactors it has, if a library's: RIBs' routers own them, and its presenters are
  /// views.
  fileprivate func foreign(in module: String, _ assigned: [SymbolID: AssignedRole]) -> String? {
    let isOfLibrary = graph.types.contains { symbol, type in
      guard type.module == module, let found = assigned[symbol], found.role == .interactor,
        case .known = found.evidence
      else { return false }
      return true
    }
    return isOfLibrary ? "RIBs has rules of its own" : nil
  }

  /// Whether a presenter or an interactor of the module, or a view, refers to what leads to other
  /// scenes, wherever that is.
  fileprivate func isRouted(_ module: String, _ assigned: [SymbolID: AssignedRole]) -> Bool {
    edges.all.contains { edge in
      guard graph.types[edge.from]?.module == module, let from = assigned[edge.from]?.role,
        let to = assigned[edge.to]?.role
      else { return false }
      return [.presenter, .interactor, .view, .viewController].contains(from)
        && [.router, .coordinator].contains(to)
    }
  }

  /// How many parts of a kind stand alone: presenters and view models that no view refers to, and
  /// interactors that no presenter does, be it through a protocol; a presenter may also see its view
  /// through one.
  ///
  /// Protocols alone are no parts, whatever their names.
  fileprivate func unused(
    in module: String, _ assigned: [SymbolID: AssignedRole]
  ) -> [Role: Int] {
    let views: Set<Role> = [.view, .viewController]
    let users: [Role: Set<Role>] = [
      .presenter: views, .viewModel: views, .interactor: [.presenter],
    ]
    var known: [Role: Set<SymbolID>] = [:]
    var seeing: Set<SymbolID> = []
    for edge in edges.all {
      if let user = assigned[edge.from]?.role { known[user, default: []].insert(edge.to) }
      if graph.types[edge.to]?.isProtocol ?? false, let role = assigned[edge.to]?.role,
        views.contains(role)
      {
        seeing.insert(edge.from)
      }
    }
    let conformed = Set(
      graph.types.filter { !$0.value.isProtocol && users[assigned[$0.key]?.role ?? .other] != nil }
        .flatMap { graph.ancestors(of: $0.key) })
    return graph.types.reduce(into: [:]) { unused, type in
      guard type.value.module == module, let role = assigned[type.key]?.role,
        let users = users[role], role != .presenter || !seeing.contains(type.key)
      else { return }
      let names = graph.ancestors(of: type.key).union([type.key])
      let isAlone = users.allSatisfy { known[$0]?.isDisjoint(with: names) ?? true }
      if isAlone || type.value.isProtocol && !conformed.contains(type.key) {
        unused[role, default: 0] += 1
      }
    }
  }

  private func isPublic(_ type: TypeNode) -> Bool {
    guard let source = sources[type.file],
      let offset = source.parsed.places.offset(of: type.position)
    else { return false }
    let around = source.parsed.declarations(around: offset)
    guard around.count == 1 else { return false }
    let head = source.text.string(around[0].fullRange.lowerBound..<offset)
    return head.split(whereSeparator: \.isWhitespace).contains { ["public", "open"].contains($0) }
  }
}

/// The pattern that a module is written in, by the roles of its own types.
package struct PatternGuess: Equatable {
  package let module: String
  /// Nil if nothing shows one, or if two are equally likely.
  package let pattern: Pattern?
  /// The counts that decide, or why no pattern is proposed, in a few words.
  package let evidence: String

  /// - Parameters:
  ///   - module: the module's types with their roles.
  ///   - reason: why no pattern is proposed, whatever the counts say; nil if they decide.
  ///   - unused: how many types of a role no part refers to that would in a pattern.
  ///   - isRouted: whether presenters, interactors or views refer to routers or coordinators.
  package init(
    _ module: RoleListing.Module, reason: String? = nil, unused: [Role: Int] = [:],
    isRouted: Bool = false
  ) {
    var counts: [Role: Int] = [:]
    for type in module.types {
      if let name = type.role { counts[Role(rawValue: name), default: 0] += 1 }
    }
    let swiftUI = module.types.count { $0.why == RoleEvidence.known("View").words }
    let roles = RoleCounts(counts: counts, unused: unused, swiftUI: swiftUI, isRouted: isRouted)
    self.module = module.name
    pattern = roles.hasViews && reason == nil ? roles.pattern : nil
    let words =
      roles.words ?? "\(module.withRole) of \(module.types.count.of("type", "types")) with a role"
    evidence =
      (reason.map { $0 + "; " } ?? (roles.hasViews ? "" : "no view; ")) + words
  }
}

/// How many types of a module have each role.
private struct RoleCounts {
  let counts: [Role: Int]
  /// How many of them nothing uses as a pattern does, which then show none.
  let unused: [Role: Int]
  /// How many views are SwiftUI's, which need no controller.
  let swiftUI: Int
  /// Whether routers or coordinators lead from scene to scene.
  let isRouted: Bool

  /// More views than this for each part that decides are views that do without.
  private static let viewsOfScene = 15

  /// Those that belong to one pattern alone.
  static let deciding: [Role] = [.presenter, .viewModel, .interactor, .reducer]

  /// Without views, nothing shows a pattern of the user interface: it is a server, a library or a
  /// part of an app.
  var hasViews: Bool { count(.view) + count(.viewController) > 0 }

  /// The pattern that most types suggest; MVC has no role of its own, so it is the fallback.
  var pattern: Pattern? {
    var strengths = Pattern.allCases.filter(fits).compactMap { pattern in
      strength(of: pattern).map { (pattern: pattern, strength: $0) }
    }
    .filter { $0.strength > 0 }
    // In VIPER a presenter is no MVP's, and a view model is what the presenter shows.
    if strengths.contains(where: { $0.pattern == .viper }) {
      strengths.removeAll { [.mvp, .mvvm].contains($0.pattern) }
    }
    strengths.sort { $0.strength > $1.strength }
    guard let first = strengths.first else {
      return fits(.mvc) && isPlain && count(.viewController) >= swiftUI ? .mvc : nil
    }
    if strengths.count > 1, first.strength < strengths[1].strength * 2 { return nil }
    // One presenter among many view controllers is only a start; several are where a team goes.
    // Views are smaller: a scene has several.
    let least = first.strength < 3 ? 3 : 6
    return first.strength * least < count(.viewController)
      || first.strength * Self.viewsOfScene < count(.view) ? nil : first.pattern
  }

  /// The roles that distinguish patterns, with their numbers; nil without any.
  var words: String? {
    let telling: [Role] = [
      .reducer, .state, .interactor, .presenter, .viewModel, .router, .coordinator, .controller,
      .viewController, .view, .model,
    ]
    let words = telling.filter { count($0) > 0 }.map { role in
      let words = count(role).of(role.rawValue, role.rawValue + "s")
      // Other parts may use them: they aren't dead code.
      return unused[role].map { "\(words) (\($0) showing no pattern)" } ?? words
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private func count(_ role: Role) -> Int { counts[role] ?? 0 }

  private func fits(_ pattern: Pattern) -> Bool {
    EssentialRoles.of(pattern).allSatisfy { part in part.roles.contains { count($0) > 0 } }
  }

  /// How many types suggest this pattern and no other; nil for MVC, which has no such role.
  private func strength(of pattern: Pattern) -> Int? {
    switch pattern {
    case .mvc: nil
    case .mvp: used(.presenter)
    case .mvvm: used(.viewModel)
    case .mvi: used(.reducer)
    // Without routers, interactors are use cases that presenters share.
    case .viper: isRouted ? min(used(.interactor), used(.presenter)) : 0
    }
  }

  private func used(_ role: Role) -> Int { count(role) - (unused[role] ?? 0) }

  private var isPlain: Bool {
    Self.deciding.allSatisfy { used($0) == 0 }
  }
}
