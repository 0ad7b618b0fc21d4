import ArchitectureRules
package import CompareSupport
import Foundation

/// A configuration for a team that starts with the tool: its modules with the patterns that their
/// roles suggest, and a baseline for today's findings.
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

  /// Takes the module, if any, that only has its name from a folder, where the file will be, and
  /// what is measured in place of a package.
  package init(
    _ listing: RoleListing, _ code: MeasuredModules, unknown: [String: Int], folder: String?,
    in root: String, measured: [(key: String, words: [String])] = []
  ) {
    self.measured = measured
    self.unknown = unknown
    let guesses = listing.modules.map(PatternGuess.init)
    self.guesses = guesses
    self.folder = listing.modules.count == 1 ? folder : nil
    layers = FirstLayers(columns: code.columns, analysis: code.analysis, root: root)
      .all(apartFrom: Set(guesses.filter { $0.pattern != nil }.map(\.module)))
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
        ],\(layersText)
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

  /// What was found, a line for each module.
  package var findings: String {
    guesses.map { guess in
      let told = guess.pattern?.title ?? "unknown pattern"
      return "\(guess.module): \(told) (\(guess.evidence)).\n"
    }.joined() + layersFound
  }

  private var layersFound: String {
    guard !layers.isEmpty else { return "" }
    let ofModules = layers.contains { !$0.modules.isEmpty }
    let source =
      ofModules
      ? "as the manifests declare" : "each knowing what most references between folders lead to"
    return "\(layers.count) layers, \(source): \(layers.map(\.name).joined(separator: ", ")).\n"
  }

  private func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let data = try? encoder.encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}

/// The pattern that a module seems to be written in, by the roles of its types.
package struct PatternGuess: Equatable {
  package let module: String
  /// Nil if nothing suggests one, or if two are equally likely.
  package let pattern: Pattern?
  /// The evidence for it, or why there is none, in a few words.
  package let evidence: String

  package init(_ module: RoleListing.Module) {
    var counts: [Role: Int] = [:]
    for type in module.types {
      if let name = type.role { counts[Role(rawValue: name), default: 0] += 1 }
    }
    let roles = RoleCounts(counts: counts)
    self.module = module.name
    pattern = roles.pattern
    evidence =
      roles.words ?? "\(module.withRole) of \(module.types.count.of("type", "types")) with a role"
  }
}

/// How many types of a module have each role.
private struct RoleCounts {
  let counts: [Role: Int]

  /// The pattern that most types suggest; MVC has no role of its own, so it is the fallback.
  var pattern: Pattern? {
    var strengths = Pattern.allCases.filter(fits).compactMap { pattern in
      strength(of: pattern).map { (pattern: pattern, strength: $0) }
    }
    // If there are interactors, a presenter is VIPER's.
    if strengths.contains(where: { $0.pattern == .viper }) {
      strengths.removeAll { $0.pattern == .mvp }
    }
    strengths.sort { $0.strength > $1.strength }
    guard let first = strengths.first else { return fits(.mvc) && isPlain ? .mvc : nil }
    if strengths.count > 1, first.strength < strengths[1].strength * 2 { return nil }
    // One presenter among many view controllers is only a start; several are where a team goes.
    let least = first.strength < 3 ? 3 : 6
    return first.strength * least < count(.viewController) ? nil : first.pattern
  }

  /// The roles that distinguish patterns, with their numbers; nil without any.
  var words: String? {
    let telling: [Role] = [
      .reducer, .state, .interactor, .presenter, .viewModel, .router, .coordinator, .controller,
      .viewController, .view, .model,
    ]
    let words = telling.filter { count($0) > 0 }.map { role in
      count(role).of(role.rawValue, role.rawValue + "s")
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
    case .mvp: count(.presenter)
    case .mvvm: count(.viewModel)
    case .mvi: count(.reducer)
    case .viper: min(count(.interactor), count(.presenter))
    }
  }

  private var isPlain: Bool {
    [.presenter, .viewModel, .interactor, .reducer].allSatisfy { count($0) == 0 }
  }
}
