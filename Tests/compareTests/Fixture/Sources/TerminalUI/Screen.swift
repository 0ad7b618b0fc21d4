public struct Screen {
  public var lines: [String]

  public init(_ lines: [String]) {
    self.lines = lines
  }
}
