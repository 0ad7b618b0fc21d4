/// The shortest way from what a view does to the place where data is kept.
struct StorePath: Equatable, Sendable {
  struct Step: Equatable, Sendable {
    let from: String
    let to: String
    let file: String
    let line: Int
  }

  /// A function of the view.
  let action: String
  /// From the view to the store; each differs from the one before.
  let types: [String]
  /// The calls, one after the other; within a type there may be several.
  let steps: [Step]

  /// How often the way leads from one type to another.
  var length: Int { max(types.count - 1, 0) }
}
