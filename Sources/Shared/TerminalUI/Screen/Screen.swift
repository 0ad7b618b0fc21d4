/// The contents of a scene as a value, from top to bottom, with the keys that work.
nonisolated public struct Screen: Equatable, Sendable {
  public var title: String
  public var content: [Content]
  public var actions: [Action]
  /// Covers everything else and takes every key while it is shown.
  public var alert: Alert?

  public init(
    title: String, content: [Content] = [], actions: [Action] = [], alert: Alert? = nil
  ) {
    self.title = title
    self.content = content
    self.actions = actions
    self.alert = alert
  }

  /// One element of a screen, from top to bottom.
  public enum Content: Equatable, Sendable {
    case text(String, Style = .plain)
    case list(List)
    case field(Field)
    case picture(Picture)
    /// Work in progress, described by the text.
    case spinner(String)
  }

  /// The emphasis of a text.
  public enum Style: Equatable, Sendable {
    case plain
    case dimmed
    case warning
  }

  /// Whether typed characters are text here, so that none of them can be a command.
  public var takesText: Bool {
    content.contains { if case .field = $0 { true } else { false } }
  }

  /// Whether work is in progress here.
  public var isBusy: Bool {
    content.contains { if case .spinner = $0 { true } else { false } }
  }
}

extension Screen {
  /// An action and its keys; a disabled action is dimmed, and its keys do nothing.
  nonisolated public struct Action: Equatable, Sendable {
    public var keys: [Key]
    /// Empty if the keys need no explanation.
    public var title: String
    public var isEnabled: Bool

    public init(_ keys: Key..., title: String = "", isEnabled: Bool = true) {
      self.keys = keys
      self.title = title
      self.isEnabled = isEnabled
    }
  }
}

extension Screen {
  /// A labelled value that can be edited.
  nonisolated public struct Field: Equatable, Sendable {
    public var label: String
    public var value: String
    /// The insertion point, counted in characters of the value; `nil` if typing goes elsewhere.
    public var cursor: Int?
    public var isFocused: Bool

    public init(label: String, value: String, cursor: Int? = nil, isFocused: Bool) {
      self.label = label
      self.value = value
      self.cursor = cursor
      self.isFocused = isFocused
    }
  }
}

extension Screen {
  /// Pixels that are scaled to fit the available space.
  nonisolated public struct Picture: Equatable, Sendable {
    public var width: Int
    public var height: Int
    /// Red, green, blue and alpha of each pixel, a byte each, row by row from the top left.
    public var rgba: [UInt8]

    /// Makes a picture, or `nil` if the bytes don't fill width × height pixels exactly.
    public init?(width: Int, height: Int, rgba: [UInt8]) {
      let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
      guard width > 0, height > 0, !overflow, rgba.count / 4 == pixels, rgba.count % 4 == 0
      else { return nil }
      self.width = width
      self.height = height
      self.rgba = rgba
    }
  }
}
