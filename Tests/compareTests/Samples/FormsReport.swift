@testable import ArchitectureReport
@testable import CompareSupport

extension ModuleReport {
  /// Another form of a pattern, of which only the name is known.
  static func form(_ name: String, of pattern: Pattern) -> ModuleReport {
    column(pattern).with {
      $0.name = name
      $0.variant = name.lowercased()
    }
  }
}

extension [ModuleReport] {
  /// The five, and two other forms of MVC and one of MVP.
  static var forms: [ModuleReport] {
    Pattern.allCases.map(ModuleReport.column)
      + [.form("Fat", of: .mvc), .form("Classic", of: .mvc), .form("Passive", of: .mvp)]
  }

  /// Their numbers, in the order in which they are.
  func with<Value>(_ values: [Value], _ set: (inout ModuleReport, Value) -> Void) -> Self {
    zip(self, values).map { module, value in module.with { set(&$0, value) } }
  }
}
