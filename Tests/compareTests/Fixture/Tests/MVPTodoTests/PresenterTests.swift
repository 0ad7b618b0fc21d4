import Shared
import Testing

@testable import MVPTodo

struct PresenterTests {
  @Test(arguments: ["Milk", "Bread", "Tea"])
  func `renders the first row`(_ title: String) {
    let presenter = Presenter(store: CountingStore(title))
    let view = ViewSpy()
    presenter.view = view
    presenter.update()
    #expect(view.rows.map(\.description) == [title])
  }
}

final class ViewSpy: TodoView {
  var presenter: Presenter?
  private(set) var rows: [Presenter.Row] = []
  func render(_ row: Presenter.Row) { rows.append(row) }
}

/// Conforms in an extension.
class StoreStub {
  var items: [Item]
  init(_ title: String) { items = [Item(title: title)] }
}

extension StoreStub: Store {
  func add(_ item: Item) {}
}

/// Conforms through its superclass.
final class CountingStore: StoreStub {}

/// No double: it conforms to nothing of ours.
struct Unrelated: Equatable {}
