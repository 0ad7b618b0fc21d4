/// What breaks a rule of its module's pattern or layers: a reference, or a comment that accepts
/// one.
struct FindingReport: Codable, Equatable, Sendable {
  /// Such as `viper.interactor-knows-presenter`.
  var rule: String
  /// The column that is held against the rule.
  var module: String
  var file: String
  /// Counted from 1; the column in UTF-8 bytes.
  var line: Int
  var column: Int
  /// The type of the module that refers, and the one that it must not refer to.
  var from: String
  var to: String
  var toModule: String
  /// From the one type to the other, both included; round a cycle, back to the first.
  var path: [String]
  /// What is wrong, in a few words without the path and without a full stop.
  var message: String
  /// How to mend it, in one sentence.
  var remedy: String
}

extension FindingReport {
  /// From the first file to the last, and from top to bottom; the names decide what is left.
  func isBefore(_ other: FindingReport) -> Bool {
    let (place, otherPlace) = ((file, line, column), (other.file, other.line, other.column))
    return place == otherPlace
      ? (rule, from, to) < (other.rule, other.from, other.to) : place < otherPlace
  }
}
