/// That one file or type needs another, with what proves it.
package struct Dependency: Equatable, Sendable {
  package let from: String
  package let to: String
  /// The places in the source that make it.
  let references: Int
  /// The first of these places.
  package let file: String
  package let line: Int
}
