import CompareSupport
import SourceRecords

extension PatternColumns {
  var layers: Claim {
    let layers = ranking(\.layersOfRoles)
    let lines = ranking(\.lines.code)
    let statement = Statement(
      title: "More layers mean more code",
      source: .patternsInIOS,
      wording: "With five layers instead of three one writes a huge amount of interfaces, for "
        + "classes that do very little.")
    let parts = lines.parts(rising: layers, of: Margin.counts.standing)
    return parts.isEmpty
      ? statement.notMeasurable("No pattern has more layers than another: \(layers.text).")
      : statement.measured(
        "Layers, which are the roles that types of a module play: \(layers.text). "
          + "Lines of code: \(lines.text).", parts)
  }
}

extension ModuleReport {
  /// How many roles its types play, without those that every pattern has around its scenes.
  fileprivate var layersOfRoles: Int {
    let around = [Role.app, .delegate, .other].map(\.rawValue)
    return roles.count { !around.contains($0.role) }
  }
}

extension Ranking where Value: Amount {
  /// That of any two patterns the one that has more of the other number has more of this as well;
  /// those that have as much of it are not compared.
  fileprivate func parts(
    rising other: Ranking<Int>, of standing: (Value, Value) -> Standing
  ) -> [ClaimPart] {
    let order = other.values.sorted { $0.value < $1.value }
    return order.indices.flatMap { more in
      order[..<more].filter { $0.value < order[more].value }.flatMap { less in
        parts(rising: [less.pattern, order[more].pattern], of: standing)
      }
    }
  }
}
