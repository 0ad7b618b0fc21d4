import Shared

/// Owns the view, which knows it only as a delegate.
public final class Controller {
  private let store: any Store
  let view = ListView()

  public init(store: any Store) {
    self.store = store
    view.delegate = self
  }

  // `items` is a member of `Store`, `lines` one of `Screen`: neither type is named here.
  func refresh() {
    view.show(store.items.map { $0.title })
    let count = view.screen.lines.count
    print(count)
  }
}
