@testable import ArchitectureReport
@testable import CompareSupport

extension ModuleReport {
  /// A column of which only the pattern is known.
  static func column(_ pattern: Pattern) -> ModuleReport {
    var module = ModuleReport.empty
    module.name = "\(pattern.title)Todo"
    module.pattern = pattern
    return module
  }

  /// A module with a number or two; the others are those of an empty one.
  func with(_ change: (inout ModuleReport) -> Void) -> ModuleReport {
    var module = self
    change(&module)
    return module
  }
}

/// One column for each pattern, changed where a claim looks, and what the claim then says.
func claim(
  _ title: String, _ change: (Pattern, inout ModuleReport) -> Void
) -> Claim? {
  let columns = Pattern.allCases.map { pattern in
    ModuleReport.column(pattern).with { change(pattern, &$0) }
  }
  return FivePatterns.claims(columns).first { $0.title.hasPrefix(title) }
}
