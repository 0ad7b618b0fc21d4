/// One of the five patterns that the app is written in, with windows of widgets.
///
/// The conformance suite of the root package and its program know a type of this name.
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

  /// What the programs of other packages run besides.
  public static let elsewhere: [String] = []

  /// What sets it apart from the pattern that is called so; nothing here.
  public var form: String? { nil }

  /// Whether it is a step from one pattern to another.
  public var isStep: Bool { false }

  /// Whether its window opens links.
  public var opensLinks: Bool { false }

  /// The names of those that open links, none of them here.
  public static let linked = ["viper-routes"]
}
