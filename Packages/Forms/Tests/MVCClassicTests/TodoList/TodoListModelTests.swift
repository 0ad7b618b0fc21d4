import Shared
import TestSupport
import Testing

@testable import MVCClassic

/// Tests the model alone, without a view or a controller.
@Suite("The list's model")
struct TodoListModelTests {
  private let store: FailingStore
  private let model: TodoListModel
  private let observer = RecordingObserver()

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    model = TodoListModel(store: store, clock: .fixed, calendar: .fixed)
    model.addObserver(observer)
  }

  @Test func `Before the first load it has no number`() {
    #expect(!model.isLoaded)
    #expect(model.sections == [])
    #expect(model.selectedRow == nil)
    #expect(!model.canUseSelected)
    #expect(!model.canClearDone)
  }

  @Test func `Loading takes what the store holds, each todo in its place`() throws {
    model.reload()
    #expect(observer.takeChanges() == 1)
    let todos = try store.todos()
    #expect(model.isLoaded)
    #expect(model.activeCount == 1)
    #expect(model.doneCount == 1)
    #expect(
      model.sections == [
        TodoSection(kind: .earlier, todos: LazyList([todos[0]])),
        TodoSection(kind: .today, todos: LazyList([todos[1]])),
      ])
    #expect(model.selectedRow == 0)
    #expect(model.canUseSelected)
    #expect(model.canClearDone)
  }

  @Test func `A change from elsewhere is loaded at once`() throws {
    model.reload()
    _ = observer.takeChanges()
    try store.add("2026-11-22 C")
    #expect(model.titles == ["A", "B", "C"])
    #expect(observer.takeChanges() == 1)
  }

  @Test func `A list that can't be loaded says why, and doesn't look empty`() {
    store.fail(.load)
    model.reload()
    #expect(observer.takeChanges() == 1)
    model.show(.active)
    #expect(model.alert == .loadFailed(reason: FailingStore.reason))
    #expect(!model.isLoaded)
    #expect(model.sections == [])
  }

  @Test func `A failed reload leaves the list as it was`() {
    model.reload()
    store.fail(.load)
    model.reload()
    #expect(model.alert == .loadFailed(reason: FailingStore.reason))
    #expect(model.titles == ["A", "B"])
  }

  @Test func `A filter hides todos, but not how many there are`() throws {
    model.reload()
    _ = observer.takeChanges()
    model.show(.active)
    #expect(model.filter == .active)
    #expect(model.titles == ["A"])
    model.show(.done)
    #expect(model.titles == ["B"])
    #expect(observer.takeChanges() == 2)
    try store.deleteDone(among: [TodoItem.ID(rawValue: 2)])
    #expect(model.sections == [])
    #expect(model.activeCount == 1)
    #expect(model.canUseSelected == false)
    #expect(model.canClearDone == false)
  }

  @Test func `A filter that was chosen before the first load holds for it`() {
    model.show(.done)
    model.reload()
    #expect(model.titles == ["B"])
  }

  @Test func `A form for a new todo is open until it is cancelled`() throws {
    model.reload()
    _ = observer.takeChanges()
    model.openForm()
    let form = try #require(model.formModel)
    #expect(model.form === form)
    #expect(form.isNew)
    #expect(form.due == .fixed)
    form.changeTitle(to: "C")
    #expect(model.form === form)
    #expect(observer.takeChanges() == 1)
    form.cancel()
    #expect(model.form == nil)
    #expect(observer.takeChanges() == 1)
    #expect(model.selectedTitle == "A")
  }

  @Test func `A form for a todo has it as it is`() throws {
    model.reload()
    model.openForm(editing: try store.todos()[1])
    #expect(model.form?.isNew == false)
    #expect(model.form?.title == "B")
  }

  @Test func `After a save the form is closed and the todo selected`() throws {
    model.reload()
    try saveNewTodo("C")
    #expect(model.form == nil)
    #expect(model.selectedTitle == "C")
  }

  @Test
  func `After a save that can't be loaded the form closes and the list stays as it was`() throws {
    model.reload()
    store.fail(.load)
    try saveNewTodo("C")
    #expect(model.form == nil)
    #expect(model.alert == .loadFailed(reason: FailingStore.reason))
    #expect(model.titles == ["A", "B"])
    #expect(model.selectedTitle == "A")
  }

  @Test func `The filter opens for a saved todo that it hides`() throws {
    model.reload()
    model.show(.active)
    try saveNewTodo("C")
    #expect(model.filter == .active)
    model.show(.done)
    try saveNewTodo("D")
    #expect(model.filter == .all)
    #expect(model.selectedTitle == "D")
  }

  private func saveNewTodo(_ title: String) throws {
    model.openForm()
    let form = try #require(model.formModel)
    form.changeTitle(to: title)
    form.save()
  }
}
