import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVTodo

/// What the view decides can only be tested by keys and screens, over a real model.
@Suite("The list's view")
struct TodoListViewTests {
  private let store: FailingStore
  private let view: TodoListView

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    view = TodoListView(
      model: TodosModel(store: store, clock: .fixed, calendar: .fixed))
  }

  @Test func `Appearing shows what the store holds`() {
    #expect(view.screen.title == "Todos")
    #expect(view.screen.texts == ["", "", ""])
    #expect(view.screen.enabled == ["Add", "Filter"])
    view.appeared()
    #expect(
      view.screen.content == [
        .text("1 active, 1 done"), .text("Filter: All"),
        .list(
          Screen.List(
            sections: [
              Screen.Section(
                title: "Earlier",
                rows: [
                  Screen.Row(isChecked: false, text: "A", detail: "! 2026-11-20", style: .warning)
                ]),
              Screen.Section(
                title: "Today", rows: [Screen.Row(isChecked: true, text: "B", style: .dimmed)]),
            ], selection: 0)),
      ])
    #expect(
      view.screen.enabled == ["", "Add", "Edit", "Done", "Delete", "Filter", "Clear"])
  }

  @Test func `What is done is dimmed wherever it stands, and never overdue`() throws {
    try store.setDone(true, TodoItem.ID(rawValue: 1))
    view.appeared()
    #expect(
      view.screen.content.last
        == .list(
          Screen.List(
            sections: [
              Screen.Section(
                title: "Earlier",
                rows: [
                  Screen.Row(isChecked: true, text: "A", detail: "2026-11-20", style: .dimmed)
                ]),
              Screen.Section(
                title: "Today", rows: [Screen.Row(isChecked: true, text: "B", style: .dimmed)]),
            ], selection: 0)))
  }

  @Test func `Nothing to do is said, and dimmed`() throws {
    for id in [1, 2] as [TodoItem.ID] { try store.delete(id) }
    view.appeared()
    #expect(
      view.screen.content == [
        .text("0 active, 0 done"), .text("Filter: All"),
        .text("Nothing to do. Press a to add a todo.", .dimmed),
      ])
    #expect(view.screen.enabled == ["Add", "Filter"])
  }

  @Test func `A change from elsewhere is shown at once`() throws {
    view.appeared()
    try store.add("2026-11-22 C")
    #expect(view.screen.titles == ["A", "B", "C"])
  }

  @Test func `A list that can't be loaded says why, and doesn't look empty`() {
    store.fail(.load)
    view.appeared()
    view.press("f")
    #expect(
      view.screen.alert
        == Screen.Alert(.notice, "Couldn't load the todos.", detail: FailingStore.reason))
    #expect(view.screen.texts == ["", "", ""])
  }

  @Test func `A failed reload leaves the list as it was`() {
    view.appeared()
    store.fail(.load)
    view.appeared()
    #expect(view.screen.alert?.message == "Couldn't load the todos.")
    #expect(view.screen.titles == ["A", "B"])
  }

  @Test func `The filter cycles, and says when nothing is left`() throws {
    view.appeared()
    view.press("f")
    #expect(view.screen.texts[1] == "Filter: Active")
    #expect(view.screen.titles == ["A"])
    view.press("f")
    #expect(view.screen.texts[1] == "Filter: Done")
    #expect(view.screen.titles == ["B"])
    try store.deleteDone(among: [TodoItem.ID(rawValue: 2)])
    #expect(view.screen.texts == ["1 active, 0 done", "Filter: Done", "No done todos."])
    #expect(view.screen.enabled == ["Add", "Filter"])
    view.press("f")
    #expect(view.screen.texts[1] == "Filter: All")
    #expect(view.screen.titles == ["A"])
  }

  @Test func `Adding presents a form for a new todo`() throws {
    view.appeared()
    view.press("a")
    #expect(try #require(view.presented).screen.title == "Add Todo")
  }

  @Test func `Editing presents a form for the selected todo`() throws {
    view.appeared()
    view.press(.down, .enter)
    let form = try #require(view.presented)
    #expect(form.screen.title == "Edit Todo")
    #expect(form.screen.values == ["B", "2026-11-21 Saturday"])
  }

  @Test func `A cancelled form closes and changes nothing`() throws {
    view.appeared()
    let before = view.screen
    view.press("a")
    try #require(view.presented).press("C", .escape)
    #expect(view.presented == nil)
    #expect(view.screen == before)
  }

  @Test func `After a save the form closes and the todo is selected`() throws {
    view.appeared()
    view.press("a")
    try #require(view.presented).press("C", .enter)
    #expect(view.presented == nil)
    #expect(view.screen.selectedTitle == "C")
  }

  @Test
  func `After a save that can't be loaded the form closes and the list stays as it was`() throws {
    view.appeared()
    store.fail(.load)
    view.press("a")
    try #require(view.presented).press("C", .enter)
    #expect(view.presented == nil)
    #expect(view.screen.alert?.message == "Couldn't load the todos.")
    #expect(view.screen.titles == ["A", "B"])
    #expect(view.screen.selectedTitle == "A")
  }

  @Test func `The filter opens for a saved todo that it hides`() throws {
    view.appeared()
    view.press("f", "a")
    try #require(view.presented).press("C", .enter)
    #expect(view.screen.texts[1] == "Filter: Active")
    view.press("f", "a")
    try #require(view.presented).press("D", .enter)
    #expect(view.screen.texts[1] == "Filter: All")
    #expect(view.screen.selectedTitle == "D")
  }

  @Test func `It presents one form for as long as it is open`() throws {
    #expect(view.renderings { view.press("a") } == 1)
    let form = try #require(view.presented)
    form.press("A")
    #expect(view.presented === form)
    #expect(view.renderings { form.press(.escape) } == 1)
    #expect(view.presented == nil)
  }

  @Test func `A failed load takes the place of a question, which is answered by nothing`() throws {
    view.appeared()
    view.press("d")
    store.fail(.load)
    try store.add("2026-11-22 C")
    #expect(view.screen.alert?.message == "Couldn't load the todos.")
    view.answerAlert(true)
    #expect(view.screen.alert == nil)
    store.fail()
    #expect(try store.lines.count == 3)
  }

  @Test func `What a view selects or filters is its own, what the model holds is not`() {
    let model = TodosModel(store: store, clock: .fixed, calendar: .fixed)
    let views = [TodoListView(model: model), TodoListView(model: model)]
    views[0].appeared()
    views[0].press(.down, "f")
    #expect(views.map(\.screen.texts[0]) == ["1 active, 1 done", "1 active, 1 done"])
    #expect(views.map(\.screen.texts[1]) == ["Filter: Active", "Filter: All"])
    #expect(views.map(\.screen.selectedTitle) == ["A", "A"])
    views[1].press(.space)
    #expect(views[0].screen.texts == ["0 active, 2 done", "Filter: Active", "No active todos."])
  }

  @Test func `A change of what is drawn renders once, and what isn't drawn renders nothing`() throws
  {
    view.appeared()
    #expect(view.renderings { view.press(.down) } == 1)
    #expect(view.renderings { view.press(.down, "z") } == 0)
    #expect(view.renderings { view.press("f") } == 1)
    #expect(view.renderings { view.press("d") } == 1)
    #expect(view.renderings { view.answerAlert(false) } == 1)
    #expect(view.renderings { view.answerAlert(true) } == 0)
    #expect(view.renderings { view.appeared() } == 0)
    #expect(try view.renderings { try store.delete(TodoItem.ID(rawValue: 1)) } == 1)
  }
}
