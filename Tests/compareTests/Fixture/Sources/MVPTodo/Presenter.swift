import Shared

/// Knows its presenter, which knows it: a cycle through a protocol.
protocol TodoView: AnyObject {
  var presenter: Presenter? { get }
  func render(_ row: Presenter.Row)
}

final class Presenter {
  struct Row: Equatable {
    let title: String
  }

  weak var view: (any TodoView)?
  private let store: any Store

  init(store: any Store) {
    self.store = store
  }

  func update() {
    store.addAll([])
    if let item = store.items.first { view?.render(Row(title: item.title)) }
  }
}
