import ArchitectureReport
import CResources
import CommandLineKit
import Foundation

/// The chosen rows of a table, by their keys and groups, in the order of the table.
package struct RowChoice: Equatable, Sendable {
  /// A name that isn't a row's or a group's.
  package struct Unknown: Error, Equatable {
    package let name: String
    /// What may have been meant.
    package let near: [String]
  }

  /// The list of functions, in place of the table.
  package static let functions = "functions"

  private let names: Set<String>

  var areFunctions: Bool { names == [Self.functions] }

  /// Takes keys, such as `lines.code`, and groups, such as `size`.
  package init(_ names: [String]) throws(Unknown) {
    for name in names where !Self.isKnown(name) {
      throw Unknown(name: name, near: Self.near(name))
    }
    self.names = Set(names)
  }

  func contains(_ group: TableRows.Group, _ row: TableRows.Row) -> Bool {
    names.contains(row.key) || names.contains(Self.name(of: group.title))
  }

  /// The first word of its title, as it is written in a command.
  private static func name(of title: String) -> String {
    title.split(separator: " ").first?.lowercased() ?? ""
  }

  private static var groups: [String] { TableRows.titles.map(name) }

  private static func isKnown(_ name: String) -> Bool {
    groups.contains(name) || name == functions || Glossary.meaning(of: name) != nil
  }

  /// One with almost the same spelling, or else those that have a part of the name in them.
  private static func near(_ name: String) -> [String] {
    let known = groups + [functions] + Glossary.keys
    if let closest = Suggestion.closest(to: name, among: known) { return [closest] }
    let parts = name.lowercased().split(separator: ".").map(String.init)
    let near = known.filter { key in parts.contains { $0.count > 2 && key.contains($0) } }
    return near.isEmpty ? groups + [functions] : Array(near.prefix(6))
  }
}

/// What each row of the table means, in a sentence or two; `docs/tool/metrics.md` has the details.
enum Glossary {
  static func meaning(of key: String) -> String? {
    if let meaning = meanings[key] { return meaning }
    guard key.hasPrefix(edgesTo) else { return nil }
    return "Dependency edges that lead to types of \(key.dropFirst(edgesTo.count))."
  }

  /// The keys of all possible rows, except those that contain the names of modules.
  static var keys: [String] { meanings.keys.sorted() }

  private static let edgesTo = "edges.to."

  private static let meanings =
    (try? JSONDecoder().decode(
      [String: String].self, from: Data(String(cString: glossary_json()).utf8)))
    ?? [:]
}
