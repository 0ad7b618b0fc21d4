/// How every output says that something is missing which was asked for.
enum PartialResult {
  /// What the program ends with, so that nobody takes a part for the whole.
  static let exitCode: Int32 = 3

  static let title = "Partial result"
  static let explanation = "the notes say what could not be measured."
  static let line = "\(title): \(explanation)"
  static let markdown = "**\(title)**: \(explanation)\n\n"
}
