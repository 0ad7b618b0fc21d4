/// That one file or type needs another, with what proves it.
struct Dependency: Equatable, Sendable {
  let from: String
  let to: String
  /// The places in the source that make it.
  let references: Int
  /// The first of these places.
  let file: String
  let line: Int
}
