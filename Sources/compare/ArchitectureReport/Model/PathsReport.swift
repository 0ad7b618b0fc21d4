/// How far a module's views are from the store.
package struct PathsReport: Codable, Equatable, Sendable {
  /// The shortest path from an action of a view to a store or provider.
  package struct Path: Codable, Equatable, Sendable {
    /// The function of the view.
    package var action: String
    /// From the view to the store.
    package var types: [String]
    package var steps: [Step]
    /// Whether it depends on a condition that can't be decided.
    package var may = false
    /// Whether a run of a script took it; nil if none was run, and in an older result.
    package var taken: Bool?
  }

  package typealias Step = CycleReport.Step

  /// The actions that reach a store.
  package var count: Int
  /// Those that depend on a condition that can't be decided.
  var may: Int
  /// Types on the path, including the view's and the store's; nil without paths.
  @ExplicitNull var mean: Double?
  @ExplicitNull package var longest: Int?
  package var list: [Path]
  /// Whether a run of a script reached a store where no path leads; nil if none did.
  package var isIncomplete: Bool?

  /// How many of them a run of a script took; nil if none was run.
  var taken: Int? {
    let known = list.compactMap(\.taken)
    return known.isEmpty ? nil : known.count(where: \.self)
  }

  init(_ list: [Path]) {
    let lengths = list.map(\.types.count)
    count = list.count
    may = list.count(where: \.may)
    let sum = lengths.reduce(0, +)
    let mean = list.isEmpty ? nil : (Double(sum) / Double(list.count)).hundredths
    _mean = ExplicitNull(wrappedValue: mean)
    _longest = ExplicitNull(wrappedValue: lengths.max())
    self.list = list
  }

  /// An older result doesn't record this, so all of its paths count as uncertain.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    count = try values.decode(Int.self, forKey: .count)
    may = try values.decodeIfPresent(Int.self, forKey: .may) ?? count
    _mean = try values.decode(ExplicitNull<Double>.self, forKey: .mean)
    _longest = try values.decode(ExplicitNull<Int>.self, forKey: .longest)
    list = try values.decode([Path].self, forKey: .list)
    isIncomplete = try values.decodeIfPresent(Bool.self, forKey: .isIncomplete)
  }
}

extension PathsReport.Path {
  /// An older result doesn't record this, so the path counts as uncertain.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    action = try values.decode(String.self, forKey: .action)
    types = try values.decode([String].self, forKey: .types)
    steps = try values.decode([PathsReport.Step].self, forKey: .steps)
    may = try values.decodeIfPresent(Bool.self, forKey: .may) ?? true
    taken = try values.decodeIfPresent(Bool.self, forKey: .taken)
  }
}

extension Double {
  /// With two decimal places, as in a report.
  var hundredths: Double { (self * 100).rounded() / 100 }
}
