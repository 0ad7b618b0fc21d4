import Foundation
import Implementations

nonisolated extension Implementation {
  /// All implementations; only those of the columns if `compare` runs the suite for its columns.
  static let tested = tested(columns: ProcessInfo.processInfo.environment["COMPARE_COLUMNS"])

  /// Takes comma-separated module names.
  static func tested(columns: String?) -> [Implementation] {
    guard let columns else { return allCases }
    let modules = Set(columns.split(separator: ",").map(String.init))
    return allCases.filter { modules.contains($0.module) }
  }
}
