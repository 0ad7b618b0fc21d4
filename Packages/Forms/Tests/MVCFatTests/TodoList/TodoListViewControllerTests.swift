import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCFat

/// Tested through keys and screens, because a scene that is a single object exposes nothing else.
///
/// No double can replace its drawing or the form that it makes. A failure here may be the fault
/// of the drawing, of a decision or of the form; no test shows which.
@Suite("The list's controller")
struct TodoListViewControllerTests {
  private let store: FailingStore
  private let controller: TodoListViewController

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    controller = TodoListViewController(store: store, clock: .fixed, calendar: .fixed)
  }

  @Test func `Appearing shows what the store holds`() {
    #expect(controller.screen.title == "Todos")
    #expect(controller.screen.texts == ["", "", ""])
    #expect(controller.screen.enabled == ["Add", "Filter"])
    controller.appeared()
    #expect(
      controller.screen.content == [
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
      controller.screen.enabled == ["", "Add", "Edit", "Done", "Delete", "Filter", "Clear"])
  }

  @Test func `What is done is dimmed wherever it stands, and never overdue`() throws {
    try store.setDone(true, TodoItem.ID(rawValue: 1))
    controller.appeared()
    #expect(
      controller.screen.content.last
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
    controller.appeared()
    #expect(
      controller.screen.content == [
        .text("0 active, 0 done"), .text("Filter: All"),
        .text("Nothing to do. Press a to add a todo.", .dimmed),
      ])
    #expect(controller.screen.enabled == ["Add", "Filter"])
  }

  @Test func `A change from elsewhere is shown at once`() throws {
    controller.appeared()
    try store.add("2026-11-22 C")
    #expect(controller.screen.titles == ["A", "B", "C"])
  }

  @Test func `A list that can't be loaded says why, and doesn't look empty`() {
    store.fail(.load)
    controller.appeared()
    controller.press("f")
    #expect(
      controller.screen.alert
        == Screen.Alert(.notice, "Couldn't load the todos.", detail: FailingStore.reason))
    #expect(controller.screen.texts == ["", "", ""])
  }

  @Test func `A failed reload leaves the list as it was`() {
    controller.appeared()
    store.fail(.load)
    controller.appeared()
    #expect(controller.screen.alert?.message == "Couldn't load the todos.")
    #expect(controller.screen.titles == ["A", "B"])
  }

  @Test func `The filter cycles, and says when nothing is left`() throws {
    controller.appeared()
    controller.press("f")
    #expect(controller.screen.texts[1] == "Filter: Active")
    #expect(controller.screen.titles == ["A"])
    controller.press("f")
    #expect(controller.screen.texts[1] == "Filter: Done")
    #expect(controller.screen.titles == ["B"])
    try store.deleteDone(among: [TodoItem.ID(rawValue: 2)])
    #expect(controller.screen.texts == ["1 active, 0 done", "Filter: Done", "No done todos."])
    #expect(controller.screen.enabled == ["Add", "Filter"])
    controller.press("f")
    #expect(controller.screen.texts[1] == "Filter: All")
    #expect(controller.screen.titles == ["A"])
  }

  @Test func `Adding presents a form for a new todo`() throws {
    controller.appeared()
    controller.press("a")
    #expect(try #require(controller.presented).screen.title == "Add Todo")
  }

  @Test func `Editing presents a form for the selected todo`() throws {
    controller.appeared()
    controller.press(.down, .enter)
    let form = try #require(controller.presented)
    #expect(form.screen.title == "Edit Todo")
    #expect(form.screen.values == ["B", "2026-11-21 Saturday"])
  }

  @Test func `A cancelled form closes and changes nothing`() throws {
    controller.appeared()
    let before = controller.screen
    controller.press("a")
    try #require(controller.presented).press("C", .escape)
    #expect(controller.presented == nil)
    #expect(controller.screen == before)
  }

  @Test func `After a save the form closes and the todo is selected`() throws {
    controller.appeared()
    controller.press("a")
    try #require(controller.presented).press("C", .enter)
    #expect(controller.presented == nil)
    #expect(controller.screen.selectedTitle == "C")
  }

  @Test
  func `After a save that can't be loaded the form closes and the list stays as it was`() throws {
    controller.appeared()
    store.fail(.load)
    controller.press("a")
    try #require(controller.presented).press("C", .enter)
    #expect(controller.presented == nil)
    #expect(controller.screen.alert?.message == "Couldn't load the todos.")
    #expect(controller.screen.titles == ["A", "B"])
    #expect(controller.screen.selectedTitle == "A")
  }

  @Test func `The filter opens for a saved todo that it hides`() throws {
    controller.appeared()
    controller.press("f", "a")
    try #require(controller.presented).press("C", .enter)
    #expect(controller.screen.texts[1] == "Filter: Active")
    controller.press("f", "a")
    try #require(controller.presented).press("D", .enter)
    #expect(controller.screen.texts[1] == "Filter: All")
    #expect(controller.screen.selectedTitle == "D")
  }

  @Test func `It says when a form comes and goes`() throws {
    var presented: [Bool] = []
    controller.onChange = { [unowned controller] in
      presented.append(controller.presented != nil)
    }
    controller.press("a")
    try #require(controller.presented).press(.escape)
    #expect(presented == [true, false])
  }

  @Test(arguments: [.down, "f", "d"] as [Key])
  func `It reports whenever something else is shown`(key: Key) {
    controller.appeared()
    var told: Screen?
    controller.onChange = { [unowned controller] in told = controller.screen }
    controller.press(key, "z")
    #expect(told == controller.screen)
  }
}
