import Presentation
import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVPSupervising

/// A view reads the model with its presenter's selection, so the presenter comes first.
@Suite("The order of observers")
struct ObserversTests {
  @Test func `Observers are notified in the order in which they came`() {
    var told: [String] = []
    var observers = Observers()
    let observer = Observer()
    for name in ["A", "B", "C"] { observers.add(observer) { told.append(name) } }
    observers.notify()
    observers.notify()
    #expect(told == ["A", "B", "C", "A", "B", "C"])
  }

  @Test func `An observer that is gone isn't notified, and is forgotten with the next one`() {
    var told: [String] = []
    var observers = Observers()
    weak var kept: Observer?
    do {
      let observer = Observer()
      let held = Observer()
      observers.add(observer) { withExtendedLifetime(held) { told.append("A") } }
      kept = held
    }
    observers.notify()
    #expect(told == [])
    #expect(kept != nil)
    observers.add(Observer()) {}
    #expect(kept == nil)
  }

  @Test func `The list's presenter has followed the model before its view hears of it`() throws {
    let store = try FailingStore("2026-11-20 A", "2026-11-21 B")
    let presenter = TodoListPresenter(model: TodoListModel(store))
    let view = ObservingTodoListView(presenter)
    presenter.attach(view)
    #expect(view.heard == [.state(nil), .state(1), .model])
    try store.delete(TodoItem.ID(rawValue: 1))
    #expect(view.heard == [.state(nil), .state(1), .model, .state(2), .model])
  }

  @Test func `So a view never shows rows without a selection`() throws {
    let store = try FailingStore("2026-11-20 A", "2026-11-21 B")
    let presenter = TodoListPresenter(model: TodoListModel(store))
    let view = TodoListView(presenter: presenter) { TodoFormView(presenter: $0) }
    view.appeared()
    var selections: [Int?] = []
    view.onChange = { [unowned view] in selections.append(view.selection) }
    try store.delete(TodoItem.ID(rawValue: 1))
    #expect(selections == [0, 0])
  }
}

private final class Observer {}

/// Remembers the order in which the presenter's state and the model report changes.
private final class ObservingTodoListView: TodoListViewProtocol {
  enum Event: Equatable {
    case state(Int64?)
    case model
  }

  private(set) var heard: [Event] = []

  init(_ presenter: TodoListPresenter) {
    presenter.observed.observe(by: self) { [weak self] in self?.heard.append(.model) }
  }

  func stateChanged(filter: TodoFilter, selected: TodoItem.ID?) {
    heard.append(.state(selected?.rawValue))
  }

  func showQuestion(_ question: String) {}
  func showNotice(_ notice: Notice) {}
  func dismissAlert() {}
  func presentForm(_ presenter: any TodoFormPresenterProtocol) {}
  func dismissForm() {}
}

extension Scene {
  /// The selected row of the list that is shown, if there is one.
  fileprivate var selection: Int? {
    if case .list(let list) = screen.content.last { list.selection } else { nil }
  }
}
