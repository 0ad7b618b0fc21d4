/// A way in which the app is written: one of the five patterns, or another form of one.
public enum Implementation: String, CaseIterable, Sendable {
  case mvc
  case mvp
  case mvvm
  case mvi
  case viper
  case mvcFat = "mvc-fat"
  case mvpSupervising = "mvp-supervising"
  case mvpPresentation = "mvp-presentation"
  case road1 = "road-1"
  case road2 = "road-2"
  case road3 = "road-3"
  case road5 = "road-5"

  /// The five of the comparison.
  public static let patterns: [Self] = [.mvc, .mvp, .mvvm, .mvi, .viper]

  /// Steps from the fat view controller to VIPER, of which only the cats differ.
  public static let road: [Self] = [.road1, .road2, .road3, .road5]

  /// The others.
  public static var variants: [Self] { allCases.filter { !patterns.contains($0) } }
}
