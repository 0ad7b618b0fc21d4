/// One of the five patterns that the app is written in.
///
/// The package of other forms has a type of the same name, with these and its own: the program and
/// the conformance suite are the same over both.
public enum Implementation: String, CaseIterable, Sendable {
  case mvc
  case mvp
  case mvvm
  case mvi
  case viper

  /// The five of the comparison.
  public static let patterns = allCases

  /// Lists of other forms, by their titles.
  public static let others: [(title: String, implementations: [Self])] = []

  /// What the program of the package of other forms runs besides.
  public static let elsewhere = [
    "mvc-classic", "mvc-fat", "mvc-decoupled", "mvp-supervising", "mvp-presentation",
    "mvvm-bound", "mvvm-routed", "mvi-composed", "mvi-store", "viper-observed", "viper-routes",
    "viper-gateway", "viper-base", "mv", "road-1", "road-2", "road-3", "road-5", "mvc-second",
    "mvp-second", "mvvm-second", "mvi-second", "viper-second",
  ]

  /// What sets it apart from the pattern that is called so, in a line; nil for the pattern itself.
  public var form: String? { nil }

  /// Whether it is a step from one pattern to another, of which only the cats differ.
  public var isStep: Bool { false }

  /// Whether its window opens links.
  public var opensLinks: Bool { false }

  /// The names of those that open links, one of them elsewhere.
  public static let linked = ["viper-routes"]
}
