import Shared

extension Controller: ListViewDelegate {
  func keyPressed(_ key: Key) {
    switch key {
    case .add: store(Item(title: "New"))
    case .quit, .none: break
    }
  }

  private func store(_ item: Item) {}
}
