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
