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
