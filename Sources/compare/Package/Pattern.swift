/// One of the five patterns, in the order of the table's columns.
enum Pattern: String, CaseIterable, Sendable {
  case mvc = "MVC"
  case mvp = "MVP"
  case mvvm = "MVVM"
  case mvi = "MVI"
  case viper = "VIPER"

  /// The module that is written in this pattern.
  var moduleName: String { rawValue + "Todo" }

  /// The test target that is this module's own suite.
  var suiteName: String { moduleName + "Tests" }
}
