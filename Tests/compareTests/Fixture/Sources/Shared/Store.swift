public protocol Store: AnyObject {
  var items: [Item] { get }
  func add(_ item: Item)
}

extension Store {
  public func addAll(_ items: [Item]) {
    for item in items { add(item) }
  }
}
