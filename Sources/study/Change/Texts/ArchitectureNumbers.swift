/// Numbers from the tables that `compare` prints.
enum ArchitectureNumbers {
  typealias Row = (key: String, text: String)

  /// The rows of `compare render` that `growth` reads, in this order.
  static let sizes = "types.largest,complexity.max"

  /// What the table of `compare diff` says of one module: module, what, old, new.
  static func rows(of module: String, in table: [[String]]) -> [Row] {
    let items = table.filter { $0.count == 4 && $0[0] == module }
    let added = { (kind: String) in items.count { $0[1] == kind && $0[2].isEmpty } }
    let types = items.filter { $0[1] == "type" || $0[1] == "changed type" }
    let roles = types.compactMap { item in
      (item[2] + item[3]).firstMatch(of: /\([a-z ]+\)$/).map { String($0.0) }
    }
    let newTypes = added("type")
    return [
      ("types changed", "\(types.count - newTypes)"), ("types added", "\(newTypes)"),
      ("protocol requirements added or changed", "\(added("requirement"))"),
      ("roles touched", "\(Set(roles).count)"), ("edges added", "\(added("edge"))"),
    ]
  }

  /// How the largest type and the most complex function grow.
  static func growth(of module: String, from old: [[String]], to new: [[String]]) -> [Row] {
    let sides = zip(column(module, old), column(module, new)).map { "\($0) → \($1)" }
    return zip(["largest type, lines", "most complex function"], sides).map { ($0, $1) }
  }

  private static func column(_ module: String, _ table: [[String]]) -> [String] {
    guard let column = table.first?.firstIndex(of: module) else { return [] }
    return table.dropFirst().map { $0.indices.contains(column) ? $0[column] : "0" }
  }
}
