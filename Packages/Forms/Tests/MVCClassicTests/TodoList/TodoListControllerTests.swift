import Shared
import TestSupport
import Testing

@testable import MVCClassic

/// Tests the controller with its real model and without a view.
@Suite("The list's controller")
struct TodoListControllerTests {
  private let store: FailingStore
  private let model: TodoListModel
  private let controller: TodoListController

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    model = TodoListModel(store: store, clock: .fixed, calendar: .fixed)
    controller = TodoListController(model: model)
    controller.appeared()
  }

  @Test func `Appearing loads`() {
    #expect(model.titles == ["A", "B"])
  }

  @Test func `The selection moves`() {
    controller.selectionMoved(by: 1)
    #expect(model.selectedTitle == "B")
  }

  @Test func `The filter cycles`() {
    let filters = (1...3).map { _ in
      controller.filterPressed()
      return model.filter
    }
    #expect(filters == [.active, .done, .all])
  }

  @Test func `Adding opens a form for a new todo`() {
    controller.addPressed()
    #expect(model.form?.isNew == true)
  }

  @Test func `Editing opens a form for the selected todo`() {
    controller.selectionMoved(by: 1)
    controller.editPressed()
    #expect(model.form?.title == "B")
  }

  @Test func `An open form gets a controller of its own`() throws {
    #expect(controller.makeFormController() == nil)
    controller.addPressed()
    let form = try #require(controller.makeFormController())
    form.titleChanged(to: "C")
    #expect(model.form?.title == "C")
  }

  @Test func `Marking makes the opposite of what is`() throws {
    controller.donePressed()
    #expect(try store.lines == ["x 2026-11-20 A", "x 2026-11-21 B"])
    controller.donePressed()
    #expect(try store.lines == ["2026-11-20 A", "x 2026-11-21 B"])
  }

  @Test func `Deleting asks first`() throws {
    controller.deletePressed()
    #expect(model.alert == .delete(try store.todos()[0]))
    controller.alertAnswered(false)
    #expect(model.alert == nil)
    #expect(try store.lines.count == 2)
  }

  @Test func `Confirming deletes`() throws {
    controller.deletePressed()
    controller.alertAnswered(true)
    #expect(model.alert == nil)
    #expect(try store.lines == ["x 2026-11-21 B"])
  }

  @Test func `Clearing asks first, and a yes deletes what was done when it asked`() throws {
    controller.clearDonePressed()
    #expect(model.alert == .clearDone([TodoItem.ID(rawValue: 2)]))
    try store.setDone(true, TodoItem.ID(rawValue: 1))
    controller.alertAnswered(true)
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test func `Clearing doesn't ask when nothing is done`() throws {
    try store.deleteDone(among: [TodoItem.ID(rawValue: 2)])
    controller.clearDonePressed()
    #expect(model.alert == nil)
  }

  @Test func `A question is answered once`() throws {
    controller.deletePressed()
    controller.alertAnswered(false)
    controller.alertAnswered(true)
    #expect(try store.lines.count == 2)
  }

  @Test func `A change that fails after a yes says why`() {
    store.fail(.delete)
    controller.deletePressed()
    controller.alertAnswered(true)
    #expect(model.alert == .deleteFailed(reason: FailingStore.reason))
    controller.alertAnswered(false)
    #expect(model.alert == nil)
  }

  @Test func `Without a selection there is nothing to edit, to mark or to delete`() throws {
    for id in 1...2 { try store.delete(TodoItem.ID(rawValue: Int64(id))) }
    controller.selectionMoved(by: 1)
    controller.editPressed()
    controller.donePressed()
    controller.deletePressed()
    #expect(model.form == nil)
    #expect(model.alert == nil)
  }
}
