import Foundation
import ProgramSupport

/// What `compare` says about a tree, each statement under a name that has no place in it.
struct Verdicts: Equatable, Sendable {
  private(set) var all: [String: String] = [:]

  /// What a rewriting may change, since it is about places, lines or how often a name is written.
  private static let omitted: Set<String> = [
    "file", "line", "column", "places", "lines", "references", "resolved", "code", "notes", "why",
    "longestFunction", "largestType", "mostComplexFunction", "shortest", "message", "remedy",
    "path",
    "steps", "requirements", "tests", "coverage", "sharedCoverage", "changes",
  ]

  /// Reads what `compare`, `compare check` and `compare roles` print as JSON.
  mutating func add(_ json: JSONValue, _ name: String) {
    guard case .object(let members) = json else { return add(json, [name]) }
    // The rest is about the run, or draws its conclusions from lines.
    for key in ["complete", "modules", "findings", "accepted"] {
      if let member = members[key] { add(member, [name, key]) }
    }
  }

  private mutating func add(_ value: JSONValue, _ path: [String]) {
    switch value {
    case .object(let members):
      if let statement = Self.statement(members) {
        return insert(path.joined(separator: " ") + ": " + statement.name, statement.value)
      }
      for (key, member) in members where !Self.omitted.contains(key) && key != "name" {
        // `compare roles` and `compare check` say these again.
        if path.first == "measure", ["role", "findings"].contains(key) { continue }
        add(member, path + [key])
      }
    case .array(let elements):
      for element in elements {
        let name = element["name"]?.string ?? element["role"]?.string
        add(element, name.map { path.dropLast() + [$0] } ?? path)
      }
      if elements.isEmpty || elements[0].string != nil { break }
      insert(path.joined(separator: " ") + " count", "\(elements.count)")
    case .string(let text): insert(path.joined(separator: " "), text)
    case .number(let number): insert(path.joined(separator: " "), "\(number)")
    case .bool(let flag): insert(path.joined(separator: " "), "\(flag)")
    case .null: break
    }
  }

  /// An edge or a finding: from where to where, and what is said of it; or a path.
  private static func statement(_ members: [String: JSONValue]) -> (name: String, value: String)? {
    if let action = members["action"]?.string, case .array(let types) = members["types"] {
      return (action, types.compactMap(\.string).joined(separator: " → "))
    }
    guard let from = members["from"]?.string, let to = members["to"]?.string else { return nil }
    let rule = members["rule"]?.string.map { "[\($0)] " } ?? ""
    let value =
      members["severity"]?.string ?? members["kind"]?.string
      ?? ["edges", "concrete"].compactMap { members[$0]?.number.map { "\($0)" } }
      .joined(separator: " and ")
    return ("\(rule)\(from) → \(to)", value)
  }

  private mutating func insert(_ name: String, _ value: String) {
    if let old = all[name] {
      all[name] = (old.components(separatedBy: ", ") + [value]).sorted().joined(separator: ", ")
    } else {
      all[name] = value
    }
  }

  /// The verdicts without those that are about something that a way has to change.
  func without(_ words: Set<String>) -> Verdicts {
    var rest = self
    rest.all = all.filter { words.isDisjoint(with: $0.key.split(separator: " ").map(String.init)) }
    return rest
  }

  /// The names of those that differ, with both values.
  func changes(to other: Verdicts) -> [String] {
    Set(all.keys).union(other.all.keys).sorted().compactMap { name in
      let (old, new) = (all[name] ?? "–", other.all[name] ?? "–")
      return old == new ? nil : "\(name): \(old) ⇒ \(new)"
    }
  }
}
