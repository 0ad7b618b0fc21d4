/// A reference that breaks the rules of its module's pattern.
struct FindingReport: Codable, Equatable, Sendable {
  /// Such as `viper.interactor-knows-presenter`.
  var rule: String
  /// The column that is held against its pattern.
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
