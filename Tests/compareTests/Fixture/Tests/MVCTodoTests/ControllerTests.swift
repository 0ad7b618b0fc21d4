import Shared
import Testing

@testable import MVCTodo

struct ControllerTests {
  @Test func `shows the titles`() {
    let store = StoreStub()
    store.addAll([Item(title: "Milk")])
    let controller = Controller(store: store)
    controller.refresh()
    #expect(controller.view.shows(store))
  }

  @Test(arguments: [Key.quit, .none]) func `does nothing (yet)`(_ key: Key) {
    let controller = Controller(store: StoreStub())
    controller.view.press(key)
    #expect(controller.view.screen.lines.isEmpty)
  }

  @Test(.disabled("never finished")) func `adds`() {}
}

/// A test double of a protocol of the shared module.
final class StoreStub: Store {
  private(set) var items: [Item] = []
  func add(_ item: Item) { items.append(item) }
}

/// Belongs to a type of the module, but is no part of the module.
extension ListView {
  func shows(_ store: any Store) -> Bool { screen.lines == store.items.map(\.title) }
}
