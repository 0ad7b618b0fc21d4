import Shared
import TestSupport
import Testing

@testable import MVCClassic

/// The controller with its model, which it changes as it is, and with no view at all.
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

  @Test("Appearing loads")
  func appears() {
    #expect(model.titles == ["A", "B"])
  }

  @Test("The selection moves")
  func moves() {
    controller.selectionMoved(by: 1)
    #expect(model.selectedTitle == "B")
  }

  @Test("The filter goes round")
  func filter() {
    let filters = (1...3).map { _ in
      controller.filterPressed()
      return model.filter
    }
    #expect(filters == [.active, .done, .all])
  }

  @Test("Adding opens a form for a new todo")
  func add() {
    controller.addPressed()
    #expect(model.form?.isNew == true)
  }

  @Test("Editing opens a form for the selected todo")
  func edit() {
    controller.selectionMoved(by: 1)
    controller.editPressed()
    #expect(model.form?.title == "B")
  }

  @Test("An open form gets a controller of its own")
  func formController() throws {
    #expect(controller.makeFormController() == nil)
    controller.addPressed()
    let form = try #require(controller.makeFormController())
    form.titleChanged(to: "C")
    #expect(model.form?.title == "C")
  }

  @Test("Marking makes the opposite of what is")
  func toggle() throws {
    controller.donePressed()
    #expect(try store.lines == ["x 2026-11-20 A", "x 2026-11-21 B"])
    controller.donePressed()
    #expect(try store.lines == ["2026-11-20 A", "x 2026-11-21 B"])
  }

  @Test("Deleting asks first")
  func deleteRefused() throws {
    controller.deletePressed()
    #expect(model.alert == .delete(try store.todos()[0]))
    controller.alertAnswered(false)
    #expect(model.alert == nil)
    #expect(try store.lines.count == 2)
  }

  @Test("A yes deletes")
  func delete() throws {
    controller.deletePressed()
    controller.alertAnswered(true)
    #expect(model.alert == nil)
    #expect(try store.lines == ["x 2026-11-21 B"])
  }

  @Test("Clearing asks first, and a yes deletes what was done when it asked")
  func clearDone() throws {
    controller.clearDonePressed()
    #expect(model.alert == .clearDone([TodoItem.ID(rawValue: 2)]))
    try store.setDone(true, TodoItem.ID(rawValue: 1))
    controller.alertAnswered(true)
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test("Clearing asks nothing when nothing is done")
  func clearNothing() throws {
    try store.deleteDone(among: [TodoItem.ID(rawValue: 2)])
    controller.clearDonePressed()
    #expect(model.alert == nil)
  }

  @Test("A question is answered once")
  func answeredOnce() throws {
    controller.deletePressed()
    controller.alertAnswered(false)
    controller.alertAnswered(true)
    #expect(try store.lines.count == 2)
  }

  @Test("A change that fails after a yes says why")
  func deleteFails() {
    store.fail(.delete)
    controller.deletePressed()
    controller.alertAnswered(true)
    #expect(model.alert == .deleteFailed(reason: FailingStore.reason))
    controller.alertAnswered(false)
    #expect(model.alert == nil)
  }

  @Test("Without a selection there is nothing to edit, to mark or to delete")
  func nothingSelected() throws {
    for id in 1...2 { try store.delete(TodoItem.ID(rawValue: Int64(id))) }
    controller.selectionMoved(by: 1)
    controller.editPressed()
    controller.donePressed()
    controller.deletePressed()
    #expect(model.form == nil)
    #expect(model.alert == nil)
  }
}
