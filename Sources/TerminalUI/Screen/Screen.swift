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

extension Screen {
  /// Something that keys do; one that is disabled is shown dimmed, and its keys do nothing.
  nonisolated public struct Action: Equatable, Sendable {
    public var keys: [Key]
    /// Empty where the keys say it all.
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
    /// Where typing goes, counted in characters of the value; `nil` when it isn't typed into.
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
  /// Pixels to be shown, fitted to the space that there is.
  nonisolated public struct Picture: Equatable, Sendable {
    public var width: Int
    public var height: Int
    /// Red, green, blue and alpha of each pixel, a byte each, row by row from the top left.
    public var rgba: [UInt8]

    /// Makes a picture, or `nil` when the bytes don't fill width × height pixels exactly.
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
