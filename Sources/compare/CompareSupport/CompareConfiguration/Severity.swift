/// How much a finding matters.
package enum Severity: String, CaseIterable, Codable, Sendable {
  case error, warning, note

  /// Whether a finding that has it lets a check fail.
  package var isFailure: Bool { self != .note }

  /// What turns a rule off, where a severity may stand.
  static let off = "off"
}
