/// The number of colours that a terminal can show.
nonisolated public enum ColorDepth: Equatable, Sendable {
  case none
  case palette256
  case trueColor

  /// Derives it from the environment; `NO_COLOR` wins over `CLICOLOR_FORCE`, both over the rest.
  public init(environment: [String: String]) {
    func value(_ name: String) -> String { environment[name]?.lowercased() ?? "" }
    let isForced = !["", "0"].contains(value("CLICOLOR_FORCE"))
    if !value("NO_COLOR").isEmpty {
      self = .none
    } else if ["truecolor", "24bit"].contains(value("COLORTERM")) {
      self = .trueColor
    } else if value("TERM").hasSuffix("-direct") {
      self = .trueColor
    } else {
      self = isForced || value("TERM").contains("256color") ? .palette256 : .none
    }
  }
}
