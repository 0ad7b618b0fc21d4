/// How every output says that something is missing which was asked for.
package enum PartialResult {
  /// What the program ends with, so that nobody takes a part for the whole.
  package static let exitCode: Int32 = 3

  package static let title = "Partial result"
  package static let explanation = "the notes say what could not be measured."
  package static let line = "\(title): \(explanation)"
  package static let markdown = "**\(title)**: \(explanation)\n\n"
}
