import Foundation

/// What each row of the table means, in a sentence or two; `docs/metrics.md` has the details.
enum Glossary {
  /// The meaning of a row, by its key.
  static func meaning(of key: String) -> String? {
    if let meaning = meanings[key] { return meaning }
    guard key.hasPrefix(edgesTo) else { return nil }
    return "Dependency edges that lead to types of \(key.dropFirst(edgesTo.count))."
  }

  /// The keys of all rows that there may be, but for those that modules give their names.
  static var keys: [String] { meanings.keys.sorted() }

  private static let edgesTo = "edges.to."

  private static let meanings =
    (try? JSONDecoder().decode([String: String].self, from: Data(PackageResources.glossary_json)))
    ?? [:]
}
