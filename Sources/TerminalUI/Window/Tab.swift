/// A scene that shares the window with others, one at a time.
public struct Tab {
  public let title: String
  public let key: Key
  public let scene: any Scene

  public init(title: String, key: Key, scene: any Scene) {
    self.title = title
    self.key = key
    self.scene = scene
  }
}
