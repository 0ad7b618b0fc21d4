import ArchitectureReport
import Foundation

extension TableRows.Row {
  /// The cells; those of another form of a pattern have their ratio to the usual one behind them,
  /// where that is a column too: `90 ×1.20`.
  func cells(withRatiosOf modules: [ModuleReport]) -> [String] {
    zip(modules, cells).map { module, cell in
      let usual = modules.firstIndex { $0.isUsualForm(of: module) }
      guard let number = Double(cell), let base = usual.flatMap({ Double(cells[$0]) }), base > 0
      else { return cell }
      return cell + String(format: " ×%.2f", number / base)
    }
  }
}

extension ModuleReport {
  /// Whether the other one is a variant of the pattern that this is the usual form of.
  fileprivate func isUsualForm(of other: ModuleReport) -> Bool {
    other.variant != nil && other.pattern != nil && variant == nil && pattern == other.pattern
      && origin == other.origin
  }
}
