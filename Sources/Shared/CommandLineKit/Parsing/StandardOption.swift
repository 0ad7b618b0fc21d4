/// Options that every program has and handles itself.
enum StandardOption: String, CaseIterable, Sendable {
  case version = "--version"
  case completionScript = "--generate-completion-script"
  case manual = "--generate-manual"
  case help = "--help"

  init?(name: String) {
    self.init(rawValue: name == "-h" ? Self.help.rawValue : name)
  }

  var description: OptionDescription {
    OptionDescription(
      names: [rawValue] + (self == .help ? ["-h"] : []),
      value: self == .completionScript
        ? ValueDescription("shell", .oneOf(Shell.allCases.map(\.rawValue))) : nil,
      help: help, standard: nil, isRepeatable: false, rules: .none)
  }

  private var help: String {
    switch self {
    case .version: "Show the version."
    case .completionScript: "Print the completion script of a shell."
    case .manual: "Print the manual page."
    case .help: "Show help information."
    }
  }

  /// The request that the option makes; its value has been checked.
  func request(_ value: String) throws(ValueError) -> StandardRequest {
    switch self {
    case .version: return .version
    case .completionScript:
      guard let shell = Shell(rawValue: value) else { throw .unexpected(value) }
      return .completionScript(shell)
    case .manual: return .manual
    case .help: return .help
    }
  }
}

/// Information that a program was asked to print about itself.
enum StandardRequest {
  case help, version, manual
  case completionScript(Shell)
}
