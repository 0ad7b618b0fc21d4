public struct Item: Equatable, Sendable {
  public var title: String

  public init(title: String) {
    self.title = title
  }
}

/// A name outside any type: whoever uses it needs `Item`.
public typealias Entry = Item
