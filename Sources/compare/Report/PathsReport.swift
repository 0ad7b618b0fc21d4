/// How far a module's views are from the store.
struct PathsReport: Codable, Equatable, Sendable {
  /// The shortest way from an action of a view to a store or provider.
  struct Path: Codable, Equatable, Sendable {
    /// The function of the view.
    var action: String
    /// From the view to the store.
    var types: [String]
    /// The calls that lead there.
    var steps: [Step]
  }

  struct Step: Codable, Equatable, Sendable {
    var from: String
    var to: String
    var file: String
    var line: Int
  }

  /// The actions that reach a store.
  var count: Int
  /// Types on the way, the view's and the store's included; nil without any way.
  @ExplicitNull var mean: Double?
  @ExplicitNull var longest: Int?
  var list: [Path]

  init(_ list: [Path]) {
    let lengths = list.map(\.types.count)
    count = list.count
    let sum = lengths.reduce(0, +)
    let mean = list.isEmpty ? nil : (Double(sum) / Double(list.count)).hundredths
    _mean = ExplicitNull(wrappedValue: mean)
    _longest = ExplicitNull(wrappedValue: lengths.max())
    self.list = list
  }
}
