@testable import ArchitectureReport
@testable import CompareSupport

/// One column for each pattern, changed where a cell looks, and what the cell then says.
func cell(
  _ quality: Quality, _ pattern: Pattern, _ change: (Pattern, inout ModuleReport) -> Void
) -> Claim? {
  let columns = Pattern.allCases.map { pattern in
    ModuleReport.column(pattern).with { change(pattern, &$0) }
  }
  let row = QualityTable(columns)?.rows.first { $0.pattern == pattern }
  return zip(Quality.allCases, row?.cells ?? []).first { $0.0 == quality }?.1
}
