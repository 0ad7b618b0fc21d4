/// What a scene shows, as a value: from top to bottom, with the keys that work.
nonisolated public struct Screen: Equatable, Sendable {
  public var title: String
  public var content: [Content]
  public var actions: [Action]
  /// Lies over everything and takes every key while it is there.
  public var alert: Alert?

  public init(
    title: String, content: [Content] = [], actions: [Action] = [], alert: Alert? = nil
  ) {
    self.title = title
    self.content = content
    self.actions = actions
    self.alert = alert
  }

  /// One thing in the column that a screen is.
  public enum Content: Equatable, Sendable {
    case text(String, Style = .plain)
    case list(List)
    case field(Field)
    case picture(Picture)
    /// Work is going on; the text says which.
    case spinner(String)
  }

  /// How a text stands out.
  public enum Style: Equatable, Sendable {
    case plain
    case dimmed
    case warning
  }

  /// Whether characters are typed here, so that none of them can be a command.
  public var takesText: Bool {
    content.contains { if case .field = $0 { true } else { false } }
  }

  /// Whether work is going on here.
  public var isBusy: Bool {
    content.contains { if case .spinner = $0 { true } else { false } }
  }
}
