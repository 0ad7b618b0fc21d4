/// A way in which the app is written: one of the five patterns, or another form of one.
public enum Implementation: String, CaseIterable, Sendable {
  case mvc
  case mvp
  case mvvm
  case mvi
  case viper
  case mvcClassic = "mvc-classic"
  case mvcDecoupled = "mvc-decoupled"

  /// The five of the comparison.
  public static let patterns: [Self] = [.mvc, .mvp, .mvvm, .mvi, .viper]

  /// The others.
  public static var variants: [Self] { allCases.filter { !patterns.contains($0) } }
}
