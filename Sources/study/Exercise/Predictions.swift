import CompareSupport
import Foundation

/// A reader's predictions of day 7, next to the verdicts here and in public apps.
struct Predictions {
  static let file = "predictions.txt"

  let exercise: Exercise
  let day: Day

  func missing() throws(Failure) -> [String] {
    let claims = Self.claims(in: try exercise.text(of: day.patch("start")))
    let text = try? String(
      contentsOfFile: "\(exercise.session.root)/\(Self.file)", encoding: .utf8)
    let words = Self.words(for: claims, in: text ?? "")
    let missing = zip(claims, words).compactMap(Self.missing)
    guard missing.isEmpty else { return missing }
    let verdicts = try verdicts()
    var lines = [
      "Your prediction, the verdict here, and how often it holds, does not, or is too close in"
        + " public apps:"
    ]
    var correct = 0
    for (claim, word) in zip(claims, words) {
      guard let verdict = verdicts[claim], verdict.count >= 4 else {
        throw Failure("compare has no verdict of '\(claim)'.")
      }
      if verdict[0] == word { correct += 1 }
      let apps = verdict[1...3].joined(separator: "/")
      lines.append(
        "  \(claim.padded(to: 54)) \(word.padded(to: 10)) \(verdict[0]), \(apps)")
    }
    lines.append("You were right \(correct) times out of \(claims.count).")
    try exercise.session.say(lines.joined(separator: "\n") + "\n")
    return []
  }

  /// The claims of the file that `start` makes: its lines that end with a colon.
  static func claims(in patch: String) -> [String] {
    patch.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("+"), !line.hasPrefix("+#"), !line.hasPrefix("++"), line.hasSuffix(":")
      else { return nil }
      return String(line.dropFirst().dropLast())
    }
  }

  /// What the reader wrote after each claim; empty for nothing.
  static func words(for claims: [String], in text: String) -> [String] {
    let lines = text.split(separator: "\n")
    return claims.map { claim in
      let line = lines.first { $0.hasPrefix("\(claim):") }
      return line.map { String($0.dropFirst(claim.count + 1)).trimmed } ?? ""
    }
  }

  static func missing(_ claim: String, _ word: String) -> String? {
    if ["holds", "does not", "too close"].contains(word) { return nil }
    return word.isEmpty
      ? "\(file) says nothing yet of: \(claim)"
      : "'\(word)' must be holds, does not or too close, of: \(claim)"
  }

  /// The cells of a table's rows after the first one, by the first one.
  static func rows(in table: String) -> [String: [String]] {
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("|") }.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return Dictionary(rows.filter { !$0.isEmpty }.map { ($0[0], Array($0.dropFirst())) }) {
      first, _ in first
    }
  }

  private func verdicts() throws(Failure) -> [String: [String]] {
    let outcome = try exercise.session.run(
      "swift",
      [
        "run", "compare", "render", "--format", "markdown", "--allow-partial", "--claims",
        "docs/evidence/field-study",
        "Sources/compare/CResources/Files/references.json",
      ])
    guard outcome.succeeded else {
      throw Failure("compare doesn't work.", output: outcome.text)
    }
    return Self.rows(in: String(decoding: outcome.standardOutput, as: UTF8.self))
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
