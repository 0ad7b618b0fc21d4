/// How far a module's views are from the store.
struct PathsReport: Codable, Equatable, Sendable {
  /// The shortest way from an action of a view to a store or provider.
  struct Path: Codable, Equatable, Sendable {
    var view: String
    /// The function of the view.
    var action: String
    var steps: [Step]
  }

  struct Step: Codable, Equatable, Sendable {
    /// The type that is reached.
    var type: String
    /// Where it is called from.
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
    let lengths = list.map { $0.steps.count + 1 }
    count = list.count
    let sum = lengths.reduce(0, +)
    let mean = list.isEmpty ? nil : (Double(sum * 100) / Double(list.count)).rounded() / 100
    _mean = ExplicitNull(wrappedValue: mean)
    _longest = ExplicitNull(wrappedValue: lengths.max())
    self.list = list
  }
}
