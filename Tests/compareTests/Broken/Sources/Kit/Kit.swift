/// An entity: its role comes from the configuration, as its name says nothing.
public struct Note: Sendable {
  public let text: String

  public init(text: String) { self.text = text }
}

public protocol NoteStore: AnyObject {
  func all() -> [Note]
  func clear()
}

public struct Canvas: Sendable {
  public init() {}
}

public protocol WallClock: Sendable {
  var seconds: Int { get }
}
